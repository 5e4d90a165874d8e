#include "spooky/formats/combinatorial/quantum_text.hpp"

#include <algorithm>

#include "spooky/formats/combinatorial/classical_text.hpp"

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

std::string count_worlds(std::size_t count) { return std::to_string(count) + (count == 1 ? " world" : " worlds"); }

std::string why_not_alone(const Position& position, std::size_t summand, Move move) {
  return why_not_alone(position, summand, move, printed_worlds(position, summand), position.available(summand).size());
}

std::string why_not_alone(const Position& position, std::size_t summand, Move move, const std::vector<World>& worlds,
                          std::size_t moves) {
  const Summand& one = position.summands()[summand];
  const Ruleset ruleset = one.rules.ruleset;
  const std::string name = part_move_text(position, summand, move);
  const std::string by = "by ruleset " + std::string(ruleset_name(ruleset)) + " ";
  const bool superposes = moves >= 2 && position.widest_action(summand) >= 2;
  const std::string advice = superposes ? ": superpose it with another" : "";
  if (ruleset == Ruleset::A) return by + "one move is never played alone" + advice;
  const std::string too_many = "you have " + std::to_string(moves) + " moves available";
  if (ruleset == Ruleset::B) {
    return by + "one move is played alone only when there is no other, and " + too_many + advice;
  }
  // A world where the move is not legal; in C' one where the player has another move.
  const Realisations& realisations = position.realisations(summand);
  for (const World& world : worlds) {
    const classical::Position place = realisations[world.place];
    if (classical::after(one.game, place, move)) continue;
    Moves others;
    classical::moves(one.game, place, position.side(), others);
    if (ruleset == Ruleset::CPrime && others.empty()) continue;
    const std::string where = "in the world " + (world.text.empty() ? "where nothing is left" : world.text);
    return by + name + " alone must be " + (ruleset == Ruleset::BC ? "your only move or " : "") +
           "legal in every world" + (ruleset == Ruleset::CPrime ? " where you can still move" : "") + ", but " +
           (ruleset == Ruleset::BC ? too_many + ", and " : "") + where + " " + why_not(one.game, place, move) + advice;
  }
  return by + name + " may not be played alone";
}

}  // namespace spooky::combinatorial
