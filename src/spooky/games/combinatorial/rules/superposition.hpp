#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "spooky/classical/classical_game.hpp"
#include "spooky/games/combinatorial/rules/ruleset.hpp"

// The quantum variation of a classical game (Q2–Q5): a template over any game, none of which knows of it.
namespace spooky::combinatorial {

using classical::ClassicalGame;
using classical::Move;
using classical::Moves;
using classical::Side;

/// Q2: the realisations of a quantum position, sorted, each once, at least one.
using Realisations = std::vector<classical::Position>;

/// Q3: a move that is legal somewhere, in how many realisations, and whether it may be played alone (Q5).
struct Available {
  Move move = 0;
  std::uint32_t realisations = 0;
  bool alone = false;

  bool operator==(const Available&) const = default;
};

/// The available moves of a side, increasing.
template <ClassicalGame G>
std::vector<Available> available_moves(const G& game, std::span<const classical::Position> realisations, Side side,
                                       Ruleset ruleset) {
  Moves all;
  std::size_t with_moves = 0;  // realisations where the side has some move
  for (const classical::Position& position : realisations) {
    const std::size_t before = all.size();
    game.moves(position, side, all);
    if (all.size() > before) ++with_moves;
  }
  std::sort(all.begin(), all.end());
  std::vector<Available> available;
  for (const Move move : all) {
    if (available.empty() || available.back().move != move) available.push_back({move, 0, false});
    ++available.back().realisations;
  }
  const bool only_one = available.size() == 1;
  for (Available& one : available) {
    const bool everywhere = one.realisations == realisations.size();
    switch (ruleset) {
      case Ruleset::A: break;
      case Ruleset::B: one.alone = only_one; break;
      case Ruleset::C: one.alone = everywhere; break;
      case Ruleset::CPrime: one.alone = one.realisations == with_moves; break;
      case Ruleset::D: one.alone = true; break;
      case Ruleset::BC: one.alone = only_one || everywhere; break;
    }
  }
  return available;
}

/// Q4: every Γ(realisation, move) that exists.
template <ClassicalGame G>
Realisations after_action(const G& game, std::span<const classical::Position> realisations,
                          std::span<const Move> moves) {
  Realisations next;
  next.reserve(realisations.size() * moves.size());
  for (const classical::Position& position : realisations) {
    for (const Move move : moves) {
      if (const auto reached = game.after(position, move)) next.push_back(*reached);
    }
  }
  std::sort(next.begin(), next.end());
  next.erase(std::unique(next.begin(), next.end()), next.end());
  return next;
}

}  // namespace spooky::combinatorial
