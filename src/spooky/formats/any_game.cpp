#include "spooky/formats/any_game.hpp"

#include <algorithm>

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/faces.hpp"
#include "spooky/formats/notations.hpp"

namespace spooky {

Result<NamedGame> find_game(std::string_view name, std::string_view rules_text) {
  Result<NamedGame> found = unknown_game(name);
  Games::for_each([&]<class G>() {
    bool is_short = false;
    if constexpr (has<G, capabilities::ShortNames>) {
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

namespace {

template <class Given>
Result<AnyRules> read_rules_of(std::string_view game, const Given& given) {
  return Games::with_game<Result<AnyRules>>(game, unknown_game(game), [&]<class G>() -> Result<AnyRules> {
    auto rules = read_rules<G>(given);
    if (!rules) return rules.error();
    return AnyRules(*rules);
  });
}

}  // namespace

Result<AnyRules> read_any_rules(std::string_view game, const json::object& given) { return read_rules_of(game, given); }

Result<AnyRules> read_any_rules(std::string_view game, std::string_view given) { return read_rules_of(game, given); }

AnyPosition initial_position(const AnyRules& any) {
  return std::visit([]<class Rules>(const Rules& rules) { return AnyPosition(Rules::Game::Position::initial(rules)); },
                    any);
}

Result<AnyPosition> initial_position(const AnyRules& any, Price most) {
  return std::visit(
      [&]<class Rules>(const Rules& rules) -> Result<AnyPosition> {
        auto position = initial_within<typename Rules::Game>(rules, most);
        if (!position) return position.error();
        return AnyPosition(std::move(*position));
      },
      any);
}

Result<AnyPosition> read_any_position(const AnyRules& any, std::string_view text, Price most) {
  return std::visit(
      [&]<class Rules>(const Rules& rules) -> Result<AnyPosition> {
        auto position = read_position<typename Rules::Game>(rules, text, most);
        if (!position) return position.error();
        return AnyPosition(std::move(*position));
      },
      any);
}

std::string_view game_name(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto&) { return std::string_view(G::kName); });
}

std::string game_title(const AnyPosition& any, Language language) {
  return with_position(
      any, [&]<class G>(const auto& position) { return told(Notation<G>::title(position.rules()), language); });
}

std::string guide_of(const AnyPosition& any, Language language) {
  return with_position(
      any, [&]<class G>(const auto& position) { return paragraphs(Notation<G>::guide(position), language); });
}

Actor actor_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return position.actor(); });
}

std::string_view actor_name_of(const AnyPosition& any, Actor actor) {
  return with_position(any, [&]<class G>(const auto&) { return actor_name<G>(actor); });
}

json::object rules_json_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::rules_json(position.rules()); });
}

std::string position_text_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::position_text(position); });
}

std::vector<std::string> legal_texts_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return legal_texts<G>(position); });
}

json::value result_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return Notation<G>::result(position); });
}

std::string diagram_of(const AnyPosition& any, const DiagramStyle& style) {
  return with_position(any, [&]<class G>(const auto& position) { return Notation<G>::diagram(position, style); });
}

std::string describe_any(const AnyPosition& any, Language language) {
  return with_position(any,
                       [&]<class G>(const auto& position) { return told(Notation<G>::describe(position), language); });
}

Result<Step> play_within(AnyPosition& any, std::string_view text, const std::optional<int>& face, Price most) {
  return with_position(any, [&]<class G>(auto& position) -> Result<Step> {
    const auto action = read_action<G>(position, text, face, most);
    if (!action) return action.error();
    Step step{Notation<G>::action_text(position, *action), position.actor(), position.price(*action), face};
    position.play_unchecked(*action);
    return step;
  });
}

std::optional<std::string> action_of_face(const AnyPosition& any, int face) {
  return with_position(any, [&]<class G>(const auto& position) -> std::optional<std::string> {
    if (die_rolled(position) == 0) return std::nullopt;
    typename G::Position::Actions actions;
    position.legal_actions(actions);
    for (const auto& action : actions) {
      if (check_face<G>(position, action, face)) return Notation<G>::action_text(position, action);
    }
    return std::nullopt;
  });
}

std::optional<std::string> spelled(const AnyPosition& any, std::string_view text) {
  return with_position(any, [&]<class G>(const auto& position) -> std::optional<std::string> {
    if (position.actor() == Actor::None) return std::nullopt;
    const auto action = Notation<G>::parse_action(position, text);
    if (!action) return std::nullopt;
    return Notation<G>::action_text(position, *action);
  });
}

std::size_t bytes_of(const AnyPosition& any) {
  return with_position(any, []<class G>(const auto& position) { return position.bytes(); });
}

Result<Played> play_text(AnyPosition& any, std::string_view text, const std::optional<int>& face) {
  return with_position(any, [&]<class G>(auto& position) -> Result<Played> {
    const auto action = read_action<G>(position, text, face);
    if (!action) return action.error();
    const auto before = position;
    position.play_unchecked(*action);
    return Played{Notation<G>::action_text(before, *action), before.actor(),
                  events_of<G>(before, *action, position, face), face};
  });
}

}  // namespace spooky
