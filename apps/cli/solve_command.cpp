#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>

#include "commands.hpp"
#include "say.hpp"
#include "sign_of_life.hpp"
#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/formats/printable.hpp"
#include "spooky/search/solve.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

SolveLimits limits_of(const SolveOptions& options) {
  SolveLimits limits;
  limits.positions = options.positions;
  limits.table_bytes = parse_memory(options.memory);
  return limits;
}

/// Every reachable position of a game, for the games that have such a solution.
template <Game G>
int solve_all(const typename G::Position& position, const SolveOptions& options) {
  if constexpr (has<G, capabilities::AllSolver>) {
    if (options.game.position) throw InputError(message("error.all-from-start"));
    const auto begin = std::chrono::steady_clock::now();
    CompleteSolution solution = [&] {
      ProgressBar bar;
      const auto show = [&](const Progress& progress) {
        bar.show(spooky::say(progress.stage, options.language), progress.fraction);
      };
      return value_or_input_error(Notation<G>::solve_all(position.rules(), limits_of(options), show));
    }();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.json) {
      solution.data["seconds"] = seconds;
      fmt::print("{}\n", print_json(solution.data));
    } else {
      std::string label = tell(options.language, "solve.seconds");
      label.resize(std::max<std::size_t>(label.size() + 2, 16), ' ');
      fmt::print("{}{}{:.1f}\n", solution.text(options.language), label, seconds);
    }
    return kSuccess;
  } else {
    throw InputError(message("error.no-complete-solution", {{"game", std::string(G::kName)}}));
  }
}

/// What a line of the answer is called in a language; fields that have no name there keep that of their key.
std::string label_of(std::string_view name, Language language) {
  const std::string_view label = words::kTerminal.find(language, "label." + std::string(name));
  return std::string(label.empty() ? name : label);
}

/// `name` as in JSON.
void print_line(std::string_view name, std::string_view text, Language language) {
  fmt::print("{}\n", for_this_output(fmt::format("{:<12}{}", label_of(name, language), printable(text))));
}

/// The first few of a list that may have thousands.
std::string some_of(const std::vector<std::string>& actions, Language language) {
  constexpr std::size_t kMost = 24;
  const std::vector<std::string> first(actions.begin(),
                                       actions.begin() + static_cast<long>(std::min(actions.size(), kMost)));
  const std::size_t rest = actions.size() - first.size();
  const bool has_blanks =
      std::any_of(first.begin(), first.end(), [](const std::string& text) { return text.find(' ') != text.npos; });
  return fmt::format("{}{}", fmt::join(first, has_blanks ? ", " : " "),
                     rest > 0 ? " " + tell(language, "solve.more", {{"count", static_cast<std::int64_t>(rest)}}) : "");
}

/// A value for a person.
std::string plain_text(const json::value& item, Language language) {
  if (item.is_null()) return tell(language, "solve.out-of-reach");
  return item.is_string() ? std::string(from_json(item.get_string())) : print_json(item);
}

/// The value for a person: the fields of an object a line each, the outcome left out where it was told before.
template <Game G>
void print_value(const typename G::Position& position, const SolutionOf<G>& solution, Language language) {
  const json::value value = Notation<G>::value(position, solution);
  if (!value.is_object()) return print_line("value", plain_text(value, language), language);
  for (const auto& [key, item] : value.get_object()) {
    if (key != "outcome") print_line(from_json(key), plain_text(item, language), language);
  }
  if constexpr (has<G, capabilities::Temperature>) {
    if (solution.is_impartial) return;
    const json::value measured = Notation<G>::temperature(position, solution);
    for (const auto& [key, item] : measured.get_object()) {
      print_line(from_json(key), plain_text(item, language), language);
    }
  }
}

/// What is known soon: on large boards the value takes minutes longer than who wins.
template <Game G>
bool print_outcome(const typename G::Position& position, const SolveLimits& limits, Language language) {
  if constexpr (has<G, capabilities::OutcomeSolver>) {
    const auto solved = G::solve_outcome(position, limits);
    if (!solved) return false;
    print_line("position", Notation<G>::position_text(position), language);
    print_line("outcome", plain_text(Notation<G>::value(position, *solved).get_object().at("outcome"), language),
               language);
    print_line("meaning", told(Notation<G>::explain_value(position, *solved), language), language);
    std::fflush(stdout);
    return true;
  }
  return false;
}

