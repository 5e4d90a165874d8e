#include "spooky/classical/octal.hpp"

#include <utility>

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

Octal::Octal(unsigned pins, std::vector<std::uint8_t> digits) : pins_(pins), digits_(std::move(digits)) {
  while (digits_.size() > 1 && digits_.back() == 0) digits_.pop_back();
}

bool Octal::stands(Position position, unsigned first, unsigned length) const {
  if (first >= pins_ || length > pins_ - first) return false;
  const Position taken = moved_up(lowest_bits(length), first);
  return (position & taken) == taken;
}

unsigned Octal::sides(Position position, unsigned first, unsigned length) const {
  const bool below = first > 0 && has_bit(position, first - 1);
  const bool above = first + length < pins_ && has_bit(position, first + length);
  return (below ? 1U : 0U) + (above ? 1U : 0U);
}

void Octal::moves(Position position, Side, Moves& list) const {
  for_each_bit(position, [&](unsigned first) {
    for (unsigned length = 1; length < digits_.size() && first + length <= pins_; ++length) {
      if (!has_bit(position, first + length - 1)) break;
      if ((digit(length) >> sides(position, first, length) & 1U) != 0) list.push_back(take(first, length));
    }
  });
}

std::optional<Position> Octal::after(Position position, Move move) const {
  const unsigned first = first_of(move);
  const unsigned length = length_of(move);
  if (length == 0 || !stands(position, first, length)) return std::nullopt;
  if ((digit(length) >> sides(position, first, length) & 1U) == 0) return std::nullopt;
  return position & ~moved_up(lowest_bits(length), first);
}

std::uint64_t Octal::move_bound(Position position) const { return count_bits(position) * (digits_.size() - 1); }

}  // namespace spooky::classical
