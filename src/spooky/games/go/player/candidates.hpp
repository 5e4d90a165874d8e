#pragma once

#include "spooky/core/static_vector.hpp"
#include "spooky/games/go/player/turn_view.hpp"

namespace spooky::go {

/// A ply worth a search, and the share of games it would win if one knew no more than what it looks like.
struct Candidate {
  Ply ply;
  float prior = 0;
  std::uint32_t lot = 0;  ///< for the searcher to draw: which of equals comes first
};

using Candidates = StaticVector<Candidate, kMostPoints + 1>;

/// Replaces the list's content by what the actor may sensibly do, but for repetition; never nothing.
///  - Choices are listed in full.
///  - Stones do not fill own eyes and do not kill themselves.
///  - A further stone of a pair or G group only matters if it leaves the group without contact or makes others
///  collapse:
///    of those that do neither one stands for all, as each comes to playing one of the named points alone.
///  - Passing is always among the placements.
/// `wins_count` says whether the actor has won if both pass now.
void list_candidates(const TurnView& view, bool wins_count, Candidates& list);

}  // namespace spooky::go
