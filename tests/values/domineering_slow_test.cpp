#include <gtest/gtest.h>

#include "values/domineering_search.hpp"
#include "values/testing.hpp"

namespace spooky::values {
namespace {

TEST(ValueOfDomineering, FiveBySixIsTheNumberThatSearchConfirms) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  const auto position = DomineeringPosition::rectangle(5, 6);
  const Value value = must(evaluator.value(position));
  EXPECT_EQ(text_of(universe, value), "-3/2");
  DomineeringSearch search;
  const Dyadic opposite = *Dyadic::create(3, 1);
  EXPECT_FALSE(search.mover_wins(position, opposite, Side::Left));
  EXPECT_FALSE(search.mover_wins(position, opposite, Side::Right));
}

}  // namespace
}  // namespace spooky::values
