#pragma once

#include <cstdint>

#include "spooky/games/go/player/turn_view.hpp"

namespace spooky::go {

/// What the search knows of one ply. Means are Black's share of the result; the prior is that of the one who acts.
struct TreeNode {
  Ply ply;
  bool forbidden = false;  ///< ends the turn in what is not allowed or leads nowhere
  bool lists_all = false;  ///< every candidate is a child
  std::uint16_t child_count = 0;
  std::uint32_t first_child = 0;
  std::uint32_t visits = 0;
  std::uint32_t amaf_visits = 0;  ///< simulations in which the same player played the point at all, and first
  std::uint32_t mark = 0;         ///< of the view after the ply, to find it again; 0 in the middle of a placement
  float mean = 0;
  float amaf_mean = 0;
  float prior = 0;

  void add(float result) {
    ++visits;
    mean += (result - mean) / static_cast<float>(visits);
  }
  void add_amaf(float result) {
    ++amaf_visits;
    amaf_mean += (result - amaf_mean) / static_cast<float>(amaf_visits);
  }

  /// How promising the ply is for its player: its own results and those of the point played at any time (RAVE), the
  /// latter fading as the former grow; the prior counts like a few results of each. That is exploration enough for
  /// stones; choices and shapes have no AMAF results, and are tried again while they have few visits for their parent,
  /// of whose visits `root_of_visits` is the square root.
  float promise(Colour player, float root_of_visits) const {
    constexpr float kPriorVisits = 6;
    constexpr float kPriorAmaf = 12;
    constexpr float kTrust = 1.0F / 1'000;  // AMAF results differ from own ones even when there are many
    constexpr float kExploration = 0.05F;
    const bool has_amaf = ply.kind == Ply::Kind::Stone || ply.kind == Ply::Kind::Pass;
    const auto own = static_cast<float>(visits);
    const auto all = static_cast<float>(amaf_visits) + kPriorAmaf;
    const bool black = player == Colour::Black;
    const float own_mean = (own * (black ? mean : 1 - mean) + kPriorVisits * prior) / (own + kPriorVisits);
    const float all_mean = ((all - kPriorAmaf) * (black ? amaf_mean : 1 - amaf_mean) + kPriorAmaf * prior) / all;
    const float fade = all / (all + own + all * own * kTrust);
    const float blend = own_mean + fade * (all_mean - own_mean);
    return has_amaf ? blend : blend + kExploration * root_of_visits / (1 + own);
  }
};

}  // namespace spooky::go
