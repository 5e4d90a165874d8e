#include "game_options.hpp"

#include "spooky/formats/any_game.hpp"

namespace spooky::cli {

std::string games_help() {
  std::string names;
  Games::for_each([&]<class G>() { names += (names.empty() ? "" : ", ") + std::string(G::kName); });
  return "the game: " + names;
}

std::string rules_help() {
  std::string help = "the game's rules as key=value,key=value:";
  Games::for_each([&]<class G>() {
    for (const RuleField& field : Notation<G>::rule_fields()) {
      help += "\n  " + std::string(field.key) + ": " + std::string(field.help) + "; " + describe_values(field);
    }
  });
  return help;
}

AnyPosition GameOptions::start() const {
  const AnyGame any_game = value_or_input_error(read_any_game(game, std::string_view(rules)));
  if (position.empty()) return initial_position(any_game);
  return value_or_input_error(read_any_position(any_game, position));
}

}  // namespace spooky::cli
