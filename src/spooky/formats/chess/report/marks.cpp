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

json::object mark_json(const Rules& rules, const Pair& pair, Half half) {
  const HalfMark mark = mark_of(rules, pair, half);
  json::object object{{"square", square_name(pair.at(half))},
                      {"colour", mark.red ? "red" : "blue"},
                      {"facing", mark.faces_opponent ? "opponent" : "owner"},
                      {"line", to_json(kLines[pair.group])}};
  if (mark.shift_to_opponent != 0) object["towards"] = mark.shift_to_opponent > 0 ? "opponent" : "owner";
  return object;
}

}  // namespace

json::value Chess::marks(const Position& position) {
  std::map<Square, json::object> by_square;
  for (const Pair& pair : position.board().pairs()) {
    for (const Half half : {Half::First, Half::Second}) {
      by_square.emplace(pair.at(half), mark_json(position.rules(), pair, half));
    }
  }
  json::array list;
  for (auto& [square, mark] : by_square) list.push_back(std::move(mark));
  return list;
}

}  // namespace spooky
