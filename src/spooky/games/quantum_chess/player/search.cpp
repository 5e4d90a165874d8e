#include "spooky/games/quantum_chess/player/search.hpp"

#include <algorithm>
#include <optional>

namespace spooky::quantum_chess {

namespace {

/// A quiet position: nothing is captured in the moves looked at.
constexpr int kMostCaptures = 4;
constexpr Score kInfinite = 10 * kWon;

class Searcher {
 public:
  Searcher(const Position& root, const SearchLimits& limits, std::uint64_t seed)
      : root_(root), limits_(limits), random_(seed), stopwatch_(limits.time) {}

  SearchResult run() {
    SearchResult result;
    for (const Action& move : root_moves()) result.moves.push_back({move, 0});
    std::vector<Score> noise;
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
      noise.push_back(limits_.noise * static_cast<double>(uniform(random_, 1001)) / 1000);
    }
    for (int depth = 1; depth <= limits_.depth; ++depth) {
      if (!search_root(result.moves, depth)) break;
      if (result.moves.front().score > kWon / 2) break;
    }
    if (limits_.noise > 0) {
      for (std::size_t i = 0; i < result.moves.size(); ++i) result.moves[i].score += noise[i];
      sort_moves(result.moves);
    }
    result.nodes = nodes_;
    return result;
  }

 private:
  /// Best first, by insertion: moves of the same score keep the order of the depth before.
  static void sort_moves(std::vector<SearchedMove>& moves) {
    const auto better = [](const SearchedMove& a, const SearchedMove& b) { return a.score > b.score; };
    for (auto move = moves.begin(); move != moves.end(); ++move) {
      std::rotate(std::upper_bound(moves.begin(), move, *move, better), move, move + 1);
    }
  }

  /// Every move but splits; of those the few after which the position looks best.
  std::vector<Action> root_moves() {
    Position::Actions all;
    root_.searched_actions(all);
    if (all.empty()) root_.legal_actions(all);
    std::vector<Action> moves;
    std::vector<SearchedMove> splits;
    for (const Action& move : all) {
      if (move.type() == Action::Type::Split) {
        splits.push_back({move, 0});
      } else {
        moves.push_back(move);
      }
    }
    const std::size_t most = static_cast<std::size_t>(std::max(limits_.splits, 0));
    if (moves.empty() || splits.size() <= most) {
      for (const SearchedMove& split : splits) moves.push_back(split.move);
      return moves;
    }
    for (SearchedMove& split : splits) {
      Position next = root_;
      next.play_unchecked(split.move);
      visit(next);
      split.score = sign(root_) * (next.is_over() ? next.utility().to_double() * kWon : evaluate(next));
    }
    sort_moves(splits);
    for (std::size_t i = 0; i < most; ++i) moves.push_back(splits[i].move);
    return moves;
  }

  static Score sign(const Position& position) { return position.fields().to_move == Colour::White ? 1 : -1; }

  void visit(const Position& position) {
    ++nodes_;
    effort_ += 1 + position.state().boards() / 8;
  }
  bool is_exhausted() { return is_out_ = is_out_ || effort_ >= limits_.effort || stopwatch_.expired(); }

  /// False when it could not be finished; then the moves are as they were, but for those known to be better.
  bool search_root(std::vector<SearchedMove>& moves, int depth) {
    std::vector<SearchedMove> searched;
    Score alpha = -kInfinite;
    for (const SearchedMove& one : moves) {
      // The first depth is always finished, so that there is something to choose by.
      is_stopping_ = depth > 1;
      const Score score = value_after(root_, one.move, depth - 1, limits_.noise > 0 ? -kInfinite : alpha, kInfinite);
      if (is_stopping_ && is_exhausted()) break;
      searched.push_back({one.move, score});
      alpha = std::max(alpha, score);
    }
    if (searched.empty()) return false;
    const bool is_complete = searched.size() == moves.size();
    // What was not reached keeps its place behind.
    std::vector<SearchedMove> rest(moves.begin() + static_cast<std::ptrdiff_t>(searched.size()), moves.end());
    for (SearchedMove& one : rest) one.score = -kInfinite;
    sort_moves(searched);
    searched.insert(searched.end(), rest.begin(), rest.end());
    moves = std::move(searched);
    return is_complete;
  }

