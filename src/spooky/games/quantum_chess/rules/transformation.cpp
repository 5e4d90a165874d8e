#include "spooky/games/quantum_chess/rules/transformation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "spooky/games/quantum_chess/rules/norm.hpp"

namespace spooky::quantum_chess {

namespace {

/// Transforms branch after branch with memory that is kept from one to the next.
template <class Int>
class Transformer {
 public:
  Transformer(const Effect& effect, BranchList<Int>& result) : effect_(effect), result_(result) {}

  void transform(const Weight& weight, std::span<const BoardTerm<Int>> terms) {
    scatter(terms);
    merge_runs();
    gather(weight);
  }

 private:
  struct Item {
    SquareSet board = 0;
    Amplitude<Int> amplitude;
    unsigned part = 0;

    bool operator<(const Item& other) const { return part != other.part ? part < other.part : board < other.board; }
  };

  /// Boards that agree on their key keep their order, as only the same squares change in all of them. So what becomes
  /// of the boards of a key is one or two runs that ascend: the items are put down run by run.
  void scatter(std::span<const BoardTerm<Int>> terms) {
    std::array<std::size_t, Effect::kKeys> counts = {};
    keys_.resize(terms.size());
    for (std::size_t i = 0; i < terms.size(); ++i) {
      const std::size_t key = effect_.key(terms[i].board);
      keys_[i] = static_cast<std::uint8_t>(key);
      ++counts[key];
    }
    std::array<std::size_t, Effect::kKeys> places = {};
    runs_.clear();
    std::size_t total = 0;
    for (std::size_t key = 0; key < Effect::kKeys; ++key) {
      if (counts[key] == 0) continue;
      places[key] = total;
      for (std::size_t i = 0; i < effect_[key].size(); ++i) {
        total += counts[key];
        runs_.push_back(total);
      }
    }
    items_.resize(total);
    for (std::size_t i = 0; i < terms.size(); ++i) {
      const std::size_t key = keys_[i];
      const LocalState& local = effect_[key];
      const std::size_t place = places[key]++;
      const bool scales = effect_.halves() && local.size() == 1;
      const Amplitude<Int> amplitude = scales ? terms[i].amplitude.times_root_two() : terms[i].amplitude;
      for (std::size_t k = 0; k < local.size(); ++k) {
        Item& item = items_[place + k * counts[key]];
        item.board = effect_.with_pattern(terms[i].board, local[k].pattern);
        item.amplitude = amplitude.times_i(local[k].power_of_i);
        item.part = local.part();
      }
    }
  }

  /// Merges neighbouring runs until there is one.
  void merge_runs() {
    while (runs_.size() > 1) {
      merged_.resize(items_.size());
      std::size_t begin = 0;
      std::size_t count = 0;
      for (std::size_t i = 0; i < runs_.size(); i += 2) {
        const std::size_t middle = runs_[i];
        const std::size_t end = i + 1 < runs_.size() ? runs_[i + 1] : middle;
        std::merge(std::make_move_iterator(at(begin)), std::make_move_iterator(at(middle)),
                   std::make_move_iterator(at(middle)), std::make_move_iterator(at(end)),
                   merged_.begin() + static_cast<std::ptrdiff_t>(begin));
        runs_[count++] = end;
        begin = end;
      }
      runs_.resize(count);
      items_.swap(merged_);
    }
  }
  auto at(std::size_t index) { return items_.begin() + static_cast<std::ptrdiff_t>(index); }

  /// Adds up what met on one board, and hands over a branch for each part.
  void gather(const Weight& weight) {
    const std::size_t first_branch = result_.branches.size();
    parts_.clear();
    for (std::size_t i = 0; i < items_.size();) {
      Item& item = items_[i];
      std::size_t next = i + 1;
      for (; next < items_.size() && !(item < items_[next]); ++next) {
        item.amplitude = item.amplitude + items_[next].amplitude;
      }
      if (!item.amplitude.is_zero()) {
        if (parts_.empty() || parts_.back().number != item.part) {
          parts_.push_back({item.part, {}});
          result_.branches.push_back({0, weight});
        }
        if (effect_.parts()) parts_.back().norm.add(item.amplitude);
        ++result_.branches.back().size;
        result_.terms.push_back({item.board, std::move(item.amplitude)});
      }
      i = next;
    }
    if (parts_.size() < 2) return;
    NormOf<Int> total;
    for (const Part& part : parts_) total.add(part.norm);
    const Weight share = weight / total.value();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      result_.branches[first_branch + i].weight = share * parts_[i].norm.value();
    }
  }

  struct Part {
    unsigned number;
    NormOf<Int> norm;
  };

  const Effect& effect_;
  BranchList<Int>& result_;
  std::vector<std::uint8_t> keys_;
  std::vector<std::size_t> runs_;  ///< where each ends
  std::vector<Item> items_;
  std::vector<Item> merged_;
  std::vector<Part> parts_;
};

}  // namespace

template <class Int>
BranchList<Int> transformed(const BranchList<Int>& list, const Effect& effect) {
  BranchList<Int> result;
  result.terms.reserve(list.terms.size() * (effect.halves() ? 2 : 1));
  result.branches.reserve(list.branches.size());
  Transformer<Int> transformer(effect, result);
  list.for_each(
      [&](const Weight& weight, std::span<const BoardTerm<Int>> terms) { transformer.transform(weight, terms); });
  return result;
}

template BranchList<std::int32_t> transformed(const BranchList<std::int32_t>& list, const Effect& effect);
template BranchList<BigInteger> transformed(const BranchList<BigInteger>& list, const Effect& effect);

}  // namespace spooky::quantum_chess
