// Words and drawings of quantum positions for the terminal.
#include <algorithm>

#include "spooky/formats/combinatorial/classical_text.hpp"
#include "spooky/formats/combinatorial/ending.hpp"
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/quantum_text.hpp"
#include "spooky/formats/printable.hpp"

namespace spooky {

using namespace combinatorial;

using Combinatorial = Notation<combinatorial::Game>;

namespace {

constexpr std::size_t kMostDrawn = 12;

std::string player(Side side) { return side == Side::Left ? "Left" : "Right"; }

std::string world_name(const World& world) { return world.text.empty() ? "nothing left" : world.text; }

}  // namespace

std::string Combinatorial::diagram(const Position& position, const DiagramStyle&) {
  std::string text;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const std::vector<World> worlds = printed_worlds(position, summand);
    if (position.summands().size() > 1) text += "part " + std::to_string(summand + 1) + "\n";
    for (std::size_t i = 0; i < std::min(worlds.size(), kMostDrawn); ++i) {
      if (worlds.size() > 1) text += "world " + std::to_string(i + 1) + ": " + world_name(worlds[i]) + "\n";
      text += drawing(position.summands()[summand].game, position.realisations(summand)[worlds[i].place]);
    }
    if (worlds.size() > kMostDrawn) text += "and " + count_worlds(worlds.size() - kMostDrawn) + " more\n";
  }
  // The names of vertices, edges and moves may be anybody's.
  return text.empty() ? "nothing left\n" : printable_lines(text);
}

std::string Combinatorial::describe(const Position& position) {
  std::string text;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const std::vector<World> worlds = printed_worlds(position, summand);
    if (position.summands().size() > 1) text += "Part " + std::to_string(summand + 1) + ": ";
    if (worlds.size() == 1) {
      text += "one world, " + world_name(worlds[0]) + ". ";
    } else {
      text += count_worlds(worlds.size()) + ": ";
      for (std::size_t i = 0; i < std::min(worlds.size(), kMostDrawn); ++i) {
        text += (i == 0 ? "" : " or ") + world_name(worlds[i]);
      }
      text += worlds.size() > kMostDrawn ? " and more. " : ". ";
    }
  }
  if (position.actor() == Actor::None) return text + ending_text(position);
  return text + player(position.side()) + " is to act.";
}

std::string Combinatorial::narrate(const Position& before, const Action& action, const Position& after) {
  const AnyClassical& game = before.summands()[action.summand].game;
  const Realisations& realisations = before.realisations(action.summand);
  std::string text = player(before.side()) + " played ";
  const std::string moves = action_text(before, action);
  for (const char letter : moves) text += letter == '|' ? std::string(" or ") : std::string(1, letter);
  const auto vanished = std::count_if(realisations.begin(), realisations.end(), [&](const classical::Position& one) {
    return std::none_of(action.moves.begin(), action.moves.end(),
                        [&](Move move) { return classical::after(game, one, move).has_value(); });
  });
  if (vanished > 0)
    text += "; " + count_worlds(static_cast<std::size_t>(vanished)) + " vanished, where no such move was legal";
  text += ". Now " + describe(after);
  return text;
}

std::string Combinatorial::explain_value(const Position& position, const Solution& solution) {
  using values::OutcomeClass;
  if (position.abandoned()) return "the game is over, and nobody has won";
  if (position.actor() == Actor::None) {
    return "the game is over, and " + player(values::other(position.side())) + " has won";
  }
  std::string text;
  switch (solution.outcome) {
    case OutcomeClass::N: text = "who moves wins"; break;
    case OutcomeClass::P: text = "who moves loses"; break;
    case OutcomeClass::L: text = "Left wins, whoever begins"; break;
    case OutcomeClass::R: text = "Right wins, whoever begins"; break;
  }
  const bool depends = solution.outcome == OutcomeClass::N || solution.outcome == OutcomeClass::P;
  if (depends) text += ", here " + player(position.side());
  return text;
}

}  // namespace spooky