template <Game G>
json::object head(const typename G::Position& position, const SolutionOf<G>& solution,
                  const std::vector<std::string>& best) {
  json::object object;
  if constexpr (has<G, capabilities::SolutionJson>) {
    object = Notation<G>::solution_json(position, solution);
  } else {
    object = {{"game", to_json(G::kName)},
              {"position", Notation<G>::position_text(position)},
              {"value", Notation<G>::value(position, solution)}};
  }
  object["best"] = json::array(best.begin(), best.end());
  return object;
}

/// Perfect play from here: the winner plays a best action; who has lost leaves the other as many actions as possible.
template <Game G>
std::vector<std::string> line_of_play(typename G::Position position, const SolveLimits& limits) {
  std::vector<std::string> line;
  while (position.actor() == Actor::First || position.actor() == Actor::Second) {
    const auto solution = solve<G>(position, limits);
    if (!solution) break;
    typename G::Position::Actions actions;
    position.legal_actions(actions);
    auto choice = *actions.begin();
    if (!solution->best.empty()) {
      choice = solution->best.front();
    } else {
      std::size_t most = 0;
      for (std::size_t i = 0; i < std::min<std::size_t>(actions.size(), 200); ++i) {
        auto next = position;
        next.play_unchecked(actions[i]);
        typename G::Position::Actions answers;
        next.legal_actions(answers);
        if (answers.size() > most) {
          most = answers.size();
          choice = actions[i];
        }
      }
    }
    line.push_back(Notation<G>::action_text(position, choice));
    position.play_unchecked(choice);
  }
  return line;
}

template <Game G>
int solve_game(const typename G::Position& position, const SolveOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  const SolveLimits limits = limits_of(options);
  const Language language = options.language;
  const bool outcome_told = !options.json && print_outcome<G>(position, limits, language);
  const auto solved = [&] {
    const SignOfLife sign(tell(language, "solve.solving"), SignOfLife::Stream::Error);
    return solve<G>(position, limits);
  }();
  if (!solved && solved.error().code == ErrorCode::TooLarge) {
    fmt::print(stderr, "spooky: {}\n", spooky::say(solved.error(), language));
    return kNo;
  }
  const auto solution = value_or_input_error(solved);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::vector<std::string> best;
  for (const auto& action : solution.best) best.push_back(Notation<G>::action_text(position, action));
  std::sort(best.begin(), best.end());
  const auto line = options.explain ? line_of_play<G>(position, limits) : std::vector<std::string>();
  if (options.json) {
    json::object answer = head<G>(position, solution, best);
    if (options.explain) answer["line"] = json::array(line.begin(), line.end());
    answer["positions_visited"] = solution.positions_visited;
    answer["seconds"] = seconds;
    fmt::print("{}\n", escape_controls(print_json(answer)));
    return kSuccess;
  }
  const bool over = position.actor() == Actor::None;
  if (!outcome_told) print_line("position", Notation<G>::position_text(position), language);
  print_value<G>(position, solution, language);
  if (!outcome_told) {
    print_line("meaning", told(Notation<G>::explain_value(position, solution), language), language);
  }
  print_line("best",
             over           ? tell(language, "solve.over")
             : best.empty() ? tell(language, "solve.every-loses")
                            : some_of(best, language),
             language);
  if (options.explain && !over) print_line("line", fmt::format("{}", fmt::join(line, "  ")), language);
  print_line("searched",
             tell(language, "solve.searched",
                  {{"count", std::to_string(solution.positions_visited)}, {"seconds", fmt::format("{:.3f}", seconds)}}),
             language);
  return kSuccess;
}

}  // namespace

int run_solve(const SolveOptions& options) {
  return with_position(options.game.start(), [&]<class G>(const auto& position) {
    return options.all ? solve_all<G>(position, options) : solve_game<G>(position, options);
  });
}

}  // namespace spooky::cli
