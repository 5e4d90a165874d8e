#include "spooky/formats/picture.hpp"

#include "games/quantum_chess/rules/testing.hpp"

namespace spooky::quantum_chess_testing {
namespace {

std::string drawn(std::string_view text) { return print_svg(Text::picture(GameLog<Game>{after(text), {}}, 0)); }

TEST(QuantumChessPicture, ShowsTheChancesOfPiecesThatMayBeThere) {
  const std::string sure = drawn("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  EXPECT_EQ(sure.find("1/2"), std::string::npos);
  const std::string svg = drawn("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2");
  std::size_t chances = 0;
  for (std::size_t at = svg.find(">1/2<"); at != std::string::npos; at = svg.find(">1/2<", at + 1)) ++chances;
  EXPECT_EQ(chances, 2U);
  EXPECT_NE(svg.find("White to move."), std::string::npos);
}

TEST(QuantumChessPicture, ShortensLongChances) {
  EXPECT_NE(drawn("7k/8/8/7B/6B1/8/4B3/K7 b - - 5 3 | e2g4h5 1,2:2i-1r2i,4:-3i+2r2i").find("≈73%"), std::string::npos);
}

TEST(QuantumChessPicture, ShowsWhatIsAsked) {
  const GameLog<Game> log{after("4k3/8/8/8/8/8/8/1NR1K3 w - - 0 1", "b1^a3c3 e8e7 c1c3"), {}};
  EXPECT_NE(print_svg(Text::picture(log, 0)).find("is c3 empty"), std::string::npos);
}

}  // namespace
}  // namespace spooky::quantum_chess_testing
