// What the faces of the die mean where Nature acts: the marks of chess (N1, N2) and tunnelling.
#include "dice/nature.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "formats/chess/testing.hpp"
#include "search/toy_games.hpp"

namespace spooky {
namespace {

/// A die that shows what it is told to.
class LoadedDie : public Die {
 public:
  explicit LoadedDie(int face) : byte_(static_cast<unsigned char>(face - 1)) {}

 protected:
  unsigned char next_byte() override { return byte_; }

 private:
  unsigned char byte_;
};

/// What Nature does after a move for each face from 1 to 6.
std::vector<std::string> by_face(std::string_view rules, std::string_view text, std::string_view move) {
  const AnyPosition position(chess::after(chess::position_of(rules, text), {move}));
  std::vector<std::string> said;
  for (int face = 1; face <= 6; ++face) {
    LoadedDie die(face);
    const Drawn<std::string> drawn = draw_for_nature(position, die);
    EXPECT_EQ(drawn.face, face);
    said.push_back(drawn.action);
  }
  return said;
}

TEST(NatureRoll, EvenFindsAnEqualPairOnItsFirstSquare) {
  EXPECT_EQ(by_face("", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=e", "d1d5"),
            (std::vector<std::string>{"#2", "#1", "#2", "#1", "#2", "#1"}));
  EXPECT_EQ(by_face("variant=hadamard", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:f5/d5=p", "d1d5"),
            (std::vector<std::string>{"#2", "#1", "#2", "#1", "#2", "#1"}));
}

TEST(NatureRoll, OneToFourFindsAnUnequalPairOnItsFirstSquare) {
  EXPECT_EQ(by_face("", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u", "d1d5"),
            (std::vector<std::string>{"#1", "#1", "#1", "#1", "#2", "#2"}));
}

TEST(NatureRoll, OnlyASixTunnels) {
  EXPECT_EQ(by_face("variant=tunnelling", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1 | -", "a1>a6"),
            (std::vector<std::string>{"#2", "#2", "#2", "#2", "#2", "#1"}));
}

TEST(NatureRoll, AGameWithoutFacesIsDrawnByItsWeights) {
  toys::DicePosition position;
  position.play_unchecked(1);
  ASSERT_EQ(position.actor(), Actor::Nature);
  const auto die = make_die("seed", 1);
  std::array<int, 3> seen{};
  for (int i = 0; i < 60'000; ++i) {
    const auto drawn = draw_for_nature(position, *die);
    EXPECT_FALSE(drawn.face);
    ++seen[static_cast<std::size_t>(drawn.action)];
  }
  EXPECT_NEAR(seen[0], 10'000, 400);
  EXPECT_NEAR(seen[1], 20'000, 500);
  EXPECT_NEAR(seen[2], 30'000, 600);
  // Bytes below 43 are faces below 1/6, but for the last of them; those from 128 on are the upper half.
  LoadedDie low(1);
  EXPECT_EQ(draw_for_nature(position, low).action, 0);
  LoadedDie high(256);
  EXPECT_EQ(draw_for_nature(position, high).action, 2);
  LoadedDie stuck(0x55 + 1);
  EXPECT_EQ(draw_for_nature(position, stuck).action, 1);
}

}  // namespace
}  // namespace spooky
