// What can be asked at a table beside playing.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "say.hpp"
#include "sign_of_life.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/formats/record_files.hpp"
#include "spooky/search/player.hpp"
#include "table.hpp"

namespace spooky::cli {

namespace {

std::string mean_text(double mean) { return fmt::format("{:+.2f}", mean); }

}  // namespace

bool Table::has_odds() const {
  return with_position(now(), []<class G>(const auto&) { return has<G, capabilities::Odds>; });
}

void Table::list_odds() const {
  with_position(now(), [&]<class G>(const auto& position) {
    if constexpr (has<G, capabilities::Odds>) {
      const json::value odds = Notation<G>::odds(position);
      const json::array& attempts = odds.at("attempts").as_array();
      if (attempts.empty()) say("{}\n", words("odds.none"));
      for (const json::value& attempt : attempts) {
        const std::string chance(from_json(attempt.at("success").as_string()));
        say("  {:<12} {}\n", from_json(attempt.at("action").as_string()), words("odds.attempt", {{"chance", chance}}));
      }
    }
  });
}

void Table::list_legal() const {
  if (is_over()) return say("{}\n", words("over"));
  std::vector<std::string> texts = legal_texts_of(now());
  const std::size_t count = texts.size();
  constexpr std::size_t kMostListed = 500;
  texts.resize(std::min(count, kMostListed));
  const bool every = with_position(now(), []<class G>(const auto& position) { return lists_every_action(position); });
  std::vector<Argument> arguments = {{"count", static_cast<std::int64_t>(count)}, {"actions", Texts{std::move(texts)}}};
  if (!every) arguments.push_back({"many", std::string("yes")});
  if (count > kMostListed) arguments.push_back({"cut", std::string("yes")});
  say("{}\n", words("legal", std::move(arguments)));
}

void Table::hint() const {
  if (is_over()) return say("{}\n", words("over"));
  if (actor_of(now()) == Actor::Nature) return say("{}\n", words("hint.nature"));
  with_position(now(), [&]<class G>(const auto& position) {
    const auto decision = [&] {
      const Prompt::Busy busy;
      const SignOfLife sign(words("computer-thinks"));
      return decide<G>(position, kHighestLevel, next_seed(), hardware_threads());
    }();
    const std::string text = Notation<G>::action_text(position, decision.action);
    using Value = typename G::Position::Weight;
    const Value worst(position.actor() == Actor::First ? Rational(-1) : Rational(1));
    if (decision.value == worst) {
      say("{}\n", words("hint.loses", {{"action", text}}));
    } else if (decision.value) {
      say("{}\n", words("hint.perfect", {{"action", text}}));
    } else if (decision.report.actions.size() == 1) {
      say("{}\n", words("hint.positions", {{"action", text},
                                           {"count", static_cast<std::int64_t>(decision.report.simulations)},
                                           {"mean", mean_text(decision.report.actions.front().mean)}}));
    } else {
      say("{}\n", words("hint.simulations",
                        {{"action", text}, {"count", static_cast<std::int64_t>(decision.report.simulations)}}));
      for (std::size_t i = 0; i < std::min<std::size_t>(5, decision.report.actions.size()); ++i) {
        const auto& tried = decision.report.actions[i];
        say("  {:<12} {}\n", Notation<G>::action_text(position, tried.action),
            words("hint.tried", {{"visits", fmt::format("{:>6}", tried.visits)}, {"mean", mean_text(tried.mean)}}));
      }
    }
  });
}

bool Table::save(const std::string& path) {
  const auto no = [&](std::string_view key, std::vector<Argument> arguments) {
    say("{}\n", words(key, std::move(arguments)));
    return false;
  };
  if (path.empty()) return no("save.name", {});
  std::error_code unknown;
  if (std::filesystem::exists(path, unknown)) return no("save.exists", {{"file", path}});
  const auto text = print_record_file(record_, path, language_);
  if (!text) return no("impossible", {because(text.error())});
  std::ofstream file(path);
  file << *text;
  file.flush();
  if (!file) return no("save.cannot", {{"file", path}});
  unsaved_ = false;
  say("{}\n", words("save.done", {{"file", path}}));
  return true;
}

std::string Table::free_file_name() const {
  const std::string stem = "spooky-" + std::string(game_name(now()));
  std::string name = stem + ".json";
  std::error_code unknown;
  for (int number = 2; std::filesystem::exists(name, unknown); ++number) name = fmt::format("{}-{}.json", stem, number);
  return name;
}

}  // namespace spooky::cli
