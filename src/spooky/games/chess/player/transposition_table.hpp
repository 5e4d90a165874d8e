#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "spooky/core/hash.hpp"
#include "spooky/games/chess/player/score.hpp"
#include "spooky/games/chess/rules/board/action.hpp"

namespace spooky::chess {

/// What a stored score says about the true one.
enum class Bound : std::uint8_t { None, Lower, Upper, Exact };

/// What a search has found out about a position.
struct Finding {
  Action action;  ///< the best one; Action() when none was
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::None;
};

/// Findings by the hashes of positions, in a table of fixed size that many threads read and write without locks: an
/// entry is two words, and the first is the hash changed by the second, so that halves of two entries never pass for
/// one.
class TranspositionTable {
 public:
  /// Takes about so much memory, and at least a little.
  explicit TranspositionTable(std::size_t megabytes);

  std::optional<Finding> find(Hash position) const;
  void store(Hash position, const Finding& finding);

  /// A new search begins: what is from older ones goes first.
  void begin_search() { generation_ = (generation_ + 1) & kGenerations; }
  void forget();

 private:
  static constexpr std::uint64_t kGenerations = 63;
  static constexpr std::size_t kBucket = 4;

  struct Entry {
    std::atomic<std::uint64_t> check = 0;
    std::atomic<std::uint64_t> content = 0;
  };
  static_assert(sizeof(Entry) == 16);

  Entry* bucket_of(Hash position) const { return &entries_[(static_cast<std::size_t>(position) & mask_) * kBucket]; }

  std::size_t mask_;  ///< of the buckets, whose number is a power of two
  std::unique_ptr<Entry[]> entries_;
  std::uint64_t generation_ = 0;
};

}  // namespace spooky::chess
