#include "spooky/values/outcome_search.hpp"

#include <gtest/gtest.h>

#include <string>

#include "spooky/classical/fast/clobber_rules.hpp"
#include "spooky/core/random.hpp"
#include "values/domineering.hpp"
#include "values/plain_search.hpp"
#include "values/testing.hpp"

namespace spooky::values {
namespace {

using classical::fast::Clobber;
using classical::fast::ClobberPosition;
using classical::fast::PlainClobber;
using classical::fast::Squares;

// The same games with other limits of what is small, so that small boards have large summands too.

struct PlayedOutDomineering : Domineering {
  static constexpr unsigned kExactSize = 2;
  static constexpr unsigned kCutSize = 0;
};
struct BoundedDomineering : Domineering {
  static constexpr unsigned kExactSize = 4;
  static constexpr unsigned kCutSize = 8;
};
struct PlayedOutClobber : Clobber {
  static constexpr unsigned kExactSize = 0;
};
struct MixedClobber : Clobber {
  static constexpr unsigned kExactSize = 3;
};

/// Only the rules: no components, likenesses, sizes.
static_assert(!HasComponents<PlainClobber> && !HasLikeness<PlainClobber> && !HasSize<PlainClobber>);
static_assert(HasCuts<Domineering> && HasProspects<Domineering> && !HasCuts<PlainDomineering>);
static_assert(HasSize<Clobber> && HasProspects<Clobber> && !HasCuts<Clobber>);

constexpr OutcomeClass exchanged(OutcomeClass outcome) {
  return outcome == OutcomeClass::L ? OutcomeClass::R : outcome == OutcomeClass::R ? OutcomeClass::L : outcome;
}

DomineeringPosition random_region(Random& random, Squares within) {
  // About three quarters of the squares are free.
  return {within & (random() | random())};
}

ClobberPosition random_stones(Random& random, Squares within) {
  const Squares stones = within & (random() | random() | random());
  const Squares colours = random();
  return {stones & colours, stones & ~colours};
}

/// The names of outcomes of rectangles from 1 by 1 to rows by columns, a text a row.
template <class Outcome>
std::vector<std::string> table(unsigned rows, unsigned columns, const Outcome& outcome) {
  std::vector<std::string> lines;
  for (unsigned row = 1; row <= rows; ++row) {
    std::string line;
    for (unsigned column = 1; column <= columns; ++column) line += letter(outcome(row, column));
    lines.push_back(line);
  }
  return lines;
}

template <class Rules>
void expect_same_as_values(Squares within, std::uint64_t seed, unsigned count) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  OutcomeSearch<Rules> search(universe, {});
  Random random(seed);
  for (unsigned i = 0; i < count; ++i) {
    const DomineeringPosition position = random_region(random, within);
    const OutcomeClass expected = must(universe.outcome(must(evaluator.value(position))));
    ASSERT_EQ(must(search.outcome(position)), expected) << std::hex << position.free;
    ASSERT_EQ(must(search.outcome({classical::fast::transposed(position.free)})), exchanged(expected));
  }
}

TEST(OutcomeOfDomineering, RandomRegionsAgreeWithTheirValues) {
  expect_same_as_values<Domineering>(DomineeringPosition::rectangle(5, 5).free, 1, 1000);
  expect_same_as_values<Domineering>(DomineeringPosition::rectangle(4, 7).free, 2, 100);
  expect_same_as_values<BoundedDomineering>(DomineeringPosition::rectangle(4, 5).free, 3, 2000);
  expect_same_as_values<PlayedOutDomineering>(DomineeringPosition::rectangle(4, 5).free, 4, 2000);
}

TEST(OutcomeOfDomineering, RandomRegionsAgreeWithThePlainSearch) {
  Universe universe;
  OutcomeSearch<Domineering> search(universe, {});
  OutcomeSearch<BoundedDomineering> bounded(universe, {});
  OutcomeSearch<PlainDomineering> unaided(universe, {});
  Random random(5);
  for (unsigned i = 0; i < 500; ++i) {
    const DomineeringPosition position =
        random_region(random, i % 2 == 0 ? DomineeringPosition::rectangle(4, 5).free : random());
    if (std::popcount(position.free) > 24) continue;
    PlainSearch<PlainDomineering> plain;
    const OutcomeClass expected = plain.outcome(position);
    ASSERT_EQ(must(search.outcome(position)), expected) << std::hex << position.free;
    ASSERT_EQ(must(bounded.outcome(position)), expected) << std::hex << position.free;
    ASSERT_EQ(must(unaided.outcome(position)), expected) << std::hex << position.free;
  }
}

TEST(OutcomeOfDomineering, CutsBoundTheValue) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  const Domineering rules;
  Random random(6);
  for (unsigned i = 0; i < 500; ++i) {
    const DomineeringPosition position = random_region(random, DomineeringPosition::rectangle(5, 5).free);
    const Value value = must(evaluator.value(position));
    for (const Side loser : {Side::Left, Side::Right}) {
      std::vector<DomineeringPosition> parts;
      for (unsigned way = 0; rules.cut(position, loser, way, parts); ++way) {
        Value total = kZero;
        int squares = 0;
        for (const auto& part : parts) {
          total = must(universe.sum(total, must(evaluator.value(part))));
          squares += std::popcount(part.free);
        }
        ASSERT_EQ(squares, std::popcount(position.free));
        ASSERT_TRUE(must(loser == Side::Left ? universe.at_most(total, value) : universe.at_most(value, total)));
        parts.clear();
      }
    }
  }
}

