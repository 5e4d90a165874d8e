// Counting trees: the fast way, the way of any game, and the naive one find the same numbers.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>

#include "games/chess/rules/compare.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::chess {
namespace {

/// Without the shortcut that chess offers.
std::uint64_t count_by_playing(const Position& position, int turns) {
  return count_until_turn(position, finished_turns(position) + turns);
}

TEST(ChessQuantumPerft, TheThreeWaysAgree) {
  for (const std::string variant :
       {"niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "partial", "plain"}) {
    for (const std::string rest : {",board=silverman4x5", ",board=gardner5x5,remote_collapse=true"}) {
      SCOPED_TRACE(variant + rest);
      const BothRules rules = both_rules("variant=" + variant + rest);
      const Position start = Position::initial(rules.fast);
      for (int turns = 0; turns <= 2; ++turns) {
        const std::uint64_t counted = perft(start.board(), rules.fast, turns);
        EXPECT_EQ(counted, count_by_playing(start, turns));
        EXPECT_EQ(counted, count_turns(start, turns));
        EXPECT_EQ(counted, chess_naive::perft(rules.naive, ChessNotation::position_text(start), turns));
      }
    }
  }
}

// The figures of docs/rules/chess.md.
TEST(ChessQuantumPerft, FromTheBeginning) {
  const std::map<std::string, std::array<std::uint64_t, 3>> figures = {{"niel", {110, 12'340, 1'376'462}},
                                                                       {"simplified", {92, 8'568, 824'738}},
                                                                       {"hadamard", {92, 8'624, 848'262}},
                                                                       {"hadamard+", {164, 27'216, 4'516'710}},
                                                                       {"deterministic", {92, 8'624, 846'894}},
                                                                       {"nobox", {110, 12'340, 1'375'742}},
                                                                       {"tunnelling", {110, 12'340, 1'376'482}},
                                                                       {"partial", {120, 14'640, 1'776'281}},
                                                                       {"plain", {20, 400, 8'902}}};
  for (const auto& [variant, counts] : figures) {
    const BothRules rules = both_rules("variant=" + variant);
    const Board start = Board::initial(rules.fast);
    for (int turns = 1; turns <= 3; ++turns) {
      EXPECT_EQ(perft(start, rules.fast, turns), counts[static_cast<std::size_t>(turns - 1)]) << variant;
    }
  }
}

TEST(ChessQuantumPerft, InTheMiddleOfAGame) {
  const BothRules rules = both_rules("remote_collapse=true");
  for (const char* text :
       {"7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1", "4k2r/8/8/3pP3/8/8/8/R3K3 w Qk d6 0 1 | -",
        "4k3/P7/8/8/3p4/8/4P3/4K3 w - - 0 1 | -", "4k3/8/8/8/3pPP2/8/8/4K3 b - e3 0 1 | P:e4/f4=u"}) {
    SCOPED_TRACE(text);
    const auto position = read_position<chess::Game>(rules.fast, text);
    ASSERT_TRUE(position) << position.error().reason;
    for (int turns = 1; turns <= 2; ++turns) {
      const std::uint64_t counted = perft(position->board(), rules.fast, turns);
      EXPECT_EQ(counted, count_by_playing(*position, turns));
      EXPECT_EQ(counted, chess_naive::perft(rules.naive, text, turns));
    }
  }
}

}  // namespace
}  // namespace spooky::chess
