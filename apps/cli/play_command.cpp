#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>

#include "commands.hpp"
#include "dice/nature.hpp"
#include "record_file.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/record_files.hpp"
#include "spooky/search/player.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

bool is_goodbye(const std::string& line) {
  return line == "quit" || line == "exit" || line == "Quit" || line == "QUIT";
}

/// A game at the terminal: asks whoever is to act, plays for the computer, rolls for Nature.
class Table {
 public:
  Table(Record record, const PlayOptions& options)
      : record_(std::move(record)),
        positions_(replay(record_)),
        level_(options.level),
        seed_(*options.seed),
        dice_(options.dice),
        die_(make_die(options.dice, *options.seed)) {
    if (!record_.actions.empty()) earlier_ = std::chrono::milliseconds(record_.actions.back().milliseconds.value_or(0));
    for (const Actor player : {Actor::First, Actor::Second}) {
      const bool plays = options.computer == "both" || options.computer == actor_name_of(now(), player) ||
                         (options.computer.empty() && player == Actor::Second);
      computer_[player == Actor::Second] = plays;
    }
  }

  int play() {
    fmt::print("{}. Type an action, or help.\n", game_title(now()));
    show();
    while (true) {
      if (is_computers_turn() && !Prompt::interrupted()) {
        play_computer();
        continue;
      }
      // When the game is over it can still be saved or taken back.
      const bool over = actor_of(now()) == Actor::None;
      const auto line =
          prompt_.ask(over ? "over (Enter leaves)> " : fmt::format("{}> ", actor_name_of(now(), actor_of(now()))));
      if (!line || is_goodbye(*line) || (over && line->empty())) {
        fmt::print("Goodbye.\n");
        return kSuccess;
      }
      answer(*line);
    }
  }

 private:
  const AnyPosition& now() const { return positions_.back(); }

  bool is_computers_turn() const {
    const Actor actor = actor_of(now());
    return (actor == Actor::Nature && !out_of_dice_) ||
           ((actor == Actor::First || actor == Actor::Second) && computer_[actor == Actor::Second]);
  }

  void show() const {
    fmt::print("\n{}\n{}\n", diagram_of(now(), DiagramStyle{colours_wanted()}), describe_any(now()));
  }

  void answer(const std::string& line) {
    std::string word = line.substr(0, line.find(' '));
    const std::size_t argument = line.find_first_not_of(' ', word.size());
    const std::string rest = argument == std::string::npos ? "" : line.substr(argument);
    std::transform(word.begin(), word.end(), word.begin(), [](unsigned char c) { return std::tolower(c); });
    if (line.empty() || word == "board") return show();
    if (word == "help" || word == "?") return help();
    if (word == "legal") return list_legal();
    if (word == "undo") return undo();
    if (word == "hint") return hint();
    if (word == "odds" && has_odds()) return list_odds();
    if (word == "save") return save(rest);
    AnyPosition next = now();
    const auto played = play_text(next, line);
    if (!played) return fmt::print("Not possible: {}.\n", played.error().reason);
    accept(next, *played);
  }

  void accept(const AnyPosition& next, const Played& played) {
    const auto elapsed = earlier_ + (std::chrono::steady_clock::now() - begin_);
    record_.actions.push_back(
        {played.text, played.actor, std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count()});
    positions_.push_back(next);
    fmt::print("\n{}\n", played.narration);
    // The board is for people: not while the computer is about to answer one.
    if (!is_computers_turn() || (computer_[0] && computer_[1])) show();
  }

  void play_computer() {
    try {
      play_next();
    } catch (const DieError& error) {
      out_of_dice_ = true;
      fmt::print("\n{}: roll a die yourself and type what it says, #1 or #2.\n", error.what());
    }
  }

  void play_next() {
    if (actor_of(now()) == Actor::Nature) {
      const NatureRoll rolled = roll();
      return announce(fmt::format("The die shows {}.", rolled.face), rolled.action);
    }
    const std::string text = with_position(now(), [&]<class G>(const auto& position) {
      return Notation<G>::action_text(position, decide<G>(position, level_, next_seed(), hardware_threads()).action);
    });
    announce(fmt::format("The computer plays {}.", text), text);
  }

  void announce(const std::string& words, const std::string& action) {
    AnyPosition next = now();
    const auto played = play_text(next, action);
    fmt::print("\n{}", words);
    accept(next, *played);
  }

  /// A seeded die begins anew at each roll, so that a game that was taken back or resumed rolls the same again.
  NatureRoll roll() {
    if (dice_ == "seed") return roll_for_nature(now(), *make_die(dice_, next_seed()));
    return roll_for_nature(now(), *die_);
  }

  std::uint64_t next_seed() const { return combine(seed_, record_.actions.size()); }

  void help() const {
    fmt::print(
        "{}\n\n"
        "an action   any that `legal` lists\n"
        "legal       what you may play now\n"
        "hint        what the strongest computer player would do\n"
        "{}"
        "undo        take back your last action\n"
        "board       show the board again\n"
        "save FILE   write the game as a record that `spooky show` and `spooky play --resume` read\n"
        "quit        leave (so do Ctrl-C and Ctrl-D)\n",
        guide_of(now()), has_odds() ? "odds        the chance of every attempted capture\n" : "");
  }

