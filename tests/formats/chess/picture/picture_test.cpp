// Pictures: pieces, halves and their marks.
#include "spooky/formats/picture.hpp"

#include <algorithm>

#include "formats/chess/text/testing.hpp"

namespace spooky::chess {
namespace {

constexpr Ink kRed = {205, 30, 30, true};
constexpr Ink kBlue = {30, 75, 205, true};

Picture draw(std::string_view rules, std::string_view text) { return Text::picture({position_of(rules, text), {}}, 0); }

/// The places of the marks of a colour.
std::vector<std::pair<int, int>> marks(const Picture& picture, Ink ink) {
  std::vector<std::pair<int, int>> places;
  for (const Mark& mark : picture.marks) {
    if (mark.kind == Mark::Kind::Circle && mark.fill == ink) places.emplace_back(mark.x, mark.y);
  }
  return places;
}

// A square has 60 units, the board begins at 34: a1 is from (34, 454) to (94, 514).

TEST(ChessPicture, MarksFaceTheOpponentOrTheOwner) {
  const Picture equal = draw("", "4k3/8/8/8/8/8/8/R1R1K3 w - - 0 1 | R:a1/c1=e");
  EXPECT_EQ(marks(equal, kRed), (std::vector<std::pair<int, int>>{{64, 460}})) << "7.2: both face the opponent";
  EXPECT_EQ(marks(equal, kBlue), (std::vector<std::pair<int, int>>{{184, 460}}));
  const Picture unequal = draw("", "4k3/8/8/8/8/8/8/R1R1K3 w - - 0 1 | R:a1/c1=u");
  EXPECT_EQ(marks(unequal, kRed), (std::vector<std::pair<int, int>>{{64, 460}}));
  EXPECT_EQ(marks(unequal, kBlue), (std::vector<std::pair<int, int>>{{184, 508}})) << "one each way";
  const Picture black = draw("", "4k3/8/8/8/8/8/4K3/r1r5 b - - 0 1 | r:a1/c1=u");
  EXPECT_EQ(marks(black, kRed), (std::vector<std::pair<int, int>>{{64, 508}})) << "Black's opponent is below";
}

TEST(ChessPicture, EntangledMarksLieOnADiagonal) {
  const Picture picture = draw("", "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1");
  // e4 is from (274, 274), f6 from (334, 154): the upper right and the lower left corner (8.2, 8.3).
  EXPECT_EQ(marks(picture, kRed), (std::vector<std::pair<int, int>>{{328, 280}, {340, 208}}));
  const Picture other = draw("", "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@2;n:f6/d5=e@2");
  EXPECT_EQ(marks(other, kRed), (std::vector<std::pair<int, int>>{{280, 280}, {388, 208}}));
}

TEST(ChessPicture, HalvesArePaleAndLinked) {
  const Picture picture = draw("", "4k3/8/8/8/8/8/8/R1R1K3 w - - 0 1 | R:a1/c1=e");
  const auto dashed = std::count_if(picture.marks.begin(), picture.marks.end(), [](const Mark& m) { return m.dashed; });
  EXPECT_EQ(dashed, 1);
  const std::string svg = print_svg(picture);
  EXPECT_TRUE(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
  EXPECT_NE(svg.find("<polygon points=\""), std::string::npos);
  EXPECT_NE(svg.find(">White to move.</text>"), std::string::npos);
}

TEST(ChessPicture, EveryBoardAndMomentCanBeDrawn) {
  for (const std::string_view rules : kRuleSets) {
    const auto log = random_log(rules, 3, 60);
    for (std::size_t actions = 0; actions <= log.entries.size() + 5; actions += 5) {
      const Picture picture = Text::picture(log, actions);
      for (const Mark& mark : picture.marks) {
        EXPECT_TRUE(mark.x >= 0 && mark.x <= picture.width && mark.y >= 0 && mark.y <= picture.height);
        for (const Spot& spot : mark.corners) {
          EXPECT_TRUE(spot.x >= 0 && spot.x <= picture.width && spot.y >= 0 && spot.y <= picture.height);
        }
      }
    }
  }
}

TEST(Svg, PolygonsHaveCorners) {
  Picture picture{10, 20, "t", {}};
  picture.marks.push_back(Mark::polygon({{1, 2}, {3, 4}, {5, 6}}, Ink::grey(255), Ink::grey(0), 2));
  EXPECT_NE(print_svg(picture).find("<polygon points=\"1,2 3,4 5,6\" fill=\"#ffffff\" stroke=\"#000000\" "
                                    "stroke-width=\"2\" stroke-linejoin=\"round\"/>"),
            std::string::npos);
}

}  // namespace
}  // namespace spooky::chess
