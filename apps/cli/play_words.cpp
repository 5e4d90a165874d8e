#include "play_words.hpp"

#include <fmt/format.h>

#include "speech.hpp"
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

/// `points`, where the result is told in points, and `single` for one.
std::vector<Argument> margin_of(const AnyPosition& position) {
  const json::value result = result_of(position);
  const json::object* object = result.if_object();
  const json::value* margin = object == nullptr ? nullptr : object->if_contains("margin");
  if (margin == nullptr || !margin->is_number()) return {};
  std::vector<Argument> arguments = {{"points", print_json(*margin)}};
  if (margin->to_number<double>() == 1) arguments.push_back({"single", std::string("yes")});
  return arguments;
}

std::string capitalised(std::string name) {
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

/// A line of two columns.
std::string entry(const std::string& name, const std::string& words) { return fmt::format("{:<12}{}\n", name, words); }

}  // namespace

std::string player_title(const AnyPosition& any, Actor player, Language language) {
  const std::string_view name = actor_name_of(any, player);
  if (player == Actor::Nature) return tell(language, "nature");
  return with_position(any, [&]<class G>(const auto& position) {
    const words::Section* section = Notation<G>::title(position.rules()).section;
    const std::string key = "player." + std::string(name) + ".name";
    const std::string_view found = section == nullptr ? std::string_view() : section->find(language, key);
    return found.empty() ? capitalised(std::string(name)) : std::string(found);
  });
}

std::string banner(const AnyPosition& start, const ComputerSides& computer, bool resumed, Language language) {
  const Actor acting = actor_of(start);
  const auto title = [&](Actor player) { return player_title(start, player, language); };
  const bool begins = !resumed && (acting == Actor::First || acting == Actor::Second);
  std::vector<Argument> level = {{"level", std::int64_t{computer.level}}, {"highest", std::int64_t{kHighestLevel}}};
  std::string who;
  if (computer.first && computer.second) {
    who = tell(language, "banner.both", std::move(level));
  } else if (!computer.first && !computer.second) {
    std::vector<Argument> players = {{"first", title(Actor::First)}, {"second", title(Actor::Second)}};
    if (begins) players.push_back({"begins", title(acting)});
    who = tell(language, "banner.two", std::move(players));
  } else {
    const Actor you = computer.first ? Actor::Second : Actor::First;
    const Actor other = computer.first ? Actor::First : Actor::Second;
    level.push_back({"you", title(you)});
    level.push_back({"other", title(other)});
    if (begins) level.push_back({"begins", std::string(acting == you ? "you" : "computer")});
    who = tell(language, "banner.one", std::move(level));
  }
  const std::string type = tell(language, "banner.type", {{"example", example_of(start)}});
  return fmt::format("{}.\n{}\n{}\n", game_title(start, language), who, type);
}

std::string verdict(const AnyPosition& position, const ComputerSides& computer, Language language) {
  if (actor_of(position) != Actor::None || computer.first == computer.second) return "";
  const Rational first = with_position(position, []<class G>(const auto& one) { return one.utility(); });
  if (first == Rational(0)) return tell(language, "verdict.draw");
  const Actor winner = first > Rational(0) ? Actor::First : Actor::Second;
  return tell(language, computer.plays(winner) ? "verdict.lost" : "verdict.won", margin_of(position));
}

std::string play_help(const AnyPosition& position, bool has_odds, Language language) {
  const auto words = [&](std::string_view key) { return tell(language, key); };
  return guide_of(position, language) + "\n\n" + entry(words("help.move-name"), words("help.move")) +
         entry("legal", words("help.legal")) + entry("hint", words("help.hint")) +
         (has_odds ? entry("odds", words("help.odds")) : "") + entry("undo", words("help.undo")) +
         entry("board", words("help.board")) + entry(words("help.save-name"), words("help.save")) +
         entry("quit", words("help.quit"));
}

}  // namespace spooky::cli
