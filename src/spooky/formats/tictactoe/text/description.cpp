// Quantum tic-tac-toe in words, for people and screen readers.
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/formats/tictactoe/text/words.hpp"

namespace spooky {

namespace tictactoe {

namespace {

/// One message for each set of entangled squares.
std::vector<Message> entangled(const Position& position) {
  const Rules& rules = position.rules();
  const auto marks = position.marks();
  std::vector<Message> told;
  SquareSet seen;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i].classical() || seen.contains(marks[i].first)) continue;
    SquareSet squares;
    squares.insert(marks[i].first);
    Phrases links;
    std::vector<bool> linked(marks.size(), false);
    for (bool grew = true; grew;) {
      grew = false;
      for (std::size_t k = i; k < marks.size(); ++k) {
        if (linked[k] || marks[k].classical()) continue;
        if (!squares.contains(marks[k].first) && !squares.contains(marks[k].second)) continue;
        linked[k] = grew = true;
        squares.insert(marks[k].first);
        squares.insert(marks[k].second);
        links.push_back(message("describe.link", {{"mark", mark_name(k)},
                                                  {"first", cell(rules, marks[k].first)},
                                                  {"second", cell(rules, marks[k].second)}}));
      }
    }
    seen |= squares;
    told.push_back(message("describe.entangled", {{"squares", cells(rules, squares)}, {"links", std::move(links)}}));
  }
  return told;
}

/// What is to be done now.
Message task(const Position& position) {
  if (position.actor() == Actor::None) return ended(position);
  if (position.measuring()) return closed_cycle(position);
  const Rules& rules = position.rules();
  const std::size_t mark = position.marks().size();
  // On a large board the list would hide the sentence.
  const bool few = position.open().size() <= 16;
  const Cells open = few ? cells(rules, position.open()) : Cells{};
  if (rules.variant == Variant::Plain)
    return message("describe.mark-one", {{"player", player_of(mark)}, {"open", open}});
  if (position.open().size() == 1) {
    return message("describe.last-square",
                   {{"player", player_of(mark)}, {"square", cell(rules, position.open().lowest())}});
  }
  return message("describe.mark-two", {{"player", player_of(mark)}, {"mark", mark_name(mark)}, {"open", open}});
}

}  // namespace

}  // namespace tictactoe

std::vector<Message> Notation<tictactoe::Game>::describe(const Position& position) {
  std::vector<Message> told = tictactoe::entangled(position);
  told.push_back(tictactoe::task(position));
  return told;
}

Message Notation<tictactoe::Game>::explain_value(const Position&, const Solution<Action>& solution) {
  const Rational value = solution.value;
  if (value == Rational(0)) return tictactoe::message("value.even");
  const bool narrow = value == Rational(1, 2) || value == Rational(-1, 2);
  return tictactoe::message("value.wins", {{"player", tictactoe::player_of(value > Rational(0) ? 0 : 1)},
                                           {"against", std::string(narrow ? "1/2" : "0")}});
}

}  // namespace spooky
