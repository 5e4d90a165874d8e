// Positions as text: what is read, what is written, and what is no position.
#include "games/quantum_chess/rules/testing.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/quantum_chess/text/number_text.hpp"

namespace spooky::quantum_chess_testing {
namespace {

std::string written(std::string_view text, std::string_view rules = "") {
  return Text::position_text(after(text, "", rules));
}

ErrorCode code_of(std::string_view text, std::string_view rules = "") {
  const auto position = read_position<Game>(*read_rules<Game>(rules), text);
  EXPECT_FALSE(position) << text;
  if (position) return ErrorCode::BadJson;
  EXPECT_FALSE(position.error().reason.empty());
  return position.error().code;
}

TEST(QuantumChessPosition, OneTextIsReadAndWrittenBack) {
  for (const char* text : {"7k/8/4B3/8/6B1/7N/4N3/K7 b - - 5 3 | e2h3g4e6 5,9:1i,a:1r2i",
                           "7k/8/8/8/8/8/4bP2/K3Q3 w - - 2 2 | e1 1/2*0;1/2*1 | pieces=5",
                           "7k/8/8/7B/6B1/8/4B3/K7 b - - 5 3 | e2g4h5 1,2:2i-1r2i,4:-3i+2r2i",
                           "r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1 | -"}) {
    EXPECT_EQ(written(text), text);
  }
}

TEST(QuantumChessPosition, FenIsReadAlsoWithoutCounters) {
  EXPECT_EQ(written("4k3/8/8/8/8/8/8/4K3 w - -"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | -");
  EXPECT_EQ(written("4k3/8/8/8/8/8/8/4K3 b - - 3 9"), "4k3/8/8/8/8/8/8/4K3 b - - 3 9 | -");
}

TEST(QuantumChessPosition, OtherSpellingsAreReadAndWrittenInOneForm) {
  const std::string one = "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2:1i";
  EXPECT_EQ(written("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 2:1i,1"), one);
  EXPECT_EQ(written("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1:2,2:4/2i"), one);
  EXPECT_EQ(written("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1/3*1,2:1i;2/3*1:-1r2,2:-1r2i"), one);
  EXPECT_EQ(written("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1/2*2;1/2*1"),
            "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1/2*1;1/2*2");
  EXPECT_EQ(written("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2 | pieces=3"),
            "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2");
}

TEST(QuantumChessPosition, WhatIsNoPosition) {
  const std::string board = "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | ";
  for (const char* state : {"a3c3 1/2*1;1/4*2",
                            "a3c3 1,3",
                            "a3c3 1",
                            "a3c3d4 1,2",
                            "c3a3 1,2",
                            "a3a3 1,2",
                            "a3c3 1,2:0",
                            "a3c3 1,1",
                            "a3c3 1,4",
                            "a3c3 1,g",
                            "a3c3 0*1;1*2",
                            "a3c3 -1*1;2*2",
                            "a3c3 1,2:",
                            "a3c3 1,2:i",
                            "a3c3 1,2:1/0",
                            "a3c3",
                            "a3c3 1,2 x",
                            "",
                            "a3c3 1,2 | pieces=",
                            "a3c3 1,2 | pieces=1i",
                            "a3c3 1,2 | pieces=65",
                            "a3c3 1,2 | 5",
                            "a3c3 1,2 | pieces=3 | -",
                            "a9 1",
                            "a3c3 1i*1,2",
                            "a3c3 ,",
                            "a3c3 1;;2",
                            "a3c3 1,2:1+",
                            "a3c3 1,2:1i+2i"}) {
    EXPECT_EQ(code_of(board + state), ErrorCode::BadPosition) << state;
  }
  for (const char* text : {"4k3/8/8/8/8/8/8/4K2P w - - 0 1",
                           "4k2p/8/8/8/8/8/8/4K3 w - - 0 1",
                           "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
                           "4k3/8/8/8/8/K7/8/4K3 w - - 0 1 | e1a3 1,3",
                           "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
                           "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
                           "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | a1 1/2*0;1/2*1",
                           "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
                           "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
                           "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1",
                           "4k3/8/8/4n3/8/8/8/4K3 w - e6 0 1",
                           "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
                           "4k3/8/8/8/8/8/8/4K3 w KK - 0 1",
                           "4k3/8/8/8/8/8/4K3 w - - 0 1",
                           "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
                           "4k3/8/8/8/8/8/8/4K2x w - - 0 1",
                           "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
                           "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
                           "",
                           "| -"}) {
    EXPECT_EQ(code_of(text), ErrorCode::BadPosition) << text;
  }
  EXPECT_EQ(code_of("rnbqk/ppppp/5/PPPPP/RNBQK w K - 0 1", "board=gardner5x5"), ErrorCode::BadPosition);
}

TEST(QuantumChessPosition, WhatIsTooLarge) {
  EXPECT_EQ(code_of("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2", "max_boards=1"), ErrorCode::TooLarge);
  const std::string digits(2000, '7');
  EXPECT_EQ(code_of("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2:" + digits), ErrorCode::TooLarge);
  // Long numbers are not too long: what comes out is exact.
  const std::string fifty(50, '7');
  EXPECT_EQ(written("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2:" + fifty + "i"),
            "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2:" + fifty + "i");
}

TEST(QuantumChessPosition, ASideWithoutAKingIsNotBad) { EXPECT_TRUE(after("8/8/8/8/8/8/8/4K3 w - - 0 1").is_over()); }

TEST(QuantumChessNumbers, AreReadAndWrittenInOneWay) {
  using quantum_chess::number_text;
  using quantum_chess::parse_number;
  for (const char* text : {"0", "3/8", "1/4+1/8r2", "3/8-1/4r2", "1i", "-1r2i", "2i-1r2i", "-1+2r2-3/4i+5/7r2i"}) {
    const auto number = parse_number(text);
    ASSERT_TRUE(number) << text;
    EXPECT_EQ(number_text(*number), text);
  }
  EXPECT_EQ(number_text(*parse_number("1i+2/4")), "1/2+1i");
  for (const char* text :
       {"", "+1", "1+", "i", "r2", "1ir2", "1 ", "1//2", "1/0", "1r", "1+-2", "--1", "1i2", "1/2/3"}) {
    EXPECT_FALSE(parse_number(text)) << text;
  }
}

/// Every position of random games is read back from its text, with the same hash and the same moves.
TEST(QuantumChessPosition, TextsOfRandomGamesAreReadBack) {
  Random random(11);
  for (int game = 0; game < 10; ++game) {
    Position position = after("r3k2r/pp3ppp/2n5/3b4/4B3/2N5/PP3PPP/R3K2R w KQkq - 0 1");
    for (int ply = 0; ply < 40 && !position.is_over(); ++ply) {
      position.play_unchecked(position.random_action(random));
      if (!position.is_between_turns()) continue;
      const std::string text = Text::position_text(position);
      const Position again = after(text);
      ASSERT_EQ(Text::position_text(again), text);
      ASSERT_EQ(again.hash(), position.hash());
      ASSERT_EQ(again, position);
    }
  }
}

}  // namespace
}  // namespace spooky::quantum_chess_testing
