// What an action did, as data: stones placed, groups touched, choices, captures, the end.
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/report/happenings.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {

namespace go {

namespace {

void add_placement(const Position& before, const Action& action, const Position& after, std::vector<Message>& events) {
  const std::vector<Argument> placed = {{"by", term(before.situation().to_move())},
                                        {"shape", term(action.shape)},
                                        {"at", cells(before.rules(), action.stones())}};
  events.push_back(message("event.placed", placed));
  if (after.situation().is_choosing()) {
    add_contacts(after, events);
  } else if (action.stones().size() > 1) {
    events.push_back(message("event.entangled", placed));
  }
}

void add_pass(const Position& before, const Position& after, std::vector<Message>& events) {
  events.push_back(message("event.passed", {{"by", term(before.situation().to_move())}}));
  if (!after.situation().is_choosing()) return;
  const auto groups = static_cast<std::int64_t>(after.board().groups().size());
  events.push_back(message("event.measuring", {{"groups", groups}}));
}

}  // namespace

}  // namespace go

std::vector<Message> Notation<go::Game>::events(const Position& before, const Action& action, const Position& after) {
  std::vector<Message> events;
  const bool chose = action.kind == Action::Kind::Keep || action.kind == Action::Kind::Remove;
  if (action.kind == Action::Kind::Resign) {
    events.push_back(go::message("event.resigned", {{"by", go::term(go::other(after.winner()))}}));
  } else if (action.kind == Action::Kind::Pass) {
    go::add_pass(before, after, events);
  } else {
    if (chose) {
      go::add_choice(before, action, events);
    } else {
      go::add_placement(before, action, after, events);
    }
    if (!after.situation().is_choosing()) go::add_captures(before, action, after, events);
  }
  if (after.is_over()) {
    events.push_back(go::ended(after));
    // G16: the last group is measured.
    if (chose) events.back().arguments.push_back({"after", std::string("measurement")});
  } else if (after.situation().is_choosing()) {
    events.push_back(go::asked(after));
  }
  return events;
}

}  // namespace spooky
