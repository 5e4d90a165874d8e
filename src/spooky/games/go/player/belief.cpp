#include "spooky/games/go/player/belief.hpp"

#include <algorithm>
#include <bit>

#include "spooky/games/go/player/tree_search.hpp"

namespace spooky::go {

namespace {

std::uint8_t all_stones(const Group& group) { return static_cast<std::uint8_t>((1U << group.count) - 1); }

}  // namespace

BeliefCounter::BeliefCounter(const Board& board) : group_at_(board.cell_count()) {
  for (const Group& group : board.groups()) counts_.push_back({group, all_stones(group), {}});
  std::sort(counts_.begin(), counts_.end(),
            [](const Count& a, const Count& b) { return a.group.lowest() < b.group.lowest(); });
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    for (const Point point : counts_[i].group.stones()) group_at_[point.value()] = static_cast<std::uint16_t>(i + 1);
  }
}

void BeliefCounter::note(const Choice& choice, Point named) {
  if (choice.step == Step::New || counts_.empty() || group_at_[named.value()] == 0) return;
  const auto index = static_cast<std::uint16_t>(group_at_[named.value()] - 1);
  Count& count = counts_[index];
  const auto stones = count.group.stones();
  const auto bit = static_cast<std::uint8_t>(1U << (std::find(stones.begin(), stones.end(), named) - stones.begin()));
  const auto left = static_cast<std::uint8_t>(choice.removes ? count.left & ~bit : count.left & bit);
  if (left == 0) return;  // a younger group on points of this one
  if (count.left == all_stones(count.group)) changed_.push_back(index);
  count.left = left;
}

void BeliefCounter::end_simulation() {
  for (const std::uint16_t index : changed_) {
    Count& count = counts_[index];
    for (std::size_t i = 0; i < count.group.count; ++i) {
      if ((count.left >> i & 1) != 0) count.kept[i] += 1.0 / std::popcount(count.left);
    }
    count.left = all_stones(count.group);
  }
  changed_.clear();
}

void BeliefCounter::add(const BeliefCounter& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    for (std::size_t j = 0; j < kMostStones; ++j) counts_[i].kept[j] += other.counts_[i].kept[j];
  }
}

std::vector<GroupBelief> BeliefCounter::beliefs() const {
  std::vector<GroupBelief> list;
  for (const Count& count : counts_) {
    // Each stone begins with one, so that a few simulations do not make certain.
    double total = 0;
    for (std::size_t i = 0; i < count.group.count; ++i) total += 1 + count.kept[i];
    GroupBelief belief{count.group, {}};
    for (std::size_t i = 0; i < count.group.count; ++i) belief.chances[i] = (1 + count.kept[i]) / total;
    list.push_back(belief);
  }
  return list;
}

std::vector<GroupBelief> estimate_beliefs(const Position& position, std::uint64_t simulations, std::uint64_t seed) {
  TreeSearch search(position, seed);
  if (!position.is_over()) search.run({.simulations = simulations});
  return search.beliefs().beliefs();
}

}  // namespace spooky::go
