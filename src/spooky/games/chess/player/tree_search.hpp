#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "spooky/core/static_vector.hpp"
#include "spooky/games/chess/player/candidates.hpp"
#include "spooky/games/chess/player/move_memory.hpp"
#include "spooky/games/chess/player/score.hpp"
#include "spooky/games/chess/player/search_control.hpp"
#include "spooky/games/chess/player/transposition_table.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

/// What the player to move may still hope for, and what the opponent allows.
struct Window {
  Score alpha = -kMateScore;
  Score beta = kMateScore;

  constexpr bool is_wide() const { return beta - alpha > 1; }
  constexpr Window for_opponent() const { return {-beta, -alpha}; }
};

/// A decision node: a board between two actions of players.
struct Node {
  Board board;
  std::optional<Square> must_move;  ///< between a remote collapse and its move
};

/// The moves that are best for both until the die is rolled.
using Line = StaticVector<Action, kMostPly>;

/// One thread of an expectiminimax search: alpha-beta with principal variations at decision nodes, Star1 and Star2 at
/// chance nodes (Ballard 1983), quiescence over captures and attempts at the horizon.
class TreeSearch {
 public:
  /// `past`: the positions of the game that a repetition may go back to, the present one not included, latest first.
  TreeSearch(const Rules& rules, TranspositionTable& table, SearchControl& control, std::span<const Hash> past);

  /// Puts the root on the path.
  void begin(const Node& root);
  /// What a move at the root is worth to its player, searched to a depth after it. Means nothing when has_ended().
  Score value_of_root_move(const Node& root, Action move, int depth, Window window);
  /// The line that begins with the root move searched last.
  const Line& line() const { return plies_[0].line; }
  bool has_ended() const { return ended_; }
  /// The nodes of this thread so far.
  std::uint64_t nodes() const { return nodes_; }
  /// Those of them that the control has not heard of yet.
  std::uint64_t unreported_nodes() const { return nodes_ - reported_nodes_; }
  /// The deepest ply seen since the last call.
  int take_selective_depth();

  const MoveMemory& memory() const { return memory_; }

 private:
  /// What a node is searched for.
  enum class NodeKind : std::uint8_t {
    Full,
    AfterPass,  ///< the opponent has just passed: no second pass
    Probe,      ///< only the first move: a lower bound (Star2)
  };

  /// Everything kept for a ply, used again and again.
  struct Ply {
    Candidates candidates;
    Candidates rest;  ///< all moves, when the candidates do not suffice
    std::vector<Action> quiets;
    Line line;
    Hash key = 0;
  };

  /// How deep the search is, and how deep it goes.
  struct SearchDepth {
    int depth;  ///< left
    int ply;
  };

  // tree_search.cpp
  Score search(const Node& node, SearchDepth at, Window window, NodeKind kind = NodeKind::Full);
  Score search_moves(const Node& node, SearchDepth at, Window window, NodeKind kind, bool checked, Action best_known,
                     int static_eval);
  Score search_rest(const Node& node, SearchDepth at, Window window, Score best, Action& best_move);
  bool may_pass(const Node& node) const;
  std::optional<Score> try_pass(const Node& node, SearchDepth at, Window window, int static_eval);
  bool is_draw(const Node& node, int ply, bool checked);
  bool is_repeated(int ply, const Board& board) const;
  Hash path_key(const Board& board) const;
  bool count_node(int ply);
  /// The best line from a ply is this move and what is best after it.
  void extend_line(const Node& node, int ply, Action move);

  // chance_nodes.cpp
  Score value_of_move(const Node& node, Action move, SearchDepth child, Window window);
  Score value_of_chance(const Node& node, Action move, const Outcomes& outcomes, SearchDepth child, Window window);
  Score value_of_child(const Node& child, Colour mover, SearchDepth at, Window window, NodeKind kind = NodeKind::Full);

  // quiescence.cpp
  Score quiesce(const Node& node, SearchDepth at, Window window);
  Score quiesce_check(const Node& node, SearchDepth at, Window window);

  static Hash hash_of(const Node& node);
  static Score stored(Score score, int ply);
  static Score restored(Score score, int ply);

  const Rules& rules_;
  TranspositionTable& table_;
  SearchControl& control_;
  const std::span<const Hash> past_;
  MoveMemory memory_;
  std::vector<Ply> plies_;
  std::uint64_t nodes_ = 0;
  std::uint64_t reported_nodes_ = 0;
  int selective_depth_ = 0;
  bool ended_ = false;
};

}  // namespace spooky::chess
