#include "spooky/values/evaluator.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "spooky/values/atomic_weight.hpp"
#include "spooky/values/thermograph.hpp"
#include "values/domineering.hpp"
#include "values/domineering_search.hpp"
#include "values/small_games.hpp"
#include "values/testing.hpp"

namespace spooky::values {
namespace {

/// The value of a position by the naive implementation, from the rules only.
template <PartisanRules R>
Naive naive_value(const R& rules, const typename R::Position& position) {
  std::vector<typename R::Position> left;
  std::vector<typename R::Position> right;
  rules.left_options(position, left);
  rules.right_options(position, right);
  NaiveGame game;
  for (const auto& option : left) game.left.push_back(naive_value(rules, option));
  for (const auto& option : right) game.right.push_back(naive_value(rules, option));
  return naive_canonical(std::make_shared<const NaiveGame>(std::move(game)));
}

template <PartisanRules R>
std::string value_text(const R& rules, const typename R::Position& position) {
  Universe universe;
  const Value value = must(Evaluator<R>(universe, rules).value(position));
  return text_of(universe, value);
}

std::string domineering(unsigned rows, unsigned columns) {
  return value_text(Domineering{}, DomineeringPosition::rectangle(rows, columns));
}

DomineeringPosition region(std::initializer_list<const char*> rows) {
  DomineeringPosition position;
  unsigned row = 0;
  for (const char* text : rows) {
    for (unsigned column = 0; text[column] != '\0'; ++column) {
      if (text[column] == '#') position.free |= std::uint64_t{1} << (8 * row + column);
    }
    ++row;
  }
  return position;
}

TEST(ValueOfDomineering, SmallRectanglesAreKnown) {
  // Winning Ways, chapter 5 (Left plays vertically).
  EXPECT_EQ(domineering(1, 1), "0");
  EXPECT_EQ(domineering(2, 1), "1");
  EXPECT_EQ(domineering(1, 2), "-1");
  for (unsigned length = 1; length <= 8; ++length) {
    EXPECT_EQ(domineering(length, 1), std::to_string(length / 2));
  }
  EXPECT_EQ(domineering(2, 2), "±1");
  EXPECT_EQ(domineering(3, 3), "±1");
  EXPECT_EQ(domineering(5, 5), "0");
  EXPECT_EQ(value_text(Domineering{}, region({"##", "#."})), "*");
  // Rule text, example 2: -1/2.
  EXPECT_EQ(value_text(Domineering{}, region({"###", "#.."})), "-1/2");
}

TEST(ValueOfDomineering, OutcomesOfRectanglesArePublished) {
  // Berlekamp's and Breuker, Uiterwijk and van den Herik's tables of who wins.
  const auto outcome = [](unsigned rows, unsigned columns) {
    Universe universe;
    Evaluator<Domineering> evaluator(universe, {});
    return letter(must(universe.outcome(must(evaluator.value(DomineeringPosition::rectangle(rows, columns))))));
  };
  std::string two_rows;
  for (unsigned columns = 1; columns <= 8; ++columns) two_rows += outcome(2, columns);
  EXPECT_EQ(two_rows, "LNNRLNNR");
  std::string squares;
  for (unsigned size = 1; size <= 5; ++size) squares += outcome(size, size);
  EXPECT_EQ(squares, "PNNNP");
}

TEST(ValueOfDomineering, AgreesWithTheNaiveOne) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  const auto check = [&](const DomineeringPosition& position) {
    const Naive slow = naive_value(PlainDomineering{}, position);
    EXPECT_EQ(naive_structure(written_out(universe, must(evaluator.value(position)))), naive_structure(slow));
  };
  for (const auto& [rows, columns] : {std::pair{2U, 3U}, {3U, 2U}, {2U, 4U}, {3U, 3U}, {2U, 5U}, {3U, 4U}}) {
    check(DomineeringPosition::rectangle(rows, columns));
  }
  Random random(4);
  for (int i = 0; i < 40; ++i) check({random() & DomineeringPosition::rectangle(4, 4).free});
}

TEST(ValueOfDomineering, PartsImagesAndShortcutsChangeNothing) {
  for (const auto& [rows, columns] : {std::pair{3U, 5U}, {4U, 4U}, {2U, 7U}}) {
    const auto position = DomineeringPosition::rectangle(rows, columns);
    Universe plain({}, Shortcuts::Avoided);
    Evaluator<PlainDomineering> evaluator(plain, {});
    EXPECT_EQ(text_of(plain, must(evaluator.value(position))), domineering(rows, columns));
  }
}

TEST(ValueOfDomineering, NumbersAreConfirmedByMovesAlone) {
  DomineeringSearch search;
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  for (const auto& [rows, columns] : {std::pair{4U, 5U}, {5U, 4U}, {2U, 5U}, {5U, 5U}}) {
    const auto position = DomineeringPosition::rectangle(rows, columns);
    const Value value = must(evaluator.value(position));
    if (!universe.is_number(value)) continue;
    const Dyadic opposite = -universe.number_up_star(value).number;
    EXPECT_FALSE(search.mover_wins(position, opposite, Side::Left)) << rows << "x" << columns;
    EXPECT_FALSE(search.mover_wins(position, opposite, Side::Right)) << rows << "x" << columns;
  }
}

TEST(ValueOfDomineering, TemperaturesOfSmallPieces) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  const auto drawn = [&](const DomineeringPosition& position) {
    return must(thermograph(universe, must(evaluator.value(position))));
  };
  EXPECT_EQ(drawn(DomineeringPosition::rectangle(2, 2)).temperature.to_string(), "1");
  EXPECT_EQ(drawn(DomineeringPosition::rectangle(3, 3)).temperature.to_string(), "1");
  EXPECT_EQ(drawn(DomineeringPosition::rectangle(3, 3)).mean.to_string(), "0");
  EXPECT_EQ(drawn(region({"##", "#."})).temperature.to_string(), "0");
  EXPECT_EQ(drawn(DomineeringPosition::rectangle(1, 5)).mean.to_string(), "-2");
}