TEST(OutcomeOfDomineering, RectanglesAreAsTheirValuesAndAsThePlainSearchSays) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  OutcomeSearch<Domineering> search(universe, {});
  PlainSearch<PlainDomineering> plain;
  const auto found = table(5, 5, [&](unsigned rows, unsigned columns) {
    const auto position = DomineeringPosition::rectangle(rows, columns);
    const OutcomeClass outcome = must(search.outcome(position));
    EXPECT_EQ(outcome, must(universe.outcome(must(evaluator.value(position))))) << rows << " by " << columns;
    if (rows * columns <= 20) {
      EXPECT_EQ(outcome, plain.outcome(position)) << rows << " by " << columns;
    }
    return outcome;
  });
  // Breuker, Uiterwijk and van den Herik, Solving 8×8 Domineering (2000), where Left plays vertically.
  EXPECT_EQ(found, (std::vector<std::string>{"PRRRR", "LNNRL", "LNNRR", "LLLNL", "LRLRP"}));
}

TEST(OutcomeOfDomineering, LargeRectangles) {
  // The same paper.
  Universe universe;
  OutcomeSearch<Domineering> search(universe, {});
  const auto outcome = [&](unsigned rows, unsigned columns) {
    return letter(must(search.outcome(DomineeringPosition::rectangle(rows, columns))));
  };
  EXPECT_EQ(outcome(5, 6), 'R');
  EXPECT_EQ(outcome(6, 6), 'N');
  EXPECT_EQ(outcome(6, 7), 'L');
  EXPECT_EQ(outcome(7, 6), 'R');
  EXPECT_EQ(outcome(7, 7), 'N');
  EXPECT_EQ(outcome(4, 8), 'R');
  EXPECT_EQ(outcome(5, 8), 'R');
  EXPECT_EQ(outcome(7, 8), 'R');
  EXPECT_EQ(outcome(8, 7), 'L');
}

TEST(OutcomeOfClobber, RandomPositionsAgreeWithTheirValues) {
  Universe universe;
  Evaluator<Clobber> evaluator(universe, {});
  OutcomeSearch<Clobber> search(universe, {});
  OutcomeSearch<MixedClobber> mixed(universe, {});
  OutcomeSearch<PlayedOutClobber> played_out(universe, {});
  Random random(7);
  for (unsigned i = 0; i < 3000; ++i) {
    const Squares within = i % 2 == 0 ? classical::fast::rectangle(3, 4) : classical::fast::rectangle(2, 6);
    const ClobberPosition position = random_stones(random, within);
    const OutcomeClass expected = must(universe.outcome(must(evaluator.value(position))));
    ASSERT_EQ(must(search.outcome(position)), expected) << std::hex << position.left << ' ' << position.right;
    ASSERT_EQ(must(mixed.outcome(position)), expected) << std::hex << position.left << ' ' << position.right;
    ASSERT_EQ(must(played_out.outcome(position)), expected) << std::hex << position.left << ' ' << position.right;
    ASSERT_EQ(must(search.outcome({position.right, position.left})), exchanged(expected));
  }
}

TEST(OutcomeOfClobber, RandomPositionsAgreeWithThePlainSearch) {
  Universe universe;
  OutcomeSearch<Clobber> search(universe, {});
  OutcomeSearch<PlainClobber> unaided(universe, {});
  Random random(8);
  for (unsigned i = 0; i < 300; ++i) {
    const ClobberPosition position =
        random_stones(random, i % 2 == 0 ? classical::fast::rectangle(4, 4) : random() & random());
    if (std::popcount(position.left | position.right) > 16) continue;
    PlainSearch<PlainClobber> plain;
    const OutcomeClass expected = plain.outcome(position);
    ASSERT_EQ(must(search.outcome(position)), expected) << std::hex << position.left << ' ' << position.right;
    ASSERT_EQ(must(unaided.outcome(position)), expected) << std::hex << position.left << ' ' << position.right;
  }
}

