#include "spooky/games/akl_chess/rules/castling.hpp"

#include "spooky/games/akl_chess/rules/reach.hpp"

namespace spooky::akl_chess {

std::optional<Castling> castling_of(const Setup& setup, Square from, Square to) {
  for (const Castling& castling : kCastlings) {
    if (castling.king_from == from && castling.king_to == to && contains(setup.board.kings(castling.colour), from)) {
      return castling;
    }
  }
  return std::nullopt;
}

bool can_castle(const Setup& setup, const Castling& castling) {
  if (castling.colour != setup.to_move || (setup.castling & castling.right) == 0) return false;
  if ((between(castling.king_from, castling.corner) & setup.board.occupied()) != 0) return false;
  return setup.board.man(castling.corner).shows == Type::Rook;
}

std::uint8_t rights_of_square(Square square) {
  unsigned rights = 0;
  for (const Castling& castling : kCastlings) {
    if (square == castling.king_from || square == castling.corner) rights |= castling.right;
  }
  return static_cast<std::uint8_t>(rights);
}

}  // namespace spooky::akl_chess
