#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <memory>

#include "command.hpp"
#include "game_options.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/search/solve.hpp"

namespace spooky::cli {

namespace {

struct SolveOptions {
  GameOptions game;
  std::uint64_t positions = 0;
  bool json = false;
};

template <Game G>
int solve_game(const typename G::Position& position, const SolveOptions& options) {
  SolveLimits limits;
  if (options.positions > 0) limits.positions = options.positions;
  const auto begin = std::chrono::steady_clock::now();
  const auto solution = value_or_input_error(solve<G>(position, limits));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::vector<std::string> best;
  for (const auto& action : solution.best) best.push_back(Notation<G>::action_text(position, action));
  std::sort(best.begin(), best.end());
  const json::value value = Notation<G>::value(position, solution);
  if (options.json) {
    const json::object answer{{"game", to_json(G::kName)},
                              {"position", Notation<G>::position_text(position)},
                              {"value", value},
                              {"best", json::array(best.begin(), best.end())},
                              {"positions_visited", solution.positions_visited},
                              {"seconds", seconds}};
    fmt::print("{}\n", print_json(answer));
    return kSuccess;
  }
  fmt::print("value     {}\n", value.is_string() ? std::string(from_json(value.get_string())) : print_json(value));
  fmt::print("meaning   {}\n", Notation<G>::explain_value(position, solution));
  fmt::print("best      {}\n", best.empty() ? "none: the game is over" : fmt::format("{}", fmt::join(best, " ")));
  fmt::print("searched  {} positions in {:.3f} s\n", solution.positions_visited, seconds);
  return kSuccess;
}

}  // namespace

void add_solve(CLI::App& program, Run& run) {
  CLI::App* command = program.add_subcommand("solve", "the exact value of a position and all its best actions");
  const auto options = std::make_shared<SolveOptions>();
  options->game.add_to(*command, GameOptions::Takes::GameAndPosition);
  command->add_option("--positions", options->positions, "give up after looking at this many positions");
  command->add_flag("--json", options->json, "answer as JSON");
  command->callback([options, &run] {
    run = [options] {
      return with_position(options->game.start(),
                           [&]<class G>(const auto& position) { return solve_game<G>(position, *options); });
    };
  });
}

}  // namespace spooky::cli