TEST(OutcomeOfClobber, CheckeredRectangles) {
  Universe universe;
  OutcomeSearch<Clobber> search(universe, {});
  PlainSearch<PlainClobber> plain;
  const auto found = table(4, 5, [&](unsigned rows, unsigned columns) {
    const auto position = ClobberPosition::checkered(rows, columns);
    const OutcomeClass outcome = must(search.outcome(position));
    if (rows * columns <= 16) {
      EXPECT_EQ(outcome, plain.outcome(position)) << rows << " by " << columns;
    }
    return outcome;
  });
  EXPECT_EQ(found, (std::vector<std::string>{"PNNNR", "NNPNN", "NPNPN", "NNPNN"}));
}

TEST(OutcomeOfClobber, AlternatingStrips) {
  // Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber: of strips of an even length only the one of six
  // is lost for the player who begins.
  Universe universe;
  OutcomeSearch<PlayedOutClobber> search(universe, {});
  std::string outcomes;
  for (unsigned length = 2; length <= 8; length += 2) {
    outcomes += letter(must(search.outcome(ClobberPosition::checkered(1, length))));
  }
  EXPECT_EQ(outcomes, "NNPN");
}

TEST(OutcomeSearch, AGameAndItsNegativeCancel) {
  Universe universe;
  OutcomeSearch<Domineering> search(universe, {});
  // Three rows of five, and touching at a corner only, five rows of three.
  const Squares both = classical::fast::rectangle(3, 5) | classical::fast::rectangle(5, 3) << (8 * 3 + 5);
  EXPECT_EQ(must(search.outcome({both})), OutcomeClass::P);
  EXPECT_EQ(search.nodes(), 0U);
}

TEST(OutcomeSearch, FewNodesAreAnErrorAndALaterCallGoesOn) {
  Universe universe;
  OutcomeSearch<Clobber> search(universe, {}, {.nodes = 100});
  const auto position = ClobberPosition::checkered(4, 5);
  const auto outcome = search.outcome(position);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error(), (Error{ErrorCode::TooLarge, "gave up after 100 nodes: that is the limit"}));
  EXPECT_EQ(search.nodes(), 100U);
  EXPECT_EQ(must(search.outcome(ClobberPosition::checkered(2, 2))), OutcomeClass::N) << "small ones need no node";
  search.set_limits({});
  EXPECT_EQ(must(search.outcome(position)), OutcomeClass::N);

  OutcomeSearch<Clobber> fresh(universe, {});
  EXPECT_EQ(must(fresh.outcome(position)), OutcomeClass::N);
  EXPECT_LE(search.nodes(), fresh.nodes() + 100);
}

TEST(OutcomeSearch, LittleMemoryIsAnErrorAndALaterCallWorks) {
  Universe universe;
  OutcomeSearch<Domineering> search(universe, {}, {.bytes = 2000});
  const auto position = DomineeringPosition::rectangle(5, 5);
  const auto outcome = search.outcome(position);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::TooLarge);
  EXPECT_TRUE(outcome.error().reason.starts_with("gave up after ")) << outcome.error().reason;
  search.set_limits({});
  EXPECT_EQ(must(search.outcome(position)), OutcomeClass::P);
}

TEST(OutcomeSearch, AFullUniverseIsAnError) {
  Universe universe(Limits{.steps = 20});
  OutcomeSearch<Clobber> search(universe, {});
  const auto outcome = search.outcome(ClobberPosition::checkered(4, 4));
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::TooLarge);
  universe.limit_steps(std::numeric_limits<std::uint64_t>::max());
  EXPECT_TRUE(search.outcome(ClobberPosition::checkered(4, 4)));
}

TEST(OutcomeSearch, SmallTablesCostTimeOnly) {
  constexpr std::size_t kBytes = std::size_t{1} << 18;
  Universe universe;
  OutcomeSearch<Clobber> tight(universe, {}, {.bytes = kBytes});
  OutcomeSearch<Clobber> roomy(universe, {});
  const auto position = ClobberPosition::checkered(3, 7);
  EXPECT_EQ(must(tight.outcome(position)), must(roomy.outcome(position)));
  EXPECT_GT(tight.nodes(), roomy.nodes());
  EXPECT_LE(tight.bytes(), kBytes);
}

}  // namespace
}  // namespace spooky::values
