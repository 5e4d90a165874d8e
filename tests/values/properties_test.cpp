// What holds for all games, on random ones.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "values/testing.hpp"

namespace spooky::values {
namespace {

Random any_random() { return Random(*rc::gen::arbitrary<std::uint64_t>()); }

RC_GTEST_PROP(ValuesProperty, AGameMinusItselfIsZero, ()) {
  Universe universe;
  Random random = any_random();
  const Value game = random_value(universe, random, 4);
  const Value negative = must(universe.negative(game));
  RC_ASSERT(must(universe.sum(game, negative)) == kZero);
  RC_ASSERT(must(universe.difference(game, game)) == kZero);
  RC_ASSERT(must(universe.negative(negative)) == game);
}

RC_GTEST_PROP(ValuesProperty, AdditionIsAGroup, ()) {
  Universe universe;
  Random random = any_random();
  const Value a = random_value(universe, random, 3);
  const Value b = random_value(universe, random, 3);
  const Value c = random_value(universe, random, 2);
  const auto sum = [&](Value x, Value y) { return must(universe.sum(x, y)); };
  RC_ASSERT(sum(a, b) == sum(b, a));
  RC_ASSERT(sum(sum(a, b), c) == sum(a, sum(b, c)));
  RC_ASSERT(must(universe.difference(sum(a, b), b)) == a);
}

RC_GTEST_PROP(ValuesProperty, AtMostIsAPartialOrderThatSumsKeep, ()) {
  Universe universe;
  Random random = any_random();
  const Value a = random_value(universe, random, 3);
  const Value b = random_value(universe, random, 3);
  const Value c = random_value(universe, random, 3);
  const auto at_most = [&](Value x, Value y) { return must(universe.at_most(x, y)); };
  RC_ASSERT(at_most(a, a));
  if (at_most(a, b) && at_most(b, a)) RC_ASSERT(a == b);
  if (at_most(a, b) && at_most(b, c)) RC_ASSERT(at_most(a, c));
  RC_ASSERT(at_most(a, b) == at_most(must(universe.sum(a, c)), must(universe.sum(b, c))));
  RC_ASSERT(at_most(a, b) == at_most(must(universe.negative(b)), must(universe.negative(a))));
  RC_ASSERT(at_most(a, b) == at_most(must(universe.difference(a, b)), kZero));
}

RC_GTEST_PROP(ValuesProperty, TheCanonicalFormIsThatOfTheDefinitions, ()) {
  Universe universe;
  Random random = any_random();
  const Twin twin = random_twin(universe, random, 3);
  RC_ASSERT(naive_structure(written_out(universe, twin.fast)) == naive_structure(naive_canonical(twin.slow)));
}

RC_GTEST_PROP(ValuesProperty, SumsAndOrderAreThoseOfTheDefinitions, ()) {
  Universe universe;
  Random random = any_random();
  const Value a = random_value(universe, random, 3);
  const Value b = random_value(universe, random, 2);
  const Naive slow_a = written_out(universe, a);
  const Naive slow_b = written_out(universe, b);
  RC_ASSERT(must(universe.at_most(a, b)) == naive_at_most(slow_a, slow_b));
  RC_ASSERT(naive_structure(written_out(universe, must(universe.sum(a, b)))) ==
            naive_structure(naive_canonical(naive_sum(slow_a, slow_b))));
}

RC_GTEST_PROP(ValuesProperty, ShortcutsChangeNothing, ()) {
  Universe universe;
  Universe plain({}, Shortcuts::Avoided);
  const std::uint64_t seed = *rc::gen::arbitrary<std::uint64_t>();
  Random random(seed);
  Random same(seed);
  const Value a = random_value(universe, random, 4);
  const Value b = random_value(universe, random, 3);
  const Value plain_a = random_value(plain, same, 4);
  const Value plain_b = random_value(plain, same, 3);
  RC_ASSERT(text_of(universe, a) == text_of(plain, plain_a));
  RC_ASSERT(text_of(universe, must(universe.sum(a, b))) == text_of(plain, must(plain.sum(plain_a, plain_b))));
  RC_ASSERT(must(universe.compare(a, b)) == must(plain.compare(plain_a, plain_b)));
}

RC_GTEST_PROP(ValuesProperty, DominatedAndReversibleOptionsMakeNoDifference, ()) {
  Universe universe;
  Random random = any_random();
  const Value game = random_value(universe, random, 3);
  auto left = must(universe.options(game, Side::Left));
  auto right = must(universe.options(game, Side::Right));
  // The gift horse principle: an option that does not help may be added. Left gains nothing by a move to what is
  // not ≥ the game: that is a dominated or reversible option, or one that no play uses.
  for (int i = 0; i < 8; ++i) {
    const Value gift = random_value(universe, random, 3);
    if (!must(universe.at_most(game, gift))) left.push_back(gift);
    if (!must(universe.at_most(gift, game))) right.push_back(gift);
  }
  RC_ASSERT(must(universe.game(left, right)) == game);
}

RC_GTEST_PROP(ValuesProperty, NumbersTranslateAndAreAvoided, ()) {
  Universe universe;
  Random random = any_random();
  const Value game = random_value(universe, random, 3);
  RC_PRE(!universe.is_number(game));
  const Value x =
      must(universe.number(*Dyadic::create(static_cast<std::int64_t>(uniform(random, 33)) - 16, uniform(random, 4))));
  std::vector<Value> options[2];
  for (const Side side : {Side::Left, Side::Right}) {
    for (const Value option : must(universe.options(game, side))) {
      options[side == Side::Left ? 0 : 1].push_back(must(universe.sum(option, x)));
    }
  }
  const Value moved = must(universe.sum(game, x));
  RC_ASSERT(must(universe.game(options[0], options[1])) == moved);
  RC_ASSERT(naive_structure(written_out(universe, moved)) ==
            naive_structure(naive_canonical(naive_sum(written_out(universe, game), written_out(universe, x)))));
}

RC_GTEST_PROP(ValuesProperty, StopsAreThoseOfPlay, ()) {
  Universe universe;
  Random random = any_random();
  const Value game = random_value(universe, random, 4);
  const Naive slow = written_out(universe, game);
  RC_ASSERT(universe.stop(game, Side::Left).to_rational() == naive_stop(slow, true));
  RC_ASSERT(universe.stop(game, Side::Right).to_rational() == naive_stop(slow, false));
  RC_ASSERT(universe.is_number(game) == naive_number(slow).has_value());
}

RC_GTEST_PROP(ValuesProperty, ATextMeansTheValueItWasPrintedFrom, ()) {
  Universe universe;
  Random random = any_random();
  const Value game = random_value(universe, random, 4);
  const std::string text = text_of(universe, game);
  RC_ASSERT(read(universe, text) == game);
  Universe other;
  RC_ASSERT(text_of(other, read(other, text)) == text);
}

}  // namespace
}  // namespace spooky::values
