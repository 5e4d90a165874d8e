#include <fmt/format.h>

#include <chrono>
#include <memory>

#include "command.hpp"
#include "game_options.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::cli {

namespace {

struct PerftOptions {
  GameOptions game;
  int depth = -1;
  int turns = -1;
  bool json = false;
};

int run_perft(const PerftOptions& options) {
  const AnyPosition start = options.game.start();
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t nodes = with_position(start, [&]<class G>(const auto& position) {
    return options.depth >= 0 ? count_actions(position, options.depth) : count_turns(position, options.turns);
  });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (options.json) {
    fmt::print("{{\"nodes\":{},\"seconds\":{:.6f}}}\n", nodes, seconds);
  } else {
    fmt::print("{} nodes in {:.3f} s ({:.1f} million a second)\n", nodes, seconds,
               static_cast<double>(nodes) / std::max(seconds, 1e-9) / 1e6);
  }
  return kSuccess;
}

}  // namespace

void add_perft(CLI::App& program, Run& run) {
  CLI::App* command = program.add_subcommand("perft", "count the game tree: sequences of actions, or of whole turns");
  const auto options = std::make_shared<PerftOptions>();
  options->game.add_to(*command, GameOptions::Takes::GameAndPosition);
  auto* depth = command->add_option("--depth", options->depth, "sequences of this many actions")->check(CLI::Range(0, 1000));
  command->add_option("--turns", options->turns, "sequences of this many whole turns, with their choices and rolls")
      ->check(CLI::Range(0, 1000))
      ->excludes(depth);
  command->add_flag("--json", options->json, "answer as JSON");
  command->callback([options, &run] {
    run = [options] {
      if (options->depth < 0 && options->turns < 0) throw InputError("perft needs --depth N or --turns N");
      return run_perft(*options);
    };
  });
}

}  // namespace spooky::cli
