#include "spooky/games/tictactoe/solver/plain_search.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace spooky::tictactoe {

namespace {

bool x_moves(Mask x, Mask o) { return std::popcount(x) == std::popcount(o); }

}  // namespace

int PlainSearch::search_mark(Mask x, Mask o, int square, int alpha, int beta) {
  const bool by_x = x_moves(x, o);
  (by_x ? x : o) |= bit(square);
  if (geometry_.has_line(by_x ? x : o)) return by_x ? 1 : -1;
  if ((x | o) == geometry_.all()) return 0;
  return search(x, o, alpha, beta);
}

int PlainSearch::search(Mask x, Mask o, int alpha, int beta) {
  ++visited_;
  int lower = geometry_.may_win(x) ? -1 : 0;
  int upper = geometry_.may_win(o) ? 1 : 0;
  std::uint32_t key = std::numeric_limits<std::uint32_t>::max();
  for (std::size_t symmetry = 0; symmetry < geometry_.symmetries(); ++symmetry) {
    key = std::min(key, std::uint32_t{geometry_.moved_set(symmetry, x)} << 16 | geometry_.moved_set(symmetry, o));
  }
  if (const auto found = table_.find(key); found != table_.end()) {
    lower = std::max<int>(lower, found->second.lower);
    upper = std::min<int>(upper, found->second.upper);
  }
  if (lower >= beta || lower == upper) return lower;
  if (upper <= alpha) return upper;
  if (exhausted()) return 0;
  const int alpha_asked = alpha = std::max(alpha, lower);
  const int beta_asked = beta = std::min(beta, upper);

  const bool by_x = x_moves(x, o);
  int best = by_x ? -2 : 2;
  for (Mask open = static_cast<Mask>(geometry_.all() & ~(x | o)); open != 0 && alpha < beta;
       open = static_cast<Mask>(open & (open - 1))) {
    const int value = search_mark(x, o, lowest(open), alpha, beta);
    if (by_x) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
  }
  if (exhausted()) return 0;
  Bounds& bounds = table_[key];
  if (best > alpha_asked) bounds.lower = static_cast<std::int8_t>(std::max<int>(bounds.lower, best));
  if (best < beta_asked) bounds.upper = static_cast<std::int8_t>(std::min<int>(bounds.upper, best));
  return best;
}

}  // namespace spooky::tictactoe
