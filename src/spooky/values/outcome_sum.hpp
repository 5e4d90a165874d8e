#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/values/value.hpp"

namespace spooky::values {

/// Rules that say how large a position is, and up to which size its canonical form is quickly found.
template <class R>
concept HasSize = requires(const R rules, const typename R::Position position) {
  { rules.size(position) } -> std::same_as<unsigned>;
  { R::kExactSize } -> std::convertible_to<unsigned>;
};

/// Rules with a guess, for the order of moves, how good a position is for the player who is to move: higher is better.
template <class R>
concept HasProspects = requires(const R rules, const typename R::Position position, Side mover) {
  { rules.prospects(position, mover) } -> std::same_as<float>;
};

/// Rules that can cut a position into parts in such a way that one player, the loser, loses moves, at once and in all
/// that may follow, while the other loses none. The sum of the parts is then no better for the loser than the position:
/// it is the same game but for moves that he may no longer make. cut() appends the parts by one of several ways and
/// returns false when there are no more ways; cuts that leave a part above kCutSize are not used.
template <class R>
concept HasCuts = HasSize<R> && requires(const R rules, const typename R::Position position, Side loser, unsigned way,
                                         std::vector<typename R::Position>& parts) {
  { rules.cut(position, loser, way, parts) } -> std::same_as<bool>;
  { R::kCutSize } -> std::convertible_to<unsigned>;
};

/// 128 bits that stand for a game or a sum of games. Of a thousand million sums the chance that any two have the same
/// one is below 1e-20.
struct Fingerprint {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  bool operator==(const Fingerprint&) const = default;

  /// Sums of games are sums of fingerprints, so that the order of the parts is no matter.
  Fingerprint& operator+=(const Fingerprint& other) {
    low += other.low;
    high += other.high;
    return *this;
  }

  /// Extended by one word; order matters here.
  constexpr Fingerprint with(std::uint64_t word) const { return {combine(low, word), combine(high, ~word)}; }

  template <class Position>
    requires std::has_unique_object_representations_v<Position>
  static Fingerprint of(const Position& position) {
    std::array<std::uint64_t, (sizeof(Position) + 7) / 8> words{};
    std::memcpy(words.data(), &position, sizeof(Position));
    Fingerprint fingerprint{1, 2};
    for (const std::uint64_t word : words) fingerprint = fingerprint.with(word);
    return fingerprint;
  }
};

/// A summand that is too large for a canonical form: a position as the rules name it for all that are alike, or its
/// negative.
template <class Position>
struct Summand {
  Position position;
  Fingerprint fingerprint;
  bool is_negative = false;

  bool operator==(const Summand& other) const { return is_negative == other.is_negative && position == other.position; }
  bool is_opposite(const Summand& other) const {
    return is_negative != other.is_negative && position == other.position;
  }
};

/// Who wins a sum, as a PairTable keeps it: a fingerprint in which one bit gives way to the answer.
struct OutcomeEntry {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static OutcomeEntry of(const Fingerprint& sum, bool wins) {
    return {sum.low, (sum.high & ~std::uint64_t{1}) | (wins ? 1U : 0U)};
  }
  std::uint64_t key() const { return low; }
  bool is_of(const Fingerprint& sum) const { return low == sum.low && (high | 1) == (sum.high | 1); }
  bool wins() const { return (high & 1) != 0; }
};

}  // namespace spooky::values
