#include "spooky/games/chess/player/root_search.hpp"

#include <algorithm>
#include <limits>

#include "spooky/core/random.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

/// Of the thousands of superpositions on three squares only so many are looked at.
constexpr std::size_t kMostTriples = 48;

/// How many superpositions are searched to a depth when so much of the time or nodes is used up.
std::size_t split_limit(int depth, int used_percent) {
  constexpr std::size_t kLimits[] = {0, 40, 72, 48, 32};
  const std::size_t limit = kLimits[std::clamp(depth, 0, 4)];
  if (depth == 1 || used_percent >= 10) return limit;
  if (used_percent < 4 && depth <= 3) return std::numeric_limits<std::size_t>::max();
  return 3 * limit;
}

/// The part of time or nodes that a look at all superpositions may take.
constexpr int kSurveyPercent = 12;

/// Who errs by so many centipawns may overlook a mate as well.
constexpr int kBlindNoise = 100;

/// The error about a piece on a square. Of a superposition it is the mean of its squares: there are so many that
/// otherwise one of them would always seem best.
Score noise_of(const SearchLimits& limits, Action move) {
  if (limits.noise <= 0) return 0;
  constexpr Score kScoreOfCentipawn = kScoreOfEverything / kHalfwayCentipawns;
  const auto drawn = [&](Square to) {
    Random random(combine(limits.seed, 64 * move.from().value() + to.value()));
    const auto ticket = static_cast<int>(uniform(random, static_cast<std::uint32_t>(2 * limits.noise + 1)));
    return (ticket - limits.noise) * kScoreOfCentipawn;
  };
  if (!is_superposition(move)) return drawn(move.to());
  Score sum = 0;
  for (Bitboard rest = move.squares(); rest != 0;) sum += drawn(take_lowest(rest));
  return sum / static_cast<Score>(count(move.squares()));
}

/// Leaves out what is not to be chosen from.
void keep_only(const std::vector<Action>& wanted, std::vector<RankedMove>& moves) {
  const auto is_unwanted = [&](const RankedMove& move) {
    return std::ranges::find(wanted, move.action) == wanted.end();
  };
  if (!std::ranges::all_of(moves, is_unwanted)) std::erase_if(moves, is_unwanted);
}

}  // namespace

RootSearch::RootSearch(const Position& position, TranspositionTable& table, SearchControl& control,
                       std::span<const Hash> past, unsigned thread)
    : control_(control),
      rules_(position.rules()),
      root_{position.board(), position.must_move()},
      is_first_thread_(thread == 0),
      tree_(position.rules(), table, control, past) {
  tree_.begin(root_);
  Candidates candidates;
  const auto known = table.find(root_.board.hash());
  const Action best = known ? known->action : Action();
  list_all_ranked(root_.board, position.rules(), {.must_move = root_.must_move, .best = best}, tree_.memory(),
                  candidates);
  if (!control.limits().moves.empty()) keep_only(control.limits().moves, candidates.moves);
  std::sort(candidates.moves.begin(), candidates.moves.end(), [](const RankedMove& a, const RankedMove& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.action < b.action;
  });
  if (control.limits().moves.empty()) {
    std::size_t triples = 0;
    std::erase_if(candidates.moves, [&](const RankedMove& move) {
      return move.action.type() == Action::Type::SplitThree && ++triples > kMostTriples;
    });
  }
  for (const RankedMove& move : candidates.moves) {
    RootMove& root_move = moves_.emplace_back();
    root_move.action = move.action;
    root_move.rank = move.rank;
    root_move.is_split = is_superposition(move.action);
    root_move.noise = noise_of(control.limits(), move.action);
  }
}

bool RootSearch::mates_at_once(Action move) const {
  if (move.type() == Action::Type::RemoteCollapse) return false;
  Outcomes outcomes;
  list_outcomes(root_.board, rules_, move, outcomes);
  return std::all_of(outcomes.begin(), outcomes.end(), [&](const Outcome& outcome) {
    Board next = root_.board;
    make_move(next, rules_, move, outcome.rolls);
    return in_check(next, rules_, next.to_move()) && !has_move(next, rules_, std::nullopt);
  });
}

bool RootSearch::find_mate_in_one() {
  std::size_t tried = 0;
  const auto found = std::find_if(moves_.begin(), moves_.end(), [&](const RootMove& move) {
    const bool goes_on = ++tried % 64 != 0 || control_.may_go_on(0);
    return goes_on && !control_.is_ending() && mates_at_once(move.action);
  });
  if (found == moves_.end()) return false;
  std::rotate(moves_.begin(), found, found + 1);
  RootMove& mate = moves_.front();
  mate.score = kMateScore - 1;
  mate.nodes = 1;
  mate.line = {mate.action};
  depth_ = 1;
  return true;
}

Score RootSearch::value_of(const RootMove& move, int depth, Window window) {
  const bool stays = move.action.type() == Action::Type::RemoteCollapse;
  const auto inside = [](Score score) { return std::clamp(score, -kMateScore, kMateScore); };
  const Window shifted{inside(window.alpha - move.noise), inside(window.beta - move.noise)};
  const Score value = tree_.value_of_root_move(root_, move.action, stays ? depth : depth - 1, shifted);
  if (is_proved_win(value) || is_proved_loss(value)) return value;
  return std::clamp(value + move.noise, -kProvedMate + 1, kProvedMate - 1);
}

