// What the owner of a group chose, and why it could be no other stone.
#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/go/report/happenings.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky::go {

namespace {

/// G8: the new stones that touch stones just collapsed.
void add_touching(const Position& before, const Choice& choice, Phrases& reasons) {
  const Situation& turn = before.situation();
  for (std::size_t i = 0; i < choice.count; ++i) {
    std::vector<Point> near;
    for (const Point kept : turn.kept()) {
      if (turn.touch(choice.points[i], kept)) near.push_back(kept);
    }
    if (near.empty()) continue;
    std::sort(near.begin(), near.end());
    reasons.push_back(message(
        "because.touches", {{"stone", cell(before.rules(), choice.points[i])}, {"near", cells(before.rules(), near)}}));
  }
}

/// G13, G14: what naming that stone would have led to.
Message forbidden(const Position& before, const Choice& choice, std::size_t index) {
  const Repetition why = before.repetition(choice.action(index));
  std::vector<Argument> arguments = {{"stone", cell(before.rules(), choice.points[index])}, {"does", deed(choice)}};
  if (why.suicide) return message("because.suicide", std::move(arguments));
  arguments.push_back({"turn", std::int64_t{why.turn}});
  return message("because.repeats", std::move(arguments));
}

/// Why no other stone could be named; nothing when one could.
Phrases reasons(const Position& before, const Choice& choice, Point named) {
  const Choice by_contact = before.situation().choice();
  const std::size_t chosen =
      static_cast<std::size_t>(std::find(choice.points.begin(), choice.points.end(), named) - choice.points.begin());
  Phrases forbidding;
  bool must_touch = false;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (i == chosen) continue;
    if (choice.allowed[i]) return {};
    // Where repetition has released from G8, it is what forbids the others.
    if (by_contact.allowed[i] || !by_contact.allowed[chosen]) {
      forbidding.push_back(forbidden(before, choice, i));
    } else {
      must_touch = true;
    }
  }
  Phrases all;
  if (must_touch) add_touching(before, choice, all);
  for (Message& one : forbidding) all.push_back(std::move(one));
  return all;
}

}  // namespace

void add_choice(const Position& before, const Action& action, std::vector<Message>& events) {
  const Rules& rules = before.rules();
  const Choice choice = before.choice();
  const Point named = action.points[0];
  const std::span<const Point> group(choice.points.data(), choice.count);
  std::vector<Point> others;
  std::copy_if(group.begin(), group.end(), std::back_inserter(others), [&](Point stone) { return stone != named; });
  Message chosen = message(choice.removes ? "event.removed" : "event.kept",
                           {{"by", term(choice.owner)},
                            {"step", static_cast<std::int64_t>(choice.step)},
                            {"group", cells(rules, group)},
                            {"at", cell(rules, named)},
                            {choice.removes ? "left" : "removed", cells(rules, others)}});
  if (Phrases forced = reasons(before, choice, named); !forced.empty()) {
    chosen.arguments.push_back({"forced", std::move(forced)});
  }
  events.push_back(std::move(chosen));
}

}  // namespace spooky::go
