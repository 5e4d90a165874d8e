#include "spooky/formats/akl_chess/text/setup_words.hpp"

#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky::akl_chess {

Message setup_fault(const Rules& rules, const Setup&, const SetupError& error) {
  const Argument player = {"player", term_of(error.colour)};
  const Argument square = {"square", cell(error.square)};
  switch (error.fault) {
    case SetupFault::NoKings: return message("fault.no-kings");
    case SetupFault::ManyKings: return message("fault.many-kings", {player});
    case SetupFault::OffBoard: return message("fault.off-board", {square});
    case SetupFault::WrongBag: return message("fault.bag", {player});
    case SetupFault::ManyUnknown: return message("fault.many-unknown", {player});
    case SetupFault::ManyKnown: return message("fault.many-known", {player});
    case SetupFault::WrongCounts: return message("fault.counts", {square});
    case SetupFault::CapturedCounts: return message("fault.captured-counts", {player});
    case SetupFault::Shows: return message("fault.shows", {square});
    case SetupFault::PawnAtEnd: return message("fault.pawn-at-end", {square});
    case SetupFault::CastlingRight:
      return rules.has_castling() ? message("fault.castling-right", {player}) : message("fault.no-castling");
    case SetupFault::Clocks: return message("fault.clocks");
    case SetupFault::TouchAndMust: return message("fault.touch-and-must");
    case SetupFault::Touch: return message("fault.touch", {square, player});
    case SetupFault::Must: return message("fault.must", {square, player});
  }
  return message("fault.clocks");
}

}  // namespace spooky::akl_chess
