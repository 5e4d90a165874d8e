// What the stones just placed touch (G5).
#include <span>
#include <vector>

#include "spooky/formats/go/report/happenings.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky::go {

namespace {

/// "D2 touches D3", for each of the stones that touches any of the others.
Phrases contacts(const Position& position, std::span<const Point> stones, std::span<const Point> others) {
  Phrases phrases;
  for (const Point stone : stones) {
    std::vector<Point> near;
    for (const Point one : others) {
      if (position.situation().touch(stone, one)) near.push_back(one);
    }
    if (near.empty()) continue;
    phrases.push_back(message("contact.touches",
                              {{"stone", cell(position.rules(), stone)}, {"near", cells(position.rules(), near)}}));
  }
  return phrases;
}

/// Contacts of the new stones with one another, each told once.
Phrases inner_contacts(const Position& position, std::span<const Point> stones) {
  Phrases phrases;
  for (std::size_t i = 0; i + 1 < stones.size(); ++i) {
    for (Message& one : contacts(position, stones.subspan(i, 1), stones.subspan(i + 1))) {
      phrases.push_back(std::move(one));
    }
  }
  return phrases;
}

std::vector<Point> classical_stones(const Board& board) {
  std::vector<Point> stones;
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    if (board.is_stone(Point(i)) && !board.is_entangled(Point(i))) stones.push_back(Point(i));
  }
  return stones;
}

}  // namespace

void add_contacts(const Position& after, std::vector<Message>& events) {
  const Rules& rules = after.rules();
  const Situation& turn = after.situation();
  const auto placed = turn.waiting();
  for (const Point lowest : turn.collapsing()) {
    const Group& group = turn.board().group_of(lowest);
    events.push_back(message("event.touched", {{"by", term(turn.to_move())},
                                               {"owner", term(group.owner)},
                                               {"shape", term(group.shape)},
                                               {"group", cells(rules, group.stones())},
                                               {"contacts", contacts(after, placed, group.stones())}}));
  }
  if (placed.size() < 2) return;
  Phrases classical = contacts(after, placed, classical_stones(turn.board()));
  Message contact =
      message("event.contact",
              {{"by", term(turn.to_move())}, {"shape", term(turn.waiting_shape())}, {"group", cells(rules, placed)}});
  const bool alone = turn.collapsing().empty() && classical.empty();
  contact.arguments.push_back({"with", std::string(!turn.collapsing().empty() ? "groups"
                                                   : alone                    ? "itself"
                                                                              : "stones")});
  if (alone) classical = inner_contacts(after, placed);
  if (!classical.empty()) contact.arguments.push_back({"contacts", std::move(classical)});
  events.push_back(std::move(contact));
}

}  // namespace spooky::go
