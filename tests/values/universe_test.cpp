#include "spooky/values/universe.hpp"

#include <gtest/gtest.h>

#include <set>

#include "values/testing.hpp"

namespace spooky::values {
namespace {

class UniverseTest : public testing::Test {
 protected:
  Value value(std::string_view text) { return read(universe_, text); }
  std::string text(std::string_view form) { return text_of(universe_, value(form)); }

  Universe universe_;
};

TEST_F(UniverseTest, IdentitiesOfTheSmallestGames) {
  EXPECT_EQ(text("{|}"), "0");
  EXPECT_EQ(text("{0|}"), "1");
  EXPECT_EQ(text("{|0}"), "-1");
  EXPECT_EQ(text("{0|0}"), "*");
  EXPECT_EQ(text("{0|1}"), "1/2");
  EXPECT_EQ(text("{0|*}"), "^");
  EXPECT_EQ(text("{*|0}"), "v");
  EXPECT_EQ(text("{0,*|0,*}"), "*2");
  EXPECT_EQ(text("{0,*|0}"), "^*");
  EXPECT_EQ(text("{1|-1}"), "±1");
  EXPECT_EQ(text("{-1|1}"), "0");
  EXPECT_EQ(text("{*|*}"), "0");
  EXPECT_EQ(text("{^|v}"), "*") << "both options are reversible";
  EXPECT_EQ(text("{v|^}"), "0");
  EXPECT_EQ(text("{2|1}-1"), "{1|0}");
}

TEST_F(UniverseTest, UpsAndNimbersAsInWinningWays) {
  EXPECT_EQ(value("^+v"), kZero);
  EXPECT_EQ(value("*+*"), kZero);
  EXPECT_EQ(value("*2+*3"), value("*"));
  EXPECT_EQ(value("^+*"), value("{0,*|0}"));
  EXPECT_EQ(value("^+^"), value("{0|^*}"));
  EXPECT_EQ(value("^2*"), value("{0|^}"));
  EXPECT_EQ(value("^3"), value("{0|^2*}"));
  EXPECT_EQ(value("v2"), value("{v*|0}"));
  EXPECT_EQ(must(universe_.compare(value("^"), kZero)), Order::Greater);
  EXPECT_EQ(must(universe_.compare(value("^"), value("*"))), Order::Confused);
  EXPECT_EQ(must(universe_.compare(value("^2"), value("*"))), Order::Greater);
  EXPECT_EQ(must(universe_.compare(value("^"), value("*2"))), Order::Greater);
  EXPECT_EQ(must(universe_.compare(value("^1000"), value("1/1024"))), Order::Less);
}

TEST_F(UniverseTest, TiniesAreSmallerThanEveryUp) {
  const Value tiny_one = value("+_1");
  const Value tiny_two = must(universe_.tiny(value("2")));
  EXPECT_EQ(tiny_two, value("{0|{0|-2}}"));
  EXPECT_EQ(must(universe_.miny(value("2"))), value("{{2|0}|0}"));
  EXPECT_EQ(must(universe_.sum(tiny_two, must(universe_.miny(value("2"))))), kZero);
  EXPECT_EQ(must(universe_.tiny(kZero)), value("^"));
  EXPECT_EQ(must(universe_.compare(tiny_two, kZero)), Order::Greater);
  EXPECT_EQ(must(universe_.compare(tiny_two, tiny_one)), Order::Less);
  EXPECT_EQ(must(universe_.compare(tiny_one, value("^"))), Order::Less);
  EXPECT_EQ(must(universe_.compare(value("+_2++_2"), tiny_one)), Order::Less);
}

TEST_F(UniverseTest, OutcomeClasses) {
  EXPECT_EQ(letter(must(universe_.outcome(kZero))), 'P');
  EXPECT_EQ(letter(must(universe_.outcome(value("*")))), 'N');
  EXPECT_EQ(letter(must(universe_.outcome(value("±3")))), 'N');
  EXPECT_EQ(letter(must(universe_.outcome(value("^")))), 'L');
  EXPECT_EQ(letter(must(universe_.outcome(value("^*")))), 'N');
  EXPECT_EQ(letter(must(universe_.outcome(value("^2*")))), 'L');
  EXPECT_EQ(letter(must(universe_.outcome(value("-_5")))), 'R');
  EXPECT_EQ(letter(must(universe_.outcome(value("{3|0}")))), 'N');
  EXPECT_EQ(letter(must(universe_.outcome(value("{3|1/2}")))), 'L');
}

TEST_F(UniverseTest, KindsOfValues) {
  EXPECT_TRUE(universe_.is_number(value("3/8")));
  EXPECT_TRUE(universe_.is_integer(value("-7")));
  EXPECT_FALSE(universe_.is_integer(value("7/2")));
  EXPECT_TRUE(universe_.is_switch(value("{2|1/2}")));
  EXPECT_FALSE(universe_.is_switch(value("{2|{1|0}}")));
  EXPECT_FALSE(universe_.is_switch(value("*")));
  EXPECT_TRUE(universe_.is_all_small(value("^2*3")));
  EXPECT_TRUE(universe_.is_all_small(value("{^2|{0|v3}}")));
  EXPECT_FALSE(universe_.is_all_small(value("+_1")));
  EXPECT_TRUE(universe_.is_infinitesimal(value("+_1")));
  EXPECT_FALSE(universe_.is_infinitesimal(value("1*")));
  EXPECT_FALSE(universe_.is_infinitesimal(value("±1")));
}

TEST_F(UniverseTest, StopsAndBirthdays) {
  const Value game = value("{3|{1|-4}}");
  EXPECT_EQ(universe_.stop(game, Side::Left).to_string(), "3");
  EXPECT_EQ(universe_.stop(game, Side::Right).to_string(), "1");
  EXPECT_EQ(universe_.stop(value("5/2v"), Side::Right).to_string(), "5/2");
  EXPECT_EQ(universe_.birthday(kZero), 0U);
  EXPECT_EQ(universe_.birthday(value("-5")), 5U);
  EXPECT_EQ(universe_.birthday(value("3/4")), 3U);
  EXPECT_EQ(universe_.birthday(value("±1")), 2U);
  EXPECT_EQ(universe_.birthday(value("^3")), 4U);
  EXPECT_EQ(universe_.birthday(value("{3|{1|-4}}")), 6U);
}

/// Every set of games none of which is at most another: what canonical options look like.
std::vector<std::vector<Value>> antichains(Universe& universe, const std::vector<Value>& games) {
  std::vector<std::vector<Value>> sets{{}};
  for (const Value game : games) {
    const std::size_t before = sets.size();
    for (std::size_t i = 0; i < before; ++i) {
      const bool fits = std::ranges::all_of(
          sets[i], [&](Value other) { return must(universe.compare(game, other)) == Order::Confused; });
      if (!fits) continue;
      sets.push_back(sets[i]);
      sets.back().push_back(game);
    }
  }
  return sets;
}

std::vector<Value> born_a_day_later(Universe& universe, const std::vector<Value>& games) {
  const auto sets = antichains(universe, games);
  std::set<Value> born;
  for (const auto& left : sets) {
    for (const auto& right : sets) born.insert(must(universe.game(left, right)));
  }
  return {born.begin(), born.end()};
}

TEST_F(UniverseTest, HasTheKnownNumberOfGamesOnTheFirstDays) {
  std::vector<Value> games{kZero};
  for (const std::size_t expected : {std::size_t{4}, std::size_t{22}, std::size_t{1474}}) {
    games = born_a_day_later(universe_, games);
    EXPECT_EQ(games.size(), expected);
  }
  for (const Value game : games) EXPECT_LE(universe_.birthday(game), 3U);
}

TEST_F(UniverseTest, AgreesWithTheNaiveOneOnEveryFormOfTheSecondDay) {
  const Naive zero = naive({}, {});
  const std::vector<Naive> slow{zero, naive({zero}, {}), naive({}, {zero}), naive({zero}, {zero})};
  const std::vector<Value> fast{kZero, value("1"), value("-1"), value("*")};
  const auto chosen = [](const auto& games, unsigned mask) {
    auto list = games;
    list.clear();
    for (unsigned i = 0; i < 4; ++i) {
      if ((mask >> i & 1) != 0) list.push_back(games[i]);
    }
    return list;
  };
  std::set<Value> different;
  for (unsigned left = 0; left < 16; ++left) {
    for (unsigned right = 0; right < 16; ++right) {
      const Value game = must(universe_.game(chosen(fast, left), chosen(fast, right)));
      const Naive second = naive_canonical(naive(chosen(slow, left), chosen(slow, right)));
      EXPECT_EQ(naive_structure(written_out(universe_, game)), naive_structure(second));
      different.insert(game);
    }
  }
  EXPECT_EQ(different.size(), 22U);
}

TEST_F(UniverseTest, AgreesWithTheNaiveOneOnAllPairsOfTheSecondDay) {
  std::vector<Value> games{kZero};
  for (int day = 0; day < 2; ++day) games = born_a_day_later(universe_, games);
  for (const Value a : games) {
    const Naive slow_a = written_out(universe_, a);
    EXPECT_EQ(naive_structure(written_out(universe_, must(universe_.negative(a)))),
              naive_structure(naive_canonical(naive_negative(slow_a))));
    for (const Value b : games) {
      const Naive slow_b = written_out(universe_, b);
      EXPECT_EQ(must(universe_.at_most(a, b)), naive_at_most(slow_a, slow_b));
      EXPECT_EQ(naive_structure(written_out(universe_, must(universe_.sum(a, b)))),
                naive_structure(naive_canonical(naive_sum(slow_a, slow_b))));
    }
  }
}

TEST_F(UniverseTest, ClosedFormsAreThoseTheDefinitionsGive) {
  Universe plain({}, Shortcuts::Avoided);
  std::vector<std::pair<NumberUpStar, Naive>> all;
  for (const unsigned exponent : {0U, 2U}) {
    for (std::int32_t up = -3; up <= 3; ++up) {
      for (std::uint32_t nimber = 0; nimber < 4; ++nimber) {
        const NumberUpStar parts{*Dyadic::create(exponent == 0 ? 0 : 3, exponent), up, nimber};
        const Naive form = written_out(universe_, must(universe_.number_up_star(parts)));
        EXPECT_EQ(naive_structure(form), naive_structure(naive_canonical(form)));
        all.emplace_back(parts, form);
        // The same from the parts one by one, and by options only.
        Value total = must(plain.number(parts.number));
        for (std::int32_t i = 0; i < std::abs(up); ++i) {
          total = must(up > 0 ? plain.sum(total, must(plain.up(1))) : plain.difference(total, must(plain.up(1))));
        }
        total = must(plain.sum(total, must(plain.nimber(nimber))));
        EXPECT_TRUE(plain.is_number_up_star(total));
        EXPECT_EQ(plain.number_up_star(total), parts);
        std::uint64_t depth = 0;
        const auto measure = [&](const auto& self, const Naive& game, std::uint64_t day) -> void {
          depth = std::max(depth, day);
          for (const Naive& option : game->left) self(self, option, day + 1);
          for (const Naive& option : game->right) self(self, option, day + 1);
        };
        measure(measure, form, 0);
        EXPECT_EQ(birthday(parts), depth);
      }
    }
  }
  for (const auto& [a, form_a] : all) {
    for (const auto& [b, form_b] : all) {
      const Order order = compare(a, b);
      EXPECT_EQ(order == Order::Less || order == Order::Equal, naive_at_most(form_a, form_b));
    }
  }
}

}  // namespace
}  // namespace spooky::values
