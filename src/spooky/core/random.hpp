#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>

#include "spooky/core/hash.hpp"

namespace spooky {

/// xoshiro256**, seeded through SplitMix64. The same seed gives the same numbers on every machine and library.
class Random {
 public:
  using result_type = std::uint64_t;

  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      word = mix(seed);
      seed += 0x9E3779B97F4A7C15ULL;
    }
  }

  std::uint64_t operator()() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  static constexpr std::uint64_t min() { return 0; }
  static constexpr std::uint64_t max() { return std::numeric_limits<std::uint64_t>::max(); }

 private:
  std::uint64_t state_[4];
};

/// The bytes of a generator's words, highest first: the source of one draw. What is left of its last word is dropped.
class RandomBytes {
 public:
  explicit RandomBytes(Random& random) : random_(random) {}

  unsigned operator()() {
    if (left_ == 0) {
      word_ = random_();
      left_ = sizeof word_;
    }
    return static_cast<unsigned>(word_ >> 8 * --left_) & 0xFF;
  }

 private:
  Random& random_;
  std::uint64_t word_ = 0;
  unsigned left_ = 0;
};

/// A number below bound, each equally likely, without bias (Lemire's multiply-and-reject over 32-bit draws).
inline std::uint32_t uniform(Random& random, std::uint32_t bound) {
  assert(bound > 0);
  std::uint64_t product = (random() >> 32) * bound;
  auto low = static_cast<std::uint32_t>(product);
  if (low < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (low < threshold) {
      product = (random() >> 32) * bound;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace spooky
