#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <string>

#include "spooky/core/rational.hpp"

// How likely an outcome of Nature's is: an exact number of the game's own kind.
namespace spooky {

/// The digits after the point of a number from 0 to below 1, to base 256: the long division of school.
class RationalDigits {
 public:
  explicit constexpr RationalDigits(Rational number)
      : rest_(static_cast<std::uint64_t>(number.numerator())),
        denominator_(static_cast<std::uint64_t>(number.denominator())) {
    assert(rest_ < denominator_);
  }

  constexpr unsigned next() {
    // Nearly all denominators are small: no division of 128 bits for them.
    if (denominator_ < kSmall) {
      const std::uint64_t scaled = rest_ * 256;
      rest_ = scaled % denominator_;
      return static_cast<unsigned>(scaled / denominator_);
    }
    __extension__ using Wide = unsigned __int128;
    const Wide scaled = Wide{rest_} * 256;
    rest_ = static_cast<std::uint64_t>(scaled % denominator_);
    return static_cast<unsigned>(scaled / denominator_);
  }
  /// Only zeros follow.
  constexpr bool ended() const { return rest_ == 0; }

 private:
  static constexpr std::uint64_t kSmall = std::uint64_t{1} << 56;

  std::uint64_t rest_;
  std::uint64_t denominator_;
};

constexpr RationalDigits digits_of(Rational number) { return RationalDigits(number); }

/// An exact number that can be the weight of an outcome: a Rational, a rational without a bound on its size, a + b√2.
///  - W(0), W(1), +, ==   exact, so that it can be checked whether weights sum to one
///  - digits_of(w)        of a w from 0 to below 1 the digits to base 256: next() tells one after the other, ended()
///                        whether only zeros follow; found by argument-dependent lookup. An irrational number never
///                        ends
///  - to_string()         the one text form, "16/23", "3/8-1/4r2"
///  - to_double()         the nearest double or one beside it, for searches that estimate; nothing is drawn by it
template <class W>
concept ExactWeight = std::regular<W> && requires(const W& a, const W& b) {
  W(0);
  W(1);
  { a + b } -> std::convertible_to<W>;
  { digits_of(a).next() } -> std::same_as<unsigned>;
  { digits_of(a).ended() } -> std::same_as<bool>;
  { a.to_string() } -> std::same_as<std::string>;
  { a.to_double() } -> std::same_as<double>;
};

/// A weight in which expectations can be worked out as well: Rationals become such numbers, and they can be multiplied
/// and compared.
template <class W>
concept ExactValue = ExactWeight<W> && std::totally_ordered<W> && std::constructible_from<W, Rational> &&
                     requires(const W& a, const W& b) {
                       { a* b } -> std::convertible_to<W>;
                     };

static_assert(ExactValue<Rational>);

}  // namespace spooky
