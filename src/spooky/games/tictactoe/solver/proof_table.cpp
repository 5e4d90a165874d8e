#include "spooky/games/tictactoe/solver/proof_table.hpp"

#include <cassert>
#include <utility>

namespace spooky::tictactoe {

namespace {

constexpr std::uint64_t kKeyBits = (std::uint64_t{1} << 48) - 1;
constexpr std::uint64_t kUsed = std::uint64_t{1} << 62;

bool is_used(const EssenceKey& entry) { return (entry.words[3] & kUsed) != 0; }

bool is_for(const EssenceKey& entry, const EssenceKey& key) {
  return is_used(entry) && entry.words[0] == key.words[0] && entry.words[1] == key.words[1] &&
         entry.words[2] == key.words[2] && (entry.words[3] & kKeyBits) == key.words[3];
}

EssenceKey key_of(EssenceKey entry) {
  entry.words[3] &= kKeyBits;
  return entry;
}

int components_of(const EssenceKey& entry) { return static_cast<int>(entry.words[3] >> 48 & 255); }

Bounds bounds_of(const EssenceKey& entry) {
  return {static_cast<int>(entry.words[3] >> 56 & 7) - 2, static_cast<int>(entry.words[3] >> 59 & 7) - 2};
}

}  // namespace

ProofTable::ProofTable(std::size_t most_bytes) : most_entries_(most_bytes / sizeof(Entry)), entries_(kBucket << 8) {}

std::size_t ProofTable::bucket_of(const EssenceKey& key) const {
  return EssenceKeyHash{}(key) & (entries_.size() - kBucket);
}

Bounds ProofTable::find(const EssenceKey& key) const {
  const Entry* const bucket = &entries_[bucket_of(key)];
  for (std::size_t i = 0; i < kBucket; ++i) {
    if (is_for(bucket[i], key)) return bounds_of(bucket[i]);
  }
  return {};
}

void ProofTable::store(const EssenceKey& key, int components, Bounds bounds) {
  assert((key.words[3] & ~kKeyBits) == 0);
  Entry entry = key;
  entry.words[3] |= static_cast<std::uint64_t>(components) << 48 | static_cast<std::uint64_t>(bounds.lower + 2) << 56 |
                    static_cast<std::uint64_t>(bounds.upper + 2) << 59 | kUsed;
  if (used_ >= entries_.size() / 2 && 2 * entries_.size() <= most_entries_) grow();
  place(entry);
}

/// Into the entry with the same key, else an empty one, else the one with the fewest components left.
void ProofTable::place(const Entry& entry) {
  const EssenceKey key = key_of(entry);
  Entry* const bucket = &entries_[bucket_of(key)];
  Entry* chosen = bucket;
  for (std::size_t i = 0; i < kBucket; ++i) {
    if (is_for(bucket[i], key)) {
      bucket[i] = entry;
      return;
    }
    if (is_used(*chosen) && (!is_used(bucket[i]) || components_of(bucket[i]) < components_of(*chosen))) {
      chosen = &bucket[i];
    }
  }
  if (!is_used(*chosen)) ++used_;
  *chosen = entry;
}

void ProofTable::grow() {
  const std::vector<Entry> old = std::exchange(entries_, std::vector<Entry>(2 * entries_.size()));
  used_ = 0;
  for (const Entry& entry : old) {
    if (is_used(entry)) place(entry);
  }
}

}  // namespace spooky::tictactoe
