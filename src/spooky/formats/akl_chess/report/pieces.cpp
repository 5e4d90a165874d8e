// What stands on the board and what may be done, as data: nobody has to read a position or an action text for it.
#include <string>
#include <string_view>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/games/akl_chess/rules/castling.hpp"

namespace spooky {

namespace akl_chess {

namespace {

json::value place_json(std::optional<Square> square) {
  return square ? json::value(square_name(*square)) : json::value();
}

json::string type_json(Type type) { return json::string(1, type_letter(type)); }

/// By the letter of the board; of a man its state too.
json::object piece_json(const Board& board, Square square) {
  const Piece& piece = board.at(square);
  json::object object{
      {"square", square_name(square)},
      {"type", piece.is_king ? json::string("K") : type_json(piece.man.shows.value_or(piece.man.first))},
      {"owner", to_json(actor_text(piece.owner))}};
  if (!piece.is_king) object["state"] = piece.man.is_quantum() ? "quantum" : "classical";
  return object;
}

std::string_view kind_of(Action::Kind kind) {
  switch (kind) {
    case Action::Kind::Move: return "step";
    case Action::Kind::Touch: return "touch";
    case Action::Kind::Promote: return "promote";
    case Action::Kind::Show: return "show";
    case Action::Kind::Resign: break;
  }
  return "resign";
}

void add_step(const Position& position, const Action& action, json::object& option) {
  option["to"] = square_name(action.to());
  if (action.has_type()) option["promotion"] = type_json(action.type());
  if (!position.board().is_empty(action.to())) option["captures"] = piece_json(position.board(), action.to());
  if (const auto castling = castling_of(position.setup(), action.from(), action.to())) {
    option["castles"] = json::object{{"from", square_name(castling->corner)}, {"to", square_name(castling->rook_to)}};
  }
}

json::object option_json(const Position& position, const Action& action) {
  json::object option{{"action", Notation<Game>::action_text(position, action)},
                      {"is", to_json(kind_of(action.kind()))}};
  if (action.kind() == Action::Kind::Show) {
    option["type"] = type_json(action.type());
    return option;
  }
  option["from"] = square_name(action.from());
  if (action.kind() == Action::Kind::Promote) option["promotion"] = type_json(action.type());
  if (action.kind() == Action::Kind::Move) add_step(position, action, option);
  return option;
}

}  // namespace

}  // namespace akl_chess

json::value Notation<akl_chess::Game>::pieces(const Position& position) {
  using namespace akl_chess;
  json::array pieces;
  for (Bitboard rest = position.board().occupied(); rest != 0;) {
    pieces.push_back(piece_json(position.board(), take_lowest(rest)));
  }
  return json::object{{"columns", position.rules().width()}, {"rows", position.rules().height()},
                      {"pieces", std::move(pieces)},         {"to_move", to_json(actor_text(position.to_move()))},
                      {"move", position.setup().fullmove},   {"must", place_json(position.must())}};
}

json::value Notation<akl_chess::Game>::options(const Position& position) {
  json::array options;
  Position::Actions actions;
  position.legal_actions(actions);
  for (const Action& action : actions) options.push_back(akl_chess::option_json(position, action));
  return options;
}

}  // namespace spooky
