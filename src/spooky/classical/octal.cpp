#include "spooky/classical/octal.hpp"

#include <utility>

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

Octal::Octal(unsigned pins, std::vector<std::uint8_t> digits) : pins_(pins), digits_(std::move(digits)) {
  while (digits_.size() > 1 && digits_.back() == 0) digits_.pop_back();
}

bool Octal::has_cut(Position position, unsigned pin) const { return has_bit(position, pins_ + pin - 1); }

bool Octal::stands(Position position, unsigned first, unsigned length) const {
  if (first >= pins_ || length > pins_ - first) return false;
  const Position taken = moved_up(lowest_bits(length), first);
  return (position & taken) == taken;
}

bool Octal::joins(Position position, unsigned pin) const {
  return pin > 0 && pin < pins_ && has_bit(position, pin - 1) && has_bit(position, pin) && !is_cut(position, pin);
}

bool Octal::is_in_one_run(Position position, unsigned first, unsigned length) const {
  if (!stands(position, first, length)) return false;
  return !has_cuts() || length < 2 || is_empty(position & moved_up(lowest_bits(length - 1), pins_ + first));
}

unsigned Octal::sides(Position position, unsigned first, unsigned length) const {
  return (joins(position, first) ? 1U : 0U) + (joins(position, first + length) ? 1U : 0U);
}

Position Octal::row(Position pins, Position cut_before) const {
  if (!has_cuts() || pins_ == 0) return pins;
  const Position both = pins & moved_up(pins, 1);
  return pins | moved_up(moved_down(cut_before & both, 1), pins_);
}

void Octal::moves(Position position, Side, Moves& list) const {
  for (unsigned first = 0; first < pins_; ++first) {
    if (has_cuts() && joins(position, first)) list.push_back(cut(first));
    for (unsigned length = 1; length < digits_.size() && is_in_one_run(position, first, length); ++length) {
      if ((digit(length) >> sides(position, first, length) & 1U) != 0) list.push_back(take(first, length));
    }
  }
}

std::optional<Position> Octal::after(Position position, Move move) const {
  const unsigned first = first_of(move);
  const unsigned length = length_of(move);
  if (length == 0) {
    if (!has_cuts() || !joins(position, first)) return std::nullopt;
    return position | single_bit(pins_ + first - 1);
  }
  if (!is_in_one_run(position, first, length)) return std::nullopt;
  if ((digit(length) >> sides(position, first, length) & 1U) == 0) return std::nullopt;
  const Position left = position & ~moved_up(lowest_bits(length), first);
  if (!has_cuts()) return left;
  return row(left & lowest_bits(pins_), moved_up(moved_down(left, pins_), 1));
}

std::uint64_t Octal::move_bound(Position position) const {
  const std::uint64_t pins = count_bits(position & lowest_bits(pins_));
  return pins * (digits_.size() - 1) + (has_cuts() ? pins : 0);
}

}  // namespace spooky::classical
