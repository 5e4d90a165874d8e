#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <mutex>
#include <vector>

#include "commands.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/games/go/komi.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

using go::KomiEstimate;
using go::KomiGame;

/// Games played so far, and the file in which they are kept: a line for what was asked, then a line a game.
class Results {
 public:
  Results(const std::string& path, const json::object& asked, std::size_t games) : path_(path) {
    if (path_.empty()) return;
    const std::string header = print_json(asked);
    bool is_new = true;
    if (std::ifstream file(path_); file) {
      std::string line;
      if (std::getline(file, line)) {
        is_new = false;
        if (line != header) throw InputError("'" + path_ + "' was kept for another experiment, " + line);
      }
      while (played_.size() < games && std::getline(file, line) && read(line)) {
      }
    }
    if (!is_new) rewrite(header);
    file_.open(path_, std::ios::app);
    if (is_new) file_ << header << "\n";
    check();
  }

  const std::vector<KomiGame>& played() const { return played_; }

  void add(const std::vector<KomiGame>& batch) {
    for (const KomiGame& game : batch) {
      played_.push_back(game);
      if (!path_.empty()) file_ << line_of(game);
    }
    if (!path_.empty()) check();
  }

 private:
  static std::string line_of(const KomiGame& game) {
    return print_json(json::object{
               {"komi", game.komi_halves / 2.0}, {"margin", game.margin_halves / 2.0}, {"turns", game.turns}}) +
           "\n";
  }

  /// False for a line that was cut short: it and what follows are played again.
  bool read(const std::string& line) {
    const auto parsed = parse_json(line);
    const json::object* object = parsed ? parsed->if_object() : nullptr;
    const auto number = [&](const char* key) -> std::optional<double> {
      const json::value* value = object ? object->if_contains(key) : nullptr;
      if (value && value->is_double()) return value->get_double();
      if (value && value->is_int64()) return static_cast<double>(value->get_int64());
      return std::nullopt;
    };
    const auto komi = number("komi");
    const auto margin = number("margin");
    const auto turns = number("turns");
    if (!komi || !margin || !turns) return false;
    played_.push_back({static_cast<int>(*komi * 2), static_cast<int>(*margin * 2), static_cast<int>(*turns)});
    return true;
  }

  /// Whole lines only: a crash may have left half of one.
  void rewrite(const std::string& header) {
    const std::string beside = path_ + ".new";
    std::ofstream file(beside, std::ios::trunc);
    file << header << "\n";
    for (const KomiGame& game : played_) file << line_of(game);
    file.close();
    if (!file || std::rename(beside.c_str(), path_.c_str()) != 0) throw InputError("'" + path_ + "' cannot be written");
  }

  void check() {
    file_.flush();
    if (!file_) throw InputError("'" + path_ + "' cannot be written");
  }

  std::string path_;
  std::ofstream file_;
  std::vector<KomiGame> played_;
};

double interval(const KomiEstimate& estimate) { return 1.96 * estimate.error; }

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
        batch[mine] = go::play_for_komi(rules, go::komi_to_try(rules.points(), before, number), number, settings);
        const std::scoped_lock lock(mutex);
        ++done;
        const auto played = first + done;
        bar.show(fmt::format("{} of {} games", played, options.games),
                 static_cast<double>(played) / static_cast<double>(options.games));
      }
    });
    results.add(batch);
  }
}

}  // namespace

int run_komi(const KomiOptions& options) {
  if (options.game != "go") throw InputError("the fair komi is a question of Go: spooky komi go");
  const go::Rules rules = options.go.read();
  if (options.games == 0) throw InputError("--games must be at least 1");
  json::object asked = Notation<go::Game>::rules_json(rules);
  asked.erase("komi");
  const json::object header{{"rules", asked}, {"simulations", options.simulations}, {"seed", options.seed}};
  Results results(options.checkpoint, header, options.games);
  play(results, rules, options, options.threads == 0 ? hardware_threads() : options.threads);

  const auto& games = results.played();
  const KomiEstimate estimate = go::estimate_komi(rules.points(), games);
  double margin = 0;
  double turns = 0;
  for (const KomiGame& game : games) {
    margin += game.margin_halves / 2.0 / static_cast<double>(games.size());
    turns += static_cast<double>(game.turns) / static_cast<double>(games.size());
  }
  if (options.json) {
    json::object object = header;
    object["games"] = games.size();
    object["komi"] = estimate.komi;
    object["interval"] = json::array{estimate.komi - interval(estimate), estimate.komi + interval(estimate)};
    object["margin"] = margin;
    object["turns"] = turns;
    fmt::print("{}\n", print_json(object));
    return kSuccess;
  }
  fmt::print("Fair komi {:.2f}, with 95 % confidence between {:.2f} and {:.2f}.\n", estimate.komi,
             estimate.komi - interval(estimate), estimate.komi + interval(estimate));
  fmt::print(
      "{} games of the computer against itself, {} simulations an action; Black was ahead by {:.1f} points on "
      "average, after {:.0f} turns.\n",
      games.size(), options.simulations, margin, turns);
  return kSuccess;
}

}  // namespace spooky::cli
