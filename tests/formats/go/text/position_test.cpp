// Position texts: each fault has its own sentence, and whatever is read prints as itself.
#include "formats/go/text/testing.hpp"
#include "spooky/core/random.hpp"

namespace spooky::go {
namespace {

std::string fault(std::string_view text, std::string_view rules = "width=5,height=5") {
  const auto position = read_position<go::Game>(rules_of(rules), text);
  if (position) return "accepted";
  EXPECT_EQ(position.error().code, ErrorCode::BadPosition);
  return position.error().reason;
}

TEST(GoPositionFaults, OfTheWholeText) {
  const std::string form =
      "a position is written as rows, b or w, the passes, | and groups, as in 3/x1O/1x1 b 0 | B1/A2";
  for (const char* text : {"", "|", "5/5/5/5/5", "5/5/5/5/5 b 0", "5/5/5/5/5 b | -", "5/5/5/5/5 b 0 |",
                           "5/5/5/5/5 b 0 | - | -", "5/5/5/5/5 b 0 0 | -", "5/5/5/5/5 b 0 | - -"}) {
    EXPECT_EQ(fault(text), form) << text;
  }
  EXPECT_EQ(fault("5/5/5/5/5 x 0 | -"), "whose turn it is must be b or w, and this position has 'x'");
  EXPECT_EQ(fault("5/5/5/5/5 b 3 | -"), "the number of passes must be 0, 1 or 2, and this position has '3'");
}

TEST(GoPositionFaults, OfRows) {
  EXPECT_EQ(fault("5/5/5/5 b 0 | -"), "the board has 5 rows, and this position has 4");
  EXPECT_EQ(fault("5/5/5/5/5/5 b 0 | -"), "the board has 5 rows, and this position has 6");
  EXPECT_EQ(fault("5/4/5/5/5 b 0 | -"), "row 4 has 4 points, and the board has 5 columns");
  EXPECT_EQ(fault("5/5/5/5/5X b 0 | -"), "row 1 has 6 points, and the board has 5 columns");
  EXPECT_EQ(fault("5/5/5/5/99 b 0 | -"), "row 1 has 99 points, and the board has 5 columns");
  EXPECT_EQ(fault("5/5//5/5 b 0 | -"), "row 3 has 0 points, and the board has 5 columns");
  EXPECT_EQ(fault("5/5/2B2/5/5 b 0 | -"), "row 3 has 'B'; stones are X, O, x and o, and empty points are numbers");
  EXPECT_EQ(fault("5/5/2é2/5/5 b 0 | -"), "row 3 has 'é'; stones are X, O, x and o, and empty points are numbers");
  EXPECT_EQ(fault("05/5/5/5/5 b 0 | -"), "row 5 has a number of empty points that begins with 0");
}

TEST(GoPositionFaults, OfGroups) {
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | -"), "A5 is entangled (x or o) but in no group");
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | A5/F5"), "the groups name 'F5', which is not a point of this board");
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | A5/E5;"), "the groups name '', which is not a point of this board");
  EXPECT_EQ(fault("x3X/5/5/5/5 b 0 | A5/E5"), "E5 is in a group but is not an entangled stone (x or o)");
  EXPECT_EQ(fault("x4/5/5/5/5 b 0 | A5/E5"), "E5 is in a group but is not an entangled stone (x or o)");
  EXPECT_EQ(fault("x3x/5/5/5/x4 b 0 | A5/E5;A1/A5"), "A5 is named twice in the groups");
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | A5/A5"), "A5 is named twice in the groups");
  EXPECT_EQ(fault("x3o/5/5/5/5 b 0 | A5/E5"), "the group A5/E5 has stones of both players");
  EXPECT_EQ(fault("x4/5/5/5/5 b 0 | A5"), "the group A5 has 1 stone; a group has 2, 3 or 4");
  EXPECT_EQ(fault("x1x1x/5/x1x1x/5/5 b 0 | A3/C3/E3/A5/C5/E5"),
            "the group A3/C3/E3/A5/C5/… has 6 stones; a group has 2, 3 or 4");
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | A5/E5=2"), "the group A5/E5 is a pair, which is written without '=2'");
  EXPECT_EQ(fault("x3x/5/5/5/x4 b 0 | A1/A5/E5", "width=5,height=5,variant=w3"),
            "the group A1/A5/E5 must be followed by =3G or =3W");
  EXPECT_EQ(fault("x3x/5/5/5/x4 b 0 | A1/A5/E5=4W", "width=5,height=5,variant=w3"),
            "the group A1/A5/E5 must be followed by =3G or =3W");
  EXPECT_EQ(fault("x3x/5/5/5/x4 b 0 | A1/A5/E5=", "width=5,height=5,variant=w3"),
            "the group A1/A5/E5 must be followed by =3G or =3W");
}

TEST(GoPositionFaults, OfShapesTheVariantDoesNotHave) {
  EXPECT_EQ(fault("x3x/5/5/5/x4 b 0 | A1/A5/E5=3W"),
            "Black has no groups of the shape 3W in this variant, and here is A1/A5/E5");
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | A5/E5", "width=5,height=5,variant=ghz3"),
            "Black has no pairs in this variant, and here is A5/E5");
  EXPECT_EQ(fault("o3o/5/5/5/5 b 0 | A5/E5", "width=5,height=5,variant=semi"),
            "White has no pairs in this variant, and here is A5/E5");
  EXPECT_EQ(fault("x3x/5/5/5/5 b 0 | A5/E5", "width=5,height=5,variant=semi"), "accepted");
}

TEST(GoPositionFaults, OfBoardsThatNoTurnEndsWith) {
  EXPECT_EQ(fault("xO2x/5/5/5/5 b 0 | A5/E5"), "A5 is entangled but touches another stone: it would have collapsed");
  EXPECT_EQ(fault("xx3/5/5/5/5 b 0 | A5/B5"), "A5 is entangled but touches another stone: it would have collapsed");
  EXPECT_EQ(fault("xx3/5/5/5/5 b 0 | A5/B5", "width=5,height=5,self_contact=false"), "accepted");
  EXPECT_EQ(fault("x3x/1O3/5/5/5 b 0 | A5/E5"), "accepted");
  EXPECT_EQ(fault("x3x/1O3/5/5/5 b 0 | A5/E5", "width=5,height=5,variant=weak"),
            "A5 is entangled but touches another stone: it would have collapsed");
  EXPECT_EQ(fault("XO3/O4/5/5/5 b 0 | -"), "the chain of A5 has no liberty");
}

/// Positions made of random letters: what is accepted prints as a text that reads as the same position.
TEST(GoPositionTexts, ParsePrintParseIsTheIdentity) {
  Random random(7);
  int accepted = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    std::vector<std::string> black;
    std::vector<std::string> white;
    for (int row = 4; row >= 1; --row) {
      for (int column = 0; column < 4; ++column) {
        const char letter = "1111111111XOxo"[uniform(random, 14)];
        const std::string name = std::string(1, static_cast<char>('A' + column)) + std::to_string(row);
        if (letter == 'x') black.push_back(name);
        if (letter == 'o') white.push_back(name);
        text += letter;
      }
      // Runs of empty points are written in one number.
      if (row > 1) text += '/';
    }
    std::string groups;
    for (auto* list : {&black, &white}) {
      while (list->size() >= 2) {
        groups += (groups.empty() ? "" : ";") + list->back() + "/" + (*list)[list->size() - 2];
        list->resize(list->size() - 2);
      }
    }
    std::string runs;
    for (std::size_t k = 0; k < text.size(); ++k) {
      std::size_t end = k;
      while (end < text.size() && text[end] == '1') ++end;
      if (end == k) {
        runs += text[k];
      } else {
        runs += std::to_string(end - k);
        k = end - 1;
      }
    }
    const Rules rules = rules_of("width=4,height=4");
    const auto read = read_position<go::Game>(rules, runs + " w 1 | " + (groups.empty() ? "-" : groups));
    if (!read) continue;
    ++accepted;
    const std::string printed = Text::position_text(*read);
    const auto again = read_position<go::Game>(rules, printed);
    ASSERT_TRUE(again) << printed;
    ASSERT_EQ(*again, *read) << printed;
    ASSERT_EQ(Text::position_text(*again), printed);
  }
  EXPECT_GT(accepted, 500);
}

}  // namespace
}  // namespace spooky::go
