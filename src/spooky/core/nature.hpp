#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <type_traits>

#include "spooky/core/exact_weight.hpp"

// How Nature chooses: one way for every game and every source of random bytes, without bias and without floating point.
namespace spooky {

/// A draw ends after so many bytes. Random bytes leave one among n outcomes open with a chance below n / 256^64: those
/// that do are not random.
inline constexpr std::size_t kMostDrawnBytes = 64;

/// Enough for a draw but for one time in 2^128 / n: what to bring along where bytes cannot be asked for one by one.
inline constexpr std::size_t kEnoughBytes = 16;

namespace detail {

/// The bytes of one draw: each is asked for when it is needed, once.
template <class NextByte>
class DrawnBytes {
 public:
  explicit DrawnBytes(NextByte& next_byte) : next_byte_(next_byte) {}

  /// The byte of this index, at most one more than were asked for so far. Nothing when there is none.
  std::optional<unsigned> at(std::size_t index) {
    if (index < count_) return bytes_[index];
    if (count_ == kMostDrawnBytes) return std::nullopt;
    const std::optional<unsigned> byte = next_byte_();
    if (byte) bytes_[count_++] = static_cast<std::uint8_t>(*byte);
    return byte;
  }

 private:
  NextByte& next_byte_;
  std::size_t count_ = 0;
  std::array<std::uint8_t, kMostDrawnBytes> bytes_{};
};

/// Whether the number that the bytes are the digits of is below the border. Nothing when the bytes leave it open.
template <class Digits, class Bytes>
std::optional<bool> is_below(Digits border, Bytes& bytes) {
  for (std::size_t index = 0;; ++index) {
    const std::optional<unsigned> byte = bytes.at(index);
    if (!byte) return std::nullopt;
    const unsigned digit = border.next();
    if (*byte != digit) return *byte < digit;
    if (border.ended()) return false;
  }
}

}  // namespace detail

/// Whether the weights of so many outcomes sum to one; weight_of(index) tells each.
template <class WeightOf>
bool sum_to_one(std::size_t count, WeightOf&& weight_of) {
  using Weight = std::remove_cvref_t<std::invoke_result_t<WeightOf&, std::size_t>>;
  Weight sum(0);
  for (std::size_t i = 0; i < count; ++i) sum = sum + weight_of(i);
  return sum == Weight(1);
}

/// The index of one of so many outcomes, drawn with exactly its weight. weight_of(index) tells the weights, which sum
/// to one; next_byte() gives a random byte from 0 to 255, or nothing (an empty optional) where it has no more.
///
/// The bytes are the digits of a number from 0 to below 1, each such number as likely as any other. The weights divide
/// this range among the outcomes in their order; digits are drawn until it is certain in whose part the number lies,
/// and no more. An outcome of weight 0 is never drawn. Nothing when there are no more bytes, or when kMostDrawnBytes
/// decide nothing. Allocates nothing itself.
template <class WeightOf, class NextByte>
std::optional<std::size_t> draw(std::size_t count, WeightOf&& weight_of, NextByte&& next_byte) {
  using Weight = std::remove_cvref_t<std::invoke_result_t<WeightOf&, std::size_t>>;
  static_assert(ExactWeight<Weight>);
  assert(count > 0);
  assert(sum_to_one(count, weight_of));
  spooky::detail::DrawnBytes bytes(next_byte);
  Weight sum(0);
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const Weight weight = weight_of(i);
    if (weight == Weight(0)) continue;
    sum = sum == Weight(0) ? weight : sum + weight;
    if (sum == Weight(1)) return i;
    const std::optional<bool> here = spooky::detail::is_below(digits_of(sum), bytes);
    if (!here) return std::nullopt;
    if (*here) return i;
  }
  // What is left of the range is the last one's.
  return count - 1;
}

/// The same with the weights in a row.
template <ExactWeight Weight, class NextByte>
std::optional<std::size_t> draw(std::span<const Weight> weights, NextByte&& next_byte) {
  return draw(weights.size(), [&](std::size_t i) -> const Weight& { return weights[i]; }, next_byte);
}

/// A face of a die with so many faces, from 1, each equally likely.
template <class NextByte>
std::optional<int> draw_face(int die, NextByte&& next_byte) {
  const auto drawn = draw(static_cast<std::size_t>(die), [&](std::size_t) { return Rational(1, die); }, next_byte);
  if (!drawn) return std::nullopt;
  return static_cast<int>(*drawn) + 1;
}

}  // namespace spooky
