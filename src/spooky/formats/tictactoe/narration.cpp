// Quantum tic-tac-toe in words, for people and screen readers.
#include <algorithm>
#include <string>

#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

namespace {

std::string player_name(std::size_t mark) { return mark % 2 == 0 ? "X" : "O"; }

std::string points(int halves) {
  if (halves == 1) return "1/2";
  return std::to_string(halves / 2);
}

int highest_subscript(const Position& position, SquareSet line) {
  int highest = 0;
  for (const Square square : line) highest = std::max(highest, position.subscript(square));
  return highest;
}

std::string ending(const Position& position) {
  const Rules& rules = position.rules();
  const auto x = position.best_line(Actor::First);
  const auto o = position.best_line(Actor::Second);
  if (!x && !o) return "The board is full and nobody has a line: 0 to 0.";
  const Score score = position.score();
  const bool x_wins = score.x_halves > score.o_halves;
  const std::string winner = x_wins ? "X" : "O";
  const std::string loser = x_wins ? "O" : "X";
  if (!x || !o) return winner + " has the line " + name_squares(rules, x ? *x : *o) + " and wins 1 to 0.";
  const int x_highest = highest_subscript(position, *x);
  const int o_highest = highest_subscript(position, *o);
  return "Both have a line: X " + name_squares(rules, *x) + ", O " + name_squares(rules, *o) +
         ". The highest subscript of " + winner + "'s, " + std::to_string(std::min(x_highest, o_highest)) +
         ", is lower than " + loser + "'s, " + std::to_string(std::max(x_highest, o_highest)) + ": " + winner +
         " wins " + points(std::max(score.x_halves, score.o_halves)) + " to " +
         points(std::min(score.x_halves, score.o_halves)) + ".";
}

std::string closing(const Position& position) {
  const std::size_t last = position.marks().size() - 1;
  const tictactoe::Mark mark = position.marks()[last];
  const Rules& rules = position.rules();
  const std::string first = square_name(rules, mark.first);
  const std::string second = square_name(rules, mark.second);
  return mark_name(last) + " closed a cycle through " + name_squares(rules, position.cycle()) + ", so " +
         player_name(last + 1) + " measures: does " + mark_name(last) + " become real in " + first + " or in " +
         second + "? Answer @" + first + " or @" + second + ".";
}

}  // namespace

std::string TicTacToe::describe(const Position& position) {
  const Rules& rules = position.rules();
  const auto marks = position.marks();
  std::string words;
  // One sentence for each set of entangled squares.
  SquareSet told;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i].classical() || told.contains(marks[i].first)) continue;
    SquareSet squares;
    squares.insert(marks[i].first);
    std::string links;
    std::vector<bool> linked(marks.size(), false);
    for (bool grew = true; grew;) {
      grew = false;
      for (std::size_t k = i; k < marks.size(); ++k) {
        if (linked[k] || marks[k].classical()) continue;
        if (!squares.contains(marks[k].first) && !squares.contains(marks[k].second)) continue;
        linked[k] = grew = true;
        squares.insert(marks[k].first);
        squares.insert(marks[k].second);
        links += (links.empty() ? "" : ", ") + mark_name(k) + " links " + square_name(rules, marks[k].first) + " and " +
                 square_name(rules, marks[k].second);
      }
    }
    told |= squares;
    words += "Entangled: " + name_squares(rules, squares) + " (" + links + ").\n";
  }
  if (position.actor() == Actor::None) return words + ending(position);
  if (position.measuring()) return words + closing(position);
  const std::string player = player_name(marks.size());
  // On a large board the list would hide the sentence.
  const bool few = position.open().size() <= 16;
  const std::string open = few ? " open squares: " + name_squares(rules, position.open()) + "." : " open squares.";
  if (rules.variant == Variant::Plain) return words + player + " to move: mark one of the" + open;
  if (position.open().size() == 1) {
    return words + player + " must play the last open square, " + square_name(rules, position.open().lowest()) + ".";
  }
  return words + player + " to move: put " + mark_name(marks.size()) + " in two of the" + open;
}

std::string TicTacToe::explain_value(const Position&, const Solution<Action>& solution) {
  const Rational value = solution.value;
  if (value == Rational(0)) return "with perfect play neither side gains on the other";
  const std::string winner = value > Rational(0) ? "X" : "O";
  const bool narrow = value == Rational(1, 2) || value == Rational(-1, 2);
  return "with perfect play " + winner + (narrow ? " wins 1 to 1/2" : " wins 1 to 0");
}

std::string TicTacToe::narrate(const Position& before, const Action& action, const Position& after) {
  const Rules& rules = before.rules();
  std::string words;
  if (action.kind == Action::Kind::Measure) {
    const std::size_t last = before.marks().size() - 1;
    words = player_name(before.marks().size()) + " measured: " + mark_name(last) + " became real in " +
            square_name(rules, action.first);
    std::string others;
    for (std::size_t i = last; i-- > 0;) {
      if (before.marks()[i].classical() || !after.marks()[i].classical()) continue;
      others += (others.empty() ? "" : ", ") + mark_name(i) + " in " + square_name(rules, after.marks()[i].first);
    }
    words += ", which forced " + others + ".";
  } else {
    const std::size_t mark = before.marks().size();
    words = player_name(mark) + " put " + mark_name(mark) + " in " + square_name(rules, action.first);
    if (action.kind == Action::Kind::Pair) words += " and " + square_name(rules, action.second);
    words += ".";
    if (after.measuring()) words += " " + closing(after);
  }
  if (after.actor() == Actor::None) words += " " + ending(after);
  return words;
}

}  // namespace spooky
