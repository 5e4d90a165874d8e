// The marks of the halves, for whoever draws a board.
#include <array>
#include <map>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/report/physical_marks.hpp"
#include "spooky/formats/chess/text/squares.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

constexpr std::array<std::string_view, kGroups + 1> kLines = {"middle", "diagonal-1", "diagonal-2"};

constexpr std::array<std::string_view, 3> kColours = {"red", "blue", "green"};

json::object mark_json(const Rules& rules, const Pair& pair, Square square) {
  const HalfMark mark = mark_of(rules, pair, square);
  json::object object{{"square", square_name(square)},
                      {"colour", to_json(kColours[static_cast<std::size_t>(mark.colour)])},
                      {"facing", mark.faces_opponent ? "opponent" : "owner"},
                      {"line", to_json(kLines[pair.group])}};
  if (mark.shift_to_opponent != 0) object["towards"] = mark.shift_to_opponent > 0 ? "opponent" : "owner";
  return object;
}

}  // namespace

json::value Chess::marks(const Position& position) {
  std::map<Square, json::object> by_square;
  for (const Pair& pair : position.board().pairs()) {
    for (Bitboard rest = pair.squares(); rest != 0;) {
      const Square square = take_lowest(rest);
      by_square.emplace(square, mark_json(position.rules(), pair, square));
    }
  }
  json::array list;
  for (auto& [square, mark] : by_square) list.push_back(std::move(mark));
  return list;
}

}  // namespace spooky
