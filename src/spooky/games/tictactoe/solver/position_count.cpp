#include "spooky/games/tictactoe/solver/position_count.hpp"

#include <array>
#include <bit>
#include <cassert>

#include "spooky/games/tictactoe/solver/geometry.hpp"

namespace spooky::tictactoe {

namespace {

constexpr std::size_t kSizes = kCensusSquares + 1;

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < exponent; ++i) product *= base;
  return product;
}

/// Ways to choose and order k of n things.
std::uint64_t arrangements(std::size_t n, std::size_t k) {
  if (k > n) return 0;
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < k; ++i) product *= n - i;
  return product;
}

std::uint64_t choices(std::size_t n, std::size_t k) { return arrangements(n, k) / arrangements(k, k); }

/// Forests on v labelled vertices with e unlabelled edges: how many, and how many with a pair of vertices of one
/// component chosen in each. By the component of the first vertex; Cayley: m^(m-2) trees on m vertices.
struct Forests {
  std::array<std::array<std::uint64_t, kSizes>, kSizes> plain{};
  std::array<std::array<std::uint64_t, kSizes>, kSizes> with_pair{};

  Forests() {
    plain[0][0] = 1;
    for (std::size_t v = 1; v < kSizes; ++v) {
      for (std::size_t e = 0; e < v; ++e) {
        for (std::size_t m = 1; m <= e + 1; ++m) {
          const std::uint64_t trees = choices(v - 1, m - 1) * (m < 3 ? 1 : power(m, m - 2));
          const std::size_t rest = e + 1 - m;
          plain[v][e] += trees * plain[v - m][rest];
          with_pair[v][e] += trees * (choices(m, 2) * plain[v - m][rest] + with_pair[v - m][rest]);
        }
      }
    }
  }
};

/// Positions with n marks that one symmetry of the board leaves alone, mark by mark.
struct Fixed {
  std::uint64_t placing = 0;
  std::uint64_t closing = 0;  ///< cycle-closing marks that can follow them and are left alone too
  std::uint64_t finished = 0;
};

/// What can be reached. Without measurement: any forest of spooky marks. With one: any two or more marks can be
/// classical, on any squares: let the last of them, fallen on r, have closed a cycle in a star around r of the others.
/// All other marks are any forest on the other squares. One classical mark alone needs a board of one square (T5).
/// With a line, or on a full board, the game is over, and only the last mark of the game can have done that: then it
/// is classical.
///
/// A symmetry leaves a position alone if every classical mark stands on a square that it fixes and every spooky pair
/// is fixed as a set: two fixed squares, or two squares that it swaps.
class Counter {
 public:
  explicit Counter(const Rules& rules) : geometry_(rules) {}

  Fixed fixed(std::size_t symmetry, std::size_t marks) const {
    Mask fixed_squares = 0;
    std::size_t swapped = 0;  // pairs of squares
    for (int square = 0; square < geometry_.squares(); ++square) {
      const int there = geometry_.moved(symmetry, square);
      if (there == square) fixed_squares |= bit(square);
      if (there > square && geometry_.moved(symmetry, there) == square) ++swapped;
    }
    Fixed total;
    // Every way to give X and O fixed squares.
    for (Mask x = fixed_squares;; x = static_cast<Mask>((x - 1) & fixed_squares)) {
      const Mask others = static_cast<Mask>(fixed_squares & ~x);
      for (Mask o = others;; o = static_cast<Mask>((o - 1) & others)) {
        add(total, marks, x, o, static_cast<std::size_t>(std::popcount(others) - std::popcount(o)), swapped);
        if (o == 0) break;
      }
      if (x == 0) break;
    }
    return total;
  }

  const Geometry& geometry() const { return geometry_; }

 private:
  void add(Fixed& total, std::size_t marks, Mask x, Mask o, std::size_t fixed_open, std::size_t swapped) const {
    const auto squares = static_cast<std::size_t>(geometry_.squares());
    const auto xs = static_cast<std::size_t>(std::popcount(x));
    const auto os = static_cast<std::size_t>(std::popcount(o));
    const std::size_t classical = xs + os;
    if (classical > marks || (classical == 1 && squares > 1)) return;
    const std::size_t spooky = marks - classical;
    // Spooky marks: `swaps` of them on swapped pairs, the others a forest on the fixed open squares.
    std::uint64_t forests = 0;
    std::uint64_t pairs = 0;
    for (std::size_t swaps = 0; swaps <= spooky && swaps <= swapped; ++swaps) {
      const std::uint64_t ways = choices(swapped, swaps) * arrangements(spooky, spooky);
      const std::uint64_t plain = forests_.plain[fixed_open][spooky - swaps];
      forests += ways * plain;
      pairs += ways * (forests_.with_pair[fixed_open][spooky - swaps] + swaps * plain);
    }
    const std::size_t x_marks = (marks + 1) / 2;
    const std::size_t o_marks = marks / 2;
    const std::uint64_t labels = arrangements(x_marks, xs) * arrangements(o_marks, os);
    if (!geometry_.has_line(x) && !geometry_.has_line(o) && classical < squares) {
      total.placing += labels * forests;
      total.closing += labels * pairs;
    } else if (marks % 2 == 1) {
      if (xs > 0) total.finished += xs * arrangements(x_marks - 1, xs - 1) * arrangements(o_marks, os) * forests;
    } else if (os > 0) {
      total.finished += os * arrangements(o_marks - 1, os - 1) * arrangements(x_marks, xs) * forests;
    }
  }

  Geometry geometry_;
  Forests forests_;
};

}  // namespace

std::vector<PlyCount> count_positions(const Rules& rules) {
  assert(rules.squares() <= kCensusSquares);
  const Counter counter(rules);
  const std::size_t symmetries = counter.geometry().symmetries();
  std::vector<PlyCount> plies(rules.squares() + 1);
  for (std::size_t marks = 0; marks < plies.size(); ++marks) {
    Fixed sum;
    for (std::size_t symmetry = 0; symmetry < symmetries; ++symmetry) {
      const Fixed fixed = counter.fixed(symmetry, marks);
      if (symmetry == 0) {  // the identity
        plies[marks].placing.all = fixed.placing;
        plies[marks].finished.all = fixed.finished;
        if (marks + 1 < plies.size()) plies[marks + 1].measuring.all = fixed.closing;
      }
      sum.placing += fixed.placing;
      sum.closing += fixed.closing;
      sum.finished += fixed.finished;
    }
    // Burnside: the orbits are the average number of fixed positions.
    plies[marks].placing.up_to_symmetry = sum.placing / symmetries;
    plies[marks].finished.up_to_symmetry = sum.finished / symmetries;
    if (marks + 1 < plies.size()) plies[marks + 1].measuring.up_to_symmetry = sum.closing / symmetries;
  }
  return plies;
}

}  // namespace spooky::tictactoe
