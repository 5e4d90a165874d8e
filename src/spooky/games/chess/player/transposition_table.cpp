#include "spooky/games/chess/player/transposition_table.hpp"

#include <algorithm>
#include <bit>

namespace spooky::chess {

namespace {

constexpr auto kRelaxed = std::memory_order_relaxed;

/// action 32, score 16, depth 8, bound 2, generation 6.
std::uint64_t packed(const Finding& finding, std::uint64_t generation) {
  const auto score = static_cast<std::uint16_t>(static_cast<std::int16_t>(finding.score));
  const auto depth = static_cast<std::uint8_t>(std::clamp(finding.depth, 0, 255));
  return std::uint64_t{finding.action.bits()} << 32 | std::uint64_t{score} << 16 | std::uint64_t{depth} << 8 |
         static_cast<std::uint64_t>(finding.bound) << 6 | generation;
}

Finding unpacked(std::uint64_t content) {
  Finding finding;
  finding.action = std::bit_cast<Action>(static_cast<std::uint32_t>(content >> 32));
  finding.score = static_cast<std::int16_t>(static_cast<std::uint16_t>(content >> 16));
  finding.depth = static_cast<int>(content >> 8 & 255U);
  finding.bound = static_cast<Bound>(content >> 6 & 3U);
  return finding;
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t megabytes)
    : mask_(std::bit_floor(std::max<std::size_t>(megabytes, 1) * (std::size_t{1} << 20) / (kBucket * sizeof(Entry))) -
            1),
      entries_(std::make_unique<Entry[]>((mask_ + 1) * kBucket)) {}

std::optional<Finding> TranspositionTable::find(Hash position) const {
  const Entry* bucket = bucket_of(position);
  for (std::size_t i = 0; i < kBucket; ++i) {
    const std::uint64_t content = bucket[i].content.load(kRelaxed);
    if ((bucket[i].check.load(kRelaxed) ^ content) != position) continue;
    const Finding finding = unpacked(content);
    if (finding.bound != Bound::None) return finding;
  }
  return std::nullopt;
}

void TranspositionTable::store(Hash position, const Finding& finding) {
  Entry* bucket = bucket_of(position);
  Entry* place = nullptr;
  int least = 0;
  Finding kept = finding;
  for (std::size_t i = 0; i < kBucket; ++i) {
    const std::uint64_t content = bucket[i].content.load(kRelaxed);
    const Finding old = unpacked(content);
    if ((bucket[i].check.load(kRelaxed) ^ content) == position && old.bound != Bound::None) {
      if (kept.action == Action()) kept.action = old.action;
      place = &bucket[i];
      break;
    }
    // Of old searches and of little depth go first.
    const bool fresh = (content & kGenerations) == generation_;
    const int worth = old.bound == Bound::None ? -1 : old.depth + (fresh ? 256 : 0);
    if (place == nullptr || worth < least) {
      place = &bucket[i];
      least = worth;
    }
  }
  const std::uint64_t content = packed(kept, generation_);
  place->content.store(content, kRelaxed);
  place->check.store(position ^ content, kRelaxed);
}

void TranspositionTable::forget() {
  for (std::size_t i = 0; i < (mask_ + 1) * kBucket; ++i) {
    entries_[i].check.store(0, kRelaxed);
    entries_[i].content.store(0, kRelaxed);
  }
}

}  // namespace spooky::chess