/// Berlekamp's rule for a red and blue stalk: the edges up to the first change of colour count 1 each; the first two
/// edges that differ are the point; then blue is the digit 1 and red 0 of a binary fraction, and a last 1 is added.
Rational berlekamp(const std::string& stalk) {
  const bool starts_blue = stalk[0] == 'B';
  std::size_t same = 0;
  while (same < stalk.size() && stalk[same] == stalk[0]) ++same;
  if (same == stalk.size())
    return Rational(starts_blue ? static_cast<std::int64_t>(same) : -static_cast<std::int64_t>(same));
  Rational value(static_cast<std::int64_t>(same) - 1);
  Rational unit(1, 2);
  for (std::size_t i = same + 1; i < stalk.size(); ++i) {
    if (stalk[i] == stalk[0]) value += unit;
    unit = unit * Rational(1, 2);
  }
  value += unit;
  return starts_blue ? value : -value;
}

RC_GTEST_PROP(ValueOfHackenbush, StalksFollowBerlekampsRule, ()) {
  const int length = *rc::gen::inRange(1, 12);
  std::string colours;
  for (int i = 0; i < length; ++i) colours += *rc::gen::element('B', 'R');
  RC_ASSERT(value_text(HackenbushTree{}, stalk(colours)) == berlekamp(colours).to_string());
}

TEST(ValueOfHackenbush, GreenStalksAreNimbersAndFlowersAreSmall) {
  // Winning Ways, chapter 2 and 7.
  EXPECT_EQ(value_text(HackenbushTree{}, stalk("BR")), "1/2");
  EXPECT_EQ(value_text(HackenbushTree{}, stalk("G")), "*");
  EXPECT_EQ(value_text(HackenbushTree{}, stalk("GGGGG")), "*5");
  EXPECT_EQ(value_text(HackenbushTree{}, stalk("GB")), "^*");
  EXPECT_EQ(value_text(HackenbushTree{}, Row{"G(BR)"}), "*");
  EXPECT_EQ(value_text(HackenbushTree{}, Row{"G(B)G"}), "^");
  // A garden: flowers with blue petals, and a stalk of grass to steady the score. Every blue flower has weight 1.
  Universe universe;
  Evaluator<HackenbushTree> evaluator(universe, {});
  const Value garden = must(evaluator.value({"G(BB)G(G(B))G(RRR)GG"}));
  EXPECT_EQ(text_of(universe, must(atomic_weight(universe, garden))), "1");
}

