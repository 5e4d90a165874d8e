#include "fifth_game/notation.hpp"

#include <array>
#include <cstdio>

namespace spooky {

namespace {

// A section of its own, in its own folder: no list of sections knows it.
constexpr std::string_view kKeys[] = {"describe",        "event.bet",       "event.ended", "event.tossed", "guide",
                                      "refusal.not-now", "refusal.unknown", "title",       "value"};
constexpr std::string_view kTexts[] = {"It stands {first} to {second}.",
                                       "{who} bets on {action}.",
                                       "The game ends {first} to {second}.",
                                       "The toss is {action}: {who} has {points} points.",
                                       "Bet single or double; Nature tosses.",
                                       "{action} is not to be played now",
                                       "an action is single, double, low, middle or high",
                                       "Toss in {rounds} rounds",
                                       "On average the first player gets {value}."};
const words::Section kSection = {"toss", kKeys, {kTexts, kTexts, kTexts, kTexts}};

constexpr std::array<std::string_view, 5> kNames = {"single", "double", "low", "middle", "high"};

Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&kSection, key, std::move(arguments)};
}

std::string name_of(toss::Action action) { return std::string(kNames[static_cast<std::size_t>(action)]); }

std::vector<Argument> points_of(const toss::Position& position) {
  return {{"first", std::int64_t{position.shown().first}}, {"second", std::int64_t{position.shown().second}}};
}

json::value leader_of(const toss::Position& position) {
  if (position.lead() == 0) return nullptr;
  return to_json(position.lead() > 0 ? toss::Game::kFirst : toss::Game::kSecond);
}

std::string print(const toss::Position::Setup& shown) {
  return std::to_string(shown.tossed) + " " + std::to_string(shown.first) + ":" + std::to_string(shown.second) + " " +
         std::to_string(shown.bet);
}

}  // namespace

using Text = Notation<toss::Game>;

std::span<const RuleField> Text::rule_fields() {
  static const std::array<RuleField, 1> kFields = {
      RuleField{"rounds", "how often each player tosses", RuleField::Integer{1, 9, 2}}};
  return kFields;
}

Result<toss::Rules> Text::rules(const json::object& complete) {
  return Rules{static_cast<int>(whole_number(complete.at("rounds")).value_or(0))};
}

json::object Text::rules_json(const Rules& rules) { return {{"rounds", rules.rounds}}; }

std::string Text::action_text(const Position&, const Action& action) { return name_of(action); }

Result<toss::Action> Text::parse_action(const Position&, std::string_view text) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == text) return static_cast<Action>(i);
  }
  return refuse(ErrorCode::IllegalAction, message("refusal.unknown"));
}

Error Text::refusal(const Position&, const Action& action) {
  return refuse(ErrorCode::IllegalAction, message("refusal.not-now", {{"action", name_of(action)}}));
}

std::vector<toss::Action> Text::meant(const Position&, std::string_view) { return {}; }

std::string Text::position_text(const Position& position) { return print(position.shown()); }

Result<toss::Position::Setup> Text::parse_setup(const Rules&, std::string_view text) {
  Setup setup;
  const std::string whole(text.substr(0, 40));
  const int read =
      std::sscanf(whole.c_str(), "%3d %3d:%3d %1d", &setup.tossed, &setup.first, &setup.second, &setup.bet);
  if (read == 4 && setup.tossed >= 0 && setup.first >= 0 && setup.second >= 0 && setup.bet >= 0 &&
      print(setup) == text) {
    return setup;
  }
  return Error{ErrorCode::BadPosition, "a position is written as in '1 2:0 0': tosses, points, bet"};
}

std::string Text::setup_reason(const Rules&, const Setup&, const SetupError& error) {
  switch (error) {
    case SetupError::TossedTooOften: return "there are not so many tosses";
    case SetupError::TooManyPoints: return "so many tosses do not give so many points";
    case SetupError::BadBet: break;
  }
  return "nobody can bet that here";
}

json::object Text::state(const Position& position) {
  return {{"position", position_text(position)},
          {"points", json::array{position.shown().first, position.shown().second}}};
}

json::value Text::result(const Position& position) {
  if (position.actor() != Actor::None) return nullptr;
  return json::object{{"winner", leader_of(position)}};
}

json::value Text::value(const Position&, const Solution<Action>& solution) {
  return json::value(solution.value.to_string());
}

Message Text::explain_value(const Position&, const Solution<Action>& solution) {
  return message("value", {{"value", solution.value.to_string()}});
}

json::value Text::lead(const Position& position) {
  const int by = position.lead() < 0 ? -position.lead() : position.lead();
  return json::object{{"leader", leader_of(position)}, {"by", by}};
}

Message Text::title(const Rules& rules) { return message("title", {{"rounds", std::int64_t{rules.rounds}}}); }

std::vector<Message> Text::guide(const Position&) { return {message("guide")}; }

std::string Text::diagram(const Position& position, const DiagramStyle&) { return position_text(position) + "\n"; }

std::vector<Message> Text::describe(const Position& position) { return {message("describe", points_of(position))}; }

std::vector<Message> Text::events(const Position& before, const Action& action, const Position& after) {
  const bool firsts = before.shown().tossed % 2 == 0;
  const std::string who(firsts ? toss::Game::kFirst : toss::Game::kSecond);
  if (action < Action::Low) return {message("event.bet", {{"who", who}, {"action", name_of(action)}})};
  const std::int64_t points = firsts ? after.shown().first : after.shown().second;
  std::vector<Message> events = {
      message("event.tossed", {{"action", name_of(action)}, {"who", who}, {"points", points}})};
  if (after.actor() == Actor::None) events.push_back(message("event.ended", points_of(after)));
  return events;
}

}  // namespace spooky
