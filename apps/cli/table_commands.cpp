// What can be asked at a table beside playing.
#include <fmt/ranges.h>

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

bool Table::has_odds() const {
  return with_position(now(), []<class G>(const auto&) { return has<G, capabilities::Odds>; });
}

void Table::list_odds() const {
  with_position(now(), []<class G>(const auto& position) {
    if constexpr (has<G, capabilities::Odds>) {
      const json::value odds = Notation<G>::odds(position);
      const json::array& attempts = odds.at("attempts").as_array();
      if (attempts.empty()) say("Nothing that you may play now needs a die.\n");
      for (const json::value& attempt : attempts) {
        say("  {:<12} succeeds with chance {}\n", from_json(attempt.at("action").as_string()),
            from_json(attempt.at("success").as_string()));
      }
    }
  });
}

void Table::list_legal() const {
  if (is_over()) return say("The game is over.\n");
  std::vector<std::string> texts = legal_texts_of(now());
  const std::size_t count = texts.size();
  constexpr std::size_t kMostListed = 500;
  texts.resize(std::min(count, kMostListed));
  const bool every = with_position(now(), []<class G>(const auto& position) { return lists_every_action(position); });
  say("{}{} legal: {}{}\n", every ? "" : "more than ", count, fmt::join(texts, ", "), count > kMostListed ? " …" : "");
}

void Table::hint() const {
  if (is_over()) return say("The game is over.\n");
  if (actor_of(now()) == Actor::Nature) return say("The die is to be rolled: nobody can choose.\n");
  with_position(now(), [&]<class G>(const auto& position) {
    const auto decision = [&] {
      const Prompt::Busy busy;
      const SignOfLife sign("the computer thinks");
      return decide<G>(position, kHighestLevel, next_seed(), hardware_threads());
    }();
    const std::string text = Notation<G>::action_text(position, decision.action);
    using Value = typename G::Position::Weight;
    const Value worst(position.actor() == Actor::First ? Rational(-1) : Rational(1));
    if (decision.value == worst) {
      say("Every action loses against perfect play; try {}.\n", text);
    } else if (decision.value) {
      say("{} is a perfect move.\n", text);
    } else if (decision.report.actions.size() == 1) {
      say("{} looks best after {} positions, mean result {:+.2f}.\n", text, decision.report.simulations,
          decision.report.actions.front().mean);
    } else {
      say("{} looks best after {} simulations. The most tried:\n", text, decision.report.simulations);
      for (std::size_t i = 0; i < std::min<std::size_t>(5, decision.report.actions.size()); ++i) {
        const auto& tried = decision.report.actions[i];
        say("  {:<12} tried {:>6} times, mean result {:+.2f}\n", Notation<G>::action_text(position, tried.action),
            tried.visits, tried.mean);
      }
    }
  });
}

bool Table::save(const std::string& path) {
  const auto refuse = [](const std::string& words) {
    say("{}\n", words);
    return false;
  };
  if (path.empty()) return refuse("Name a file: save FILE.");
  std::error_code unknown;
  if (std::filesystem::exists(path, unknown)) return refuse(path + " exists already; choose another name.");
  const auto text = print_record_file(record_, path);
  if (!text) return refuse("Not possible: " + text.error().reason + ".");
  std::ofstream file(path);
  file << *text;
  file.flush();
  if (!file) return refuse("Cannot write " + path + ".");
  unsaved_ = false;
  say("Saved to {}.\n", path);
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
