// What people read: stories, descriptions and drawings.
#include "formats/go/text/testing.hpp"

namespace spooky::go {
namespace {

constexpr std::string_view kSmallRules = "width=6,height=6";

/// Plays an action and tells what it did, or why it cannot be played.
std::string tell(AnyPosition& position, std::string_view text) {
  const auto played = play_text(position, text);
  return played ? say(played->events, Language::English) : played.error().reason;
}

std::string described(const Position& position) { return told(Text::describe(position), Language::English); }

TEST(GoStories, TellPlacementsAndCollapses) {
  EXPECT_EQ(story(kSmallRules, {"D3 C2"}),
            "Black placed C2 and D3. C2 and D3 touch no other stone and stay entangled.");
  EXPECT_EQ(
      story(kSmallRules, {"D3 D4"}),
      "Black placed D3 and D4. The new pair D3 and D4 collapses: D3 touches D4. Black chooses which of D3 and D4 to "
      "keep: =D3 or =D4.");
  EXPECT_EQ(
      story(kSmallRules, {"D3 C2", "C4 D5", "D4 C3"}),
      "Black placed C3 and D4. Black's pair C2 and D3 collapses: C3 touches C2 and D3; D4 touches D3. White's pair "
      "C4 and D5 collapses: C3 touches C4; D4 touches C4 and D5. The new pair C3 and D4 collapses too. Black "
      "chooses which of C2 and D3 to keep: =C2 or =D3.");
  EXPECT_EQ(story(kSmallRules, {"D3 C5", "D2 E6", "=D3", "=D2"}),
            "White kept D2; E6 was removed. There was no other choice: D2 touches D3, just collapsed.");
  EXPECT_EQ(story(kSmallRules, {"D3 C5", "D2 E6", "=C5", "=E6"}), "White kept E6; D2 was removed.");
  EXPECT_EQ(story("width=5,height=5,variant=w3", {"A1 C5 E3", "A2 E5 C1", "-A1"}),
            "Black removed A1; E3 and C5 stay entangled. White chooses which of C1, A2 and E5 to remove: -C1, -A2 or "
            "-E5.");
}

TEST(GoStories, TellCapturesAndSuicide) {
  AnyPosition position(position_of("width=3,height=3,variant=plain", "XO1/1X1/3 b 0 | -"));
  EXPECT_EQ(tell(position, "C3"), "Black placed C3. Black captured B3.");
  position = position_of("width=3,height=3,variant=plain,superko=off", "1X1/X1X/1X1 w 0 | -");
  EXPECT_EQ(tell(position, "B2"), "White placed B2. White's B2 had no liberty left and was captured.");
  position = position_of("width=5,height=3", "1XO2/XO1O1/1XO2 b 0 | -");
  ASSERT_TRUE(play_text(position, "C2 E3"));
  EXPECT_EQ(tell(position, "=C2"), "Black kept C2; E3 was removed. Black captured B2.");
  ASSERT_TRUE(play_text(position, "B2 E3"));
  EXPECT_EQ(tell(position, "=E3"),
            "White kept E3; B2 was removed. There was no other choice: keeping B2 would repeat the position at the "
            "start.");
}

TEST(GoStories, TellTheEnd) {
  EXPECT_EQ(story(kSmallRules, {"A1 F6", "pass", "pass"}),
            "Black passed. Both passed, so the game is over. Black has 36 and White 0 points: Black wins by 36.");
  EXPECT_EQ(story(kSmallRules, {"pass"}), "Black passed.");
  EXPECT_EQ(story(kSmallRules, {"resign"}), "Black resigned. White wins by resignation.");
  EXPECT_EQ(story(kSmallRules, {"pass", "pass"}),
            "White passed. Both passed, so the game is over. Black has 0 and White 0 points: a draw.");
}

TEST(GoDiagram, DrawsBoardGroupsAndChoice) {
  const Position position = played(kSmallRules, {"D3 C2", "C4 D5", "D4 C3"});
  EXPECT_EQ(Text::diagram(position, {}),
            "    A B C D E F\n"
            " 6  . . . . . .  6\n"
            " 5  . . . o . .  5\n"
            " 4  . . o x . .  4\n"
            " 3  . . x x . .  3\n"
            " 2  . . x . . .  2\n"
            " 1  . . . . . .  1\n"
            "    A B C D E F\n"
            "X Black: entangled C2–D3, C3–D4\n"
            "O White: entangled C4–D5\n"
            "? =C2 or =D3\n");
  EXPECT_NE(Text::diagram(position, {true}).find("\x1b["), std::string::npos);
  EXPECT_EQ(Text::diagram(position, {false}).find("\x1b["), std::string::npos);
}

TEST(GoDiagram, HasStarPoints) {
  const auto stars = [](const char* rules) {
    const std::string drawn = Text::diagram(Position::initial(rules_of(rules)), {});
    return std::count(drawn.begin(), drawn.end(), '+');
  };
  EXPECT_EQ(stars("width=19,height=19"), 9);
  EXPECT_EQ(stars("width=13,height=13"), 5);
  EXPECT_EQ(stars("width=9,height=9"), 5);
  EXPECT_EQ(stars("width=5,height=5"), 1);
  EXPECT_EQ(stars("width=4,height=4"), 0);
}

TEST(GoDescription, SaysWhatIsOnTheBoardAndWhoActs) {
  EXPECT_EQ(described(Position::initial(rules_of(kSmallRules))), "Black to move: place two stones, or pass.");
  EXPECT_EQ(described(position_of("width=3,height=3", "3/x1O/1x1 b 1 | B1/A2")),
            "On the board: 1 white classical stone.\nBlack has the pair B1 and A2.\n"
            "Black to move (White has passed): place two stones, or pass.");
  EXPECT_EQ(described(played(kSmallRules, {"pass", "resign"})), "Black wins by resignation.");
  EXPECT_EQ(described(position_of("width=2,height=2", "XX/X1 w 0 | -")),
            "On the board: 3 black classical stones.\nWhite to move: there is no room, pass.");
  EXPECT_EQ(described(Position::initial(rules_of("variant=mixedk"))),
            "Black to move: place two stones, three stones (G), three stones (W) or four stones (W), or pass.");
  EXPECT_EQ(described(played(kSmallRules, {"D3 C5", "D2 E6"})),
            "White has the pair D2 and E6.\nBlack has the pair D3 and C5.\n"
            "Black chooses which of D3 and C5 to keep: =D3 or =C5.");
  EXPECT_EQ(described(position_of("width=3,height=3,komi=0.5", "XOX/3/3 b 2 | -")),
            "On the board: 2 black and 1 white classical stones.\n"
            "Both passed, so the game is over. Black has 2 and White 1.5 points: Black wins by 0.5.");
}

TEST(GoGuide, TellsTheRulesOfTheVariant) {
  const auto guide = [](std::string_view rules) {
    return paragraphs(Text::guide(Position::initial(rules_of(rules))), Language::English);
  };
  EXPECT_EQ(guide("width=9,height=9,variant=plain,superko=off,scoring=territory,komi=0"),
            "Ordinary Go, 9×9\n\nA turn places one stone of your colour on an empty point, as in D3.\n\n"
            "Stones without liberties are captured.\n\nTwo passes in a row (pass) end the game, and so does resign. "
            "Your points are the empty points only you surround and the stones you captured.\n\n"
            "In the drawing X is Black and O is White.");
  const std::string weak = guide("variant=weak");
  EXPECT_TRUE(weak.starts_with("Quantum Go (Ranchin), 19×19, variant weak\n\nA turn places two stones")) << weak;
  EXPECT_NE(weak.find("touch others, diagonally too, every group"), std::string::npos) << weak;
  EXPECT_NE(weak.find("No position may come back."), std::string::npos) << weak;
  EXPECT_NE(weak.find("; White gets the komi too."), std::string::npos) << weak;
  EXPECT_NE(guide("variant=w3").find("of a W group the owner removes one, -D3."), std::string::npos);
  EXPECT_TRUE(guide("").starts_with("Quantum Go (Ranchin), 19×19\n\n"));
}

}  // namespace
}  // namespace spooky::go
