// Why a game is over: who cannot act, and which rule forbids what is left (Q5).
#include "spooky/formats/combinatorial/ending.hpp"

#include "spooky/formats/combinatorial/classical_text.hpp"
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/quantum_text.hpp"

namespace spooky::combinatorial {

namespace {

constexpr std::size_t kMostListed = 20;

std::string ending_player(Side side) { return side == Side::Left ? "Left" : "Right"; }

/// Q5 as a clause.
std::string_view alone_rule(Ruleset ruleset) {
  switch (ruleset) {
    case Ruleset::A: return "is never played alone";
    case Ruleset::B: return "is played alone only when there is no other";
    case Ruleset::C: return "is played alone only if it is legal in every world";
    case Ruleset::CPrime: return "is played alone only if it is legal in every world where the player can still move";
    case Ruleset::D: return "may always be played alone";
    case Ruleset::BC: return "is played alone only when there is no other, or if it is legal in every world";
  }
  return "";
}

std::string left_over_words(const Position& position, const LeftOver& one) {
  const Ruleset ruleset = position.summands()[one.summand].rules.ruleset;
  std::string text = part_move_text(position, one.summand, one.available.move);
  const std::size_t worlds = position.realisations(one.summand).size();
  if (one.available.realisations < worlds) {
    text += " is legal in " + std::to_string(one.available.realisations) + " of " + count_worlds(worlds);
  } else {
    text += " is legal";
  }
  return text + ", but by ruleset " + std::string(ruleset_name(ruleset)) + " one move " +
         std::string(alone_rule(ruleset));
}

}  // namespace

std::vector<LeftOver> left_over(const Position& position) {
  std::vector<LeftOver> left;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    for (const Available& one : position.available(summand)) left.push_back({summand, one});
  }
  return left;
}

std::size_t moves_of_other(const Position& position) {
  std::size_t count = 0;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    count += position.available(summand, values::other(position.side())).size();
  }
  return count;
}

std::string ending_text(const Position& position) {
  if (position.abandoned()) return "There are too many worlds to go on: nobody wins.";
  const std::string loser = ending_player(position.side());
  const std::string winner = ending_player(values::other(position.side()));
  const std::string wins = ": " + winner + " wins.";
  const std::vector<LeftOver> left = left_over(position);
  if (!left.empty()) {
    const LeftOver& first = left.front();
    const bool narrow = position.summands()[first.summand].rules.width == 1 && left.size() > 1;
    return loser + " has no action left" + wins + " " + left_over_words(position, first) +
           (narrow ? "; width 1 allows no superposition." : ".");
  }
  if (moves_of_other(position) == 0) return loser + " has no move left" + wins;
  return loser + " has no move left, only " + winner + " has" + wins;
}

}  // namespace spooky::combinatorial

namespace spooky {

using namespace combinatorial;

json::value Notation<combinatorial::Game>::stuck(const Position& position) {
  if (position.actor() != Actor::None) return nullptr;
  const std::vector<LeftOver> left = left_over(position);
  json::array moves;
  for (const auto& [summand, available] : left) {
    if (moves.size() == kMostListed) break;
    const QuantumRules& rules = position.summands()[summand].rules;
    moves.push_back(json::object{{"move", part_move_text(position, summand, available.move)},
                                 {"ruleset", to_json(ruleset_name(rules.ruleset))},
                                 {"width", rules.width},
                                 {"worlds", available.realisations},
                                 {"of", position.realisations(summand).size()}});
  }
  return json::object{{"actor", position.side() == Side::Left ? "left" : "right"},
                      {"moves", std::move(moves)},
                      {"count", left.size()},
                      {"other", moves_of_other(position)},
                      {"abandoned", position.abandoned()}};
}

}  // namespace spooky
