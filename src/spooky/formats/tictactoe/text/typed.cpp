// What people type in a terminal for an action.
#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/formats/typed_words.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

std::vector<Action> TicTacToe::meant(const Position& position, std::string_view text) {
  std::vector<Square> squares;
  for (const std::string& word : typed_words(text)) {
    const auto single = parse_action(position, word);
    if (!single || single->kind != Action::Kind::Single || squares.size() == 2) return {};
    squares.push_back(single->first);
  }
  if (squares.empty()) return {};
  if (squares.size() == 2 && squares[0] != squares[1]) return {Action::pair(squares[0], squares[1])};
  // One square: only a measurement or the last open square can be meant.
  if (position.measuring()) return {Action::measure(squares[0])};
  return {Action::single(squares[0])};
}

}  // namespace spooky
