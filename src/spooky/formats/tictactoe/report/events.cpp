// What an action did, as data: marks placed, a cycle closed, a measurement and what it forced, the end.
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/formats/tictactoe/text/words.hpp"

namespace spooky {

namespace tictactoe {

namespace {

/// T4: the measured mark, then every mark that it forces, in the order in which one forces the next.
void add_collapse(const Position& before, Square chosen, std::vector<Message>& events) {
  const Rules& rules = before.rules();
  const auto marks = before.marks();
  const std::size_t last = marks.size() - 1;
  events.push_back(message("event.measured",
                           {{"by", player_of(marks.size())}, {"mark", mark_name(last)}, {"to", cell(rules, chosen)}}));
  std::vector<bool> real(marks.size(), false);
  real[last] = true;
  std::vector<Square> taken = {chosen};
  for (std::size_t next = 0; next < taken.size(); ++next) {
    const Square left = taken[next];
    for (std::size_t i = 0; i < last; ++i) {
      if (real[i] || marks[i].classical() || (marks[i].first != left && marks[i].second != left)) continue;
      real[i] = true;
      const Square to = marks[i].first == left ? marks[i].second : marks[i].first;
      taken.push_back(to);
      events.push_back(
          message("event.collapsed", {{"mark", mark_name(i)}, {"left", cell(rules, left)}, {"to", cell(rules, to)}}));
    }
  }
}

}  // namespace

}  // namespace tictactoe

std::vector<Message> Notation<tictactoe::Game>::events(const Position& before, const Action& action,
                                                       const Position& after) {
  std::vector<Message> events;
  if (action.kind == Action::Kind::Measure) {
    tictactoe::add_collapse(before, action.first, events);
  } else {
    const std::size_t mark = before.marks().size();
    tictactoe::SquareSet squares;
    squares.insert(action.first);
    squares.insert(action.second);
    events.push_back(tictactoe::message("event.placed", {{"by", tictactoe::player_of(mark)},
                                                         {"mark", tictactoe::mark_name(mark)},
                                                         {"at", tictactoe::cells(before.rules(), squares)}}));
    if (after.measuring()) events.push_back(tictactoe::closed_cycle(after));
  }
  if (after.actor() == Actor::None) events.push_back(tictactoe::ended(after));
  return events;
}

}  // namespace spooky
