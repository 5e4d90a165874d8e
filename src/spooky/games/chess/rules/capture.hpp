#pragma once

#include <optional>

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

/// A capture or an attempt at one (N9, N13).
struct Capture {
  Square from;
  Square to;
  Square target;  ///< where the piece or half to be captured stands before the move
  bool en_passant = false;
};

/// Where the pawn stands that has just passed this square; its colour is the other one than that of the player to move.
constexpr Square passed_pawn(Square passed, Colour to_move) {
  return Square(to_move == Colour::White ? passed.value() - 8 : passed.value() + 8);
}
/// Where it came from.
constexpr Square passed_start(Square passed, Colour to_move) {
  return Square(to_move == Colour::White ? passed.value() + 8 : passed.value() - 8);
}

/// What a move of the player to move captures, or attempts to.
inline std::optional<Capture> find_capture(const Board& board, Action move) {
  const Square from = move.from();
  const Square to = move.to();
  if (move.type() == Action::Type::EnPassantBack) {
    return Capture{from, to, passed_pawn(to, board.to_move()), true};
  }
  if (move.type() != Action::Type::Move) return std::nullopt;
  if (!board.is_empty(to)) return Capture{from, to, to, false};
  if (board.has_en_passant() && to == board.en_passant() && contains(board.of(PieceType::Pawn), from) &&
      file_of(from) != file_of(to)) {
    return Capture{from, to, passed_pawn(to, board.to_move()), true};
  }
  return std::nullopt;
}

/// Whether the halves on two squares belong to one group.
inline bool share_group(const Board& board, Square a, Square b) {
  return board.pair_on(a).group != 0 && board.pair_on(a).group == board.pair_on(b).group;
}

}  // namespace spooky::chess
