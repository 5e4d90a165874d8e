#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/chess/player/move_memory.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// A superposition on two squares or three, alone or entangled.
constexpr bool is_superposition(Action move) {
  return move.type() == Action::Type::Split || move.type() == Action::Type::Entangle ||
         move.type() == Action::Type::SplitThree;
}

/// A move and how early it should be searched.
struct RankedMove {
  Action action;
  std::int32_t rank = 0;
};

/// Ranks from which on a move is …
inline constexpr std::int32_t kRankOfBest = 1 << 30;     ///< what an earlier search found best
inline constexpr std::int32_t kRankOfCapture = 1 << 24;  ///< a capture or promotion that seems to pay
inline constexpr std::int32_t kRankOfMate = 1 << 23;     ///< a check after which the king has no square
inline constexpr std::int32_t kRankOfKiller = 1 << 22;
inline constexpr std::int32_t kRankOfQuiet = -(1 << 20);  ///< below: captures that seem to lose

/// The moves of a node, in one list that is used again and again.
struct Candidates {
  std::vector<RankedMove> moves;
  bool complete = true;         ///< whether these are all legal moves
  std::vector<Action> scratch;  ///< for the generator

  /// The highest ranked of the moves from `index` on is put there.
  RankedMove& pick(std::size_t index);
};

/// What a list of candidates is made for.
struct CandidateWish {
  std::optional<Square> must_move;
  Action best;             ///< of an earlier search: kept, if it is legal
  int ply = 0;             ///< for the killers
  std::size_t splits = 0;  ///< how many superpositions and entanglements at most, beside those that seem to mate
};

/// All legal moves but superpositions and entanglements, and the most promising of these. It is empty only when there
/// is no legal move at all.
void list_candidates(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
                     Candidates& candidates);

/// Every legal move, ranked the same way.
void list_all_ranked(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
                     Candidates& candidates);

/// Captures, attempts and promotions to a queen that seem to pay, with what they may win as rank. Whether they leave
/// the king safe (N5) has still to be asked.
void list_captures(const Board& board, const Rules& rules, Candidates& candidates);

}  // namespace spooky::chess
