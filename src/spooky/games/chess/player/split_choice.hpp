#pragma once

#include <array>
#include <vector>

#include "spooky/core/static_vector.hpp"
#include "spooky/games/chess/player/candidates.hpp"
#include "spooky/games/chess/player/square_judge.hpp"
#include "spooky/games/chess/rules/threats.hpp"

namespace spooky::chess {

/// Ranks superpositions and entanglements at a glance.
class SplitRanking {
 public:
  SplitRanking(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
               const SquareJudge& judge)
      : board_(board), rules_(rules), wish_(wish), memory_(memory), judge_(judge) {}

 protected:
  using Verdict = SquareJudge::Verdict;

  /// A split into two squares that have been looked at, compared with a piece that stays.
  std::int32_t rank(Action move, const Verdict& a, const Verdict& b, const Verdict& stay) const;
  /// The same, looking at its squares.
  std::int32_t rank(Action move) const;
  /// A split into three squares (P5).
  std::int32_t rank(Action move, const std::array<const Verdict*, 3>& at, const Verdict& stay) const;
  bool seems_to_mate(const Verdict& a, const Verdict& b) const {
    return (a.checks || b.checks) && judge_.leaves_no_escape(a.covered | b.covered);
  }
  bool is_wanted(Action move) const {
    const auto& killers = memory_.killers(wish_.ply);
    return move == wish_.best || move == killers[0] || move == killers[1];
  }

  const Board& board_;
  const Rules& rules_;
  const CandidateWish& wish_;
  const MoveMemory& memory_;
  const SquareJudge& judge_;
};

/// The best few of them, each two squares in one form only, and what the memory asks for.
class SplitChoice : SplitRanking {
 public:
  SplitChoice(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
              const SquareJudge& judge, std::vector<RankedMove>& moves)
      : SplitRanking(board, rules, wish, memory, judge),
        moves_(moves),
        most_(wish.splits == 0            ? 1
              : wish.splits > kMostSplits ? kMostSplits
                                          : wish.splits) {}

  /// A piece that may go to any two of the squares, its own among them, at least one of the two in each of the blocks.
  void consider(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks);
  void consider(PieceType type, Square from, Square a, Square b);
  /// The same with three of the squares.
  void consider_three(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks);
  void consider(Action move);
  /// Writes the chosen ones down; whether that was all there were.
  bool finish();

 private:
  static constexpr std::size_t kMostSplits = 48;

  struct Looked {
    Square square;
    Verdict verdict;
  };

  void consider_wanted(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks);
  void consider_mates(PieceType type, Square from, const StaticVector<Looked, 64>& looked, const Verdict& stay);
  /// The form of a split that suits its squares.
  Action in_best_form(PieceType type, Square from, const Looked& a, const Looked& b) const;
  void keep(Action move, std::int32_t rank);

  std::vector<RankedMove>& moves_;
  const std::size_t most_;
  StaticVector<RankedMove, kMostSplits> chosen_;  ///< highest rank first
  bool seen_ = false;
};

/// All of them in all their forms.
class AllSplits : SplitRanking {
 public:
  AllSplits(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
            const SquareJudge& judge, std::vector<RankedMove>& moves)
      : SplitRanking(board, rules, wish, memory, judge), moves_(moves) {}

  void consider(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks);
  void consider(PieceType type, Square from, Square a, Square b);
  void consider_three(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks);
  void consider(Action move) { moves_.push_back({move, rank(move)}); }
  bool finish() { return true; }

 private:
  /// What the piece would do on each of the squares, by their numbers.
  std::array<Verdict, 64> look_at(PieceType type, Square from, Bitboard squares) const;
  void add_forms(PieceType type, Square from, Square a, Square b, const Verdict& at_a, const Verdict& at_b,
                 const Verdict& stay);

  std::vector<RankedMove>& moves_;
};

}  // namespace spooky::chess
