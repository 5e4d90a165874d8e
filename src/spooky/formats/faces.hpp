#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/formats/notation.hpp"
#include "spooky/games/nature.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

// The face that was rolled, where it stands beside an action of Nature's.
namespace spooky {

/// Whether a face may stand beside a legal action: IllegalAction with the reason when it does not mean the action.
template <spooky::Game G>
Status check_face(const typename G::Position& position, const typename G::Position::Action& action, int face) {
  const auto refuse_face = [](std::string_view key, std::vector<Argument> arguments) {
    return Status(
        spooky::refuse(ErrorCode::IllegalAction, Message{&spooky::words::kShared, key, std::move(arguments)}));
  };
  const std::string text = Notation<G>::action_text(position, action);
  const int die = die_rolled(position);
  if (die == 0) return refuse_face("refusal.no-die", {{"action", text}});
  if (face < 1 || face > die) {
    return refuse_face("refusal.no-such-face", {{"face", std::int64_t{face}}, {"die", std::int64_t{die}}});
  }
  Texts faces;
  for (const int one : faces_of(position, action)) {
    if (one == face) return success();
    faces.items.push_back(std::to_string(one));
  }
  return refuse_face("refusal.wrong-face",
                     {{"face", std::int64_t{face}}, {"action", text}, {"faces", std::move(faces)}});
}

/// What an action did. The event that tells of a roll, `event.rolled`, tells the face too where that is known.
template <spooky::Game G>
std::vector<Message> events_of(const typename G::Position& before, const typename G::Position::Action& action,
                               const typename G::Position& after, const std::optional<int>& face) {
  std::vector<Message> events = Notation<G>::events(before, action, after);
  if (!face) return events;
  for (Message& event : events) {
    if (event.key == "event.rolled") event.arguments.push_back({"face", std::int64_t{*face}});
  }
  return events;
}

/// The action a text stands for, if it may be played here at a price of at most `most` and the face, where one is told,
/// means it.
template <spooky::Game G>
Result<typename G::Position::Action> read_action(const typename G::Position& position, std::string_view text,
                                                 const std::optional<int>& face, Price most = kAnyPrice) {
  auto action = read_action<G>(position, text, most);
  if (!action || !face) return action;
  if (const Status means = check_face<G>(position, *action, *face); !means) return means.error();
  return action;
}

/// An action as a program tells it: `"#1"`, or `{"action":"#1","face":4}` where the face that was rolled is known.
struct ToldAction {
  std::string text;
  std::optional<int> face;

  bool operator==(const ToldAction&) const = default;
};

/// The face in an object, under the key `face`; none where it has none. BadRequest when it is no number.
Result<std::optional<int>> read_face(const json::object& object);

/// Errors have code BadRequest; the second of two forms has no other keys.
Result<ToldAction> read_told_action(const json::value& value);

}  // namespace spooky
