#include "spooky/formats/tictactoe/text/words.hpp"

#include <algorithm>

#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky::tictactoe {

namespace {

std::string points(int halves) { return halves == 1 ? "1/2" : std::to_string(halves / 2); }

int highest_subscript(const Position& position, SquareSet line) {
  int highest = 0;
  for (const Square square : line) highest = std::max(highest, position.subscript(square));
  return highest;
}

}  // namespace

Cell cell(const Rules& rules, Square square) { return {square_name(rules, square)}; }

Cells cells(const Rules& rules, SquareSet squares) {
  Cells named;
  for (const Square square : squares) named.names.push_back(square_name(rules, square));
  return named;
}

Message closed_cycle(const Position& position) {
  const std::size_t last = position.marks().size() - 1;
  const Mark mark = position.marks()[last];
  const Rules& rules = position.rules();
  return message("event.closed", {{"mark", mark_name(last)},
                                  {"cycle", cells(rules, position.cycle())},
                                  {"chooser", player_of(last + 1)},
                                  {"first", cell(rules, mark.first)},
                                  {"second", cell(rules, mark.second)}});
}

Message ended(const Position& position) {
  const Rules& rules = position.rules();
  const auto x = position.best_line(Actor::First);
  const auto o = position.best_line(Actor::Second);
  if (!x && !o) return message("event.ended", {{"by", std::string("full")}});
  const Score score = position.score();
  const bool x_wins = score.x_halves > score.o_halves;
  Message end = message("event.ended", {{"by", std::string("line")},
                                        {"winner", player_of(x_wins ? 0 : 1)},
                                        {"loser", player_of(x_wins ? 1 : 0)},
                                        {"points", points(std::max(score.x_halves, score.o_halves))},
                                        {"against", points(std::min(score.x_halves, score.o_halves))},
                                        {"line", cells(rules, x_wins ? *x : *o)}});
  if (x && o) {
    const SquareSet other = x_wins ? *o : *x;
    end.arguments.push_back({"other", cells(rules, other)});
    end.arguments.push_back({"highest", highest_subscript(position, x_wins ? *x : *o)});
    end.arguments.push_back({"higher", highest_subscript(position, other)});
  }
  return end;
}

}  // namespace spooky::tictactoe
