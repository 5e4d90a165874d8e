#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <vector>

#include "spooky/games/combinatorial/rules/superposition.hpp"

namespace spooky::combinatorial {

/// The peers of the solver: Grundy values with the set of realisations as the key and every pair of moves tried. With
/// `covers`, a realisation that another covers is dropped (Theorem 3 of the paper, pair by pair: rulesets A, B, D).
template <ClassicalGame G, class Covers>
class PlainQuantum {
 public:
  PlainQuantum(G game, Ruleset ruleset, Covers covers, bool drops)
      : game_(std::move(game)), ruleset_(ruleset), covers_(covers), drops_(drops) {}

  unsigned grundy(const Realisations& realisations) {
    if (const auto found = known_.find(realisations); found != known_.end()) return found->second;
    const std::vector<Available> moves = available_moves(game_, std::span(realisations), Side::Left, ruleset_);
    std::vector<bool> seen(moves.size() * moves.size() + 2);
    const auto see = [&](const Moves& action) {
      const unsigned value = grundy(reduced(after_action(game_, std::span(realisations), action)));
      if (value < seen.size()) seen[value] = true;
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (moves[i].alone) see({moves[i].move});
      for (std::size_t j = 0; j < i; ++j) see({moves[j].move, moves[i].move});
    }
    unsigned value = 0;
    while (seen[value]) ++value;
    known_.emplace(realisations, value);
    return value;
  }

  std::size_t positions() const { return known_.size(); }

 private:
  Realisations reduced(Realisations set) const {
    if (!drops_) return set;
    Realisations kept;
    for (std::size_t i = 0; i < set.size(); ++i) {
      bool is_covered = false;
      for (std::size_t j = 0; j < set.size() && !is_covered; ++j) is_covered = i != j && covers_(game_, set[j], set[i]);
      if (!is_covered) kept.push_back(set[i]);
    }
    return kept;
  }

  struct HashSet {
    std::size_t operator()(const Realisations& set) const {
      Hash hash = 0;
      for (const classical::Position& one : set) hash = combine(hash, one.hash());
      return static_cast<std::size_t>(hash);
    }
  };

  G game_;
  Ruleset ruleset_;
  Covers covers_;
  bool drops_;
  boost::unordered_flat_map<Realisations, unsigned, HashSet> known_;
};

}  // namespace spooky::combinatorial
