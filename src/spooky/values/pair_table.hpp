#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/values/value.hpp"

namespace spooky::values {

/// Remembers something about pairs of values, or whatever else 64 bits stand for. It doubles as it fills, up to a
/// limit; from then on new entries displace old ones, which costs time and never an answer. Entry has key() (0 for an
/// empty entry).
template <class Entry, std::size_t kBucket>
class PairTable {
 public:
  explicit PairTable(std::size_t byte_limit) : byte_limit_(byte_limit), buckets_(kFirstBuckets) {}

  std::size_t bytes() const { return buckets_.capacity() * sizeof(Bucket); }
  void limit_bytes(std::size_t limit) { byte_limit_ = limit; }

  const Entry* find(std::uint64_t key) const {
    for (const Entry& entry : buckets_[mix(key) & (buckets_.size() - 1)].entries) {
      if (entry.key() == key) return &entry;
    }
    return nullptr;
  }

  void insert(const Entry& entry) {
    if (entries_ > buckets_.size() * kBucket / 2 && bytes() * 3 <= byte_limit_) grow();
    place(entry);
  }

 private:
  /// One line of the processor's cache.
  struct alignas(64) Bucket {
    std::array<Entry, kBucket> entries;
  };
  static_assert(sizeof(Bucket) == 64);
  static constexpr std::size_t kFirstBuckets = 256;

  /// Into the first free entry of its bucket, else the others move up and the oldest is forgotten.
  void place(const Entry& entry) {
    auto& bucket = buckets_[mix(entry.key()) & (buckets_.size() - 1)].entries;
    const auto free = std::find_if(bucket.begin(), bucket.end(), [](const Entry& other) { return other.key() == 0; });
    if (free != bucket.end()) {
      *free = entry;
      ++entries_;
    } else {
      std::rotate(bucket.begin(), bucket.begin() + 1, bucket.end());
      bucket.back() = entry;
    }
  }

  void grow() {
    std::vector<Bucket> smaller(buckets_.size() * 2);
    smaller.swap(buckets_);
    entries_ = 0;
    for (const Bucket& bucket : smaller) {
      for (const Entry& entry : bucket.entries) {
        if (entry.key() != 0) place(entry);
      }
    }
  }

  std::size_t byte_limit_;
  std::size_t entries_ = 0;
  std::vector<Bucket> buckets_;
};

/// a + b for a ≤ b (as places).
struct SumEntry {
  Value smaller;
  Value larger;
  Value sum;

  static std::uint64_t key(Value smaller, Value larger) {
    return std::uint64_t{larger.place()} << 32 | smaller.place();
  }
  std::uint64_t key() const { return key(smaller, larger); }
};

/// Whether a ≤ b, for a ≠ b: 31 bits each for the places, and the answer.
struct OrderEntry {
  std::uint64_t bits = 0;

  static std::uint64_t key(Value a, Value b) { return std::uint64_t{a.place()} << 32 | std::uint64_t{b.place()} << 1; }
  static OrderEntry of(Value a, Value b, bool at_most) { return {key(a, b) | (at_most ? 1U : 0U)}; }
  std::uint64_t key() const { return bits & ~std::uint64_t{1}; }
  bool at_most() const { return (bits & 1) != 0; }
};

}  // namespace spooky::values
