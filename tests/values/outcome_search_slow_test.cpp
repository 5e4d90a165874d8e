#include <gtest/gtest.h>

#include "spooky/classical/fast/clobber_rules.hpp"
#include "spooky/values/outcome_search.hpp"
#include "values/domineering.hpp"
#include "values/plain_search.hpp"
#include "values/testing.hpp"

namespace spooky::values {
namespace {

using classical::fast::Clobber;
using classical::fast::ClobberPosition;
using classical::fast::PlainClobber;

TEST(OutcomeOfDomineering, FiveBySixAndSixByEight) {
  // Breuker, Uiterwijk and van den Herik, Solving 8×8 Domineering (2000).
  Universe universe;
  OutcomeSearch<Domineering> search(universe, {});
  PlainSearch<PlainDomineering> plain;
  const auto small = DomineeringPosition::rectangle(5, 6);
  EXPECT_EQ(must(search.outcome(small)), plain.outcome(small));
  EXPECT_EQ(must(search.outcome(DomineeringPosition::rectangle(6, 8))), OutcomeClass::R);
}

TEST(OutcomeOfClobber, TwentyStonesAreAsThePlainSearchSays) {
  Universe universe;
  OutcomeSearch<Clobber> search(universe, {});
  PlainSearch<PlainClobber> plain;
  for (const auto& [rows, columns] : {std::pair{4U, 5U}, std::pair{3U, 6U}, std::pair{2U, 8U}}) {
    const auto position = ClobberPosition::checkered(rows, columns);
    EXPECT_EQ(must(search.outcome(position)), plain.outcome(position)) << rows << " by " << columns;
  }
}

}  // namespace
}  // namespace spooky::values
