#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "formats/chess/text/testing.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/chess/rules/position.hpp"
#include "spooky/search/chance.hpp"

// Games for the tests of the computer player, and a solver of mates that looks at everything.
namespace spooky::chess {

inline constexpr std::string_view kVariantNames[] = {"niel",  "simplified", "hadamard", "hadamard+", "deterministic",
                                                     "nobox", "tunnelling", "partial",  "plain"};
inline constexpr std::string_view kBoardNames[] = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6",
                                                   "losalamos6x6"};

inline std::string rules_text(std::string_view variant, std::string_view board) {
  return "draws=true,variant=" + std::string(variant) + ",board=" + std::string(board);
}

/// Whether something is true of the position after an action, whatever the die says.
template <class Predicate>
bool always_after(const Position& position, Action action, const Predicate& predicate) {
  Position next = position;
  next.play_unchecked(action);
  if (next.actor() != Actor::Nature) return predicate(next);
  return always_after(next, Action::roll(Half::First), predicate) &&
         always_after(next, Action::roll(Half::Second), predicate);
}

inline bool forces_mate(const Position& position, Action action, int moves);

/// Whether the player to move can force checkmate in so many moves, whatever the die says: by trying everything.
inline bool can_force_mate(const Position& position, int moves) {
  if (position.is_over() || moves == 0) return false;
  Position::Actions actions;
  position.legal_actions(actions);
  return std::ranges::any_of(actions, [&](Action action) { return forces_mate(position, action, moves); });
}

/// Whether this action does.
inline bool forces_mate(const Position& position, Action action, int moves) {
  return always_after(position, action, [&](const Position& next) {
    if (next.ending() == Ending::Checkmate) return true;
    if (next.is_over() || moves == 1) return false;
    if (next.board().to_move() == position.board().to_move()) return can_force_mate(next, moves);
    Position::Actions replies;
    next.legal_actions(replies);
    return std::ranges::all_of(replies, [&](Action reply) {
      return always_after(next, reply, [&](const Position& answered) { return can_force_mate(answered, moves - 1); });
    });
  });
}

/// Any action of a player alike, or what the die says.
inline Action uniform_action(const Position& position, Random& random) {
  Position::Actions actions;
  position.legal_actions(actions);
  return actions[draw_action(position, actions, random)];
}

/// Rolls until a player acts or the game is over.
inline void roll_out(Position& position, Random& random) {
  while (position.actor() == Actor::Nature) position.play_unchecked(uniform_action(position, random));
}

}  // namespace spooky::chess
