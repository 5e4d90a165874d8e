#include "spooky/games/chess/player/tree_search.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "spooky/games/chess/player/evaluation.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"
#include "spooky/games/chess/rules/repetition.hpp"

namespace spooky::chess {

namespace {

constexpr int kFiftyMoves = 100;
/// Checks are followed further, but not for ever.
constexpr int kMostExtendedPly = 80;
/// How many superpositions a node with so much depth left looks at, beside those that seem to mate.
std::size_t split_limit(int depth, bool checked) {
  constexpr std::size_t kLimits[] = {1, 2, 3, 4, 5, 6, 7, 8};
  const std::size_t limit = kLimits[std::clamp(depth, 0, 7)];
  return checked ? 2 * limit : limit;
}

/// Late-move reductions: how many plies less the later moves of a list are searched at first, by depth and number of
/// the move.
using Reductions = std::array<std::array<std::uint8_t, 64>, 64>;
Reductions make_reductions() {
  Reductions reductions{};
  for (std::size_t depth = 1; depth < 64; ++depth) {
    for (std::size_t index = 2; index < 64; ++index) {
      const double product = std::log(static_cast<double>(depth + 1)) * std::log(static_cast<double>(index + 1));
      reductions[depth][index] = static_cast<std::uint8_t>(std::lround(product / 2.3));
    }
  }
  return reductions;
}
const Reductions kReductions = make_reductions();

/// Of a move at its place in the list.
int reduction(int depth, std::size_t index, bool principal, std::int32_t rank, Action move) {
  if (depth < 3 || index < 2 || rank >= kRankOfKiller) return 0;
  int by = kReductions[static_cast<std::size_t>(std::min(depth, 63))][std::min<std::size_t>(index, 63)];
  if (principal) --by;
  if (is_superposition(move)) ++by;
  if (rank > 4'000) --by;
  return std::clamp(by, 0, depth - 2);
}

bool only_kings(const Board& board) { return board.occupied() == board.of(PieceType::King); }

}  // namespace

TreeSearch::TreeSearch(const Rules& rules, TranspositionTable& table, SearchControl& control,
                       std::span<const Hash> past)
    : rules_(rules), table_(table), control_(control), past_(past), plies_(kMostPly + 1) {}

void TreeSearch::begin(const Node& root) { plies_[0].key = path_key(root.board); }

int TreeSearch::take_selective_depth() { return std::exchange(selective_depth_, 0); }

Score TreeSearch::value_of_root_move(const Node& root, Action move, int depth, Window window) {
  plies_[1].line.clear();
  const Score value = value_of_move(root, move, {depth, 1}, window);
  extend_line(root, 0, move);
  return value;
}

Hash TreeSearch::hash_of(const Node& node) {
  return node.must_move ? combine(node.board.hash(), 0x100 + node.must_move->value()) : node.board.hash();
}

/// A mate is stored by its distance from the node, not from the root.
Score TreeSearch::stored(Score score, int ply) {
  return is_proved_win(score) ? score + ply : is_proved_loss(score) ? score - ply : score;
}
Score TreeSearch::restored(Score score, int ply) {
  return is_proved_win(score) ? score - ply : is_proved_loss(score) ? score + ply : score;
}

/// N16 without asking whether an en passant is legal: a position that can repeat has none.
Hash TreeSearch::path_key(const Board& board) const {
  return board.halves() == 0 || board.has_en_passant() ? board.hash() : repetition_key(board, rules_);
}

bool TreeSearch::is_repeated(int ply, const Board& board) const {
  const Hash key = plies_[static_cast<std::size_t>(ply)].key;
  const int back = board.halfmove();
  for (int distance = 1; distance <= std::min(back, ply); ++distance) {
    if (plies_[static_cast<std::size_t>(ply - distance)].key == key) return true;
  }
  const auto left = static_cast<std::size_t>(std::max(0, back - ply));
  const auto reached = past_.first(std::min(left, past_.size()));
  return std::find(reached.begin(), reached.end(), key) != reached.end();
}

bool TreeSearch::is_draw(const Node& node, int ply, bool checked) {
  const Board& board = node.board;
  if (only_kings(board)) return true;
  if (is_repeated(ply, board)) return true;
  return rules_.draws && board.halfmove() >= kFiftyMoves && (!checked || has_move(board, rules_, std::nullopt));
}

bool TreeSearch::count_node(int ply) {
  constexpr std::uint64_t kBetweenReports = 64;
  selective_depth_ = std::max(selective_depth_, ply);
  if (++nodes_ - reported_nodes_ >= kBetweenReports) {
    ended_ = !control_.may_go_on(nodes_ - reported_nodes_);
    reported_nodes_ = nodes_;
  }
  return !ended_;
}

void TreeSearch::extend_line(const Node& node, int ply, Action move) {
  Line& line = plies_[static_cast<std::size_t>(ply)].line;
  const Line& after = plies_[static_cast<std::size_t>(ply) + 1].line;
  line.clear();
  line.push_back(move);
  Outcomes outcomes;
  list_outcomes(node.board, rules_, move, outcomes);
  if (outcomes.size() > 1) return;
  for (const Action next : after) {
    if (line.size() < kMostPly) line.push_back(next);
  }
}

Score TreeSearch::search(const Node& node, SearchDepth at, Window window, NodeKind kind) {
  const int ply = at.ply;
  Ply& here = plies_[static_cast<std::size_t>(ply)];
  here.line.clear();
  if (node.must_move) at.depth = std::max(at.depth, 1);
  if (at.depth < 0) return quiesce(node, at, window);
  const bool checked = in_check(node.board, rules_, node.board.to_move());
  if (checked && ply < kMostExtendedPly) ++at.depth;
  if (at.depth == 0) return quiesce(node, at, window);
  if (!count_node(ply)) return kDrawScore;
  if (ply >= kMostPly - 1) return score_of(evaluate(node.board, rules_));
  here.key = node.must_move ? plies_[static_cast<std::size_t>(ply) - 1].key : path_key(node.board);
  if (!node.must_move) {
    if (is_draw(node, ply, checked)) return kDrawScore;
    // Mate-distance pruning: nothing is better than a mate found already, nor worse than one to come.
    window.alpha = std::max(window.alpha, -kMateScore + ply);
    window.beta = std::min(window.beta, kMateScore - ply - 1);
    if (window.alpha >= window.beta) return window.alpha;
  }
  Action best_known;
  if (const auto entry = table_.find(hash_of(node))) {
    best_known = entry->action;
    const Score score = restored(entry->score, ply);
    const bool settles = entry->bound == Bound::Exact || (entry->bound == Bound::Lower && score >= window.beta) ||
                         (entry->bound == Bound::Upper && score <= window.alpha);
    if (!window.is_wide() && entry->depth >= at.depth && settles && node.board.halfmove() < 90) return score;
  }
  const int static_eval = checked ? 0 : evaluate(node.board, rules_);
  if (!window.is_wide() && !checked && !node.must_move && !is_proved_win(window.beta) && !is_proved_loss(window.beta)) {
    // Reverse futility pruning: so far ahead that the depth left will not change it.
    constexpr int kMarginPerPly = 85;
    if (at.depth <= 5 && score_of(static_eval - kMarginPerPly * at.depth) >= window.beta) {
      return score_of(static_eval - kMarginPerPly * at.depth);
    }
    if (kind == NodeKind::Full && at.depth >= 3) {
      if (const auto score = try_pass(node, at, window, static_eval)) return *score;
    }
  }
  // Internal iterative reduction: without a move from the table a shallower search is enough, and finds one.
  if (best_known == Action() && at.depth >= 5 && kind == NodeKind::Full) --at.depth;
  return search_moves(node, at, window, kind, checked, best_known, static_eval);
}

/// Zugzwang is common where only pawns are left.
bool TreeSearch::may_pass(const Node& node) const {
  const Bitboard own = node.board.of(node.board.to_move());
  return (own & ~node.board.of(PieceType::Pawn) & ~node.board.of(PieceType::King)) != 0;
}

/// Null-move pruning: if the position is too good even without a move, it is with one.
std::optional<Score> TreeSearch::try_pass(const Node& node, SearchDepth at, Window window, int static_eval) {
  if (score_of(static_eval) < window.beta || !may_pass(node)) return std::nullopt;
  Node next{node.board, std::nullopt};
  next.board.clear_en_passant();
  next.board.set_to_move(other(node.board.to_move()));
  next.board.set_halfmove(0);
  const int reduced = std::max(at.depth - 3 - at.depth / 4, 0);
  const Window lowest = Window{window.beta - 1, window.beta}.for_opponent();
  const Score score = -search(next, {reduced, at.ply + 1}, lowest, NodeKind::AfterPass);
  if (ended_ || score < window.beta) return std::nullopt;
  return is_proved_win(score) ? window.beta : score;
}

Score TreeSearch::search_moves(const Node& node, SearchDepth at, Window window, NodeKind kind, bool checked,
                               Action best_known, int static_eval) {
  const auto [depth, ply] = at;
  const Score least = window.alpha;
  const bool principal = window.is_wide();
  const Colour us = node.board.to_move();
  Ply& here = plies_[static_cast<std::size_t>(ply)];
  Candidates& candidates = here.candidates;
  list_candidates(node.board, rules_,
                  {.must_move = node.must_move, .best = best_known, .ply = ply, .splits = split_limit(depth, checked)},
                  memory_, candidates);
  if (candidates.moves.empty()) return checked ? -kMateScore + ply : kDrawScore;

  here.quiets.clear();
  Score best = -kMateScore;
  Action best_move;
  bool skipped = false;
  for (std::size_t i = 0; i < candidates.moves.size(); ++i) {
    const RankedMove move = candidates.pick(i);
    const bool quiet = move.rank < kRankOfMate && move.rank > kRankOfQuiet;
    if (i > 0 && !principal && !checked && depth <= 4 && !is_proved_loss(best) && quiet) {
      // Late-move pruning of quiet moves, and futility pruning of those that cannot make up for what is missing.
      const bool late = i > static_cast<std::size_t>(4 + 3 * depth * depth);
      const bool hopeless = depth <= 3 && score_of(static_eval + 90 * depth + 60) <= window.alpha;
      if (late || (hopeless && move.rank < kRankOfKiller)) {
        skipped = true;
        continue;
      }
    }
    if (i > 0 && !principal && depth <= 3 && move.rank <= kRankOfQuiet && !is_proved_loss(best) && !checked) {
      skipped = true;
      continue;
    }
    const bool stays = move.action.type() == Action::Type::RemoteCollapse;
    const int after = stays ? depth : depth - 1;
    Score value = 0;
    if (i == 0) {
      value = value_of_move(node, move.action, {after, ply + 1}, window);
    } else {
      const int reduced = checked ? 0 : reduction(depth, i, principal, move.rank, move.action);
      const Window narrow{window.alpha, window.alpha + 1};
      value = value_of_move(node, move.action, {after - reduced, ply + 1}, narrow);
      if (reduced > 0 && value > window.alpha) value = value_of_move(node, move.action, {after, ply + 1}, narrow);
      if (principal && value > window.alpha && value < window.beta) {
        value = value_of_move(node, move.action, {after, ply + 1}, window);
      }
    }
    if (ended_) return kDrawScore;
    if (value > best) {
      best = value;
      best_move = move.action;
    }
    if (value > window.alpha) {
      window.alpha = value;
      extend_line(node, ply, move.action);
    }
    const bool is_quiet = !find_capture(node.board, move.action) && !move.action.promotes();
    if (value >= window.beta) {
      if (is_quiet) {
        memory_.reward(us, move.action, depth, ply);
        for (const Action earlier : here.quiets) memory_.blame(us, earlier, depth);
      }
      break;
    }
    if (is_quiet) here.quiets.push_back(move.action);
    if (kind == NodeKind::Probe) return best;
  }
  if (is_proved_loss(best) && (skipped || !candidates.complete)) {
    best = search_rest(node, at, window, best, best_move);
    if (ended_) return kDrawScore;
  }
  const Bound bound = best >= window.beta ? Bound::Lower : best > least ? Bound::Exact : Bound::Upper;
  table_.store(hash_of(node),
               {bound == Bound::Upper ? Action() : best_move, stored(best, ply), std::max(depth, 0), bound});
  return best;
}

/// All candidates lose by force: near the root every other move is tried too, so that a mate is a mate; deeper down it
/// only counts as nearly one.
Score TreeSearch::search_rest(const Node& node, SearchDepth at, Window window, Score best, Action& best_move) {
  constexpr int kProvedPlies = 4;
  const auto [depth, ply] = at;
  if (ply >= kProvedPlies) return -kProvedMate + 1;
  Ply& here = plies_[static_cast<std::size_t>(ply)];
  list_all_ranked(node.board, rules_, {.must_move = node.must_move, .best = {}, .ply = ply, .splits = 0}, memory_,
                  here.rest);
  for (std::size_t i = 0; i < here.rest.moves.size(); ++i) {
    const Action move = here.rest.pick(i).action;
    const int after = move.type() == Action::Type::RemoteCollapse ? depth : depth - 1;
    const Score value = value_of_move(node, move, {after, ply + 1}, {std::max(best, window.alpha), window.beta});
    if (ended_) return kDrawScore;
    if (value <= best) continue;
    best = value;
    best_move = move;
    extend_line(node, ply, move);
    if (best >= window.beta || !is_proved_loss(best)) break;
  }
  return best;
}

}  // namespace spooky::chess
