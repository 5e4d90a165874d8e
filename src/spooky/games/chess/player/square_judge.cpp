#include "spooky/games/chess/player/square_judge.hpp"

#include "spooky/games/chess/player/piece_value.hpp"
#include "spooky/games/chess/player/reach.hpp"
#include "spooky/games/chess/player/square_value.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"

namespace spooky::chess {

SquareJudge::SquareJudge(const Board& board, const Rules& rules) : board_(board), rules_(rules), us_(board.to_move()) {
  const Colour them = other(us_);
  // A king cannot hide behind itself.
  own_reach_ = reach_of_all(board, rules, us_, board.king(them));
  their_reach_ = reach_of_all(board, rules, them);
  for (Bitboard rest = board.of(them, PieceType::Pawn); rest != 0;) {
    their_pawn_reach_ |= pawn_attacks(them, take_lowest(rest));
  }
  for (Bitboard kings = board.king(them); kings != 0;) {
    const Square king = take_lowest(kings);
    ring_ |= king_attacks(king) & rules.squares();
    for (const PieceType type :
         {PieceType::Pawn, PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
      // From where it is attacked it would itself attack, were it such a piece.
      check_squares_[index_of(type)] |= reach_of(rules, them, type, king, board.occupied());
    }
  }
  escapes_ = ring_ & ~board.of(them) & ~own_reach_;
}

SquareJudge::Verdict SquareJudge::look(PieceType type, Square from, Square to) const {
  Verdict verdict;
  const Bitboard occupied = board_.occupied() & ~bit(from) & ~board_.king(other(us_));
  verdict.covered = reach_of(rules_, us_, type, to, occupied);
  verdict.checks = (verdict.covered & board_.king(other(us_))) != 0;
  const int value = value_of(type);
  int gain = square_value(rules_, us_, type, to).middle;
  gain += verdict.checks ? 40 : 0;
  if (type != PieceType::King) gain += 6 * static_cast<int>(count(verdict.covered & ring_));
  for (Bitboard rest = verdict.covered & board_.of(other(us_)) & ~board_.of(PieceType::King); rest != 0;) {
    const Square target = take_lowest(rest);
    const int prize = value_of(board_.type_on(target));
    if (prize > value || !contains(their_reach_, target)) gain += prize / 12;
  }
  if (type != PieceType::King) {
    if (type != PieceType::Pawn && contains(their_pawn_reach_, to)) {
      gain -= value / 4;
    } else if (contains(their_reach_, to)) {
      gain -= contains(own_reach_, to) ? value / 16 : value / 5;
    }
  }
  verdict.gain = gain;
  return verdict;
}

}  // namespace spooky::chess
