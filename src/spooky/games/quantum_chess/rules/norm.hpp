#pragma once

#include <cstdint>
#include <span>

#include "spooky/games/quantum_chess/rules/quantum_state.hpp"

namespace spooky::quantum_chess {

/// A sum of squares of amplitudes, a number x + y√2, in integers that hold it: 2^16 squares of coefficients of 30 bits.
class NarrowNorm {
 public:
  void add(const Amplitude<std::int32_t>& z, std::int64_t times = 1) {
    const RootTwoInteger<std::int64_t> square = square_of(widened<std::int64_t>(z));
    sum_.x += Int128{square.x} * times;
    sum_.y += Int128{square.y} * times;
  }
  void add(const NarrowNorm& other) {
    sum_.x += other.sum_.x;
    sum_.y += other.sum_.y;
  }
  Weight value() const { return {big(sum_.x), big(sum_.y), 1}; }

 private:
  static BigInteger big(Int128 value) {
    constexpr unsigned kHalf = 62;
    const auto high = static_cast<std::int64_t>(value >> kHalf);
    const auto low = static_cast<std::int64_t>(value & ((Int128{1} << kHalf) - 1));
    return high == 0 ? BigInteger(low) : BigInteger(high) * BigInteger::power_of_two(kHalf) + BigInteger(low);
  }

  RootTwoInteger<Int128> sum_;
};

/// The same without a bound.
class WideNorm {
 public:
  void add(const Amplitude<BigInteger>& z, std::int64_t times = 1) {
    const RootTwoInteger<BigInteger> square = square_of(z);
    sum_.x += square.x * BigInteger(times);
    sum_.y += square.y * BigInteger(times);
  }
  void add(const WideNorm& other) {
    sum_.x += other.sum_.x;
    sum_.y += other.sum_.y;
  }
  Weight value() const { return {sum_.x, sum_.y, 1}; }

 private:
  RootTwoInteger<BigInteger> sum_;
};

inline NarrowNorm norm_for(const Amplitude<std::int32_t>&) { return {}; }
inline WideNorm norm_for(const Amplitude<BigInteger>&) { return {}; }

template <class Int>
using NormOf = decltype(norm_for(Amplitude<Int>()));

template <class Int>
NormOf<Int> norm_of(std::span<const BoardTerm<Int>> terms) {
  NormOf<Int> norm;
  for (const BoardTerm<Int>& term : terms) norm.add(term.amplitude);
  return norm;
}

}  // namespace spooky::quantum_chess
