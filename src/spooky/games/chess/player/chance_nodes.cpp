#include <algorithm>
#include <array>

#include "spooky/games/chess/player/half_chance.hpp"
#include "spooky/games/chess/player/tree_search.hpp"

namespace spooky::chess {

namespace {

constexpr Score kMostScore = kMateScore;

/// The mean of scores whose sum is weighted in chances. It is a proved mate only if all of them are.
Score mean_of(int sum, bool all_win, bool all_lose) {
  const Score mean = sum / kCertain;
  if (all_win || all_lose) return mean;
  return std::clamp(mean, -kProvedMate + 1, kProvedMate - 1);
}

int floor_divided(int a, int b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }
int ceiling_divided(int a, int b) { return -floor_divided(-a, b); }

}  // namespace

Score TreeSearch::value_of_child(const Node& child, Colour mover, SearchDepth at, Window window, NodeKind kind) {
  if (child.board.to_move() == mover) return search(child, at, window, kind);
  return -search(child, at, window.for_opponent(), kind);
}

Score TreeSearch::value_of_move(const Node& node, Action move, SearchDepth child, Window window) {
  Outcomes outcomes;
  list_outcomes(node.board, rules_, move, outcomes);
  if (outcomes.size() > 1) return value_of_chance(node, move, outcomes, child, window);
  Node next{node.board, std::nullopt};
  if (move.type() == Action::Type::RemoteCollapse) {
    next.must_move = collapsed_square(node.board, rules_, move, outcomes[0].rolls);
  }
  make_move(next.board, rules_, move, outcomes[0].rolls);
  return value_of_child(next, node.board.to_move(), child, window);
}

/// Star1: an outcome need not be known better than the others, at their best or worst, leave open. Star2: before that
/// one move of the opponent after each outcome gives a bound from above, and often that is enough.
Score TreeSearch::value_of_chance(const Node& node, Action move, const Outcomes& outcomes, SearchDepth child,
                                  Window window) {
  const Colour us = node.board.to_move();
  const std::size_t count = outcomes.size();
  std::array<Node, 4> nodes;
  std::array<int, 4> weights{};
  std::array<Score, 4> highest{};
  for (std::size_t i = 0; i < count; ++i) {
    nodes[i] = {node.board, std::nullopt};
    if (move.type() == Action::Type::RemoteCollapse) {
      nodes[i].must_move = collapsed_square(node.board, rules_, move, outcomes[i].rolls);
    }
    make_move(nodes[i].board, rules_, move, outcomes[i].rolls);
    weights[i] = in_chances(outcomes[i].chance);
    highest[i] = kMostScore;
  }
  // What the other outcomes could add at the most, and at the least.
  const auto most_of_others = [&](std::size_t known, std::size_t from) {
    int sum = 0;
    for (std::size_t i = from; i < count; ++i) sum += i == known ? 0 : weights[i] * highest[i];
    return sum;
  };
  const auto window_of = [&](std::size_t i, std::size_t from, int sum) {
    int rest = 0;
    for (std::size_t j = from; j < count; ++j) rest += j == i ? 0 : weights[j];
    const int low = floor_divided(kCertain * window.alpha - sum - most_of_others(i, from), weights[i]);
    const int high = ceiling_divided(kCertain * (window.beta + 1) - sum + rest * kMostScore, weights[i]);
    return Window{std::clamp(low, -kMostScore - 1, kMostScore), std::clamp(high, -kMostScore, kMostScore + 1)};
  };
  const auto lose_at_best = [&](std::size_t from) {
    return std::all_of(highest.begin() + static_cast<std::ptrdiff_t>(from),
                       highest.begin() + static_cast<std::ptrdiff_t>(count), is_proved_loss);
  };
  const bool opponents = nodes[0].board.to_move() != us;
  if (opponents && child.depth >= 3) {
    for (std::size_t i = 0; i < count; ++i) {
      const Window allowed = window_of(i, 0, 0);
      if (allowed.alpha <= -kMostScore) continue;
      highest[i] = std::min(highest[i],
                            value_of_child(nodes[i], us, child, {allowed.alpha, allowed.alpha + 1}, NodeKind::Probe));
      if (ended_) return kDrawScore;
      const int most = most_of_others(count, 0);
      if (most <= kCertain * window.alpha) return mean_of(most, false, lose_at_best(0));
    }
  }
  int sum = 0;
  bool all_win = true;
  bool all_lose = true;
  for (std::size_t i = 0; i < count; ++i) {
    const Window allowed = window_of(i, i, sum);
    const Score value = value_of_child(nodes[i], us, child, allowed);
    if (ended_) return kDrawScore;
    all_win = all_win && is_proved_win(value);
    all_lose = all_lose && is_proved_loss(value);
    sum += weights[i] * value;
    if (i + 1 == count) break;
    int rest = 0;
    for (std::size_t j = i + 1; j < count; ++j) rest += weights[j];
    // Whatever the others are: not good enough, or too good.
    const int most = sum + most_of_others(count, i + 1);
    if (most <= kCertain * window.alpha) return mean_of(most, false, all_lose && lose_at_best(i + 1));
    const int worst = sum - rest * kMostScore;
    if (worst >= kCertain * window.beta) return mean_of(worst, false, false);
  }
  return mean_of(sum, all_win, all_lose);
}

}  // namespace spooky::chess
