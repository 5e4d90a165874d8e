#include "spooky/games/go/player/belief.hpp"

#include <cmath>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"

namespace spooky {

json::value Notation<go::Game>::belief(const Position& position) {
  // As much thought as a quick move, always the same: the answer depends on the position alone.
  constexpr int kLevel = 3;
  constexpr std::uint64_t kSeed = 1;
  const Rules& rules = position.rules();
  json::array groups;
  for (const go::GroupBelief& belief : go::estimate_beliefs(position, go::level_simulations(kLevel, rules), kSeed)) {
    json::object chances;
    json::array points;
    for (std::size_t i = 0; i < belief.group.count; ++i) {
      const std::string name = go::point_name(rules, belief.group.points[i]);
      points.emplace_back(name);
      chances[name] = std::round(belief.chances[i] * 1000) / 1000;
    }
    const auto owner = belief.group.owner == go::Colour::Black ? go::Game::kFirst : go::Game::kSecond;
    groups.push_back(
        json::object{{"owner", to_json(owner)}, {"points", std::move(points)}, {"chances", std::move(chances)}});
  }
  return groups;
}

}  // namespace spooky
