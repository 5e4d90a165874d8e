// What an action did (Q4), as data.
#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/deeds.hpp"
#include "spooky/formats/combinatorial/text/ending.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky {

namespace combinatorial {

namespace {

/// Moves of one action that a sentence tells one by one.
constexpr std::size_t kMostMovesTold = 12;
/// Worlds that are listed; all are counted.
constexpr std::size_t kMostVanishedListed = 100;

/// Moves in the order of their texts, in which actions are printed.
Moves in_printed_order(const Position& position, const Action& action) {
  std::vector<std::pair<std::string, Move>> named;
  for (const Move move : action.moves) named.emplace_back(part_move_text(position, action.summand, move), move);
  std::sort(named.begin(), named.end());
  Moves moves;
  for (const auto& [text, move] : named) moves.push_back(move);
  return moves;
}

/// `event.<code>` with the part it happened in, where there are parts.
Message in_part(const Position& before, const Action& action, std::string_view key, std::vector<Argument> arguments) {
  add_part(arguments, is_sum_of_quantum_games(before), action.summand);
  return message(key, std::move(arguments));
}

Message played(const Position& before, const Action& action, const Moves& moves) {
  const AnyClassical& game = before.summands()[action.summand].game;
  const Realisations& worlds = before.realisations(action.summand);
  const auto only_world = worlds.size() == 1 ? std::optional(worlds.front()) : std::nullopt;
  Phrases deeds;
  for (const Move move : moves) deeds.push_back(deed(game, only_world, move));
  std::vector<Argument> arguments = {{"by", player_term(before.side())},
                                     {"action", Notation<combinatorial::Game>::action_text(before, action)},
                                     {"count", as_number(moves.size())},
                                     {"moves", std::move(deeds)}};
  if (moves.size() > kMostMovesTold) arguments.push_back(flag("many"));
  return in_part(before, action, "event.played", std::move(arguments));
}

/// The realisations where none of the moves is legal, and how many ways lead on from the others.
struct Outcome {
  std::vector<World> vanished;
  std::size_t ways = 0;
};

Outcome outcome_of(const Position& before, const Action& action) {
  const AnyClassical& game = before.summands()[action.summand].game;
  const Realisations& realisations = before.realisations(action.summand);
  Outcome outcome;
  for (std::size_t i = 0; i < realisations.size(); ++i) {
    const auto ways = std::count_if(action.moves.begin(), action.moves.end(), [&](Move move) {
      return classical::after(game, realisations[i], move).has_value();
    });
    outcome.ways += static_cast<std::size_t>(ways);
    if (ways == 0) outcome.vanished.push_back({position_text(game, realisations[i]), i});
  }
  std::sort(outcome.vanished.begin(), outcome.vanished.end(),
            [](const World& a, const World& b) { return a.text < b.text; });
  return outcome;
}

/// Which worlds vanished, and why the first of them, by the first move.
Message vanished(const Position& before, const Action& action, Move move, const std::vector<World>& worlds) {
  const Realisations& realisations = before.realisations(action.summand);
  Texts texts;
  for (const World& world : worlds) {
    if (texts.items.size() == kMostVanishedListed) break;
    texts.items.push_back(world.text);
  }
  const AnyClassical& game = before.summands()[action.summand].game;
  std::vector<Argument> arguments = {{"count", as_number(worlds.size())},
                                     {"of", as_number(realisations.size())},
                                     {"worlds", std::move(texts)},
                                     {"move", part_move_text(before, action.summand, move)},
                                     {"why", Phrases{why_not(game, realisations[worlds.front().place], move)}}};
  add_world(arguments, worlds.front().text);
  return in_part(before, action, "event.vanished", std::move(arguments));
}

/// Q4: worlds where nothing was legal vanish, and those that became the same are one.
void add_worlds(const Position& before, const Action& action, Move first, const Position& after,
                std::vector<Message>& events) {
  const Outcome outcome = outcome_of(before, action);
  if (!outcome.vanished.empty()) events.push_back(vanished(before, action, first, outcome.vanished));
  const std::size_t were = before.realisations(action.summand).size();
  const std::size_t are = after.realisations(action.summand).size();
  if (outcome.ways > are) {
    events.push_back(
        in_part(before, action, "event.merged", {{"ways", as_number(outcome.ways)}, {"worlds", as_number(are)}}));
  }
  if (were != 1 || are != 1) {
    events.push_back(in_part(before, action, "event.worlds", {{"before", as_number(were)}, {"now", as_number(are)}}));
  }
}

}  // namespace

}  // namespace combinatorial

std::vector<Message> Notation<combinatorial::Game>::events(const Position& before, const Action& action,
                                                           const Position& after) {
  const combinatorial::Moves moves = combinatorial::in_printed_order(before, action);
  std::vector<Message> events = {combinatorial::played(before, action, moves)};
  combinatorial::add_worlds(before, action, moves.front(), after, events);
  if (after.actor() == Actor::None) events.push_back(combinatorial::ended(after));
  return events;
}

}  // namespace spooky
