#include "spooky/formats/combinatorial/text/quantum_text.hpp"

#include <algorithm>

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial {

bool is_sum_of_quantum_games(const Position& position) { return position.rules().setting().description.game == "sum"; }

std::string part_move_text(const Position& position, std::size_t summand, Move move) {
  const std::string text = move_text(position.summands()[summand].game, move);
  return is_sum_of_quantum_games(position) ? std::to_string(summand + 1) + ":" + text : text;
}

std::vector<World> printed_worlds(const Position& position, std::size_t summand) {
  std::vector<World> worlds;
  const Realisations& realisations = position.realisations(summand);
  for (std::size_t i = 0; i < realisations.size(); ++i) {
    worlds.push_back({position_text(position.summands()[summand].game, realisations[i]), i});
  }
  std::sort(worlds.begin(), worlds.end(), [](const World& a, const World& b) { return a.text < b.text; });
  return worlds;
}

std::vector<PrintedMove> printed_moves(const Position& position) {
  std::vector<PrintedMove> moves;
  std::size_t worlds_before = 0;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const AnyClassical& game = position.summands()[summand].game;
    const std::vector<World> worlds = printed_worlds(position, summand);
    for (const Available& one : position.available(summand)) {
      PrintedMove move{part_move_text(position, summand, one.move), one, {}, summand};
      for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (classical::after(game, position.realisations(summand)[worlds[i].place], one.move)) {
          move.worlds.push_back(worlds_before + i);
        }
      }
      moves.push_back(std::move(move));
    }
    worlds_before += worlds.size();
  }
  std::sort(moves.begin(), moves.end(), [](const PrintedMove& a, const PrintedMove& b) { return a.text < b.text; });
  return moves;
}

Message why_not_alone(const Position& position, std::size_t summand, Move move) {
  return why_not_alone(position, summand, move, printed_worlds(position, summand), position.available(summand).size());
}

Message why_not_alone(const Position& position, std::size_t summand, Move move, const std::vector<World>& worlds,
                      std::size_t moves) {
  const Summand& one = position.summands()[summand];
  const Ruleset ruleset = one.rules.ruleset;
  std::vector<Argument> arguments = {
      ruleset_argument(ruleset), {"move", part_move_text(position, summand, move)}, {"available", as_number(moves)}};
  if (moves >= 2 && position.widest_action(summand) >= 2) arguments.push_back(flag("superpose"));
  if (ruleset == Ruleset::A) return message("refusal.alone-never", std::move(arguments));
  if (ruleset == Ruleset::B) return message("refusal.alone-not-only", std::move(arguments));
  // A world where the move is not legal; in C' one where the player has another move.
  const Realisations& realisations = position.realisations(summand);
  for (const World& world : worlds) {
    const classical::Position place = realisations[world.place];
    if (classical::after(one.game, place, move)) continue;
    Moves others;
    classical::moves(one.game, place, position.side(), others);
    if (ruleset == Ruleset::CPrime && others.empty()) continue;
    add_world(arguments, world.text);
    arguments.push_back({"why", Phrases{why_not(one.game, place, move)}});
    return message("refusal.alone-not-everywhere", std::move(arguments));
  }
  return message("refusal.alone", std::move(arguments));
}

}  // namespace spooky::combinatorial
