#include "spooky/protocols/uci/tree_count.hpp"

#include <vector>

#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::uci {

namespace {

bool is_within_turn(const chess::Position& position) { return position.is_rolling() || position.must_move(); }

}  // namespace

/// With superpositions there may be thousands of moves, each counted slowly.
TreeCount::TreeCount(const chess::Rules& rules, const std::atomic<bool>& stop)
    : rules_(rules), stop_(stop), unstopped_turns_(rules.is_quantum() ? 1 : 3) {}

std::uint64_t TreeCount::count(const chess::Position& position, int turns) const {
  if (turns == 0) return 1;
  if (position.is_over()) return 0;
  if (!is_within_turn(position)) return count(position.board(), std::nullopt, turns);
  std::uint64_t nodes = 0;
  chess::Position::Actions actions;
  position.legal_actions(actions);
  for (const chess::Action action : actions) {
    chess::Position next = position;
    next.play_unchecked(action);
    nodes += count(next, is_within_turn(next) ? turns : turns - 1);
  }
  return nodes;
}

std::uint64_t TreeCount::count(const chess::Board& board, std::optional<chess::Square> must_move, int turns) const {
  if (turns == 0) return 1;
  if (was_stopped() || board.has_bare_kings()) return 0;
  if (turns <= unstopped_turns_ && !must_move) return chess::perft(board, rules_, turns);
  std::vector<chess::Action> moves;
  chess::list_moves(board, rules_, must_move, moves);
  chess::Outcomes outcomes;
  std::uint64_t nodes = 0;
  for (const chess::Action move : moves) {
    const bool goes_on = move.type() == chess::Action::Type::RemoteCollapse;
    chess::list_outcomes(board, rules_, move, outcomes);
    for (const chess::Outcome& outcome : outcomes) {
      std::optional<chess::Square> next_must_move;
      if (goes_on) next_must_move = chess::collapsed_square(board, rules_, move, outcome.rolls);
      chess::Board next = board;
      chess::make_move(next, rules_, move, outcome.rolls);
      nodes += count(next, next_must_move, goes_on ? turns : turns - 1);
    }
  }
  return nodes;
}

}  // namespace spooky::uci
