#include <algorithm>

#include "spooky/games/chess/player/evaluation.hpp"
#include "spooky/games/chess/player/tree_search.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

/// So many plies below the horizon checks are answered and dice are rolled.
constexpr int kCheckPlies = 2;
constexpr int kDicePlies = 2;
constexpr int kMostPlies = 12;
/// How many answers to a check, and how many attempts, are tried after the first ply.
constexpr std::size_t kMostAnswers = 6;
constexpr int kMostAttempts = 2;
/// What a capture may bring beside what is captured.
constexpr int kMargin = 140;

}  // namespace

/// Every way out of a check is tried; mate is told from what is only bad.
Score TreeSearch::quiesce_check(const Node& node, SearchDepth at, Window window) {
  const int ply = at.ply;
  Candidates& candidates = plies_[static_cast<std::size_t>(ply)].candidates;
  list_candidates(node.board, rules_, {.must_move = std::nullopt, .best = {}, .ply = ply, .splits = 4}, memory_,
                  candidates);
  if (candidates.moves.empty()) return -kMateScore + ply;
  Score best = -kMateScore;
  for (std::size_t i = 0; i < candidates.moves.size(); ++i) {
    const RankedMove move = candidates.pick(i);
    if (move.action.type() == Action::Type::RemoteCollapse) continue;
    const bool late = (i > 2 && move.rank <= kRankOfQuiet) || (at.depth < 0 && i >= kMostAnswers);
    if (late && !is_proved_loss(best)) break;
    const Score value = value_of_move(node, move.action, {at.depth - 1, ply + 1}, window);
    if (ended_) return kDrawScore;
    best = std::max(best, value);
    window.alpha = std::max(window.alpha, value);
    if (value >= window.beta) break;
  }
  return std::max(best, -kProvedMate + 1);
}

Score TreeSearch::quiesce(const Node& node, SearchDepth at, Window window) {
  const auto [depth, ply] = at;
  if (!count_node(ply)) return kDrawScore;
  const bool checked = in_check(node.board, rules_, node.board.to_move());
  if (ply >= kMostPly - 1) return score_of(evaluate(node.board, rules_));
  if (checked) {
    if (depth > -kCheckPlies) return quiesce_check(node, at, window);
    if (!has_move(node.board, rules_, std::nullopt)) return -kMateScore + ply;
  }
  const int static_eval = evaluate(node.board, rules_);
  Score best = score_of(static_eval);
  if (best >= window.beta || depth <= -kMostPlies) return best;
  window.alpha = std::max(window.alpha, best);
  Candidates& candidates = plies_[static_cast<std::size_t>(ply)].candidates;
  list_captures(node.board, rules_, candidates);
  Outcomes outcomes;
  int attempts = 0;
  for (std::size_t i = 0; i < candidates.moves.size(); ++i) {
    const RankedMove move = candidates.pick(i);
    if (score_of(static_eval + move.rank / 8 + kMargin) <= window.alpha && !move.action.promotes()) continue;
    if (rules_.is_quantum() && !is_safe(node.board, rules_, move.action)) continue;
    if (depth < 0 && node.board.halves() != 0) {
      list_outcomes(node.board, rules_, move.action, outcomes);
      if (outcomes.size() > 1 && (depth <= -kDicePlies || ++attempts > kMostAttempts)) continue;
    }
    const Score value = value_of_move(node, move.action, {depth - 1, ply + 1}, window);
    if (ended_) return kDrawScore;
    best = std::max(best, value);
    window.alpha = std::max(window.alpha, value);
    if (value >= window.beta) break;
  }
  return best;
}

}  // namespace spooky::chess
