#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "spooky/games/combinatorial/rules/superposition.hpp"

namespace spooky::combinatorial {

/// The part of a quantum position that determines its value: for every run of classical moves that some realisation
/// allows, the moves that can follow it, and, where the ruleset asks for it, which of them are legal in every
/// realisation that has survived the run. Two sets of realisations with the same tree have the same value, whatever
/// else differs; Theorem 3 of the paper is the special case of rulesets A, B and D. Proof in
/// docs/solving-combinatorial.md.
enum class Tree : std::uint32_t {};

/// No move can follow.
inline constexpr Tree kEnded{0};

constexpr std::uint32_t place(Tree tree) { return static_cast<std::uint32_t>(tree); }

/// What one solution may cost: bytes of memory, trees made, and joins asked for, a number of them per tree.
struct TreeLimits {
  static constexpr std::uint64_t kJoinsPerTree = 64;

  std::size_t bytes = std::size_t{1} << 30;
  std::uint64_t trees = std::uint64_t{1} << 31;
};

/// The run trees of one classical game under one ruleset, each kept once, so that equal trees are equal numbers.
class RunTrees {
 public:
  /// One move that can follow: where it leads, its letter, and for each side whether it is legal in every realisation
  /// that counts by the ruleset.
  struct Edge {
    Tree after = kEnded;
    std::uint16_t letter = 0;
    std::uint8_t everywhere = 0;  ///< bit 0 for Left, bit 1 for Right
    std::uint8_t owner = 0;       ///< bit 0: Left may play it, bit 1: Right may

    bool operator==(const Edge&) const = default;
  };

  RunTrees(Ruleset ruleset, const TreeLimits& limits);

  /// The tree of one realisation; by following every classical run, each position once.
  template <ClassicalGame G>
  Tree of(const G& game, classical::Position position);
  /// The tree of a set of realisations.
  template <ClassicalGame G>
  Tree of(const G& game, const Realisations& realisations);
  /// The tree of two sets of realisations together.
  Tree joined(Tree a, Tree b);
  /// The tree with these edges; their letters differ and their ends exist.
  Tree made_of(std::vector<Edge> edges);

  /// Sorted by letter. Stays valid while more trees are made.
  std::span<const Edge> edges(Tree tree) const {
    const Entry& entry = entries_[place(tree)];
    return {entry.edges, entry.count};
  }
  /// The length of the longest run.
  unsigned height(Tree tree) const { return entries_[place(tree)].height; }
  /// The tree after a move, if it can be played.
  std::optional<Tree> after(Tree tree, Move move) const;
  Move move_of(std::uint16_t letter) const { return moves_[letter]; }

  std::size_t size() const { return entries_.size(); }
  std::size_t bytes() const;
  /// True once a limit was met; what is made after that means nothing.
  bool failed() const { return failed_; }

 private:
  struct Entry {
    const Edge* edges = nullptr;
    std::uint16_t count = 0;
    std::uint16_t height = 0;
    std::uint32_t hash = 0;
  };
  struct Join {
    Tree a{~0U};
    Tree b{~0U};
    Tree joined{};
  };
  struct HashPosition {
    using is_avalanching = void;
    std::size_t operator()(const classical::Position& position) const {
      return static_cast<std::size_t>(position.hash());
    }
  };

  static constexpr std::size_t kEdgesInBlock = 1 << 16;
  static constexpr std::uint32_t kNoTree = ~0U;
  static constexpr unsigned kDeepest = 400;
  static constexpr std::size_t kMostLetters = 0xFFFF;
  static constexpr std::size_t kMostMoves = 4096;  ///< of one realisation

  Tree intern(std::span<const Edge> edges);
  Tree fail() {
    failed_ = true;
    return kEnded;
  }
  const Edge* keep(std::span<const Edge> edges);
  void grow_table();
  void grow_joins();
  std::optional<std::uint16_t> letter_of(Move move);
  template <ClassicalGame G>
  Tree follow(const G& game, classical::Position position, unsigned depth);

  Ruleset ruleset_;
  TreeLimits limits_;
  bool failed_ = false;
  std::uint64_t joins_asked_ = 0;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> table_;  ///< open addressing: place of a tree, or kNoTree
  std::vector<Join> joins_;           ///< answers remembered, one a slot; the newest stays
  std::vector<std::unique_ptr<Edge[]>> blocks_;
  std::size_t used_in_block_ = kEdgesInBlock;
  std::size_t large_bytes_ = 0;
  std::vector<Edge> stack_;  ///< edges of the joins in progress
  std::vector<Move> moves_;
  boost::unordered_flat_map<Move, std::uint16_t> letters_;
  boost::unordered_flat_map<classical::Position, Tree, HashPosition> known_;
};

template <ClassicalGame G>
Tree RunTrees::of(const G& game, classical::Position position) {
  return follow(game, position, 0);
}

template <ClassicalGame G>
Tree RunTrees::of(const G& game, const Realisations& realisations) {
  Tree tree = of(game, realisations.front());
  for (const classical::Position& position : realisations) tree = joined(tree, of(game, position));
  return tree;
}

template <ClassicalGame G>
Tree RunTrees::follow(const G& game, classical::Position position, unsigned depth) {
  if (const auto found = known_.find(position); found != known_.end()) return found->second;
  if (depth > kDeepest || failed_) return fail();
  Moves moves;
  game.moves(position, Side::Left, moves);
  game.moves(position, Side::Right, moves);
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  if (moves.size() > kMostMoves) return fail();
  std::vector<Edge> edges;
  for (const Move move : moves) {
    const auto letter = letter_of(move);
    if (!letter) return fail();
    const classical::Owner owner = game.owner(move);
    const auto players =
        static_cast<std::uint8_t>((may_play(Side::Left, owner) ? 1 : 0) | (may_play(Side::Right, owner) ? 2 : 0));
    edges.push_back({follow(game, *game.after(position, move), depth + 1), *letter, players, players});
    if (failed_) return kEnded;
  }
  const Tree tree = made_of(std::move(edges));
  if (known_.size() * sizeof(std::pair<classical::Position, Tree>) * 2 > limits_.bytes / 4) return fail();
  known_.emplace(position, tree);
  return tree;
}

}  // namespace spooky::combinatorial
