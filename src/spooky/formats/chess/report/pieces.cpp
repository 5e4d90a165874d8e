// What stands on the board and what may be done, as data: nobody has to read a position or a move text for it.
#include <string>
#include <string_view>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/castling_words.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/chances.hpp"

namespace spooky {

namespace chess {

namespace {

json::string letter_json(PieceType type) { return json::string(1, piece_letter(type)); }

json::string chance_json(Rational chance) { return json::string(chance.to_string()); }

/// The chances of the first and of the second square, or of all three.
json::array shares_json(PairKind kind) {
  if (kind == PairKind::Triple) return json::array(3, chance_json(first_chance(kind)));
  return {chance_json(first_chance(kind)), chance_json(Rational(1) - first_chance(kind))};
}

json::object piece_json(const Board& board, Square square) {
  json::object piece{{"square", square_name(square)},
                     {"type", letter_json(board.type_on(square))},
                     {"owner", to_json(actor_text(board.colour_on(square)))}};
  if (board.is_half(square)) {
    const Pair& pair = board.pair_on(square);
    json::array squares{square_name(pair.first), square_name(pair.second)};
    if (pair.is_triple()) squares.emplace_back(square_name(pair.third));
    piece["pair"] = std::move(squares);
    piece["share"] = shares_json(pair.kind)[square == pair.first ? 0 : 1];
  }
  return piece;
}

std::string_view kind_of(Action::Type type) {
  switch (type) {
    case Action::Type::Move:
    case Action::Type::EnPassantBack: return "step";
    case Action::Type::Split:
    case Action::Type::SplitThree: return "split";
    case Action::Type::Entangle: return "entangle";
    case Action::Type::Flip: return "flip";
    case Action::Type::Phase: return "phase";
    case Action::Type::Hadamard: return "hadamard";
    case Action::Type::Tunnel: return "tunnel";
    case Action::Type::RemoteCollapse: return "collapse";
    case Action::Type::Roll: return "roll";
    case Action::Type::Draw: return "draw";
    case Action::Type::Resign: break;
  }
  return "resign";
}

/// What a step captures or tries to, and the rook's way when it castles.
void add_step(const Position& position, Action action, json::object& option) {
  const Board& board = position.board();
  if (const auto capture = find_capture(board, action)) {
    option["captures"] = piece_json(board, capture->target);
    if (capture->en_passant) option["passing"] = true;
    if (is_attempt(board, action)) option["attempt"] = true;
    return;
  }
  if (board.type_on(action.from()) != PieceType::King) return;
  if (const auto wing = castling_wing(position.rules(), board.to_move(), action)) {
    option["castles"] = json::object{{"from", square_name(castling_rook(board.to_move(), *wing))},
                                     {"to", square_name(lowest(between(action.from(), action.to())))}};
  }
}

void add_squares(const Position& position, Action action, json::object& option) {
  switch (action.type()) {
    case Action::Type::Roll: option["half"] = action.rolled() == Half::First ? 1 : 2; return;
    case Action::Type::Draw:
    case Action::Type::Resign: return;
    default: option["from"] = square_name(action.from());
  }
  if (action.type() == Action::Type::RemoteCollapse) return;
  if (kind_of(action.type()) == "split" || action.type() == Action::Type::Entangle) {
    option["first"] = square_name(action.first());
    option["second"] = square_name(action.second());
    if (action.type() == Action::Type::SplitThree) {
      option["third"] = square_name(action.third());
      option["kind"] = json::string(1, kTripleLetter);
      option["shares"] = shares_json(PairKind::Triple);
    } else if (action.type() == Action::Type::Entangle) {
      option["joined"] = square_name(action.target());
    } else {
      option["kind"] = json::string(1, kind_letter(action.pair_kind()));
      option["shares"] = shares_json(action.pair_kind());
    }
  } else {
    option["to"] = square_name(action.to());
  }
  if (action.type() == Action::Type::Hadamard) {
    const Pair& pair = position.board().pair_on(action.from());
    option["found"] = square_name(pair.at(resolved(pair.kind)));
  }
  if (action.promotes()) option["promotion"] = letter_json(action.promotion());
  if (kind_of(action.type()) == "step") add_step(position, action, option);
}

/// The way of the piece for whose move a die is rolled; null when there is none.
json::value moving_json(const Position& position) {
  if (position.is_over() || !position.is_rolling()) return nullptr;
  const Action move = position.rolled_move();
  if (move.type() == Action::Type::RemoteCollapse) return nullptr;
  return json::object{{"from", square_name(move.from())}, {"to", square_name(move.to())}};
}

}  // namespace

}  // namespace chess

json::value Notation<chess::Game>::pieces(const Position& position) {
  const chess::Board& board = position.board();
  json::array pieces;
  for (chess::Bitboard left = board.occupied(); left != 0;) {
    pieces.push_back(chess::piece_json(board, chess::take_lowest(left)));
  }
  const auto must = position.must_move();
  return json::object{{"columns", position.rules().width()},
                      {"rows", position.rules().height()},
                      {"pieces", std::move(pieces)},
                      {"to_move", to_json(chess::actor_text(board.to_move()))},
                      {"move", board.fullmove()},
                      {"moving", chess::moving_json(position)},
                      {"must", must ? json::value(chess::square_name(*must)) : json::value()}};
}

json::value Notation<chess::Game>::options(const Position& position) {
  json::array options;
  if (position.is_over()) return options;
  Position::Actions actions;
  position.legal_actions(actions);
  for (const Action action : actions) {
    json::object option{{"action", action_text(position, action)}, {"is", to_json(chess::kind_of(action.type()))}};
    chess::add_squares(position, action, option);
    options.push_back(std::move(option));
  }
  return options;
}

}  // namespace spooky
