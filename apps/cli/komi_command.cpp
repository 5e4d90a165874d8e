#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "checkpoint.hpp"
#include "commands.hpp"
#include "say.hpp"
#include "speech.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/games/go/player/komi.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

using go::KomiEstimate;
using go::KomiGame;

/// A number of an entry in half points, if it is a multiple of them that an int can hold.
std::optional<int> halves(const json::object& entry, const char* key) {
  constexpr double kMost = 1'000'000;
  const json::value* value = entry.if_contains(key);
  if (!value || !value->is_number()) return std::nullopt;
  const double twice = 2 * value->to_number<double>();
  if (!(std::abs(twice) <= kMost) || twice != std::floor(twice)) return std::nullopt;
  return static_cast<int>(twice);
}

/// The game that an entry of a checkpoint tells of, if there can be such a game.
std::optional<KomiGame> read_game(const go::Rules& rules, const json::object& entry) {
  const auto komi = halves(entry, "komi");
  const auto margin = halves(entry, "margin");
  const auto turns = halves(entry, "turns");
  if (!komi || !margin || !turns || *turns % 2 != 0) return std::nullopt;
  const KomiGame game{*komi, *margin, *turns / 2};
  return go::is_possible(rules, game) ? std::optional(game) : std::nullopt;
}

/// Games played so far, and the file in which they are kept, a line a game.
class Results {
 public:
  Results(const std::string& path, const go::Rules& rules, const json::object& asked)
      : checkpoint_(path, "experiment", asked, [&](const json::object& entry) {
          const auto game = read_game(rules, entry);
          if (game) played_.push_back(*game);
          return game.has_value();
        }) {}

  const std::vector<KomiGame>& played() const { return played_; }

  void add(const std::vector<KomiGame>& batch) {
    for (const KomiGame& game : batch) {
      played_.push_back(game);
      checkpoint_.add({{"komi", game.komi_halves / 2.0}, {"margin", game.margin_halves / 2.0}, {"turns", game.turns}});
    }
    checkpoint_.flush();
  }

 private:
  std::vector<KomiGame> played_;
  Checkpoint checkpoint_;
};

/// An estimate that the board allows: no komi beyond its points makes sense.
struct Answer {
  double komi = 0;
  double least = 0;
  double most = 0;
  bool limited = false;  ///< the games alone would have led beyond
};

Answer answer_of(const go::Rules& rules, std::span<const KomiGame> games) {
  const KomiEstimate estimate = go::estimate_komi(rules.points(), games);
  const auto points = static_cast<double>(rules.points());
  Answer answer;
  const auto within = [&](double komi) {
    if (!(std::abs(komi) <= points)) answer.limited = true;
    return std::clamp(komi, -points, points);
  };
  answer.komi = within(estimate.komi);
  answer.least = within(estimate.komi - 1.96 * estimate.error);
  answer.most = within(estimate.komi + 1.96 * estimate.error);
  return answer;
}

void print_answer(const KomiOptions& options, const go::Rules& rules, const Answer& answer, std::size_t games,
                  double margin, double turns) {
  const auto hundredths = [](double number) { return fmt::format("{:.2f}", number); };
  const auto print = [&](std::string_view key, std::vector<Argument> arguments) {
    fmt::print("{}\n", for_this_output(tell(options.language, key, std::move(arguments))));
  };
  print("komi.fair",
        {{"komi", hundredths(answer.komi)}, {"least", hundredths(answer.least)}, {"most", hundredths(answer.most)}});
  if (answer.limited) print("komi.limited", {{"points", static_cast<std::int64_t>(rules.points())}});
  std::vector<Argument> played = {{"games", static_cast<std::int64_t>(games)},
                                  {"simulations", static_cast<std::int64_t>(options.simulations)},
                                  {"turns", fmt::format("{:.0f}", turns)}};
  if (std::abs(margin) >= 0.05) {
    played.push_back({"ahead", std::string(margin > 0 ? "black" : "white")});
    played.push_back({"margin", fmt::format("{:.1f}", std::abs(margin))});
  }
  print("komi.games", std::move(played));
}

/// Plays until there are so many games; a batch at a time, its games side by side.
void play(Results& results, const go::Rules& rules, const KomiOptions& options, unsigned threads) {
  const go::KomiSettings settings{options.simulations, options.seed};
  ProgressBar bar;
  std::mutex mutex;
  while (results.played().size() < options.games) {
    const std::size_t first = results.played().size();
    const std::size_t begin = first - first % go::kKomiBatch;
    const std::size_t end = std::min(begin + go::kKomiBatch, options.games);
    const std::vector<KomiGame> before(results.played().begin(),
                                       results.played().begin() + static_cast<std::ptrdiff_t>(begin));
    std::vector<KomiGame> batch(end - first);
    std::size_t next = 0;
    std::size_t done = 0;
    run_parallel(std::min<unsigned>(threads, static_cast<unsigned>(batch.size())), [&](unsigned) {
      for (;;) {
        std::size_t mine = 0;
        {
          const std::scoped_lock lock(mutex);
          if (next == batch.size()) return;
          mine = next++;
        }
        const std::size_t number = first + mine;
        batch[mine] = go::Game::play_for_komi(rules, go::komi_to_try(rules.points(), before, number), number, settings);
        const std::scoped_lock lock(mutex);
        ++done;
        const auto played = first + done;
        bar.show(tell(options.language, "komi.progress",
                      {{"games", static_cast<std::int64_t>(played)}, {"of", static_cast<std::int64_t>(options.games)}}),
                 static_cast<double>(played) / static_cast<double>(options.games));
      }
    });
    results.add(batch);
  }
}

}  // namespace

int run_komi(const KomiOptions& options) {
  const auto rules = std::visit(
      []<class Rules>(const Rules& given) -> go::Rules {
        if constexpr (has<typename Rules::Game, capabilities::FairKomi>) {
          return given;
        } else {
          throw InputError(message("error.komi-of", {{"games", Texts{games_with<capabilities::FairKomi>()}}}));
        }
      },
      options.game.any_rules());
  if (options.game.names_rule("komi")) throw InputError(message("error.komi-given"));
  if (options.games == 0) throw InputError(message("error.games"));
  json::object asked = Notation<go::Game>::rules_json(rules);
  asked.erase("komi");
  const json::object header{{"rules", asked}, {"simulations", options.simulations}, {"seed", options.seed}};
  Results results(options.checkpoint, rules, header);
  play(results, rules, options, options.threads == 0 ? hardware_threads() : options.threads);

  // A file may hold more games than are asked for.
  const std::span<const KomiGame> games = std::span(results.played()).first(options.games);
  const Answer answer = answer_of(rules, games);
  double margin = 0;
  double turns = 0;
  for (const KomiGame& game : games) {
    margin += game.margin_halves / 2.0 / static_cast<double>(games.size());
    turns += static_cast<double>(game.turns) / static_cast<double>(games.size());
  }
  if (options.json) {
    json::object object = header;
    object["games"] = games.size();
    object["komi"] = answer.komi;
    object["interval"] = json::array{answer.least, answer.most};
    object["limited"] = answer.limited;
    object["margin"] = margin;
    object["turns"] = turns;
    fmt::print("{}\n", print_json(object));
    return kSuccess;
  }
  print_answer(options, rules, answer, games.size(), margin, turns);
  if (results.played().size() > games.size()) {
    say("'{}' holds {} games; these are the first.\n", options.checkpoint, results.played().size());
  }
  return kSuccess;
}

}  // namespace spooky::cli
