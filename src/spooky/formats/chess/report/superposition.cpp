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
  std::string_view before_unequal;
  std::string_view two_thirds;
  std::string_view one_third;
  std::string_view after_unequal;
  std::string_view no_pairs;
};

constexpr Spelling kText = {" ⊗ ", "|",    "⟩", "",       "",       " ", " − ",
                            "(",   ")/√2", "(", "√(2/3)", "√(1/3)", ")", "|no pairs⟩"};
constexpr Spelling kLatex = {" \\otimes ",
                             "\\lvert ",
                             "\\rangle",
                             "_{",
                             "}",
                             "\\,",
                             " - ",
                             "\\frac{1}{\\sqrt{2}}\\left(",
                             "\\right)",
                             "\\left(",
                             "\\sqrt{\\tfrac{2}{3}}\\,",
                             "\\sqrt{\\tfrac{1}{3}}\\,",
                             "\\right)",
                             "\\lvert \\text{no pairs} \\rangle"};

std::string operator+(std::string text, std::string_view more) { return text.append(more); }

/// Where every piece of a unit is when it collapses to this half: |Re4 nf6⟩.
std::string ket_of(const Spelling& spelling, const Unit& unit, Half half) {
  std::string text(spelling.begin_of_ket);
  for (const Pair& pair : unit.pairs) {
    if (&pair != &unit.pairs.front()) text += spelling.between_pieces;
    text += piece_letter(pair.type, pair.colour);
    text = text + spelling.before_square + square_name(pair.at(half)) + spelling.after_square;
  }
  return text + spelling.end_of_ket;
}

std::string sum_of(const Spelling& spelling, const Unit& unit) {
  const bool unequal = is_unequal(unit.kind());
  std::string text(unequal ? spelling.before_unequal : spelling.before_equal);
  if (unequal) text += spelling.two_thirds;
  text += ket_of(spelling, unit, Half::First);
  text += has_phase(unit.kind()) ? spelling.minus : " + ";
  if (unequal) text += spelling.one_third;
  text += ket_of(spelling, unit, Half::Second);
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
  if (units.size() >= 32 || (std::size_t{1} << units.size()) > kMostWorlds) {
    return Error{ErrorCode::TooLarge, "more than " + std::to_string(kMostWorlds) + " classical boards are possible"};
  }
  json::array worlds;
  for (std::size_t number = 0; number < std::size_t{1} << units.size(); ++number) {
    Rational chance(1);
    std::vector<std::pair<Square, char>> pieces;
    for (std::size_t i = 0; i < units.size(); ++i) {
      const Half half = (number >> i & 1U) == 0 ? Half::First : Half::Second;
      const Rational first = first_chance(units[i].kind());
      chance = chance * (half == Half::First ? first : Rational(1) - first);
      for (const Pair& pair : units[i].pairs) {
        pieces.emplace_back(pair.at(half), piece_letter(pair.type, pair.colour));
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
