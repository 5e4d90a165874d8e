#include "spooky/formats/chess/text/setup_words.hpp"

#include <string>

#include "spooky/formats/chess/text/pair_text.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky::chess {

namespace {

Message bad_kind(const Rules& rules, const Pair& pair) {
  if (rules.is_quantum() && pair.is_triple()) return message("fault.triple", {{"pair", pair_text(pair)}});
  Message told = message(rules.is_quantum() ? "fault.kind" : "fault.pairs", {{"pair", pair_text(pair)}});
  if (rules.is_quantum()) add_kind(pair.kind, told.arguments);
  return told;
}

Message bad_castling(const Rules& rules, Colour colour) {
  if (rules.board != BoardShape::Standard8x8) return message("fault.no-castling");
  return message("fault.castling-right", {{"player", term_of(colour)}});
}

Message bad_must(const Rules& rules, const Board& board, Square square) {
  std::vector<Argument> arguments = {{"square", cell(square)}};
  if (!rules.remote_collapse) return message("fault.no-remote-collapse", std::move(arguments));
  arguments.push_back({"player", term_of(board.to_move())});
  return message("fault.must-move", std::move(arguments));
}

}  // namespace

Message setup_fault(const Rules& rules, const Board& board, const SetupError& error) {
  const Argument player = {"player", term_of(error.colour)};
  const Argument square = {"square", cell(error.square)};
  const Argument passer = {"player", term_of(other(board.to_move()))};
  const auto group = [&] { return Argument{"group", std::int64_t{board.pair_on(error.square).group}}; };
  switch (error.fault) {
    case SetupFault::NoKing: return message("fault.no-king", {player});
    case SetupFault::ManyKings: return message("fault.many-kings", {player});
    case SetupFault::PawnRank: return message("fault.pawn-rank", {square});
    case SetupFault::Kind: return bad_kind(rules, board.pair_on(error.square));
    case SetupFault::GroupKinds: return message("fault.group-kinds", {group()});
    case SetupFault::GroupColours: return message("fault.group-colours", {group()});
    case SetupFault::PawnOrientation:
      return message("fault.pawn-orientation", {{"pair", pair_text(board.pair_on(error.square))}});
    case SetupFault::PawnFiles: return message("fault.pawn-files", {{"pair", pair_text(board.pair_on(error.square))}});
    case SetupFault::CastlingRight: return bad_castling(rules, error.colour);
    case SetupFault::EnPassantRank: return message("fault.en-passant-rank", {square, passer});
    case SetupFault::EnPassantPawn: return message("fault.en-passant-pawn", {square, passer});
    case SetupFault::EnPassantOccupied: return message("fault.en-passant-occupied", {square});
    case SetupFault::EnPassantOff: return message("fault.no-double-step", {square});
    case SetupFault::OtherInCheck: return message("fault.in-check", {player, {"mover", term_of(board.to_move())}});
    case SetupFault::MustMove: return bad_must(rules, board, error.square);
  }
  return message("fault.impossible");
}

}  // namespace spooky::chess
