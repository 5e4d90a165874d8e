// The quantum state by itself: the tables of the split and merge, unitarity, the one form, numbers of any size.
#include "spooky/games/quantum_chess/rules/quantum_state.hpp"

#include <gtest/gtest.h>

#include "spooky/core/random.hpp"
#include "spooky/formats/quantum_chess/text/state_text.hpp"

namespace spooky::quantum_chess {
namespace {

constexpr Square kA(0);
constexpr Square kB(1);
constexpr Square kC(2);

Effect split() {
  return {{kA, kB, kC}, 0, 0, [](LocalState& state, bool, bool) {
            state.half(0, 1);
            state.swap(0, 2);
          }};
}
Effect merge() {
  return {{kA, kB, kC}, 0, 0, [](LocalState& state, bool, bool) {
            state.swap_back(0, 2);
            state.half_back(1, 2);
          }};
}

/// One board and the amplitudes of what becomes of it, as the text of a local state: "i010 i001".
std::string table_line(const Effect& effect, unsigned pattern) {
  const LocalState& state = effect[3 * Effect::kPatterns + pattern];
  std::string text;
  for (std::size_t i = 0; i < state.size(); ++i) {
    constexpr const char* kFactors[] = {"", "i", "-", "-i"};
    if (i > 0) text += " ";
    text += kFactors[state[i].power_of_i];
    for (unsigned bit = 0; bit < 3; ++bit) text += (state[i].pattern >> bit & 1U) != 0 ? '1' : '0';
  }
  return text;
}

TEST(QuantumState, SplitsAndMergesAsTheTablesSay) {
  // |s t1 t2⟩, K19.
  const Effect split_effect = split();
  EXPECT_EQ(table_line(split_effect, 0b000), "000");
  EXPECT_EQ(table_line(split_effect, 0b001), "i001 i010");
  EXPECT_EQ(table_line(split_effect, 0b010), "010 -001");
  EXPECT_EQ(table_line(split_effect, 0b100), "i100");
  EXPECT_EQ(table_line(split_effect, 0b011), "i011");
  EXPECT_EQ(table_line(split_effect, 0b101), "101 -110");
  EXPECT_EQ(table_line(split_effect, 0b110), "i110 i101");
  EXPECT_EQ(table_line(split_effect, 0b111), "111");
  // |s1 s2 t⟩, K20.
  const Effect merge_effect = merge();
  EXPECT_EQ(table_line(merge_effect, 0b000), "000");
  EXPECT_EQ(table_line(merge_effect, 0b001), "-i001 -010");
  EXPECT_EQ(table_line(merge_effect, 0b010), "010 -i001");
  EXPECT_EQ(table_line(merge_effect, 0b100), "-i100");
  EXPECT_EQ(table_line(merge_effect, 0b011), "-i011");
  EXPECT_EQ(table_line(merge_effect, 0b101), "101 -i110");
  EXPECT_EQ(table_line(merge_effect, 0b110), "-i110 -101");
  EXPECT_EQ(table_line(merge_effect, 0b111), "111");
}

/// A state of one branch with these boards and amplitudes in the basis of Z[ω].
QuantumState state_of(std::vector<BoardTerm<BigInteger>> terms) {
  QuantumState::Wide list;
  list.branches.push_back({terms.size(), Weight(1)});
  list.terms = std::move(terms);
  return QuantumState::of(std::move(list));
}

TEST(QuantumState, HasOneFormWhateverTheCommonFactor) {
  const std::vector<BoardTerm<BigInteger>> terms = {{1, {1, 2, 0, 5}}, {2, {0, -3, 1, 1}}, {4, {2, 0, 0, 7}}};
  const QuantumState one = state_of(terms);
  for (const Amplitude<BigInteger>& factor : {Amplitude<BigInteger>{3, 0, 0, 0}, Amplitude<BigInteger>{0, 1, 0, 0},
                                              Amplitude<BigInteger>{-1, 2, 4, 0}, Amplitude<BigInteger>{0, 1, 0, -1}}) {
    auto multiplied = terms;
    for (auto& term : multiplied) term.amplitude = product(term.amplitude, factor);
    EXPECT_EQ(state_of(multiplied), one);
    EXPECT_EQ(state_of(multiplied).hash(), one.hash());
  }
}

TEST(QuantumState, NumbersOfAnySizeAreReckonedTheSameWay) {
  // Beyond 28 bits the state is kept in long integers; a split and its inverse lead back to the same state exactly.
  const BigInteger large = BigInteger::power_of_two(200) + BigInteger(1);
  const QuantumState start = state_of({{1, {large, 0, 1, 0}}, {2, {3, large, 0, 0}}, {12, {1, 1, 1, large}}});
  EXPECT_GT(start.number_length(), 3U);
  QuantumState state = start;
  for (int i = 0; i < 3; ++i) state.apply(split());
  EXPECT_NE(state, start);
  Weight total(0);
  state.visit([&](const auto& list) { total = list.branches.front().weight; });
  EXPECT_EQ(total, Weight(1));
  const Effect inverse = {{kA, kB, kC}, 0, 0, [](LocalState& local, bool, bool) {
                            local.swap_back(0, 2);
                            local.half_back(0, 1);
                          }};
  for (int i = 0; i < 3; ++i) state.apply(inverse);
  EXPECT_EQ(state, start);
}

TEST(QuantumState, GrowsOutOfNarrowNumbersAndComesBack) {
  // Just below the border of 28 bits: a split needs more, its inverse does not.
  const std::int64_t most = QuantumState::kNarrowLimit - 1;
  const QuantumState start = state_of({{1, {most, 0, 0, 0}}, {2, {most - 1, 5, 0, 0}}, {4, {1, 0, most - 2, 0}}});
  EXPECT_EQ(start.number_length(), 1U);
  QuantumState state = start;
  for (int i = 0; i < 5; ++i) state.apply(split());
  const Effect inverse = {{kA, kB, kC}, 0, 0, [](LocalState& local, bool, bool) {
                            local.swap_back(0, 2);
                            local.half_back(0, 1);
                          }};
  for (int i = 0; i < 5; ++i) state.apply(inverse);
  EXPECT_EQ(state, start);
}

TEST(QuantumState, ProbabilitiesOfBothAnswersSumToOne) {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    std::vector<BoardTerm<BigInteger>> terms;
    for (SquareSet board = 1; board < 32; ++board) {
      if (uniform(random, 2) == 0) continue;
      const auto part = [&] { return BigInteger(static_cast<std::int64_t>(uniform(random, 9)) - 4); };
      const Amplitude<BigInteger> z = {part(), part(), part(), part()};
      if (!z.is_zero()) terms.push_back({board, z});
    }
    if (terms.empty()) continue;
    const QuantumState state = state_of(terms);
    const Question question{uniform(random, 4), SquareSet{uniform(random, 4)} << 2};
    const Weight yes = state.probability(question);
    EXPECT_GE(yes, Weight(0));
    EXPECT_LE(yes, Weight(1));
    if (yes == Weight(0) || yes == Weight(1)) continue;
    QuantumState agreed = state;
    agreed.keep(question, Answer::Yes);
    QuantumState denied = state;
    denied.keep(question, Answer::No);
    EXPECT_EQ(agreed.probability(question), Weight(1));
    EXPECT_EQ(denied.probability(question), Weight(0));
    EXPECT_EQ(agreed.boards() + denied.boards(), state.boards());
    // The law of total probability, square by square.
    const auto before = state.probabilities();
    const auto if_yes = agreed.probabilities();
    const auto if_no = denied.probabilities();
    for (std::size_t i = 0; i < 64; ++i) {
      EXPECT_EQ(before[i], yes * if_yes[i] + (Weight(1) - yes) * if_no[i]);
    }
  }
}

}  // namespace
}  // namespace spooky::quantum_chess
