#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "spooky/formats/game_names.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/formats/notation.hpp"
#include "spooky/games/registry.hpp"

// What apps need to handle a game they do not know. Each function works on any registered game; all are compiled once,
// in any_game.cpp. Whoever needs the texts of a game by its type includes formats/notations.hpp.
namespace spooky {

/// A game and the rules given for it. A game that stands for many (combinatorial: nim, domineering …) may be asked for
/// by the name of one, which its rules then name.
struct NamedGame {
  std::string game;
  json::object rules;
};

/// The game of that name, or under that short name, and its rules from the command line's `key=value,key=value`.
Result<NamedGame> find_game(std::string_view name, std::string_view rules_text);

/// The rules of a game by name, from JSON or from the command line's `key=value,key=value`, whichever is given.
Result<AnyRules> read_any_rules(std::string_view game, const json::object& given);
Result<AnyRules> read_any_rules(std::string_view game, std::string_view given);

AnyPosition initial_position(const AnyRules& rules);
/// The same, if making it costs no more than `most`.
Result<AnyPosition> initial_position(const AnyRules& rules, Price most);

Result<AnyPosition> read_any_position(const AnyRules& rules, std::string_view text, Price most = kAnyPrice);

/// Calls visit.template operator()<G>(position) with the position's own type and game.
template <class Visit>
decltype(auto) with_position(const AnyPosition& any, Visit visit) {
  return std::visit(
      [&]<class P>(const P& position) -> decltype(auto) {
        return visit.template operator()<typename P::Game>(position);
      },
      any);
}

template <class Visit>
decltype(auto) with_position(AnyPosition& any, Visit visit) {
  return std::visit(
      [&]<class P>(P& position) -> decltype(auto) { return visit.template operator()<typename P::Game>(position); },
      any);
}

std::string_view game_name(const AnyPosition& any);
std::string game_title(const AnyPosition& any, Language language);
std::string guide_of(const AnyPosition& any, Language language);
Actor actor_of(const AnyPosition& any);
std::string_view actor_name_of(const AnyPosition& any, Actor actor);
json::object rules_json_of(const AnyPosition& any);
std::string position_text_of(const AnyPosition& any);
std::vector<std::string> legal_texts_of(const AnyPosition& any);
json::value result_of(const AnyPosition& any);
std::string diagram_of(const AnyPosition& any, const DiagramStyle& style);
std::string describe_any(const AnyPosition& any, Language language);
std::size_t bytes_of(const AnyPosition& any);

/// An action that was played: its text in the one spelling, who acted, its price, and the face that was rolled for it,
/// where that is known.
struct Step {
  std::string text;
  Actor actor = Actor::None;
  Price price = 0;
  std::optional<int> face;
};

/// Plays an action given as text at a price of at most `most`, or says why not and leaves the position as it was. A
/// face that does not mean the action is refused.
Result<Step> play_within(AnyPosition& any, std::string_view text, const std::optional<int>& face, Price most);

/// What a face of the die says that is rolled here, as text; nothing when none is, or has no such face.
std::optional<std::string> action_of_face(const AnyPosition& any, int face);

/// The text of an action in the one spelling, whether it is legal or not; nothing when no action is written so.
std::optional<std::string> spelled(const AnyPosition& any, std::string_view text);

/// What one action did: its text in the one spelling, who acted, what happened, and the face that was rolled for it,
/// where that is known.
struct Played {
  std::string text;
  Actor actor = Actor::None;
  std::vector<Message> events;
  std::optional<int> face;
};

/// Plays an action given as text, or says why not and leaves the position as it was. A face that does not mean the
/// action is refused.
Result<Played> play_text(AnyPosition& any, std::string_view text, const std::optional<int>& face = {});

}  // namespace spooky
