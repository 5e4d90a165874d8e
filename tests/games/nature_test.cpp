// Nature's turn in a game: by the faces of a die where the rules read them (N1, N2, tunnelling), by the weights
// elsewhere.
#include "spooky/games/nature.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/exact_numbers.hpp"
#include "formats/chess/text/testing.hpp"
#include "search/toy_games.hpp"

namespace spooky {
namespace {

using Faces = std::vector<int>;

/// The faces that mean #1 and #2 after a move.
std::pair<Faces, Faces> faces_after(std::string_view rules, std::string_view text, std::string_view move) {
  const chess::Position position = chess::after(chess::position_of(rules, text), {move});
  EXPECT_EQ(die_rolled(position), 6);
  return {faces_of(position, chess::Action::roll(chess::Half::First)),
          faces_of(position, chess::Action::roll(chess::Half::Second))};
}

TEST(NatureRoll, EvenFindsAnEqualPairOnItsFirstSquare) {
  const std::pair expected{Faces{2, 4, 6}, Faces{1, 3, 5}};
  EXPECT_EQ(faces_after("", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=e", "d1d5"), expected);
  EXPECT_EQ(faces_after("variant=hadamard", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:f5/d5=p", "d1d5"), expected);
}

TEST(NatureRoll, OneToFourFindsAnUnequalPairOnItsFirstSquare) {
  EXPECT_EQ(faces_after("", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u", "d1d5"),
            (std::pair{Faces{1, 2, 3, 4}, Faces{5, 6}}));
}

TEST(NatureRoll, OnlyASixTunnels) {
  EXPECT_EQ(faces_after("variant=tunnelling", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1 | -", "a1>a6"),
            (std::pair{Faces{6}, Faces{1, 2, 3, 4, 5}}));
}

TEST(NatureRoll, NoDieIsRolledWhereAPlayerActs) {
  const chess::Position start;
  EXPECT_EQ(die_rolled(start), 0);
  EXPECT_EQ(faces_of(start, chess::Action::roll(chess::Half::First)), Faces{});
}

/// What all sequences of two bytes draw: how many each action and face, and how many leave it open.
template <GamePosition P>
std::map<std::pair<typename P::Action, int>, int> all_draws(const P& position, int& open) {
  std::map<std::pair<typename P::Action, int>, int> seen;
  for (unsigned n = 0; n < 65536; ++n) {
    unsigned given = 0;
    const auto next_byte = [&]() -> std::optional<unsigned> {
      if (given == 2) return std::nullopt;
      return given++ == 0 ? n / 256 : n % 256;
    };
    const auto drawn = draw_for_nature(position, next_byte);
    if (drawn) {
      ++seen[{drawn->action, drawn->face.value_or(0)}];
    } else {
      ++open;
    }
  }
  return seen;
}

TEST(NatureRoll, EveryFaceComesEquallyOftenAndMeansWhatTheRulesSay) {
  const auto position =
      chess::after(chess::position_of("", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u"), {"d1d5"});
  int open = 0;
  const auto seen = all_draws(position, open);
  EXPECT_EQ(open, 4);
  ASSERT_EQ(seen.size(), 6U);
  for (const auto& [drawn, count] : seen) {
    EXPECT_NEAR(count, 65536.0 / 6, 1);
    EXPECT_EQ(drawn.first, chess::Action::roll(drawn.second <= 4 ? chess::Half::First : chess::Half::Second));
  }
}

TEST(NatureRoll, AGameWithoutADieIsDrawnByItsWeights) {
  const toys::DicePosition position{.stage = 1};
  int open = 0;
  const auto seen = all_draws(position, open);
  const std::map<std::pair<int, int>, int> expected{{{0, 0}, 10922}, {{1, 0}, 21845}, {{2, 0}, 32768}};
  EXPECT_EQ(seen, expected);
  EXPECT_EQ(open, 1) << "1/6 is no multiple of 1/65536";
}

TEST(NatureRoll, AnIrrationalWeightNeedsNoFace) {
  using exact::Root2;
  toys::WheelPosition<Root2> wheel{
      {Root2(Rational(3, 8), Rational(-1, 4)), Root2(Rational(1, 4)), Root2(Rational(3, 8), Rational(1, 4))}};
  wheel.play_unchecked(1);
  const auto draw_from = [&](unsigned byte) { return draw_for_nature(wheel, [&] { return byte; }); };
  // 3/8 - 1/4√2 is 0.0214, that is 5.49 / 256; with 1/4 it is 69.49 / 256.
  EXPECT_EQ(draw_from(4), (Drawn<int>{-1, std::nullopt}));
  EXPECT_EQ(draw_from(6), (Drawn<int>{0, std::nullopt}));
  EXPECT_EQ(draw_from(68), (Drawn<int>{0, std::nullopt}));
  EXPECT_EQ(draw_from(70), (Drawn<int>{1, std::nullopt}));
}

}  // namespace
}  // namespace spooky
