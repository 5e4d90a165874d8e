#pragma once

#include "spooky/formats/json.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/games/quantum_chess/rules/piece.hpp"

namespace spooky::quantum_chess {

/// The names of squares in board order.
inline json::array square_names(SquareSet squares) {
  json::array list;
  while (squares != 0) list.emplace_back(square_name(take_lowest(squares)));
  return list;
}

/// The pieces on some squares: `{"a3":"N"}`.
inline json::object pieces_on(const Letters& letters, SquareSet squares) {
  json::object pieces;
  while (squares != 0) {
    const Square square = take_lowest(squares);
    pieces[square_name(square)] = std::string(1, letter_text(letters[square]));
  }
  return pieces;
}

}  // namespace spooky::quantum_chess
