// The naive chess by itself: published figures, the paper's example, the hand-made cases, and what must hold
// everywhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "games/chess/rules/article_cases.hpp"
#include "games/chess/rules/naive_game.hpp"
#include "games/chess/rules/partial_cases.hpp"

namespace spooky::chess_naive {
namespace {

Rules rules_of(const std::string& words) {
  Rules rules;
  for (const std::string& word : parts(words, ' ')) {
    if (word == "stay_only") {
      rules.stay_only = true;
    } else if (word == "remote_collapse") {
      rules.remote_collapse = true;
    } else if (word == "double_step" || word == "no_double_step") {
      rules.double_step = word == "double_step";
    } else if (word.find('x') != std::string::npos && word != "nobox") {
      rules.board = word;
    } else {
      rules.variant = word;
    }
  }
  return rules;
}

std::string line(const Outcome& outcome) {
  std::string rolls;
  for (const int roll : outcome.rolls) rolls += '#' + std::to_string(roll);
  return (rolls.empty() ? "-" : rolls) + ' ' + outcome.weight.to_string() + ' ' + outcome.position;
}

std::vector<std::string> lines(const std::vector<Move>& moves, const std::string& action) {
  for (const Move& move : moves) {
    if (move.text != action) continue;
    std::vector<std::string> list;
    for (const Outcome& outcome : move.outcomes) list.push_back(line(outcome));
    return list;
  }
  return {chess_cases::kNotLegal};
}

/// The case itself is sound: a normal text, and nobody left a king in check, but for the middle of a turn.
void expect_sound(const Rules& rules, const std::string& position) {
  EXPECT_EQ(canonical(rules, position), position);
  const Position parsed = parse(rules, position);
  EXPECT_TRUE(parsed.must != kNowhere || !is_in_check(rules, parsed, other_colour(parsed.side))) << position;
}

void expect_cases(const std::vector<chess_cases::Case>& cases) {
  for (const chess_cases::Case& each : cases) {
    SCOPED_TRACE(each.clause + ", " + each.rules + ", " + each.position + ", " + each.action);
    const Rules rules = rules_of(each.rules);
    expect_sound(rules, each.position);
    EXPECT_EQ(lines(legal_moves(rules, each.position), each.action), each.expected);
  }
}

TEST(ChessNaiveCases, Article6) { expect_cases(chess_cases::article_6()); }
TEST(ChessNaiveCases, Article7Moves) { expect_cases(chess_cases::article_7_moves()); }
TEST(ChessNaiveCases, Article7Captures) { expect_cases(chess_cases::article_7_captures()); }
TEST(ChessNaiveCases, Article7MarksAndPawns) { expect_cases(chess_cases::article_7_marks_and_pawns()); }
TEST(ChessNaiveCases, EnPassant) { expect_cases(chess_cases::en_passant()); }
TEST(ChessNaiveCases, Article8) { expect_cases(chess_cases::article_8()); }
TEST(ChessNaiveCases, HadamardGames) { expect_cases(chess_cases::hadamard_games()); }
TEST(ChessNaiveCases, VariantsAndOptions) { expect_cases(chess_cases::variants_and_options()); }

TEST(ChessNaiveCases, ThreeSquares) { expect_cases(chess_cases::three_squares()); }

void expect_lists(const std::vector<chess_cases::ListCase>& cases) {
  for (const chess_cases::ListCase& each : cases) {
    SCOPED_TRACE(each.clause + ", " + each.rules + ", " + each.position + ", " + each.prefix);
    const Rules rules = rules_of(each.rules);
    expect_sound(rules, each.position);
    std::vector<std::string> found;
    for (const Move& move : legal_moves(rules, each.position)) {
      if (move.text.rfind(each.prefix, 0) == 0) found.push_back(move.text);
    }
    EXPECT_EQ(found, each.moves);
  }
}

TEST(ChessNaiveCases, Lists) { expect_lists(chess_cases::lists()); }
TEST(ChessNaiveCases, ListsOfThreeSquares) { expect_lists(chess_cases::three_squares_lists()); }

void expect_endings(const std::vector<chess_cases::EndingCase>& cases) {
  for (const chess_cases::EndingCase& each : cases) {
    SCOPED_TRACE(each.clause + ", " + each.rules + ", " + each.position);
    const Rules rules = rules_of(each.rules);
    expect_sound(rules, each.position);
    EXPECT_EQ(in_check(rules, each.position), each.check);
    EXPECT_EQ(ending(rules, each.position).value_or("none"), each.ending);
  }
}

TEST(ChessNaiveCases, Endings) { expect_endings(chess_cases::endings()); }
TEST(ChessNaiveCases, EndingsOfThreeSquares) { expect_endings(chess_cases::three_squares_endings()); }

// 6.2.6 and the small boards.
TEST(ChessNaive, InitialPositions) {
  EXPECT_EQ(initial_position({}), chess_cases::kStart);
  EXPECT_EQ(initial_position(rules_of("niel silverman4x5")), "rqkr/pppp/4/PPPP/RQKR w - - 0 1 | -");
  EXPECT_EQ(initial_position(rules_of("niel gardner5x5")), "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1 | -");
  EXPECT_EQ(initial_position(rules_of("niel attack5x6")), "rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1 | -");
  EXPECT_EQ(initial_position(rules_of("niel losalamos6x6")), "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1 | -");
}

TEST(ChessNaive, NormalTexts) {
  EXPECT_EQ(canonical({}, "4k3/8/8/8/8/8/8/R3K2R w QK -"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | -");
  const std::string pairs = "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | n:f6/d5=e;R:f4/e4=e";
  EXPECT_EQ(canonical({}, pairs), "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e;n:d5/f6=e");
  EXPECT_EQ(canonical(rules_of("hadamard"), pairs), "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:f4/e4=e;n:f6/d5=e");
}

TEST(ChessNaive, PublishedPerft) {
  struct Figure {
    std::string position;
    std::vector<std::uint64_t> counts;
  };
  const std::vector<Figure> figures = {
      {chess_cases::kStart, {20, 400, 8902}},
      {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", {48, 2039, 97862}},
      {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", {14, 191, 2812}},
      {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", {6, 264, 9467}},
      {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", {44, 1486, 62379}},
  };
  for (const Figure& figure : figures) {
    for (std::size_t i = 0; i < figure.counts.size(); ++i) {
      EXPECT_EQ(perft(rules_of("plain"), figure.position, static_cast<int>(i) + 1), figure.counts[i])
          << figure.position;
    }
  }
}

// By hand. A knight has 3 squares with its own, so 2 plain moves, 3 equal and 6 unequal splits; a pawn likewise.
TEST(ChessNaive, QuantumPerft) {
  EXPECT_EQ(perft({}, chess_cases::kStart, 1), 10U * 11U);
  EXPECT_EQ(perft(rules_of("niel stay_only"), chess_cases::kStart, 1), 10U * 8U);
  EXPECT_EQ(perft(rules_of("simplified"), chess_cases::kStart, 1), 8U * 8U + 2U * 14U);
  EXPECT_EQ(perft(rules_of("hadamard"), chess_cases::kStart, 1), 8U * 8U + 2U * 14U);
  EXPECT_EQ(perft(rules_of("deterministic"), chess_cases::kStart, 1), 8U * 8U + 2U * 14U);
  EXPECT_EQ(perft(rules_of("hadamard+"), chess_cases::kStart, 1), 8U * 14U + 2U * 26U);
  // Joins come in the second turn: after each of 6 splits with a half on the fourth rank, in two orders each. Pawns: 14
  // neighbouring files; knights: a6 and c6 attack b4, c6 attacks d4, and the same on the other wing.
  EXPECT_EQ(perft({}, chess_cases::kStart, 2), 110U * 110U + 6U * 2U * 14U + 6U * 2U * 6U);
  // The halves have 6 steps and an attempt with two outcomes; a collapse on b1 leaves 3 moves and 9 splits, one on d1 4
  // moves and 30 splits. The collapse, its roll and the move are one turn.
  const std::string knights = "7k/8/8/8/8/p7/P7/KN1N4 w - - 0 1 | N:b1/d1=e";
  EXPECT_EQ(perft({}, knights, 1), 8U);
  EXPECT_EQ(perft(rules_of("niel remote_collapse"), knights, 1), 8U + 12U + 34U);
}

/// N4 in its short form: no chance only for halves of one group with different classes.
bool is_in_check_by_n4(const Position& position, char side) {
  for (Square king = 0; king < position.size(); ++king) {
    if (position.at(king) != coloured('k', side)) continue;
    for (Square from = 0; from < position.size(); ++from) {
      if (!position.belongs_to(from, other_colour(side)) || !attacks(position, from, king)) continue;
      const Pair* attacker = position.pair_at(from);
      const Pair* target = position.pair_at(king);
      const bool no_chance = attacker != nullptr && target != nullptr && attacker->group != 0 &&
                             attacker->group == target->group && (attacker->first == from) != (target->first == king);
      if (!no_chance) return true;
    }
  }
  return false;
}

void expect_sound_moves(const Rules& rules, const std::string& position, const std::vector<Move>& moves) {
  for (std::size_t i = 1; i < moves.size(); ++i) EXPECT_LT(moves[i - 1].text, moves[i].text) << position;
  for (const Move& move : moves) {
    Rational sum = 0;
    for (const Outcome& outcome : move.outcomes) {
      sum += outcome.weight;
      EXPECT_EQ(canonical(rules, outcome.position), outcome.position) << position << ' ' << move.text;
      for (const char king : {'K', 'k'}) {
        EXPECT_NE(outcome.position.find(king), std::string::npos) << position << ' ' << move.text;
      }
    }
    EXPECT_EQ(sum, Rational(1)) << position << ' ' << move.text;
  }
}

class ChessNaiveWalk : public ::testing::TestWithParam<std::string> {};

// Random games: lists in order, weights that sum to one, texts that read back, and N4 in both its forms.
TEST_P(ChessNaiveWalk, HoldsEverywhere) {
  const Rules rules = rules_of(GetParam());
  std::mt19937 random(1);
  for (int game = 0; game < 4; ++game) {
    std::string position = initial_position(rules);
    for (int turn = 0; turn < 60; ++turn) {
      const std::vector<Move> moves = legal_moves(rules, position);
      expect_sound_moves(rules, position, moves);
      if (!is_deterministic(rules)) {
        const Position parsed = parse(rules, position);
        EXPECT_EQ(is_in_check(rules, parsed, parsed.side), is_in_check_by_n4(parsed, parsed.side)) << position;
      }
      EXPECT_EQ(moves.empty(), ending(rules, position).has_value()) << position;
      if (moves.empty()) break;
      const Move& move = moves[random() % moves.size()];
      position = move.outcomes[random() % move.outcomes.size()].position;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, ChessNaiveWalk,
                         ::testing::Values("niel silverman4x5", "niel gardner5x5 double_step remote_collapse",
                                           "simplified losalamos6x6", "hadamard attack5x6",
                                           "hadamard+ gardner5x5 remote_collapse", "deterministic gardner5x5",
                                           "nobox attack5x6 double_step", "tunnelling losalamos6x6", "plain",
                                           "partial silverman4x5 double_step", "partial gardner5x5 remote_collapse",
                                           "niel stay_only remote_collapse"));

}  // namespace
}  // namespace spooky::chess_naive
