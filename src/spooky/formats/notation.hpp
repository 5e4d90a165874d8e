#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/formats/rule_fields.hpp"
#include "spooky/games/capabilities.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky {

/// How a terminal drawing may look.
struct DiagramStyle {
  bool colours = false;
  Language language = Language::English;
};

/// How far a long computation has come.
struct Progress {
  Message stage;
  double fraction = 0;  ///< of this stage
};
using ReportProgress = std::function<void(const Progress&)>;

/// Every reachable position of a game solved: a summary for people and one for programs.
struct CompleteSolution {
  std::function<std::string(Language)> text;
  json::object data;
};

/// What a notation says, in a language: a message, or several, a line each.
inline std::string told(const Message& message, Language language) { return say(message, language); }
inline std::string told(const std::vector<Message>& messages, Language language) {
  std::string text;
  for (const Message& message : messages) text += (text.empty() ? "" : "\n") + say(message, language);
  return text;
}

/// The same with an empty line between them.
inline std::string paragraphs(const std::vector<Message>& messages, Language language) {
  std::string text;
  for (const Message& message : messages) text += (text.empty() ? "" : "\n\n") + say(message, language);
  return text;
}

/// What setup_reason() says: a message, or a text where a game is not translated.
inline Error bad_setup(Message why) { return refuse(ErrorCode::BadPosition, std::move(why)); }
inline Error bad_setup(std::string why) { return {ErrorCode::BadPosition, std::move(why)}; }

/// The text and JSON forms of a game: a specialisation for each, in formats/<game>/notation.hpp.
template <class G>
struct Notation;

/// What every notation has. Texts are those of docs/rules; parse–print–parse is the identity.
///  - parse_action()   judges the form only; refusal() says why an action that has the form is not legal, or leads to a
///                     position larger than the rules allow
///  - meant()          what somebody may mean who types a text in a terminal that parse_action() does not take, or
///  takes
///                     for an action that is not legal; legal ones or not. Records and protocols never ask
///  - parse_setup()    judges the form of a position; setup_reason() says why a setup is no position
///  - state(), result(), value()   the JSON objects of the protocol; result is null while the game goes on
///  - title()          what is played, by its name and variant, as a heading
///  - guide()          the rules of just this game and variant, the examples and the drawing explained, for somebody
///  who
///                     plays for the first time
///  - explain_value()  the value in a sentence
///  - diagram()        a drawing for a terminal; describe() says what it shows, in words
///  - events()         what an action did, one message each, in the order in which it happened (docs/events.md): facts
///                     first, of which sentences are made
/// What a notation can do beyond this is listed in N::Capabilities (formats/capabilities.hpp).
template <class N, class G>
concept NotationFor =
    Game<G> && requires(const typename G::Position& position, const typename G::Position::Rules& rules,
                        const typename G::Position::Action& action, const json::object& object, std::string_view text,
                        const SolutionOf<G>& solution, const DiagramStyle& style,
                        const typename G::Position::Setup& setup, const typename G::Position::SetupError& setup_error) {
      typename N::Capabilities;
      told(N::title(rules), Language::English);
      told(N::guide(position), Language::English);
      { N::rule_fields() } -> std::same_as<std::span<const RuleField>>;
      { N::rules(object) } -> std::same_as<Result<typename G::Position::Rules>>;
      { N::rules_json(rules) } -> std::same_as<json::object>;
      { N::action_text(position, action) } -> std::same_as<std::string>;
      { N::parse_action(position, text) } -> std::same_as<Result<typename G::Position::Action>>;
      { N::refusal(position, action) } -> std::same_as<Error>;
      { N::meant(position, text) } -> std::same_as<std::vector<typename G::Position::Action>>;
      { N::position_text(position) } -> std::same_as<std::string>;
      { N::parse_setup(rules, text) } -> std::same_as<Result<typename G::Position::Setup>>;
      { bad_setup(N::setup_reason(rules, setup, setup_error)) } -> std::same_as<Error>;
      { N::state(position) } -> std::same_as<json::object>;
      { N::result(position) } -> std::same_as<json::value>;
      { N::value(position, solution) } -> std::same_as<json::value>;
      told(N::explain_value(position, solution), Language::English);
      { N::diagram(position, style) } -> std::same_as<std::string>;
      told(N::describe(position), Language::English);
      { N::events(position, action, position) } -> std::same_as<std::vector<Message>>;
    };

/// Rules from a JSON object with any of the game's keys; defaults for the rest.
template <Game G>
Result<typename G::Position::Rules> read_rules(const json::object& given) {
  const auto complete = complete_rules(Notation<G>::rule_fields(), given);
  if (!complete) return complete.error();
  return Notation<G>::rules(*complete);
}

/// Rules from the command line's `key=value,key=value`.
template <Game G>
Result<typename G::Position::Rules> read_rules(std::string_view text) {
  const auto given = parse_rules_text(Notation<G>::rule_fields(), text);
  if (!given) return given.error();
  return read_rules<G>(*given);
}

/// The legal actions as text, sorted as ASCII.
template <Game G>
std::vector<std::string> legal_texts(const typename G::Position& position) {
  typename G::Position::Actions actions;
  position.legal_actions(actions);
  std::vector<std::string> texts;
  texts.reserve(actions.size());
  for (const auto& action : actions) texts.push_back(Notation<G>::action_text(position, action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// What is refused before it is done, because it is dearer than whoever asks may spend. `what` is `start`, `position`,
/// `action` or `game`.
inline Error too_dear(std::string_view what, Price price, Price most) {
  std::vector<Argument> arguments = {{"what", std::string(what)}, {"most", std::to_string(most)}};
  if (price != kAnyPrice) arguments.push_back({"price", std::to_string(price)});
  return refuse(ErrorCode::TooLarge, Message{&words::kShared, "refusal.too-dear", std::move(arguments)});
}

inline Error game_over() { return refuse(ErrorCode::GameOver, Message{&words::kShared, "refusal.game-over", {}}); }

/// The initial position, if making it costs no more than `most`.
template <Game G>
Result<typename G::Position> initial_within(const typename G::Position::Rules& rules, Price most) {
  const Price price = G::Position::price_of_start(rules);
  if (price > most) return too_dear("start", price, most);
  return G::Position::initial(rules);
}

/// The position a text stands for, if making it costs no more than `most`.
template <Game G>
Result<typename G::Position> read_position(const typename G::Position::Rules& rules, std::string_view text,
                                           Price most = kAnyPrice) {
  const auto setup = Notation<G>::parse_setup(rules, text);
  if (!setup) return setup.error();
  if (most != kAnyPrice) {
    if (const Price price = G::Position::price_of(*setup); price > most) return too_dear("position", price, most);
  }
  auto position = G::Position::from(rules, *setup);
  if (position) return *std::move(position);
  return bad_setup(Notation<G>::setup_reason(rules, *setup, position.error()));
}

/// The action a text stands for, if it may be played here at a price of at most `most`; otherwise IllegalAction,
/// GameOver or TooLarge with the reason.
template <Game G>
Result<typename G::Position::Action> read_action(const typename G::Position& position, std::string_view text,
                                                 Price most = kAnyPrice) {
  if (position.actor() == Actor::None) return game_over();
  auto action = Notation<G>::parse_action(position, text);
  if (!action) return action;
  if (most != kAnyPrice) {
    if (const Price price = position.price(*action); price > most) return too_dear("action", price, most);
  }
  if (!position.is_legal(*action) || !can_be_played(position, *action)) {
    return Notation<G>::refusal(position, *action);
  }
  return action;
}

}  // namespace spooky
