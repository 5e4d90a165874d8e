// Quantum Go in words, for people and screen readers.
#include <string>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/shown.hpp"
#include "spooky/formats/go/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

std::string group_sentence(const Rules& rules, const Group& group) {
  const std::string owner = player_name(group.owner);
  const std::string points = name_points(rules, group.stones());
  if (group.count == 2) return owner + " has the pair " + points + ".";
  return owner + " has the " + (loses_one(group.shape) ? "W" : "G") + " group " + points + ".";
}

/// "2 black and 1 white stones"; a colour without stones is left out.
std::string stones_of_both(std::size_t black, std::size_t white, const std::string& noun) {
  const std::string stones = noun + (black + white == 1 ? "" : "s");
  if (white == 0) return std::to_string(black) + " black " + stones;
  if (black == 0) return std::to_string(white) + " white " + stones;
  return std::to_string(black) + " black and " + std::to_string(white) + " white " + stones;
}

std::string stones_sentence(const Rules& rules, const Shown& shown) {
  std::size_t black = 0;
  std::size_t white = 0;
  for (std::size_t row = 0; row < rules.height; ++row) {
    for (std::size_t column = 0; column < rules.width; ++column) {
      const char letter = shown.letter(rules.point(column, row));
      black += letter == 'X' ? 1U : 0U;
      white += letter == 'O' ? 1U : 0U;
    }
  }
  if (black + white == 0) return "";
  return "On the board: " + stones_of_both(black, white, "classical stone") + ".\n";
}

std::string captured_sentence(const Situation& situation) {
  const auto black = static_cast<std::size_t>(situation.captured(Colour::Black));
  const auto white = static_cast<std::size_t>(situation.captured(Colour::White));
  if (black + white == 0) return "";
  return "Captured so far: " + stones_of_both(black, white, "stone") + ".\n";
}

std::string placing_sentence(const Position& position) {
  const Situation& situation = position.situation();
  const std::string player = player_name(situation.to_move());
  std::size_t least = kMostStones;
  std::string stones;
  for (const Shape shape : situation.shapes()) {
    least = std::min(least, stones_of(shape));
    if (!stones.empty()) stones += ", or ";
    switch (shape) {
      case Shape::Single: stones += "one stone"; break;
      case Shape::Pair: stones += "two stones"; break;
      case Shape::G3: stones += "three stones (G)"; break;
      case Shape::W3: stones += "three stones (W)"; break;
      case Shape::G4: stones += "four stones (G)"; break;
      case Shape::W4: stones += "four stones (W)"; break;
    }
  }
  if (position.board().empties().size() < least) return player + " to move: there is no room, pass.";
  const std::string passed =
      situation.passes() == 1 ? " (" + player_name(other(situation.to_move())) + " has passed)" : "";
  return player + " to move" + passed + ": place " + stones + ", or pass.";
}

}  // namespace

std::string Go::describe(const Position& position) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  std::string words = stones_sentence(rules, shown);
  for (const Group& group : shown.groups()) words += group_sentence(rules, group) + "\n";
  words += captured_sentence(position.situation());
  if (position.is_over()) return words + "The game is over. " + ending(position);
  if (position.situation().is_choosing()) return words + choice_sentence(rules, position.choice());
  return words + placing_sentence(position);
}

std::string Go::explain_value(const Position&, const Solution<Action>& solution) {
  if (solution.value == Rational(0)) return "with perfect play the game is a draw";
  return "with perfect play " + player_name(solution.value > Rational(0) ? Colour::Black : Colour::White) + " wins";
}

}  // namespace spooky
