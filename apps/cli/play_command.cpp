#include <random>

#include "commands.hpp"
#include "record_file.hpp"
#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "table.hpp"

namespace spooky::cli {

namespace {

void check_computer(const PlayOptions& options, const AnyPosition& start) {
  const std::string first(actor_name_of(start, Actor::First));
  const std::string second(actor_name_of(start, Actor::Second));
  const std::string& choice = options.computer;
  if (choice.empty() || choice == "none" || choice == "both" || choice == first || choice == second) return;
  throw InputError(message("error.computer", {{"first", first}, {"second", second}}));
}

/// A saved game; where a game is named, one of it.
Record resumed(const PlayOptions& options) {
  if (options.game.names_rules() || options.game.position) {
    throw InputError(message("error.resume-alone"));
  }
  Record record = load_record(options.resume);
  const std::string& name = options.game.game;
  if (!name.empty() && game_name(record.start) != value_or_input_error(find_game(name, "")).game) {
    throw InputError(
        message("error.other-game",
                {{"file", options.resume}, {"game", std::string(game_name(record.start))}, {"asked", name}}));
  }
  return record;
}

}  // namespace

int run_play(PlayOptions options) {
  if (options.dice.empty()) options.dice = options.seed ? "seed" : "system";
  if (!options.seed) options.seed = std::random_device{}();
  Record record = options.resume.empty() ? Record{options.game.start(), {}} : resumed(options);
  check_computer(options, record.start);
  return Table(std::move(record), options).play();
}

}  // namespace spooky::cli
