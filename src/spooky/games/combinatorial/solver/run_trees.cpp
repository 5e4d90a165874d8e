#include "spooky/games/combinatorial/solver/run_trees.hpp"

#include <bit>
#include <cstring>

namespace spooky::combinatorial {

namespace {

static_assert(sizeof(RunTrees::Edge) == 8);

Hash hash_edges(std::span<const RunTrees::Edge> edges) {
  Hash hash = edges.size();
  for (const RunTrees::Edge& edge : edges) hash = mix(hash ^ std::bit_cast<std::uint64_t>(edge));
  return hash;
}

std::uint8_t players_with_moves(std::span<const RunTrees::Edge> edges) {
  std::uint8_t players = 0;
  for (const RunTrees::Edge& edge : edges) players |= edge.owner;
  return players;
}

}  // namespace

RunTrees::RunTrees(Ruleset ruleset, const TreeLimits& limits)
    : ruleset_(ruleset), limits_(limits), table_(1 << 10, kNoTree), joins_(1 << 10) {
  intern({});
}

std::size_t RunTrees::bytes() const {
  return entries_.capacity() * sizeof(Entry) + table_.capacity() * sizeof(std::uint32_t) +
         joins_.capacity() * sizeof(Join) + blocks_.size() * kEdgesInBlock * sizeof(Edge) + large_bytes_;
}

std::optional<std::uint16_t> RunTrees::letter_of(Move move) {
  const auto [found, is_new] = letters_.try_emplace(move, static_cast<std::uint16_t>(moves_.size()));
  if (is_new) moves_.push_back(move);
  if (moves_.size() > kMostLetters) return std::nullopt;
  return found->second;
}

std::optional<Tree> RunTrees::after(Tree tree, Move move) const {
  const auto letter = letters_.find(move);
  if (letter == letters_.end()) return std::nullopt;
  for (const Edge& edge : edges(tree)) {
    if (edge.letter == letter->second) return edge.after;
  }
  return std::nullopt;
}

Tree RunTrees::made_of(std::vector<Edge> edges) {
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.letter < b.letter; });
  // Rulesets A, B and D never ask where a move is legal, so there trees differ by their runs alone.
  if (ruleset_ == Ruleset::A || ruleset_ == Ruleset::B || ruleset_ == Ruleset::D) {
    for (Edge& edge : edges) edge.everywhere = 0;
  }
  return intern(edges);
}

const RunTrees::Edge* RunTrees::keep(std::span<const Edge> edges) {
  if (edges.size() > kEdgesInBlock / 16) {
    blocks_.push_back(std::make_unique<Edge[]>(edges.size()));
    large_bytes_ += edges.size() * sizeof(Edge);
    Edge* place = blocks_.back().get();
    std::copy(edges.begin(), edges.end(), place);
    used_in_block_ = kEdgesInBlock;  // the next small tree opens a block of its own
    return place;
  }
  if (blocks_.empty() || used_in_block_ + edges.size() > kEdgesInBlock) {
    blocks_.push_back(std::make_unique<Edge[]>(kEdgesInBlock));
    used_in_block_ = 0;
  }
  Edge* place = blocks_.back().get() + used_in_block_;
  std::copy(edges.begin(), edges.end(), place);
  used_in_block_ += edges.size();
  return place;
}

