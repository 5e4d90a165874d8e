#include "spooky/games/chess/player/searcher.hpp"

#include <algorithm>
#include <span>

#include "spooky/core/parallel.hpp"

namespace spooky::chess {

namespace {

/// The former positions that may come again, latest first.
std::vector<Hash> past_of(const Position& position) {
  std::vector<Hash> past = position.history().latest(static_cast<std::size_t>(position.board().halfmove()) + 1);
  if (!past.empty() && !position.must_move()) past.erase(past.begin());
  return past;
}

}  // namespace

SearchResult Searcher::search(const Position& position, const SearchLimits& limits, const SearchListener& listener) {
  assert(position.actor() == Actor::First || position.actor() == Actor::Second);
  SearchControl control(limits);
  table_.begin_search();
  const std::vector<Hash> past = past_of(position);
  SearchResult result;
  run_parallel(std::max(1U, limits.threads), [&](unsigned thread) {
    if (thread > 0 && control.is_ending()) return;
    RootSearch root(position, table_, control, past, thread);
    root.run(listener);
    if (thread > 0) return;
    result.moves = root.moves();
    result.depth = root.depth();
  });
  const RootMove& best = result.moves.front();
  result.action = best.action;
  result.score = best.score;
  result.line = best.line;
  result.nodes = control.nodes();
  return result;
}

}  // namespace spooky::chess
