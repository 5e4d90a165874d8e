// The rules of the game that is played, for somebody who plays it for the first time.
#include <string>

#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

namespace {

std::string board_size(const Rules& rules) {
  return std::to_string(int{rules.width}) + "×" + std::to_string(int{rules.height});
}

}  // namespace

std::string TicTacToe::title(const Rules& rules) {
  const bool usual = rules.width == 3 && rules.height == 3 && rules.line == 3;
  const std::string name = rules.variant == Variant::Plain ? "Ordinary tic-tac-toe" : "Quantum tic-tac-toe";
  return usual ? name : name + ", " + board_size(rules) + ", " + std::to_string(int{rules.line}) + " in a row";
}

std::string TicTacToe::guide(const Position& position) {
  const Rules& rules = position.rules();
  const std::string row = std::to_string(int{rules.line}) + " in a row";
  if (rules.variant == Variant::Plain) {
    return title(rules) + ".\n\nA turn puts one mark into an empty square, as in b2. " + row +
           ", upright, flat or slanting, win; a full board without them is a draw.";
  }
  return title(rules) +
         ".\n\nA turn puts one mark into two squares at once, as in a1b2: spooky marks, real in one of the two, nobody "
         "knows which. Squares can hold many spooky marks. When marks link squares into a cycle, the player who did "
         "not "
         "close it measures: @a1 makes the closing mark real in a1, and every mark linked with it becomes real too. A "
         "square with a real mark takes no more marks; the last open square takes one real mark, as in c3.\n\nReal "
         "marks, " +
         row +
         ", win. If both get a row at once, the one whose highest number is lower gets 1 point and the other "
         "1/2.\n\nIn the "
         "drawing x1 and o2 are spooky marks with the number of their turn, large crosses and rings are real ones.";
}

}  // namespace spooky
