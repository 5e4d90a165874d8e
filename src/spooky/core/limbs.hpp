#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

// Natural numbers as rows of binary digits, 32 at a time: what big integers are made of.
namespace spooky::limbs {

using Limb = std::uint32_t;
/// Lowest first, without a zero at the end; 0 has none.
using Limbs = std::vector<Limb>;

inline constexpr std::size_t kLimbBits = 32;

Limbs of(std::uint64_t value);
/// The lowest 64 bits.
std::uint64_t low_bits(const Limbs& number);
std::size_t bit_length(const Limbs& number);
std::size_t trailing_zeros(const Limbs& number);
std::strong_ordering compare(const Limbs& a, const Limbs& b);

Limbs added(const Limbs& a, const Limbs& b);
/// a - b, where a is not below b.
Limbs subtracted(const Limbs& a, const Limbs& b);
Limbs multiplied(const Limbs& a, const Limbs& b);
Limbs shifted_left(const Limbs& number, std::size_t bits);
Limbs shifted_right(const Limbs& number, std::size_t bits);

struct Division {
  Limbs quotient;
  Limbs remainder;
};
/// The divisor is not 0.
Division divided(const Limbs& dividend, const Limbs& divisor);
/// number = number * factor + summand; number = number / divisor, and the remainder.
void multiply_and_add(Limbs& number, Limb factor, Limb summand);
Limb divide_by_limb(Limbs& number, Limb divisor);

Limbs gcd(Limbs a, Limbs b);

}  // namespace spooky::limbs
