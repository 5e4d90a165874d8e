#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spooky/games/tictactoe/solver/essence.hpp"

namespace spooky::tictactoe {

/// Between which values, X minus O in half points, an essence is known to lie.
struct Bounds {
  int lower = -2;
  int upper = 2;
};

/// What has been proven about essences, by exact key. It grows up to a limit of bytes; from then on entries with few
/// components left, the cheapest to prove anew, make room for others.
///
/// The essences have at least four components left, so at most twelve marks, ten of them numbered and six of these in
/// the last key word: its two highest bytes are free.
class ProofTable {
 public:
  explicit ProofTable(std::size_t most_bytes);

  Bounds find(const EssenceKey& key) const;
  void store(const EssenceKey& key, int components, Bounds bounds);

 private:
  /// The key with, in its last word, components << 48 | (lower + 2) << 56 | (upper + 2) << 59 | 1 << 62. All zero when
  /// empty.
  using Entry = EssenceKey;

  static constexpr std::size_t kBucket = 4;

  std::size_t bucket_of(const EssenceKey& key) const;
  void place(const Entry& entry);
  void grow();

  std::size_t most_entries_;
  std::size_t used_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace spooky::tictactoe
