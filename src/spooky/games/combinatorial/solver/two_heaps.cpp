#include "spooky/games/combinatorial/solver/two_heaps.hpp"

#include <algorithm>

#include "spooky/core/hash.hpp"
#include "spooky/core/parallel.hpp"

namespace spooky::combinatorial {

TwoHeaps::TwoHeaps(Ruleset ruleset, unsigned largest, const Limits& limits)
    : ruleset_(ruleset), shape_(largest), limits_(limits), levels_((largest + 1) * (largest + 1) + 1) {
  limits_.threads = std::max(1U, limits.threads);
}

std::size_t TwoHeaps::bytes() const {
  std::size_t lists = 0;
  for (const auto& level : levels_) lists += level.capacity() * sizeof(std::uint64_t);
  return capacity_ * sizeof(Word) + lists;
}

std::size_t TwoHeaps::options(std::uint64_t key, std::uint64_t* list) const {
  Staircase::Heights heights{};
  const unsigned columns = shape_.decode(key, heights);
  const unsigned most_first = columns - 1;
  const unsigned most_second = heights[0] - 1U;
  const bool only_one = most_first + most_second == 1;
  const bool alone = ruleset_ == Ruleset::D || (ruleset_ == Ruleset::B && only_one);
  std::size_t count = 0;

  // What is left of each column when the second heap is reduced; row l of the table for l tokens taken.
  std::array<Staircase::Heights, 32> reduced{};
  for (unsigned l = 1; l <= most_second; ++l) {
    unsigned left = 0;
    for (unsigned a = 0; a < columns; ++a) {
      reduced[l][a] = static_cast<std::uint8_t>(heights[a] > l ? heights[a] - l : 0);
      left += reduced[l][a] > 0 ? 1U : 0U;
    }
    if (alone || l < most_second) list[count++] = shape_.canonical(shape_.key(reduced[l], left));
  }
  for (unsigned k = 1; k <= most_first; ++k) {
    Staircase::Heights shifted{};
    for (unsigned a = 0; a + k < columns; ++a) shifted[a] = heights[a + k];
    if (alone || k < most_first) list[count++] = shape_.canonical(shape_.key(shifted, columns - k));
    for (unsigned l = 1; l <= most_second; ++l) {
      Staircase::Heights both;
      for (unsigned a = 0; a < 32; ++a) both[a] = std::max(shifted[a], reduced[l][a]);
      unsigned left = columns - k;
      while (left < columns && both[left] > 0) ++left;
      list[count++] = shape_.canonical(shape_.key(both, left));
    }
  }
  return count;
}

std::size_t TwoHeaps::slot_of(std::uint64_t key) const {
  std::size_t slot = mix(key) & (capacity_ - 1);
  while (true) {
    const std::uint64_t word = table_[slot].load(std::memory_order_relaxed);
    if (word == 0 || word >> kValueBits == key) return slot;
    slot = (slot + 1) & (capacity_ - 1);
  }
}

bool TwoHeaps::insert(std::uint64_t key) {
  for (std::size_t slot = mix(key) & (capacity_ - 1);; slot = (slot + 1) & (capacity_ - 1)) {
    std::uint64_t word = table_[slot].load(std::memory_order_relaxed);
    if (word == 0 &&
        table_[slot].compare_exchange_strong(word, key << kValueBits | kUnknown, std::memory_order_relaxed)) {
      count_.fetch_add(1, std::memory_order_relaxed);
      return true;
    }
    if (word >> kValueBits == key) return false;
  }
}

/// Room for so many keys more, with a third of the table free; false when that needs too much memory.
bool TwoHeaps::make_room(std::uint64_t more) {
  std::size_t wanted = std::max<std::size_t>(capacity_, 1 << 12);
  while ((count_ + more) * 3 > wanted * 2) wanted *= 2;
  if (wanted == capacity_) return true;
  if (bytes() + wanted * sizeof(Word) > limits_.bytes) return false;
  auto before = std::move(table_);
  const std::size_t size_before = std::exchange(capacity_, wanted);
  table_ = std::make_unique<Word[]>(wanted);
  for (std::size_t i = 0; i < size_before; ++i) {
    const std::uint64_t word = before[i].load(std::memory_order_relaxed);
    if (word != 0) table_[slot_of(word >> kValueBits)].store(word, std::memory_order_relaxed);
  }
  return true;
}

void TwoHeaps::add_start(std::span<const HeapPair> realisations) {
  if (!make_room(1)) return;
  const std::uint64_t key = shape_.canonical(shape_.of(realisations));
  if (insert(key)) levels_[shape_.area(key)].push_back(key);
}

/// work(thread, begin, end) on even shares of a list.
template <class Work>
void TwoHeaps::split(std::size_t count, const Work& work) const {
  const unsigned threads = count < 256 ? 1 : limits_.threads;
  run_parallel(threads,
               [&](unsigned thread) { work(thread, count * thread / threads, count * (thread + 1) / threads); });
}

bool TwoHeaps::find_shapes() {
  struct Found {
    std::vector<std::pair<unsigned, std::uint64_t>> keys;
  };
  std::vector<Found> found(limits_.threads);
  const std::uint64_t most_options = std::uint64_t{shape_.largest() + 1} * (shape_.largest() + 1);
  for (std::size_t area = levels_.size(); area-- > 0;) {
    // In batches, so that the table can grow between them.
    for (std::size_t done = 0; done < levels_[area].size();) {
      const auto enough = static_cast<std::size_t>(std::max<std::uint64_t>(64, count_ / most_options));
      const std::size_t batch = std::min(levels_[area].size() - done, enough);
      if (count_ > limits_.shapes || !make_room(batch * most_options)) return false;
      const std::uint64_t* keys = levels_[area].data() + done;
      split(batch, [&](unsigned thread, std::size_t begin, std::size_t end) {
        std::array<std::uint64_t, kMostOptions> list;
        for (std::size_t i = begin; i < end; ++i) {
          const std::size_t count = options(keys[i], list.data());
          for (std::size_t j = 0; j < count; ++j) __builtin_prefetch(&table_[mix(list[j]) & (capacity_ - 1)], 1);
          for (std::size_t j = 0; j < count; ++j) {
            if (insert(list[j])) found[thread].keys.emplace_back(shape_.area(list[j]), list[j]);
          }
        }
      });
      for (Found& part : found) {
        for (const auto& [level, key] : part.keys) levels_[level].push_back(key);
        part.keys.clear();
      }
      done += batch;
    }
  }
  return bytes() <= limits_.bytes;
}

void TwoHeaps::value_one(std::uint64_t key) {
  std::array<std::uint64_t, kMostOptions> list;
  const std::size_t count = options(key, list.data());
  for (std::size_t j = 0; j < count; ++j) __builtin_prefetch(&table_[mix(list[j]) & (capacity_ - 1)]);
  std::array<std::uint64_t, 4> seen{};
  for (std::size_t j = 0; j < count; ++j) {
    const auto value = static_cast<unsigned>(table_[slot_of(list[j])].load(std::memory_order_relaxed) & kUnknown);
    seen[value >> 6] |= std::uint64_t{1} << (value & 63);
  }
  unsigned mex = 0;
  while ((seen[mex >> 6] >> (mex & 63) & 1) != 0) ++mex;
  table_[slot_of(key)].store(key << kValueBits | mex, std::memory_order_relaxed);
}

void TwoHeaps::value_shapes(const ReportFraction& report) {
  std::uint64_t done = 0;
  for (const auto& level : levels_) {
    split(level.size(), [&](unsigned, std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) value_one(level[i]);
    });
    done += level.size();
    if (report) report(static_cast<double>(done) / static_cast<double>(count_));
  }
}

bool TwoHeaps::solve(const ReportFraction& report) {
  if (table_ == nullptr || !find_shapes()) return false;
  value_shapes(report);
  return true;
}

std::optional<unsigned> TwoHeaps::value(std::span<const HeapPair> realisations) const {
  if (table_ == nullptr) return std::nullopt;
  const std::uint64_t word = table_[slot_of(shape_.canonical(shape_.of(realisations)))].load(std::memory_order_relaxed);
  if (word == 0 || (word & kUnknown) == kUnknown) return std::nullopt;
  return static_cast<unsigned>(word & kUnknown);
}

}  // namespace spooky::combinatorial
