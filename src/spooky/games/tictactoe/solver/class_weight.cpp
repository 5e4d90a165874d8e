#include "spooky/games/tictactoe/solver/class_weight.hpp"

#include <algorithm>
#include <bit>

namespace spooky::tictactoe {

namespace {

std::uint64_t factorial(int n) { return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1); }

/// The trees on a set of squares (Cayley).
std::uint64_t trees(Mask squares) {
  const int size = std::popcount(squares);
  std::uint64_t product = 1;
  for (int i = 2; i < size; ++i) product *= static_cast<std::uint64_t>(size);
  return product;
}

/// In how many ways the joined sets among some squares can be trees.
std::uint64_t trees_within(const Essence& essence, Mask squares) {
  std::uint64_t product = 1;
  for (const auto& joined : essence.joined) {
    for_each_square(squares, [&](int square) {
      const Mask set = joined[static_cast<std::size_t>(square)];
      if (lowest(set) == square) product *= trees(set);
    });
  }
  return product;
}

/// The squares that one mark may link with this one.
Mask neighbours(const Essence& essence, int square) {
  Mask near = essence.joined[0][static_cast<std::size_t>(square)] | essence.joined[1][static_cast<std::size_t>(square)];
  for (std::size_t i = 0; i < essence.numbered_count; ++i) {
    const Essence::Numbered& edge = essence.numbered[i];
    if (edge.first == square || edge.second == square)
      near = static_cast<Mask>(near | bit(edge.first) | bit(edge.second));
  }
  return near;
}

}  // namespace

ClassWeight class_weight(const Geometry& geometry, const Essence& essence) {
  // Unnumbered marks of a player stand in any order on that player's squares and links.
  const int unnumbered = essence.numbers_matter ? std::min<int>(essence.marks, 2 * geometry.line()) : essence.marks;
  const std::uint64_t orders = factorial((unnumbered + 1) / 2) * factorial(unnumbered / 2);
  const std::uint64_t images = geometry.symmetries() / count_own_symmetries(geometry, essence);
  const Mask open = essence.open(geometry);
  ClassWeight weight;
  weight.positions = images * orders * trees_within(essence, open);
  if (open == geometry.all()) {
    for_each_square(open, [&](int root) {
      const auto r = static_cast<std::size_t>(root);
      if (neighbours(essence, root) != essence.component[r]) return;
      weight.stars[r] = weight.positions / trees_within(essence, essence.component[r]);
    });
  }
  return weight;
}

}  // namespace spooky::tictactoe
