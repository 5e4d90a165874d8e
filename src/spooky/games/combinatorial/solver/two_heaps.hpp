#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "spooky/games/combinatorial/rules/ruleset.hpp"
#include "spooky/games/combinatorial/solver/staircase.hpp"

namespace spooky::combinatorial {

/// Every value of two-heap Nim that can be reached from some starts, in rulesets A, B and D with width 2 or more, which
/// by Corollary 5 of the paper is all the same. Shapes are found from the largest to the smallest and then valued in
/// the opposite order, on all cores. In an action the smallest number taken from a heap decides, so an action is a
/// number from one heap, which must be superposed with a larger one unless the ruleset lets it be played alone, or one
/// from each.
class TwoHeaps {
 public:
  struct Limits {
    std::size_t bytes = std::size_t{1} << 30;
    std::uint64_t shapes = ~std::uint64_t{0};
    unsigned threads = 1;
  };
  using ReportFraction = std::function<void(double)>;
  using HeapPair = std::pair<unsigned, unsigned>;

  static bool supports(const QuantumRules& rules) {
    const Ruleset ruleset = rules.ruleset;
    return (ruleset == Ruleset::A || ruleset == Ruleset::B || ruleset == Ruleset::D) && rules.width != 1;
  }

  /// For heaps of at most `largest` tokens.
  TwoHeaps(Ruleset ruleset, unsigned largest, const Limits& limits);

  /// A superposition whose value is wanted.
  void add_start(std::span<const HeapPair> realisations);
  /// Values everything that can be reached; false when a limit was met. Once.
  bool solve(const ReportFraction& report = {});
  /// The value of a superposition that could be reached.
  std::optional<unsigned> value(std::span<const HeapPair> realisations) const;

  std::uint64_t shapes() const { return count_; }
  std::size_t bytes() const;

 private:
  using Word = std::atomic<std::uint64_t>;

  static constexpr unsigned kValueBits = 8;
  static constexpr std::uint64_t kUnknown = 0xFF;
  static constexpr std::size_t kMostOptions = 32 * 32;

  /// The canonical keys of all options of a shape; returns how many.
  std::size_t options(std::uint64_t key, std::uint64_t* list) const;
  /// Adds a key if it is new; true then.
  bool insert(std::uint64_t key);
  std::size_t slot_of(std::uint64_t key) const;
  bool make_room(std::uint64_t more);
  bool find_shapes();
  void value_shapes(const ReportFraction& report);
  void value_one(std::uint64_t key);
  template <class Work>
  void split(std::size_t count, const Work& work) const;

  Ruleset ruleset_;
  Staircase shape_;
  Limits limits_;
  std::size_t capacity_ = 0;
  std::unique_ptr<Word[]> table_;  ///< key and value in a word, open addressing; 0 = free
  std::atomic<std::uint64_t> count_ = 0;
  std::vector<std::vector<std::uint64_t>> levels_;  ///< keys by area
};

}  // namespace spooky::combinatorial
