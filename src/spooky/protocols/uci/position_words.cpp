#include "spooky/protocols/uci/position_words.hpp"

#include <algorithm>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/protocols/uci/words.hpp"

namespace spooky::uci {

namespace {

using chess::Position;

Error bad_position(std::string reason) { return {ErrorCode::BadPosition, std::move(reason)}; }

Status play(Position& position, const std::string& text) {
  const auto action = read_action<chess::Game>(position, text);
  if (!action) return Error{action.error().code, text + ": " + action.error().reason};
  position.play_unchecked(*action);
  return success();
}

/// A move with its rolls, as a record writes them: `a4e4#1#2`.
Status play_with_rolls(Position& position, const std::string& move) {
  std::size_t begin = 0;
  while (begin < move.size()) {
    const std::size_t end = std::min(move.find('#', begin + 1), move.size());
    if (position.is_rolling() && move[begin] != '#') {
      return bad_position("what was rolled is missing before " + move + ": #1 or #2");
    }
    const Status played = play(position, move.substr(begin, end - begin));
    if (!played) return played;
    begin = end;
  }
  return success();
}

}  // namespace

Result<Position> read_position(const chess::Rules& rules, const std::vector<std::string>& words) {
  if (words.empty()) return bad_position("position needs startpos or fen");
  const auto moves = static_cast<std::size_t>(std::ranges::find(words, "moves") - words.begin());
  Result<Position> position = Position::initial(rules);
  if (words[0] == "fen") {
    position = spooky::read_position<chess::Game>(rules, join_words(words, 1, moves));
  } else if (words[0] != "startpos" || moves > 1) {
    return bad_position("position needs startpos or fen, then moves");
  }
  if (!position) return position;
  for (std::size_t i = moves + 1; i < words.size(); ++i) {
    const Status played = play_with_rolls(*position, words[i]);
    if (!played) return played.error();
  }
  return position;
}

}  // namespace spooky::uci