Tree RunTrees::intern(std::span<const Edge> edges) {
  const Hash hash = hash_edges(edges);
  const auto short_hash = static_cast<std::uint32_t>(hash >> 32);
  std::size_t slot = hash & (table_.size() - 1);
  for (; table_[slot] != kNoTree; slot = (slot + 1) & (table_.size() - 1)) {
    const Entry& entry = entries_[table_[slot]];
    if (entry.hash == short_hash && entry.count == edges.size() &&
        (edges.empty() || std::memcmp(entry.edges, edges.data(), edges.size_bytes()) == 0)) {
      return Tree{table_[slot]};
    }
  }
  // kEnded, the first, is there whatever the limits.
  const bool is_first = entries_.empty();
  if (!is_first && (failed_ || entries_.size() >= limits_.trees || bytes() > limits_.bytes)) return fail();
  unsigned height = 0;
  for (const Edge& edge : edges) height = std::max(height, this->height(edge.after) + 1);
  const auto place = static_cast<std::uint32_t>(entries_.size());
  entries_.push_back(
      {keep(edges), static_cast<std::uint16_t>(edges.size()), static_cast<std::uint16_t>(height), short_hash});
  table_[slot] = place;
  if (entries_.size() * 2 > table_.size()) grow_table();
  if (entries_.size() > joins_.size()) grow_joins();
  return Tree{place};
}

void RunTrees::grow_table() {
  table_.assign(table_.size() * 2, kNoTree);
  for (std::uint32_t place = 0; place < entries_.size(); ++place) {
    std::size_t slot = hash_edges(edges(Tree{place})) & (table_.size() - 1);
    while (table_[slot] != kNoTree) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = place;
  }
}

/// Four answers a tree, as long as they take no more than a third of the memory.
void RunTrees::grow_joins() {
  if (joins_.size() * 4 * sizeof(Join) > limits_.bytes / 3) return;
  std::vector<Join> before(joins_.size() * 4);
  before.swap(joins_);
  for (const Join& join : before) {
    if (place(join.a) != kNoTree)
      joins_[mix(std::uint64_t{place(join.a)} << 32 | place(join.b)) & (joins_.size() - 1)] = join;
  }
}

/// A run is possible in the union when it is in one of the two. A move after it is legal in every realisation that
/// survives the run when it is so in each of the two that has survivors; in C' only survivors in which the player can
/// move count.
Tree RunTrees::joined(Tree a, Tree b) {
  if (a == b) return a;
  if (a > b) std::swap(a, b);
  const bool asks_everywhere = ruleset_ == Ruleset::C || ruleset_ == Ruleset::BC;
  if (a == kEnded && !asks_everywhere) return b;
  if (++joins_asked_ / TreeLimits::kJoinsPerTree > limits_.trees) return fail();
  const Hash hash = mix(std::uint64_t{place(a)} << 32 | place(b));
  if (const Join& known = joins_[hash & (joins_.size() - 1)]; known.a == a && known.b == b) return known.joined;
  if (failed_) return kEnded;

  const std::span<const Edge> left = edges(a);
  const std::span<const Edge> right = edges(b);
  // Where only one side has the edge, it keeps its mark for those players who cannot move at all on the other side.
  std::uint8_t kept_from_left = 0;
  std::uint8_t kept_from_right = 0;
  if (ruleset_ == Ruleset::CPrime) {
    kept_from_left = static_cast<std::uint8_t>(~players_with_moves(right));
    kept_from_right = static_cast<std::uint8_t>(~players_with_moves(left));
  }
  const std::size_t begin = stack_.size();
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < left.size() || j < right.size()) {
    if (j == right.size() || (i < left.size() && left[i].letter < right[j].letter)) {
      Edge edge = left[i++];
      edge.everywhere &= kept_from_left;
      stack_.push_back(edge);
    } else if (i == left.size() || right[j].letter < left[i].letter) {
      Edge edge = right[j++];
      edge.everywhere &= kept_from_right;
      stack_.push_back(edge);
    } else {
      Edge edge = left[i];
      edge.everywhere &= right[j].everywhere;
      edge.after = joined(left[i].after, right[j].after);
      stack_.push_back(edge);
      ++i;
      ++j;
    }
  }
  const Tree tree = intern({stack_.data() + begin, stack_.size() - begin});
  stack_.resize(begin);
  if (!failed_) joins_[hash & (joins_.size() - 1)] = {a, b, tree};
  return tree;
}

}  // namespace spooky::combinatorial
