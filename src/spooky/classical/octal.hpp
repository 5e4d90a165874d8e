#pragma once

#include <vector>

#include "spooky/classical/classical_game.hpp"

namespace spooky::classical {

/// A taking-and-breaking game on a row of pins that keep their places; bit i is set while pin i stands. The code's
/// digit of n says when n neighbouring pins may be taken out of a maximal run: 1 when nothing of the run remains, 2
/// when pins remain on one side, 4 on both sides, or the sum of these. The digit of 0, before the point, is 0 or 4:
/// with 4 a run may be cut in two between any neighbours, and nothing is taken. The cuts are bits too, behind those of
/// the pins; a cut is there only while the pins on both its sides stand.
class Octal {
 public:
  static constexpr unsigned kMostPins = 128;
  static constexpr unsigned kMostPinsWithCuts = 64;
  static constexpr unsigned kMostDigits = 64;

  Octal() = default;
  /// digits[n] is the digit of n pins, up to n = kMostDigits; digits[0] is 0 or 4.
  Octal(unsigned pins, std::vector<std::uint8_t> digits);

  unsigned pins() const { return pins_; }
  /// Without zeros at the end.
  const std::vector<std::uint8_t>& digits() const { return digits_; }
  unsigned digit(unsigned length) const { return length < digits_.size() ? digits_[length] : 0; }
  /// Whether a run may be cut in two.
  bool has_cuts() const { return digits_[0] != 0; }

  /// Whether all these pins stand.
  bool stands(Position position, unsigned first, unsigned length) const;
  /// Whether the row is cut between this pin and the one before it.
  bool is_cut(Position position, unsigned pin) const { return has_cuts() && pin > 0 && has_cut(position, pin); }
  /// Whether all these pins stand, and no cut is between them.
  bool is_in_one_run(Position position, unsigned first, unsigned length) const;
  /// On how many sides of these pins their run goes on.
  unsigned sides(Position position, unsigned first, unsigned length) const;
  /// A row by its pins and by the cuts before some of them, those beside a missing pin left out.
  Position row(Position pins, Position cut_before) const;

  static Move take(unsigned first, unsigned length) { return first << 8 | length; }
  /// Cuts the row between this pin and the one before it.
  static Move cut(unsigned pin) { return take(pin, 0); }
  static unsigned first_of(Move move) { return move >> 8; }
  static unsigned length_of(Move move) { return move & 0xFF; }

  unsigned bits() const { return has_cuts() && pins_ > 0 ? 2 * pins_ - 1 : pins_; }
  bool is_impartial() const { return true; }
  Owner owner(Move) const { return Owner::Both; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position position) const;

  bool operator==(const Octal&) const = default;

 private:
  bool has_cut(Position position, unsigned pin) const;
  /// Whether pins remain here of a run that goes on between `pin` and the one before it.
  bool joins(Position position, unsigned pin) const;

  unsigned pins_ = 0;
  std::vector<std::uint8_t> digits_ = {0};
};

static_assert(ClassicalGame<Octal>);

}  // namespace spooky::classical
