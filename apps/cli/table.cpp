#include "table.hpp"

#include <algorithm>
#include <cctype>

#include "say.hpp"
#include "sign_of_life.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/search/player.hpp"
#include "typed_action.hpp"

namespace spooky::cli {

namespace {

std::string lower_case_word(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

bool is_goodbye(const std::string& line) {
  const std::string word = lower_case_word(line);
  return word == "quit" || word == "exit" || word == "q";
}

/// A number of few digits and nothing else.
std::optional<int> typed_face(const std::string& line) {
  const bool is_number = !line.empty() && line.size() <= 4 && line.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? std::optional(std::stoi(line)) : std::nullopt;
}

/// What a person has to do where no die of the program's rolls.
std::vector<Argument> roll_yourself(const DieError& error, const AnyPosition& position) {
  std::vector<Argument> arguments = {because(error.error()), {"actions", Texts{legal_texts_of(position)}}};
  if (action_of_face(position, 1).has_value()) arguments.push_back({"die", std::string("yes")});
  return arguments;
}

/// "x" of "X": how somebody is asked.
std::string in_small_letters(std::string name) {
  if (!name.empty()) name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
  return name;
}

}  // namespace

Table::Table(Record record, const PlayOptions& options)
    : record_(std::move(record)),
      positions_(replay(record_)),
      language_(options.language),
      seed_(*options.seed),
      dice_(options.dice),
      die_(make_die(options.dice, *options.seed)) {
  if (!record_.actions.empty()) earlier_ = std::chrono::milliseconds(record_.actions.back().milliseconds.value_or(0));
  const auto plays = [&](Actor player) {
    return options.computer == "both" || options.computer == actor_name_of(now(), player) ||
           (options.computer.empty() && player == Actor::Second);
  };
  computer_ = {plays(Actor::First), plays(Actor::Second), options.level};
}

int Table::play() {
  say(std::string_view(banner(now(), computer_, !record_.actions.empty(), language_)));
  show();
  while (true) {
    if (is_computers_turn() && !Prompt::interrupted()) {
      play_computer();
      continue;
    }
    // When the game is over it can still be saved or taken back.
    const auto line = prompt_.ask(is_over() ? words("prompt.over")
                                            : in_small_letters(player_title(now(), actor_of(now()), language_)) + "> ");
    const bool leaves = line ? is_goodbye(*line) || (is_over() && line->empty()) : is_leaving();
    if (leaves) {
      say("{}\n", words("goodbye"));
      return kSuccess;
    }
    if (line) answer(*line);
  }
}

bool Table::is_computers_turn() const {
  const Actor actor = actor_of(now());
  return (actor == Actor::Nature && !out_of_dice_) || computer_.plays(actor);
}

std::uint64_t Table::next_seed() const { return combine(seed_, record_.actions.size()); }

void Table::show() const {
  say("\n");
  say_drawing(diagram_of(now(), DiagramStyle{colours_wanted(), language_}));
  say("\n{}\n", describe_any(now(), language_));
  const std::string ending = verdict(now(), computer_, language_);
  if (!ending.empty()) say("{}\n", ending);
}

void Table::answer(const std::string& line) {
  const std::string word = lower_case_word(line.substr(0, line.find(' ')));
  const std::size_t argument = line.find_first_not_of(' ', word.size());
  const std::string rest = argument == std::string::npos ? "" : line.substr(argument);
  if (line.empty() || word == "board") return show();
  if (word == "help" || word == "?" || word == "h")
    return say(std::string_view(play_help(now(), has_odds(), language_)));
  if (word == "legal") return list_legal();
  if (word == "undo") return undo();
  if (word == "hint") return hint();
  if (word == "odds" && has_odds()) return list_odds();
  if (word == "save") {
    save(rest);
    return;
  }
  play_typed(line);
}

void Table::play_typed(const std::string& line) {
  // Where a person rolls, the face says what happens.
  if (const auto face = typed_face(line)) {
    if (const auto said = action_of_face(now(), *face)) return announce("", *said, face);
  }
  const auto text = read_typed(now(), line);
  if (!text) return refuse(text.error());
  AnyPosition next = now();
  const auto played = play_text(next, *text);
  if (!played) return refuse(played.error());
  say("\n");
  accept(next, *played);
}

void Table::refuse(const Error& error) const { say("{}\n", words("impossible", {because(error)})); }

void Table::accept(const AnyPosition& next, const Played& played) {
  const auto elapsed = earlier_ + (std::chrono::steady_clock::now() - begin_);
  record_.actions.push_back(
      {played.text, played.actor, std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count(), played.face});
  positions_.push_back(next);
  unsaved_ = true;
  say("{}\n", spooky::say(played.events, language_));
  // The board is for people: not while the computer is about to answer one.
  if (!is_computers_turn() || (computer_.first && computer_.second)) show();
}

void Table::play_computer() {
  try {
    play_next();
  } catch (const DieError& error) {
    out_of_dice_ = true;
    say("\n{}\n", words("roll-yourself", roll_yourself(error, now())));
  }
}

void Table::play_next() {
  if (actor_of(now()) == Actor::Nature) {
    const auto [action, face] = roll();
    // What happened tells the face.
    return announce(face ? "" : words("nature-plays", {{"action", action}}), action, face);
  }
  const std::string text = [&] {
    const Prompt::Busy busy;
    const SignOfLife sign(words("computer-thinks"));
    return with_position(now(), [&]<class G>(const auto& position) {
      const auto decision = decide<G>(position, computer_.level, next_seed(), hardware_threads());
      return Notation<G>::action_text(position, decision.action);
    });
  }();
  announce(words("computer-plays", {{"action", text}}), text);
}

void Table::announce(const std::string& said, const std::string& action, std::optional<int> face) {
  AnyPosition next = now();
  const auto played = play_text(next, action, face);
  say(said.empty() ? "\n" : "\n" + said + "\n");
  accept(next, *played);
}

/// A seeded die begins anew at each roll, so that a game that was taken back or resumed rolls the same again.
Drawn<std::string> Table::roll() {
  if (dice_ == "seed") return draw_for_nature(now(), *make_die(dice_, next_seed()));
  return draw_for_nature(now(), *die_);
}

/// Back to the last position in which a person was to act.
void Table::undo() {
  std::size_t keep = record_.actions.size();
  while (keep > 0) {
    --keep;
    const Actor actor = record_.actions[keep].actor;
    if (actor != Actor::Nature && !computer_.plays(actor)) {
      record_.actions.resize(keep);
      positions_.resize(keep + 1);
      unsaved_ = keep > 0;
      say("{}\n", words("taken-back"));
      return show();
    }
  }
  say("{}\n", words("nothing-to-take-back"));
}

bool Table::is_leaving() {
  Prompt::forget_interrupt();
  if (!prompt_.is_interactive() || !unsaved_ || is_over()) return true;
  const std::string file = free_file_name();
  say("{}\n", words("unsaved"));
  while (true) {
    const auto line = prompt_.ask(words("prompt.leave", {{"file", file}}));
    if (!line) return true;
    const std::string word = lower_case_word(*line);
    if (word.empty() || word == "g" || word == "go on") return false;
    if (word == "q" || word == "quit" || word == "exit") return true;
    if ((word == "s" || word == "save") && save(file)) return true;
  }
}

}  // namespace spooky::cli