  bool has_odds() const {
    return with_position(now(),
                         []<class G>(const auto& position) { return requires { Notation<G>::odds(position); }; });
  }

  void list_odds() const {
    with_position(now(), []<class G>(const auto& position) {
      if constexpr (requires { Notation<G>::odds(position); }) {
        const json::value odds = Notation<G>::odds(position);
        const json::array& attempts = odds.at("attempts").as_array();
        if (attempts.empty()) fmt::print("Nothing that you may play now needs a die.\n");
        for (const json::value& attempt : attempts) {
          fmt::print("  {:<12} succeeds with chance {}\n", from_json(attempt.at("action").as_string()),
                     from_json(attempt.at("success").as_string()));
        }
      }
    });
  }

  void list_legal() const {
    std::vector<std::string> texts = legal_texts_of(now());
    const std::size_t count = texts.size();
    constexpr std::size_t kMostListed = 500;
    texts.resize(std::min(count, kMostListed));
    const bool every = with_position(now(), []<class G>(const auto& position) {
      if constexpr (requires { position.lists_every_action(); }) return position.lists_every_action();
      return true;
    });
    fmt::print("{}{} legal: {}{}\n", every ? "" : "more than ", count, fmt::join(texts, ", "),
               count > kMostListed ? " …" : "");
  }

  /// Back to the last position in which a person was to act.
  void undo() {
    std::size_t keep = record_.actions.size();
    while (keep > 0) {
      --keep;
      const Actor actor = record_.actions[keep].actor;
      if (actor != Actor::Nature && !computer_[actor == Actor::Second]) {
        record_.actions.resize(keep);
        positions_.resize(keep + 1);
        fmt::print("Taken back.\n");
        return show();
      }
    }
    fmt::print("There is nothing to take back.\n");
  }

  void hint() const {
    if (actor_of(now()) == Actor::None) return fmt::print("The game is over.\n");
    with_position(now(), [&]<class G>(const auto& position) {
      const auto decision = decide<G>(position, kHighestLevel, next_seed(), hardware_threads());
      const std::string text = Notation<G>::action_text(position, decision.action);
      const Rational worst = position.actor() == Actor::First ? Rational(-1) : Rational(1);
      if (decision.value == worst) {
        fmt::print("Every action loses against perfect play; try {}.\n", text);
      } else if (decision.value) {
        fmt::print("{} is a perfect move.\n", text);
      } else if (decision.report.actions.size() == 1) {
        fmt::print("{} looks best after {} positions, mean result {:+.2f}.\n", text, decision.report.simulations,
                   decision.report.actions.front().mean);
      } else {
        fmt::print("{} looks best after {} simulations. The most tried:\n", text, decision.report.simulations);
        for (std::size_t i = 0; i < std::min<std::size_t>(5, decision.report.actions.size()); ++i) {
          const auto& tried = decision.report.actions[i];
          fmt::print("  {:<12} tried {:>6} times, mean result {:+.2f}\n",
                     Notation<G>::action_text(position, tried.action), tried.visits, tried.mean);
        }
      }
    });
  }

  void save(const std::string& path) const {
    if (path.empty()) return fmt::print("Name a file: save FILE.\n");
    std::error_code unknown;
    if (std::filesystem::exists(path, unknown)) return fmt::print("{} exists already; choose another name.\n", path);
    const auto text = print_record_file(record_, path);
    if (!text) return fmt::print("Not possible: {}.\n", text.error().reason);
    std::ofstream file(path);
    file << *text;
    file.flush();
    fmt::print("{}", file ? fmt::format("Saved to {}.\n", path) : fmt::format("Cannot write {}.\n", path));
  }

  Record record_;
  std::vector<AnyPosition> positions_;
  bool computer_[2] = {false, false};
  int level_;
  std::uint64_t seed_;
  std::string dice_;
  std::unique_ptr<Die> die_;
  bool out_of_dice_ = false;
  Prompt prompt_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::milliseconds earlier_{0};  ///< played before this sitting
};

void check_computer(const PlayOptions& options, const AnyPosition& start) {
  const std::string first(actor_name_of(start, Actor::First));
  const std::string second(actor_name_of(start, Actor::Second));
  const std::string& choice = options.computer;
  if (choice.empty() || choice == "none" || choice == "both" || choice == first || choice == second) return;
  throw InputError(fmt::format("--computer must be {}, {}, both or none", first, second));
}

}  // namespace

int run_play(PlayOptions options) {
  if (options.dice.empty()) options.dice = options.seed ? "seed" : "system";
  if (!options.seed) options.seed = std::random_device{}();
  if (!options.resume.empty() && !(options.game.rules.empty() && !options.game.position)) {
    throw InputError("a resumed game has its own rules and start: give --resume alone");
  }
  Record record = options.resume.empty() ? Record{options.game.start(), {}} : load_record(options.resume);
  if (!options.resume.empty() &&
      game_name(record.start) != value_or_input_error(find_game(options.game.game, "")).game) {
    throw InputError(
        fmt::format("{} is a game of {}, not of {}", options.resume, game_name(record.start), options.game.game));
  }
  check_computer(options, record.start);
  return Table(std::move(record), options).play();
}

}  // namespace spooky::cli