  /// The value for who moves, of a move with whatever it asks.
  Score value_after(const Position& position, const Action& move, int depth, Score alpha, Score beta) {
    Position next = position;
    next.play_unchecked(move);
    visit(next);
    if (next.measurement() && next.measurement()->move) {
      const double yes = next.measurement()->yes.to_double();
      Score sum = 0;
      for (const Answer answer : {Answer::Yes, Answer::No}) {
        Position answered = next;
        answered.play_unchecked(Action::measure(answer));
        visit(answered);
        sum += (answer == Answer::Yes ? yes : 1 - yes) * -value(answered, depth, -kInfinite, kInfinite);
      }
      return sum;
    }
    return -value(next, depth, -beta, -alpha);
  }

  /// For the player to move.
  Score value(const Position& position, int depth, Score alpha, Score beta) {
    if (position.is_over()) return sign(position) * position.utility().to_double() * (kWon + 10 * depth);
    // Everything is measured: the game is about to end, and the boards decide.
    if (position.measurement()) return 0;
    if (depth <= 0) return quiet_value(position, kMostCaptures, alpha, beta);
    if (is_stopping_ && is_exhausted()) return sign(position) * evaluate(position);
    const auto moves = ordered_moves(position, false);
    if (moves.empty()) return quiet_value(position, 0, alpha, beta);
    Score best = -kInfinite;
    for (const SearchedMove& one : moves) {
      best = std::max(best, value_after(position, one.move, depth - 1, alpha, beta));
      alpha = std::max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  /// Quiescence: whoever moves may stand pat or capture on.
  Score quiet_value(const Position& position, int captures, Score alpha, Score beta) {
    const Score standing = sign(position) * evaluate(position);
    if (captures == 0 || standing >= beta || (is_stopping_ && is_exhausted())) return standing;
    Score best = standing;
    alpha = std::max(alpha, best);
    for (const SearchedMove& one : ordered_moves(position, true)) {
      // Even all of the victim would not be enough (delta pruning).
      if (standing + one.score + 200 < alpha) break;
      Position next = position;
      next.play_unchecked(one.move);
      visit(next);
      best = std::max(best, capture_value(next, captures, alpha, beta));
      alpha = std::max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  Score capture_value(const Position& next, int captures, Score alpha, Score beta) {
    const auto reply = [&](const Position& position, Score low, Score high) {
      if (position.is_over()) return sign(position) * position.utility().to_double() * kWon;
      return position.measurement() ? Score(0) : quiet_value(position, captures - 1, low, high);
    };
    if (!next.measurement() || !next.measurement()->move) return -reply(next, -beta, -alpha);
    const double yes = next.measurement()->yes.to_double();
    Score sum = 0;
    for (const Answer answer : {Answer::Yes, Answer::No}) {
      Position answered = next;
      answered.play_unchecked(Action::measure(answer));
      visit(answered);
      sum += (answer == Answer::Yes ? yes : 1 - yes) * -reply(answered, -kInfinite, kInfinite);
    }
    return sum;
  }

  /// Captures by what they may win, then the rest; splits are left to the root. With `captures` nothing else.
  std::vector<SearchedMove> ordered_moves(const Position& position, bool captures) {
    list_.clear();
    position.searched_actions(list_);
    const auto chances = estimated_probabilities(position.state());
    const Fields& fields = position.fields();
    std::vector<SearchedMove> moves;
    for (const Action& move : list_) {
      if (move.type() == Action::Type::Split) continue;
      Score score = 0;
      if (move.type() == Action::Type::Move) {
        const Letter victim = fields.letters[move.to()];
        if (victim.is_of(other(fields.to_move))) {
          score = chances[move.to().value()] * piece_value(victim.type()) * chances[move.from().value()] + 1;
          score -= piece_value(fields.letters[move.from()].type()) / 1000;
        }
        if (move.promotes() && move.promotion() == PieceType::Queen) score += 800;
      }
      if (captures && score <= 0) continue;
      moves.push_back({move, score});
    }
    sort_moves(moves);
    return moves;
  }

  const Position& root_;
  const SearchLimits& limits_;
  Random random_;
  Stopwatch stopwatch_;
  std::uint64_t nodes_ = 0;
  std::uint64_t effort_ = 0;
  bool is_stopping_ = false;
  bool is_out_ = false;
  Position::Actions list_;
};

}  // namespace

SearchResult search(const Position& position, const SearchLimits& limits, std::uint64_t seed) {
  return Searcher(position, limits, seed).run();
}

}  // namespace spooky::quantum_chess