RC_GTEST_PROP(ValueOfHackenbush, TreesAgreeWithTheNaiveOne, ()) {
  std::string text;
  const int edges = *rc::gen::inRange(1, 6);
  int open = 0;
  for (int i = 0; i < edges; ++i) {
    text += *rc::gen::element('B', 'R', 'G');
    const int shape = *rc::gen::inRange(0, 3);
    if (shape == 0 && i + 1 < edges) {
      text += '(';
      ++open;
    } else if (shape == 1 && open > 0) {
      text += ')';
      --open;
    }
  }
  text += std::string(static_cast<std::size_t>(open), ')');
  Universe universe;
  const Value value = must(Evaluator<HackenbushTree>(universe, {}).value({text}));
  RC_ASSERT(naive_structure(written_out(universe, value)) == naive_structure(naive_value(HackenbushTree{}, Row{text})));
}

TEST(ValueOfToadsAndFrogs, KnownPositions) {
  EXPECT_EQ(value_text(ToadsAndFrogs{}, Row{"T_F"}), "*");
  EXPECT_EQ(value_text(ToadsAndFrogs{}, Row{"TF_"}), "0");
  EXPECT_EQ(value_text(ToadsAndFrogs{}, Row{"T___"}), "3");
  EXPECT_EQ(value_text(ToadsAndFrogs{}, Row{"TT__"}), "4");
}

TEST(ValueOfToadsAndFrogs, AgreesWithTheNaiveOne) {
  for (const char* letters : {"T__F", "TT_F", "T_TF_F", "TTF_FF", "T_T_F", "TT_FF", "_TF_TF", "T_F_TF"}) {
    Universe universe;
    const Value value = must(Evaluator<ToadsAndFrogs>(universe, {}).value({letters}));
    EXPECT_EQ(naive_structure(written_out(universe, value)),
              naive_structure(naive_value(ToadsAndFrogs{}, Row{letters})))
        << letters;
  }
}

TEST(ValueOfClobber, SmallStrips) {
  EXPECT_EQ(value_text(ClobberStrip{}, Row{"xo"}), "*");
  EXPECT_EQ(value_text(ClobberStrip{}, Row{"xxo"}), "^");
  EXPECT_EQ(value_text(ClobberStrip{}, Row{"xoo"}), "v");
  EXPECT_EQ(value_text(ClobberStrip{}, Row{"xox"}), "*");
  for (const char* letters : {"xoxo", "xoxox", "xxoo", "xooxx", "xoxoxo", "oxxox"}) {
    Universe universe;
    const Value value = must(Evaluator<ClobberStrip>(universe, {}).value({letters}));
    EXPECT_TRUE(universe.is_all_small(value));
    EXPECT_EQ(naive_structure(written_out(universe, value)), naive_structure(naive_value(ClobberStrip{}, Row{letters})))
        << letters;
  }
}

TEST(ValueOfClobber, AlternatingStripsAreWonByTheFirstPlayerButForSixStones) {
  // Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber.
  std::string pairs;
  for (unsigned count = 1; count <= 8; ++count) {
    Universe universe;
    Row row;
    for (unsigned i = 0; i < count; ++i) row.letters += "xo";
    pairs += letter(must(universe.outcome(must(Evaluator<ClobberStrip>(universe, {}).value(row)))));
  }
  EXPECT_EQ(pairs, "NNPNNNNN");
}

}  // namespace
}  // namespace spooky::values
