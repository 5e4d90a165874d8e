#pragma once

#include <cstdint>

namespace spooky {

using Hash = std::uint64_t;

/// A bijection of 64-bit words in which every input bit moves about half the output bits (the finaliser of SplitMix64).
constexpr Hash mix(std::uint64_t word) {
  word += 0x9E3779B97F4A7C15ULL;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ULL;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EBULL;
  return word ^ (word >> 31);
}

/// The hash of a sequence extended by one word; order matters.
constexpr Hash combine(Hash seed, std::uint64_t word) { return mix(seed ^ mix(word)); }

}  // namespace spooky
