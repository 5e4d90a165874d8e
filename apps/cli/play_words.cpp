#include "play_words.hpp"

#include <fmt/format.h>

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/search/levels.hpp"

namespace spooky::cli {

namespace {

/// An action that may be typed here, from the middle of the list: the first ones are seldom good examples.
std::string example_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) {
    typename G::Position::Actions actions;
    position.legal_actions(actions);
    return actions.size() == 0 ? std::string() : Notation<G>::action_text(position, actions[actions.size() / 2]);
  });
}

/// " by 3 points", where the result is told in points.
std::string margin_words(const AnyPosition& position) {
  const json::value result = result_of(position);
  const json::object* object = result.if_object();
  const json::value* margin = object == nullptr ? nullptr : object->if_contains("margin");
  if (margin == nullptr || !margin->is_number()) return "";
  return " by " + print_json(*margin) + (margin->to_number<double>() == 1 ? " point" : " points");
}

}  // namespace

std::string player_title(const AnyPosition& position, Actor player) {
  std::string name(actor_name_of(position, player));
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string banner(const AnyPosition& start, const ComputerSides& computer, bool resumed) {
  const Actor acting = actor_of(start);
  const std::string level = fmt::format("level {} of {}", computer.level, kHighestLevel);
  std::string who;
  if (computer.first && computer.second) {
    who = fmt::format("The computer plays both sides, {}.", level);
  } else if (!computer.first && !computer.second) {
    who = fmt::format("Two players at this screen, {} and {}.", player_title(start, Actor::First),
                      player_title(start, Actor::Second));
    if (!resumed && acting != Actor::None && acting != Actor::Nature) {
      who += fmt::format(" {} begins.", player_title(start, acting));
    }
  } else {
    const Actor you = computer.first ? Actor::Second : Actor::First;
    const Actor other = computer.first ? Actor::First : Actor::Second;
    who =
        fmt::format("You are {}, the computer is {}, {}.", player_title(start, you), player_title(start, other), level);
    if (!resumed && acting == you) who += " You begin.";
    if (!resumed && acting == other) who += " The computer begins.";
  }
  const std::string example = example_of(start);
  const std::string type =
      example.empty() ? "Type help for help." : fmt::format("Type a move, {} say, or help.", example);
  return fmt::format("{}.\n{}\n{}\n", game_title(start, Language::English), who, type);
}

std::string verdict(const AnyPosition& position, const ComputerSides& computer) {
  if (actor_of(position) != Actor::None || computer.first == computer.second) return "";
  const Rational first = with_position(position, []<class G>(const auto& one) { return one.utility(); });
  if (first == Rational(0)) return "Neither you nor the computer won.";
  const Actor winner = first > Rational(0) ? Actor::First : Actor::Second;
  const std::string by = margin_words(position);
  return computer.plays(winner) ? "The computer won" + by + "." : "You won" + by + "!";
}

std::string play_help(const AnyPosition& position, bool has_odds) {
  return fmt::format(
      "{}\n\n"
      "a move      any that legal lists; blanks, commas and capitals do not matter, and what is clear may be left out\n"
      "legal       what you may play now\n"
      "hint        what the strongest computer player would do\n"
      "{}"
      "undo        take back your last move\n"
      "board       show the board again\n"
      "save FILE   keep the game in a file that spooky show and spooky play --resume read\n"
      "quit        leave; Ctrl-C and Ctrl-D ask before a game is lost\n",
      guide_of(position, Language::English), has_odds ? "odds        the chance of every attempted capture\n" : "");
}

}  // namespace spooky::cli
