#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "spooky/formats/notations.hpp"
#include "spooky/games/registry.hpp"

// What apps need to handle a game they do not know. Each function works on any registered game.
namespace spooky {

inline Error unknown_game(std::string_view name) {
  std::string known;
  Games::for_each([&]<class G>() { known += (known.empty() ? "" : ", ") + std::string(G::kName); });
  return {ErrorCode::BadRequest, "there is no game " + quote(name) + "; the games are " + known};
}

/// A game and the rules given for it. A game that stands for many (combinatorial: nim, domineering …) may be asked for
/// by the name of one, which its rules then name.
struct NamedGame {
  std::string game;
  json::object rules;
};

/// The game of that name, or under that short name, and its rules from the command line's `key=value,key=value`.
inline Result<NamedGame> find_game(std::string_view name, std::string_view rules_text) {
  Result<NamedGame> found = unknown_game(name);
  Games::for_each([&]<class G>() {
    bool is_short = false;
    if constexpr (requires { Notation<G>::short_names(); }) {
      const auto names = Notation<G>::short_names();
      is_short = std::find(names.begin(), names.end(), name) != names.end();
    }
    if (name != G::kName && !is_short) return;
    auto rules = parse_rules_text(Notation<G>::rule_fields(), rules_text);
    if (!rules) {
      found = rules.error();
    } else if (is_short && rules->contains("game")) {
      found = Error{ErrorCode::BadRequest, "the rules name the game again, though it is " + quote(name) + " already"};
    } else {
      if (is_short) (*rules)["game"] = to_json(name);
      found = NamedGame{std::string(G::kName), std::move(*rules)};
    }
  });
  return found;
}

/// A game by name, with rules from JSON or from the command line's `key=value,key=value`, whichever is given.
template <class RulesText>
Result<AnyGame> read_any_game(std::string_view game, const RulesText& given) {
  return Games::with_game<Result<AnyGame>>(game, unknown_game(game), [&]<class G>() -> Result<AnyGame> {
    auto rules = read_rules<G>(given);
    if (!rules) return rules.error();
    return AnyGame(*rules);
  });
}

inline AnyPosition initial_position(const AnyGame& any) {
  return std::visit([]<class Rules>(const Rules& rules) { return AnyPosition(Rules::Game::Position::initial(rules)); },
                    any);
}

/// The same, if making it costs no more than `most`.
inline Result<AnyPosition> initial_position(const AnyGame& any, Price most) {
  return std::visit(
      [&]<class Rules>(const Rules& rules) -> Result<AnyPosition> {
        auto position = initial_within<typename Rules::Game>(rules, most);
        if (!position) return position.error();
        return AnyPosition(std::move(*position));
      },
      any);
}

inline Result<AnyPosition> read_any_position(const AnyGame& any, std::string_view text, Price most = kAnyPrice) {
  return std::visit(
      [&]<class Rules>(const Rules& rules) -> Result<AnyPosition> {
        auto position = read_position<typename Rules::Game>(rules, text, most);
        if (!position) return position.error();
        return AnyPosition(std::move(*position));
      },
      any);
}

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

inline std::string_view game_name(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto&) { return std::string_view(G::kName); });
}

inline std::string game_title(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::title(position.rules()); });
}

inline std::string guide_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::guide(position); });
}

inline Actor actor_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return position.actor(); });
}

inline std::string_view actor_name_of(const AnyPosition& any, Actor actor) {
  return with_position(any, [&]<class G>(const auto&) { return actor_name<G>(actor); });
}

inline json::object rules_json_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::rules_json(position.rules()); });
}

inline std::string position_text_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::position_text(position); });
}

inline std::vector<std::string> legal_texts_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return legal_texts<G>(position); });
}

inline json::value result_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::result(position); });
}

inline std::string diagram_of(const AnyPosition& any, const DiagramStyle& style) {
  return with_position(any, [&]<class G>(const auto& position) { return Notation<G>::diagram(position, style); });
}

inline std::string describe_any(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::describe(position); });
}

/// An action that was played: its text in the one spelling, who acted, and its price.
struct Step {
  std::string text;
  Actor actor = Actor::None;
  Price price = 0;
};

/// Plays an action given as text at a price of at most `most`, or says why not and leaves the position as it was.
inline Result<Step> play_within(AnyPosition& any, std::string_view text, Price most) {
  return with_position(any, [&]<class G>(auto& position) -> Result<Step> {
    const auto action = read_action<G>(position, text, most);
    if (!action) return action.error();
    Step step{Notation<G>::action_text(position, *action), position.actor(), position.price(*action)};
    position.play_unchecked(*action);
    return step;
  });
}

/// The text of an action in the one spelling, whether it is legal or not; nothing when no action is written so.
inline std::optional<std::string> spelled(const AnyPosition& any, std::string_view text) {
  return with_position(any, [&]<class G>(const auto& position) -> std::optional<std::string> {
    if (position.actor() == Actor::None) return std::nullopt;
    const auto action = Notation<G>::parse_action(position, text);
    if (!action) return std::nullopt;
    return Notation<G>::action_text(position, *action);
  });
}

inline std::size_t bytes_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return position.bytes(); });
}

/// What one action did: its text in the one spelling, who acted, and the story.
struct Played {
  std::string text;
  Actor actor = Actor::None;
  std::string narration;
};

/// Plays an action given as text, or says why not and leaves the position as it was.
inline Result<Played> play_text(AnyPosition& any, std::string_view text) {
  return with_position(any, [&]<class G>(auto& position) -> Result<Played> {
    const auto action = read_action<G>(position, text);
    if (!action) return action.error();
    const auto before = position;
    position.play_unchecked(*action);
    return Played{Notation<G>::action_text(before, *action), before.actor(),
                  Notation<G>::narrate(before, *action, position)};
  });
}

}  // namespace spooky
