#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>

#include "commands.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/search/solve.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

SolveLimits limits_of(const SolveOptions& options) {
  SolveLimits limits;
  limits.positions = options.positions;
  return limits;
}

/// Every reachable position of a game, for the games that have such a solution.
template <Game G>
int solve_all(const typename G::Position& position, const SolveOptions& options) {
  if constexpr (requires { Notation<G>::solve_all(position.rules(), SolveLimits{}, ReportProgress()); }) {
    if (!options.game.position.empty()) throw InputError("--all solves from the beginning: name no POSITION");
    const auto begin = std::chrono::steady_clock::now();
    CompleteSolution solution = [&] {
      ProgressBar bar;
      const auto show = [&](const Progress& progress) { bar.show(progress.stage, progress.fraction); };
      return value_or_input_error(Notation<G>::solve_all(position.rules(), limits_of(options), show));
    }();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.json) {
      solution.data["seconds"] = seconds;
      fmt::print("{}\n", print_json(solution.data));
    } else {
      fmt::print("{}seconds         {:.1f}\n", solution.text, seconds);
    }
    return kSuccess;
  } else {
    throw InputError(fmt::format("there is no complete solution of {}", G::kName));
  }
}

template <Game G>
int solve_game(const typename G::Position& position, const SolveOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  const auto solution = value_or_input_error(solve<G>(position, limits_of(options)));
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

int run_solve(const SolveOptions& options) {
  return with_position(options.game.start(), [&]<class G>(const auto& position) {
    return options.all ? solve_all<G>(position, options) : solve_game<G>(position, options);
  });
}

}  // namespace spooky::cli
