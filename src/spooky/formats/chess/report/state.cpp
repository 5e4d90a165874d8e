#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

json::array names(Bitboard squares) {
  json::array list;
  while (squares != 0) list.emplace_back(square_name(take_lowest(squares)));
  return list;
}

json::object pair_json(const Pair& pair) {
  json::object object = {{"type", std::string(1, piece_letter(pair.type))},
                         {"owner", to_json(actor_text(pair.colour))},
                         {"first", square_name(pair.first)},
                         {"second", square_name(pair.second)}};
  if (pair.is_triple()) object["third"] = square_name(pair.third);
  object["kind"] = std::string(1, kind_letter(pair.kind));
  object["group"] = int{pair.group};
  return object;
}

json::value rolling_json(const Position& position) {
  if (position.is_over() || !position.is_rolling()) return nullptr;
  const Roller roller = position.roller();
  json::value squares;
  if (roller.who == Roller::Who::Pair) {
    const Pair& pair = position.board().pair_on(roller.half);
    squares = json::array{square_name(pair.first), square_name(pair.second)};
    if (pair.is_triple()) squares.as_array().emplace_back(square_name(pair.third));
  }
  json::object rolling{{"move", Chess::action_text(position, position.rolled_move())}, {"pair", std::move(squares)}};
  if (roller.kind == PairKind::Triple) rolling["asked"] = square_name(roller.half);
  return rolling;
}

}  // namespace

json::object Chess::state(const Position& position) {
  json::array pairs;
  for (const Pair& pair : sorted_pairs(position.board())) pairs.push_back(pair_json(pair));
  json::object state = {{"position", position_text(position)},
                        {"check", position.in_check()},
                        {"pairs", std::move(pairs)},
                        {"rolling", rolling_json(position)}};
  if (const auto offer = position.draw_offer()) state["draw_offer"] = to_json(actor_text(*offer));
  return state;
}

json::value Chess::result(const Position& position) {
  if (!position.is_over()) return nullptr;
  const auto winner = position.winner();
  return json::object{{"winner", to_json(winner ? actor_text(*winner) : "draw")},
                      {"by", to_json(ending_name(position.ending()))}};
}

json::value Chess::value(const Position&, const Solution<Action>& solution) {
  return json::value(solution.value.to_string());
}

json::value Chess::decided(const Position& position) {
  json::array decided;
  if (position.ending() != Ending::Checkmate) return decided;
  const Board& board = position.board();
  const Colour loser = board.to_move();
  const Bitboard checking = checkers(board, position.rules(), loser);
  decided.push_back(json::object{{"actor", to_json(actor_text(other(loser)))}, {"at", names(checking)}});
  decided.push_back(json::object{{"actor", to_json(actor_text(loser))}, {"at", names(board.king(loser))}});
  return decided;
}

}  // namespace spooky
