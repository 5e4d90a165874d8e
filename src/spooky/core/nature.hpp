#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "spooky/core/rational.hpp"

// How Nature chooses: one way for every game and every source of random bytes, without bias and without floating point.
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
    __extension__ using Wide = unsigned __int128;
    const Wide scaled = Wide{rest_} * 256;
    rest_ = static_cast<std::uint64_t>(scaled % denominator_);
    return static_cast<unsigned>(scaled / denominator_);
  }
  /// Only zeros follow.
  constexpr bool ended() const { return rest_ == 0; }

 private:
  std::uint64_t rest_;
  std::uint64_t denominator_;
};

constexpr RationalDigits digits_of(Rational number) { return RationalDigits(number); }

/// An exact number that can be the weight of an outcome: sums are exact, 1 is known when it is met, and digits_of()
/// tells the digits of any sum below 1, as RationalDigits does. The weights of all outcomes sum to 1.
template <class W>
concept ExactWeight = std::copyable<W> && requires(const W& a, const W& b) {
  { a + b } -> std::convertible_to<W>;
  { a == b } -> std::convertible_to<bool>;
  W(0);
  W(1);
  { digits_of(a).next() } -> std::same_as<unsigned>;
  { digits_of(a).ended() } -> std::same_as<bool>;
};

/// The index of one outcome, drawn with exactly its weight. `next_byte()` gives a random byte from 0 to 255.
///
/// The bytes are the digits of a number from 0 to below 1, each such number as likely as any other. The weights divide
/// this range among the outcomes; digits are drawn until it is certain in whose part the number lies. An outcome of
/// weight 0 is never drawn. Nothing when a thousand bytes decide nothing: they are not random.
template <ExactWeight Weight, class NextByte>
std::optional<std::size_t> draw(std::span<const Weight> weights, NextByte&& next_byte) {
  constexpr int kMostBytes = 1000;
  using Digits = decltype(digits_of(weights[0]));
  std::vector<std::size_t> outcomes;  // of those with a weight
  std::vector<Digits> borders;        // between each of them and the next one, in rising order
  Weight sum(0);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == Weight(0)) continue;
    if (!outcomes.empty()) borders.push_back(digits_of(sum));
    outcomes.push_back(i);
    sum = sum + weights[i];
  }
  assert(sum == Weight(1));
  // The first and the last outcome that are still possible. The borders between them begin with the digits drawn so
  // far.
  std::size_t first = 0;
  std::size_t last = outcomes.size() - 1;
  for (int drawn = 0; first < last; ++drawn) {
    if (drawn == kMostBytes) return std::nullopt;
    const unsigned byte = next_byte();
    for (std::size_t i = first; i < last; ++i) {
      const unsigned digit = borders[i].next();
      if (digit > byte) {
        last = i;
      } else if (digit < byte || borders[i].ended()) {
        first = i + 1;
      }
    }
  }
  return outcomes[first];
}

}  // namespace spooky
