#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "spooky/games/nature.hpp"
#include "spooky/protocols/inquiry.hpp"
#include "spooky/search/player.hpp"

// The reports that every game has, each from an Inquiry to JSON.
namespace spooky::general_reports {

template <Game G>
Result<json::value> state(Inquiry<G>& inquiry) {
  return json::value(Notation<G>::state(inquiry.position()));
}

template <Game G>
Result<json::value> legal(Inquiry<G>& inquiry) {
  const auto& position = inquiry.position();
  if constexpr (has<G, capabilities::ListLimit>) {
    if (!position.lists_every_action()) {
      return Error{ErrorCode::TooLarge, "there are more than " + std::to_string(G::Position::kMostActions) +
                                            " legal actions, too many to list"};
    }
  }
  typename G::Position::Actions actions;
  position.legal_actions(actions);
  std::vector<std::string> texts;
  texts.reserve(actions.size());
  std::size_t bytes = 0;
  for (const auto& action : actions) {
    texts.push_back(Notation<G>::action_text(position, action));
    bytes += texts.back().size() + 3;
    if (bytes > inquiry.limits.answer_bytes) return answer_too_long(inquiry.limits);
  }
  std::sort(texts.begin(), texts.end());
  return json::value(json::array(texts.begin(), texts.end()));
}

template <Game G>
Result<json::value> chance(Inquiry<G>& inquiry) {
  const auto& position = inquiry.position();
  json::array outcomes;
  if (position.actor() != Actor::Nature) return json::value(std::move(outcomes));
  typename G::Position::Actions actions;
  position.legal_actions(actions);
  for (const auto& action : actions) {
    outcomes.push_back(json::object{{"action", Notation<G>::action_text(position, action)},
                                    {"p", position.weight(action).to_string()}});
  }
  return json::value(std::move(outcomes));
}

inline Error undecided(std::size_t bytes) {
  const auto refuse = [](std::string reason) { return Error{ErrorCode::BadRequest, std::move(reason)}; };
  if (bytes == kMostDrawnBytes) {
    return refuse("these 'bytes' are not random: " + std::to_string(bytes) + " of them decide nothing");
  }
  const std::size_t more = bytes < kEnoughBytes ? kEnoughBytes - bytes : kMostDrawnBytes - bytes;
  return refuse("these 'bytes' decide nothing yet: add " + std::to_string(more) + " more");
}

/// What the request's random bytes draw for Nature, and the face where a die is rolled; null when Nature does not act.
template <Game G>
Result<json::value> draw(Inquiry<G>& inquiry) {
  const auto& bytes = inquiry.request.bytes;
  if (!bytes) return Error{ErrorCode::BadRequest, "a 'draw' needs 'bytes': random bytes in hexadecimal"};
  const auto& position = inquiry.position();
  if (position.actor() != Actor::Nature) return json::value(nullptr);
  std::size_t used = 0;
  const auto next_byte = [&] {
    return used < bytes->size() ? std::optional<unsigned>((*bytes)[used++]) : std::nullopt;
  };
  const auto drawn = draw_for_nature(position, next_byte);
  if (!drawn) return undecided(bytes->size());
  json::object outcome{{"action", Notation<G>::action_text(position, drawn->action)}};
  if (drawn->face) outcome["face"] = *drawn->face;
  return json::value(std::move(outcome));
}

/// What each face of the die means that is rolled here; null when none is.
template <Game G>
  requires has<G, capabilities::Faces>
Result<json::value> faces(Inquiry<G>& inquiry) {
  const auto& position = inquiry.position();
  const int die = die_rolled(position);
  if (die == 0) return json::value(nullptr);
  json::object mean;
  typename G::Position::Actions actions;
  position.legal_actions(actions);
  for (const auto& action : actions) {
    const std::vector<int> faces = faces_of(position, action);
    mean[Notation<G>::action_text(position, action)] = json::array(faces.begin(), faces.end());
  }
  return json::value(json::object{{"die", die}, {"mean", std::move(mean)}});
}

template <Game G>
Result<json::value> result(Inquiry<G>& inquiry) {
  return Notation<G>::result(inquiry.position());
}

template <Game G>
Result<json::value> value(Inquiry<G>& inquiry) {
  const auto& solution = inquiry.subject.solution();
  if (!solution) return solution.error();
  return Notation<G>::value(inquiry.position(), *solution);
}

template <Game G>
Result<json::value> best(Inquiry<G>& inquiry) {
  const auto& solution = inquiry.subject.solution();
  if (!solution) return solution.error();
  if (!solution->best_is_complete) {
    return Error{ErrorCode::TooLarge, "there are too many actions to try each of them"};
  }
  std::vector<std::string> texts;
  for (const auto& action : solution->best) texts.push_back(Notation<G>::action_text(inquiry.position(), action));
  std::sort(texts.begin(), texts.end());
  return json::value(json::array(texts.begin(), texts.end()));
}

template <Game G>
Result<json::value> trace(Inquiry<G>& inquiry) {
  return json::value(inquiry.trace);
}

template <Game G>
Result<json::value> events(Inquiry<G>& inquiry) {
  return json::value(events_json(inquiry.events));
}

template <Game G>
Result<json::value> story(Inquiry<G>& inquiry) {
  return json::value(story_json(inquiry.events, inquiry.request.language));
}

inline json::array sentences(const std::vector<Message>& messages, Language language) {
  return story_json(messages, language);
}
inline json::array sentences(const Message& message, Language language) { return story_json({message}, language); }

/// What is played, as a heading.
template <Game G>
Result<json::value> title(Inquiry<G>& inquiry) {
  return json::value(told(Notation<G>::title(inquiry.position().rules()), inquiry.request.language));
}

/// The rules of just this game and variant, a paragraph each.
template <Game G>
Result<json::value> guide(Inquiry<G>& inquiry) {
  return json::value(sentences(Notation<G>::guide(inquiry.subject.start()), inquiry.request.language));
}

/// The position in words, for whoever does not see it.
template <Game G>
Result<json::value> description(Inquiry<G>& inquiry) {
  return json::value(sentences(Notation<G>::describe(inquiry.position()), inquiry.request.language));
}

/// The exact value in a sentence.
template <Game G>
Result<json::value> explanation(Inquiry<G>& inquiry) {
  const auto& solution = inquiry.subject.solution();
  if (!solution) return solution.error();
  return json::value(told(Notation<G>::explain_value(inquiry.position(), *solution), inquiry.request.language));
}

/// A move of this level would take too long; one of a lower level perhaps not.
inline Error too_much_thought(int level, int possible) {
  std::string reason = "a move of level " + std::to_string(level) + " takes too long in this game";
  if (possible >= kLowestLevel) reason += "; here 'level' can be " + std::to_string(possible) + " at most";
  return {ErrorCode::TooLarge, std::move(reason)};
}

/// What the computer would play here at the level asked for; null when no player is to act.
template <Game G>
Result<json::value> move(Inquiry<G>& inquiry) {
  const auto& position = inquiry.position();
  const Request& request = inquiry.request;
  if (position.actor() == Actor::None || position.actor() == Actor::Nature) return json::value(nullptr);
  if constexpr (has<G, capabilities::ThinkingWork>) {
    int level = request.level;
    while (level >= kLowestLevel && G::thinking_work(position, level) > inquiry.limits.thinking_work) --level;
    if (level != request.level) return too_much_thought(request.level, level);
  }
  return json::value(Notation<G>::action_text(position, decide<G>(position, request.level, request.seed).action));
}

/// Every key of the rules (describe_rule), with its `value` by the rules of the request, and its `default`: what it
/// would be if it were left out while the other rules stay; null where it cannot be left out or stays absent.
template <Game G>
Result<json::value> rules(Inquiry<G>& inquiry) {
  const auto in_force = [](const json::object& given) -> std::optional<json::object> {
    const auto read = read_rules<G>(given);
    return read ? std::optional(Notation<G>::rules_json(*read)) : std::nullopt;
  };
  const auto find = [](const std::optional<json::object>& rules, const RuleField& field) -> json::value {
    if (!rules) return nullptr;
    if (const json::value* value = rules->if_contains(to_json(field.key))) return *value;
    return preset_of(field).value_or(nullptr);
  };
  const json::object& given = inquiry.request.rules;
  const std::optional<json::object> all = in_force(given);
  json::array list;
  for (const RuleField& field : Notation<G>::rule_fields()) {
    json::object entry = describe_rule(field);
    json::object others = given;
    const bool is_given = others.erase(to_json(field.key)) > 0;
    entry["default"] = find(is_given ? in_force(others) : all, field);
    entry["value"] = find(all, field);
    list.push_back(std::move(entry));
  }
  return json::value(std::move(list));
}

}  // namespace spooky::general_reports
