#pragma once

#include <cstddef>

#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/plain/position.hpp"
#include "spooky/games/chess/rules/plain/side.hpp"

namespace spooky::chess {

/// The pawns' part of PlainGenerator.
template <class Target, Colour kUs>
class PlainPawns {
 public:
  static Bitboard attacks(Bitboard pawns) { return to_west(pawns) | to_east(pawns); }

  /// `stops`: the squares that a check leaves. A pinned pawn stays on the line of its pin.
  template <class Visitor>
  [[gnu::always_inline]] static void generate(const PlainPosition& position, Bitboard stops, Bitboard diagonal_pins,
                                              Bitboard straight_pins, Visitor& visitor) {
    const Bitboard theirs = position.colours[Side::kOther];
    const Bitboard empty = ~(theirs | position.colours[Side::kOwn]);
    const Bitboard pawns = position.pawns & position.colours[Side::kOwn];

    const Bitboard stepping = pawns & ~diagonal_pins;
    const Bitboard steps =
        (forward(stepping & ~straight_pins) | (forward(stepping & straight_pins) & straight_pins)) & empty;
    const Bitboard double_steps = forward(steps & Side::rank(3)) & empty & stops;
    const Bitboard single_steps = steps & stops;

    const Bitboard free = pawns & ~straight_pins & ~diagonal_pins;
    const Bitboard pinned = pawns & ~straight_pins & diagonal_pins;
    const Bitboard west_captures = (to_west(free) | (to_west(pinned) & diagonal_pins)) & theirs & stops;
    const Bitboard east_captures = (to_east(free) | (to_east(pinned) & diagonal_pins)) & theirs & stops;

    constexpr Bitboard kLast = Side::rank(8);
    if ((pawns & Side::rank(7)) != 0) {
      visitor.template promotions<Side::kForward>(single_steps & kLast);
      visitor.template promotions<Side::kWest>(west_captures & kLast);
      visitor.template promotions<Side::kEast>(east_captures & kLast);
    }
    visitor.template pawns<Side::kForward>(single_steps & ~kLast);
    visitor.template double_steps<Side::kForward>(double_steps);
    visitor.template pawns<Side::kWest>(west_captures & ~kLast);
    visitor.template pawns<Side::kEast>(east_captures & ~kLast);
  }

  /// Two pawns leave their squares at once, so the king's safety is looked at afresh. Not in double check.
  template <class Visitor>
  [[gnu::always_inline]] static void generate_en_passant(const PlainPosition& position, Bitboard passed,
                                                         std::size_t king, Visitor& visitor) {
    const auto& fixed = detail::kEmptyBoard;
    const Bitboard own = position.colours[Side::kOwn];
    const Bitboard theirs = position.colours[Side::kOther];
    const Bitboard taken = plain_shift<-Side::kForward>(passed);
    if ((fixed.knight[king] & position.knights & theirs) != 0) return;
    if ((fixed.pawn[Side::kOwn][king] & position.pawns & theirs & ~taken) != 0) return;
    Bitboard takers = fixed.pawn[Side::kOther][Target::index(passed)] & position.pawns & own;
    for (; takers != 0; takers &= takers - 1) {
      const std::size_t from = Target::index(takers);
      const Bitboard occupied = ((own | theirs) ^ taken ^ Bitboard{1} << from) | passed;
      if ((Target::bishop(king, occupied) & position.diagonal & theirs) != 0) continue;
      if ((Target::rook(king, occupied) & position.straight & theirs) != 0) continue;
      visitor.en_passant(from, Target::index(passed));
    }
  }

 private:
  using Side = PlainSide<kUs>;

  static Bitboard forward(Bitboard pawns) { return plain_shift<Side::kForward>(pawns); }
  static Bitboard to_west(Bitboard pawns) { return plain_shift<Side::kWest>(pawns & ~kFileA); }
  static Bitboard to_east(Bitboard pawns) { return plain_shift<Side::kEast>(pawns & ~kFileH); }
};

}  // namespace spooky::chess
