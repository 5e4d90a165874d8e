// What may stand on the board and what may be done, as data: nobody has to read a position or a move text for it.
#include <array>
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/report/square_lists.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

using Chances = std::array<Weight, 64>;

json::string type_json(PieceType type) { return json::string(1, letter_text(Letter(Colour::White, type))); }

json::object piece_json(const Position& position, const Chances& chances, Square square) {
  const Letter letter = position.fields().letters[square];
  return {{"square", square_name(square)},
          {"type", type_json(letter.type())},
          {"owner", to_json(actor_text(letter.colour()))},
          {"p", chances[square.value()].to_string()}};
}

/// What a move captures, the rook's way when it castles, and what it asks where that is uncertain.
void add_step(const Position& position, const Chances& chances, Action move, json::object& option) {
  const Rules& rules = position.rules();
  const Fields& fields = position.fields();
  option["from"] = square_name(move.from());
  option["to"] = square_name(move.to());
  if (move.promotes()) option["promotion"] = type_json(move.promotion());
  const MoveKind kind = kind_of(rules, fields, move);
  if (kind == MoveKind::PieceCapture || kind == MoveKind::PawnCapture) {
    option["captures"] = piece_json(position, chances, move.to());
  } else if (kind == MoveKind::EnPassant) {
    option["captures"] = piece_json(position, chances, passed_pawn(move));
    option["passing"] = true;
  } else if (kind == MoveKind::Castling) {
    const CastlingSquares squares = castling_squares(fields.to_move, *castling_wing(rules, fields, move));
    option["castles"] = json::object{{"from", square_name(squares.rook)}, {"to", square_name(squares.rook_target)}};
  }
  const auto question = question_of(rules, fields, move);
  if (!question) return;
  const Weight yes = position.state().probability(*question);
  if (yes == Weight(1)) return;
  option["asks"] = json::object{{"full", square_names(question->full & position.state().superposed())},
                                {"empty", square_names(question->empty & position.state().superposed())},
                                {"p", yes.to_string()}};
}

json::object option_json(const Position& position, const Chances& chances, Action action) {
  json::object option{{"action", Notation<Game>::action_text(position, action)}};
  switch (action.type()) {
    case Action::Type::Move:
      option["is"] = "step";
      add_step(position, chances, action, option);
      break;
    case Action::Type::Split:
      option["is"] = "split";
      option["from"] = square_name(action.from());
      option["first"] = square_name(action.to());
      option["second"] = square_name(action.second());
      break;
    case Action::Type::Merge:
      option["is"] = "merge";
      option["first"] = square_name(action.from());
      option["second"] = square_name(action.second());
      option["to"] = square_name(action.to());
      break;
    default: option["is"] = "measure"; option["p"] = position.weight(action).to_string();
  }
  return option;
}

}  // namespace

}  // namespace quantum_chess

json::value Notation<quantum_chess::Game>::pieces(const Position& position) {
  const auto chances = position.state().probabilities();
  json::array pieces;
  for (quantum_chess::SquareSet rest = position.state().possible(); rest != 0;) {
    pieces.push_back(quantum_chess::piece_json(position, chances, quantum_chess::take_lowest(rest)));
  }
  return json::object{{"columns", position.rules().width()},
                      {"rows", position.rules().height()},
                      {"pieces", std::move(pieces)},
                      {"to_move", to_json(quantum_chess::actor_text(position.fields().to_move))},
                      {"move", position.fields().move_number}};
}

json::value Notation<quantum_chess::Game>::options(const Position& position) {
  json::array options;
  const auto chances = position.state().probabilities();
  Position::Actions actions;
  position.legal_actions(actions);
  for (const Action& action : actions) options.push_back(quantum_chess::option_json(position, chances, action));
  return options;
}

}  // namespace spooky