bool RootSearch::search_depth(int depth, Window window) {
  const std::size_t most_splits = split_limit(depth, control_.used_percent());
  std::size_t splits = 0;
  std::size_t searched = 0;
  std::size_t best = moves_.size();
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    RootMove& move = moves_[i];
    if (move.is_split && splits++ >= most_splits) continue;
    const std::uint64_t before = tree_.nodes();
    Score value = 0;
    if (best == moves_.size()) {
      value = value_of(move, depth, window);
    } else {
      const Window narrow{window.alpha, window.alpha + 1};
      const bool reduce = depth >= 3 && searched >= 6 && move.rank < kRankOfMate;
      const int reduced = !reduce ? 0 : move.is_split || searched >= 20 ? std::min(2, depth - 2) : 1;
      value = value_of(move, depth - reduced, narrow);
      if (reduced > 0 && value > window.alpha && !tree_.has_ended()) value = value_of(move, depth, narrow);
      if (value > window.alpha && value < window.beta && !tree_.has_ended()) value = value_of(move, depth, window);
    }
    if (tree_.has_ended()) break;
    ++searched;
    move.nodes += tree_.nodes() - before;
    move.score = value;
    if (best == moves_.size() || value > window.alpha) {
      best = i;
      move.line.assign(tree_.line().begin(), tree_.line().end());
    }
    window.alpha = std::max(window.alpha, value);
    if (value >= window.beta) break;
  }
  // The best one comes first; the others keep their order, which is that of earlier depths.
  if (best != moves_.size()) {
    const auto at = moves_.begin() + static_cast<std::ptrdiff_t>(best);
    std::rotate(moves_.begin(), at, at + 1);
  }
  return !tree_.has_ended();
}

bool RootSearch::search_with_aspiration(int depth) {
  constexpr int kFirstDepth = 4;
  Score reach = 1'200;
  const Score expected = moves_.front().score;
  Window window;
  if (depth >= kFirstDepth) window = {std::max(expected - reach, -kMateScore), std::min(expected + reach, kMateScore)};
  while (search_depth(depth, window)) {
    const Score score = moves_.front().score;
    const bool low = score <= window.alpha && window.alpha > -kMateScore;
    const bool high = score >= window.beta && window.beta < kMateScore;
    if (!low && !high) return true;
    reach *= 4;
    if (low) window.alpha = std::max(score - reach, -kMateScore);
    if (high) window.beta = std::min(score + reach, kMateScore);
  }
  return false;
}

void RootSearch::sort_others() {
  std::sort(moves_.begin() + 1, moves_.end(), [](const RootMove& a, const RootMove& b) {
    if (a.score != b.score) return a.score > b.score;
    return a.rank != b.rank ? a.rank > b.rank : a.action < b.action;
  });
}

void RootSearch::survey() {
  std::size_t known = 0;
  for (RootMove& move : moves_) {
    if (!move.is_split || known++ < split_limit(1, 0)) continue;
    if (control_.used_percent() >= kSurveyPercent) break;
    const std::uint64_t before = tree_.nodes();
    const Score value = value_of(move, 1, {});
    if (tree_.has_ended()) return;
    move.nodes += tree_.nodes() - before;
    move.score = value;
    move.line.assign(tree_.line().begin(), tree_.line().end());
  }
  sort_others();
  if (moves_.size() > 1 && moves_[1].score > moves_[0].score) std::swap(moves_[0], moves_[1]);
}

bool RootSearch::is_enough(int depth) const {
  const SearchLimits& limits = control_.limits();
  if (limits.depth > 0 && depth >= limits.depth) return true;
  if (!control_.is_timed() && limits.nodes == 0 && limits.depth == 0) return false;
  const Score score = moves_.front().score;
  if (is_proved_win(score) && plies_to_mate(score) <= depth) return true;
  // The only legal move needs no thought; the only one asked for is to be judged.
  if (moves_.size() == 1 && limits.depth == 0 && limits.moves.empty()) return true;
  return control_.is_timed() && control_.used_percent() >= 100;
}

void RootSearch::tell(const SearchListener& listener) {
  if (!is_first_thread_ || !listener) return;
  const RootMove& best = moves_.front();
  listener({.depth = depth_,
            .selective_depth = std::max(depth_, tree_.take_selective_depth()),
            .nodes = std::max<std::uint64_t>(1, control_.nodes() + tree_.unreported_nodes()),
            .time = control_.elapsed(),
            .score = best.score,
            .line = best.line});
}

void RootSearch::run(const SearchListener& listener) {
  if (moves_.front().line.empty()) moves_.front().line = {moves_.front().action};
  if (is_first_thread_ && control_.limits().noise < kBlindNoise && find_mate_in_one()) {
    tell(listener);
    return control_.end();
  }
  // Other threads begin elsewhere, so that they do not all do the same.
  for (int depth = 1; depth < kMostPly / 2; ++depth) {
    if (!is_first_thread_ && depth > 1 && depth % 2 == 0) continue;
    if (!search_with_aspiration(depth)) break;
    depth_ = depth;
    if (depth == 1) {
      sort_others();
      if (is_first_thread_) survey();
    }
    tell(listener);
    if (tree_.has_ended() || (is_first_thread_ && is_enough(depth))) break;
  }
  if (is_first_thread_) control_.end();
}

}  // namespace spooky::chess
