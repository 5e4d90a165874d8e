#include "spooky/games/chess/rules/setup.hpp"

#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

using Fault = std::optional<SetupError>;

Fault check_kings(const Board& board) {
  for (const Colour colour : {Colour::White, Colour::Black}) {
    const Bitboard kings = board.king(colour);
    if (kings == 0) return SetupError{SetupFault::NoKing, colour};
    const Square king = lowest(kings);
    const Bitboard one = board.is_half(king) ? board.pair_on(king).squares() : bit(king);
    if (kings != one) return SetupError{SetupFault::ManyKings, colour, lowest(kings)};
  }
  return std::nullopt;
}

Fault check_pawns(const Rules& rules, const Board& board) {
  const Bitboard ends = Bitboard{0xFF} | Bitboard{0xFF} << (rules.height() - 1) * 8;
  const Bitboard wrong = board.of(PieceType::Pawn) & ends;
  if (wrong == 0) return std::nullopt;
  return SetupError{SetupFault::PawnRank, board.colour_on(lowest(wrong)), lowest(wrong)};
}

bool is_on_one_file(Bitboard squares) {
  constexpr Bitboard kFile = 0x0101010101010101ULL;
  return (squares & ~(kFile << file_of(lowest(squares)))) == 0;
}

Fault check_pairs(const Rules& rules, const Board& board) {
  for (const Pair& pair : board.pairs()) {
    const auto fault = [&](SetupFault what) { return SetupError{what, pair.colour, pair.lower()}; };
    if (!rules.has_kind(pair.kind)) return fault(SetupFault::Kind);
    if (pair.is_triple()) {
      if (pair.type == PieceType::Pawn && !is_on_one_file(pair.squares())) return fault(SetupFault::PawnFiles);
      continue;
    }
    const bool upside_down = pair.colour == Colour::White ? rank_of(pair.first) < rank_of(pair.second)
                                                          : rank_of(pair.first) > rank_of(pair.second);
    if (pair.type == PieceType::Pawn && rules.orders_pawns(pair.group != 0) && upside_down) {
      return fault(SetupFault::PawnOrientation);
    }
    if (pair.group == 0) continue;
    bool both_colours = false;
    for (const Pair& member : board.pairs()) {
      if (member.group != pair.group) continue;
      if (member.kind != pair.kind) return fault(SetupFault::GroupKinds);
      both_colours = both_colours || member.colour != pair.colour;
    }
    if (!both_colours) return fault(SetupFault::GroupColours);
  }
  return std::nullopt;
}

Fault check_castling(const Rules& rules, const Board& board) {
  if (board.castling() == kNoCastling) return std::nullopt;
  if (rules.board != BoardShape::Standard8x8) return SetupError{SetupFault::CastlingRight, Colour::White};
  for (const Colour colour : {Colour::White, Colour::Black}) {
    const std::size_t row = rules.first_rank(colour) * 8;
    const unsigned rights = colour == Colour::White ? board.castling() & 3U : board.castling() >> 2U;
    const auto at_home = [&](PieceType type, std::size_t file) {
      return contains(board.conventional(colour) & board.of(type), Square(row + file));
    };
    const bool king = at_home(PieceType::King, 4);
    const bool wrong = (rights != 0 && !king) || ((rights & 1U) != 0 && !at_home(PieceType::Rook, 7)) ||
                       ((rights & 2U) != 0 && !at_home(PieceType::Rook, 0));
    if (wrong) return SetupError{SetupFault::CastlingRight, colour};
  }
  return std::nullopt;
}

/// N13: the pawn in front of the square has just come from behind it, whole or as a half.
Fault check_en_passant(const Rules& rules, const Board& board) {
  if (!board.has_en_passant()) return std::nullopt;
  const Square passed = board.en_passant();
  const Colour mover = other(board.to_move());
  const auto fault = [&](SetupFault what) { return SetupError{what, mover, passed}; };
  if (!rules.double_step) return fault(SetupFault::EnPassantOff);
  const std::size_t rank = mover == Colour::White ? rules.pawn_rank(mover) + 1 : rules.pawn_rank(mover) - 1;
  if (rank_of(passed) != rank || !contains(rules.squares(), passed)) return fault(SetupFault::EnPassantRank);
  const Square front = passed_pawn(passed, board.to_move());
  if (!contains(board.of(mover, PieceType::Pawn), front)) return fault(SetupFault::EnPassantPawn);
  const auto is_its_other_half = [&](Square square) {
    return board.is_half(front) && contains(board.pair_on(front).others(front), square);
  };
  for (const Square square : {passed, passed_start(passed, board.to_move())}) {
    if (!board.is_empty(square) && !is_its_other_half(square)) return fault(SetupFault::EnPassantOccupied);
  }
  return std::nullopt;
}

Fault check_must_move(const Rules& rules, const Board& board, Square must_move) {
  if (rules.remote_collapse && contains(board.conventional(board.to_move()), must_move) &&
      has_move(board, rules, must_move)) {
    return std::nullopt;
  }
  return SetupError{SetupFault::MustMove, board.to_move(), must_move};
}

}  // namespace

std::optional<SetupError> check_setup(const Rules& rules, const Setup& setup) {
  const Board& board = setup.board;
  const std::optional<Square>& must_move = setup.must_move;
  if (auto fault = check_kings(board)) return fault;
  if (auto fault = check_pawns(rules, board)) return fault;
  if (auto fault = check_pairs(rules, board)) return fault;
  if (auto fault = check_castling(rules, board)) return fault;
  // In the middle of a remote collapse the passed pawn may be gone, and the opponent's king may stand in check.
  if (must_move) return check_must_move(rules, board, *must_move);
  if (auto fault = check_en_passant(rules, board)) return fault;
  const Colour waiting = other(board.to_move());
  if (in_check(board, rules, waiting))
    return SetupError{SetupFault::OtherInCheck, waiting, lowest(board.king(waiting))};
  return std::nullopt;
}

}  // namespace spooky::chess
