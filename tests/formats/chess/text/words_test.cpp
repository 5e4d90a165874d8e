// What players read: stories, description, diagram.
#include "formats/chess/text/testing.hpp"

namespace spooky::chess {
namespace {

TEST(ChessWords, OrdinaryMoves) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(story(start, "e2e4"), "White moved the pawn on e2 to e4.");
  EXPECT_EQ(story(played("", {"e2e4", "d7d5"}), "e4d5"), "White's pawn on e4 captured the pawn on d5.");
  EXPECT_EQ(story(position_of("", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), "d4e3"),
            "Black's pawn on d4 captured the pawn on e4 in passing and went to e3.");
  EXPECT_EQ(story(position_of("", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), "O-O-O"),
            "Black castled: the king went to c8 and the rook to d8.");
  EXPECT_EQ(story(position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e7e8q"),
            "White moved the pawn on e7 to e8. The pawn became a queen. The queen on e8 checks Black's king on h8.");
  EXPECT_EQ(story(played("variant=plain", {"f2f3", "e7e5", "g2g4"}), "d8h4"),
            "Black moved the queen on d8 to h4. Checkmate: Black wins. White has no move that leaves the king safe.");
  EXPECT_EQ(story(start, "resign"), "White resigned. Black wins by resignation.");
}

TEST(ChessWords, Splits) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(story(start, "g1^f3h3"),
            "White split the knight on g1. White's knight is on f3 or on h3, each with chance 1/2.");
  EXPECT_EQ(story(start, "g1^h3f3u"),
            "White split the knight on g1. White's knight is on h3 with chance 2/3 or on f3 with chance 1/3.");
  EXPECT_EQ(story(Position::initial(rules_of("variant=deterministic")), "g1^h3f3p"),
            "White split the knight on g1. White's knight is on h3 and f3 at once and would be found on f3.");
  EXPECT_EQ(story(position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e7^e7e8n"),
            "White split the pawn on e7. White's knight is on e7 or on e8, each with chance 1/2. Both halves became a "
            "knight.");
  EXPECT_EQ(story(played("", {"g1^f3h3", "a7a6"}), "f3e5"),
            "White moved the half knight on f3 to e5. Its other half is on h3.");
}

TEST(ChessWords, TheDieIsToldWithItsOdds) {
  const Position attempt = position_of("", "6k1/8/8/3n1n2/8/8/8/R2RK3 w - - 0 1 | R:a1/d1=e;n:d5/f5=u");
  EXPECT_EQ(story(attempt, "d1d5"),
            "White's half rook on d1 tried to capture the half knight on d5 (chance 1/3). The die decides: 1 to 4 (#1, "
            "chance 2/3): Black's knight is on d5; 5 or 6 (#2, chance 1/3): Black's knight is on f5.");
  const Position first = after(attempt, {"d1d5"});
  EXPECT_EQ(story(first, "#1"),
            "The die said 1 to 4 (#1, chance 2/3). Black's knight collapsed to d5. The die decides: even (#1, chance "
            "1/2): White's rook is on a1; odd (#2, chance 1/2): White's rook is on d5.");
  EXPECT_EQ(story(after(first, {"#1"}), "#2"),
            "The die said odd (#2, chance 1/2). White's rook collapsed to d5. White's rook on d1 captured the knight "
            "on d5.");
  EXPECT_EQ(story(after(first, {"#1"}), "#1"),
            "The die said even (#1, chance 1/2). White's rook collapsed to a1. White's rook was not on d5: nothing was "
            "captured.");
  EXPECT_EQ(
      story(after(first, {"#2"}), "#2"),
      "The die said odd (#2, chance 1/2). White's rook collapsed to d5. Black's knight was not on d5: nothing was "
      "captured, and White's rook stays there.");
  EXPECT_EQ(story(after(first, {"#2"}), "#1"),
            "The die said even (#1, chance 1/2). White's rook collapsed to a1. Neither piece was on d5: nothing was "
            "captured.");
}

/// Records may know the face that was rolled; then it is told.
TEST(ChessWords, AFaceIsToldWhereItIsKnown) {
  Message rolled = events(after(position_of("", "6k1/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u"), {"d1d5"}), "#1")[0];
  rolled.arguments.push_back({"face", std::int64_t{3}});
  EXPECT_EQ(say(rolled, Language::English), "The die showed 3: 1 to 4 (#1, chance 2/3).");
}

TEST(ChessWords, EntangledPiecesCollapseTogether) {
  const Position position = position_of("", "7k/8/5n2/8/4RR2/8/8/K7 b - - 1 1 | R:e4/f4=e");
  EXPECT_EQ(story(position, "f6^f6d5&e4"),
            "Black split the knight on f6 and joined White's rook on e4 and f4. Entangled: White's rook is on e4 and "
            "Black's knight is on f6 (chance 1/2) or White's rook is on f4 and Black's knight is on d5 (chance 1/2).");
  const Position joined = after(position, {"f6^f6d5&e4"});
  EXPECT_EQ(story(joined, "e4~f4"),
            "White flipped the rook on e4 and f4. Entangled: White's rook is on f4 and Black's knight is on f6 (chance "
            "1/2) or White's rook is on e4 and Black's knight is on d5 (chance 1/2).");
  const Position capture = after(joined, {"f4f6"});
  EXPECT_EQ(story(capture, "#1"),
            "The die said even (#1, chance 1/2). Black's knight collapsed to f6. White's rook collapsed to e4 with it. "
            "White's rook was not on f6: nothing was captured.")
      << "8.4: one roll for both";
}

TEST(ChessWords, OtherMoves) {
  const Position tunnel = position_of("variant=tunnelling", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1");
  EXPECT_EQ(story(tunnel, "a1>a6"),
            "White's rook on a1 tried to tunnel through the pawn on a5 to a6 (chance 1/6). The die decides: 6 (#1, "
            "chance 1/6): the rook tunnels to a6; 1 to 5 (#2, chance 5/6): the rook bounces back to a1.");
  EXPECT_EQ(story(after(tunnel, {"a1>a6"}), "#1"), "The die said 6 (#1, chance 1/6). White's rook tunnelled to a6.");
  EXPECT_EQ(story(after(tunnel, {"a1>a6"}), "#2"),
            "The die said 1 to 5 (#2, chance 5/6). White's rook bounced back to a1.");
  const Position phase = position_of("variant=hadamard", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a3/a1=p");
  EXPECT_EQ(story(phase, "a1Za3"),
            "White made a Z move with the rook on a3 and a1. White's rook is on a3 or on a1, each with chance 1/2.");
  EXPECT_EQ(story(phase, "a1Ha3"),
            "White made a Hadamard move with the rook on a3 and a1. White's rook became whole on a1.");
  const Position remote = position_of("remote_collapse=true", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(story(after(remote, {"a1!"}), "#2"),
            "The die said odd (#2, chance 1/2). White's rook collapsed to a3. White must move the rook on a3 now.");
  const Position sure =
      position_of("remote_collapse=true,variant=deterministic", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(story(sure, "a1!"),
            "White made the rook on a1 and a3 collapse. White's rook was found on a1 by its marks. White must move the "
            "rook on a1 now.");
  const Position certain = position_of("variant=deterministic", "7k/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=p");
  EXPECT_EQ(story(certain, "d1d5"),
            "White's rook on d1 tried to capture the half knight on d5. Black's knight was found on f5 by its marks. "
            "Black's knight was not on d5: nothing was captured, and White's rook stays there.");
}

TEST(ChessWords, DescriptionNamesEverything) {
  EXPECT_EQ(
      description(position_of("", "4k2r/4p3/5n2/3n4/4RR2/8/8/K1N1B2N w k - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1;N:c1/h1=u")),
      "White has a king on a1, a bishop on e1.\n"
      "Black has a king on e8, a rook on h8, a pawn on e7.\n"
      "White's knight is on c1 with chance 2/3 or on h1 with chance 1/3.\n"
      "Entangled: White's rook is on e4 and Black's knight is on f6 (chance 1/2) or White's rook is on f4 and "
      "Black's knight is on d5 (chance 1/2).\n"
      "Black may still castle on the king's side.\n"
      "White to move.");
  EXPECT_TRUE(description(Position::initial(Rules{}))
                  .starts_with("White has a king on e1, a queen on d1, rooks on a1 and h1, bishops on c1 and f1, "));
  const Position rolling = after(position_of("", "6k1/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u"), {"d1d5"});
  EXPECT_TRUE(description(rolling).ends_with(
      "White plays d1d5.\nThe die decides: 1 to 4 (#1, chance 2/3): Black's knight is on d5; 5 or 6 (#2, chance 1/3): "
      "Black's knight is on f5."));
  EXPECT_TRUE(description(played("variant=plain", {"f2f3", "e7e5", "g2g4", "d8h4"}))
                  .ends_with("Checkmate: Black wins. White has no move that leaves the king safe."));
  EXPECT_TRUE(description(played("", {"e2e4"})).ends_with("Black to move.\nA pawn has just passed e3."));
  EXPECT_TRUE(description(position_of("", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1"))
                  .ends_with("White to move.\nThe rook on e8 checks White's king on e1."));
}

/// Cases, genders, articles and capitals.
TEST(ChessWords, OtherLanguagesHaveTheirGrammar) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(story(start, "e2e4", Language::German), "Weiß zog den Bauern von e2 nach e4.");
  EXPECT_EQ(story(start, "e2e4", Language::French), "Les Blancs ont joué le pion de e2 en e4.");
  EXPECT_EQ(story(start, "e2e4", Language::Spanish), "Las blancas movieron el peón de e2 a e4.");
  const Position capture = position_of("", "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1");
  EXPECT_EQ(story(capture, "d1d8", Language::German),
            "Der Turm von Weiß auf d1 schlug die Dame auf d8. Der Turm auf d8 bietet dem König von Schwarz auf e8 "
            "Schach.");
  EXPECT_EQ(story(capture, "d1d8", Language::French),
            "La tour des Blancs en d1 a pris la dame en d8. La tour en d8 fait échec au roi des Noirs en e8.");
  EXPECT_EQ(story(capture, "d1d8", Language::Spanish),
            "La torre de las blancas en d1 capturó la dama de d8. La torre de d8 da jaque al rey de las negras en e8.");
  const Position attempt = position_of("", "6k1/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u");
  EXPECT_TRUE(story(attempt, "d1d5", Language::German)
                  .starts_with("Der Turm von Weiß auf d1 versuchte, den halben Springer auf d5 zu schlagen "
                               "(Wahrscheinlichkeit 2/3). Der Würfel entscheidet: 1 bis 4 (#1, "));
}

TEST(ChessWords, DiagramShowsHalvesAndPairs) {
  EXPECT_EQ(Text::diagram(position_of("board=gardner5x5", "k4/2n2/n3R/4R/1K3 w - - 0 1 | R:e2/e3=u@1;n:a3/c4=u@1"), {}),
            "   a b c d e\n"
            "5  ♚ · · · ·  5\n"
            "4  · · ♞'· ·  4\n"
            "3  ♞'· · · ♖' 3\n"
            "2  · · · · ♖' 2\n"
            "1  · ♔ · · ·  1\n"
            "   a b c d e\n"
            "♖' e2–e3  unequal, 2/3 and 1/3, entangled in group 1\n"
            "♞' a3–c4  unequal, 2/3 and 1/3, entangled in group 1\n"
            "White is in check\n");
  EXPECT_NE(Text::diagram(Position::initial(Rules{}), {true}).find("\x1b[1;33m♔\x1b[0m"), std::string::npos);
  EXPECT_NE(Text::diagram(played("", {"g1^f3h3"}), {true}).find("\x1b[2;33m♘'\x1b[0m"), std::string::npos)
      << "halves are dim";
}

}  // namespace
}  // namespace spooky::chess
