#include "spooky/games/akl_chess/rules/setup.hpp"

#include <algorithm>

#include "spooky/games/akl_chess/rules/castling.hpp"
#include "spooky/games/akl_chess/rules/moves.hpp"

namespace spooky::akl_chess {

namespace {

bool is_part_of(const Bag& part, const Bag& whole) {
  return std::ranges::all_of(kAllTypes, [&](Type type) { return part[type] <= whole[type]; });
}

std::optional<SetupError> check_kings(const Setup& setup) {
  const Board& board = setup.board;
  for (const Colour colour : kColours) {
    if (count(board.kings(colour)) > 1) return SetupError{SetupFault::ManyKings, colour, lowest(board.kings(colour))};
  }
  if (board.kings(Colour::White) == 0 && board.kings(Colour::Black) == 0) return SetupError{SetupFault::NoKings};
  return std::nullopt;
}

std::optional<SetupError> check_man(const Rules& rules, const Setup& setup, Colour colour, Square square) {
  const Man& man = setup.board.man(square);
  const bool counted = man.second ? man.seen.empty() : man.seen.largest() <= kMostSeen;
  if (!counted) return SetupError{SetupFault::WrongCounts, colour, square};
  if (!man.shows) return std::nullopt;
  if (man.shows != man.first && man.shows != man.second) return SetupError{SetupFault::Shows, colour, square};
  const bool at_end = man.shows == Type::Pawn && rank_of(square) == rules.last_rank(colour);
  if (at_end && setup.must != square) return SetupError{SetupFault::PawnAtEnd, colour, square};
  return std::nullopt;
}

std::optional<SetupError> check_side(const Rules& rules, const Setup& setup, Colour colour) {
  const Bag& bag = setup.bags[index_of(colour)];
  if (!is_part_of(bag, rules.full_bag())) return SetupError{SetupFault::WrongBag, colour};
  const std::vector<Counts>& captured = setup.captured[index_of(colour)];
  const auto is_possible = [](const Counts& counts) { return !counts.empty() && counts.largest() <= kMostSeen; };
  if (!std::ranges::all_of(captured, is_possible)) return SetupError{SetupFault::CapturedCounts, colour};
  std::size_t unknown = captured.size();
  std::size_t known = 0;
  for (Bitboard rest = setup.board.men(colour); rest != 0;) {
    const Square square = take_lowest(rest);
    if (const auto error = check_man(rules, setup, colour, square)) return error;
    ++(setup.board.man(square).second ? known : unknown);
  }
  if (unknown > bag.total()) return SetupError{SetupFault::ManyUnknown, colour};
  if (known > rules.full_bag().total() - bag.total()) return SetupError{SetupFault::ManyKnown, colour};
  return std::nullopt;
}

std::optional<SetupError> check_castling(const Rules& rules, const Setup& setup) {
  for (const Castling& castling : kCastlings) {
    if ((setup.castling & castling.right) == 0) continue;
    const Board& board = setup.board;
    const bool home = rules.has_castling() && contains(board.kings(castling.colour), castling.king_from) &&
                      contains(board.men(castling.colour), castling.corner) &&
                      board.man(castling.corner).first == Type::Rook;
    if (!home) return SetupError{SetupFault::CastlingRight, castling.colour, castling.corner};
  }
  return std::nullopt;
}

std::optional<SetupError> check_phase(const Rules& rules, const Setup& setup) {
  const Bitboard men = setup.board.men(setup.to_move);
  if (setup.touched && setup.must) return SetupError{SetupFault::TouchAndMust, setup.to_move, *setup.must};
  if (setup.touched) {
    const Square square = *setup.touched;
    const bool fits = contains(men, square) && setup.board.man(square).is_quantum();
    if (!fits) return SetupError{SetupFault::Touch, setup.to_move, square};
  }
  if (setup.must) {
    const Square square = *setup.must;
    const bool fits =
        contains(men, square) && !setup.board.man(square).is_quantum() && has_move(setup, rules, square, true);
    if (!fits) return SetupError{SetupFault::Must, setup.to_move, square};
  }
  return std::nullopt;
}

}  // namespace

Evidence Setup::evidence(Colour colour) const {
  Evidence evidence{bags[index_of(colour)], captured[index_of(colour)]};
  for (Bitboard rest = board.men(colour); rest != 0;) {
    const Man& man = board.man(take_lowest(rest));
    if (!man.second && !man.seen.empty()) evidence.counts.push_back(man.seen);
  }
  return evidence;
}

std::optional<SetupError> check_setup(const Rules& rules, const Setup& setup) {
  if (const Bitboard off = setup.board.occupied() & ~rules.squares(); off != 0) {
    return SetupError{SetupFault::OffBoard, Colour::White, lowest(off)};
  }
  if (const auto error = check_kings(setup)) return error;
  const bool clocks = setup.quiet >= 0 && setup.quiet <= Setup::kMostMoves && setup.fullmove >= 1 &&
                      setup.fullmove <= Setup::kMostMoves;
  if (!clocks) return SetupError{SetupFault::Clocks};
  for (const Colour colour : kColours) {
    if (const auto error = check_side(rules, setup, colour)) return error;
  }
  if (const auto error = check_castling(rules, setup)) return error;
  return check_phase(rules, setup);
}

}  // namespace spooky::akl_chess
