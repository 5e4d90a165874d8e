// The quantum view of a position: the state of its pairs, and the ways in which they may collapse.
#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

constexpr std::size_t kMostWorlds = 4096;

/// How the two forms write the same things.
struct Spelling {
  std::string_view product;
  std::string_view begin_of_ket;
  std::string_view end_of_ket;
  std::string_view before_square;
  std::string_view after_square;
  std::string_view between_pieces;
  std::string_view minus;
  std::string_view before_equal;
  std::string_view after_equal;
  std::string_view before_triple;
  std::string_view after_triple;
  std::string_view before_unequal;
  std::string_view two_thirds;
  std::string_view one_third;
  std::string_view after_unequal;
  std::string_view no_pairs;
};

constexpr Spelling kText = {" ⊗ ",  "|", "⟩",    "",  "",       " ",      " − ", "(",
                            ")/√2", "(", ")/√3", "(", "√(2/3)", "√(1/3)", ")",   "|no pairs⟩"};
constexpr Spelling kLatex = {" \\otimes ",
                             "\\lvert ",
                             "\\rangle",
                             "_{",
                             "}",
                             "\\,",
                             " - ",
                             "\\frac{1}{\\sqrt{2}}\\left(",
                             "\\right)",
                             "\\frac{1}{\\sqrt{3}}\\left(",
                             "\\right)",
                             "\\left(",
                             "\\sqrt{\\tfrac{2}{3}}\\,",
                             "\\sqrt{\\tfrac{1}{3}}\\,",
                             "\\right)",
                             "\\lvert \\text{no pairs} \\rangle"};

std::string operator+(std::string text, std::string_view more) { return text.append(more); }

/// In how many ways a unit may collapse: to its first squares or to its second; a triple to any of three (P1).
std::size_t ways_of(const Unit& unit) { return unit.kind() == PairKind::Triple ? 3 : 2; }

/// Where a piece is in one of these ways.
Square square_of(const Pair& pair, std::size_t way) {
  return way == 0 ? pair.first : way == 1 ? pair.second : pair.third;
}

Rational chance_of_way(const Unit& unit, std::size_t way) {
  const Rational first = first_chance(unit.kind());
  return way == 0 || unit.kind() == PairKind::Triple ? first : Rational(1) - first;
}

/// Where every piece of a unit is when it collapses so: |Re4 nf6⟩.
std::string ket_of(const Spelling& spelling, const Unit& unit, std::size_t way) {
  std::string text(spelling.begin_of_ket);
  for (const Pair& pair : unit.pairs) {
    if (&pair != &unit.pairs.front()) text += spelling.between_pieces;
    text += piece_letter(pair.type, pair.colour);
    text = text + spelling.before_square + square_name(square_of(pair, way)) + spelling.after_square;
  }
  return text + spelling.end_of_ket;
}

std::string sum_of(const Spelling& spelling, const Unit& unit) {
  if (unit.kind() == PairKind::Triple) {
    return std::string(spelling.before_triple) + ket_of(spelling, unit, 0) + " + " + ket_of(spelling, unit, 1) + " + " +
           ket_of(spelling, unit, 2) + spelling.after_triple;
  }
  const bool unequal = is_unequal(unit.kind());
  std::string text(unequal ? spelling.before_unequal : spelling.before_equal);
  if (unequal) text += spelling.two_thirds;
  text += ket_of(spelling, unit, 0);
  text += has_phase(unit.kind()) ? spelling.minus : " + ";
  if (unequal) text += spelling.one_third;
  text += ket_of(spelling, unit, 1);
  return text + (unequal ? spelling.after_unequal : spelling.after_equal);
}

std::string state_text(const Spelling& spelling, const std::vector<Unit>& units) {
  if (units.empty()) return std::string(spelling.no_pairs);
  std::string text;
  for (const Unit& unit : units) {
    if (!text.empty()) text += spelling.product;
    text += sum_of(spelling, unit);
  }
  return text;
}

}  // namespace

json::value Chess::ket(const Position& position) {
  const std::vector<Unit> units = units_of(position.board());
  return json::object{{"text", state_text(kText, units)}, {"latex", state_text(kLatex, units)}};
}

Result<json::value> Chess::worlds(const Position& position) {
  const std::vector<Unit> units = units_of(position.board());
  std::size_t count = 1;
  for (const Unit& unit : units) count = std::min(count * ways_of(unit), kMostWorlds + 1);
  if (count > kMostWorlds) {
    return Error{ErrorCode::TooLarge, "more than " + std::to_string(kMostWorlds) + " classical boards are possible"};
  }
  json::array worlds;
  for (std::size_t number = 0; number < count; ++number) {
    Rational chance(1);
    std::vector<std::pair<Square, char>> pieces;
    std::size_t rest = number;
    for (const Unit& unit : units) {
      const std::size_t way = rest % ways_of(unit);
      rest /= ways_of(unit);
      chance = chance * chance_of_way(unit, way);
      for (const Pair& pair : unit.pairs) {
        pieces.emplace_back(square_of(pair, way), piece_letter(pair.type, pair.colour));
      }
    }
    std::sort(pieces.begin(), pieces.end());
    json::object board;
    for (const auto& [square, letter] : pieces) board[square_name(square)] = std::string(1, letter);
    worlds.push_back(json::object{{"p", chance.to_string()}, {"classical", std::move(board)}});
  }
  return json::value(std::move(worlds));
}

}  // namespace spooky
