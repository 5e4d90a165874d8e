// The paper's examples, lemmas and remarks.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"
#include "games/combinatorial/solver/tree_solver.hpp"

namespace spooky::combinatorial {
namespace {

/// Outcomes in the order of kAllRulesets: A, B, C, C', D, BC.
std::string outcomes(std::string_view game, std::string_view position) {
  std::string letters;
  for (const Ruleset ruleset : kAllRulesets) letters += outcome(at(rules_of(game, ruleset), position));
  return letters;
}

Texts values_of(std::string_view game, std::string_view position) {
  Texts texts;
  for (const Ruleset ruleset : kAllRulesets) texts.push_back(canonical(at(rules_of(game, ruleset), position)));
  return texts;
}

bool contains(const Texts& texts, std::string_view text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Texts best(const Position& position) {
  Texts texts;
  for (const Action& action : solved(position).best) texts.push_back(Text::action_text(position, action));
  return texts;
}

TEST(CombinatorialPaper, Example1FourPins) {
  EXPECT_EQ(outcome(at("game=octal,code=0.6,ruleset=D,width=1", "4")), 'P');
  EXPECT_EQ(outcomes("game=octal,code=0.6", "4"), "NNNNNN");
  for (const Ruleset ruleset : kAllRulesets) {
    EXPECT_TRUE(contains(best(at(rules_of("game=octal,code=0.6", ruleset), "4")), "1|4")) << ruleset_name(ruleset);
  }
}

TEST(CombinatorialPaper, Example1InCTheAnswerTwoIsMetByThreeAndFour) {
  const Position answered = play(at("game=octal,code=0.6,ruleset=C", "4"), {"1|4", "2"});
  EXPECT_EQ(text_of(answered), "#.#.|..##");
  EXPECT_EQ(outcome(answered), 'N');
  EXPECT_TRUE(contains(best(answered), "3|4"));
  EXPECT_FALSE(allows(answered, "3"));  // the reply that the paper names
}

TEST(CombinatorialPaper, Example2Domineering) {
  EXPECT_EQ(outcome(at("game=domineering,ruleset=D,width=1", "###/#..")), 'R');
  EXPECT_EQ(outcomes("game=domineering", "###/#..").substr(0, 5), "RPRRR");
  EXPECT_EQ(canonical(at("game=domineering,ruleset=D,width=1", "###/#..")), "-1/2");
  const Texts values = values_of("game=domineering", "###/#..");
  EXPECT_EQ(Texts(values.begin(), values.begin() + 5), Texts({"-1", "0", "-1/2", "-1/2", "-1/2"}));
}

TEST(CombinatorialPaper, Example3Hackenbush) {
  constexpr std::string_view kStalks = "1:0-1:R,a:0-2:B,2:2-3:R,b:0-4:B,3:4-5:R";
  EXPECT_EQ(outcome(at("game=hackenbush,ruleset=D,width=1", kStalks)), 'P');
  EXPECT_EQ(canonical(at("game=hackenbush,ruleset=D,width=1", kStalks)), "0");
  EXPECT_EQ(outcomes("game=hackenbush", kStalks).substr(0, 5), "LRPRR");
  const Texts values = values_of("game=hackenbush", kStalks);
  EXPECT_EQ(Texts(values.begin(), values.begin() + 5), Texts({"1/4", "-1/4", "0", "-1/4", "-1/4"}));
}

TEST(CombinatorialPaper, Example3TheExtraMove) {
  constexpr std::string_view kStalks = "1:0-1:R,a:0-2:B,2:2-3:R,b:0-4:B,3:4-5:R";
  for (const Ruleset ruleset : {Ruleset::CPrime, Ruleset::D}) {
    const Position position =
        play(at(rules_of("game=hackenbush,first=right", ruleset), kStalks), {"2|3", "a", "1|3", "b"});
    EXPECT_TRUE(allows(position, "1")) << ruleset_name(ruleset);
  }
}

TEST(CombinatorialPaper, Example4TwoHeapsOfTwo) {
  EXPECT_EQ(outcome(at("ruleset=D", "2,2")), 'N');
  EXPECT_EQ(outcome(at("ruleset=C'", "2,2")), 'P');
  EXPECT_TRUE(allows(play(at("ruleset=D", "2,2"), {"1-1|2-1", "1-2|2-1"}), "1-2"));
  EXPECT_FALSE(allows(play(at("ruleset=C'", "2,2"), {"1-1|2-1", "1-2|2-1"}), "1-2"));
}

/// Every superposition of heaps of at most eight tokens, as bits; calls check(bits, largest heap, number of heaps,
/// value) for it.
template <class Check>
void for_all_heaps(Ruleset ruleset, const Check& check) {
  constexpr unsigned kLargest = 8;
  for (const std::uint16_t width : kSuperposingWidths) {
    TreeSolver twin({classical::Heaps(1), {ruleset, width}});
    for (unsigned bits = 1; bits < 2U << kLargest; ++bits) {
      Realisations realisations;
      for (unsigned heap = 0; heap <= kLargest; ++heap) {
        if ((bits >> heap & 1) != 0) realisations.push_back({heap, 0});
      }
      const auto largest = static_cast<unsigned>(std::bit_width(bits)) - 1;
      const auto value = twin.grundy(realisations);
      ASSERT_EQ(value, check(bits, largest, realisations.size())) << "heaps " << bits << " width " << width;
    }
  }
}

TEST(CombinatorialPaper, Lemma6SingleHeapsInA) {
  for_all_heaps(Ruleset::A, [](unsigned, unsigned k, std::size_t) { return k == 0 ? 0 : k - 1; });
}

TEST(CombinatorialPaper, Lemma7SingleHeapsInB) {
  for_all_heaps(Ruleset::B, [](unsigned, unsigned k, std::size_t) { return k == 1 ? 1 : k <= 2 ? 0 : k - 1; });
}

TEST(CombinatorialPaper, Lemma8SingleHeapsInD) {
  for_all_heaps(Ruleset::D, [](unsigned, unsigned k, std::size_t) { return k; });
}

TEST(CombinatorialPaper, Lemma9SingleHeapsInC) {
  for_all_heaps(Ruleset::C, [](unsigned, unsigned k, std::size_t count) { return count == 1 ? k : k - 1; });
}

TEST(CombinatorialPaper, Lemma10SingleHeapsInCPrime) {
  for_all_heaps(Ruleset::CPrime, [](unsigned bits, unsigned k, std::size_t) -> unsigned {
    if (bits == 0b110 || bits == 0b111) return 0;
    if (k <= 1) return k;
    return (bits >> (k - 1) & 1) != 0 ? k - 1 : k;
  });
}

TEST(CombinatorialPaper, Corollary4OnlyTheLargestHeapCounts) {
  for (const Ruleset ruleset : {Ruleset::A, Ruleset::B, Ruleset::D}) {
    EXPECT_EQ(grundy(at(rules_of("game=nim", ruleset), "0|1|2|5")), grundy(at(rules_of("game=nim", ruleset), "5")));
  }
}

TEST(CombinatorialPaper, Lemma11OneHeapOrTheOther) {
  for (unsigned i = 1; i <= 8; ++i) {
    for (unsigned j = 1; j <= 8; ++j) {
      const std::string position = std::to_string(i) + ",0|0," + std::to_string(j);
      EXPECT_EQ(grundy(at("", position)), std::max(i, j) - 1 + (i == j ? 1 : 0)) << position;
    }
  }
}

TEST(CombinatorialPaper, Corollary5WidthTwoIsEnoughForTwoHeaps) {
  for (const Ruleset ruleset : {Ruleset::A, Ruleset::B, Ruleset::D}) {
    TreeSolver two({classical::Heaps(2), {ruleset, 2}});
    TreeSolver three({classical::Heaps(2), {ruleset, 3}});
    TreeSolver any({classical::Heaps(2), {ruleset, 0}});
    for (unsigned first = 0; first <= 4; ++first) {
      for (unsigned second = 0; second <= 4; ++second) {
        const Realisations heaps = {{first | second << 16, 0}};
        EXPECT_EQ(two.grundy(heaps), three.grundy(heaps)) << first << "," << second;
        EXPECT_EQ(two.grundy(heaps), any.grundy(heaps)) << first << "," << second;
      }
    }
  }
}

TEST(CombinatorialPaper, Corollary5IsFalseForThreeHeaps) {
  EXPECT_EQ(grundy(at("width=2", "1,1,1")), 0U);
  EXPECT_EQ(grundy(at("width=3", "1,1,1")), 1U);
  EXPECT_EQ(grundy(at("width=0", "1,1,1")), 1U);
  EXPECT_EQ(grundy(at("width=2", "1,0,1|0,1,1")), 2U);
  EXPECT_EQ(grundy(at("width=2", "0,0,1")), 0U);
  EXPECT_EQ(grundy(at("width=2", "1,0,0|0,1,0|0,0,1")), 1U);
  EXPECT_EQ(grundy(at("width=3", "0,1,1|1,0,1|1,1,0")), 0U);
}

TEST(CombinatorialPaper, Theorem3ACoveredHeapMayBeDropped) {
  for (const Ruleset ruleset : {Ruleset::A, Ruleset::B, Ruleset::D}) {
    const std::string rules = rules_of("game=nim", ruleset);
    EXPECT_EQ(grundy(at(rules, "3,2|2,2|1,3|0,3")), grundy(at(rules, "3,2|1,3"))) << rules;
  }
  EXPECT_NE(grundy(at("ruleset=C", "0|2")), grundy(at("ruleset=C", "2")));
  EXPECT_NE(grundy(at("ruleset=C'", "1|2")), grundy(at("ruleset=C'", "2")));
}

TEST(CombinatorialPaper, TheQuantumSumInDIsNotTheSelectiveCompound) {
  EXPECT_EQ(grundy(at("game=quantum-sum,parts=nim+nim,ruleset=D", "1;1")), 0U);
  EXPECT_EQ(grundy(at("game=quantum-sum,parts=nim+nim,ruleset=D,width=0", "1;1")), 0U);
  // In the selective compound one moves in one summand or in both: options 1, 1 and 0.
  const std::set<unsigned> compound = {grundy(at("ruleset=D", "1")), grundy(at("ruleset=D", "0"))};
  EXPECT_EQ(compound, (std::set<unsigned>{0, 1}));  // so the compound has value 2
}

TEST(CombinatorialPaper, CPrimeIsNotTheLeastRulesetAboveBAndC) {
  // C' allows what neither B nor C does: two moves are available, and 1-1 is not legal in the ended realisation.
  for (const Ruleset ruleset : {Ruleset::B, Ruleset::C, Ruleset::BC}) {
    EXPECT_FALSE(allows(at(rules_of("game=nim", ruleset), "0|2"), "1-1")) << ruleset_name(ruleset);
  }
  EXPECT_TRUE(allows(at("ruleset=C'", "0|2"), "1-1"));
}

}  // namespace
}  // namespace spooky::combinatorial
