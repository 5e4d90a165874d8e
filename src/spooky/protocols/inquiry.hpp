#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/faces.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/formats/message_json.hpp"
#include "spooky/formats/notation.hpp"
#include "spooky/formats/report_subject.hpp"
#include "spooky/protocols/analyze.hpp"
#include "spooky/protocols/request.hpp"

namespace spooky {

/// An error, and the action it is about when there is one.
struct Failure {
  Error error;
  std::optional<std::size_t> index = std::nullopt;
  std::string action = "";
};

inline Error answer_too_long(const AnalyzeLimits& limits) {
  return {ErrorCode::TooLarge,
          "the answer would have more than " + std::to_string(limits.answer_bytes) + " bytes: ask for less"};
}

/// A request about a game of G: the game is set up and played; then reports are made from it.
template <Game G>
class Inquiry {
 public:
  using Text = Notation<G>;

  Inquiry(const Request& asked, const AnalyzeLimits& allowed)
      : request(asked), limits(allowed), subject(allowed.solve) {}

  const Request& request;
  const AnalyzeLimits& limits;
  ReportSubject<G> subject;
  std::vector<Message> events;  ///< when they are asked for: what the last action did
  json::array trace;            ///< when it is asked for: an entry for each action that is not known

  const typename G::Position& position() const { return subject.position(); }

  std::optional<Failure> set_up() {
    const auto rules = read_rules<G>(request.rules);
    if (!rules) return Failure{rules.error()};
    auto start = request.position ? read_position<G>(*rules, *request.position, limits.action)
                                  : initial_within<G>(*rules, limits.action);
    if (!start) return Failure{start.error()};
    subject.begin(std::move(*start));
    return std::nullopt;
  }

  std::optional<Failure> play_moves() {
    const bool traces = request.wants("trace");
    Price paid = 0;
    std::size_t trace_bytes = 0;
    for (std::size_t i = 0; i < request.moves.size(); ++i) {
      const bool is_traced = traces && i >= request.known;
      const auto& [told, face] = request.moves[i];
      auto action = read_action<G>(position(), told, face, limits.action);
      if (!action) return Failure{action.error(), i, told};
      if (limits.moves != kAnyPrice) {
        paid = added(paid, position().price(*action));
        if (paid > limits.moves) {
          return Failure{too_dear("game", paid, limits.moves), i, told};
        }
      }
      std::string text = is_traced ? Text::action_text(position(), *action) : std::string();
      const int turn = position().turn();
      play(std::move(*action), face, is_traced || i + 1 == request.moves.size());
      if (!is_traced) continue;
      json::object entry{{"action", std::move(text)},
                         {"actor", to_json(actor_name<G>(position().actor()))},
                         {"state", Text::state(position())}};
      if (face) entry["face"] = *face;
      add_drawn(entry);
      if (request.wants("events")) {
        entry["turn"] = turn;
        entry["events"] = events_json(events);
      }
      if (request.wants("story")) entry["story"] = story_json(events, request.language);
      trace.push_back(std::move(entry));
      if (limits.answer_bytes == std::numeric_limits<std::size_t>::max()) continue;
      trace_bytes += print_json(trace.back()).size();
      if (trace_bytes > limits.answer_bytes) return Failure{answer_too_long(limits)};
    }
    return std::nullopt;
  }

 private:
  /// Reports that are told after every action when they are asked for.
  void add_drawn(json::object& entry) const {
    Text::Capabilities::for_each([&]<class Ability>() {
      if constexpr (capabilities::TracedReport<Ability>) {
        if (request.wants(Ability::kName)) entry[to_json(Ability::kName)] = Ability::template hook<G>()(position());
      }
    });
  }

  void play(typename G::Position::Action action, const std::optional<int>& face, bool is_told) {
    if (!is_told || !(request.wants("events") || request.wants("story"))) return subject.play(std::move(action));
    const auto before = position();
    subject.play(action);
    events = events_of<G>(before, action, position(), face);
  }
};

}  // namespace spooky
