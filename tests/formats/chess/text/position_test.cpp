// Positions as text: every form that is read, and every fault with its own sentence.
#include "formats/chess/text/testing.hpp"

namespace spooky::chess {
namespace {

std::string read(std::string_view rules, std::string_view text) {
  const auto position = read_position<chess::Game>(rules_of(rules), text);
  if (position) return Text::position_text(*position);
  EXPECT_EQ(position.error().code, ErrorCode::BadPosition);
  return position.error().reason;
}

std::string read(std::string_view text) { return read("", text); }

TEST(ChessPosition, PrintsAsItReads) {
  EXPECT_EQ(read(kExample), kExample);
  const char* first = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | -";
  EXPECT_EQ(Text::position_text(Position::initial(Rules{})), first);
  EXPECT_EQ(read(first), first);
  EXPECT_EQ(Text::position_text(Position::initial(rules_of("board=losalamos6x6"))),
            "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1 | -");
  EXPECT_EQ(Text::position_text(Position::initial(rules_of("board=silverman4x5"))),
            "rqkr/pppp/4/PPPP/RQKR w - - 0 1 | -");
}

TEST(ChessPosition, PlainFenIsRead) {
  EXPECT_EQ(read("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -"), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 | -");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K2R w K - 12 34"), "4k3/8/8/8/8/8/8/4K2R w K - 12 34 | -");
  EXPECT_EQ(read("r3k2r/8/8/8/8/8/8/R3K2R b qkQK - 0 1"), "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 | -");
}

TEST(ChessPosition, PairsAreSortedAndOriented) {
  EXPECT_EQ(read("4k3/8/8/8/8/N6N/R6R/4K3 w - - 0 1 | N:h3/a3=u;R:h2/a2=e"),
            "4k3/8/8/8/8/N6N/R6R/4K3 w - - 0 1 | R:a2/h2=e;N:h3/a3=u");
  EXPECT_EQ(read("variant=simplified", "4k3/8/8/8/8/8/R6R/4K3 w - - 0 1 | R:h2/a2=e"),
            "4k3/8/8/8/8/8/R6R/4K3 w - - 0 1 | R:h2/a2=e");
}

TEST(ChessPosition, AMoveThatIsOwed) {
  const char* text = "4k3/8/8/8/R7/8/8/4K3 w - - 0 1 | - | must=a4";
  EXPECT_EQ(read("remote_collapse=true", text), text);
  EXPECT_EQ(read(text), "must=a4 needs the rule remote_collapse");
  EXPECT_EQ(read("remote_collapse=true", "4k3/8/8/8/R7/8/8/4K3 w - - 0 1 | - | must=e8"),
            "must=e8 must name a whole piece of White that has a legal move");
  EXPECT_EQ(read("remote_collapse=true", "4k3/8/8/8/R7/8/8/4K3 w - - 0 1 | - | must=j4"),
            "must= names 'j4', which is not a square of this board");
  EXPECT_EQ(read("remote_collapse=true", "4k3/8/8/8/R7/8/8/4K3 w - - 0 1 | - | move=a4"),
            "after the pairs may stand must= with a square, and this position has 'move=a4'");
}

TEST(ChessPosition, FaultsOfTheForm) {
  const std::string form = "; a position is written as in 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1";
  const std::string fields = "board, side, castling, en passant and two clocks are six fields, not ";
  EXPECT_EQ(read(""), fields + "0" + form);
  EXPECT_EQ(read("hello"), fields + "1" + form);
  const std::string kings = "4k3/8/8/8/8/8/8/4K3 w - - 0";
  EXPECT_EQ(read(kings), fields + "5" + form);
  EXPECT_EQ(read(kings + " 1 1"), fields + "7" + form);
  EXPECT_EQ(read(kings + " 1 |"), "behind | stand the pairs, or - for none" + form);
  EXPECT_EQ(read(kings + " 1 | - -"), "pairs are joined by ; without blanks" + form);
  EXPECT_EQ(read(kings + " 1 | - | - | -"), "nothing but must= and a square follows the pairs" + form);
  EXPECT_EQ(read("8/8/8 w - -"), "the board has 8 ranks, and this position has 3");
  EXPECT_EQ(read("4k3/8/8/8/8/8/9/4K3 w - -"),
            "rank 2 has '9'; pieces are K Q R B N P and k q r b n p, and empty squares are numbers from 1 to 8");
  EXPECT_EQ(read("4k3/8/8/8/8/8/♟7/4K3 w - -"),
            "rank 2 has '♟'; pieces are K Q R B N P and k q r b n p, and empty squares are numbers from 1 to 8");
  EXPECT_EQ(read("4k4/8/8/8/8/8/8/4K3 w - -"), "rank 8 has 9 squares, and the board has 8 files");
  EXPECT_EQ(read("4k3/8/8/8/8/8/1/4K3 w - -"), "rank 2 has 1 square, and the board has 8 files");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 x - -"), "whose turn it is must be w or b, and this position has 'x'");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w KK -"),
            "castling rights are - or letters of KQkq, each once, and this position has 'KK'");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w - e9"),
            "the passed square is - or a square of this board, and this position has 'e9'");
  EXPECT_EQ(
      read("4k3/8/8/8/8/8/8/4K3 w - - -1 1"),
      "the moves since the last capture or pawn move must be a number from 0 to 1000000000, and this position has "
      "'-1'");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w - - 0 0"),
            "the number of the move must be from 1 to 1000000000, and this position has '0'");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1000000001"),
            "the number of the move must be from 1 to 1000000000, and this position has '1000000001'");
  EXPECT_EQ(
      read("4k3/8/8/8/8/8/8/4K3 w - - 9999999999 1"),
      "the moves since the last capture or pawn move must be a number from 0 to 1000000000, and this position has "
      "'9999999999'");
}

TEST(ChessPosition, ClocksOfLongGamesGoOnAndCanBeReadAgain) {
  const auto after = [](const std::string& clocks) {
    auto position = *read_position<chess::Game>({}, "4k3/8/8/8/8/8/8/R3K3 b - - " + clocks + " | -");
    for (const char* move : {"e8e7", "a1a2"}) position.play_unchecked(*read_action<Game>(position, move));
    const std::string text = Text::position_text(position);
    const auto again = read_position<chess::Game>({}, text);
    EXPECT_TRUE(again && *again == position) << text;
    return text;
  };
  EXPECT_EQ(after("59999 60000"), "8/4k3/8/8/8/8/R7/4K3 b - - 60001 60001 | -");
  EXPECT_EQ(after("65534 65535"), "8/4k3/8/8/8/8/R7/4K3 b - - 65536 65536 | -");
  EXPECT_EQ(after("999999999 1000000000"), "8/4k3/8/8/8/8/R7/4K3 b - - 1000000000 1000000000 | -");
}

TEST(ChessPosition, FaultsOfPairs) {
  const auto with = [](std::string_view pairs) {
    return read("4k3/8/8/8/8/N6N/R6R/4K3 w - - 0 1 | " + std::string(pairs));
  };
  EXPECT_EQ(with("R:a2h2=e"), "a pair is written as in N:f3/h3=e or N:f3/h3=e@1, and here is 'R:a2h2=e'");
  EXPECT_EQ(with("R:a2/h2=e;"), "a pair is written as in N:f3/h3=e or N:f3/h3=e@1, and here is ''");
  EXPECT_EQ(with("X:a2/h2=e"), "the pair 'X:a2/h2=e' does not begin with the letter of a piece");
  EXPECT_EQ(with("R:a2/j2=e"), "the pair 'R:a2/j2=e' names 'j2', which is not a square of this board");
  EXPECT_EQ(with("R:a2/a2=e"), "a2 is named twice in the pairs");
  EXPECT_EQ(with("R:a2/h2=e;R:h2/a2=e"), "h2 is named twice in the pairs");
  EXPECT_EQ(with("R:a2/a3=e"), "the pair 'R:a2/a3=e' has a half on a3, but the board has 'N' there");
  EXPECT_EQ(with("R:a2/b2=e"), "the pair 'R:a2/b2=e' has a half on b2, but the board has nothing there");
  EXPECT_EQ(with("r:a2/h2=e"), "the pair 'r:a2/h2=e' has a half on a2, but the board has 'R' there");
  EXPECT_EQ(with("R:a2/h2=x"), "the pair 'R:a2/h2=x' has no kind; the kinds are e, u, p and v");
  EXPECT_EQ(with("R:a2/h2=p"), "the pair R:a2/h2=p is equal with phase, and this variant has no such pairs");
  EXPECT_EQ(with("R:a2/h2=e@3"), "the pair 'R:a2/h2=e@3' is in no group that can be; the groups are 1 and 2");
  EXPECT_EQ(with("R:a2/h2=e@1"), "group 1 has pairs of one player only; a group has pairs of both");
  EXPECT_EQ(read("7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=u@1"),
            "the pairs of group 1 are not all of one kind");
  EXPECT_EQ(read("variant=plain", kExample), "ordinary chess has no pairs, and here is R:e4/f4=e@1");
  EXPECT_EQ(read("variant=simplified", "4k3/8/8/8/4P3/4P3/8/4K3 w - - 0 1 | P:e3/e4=e"),
            "of the pawn pair P:e3/e4=e the half on the farther rank must come first in this variant");
}

// 7.3 binds wherever first means red; entangled pairs may have either order, but not in the Simplified Game.
TEST(ChessPosition, TheFartherHalfOfAPawnIsFirst) {
  const std::string board = "4k3/8/1p6/1p6/8/8/8/4K3 w - - 0 1 | ";
  const std::string joined = "7k/8/8/3n3n/4P3/8/4P3/K7 b - - 0 1 | P:e2/e4=e@1;n:h5/d5=e@1";
  for (const std::string variant : {"simplified", "hadamard", "hadamard+", "deterministic"}) {
    SCOPED_TRACE(variant);
    EXPECT_EQ(read("variant=" + variant, board + "p:b6/b5=e"),
              "of the pawn pair p:b6/b5=e the half on the farther rank must come first in this variant");
    EXPECT_EQ(read("variant=" + variant, board + "p:b5/b6=e"), board + "p:b5/b6=e");
    EXPECT_EQ(read("variant=" + variant, joined),
              variant == "simplified"
                  ? "of the pawn pair P:e2/e4=e@1 the half on the farther rank must come first in this variant"
                  : joined);
  }
  for (const std::string variant : {"niel", "nobox", "tunnelling"}) {
    EXPECT_EQ(read("variant=" + variant, board + "p:b6/b5=u"), board + "p:b6/b5=u");
  }
}

TEST(ChessPosition, FaultsOfTheBoard) {
  EXPECT_EQ(read("8/8/8/8/8/8/8/4K3 w - -"), "Black has no king");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4KK2 w - -"), "White has more than one king");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/2KKK3 w - - 0 1 | K:c1/e1=e"), "White has more than one king");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/3KK3 w - - 0 1 | K:d1/e1=e"), "4k3/8/8/8/8/8/8/3KK3 w - - 0 1 | K:d1/e1=e");
  EXPECT_EQ(read("P3k3/8/8/8/8/8/8/4K3 w - -"), "a pawn stands on a8, on the first or last rank");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w K -"),
            "White has a castling right, but king and rook are not both whole on their first squares");
  EXPECT_EQ(read("4k3/8/8/8/8/8/7R/4K2R w K - 0 1 | R:h1/h2=e"),
            "White has a castling right, but king and rook are not both whole on their first squares");
  EXPECT_EQ(read("board=gardner5x5", "rnbqk/ppppp/5/PPPPP/RNBQK w K -"),
            "there is no castling on this board: the rights must be -");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"), "4k3/8/8/8/8/8/8/R3K3 b - - 0 1 | -");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4R2K w - -"), "White is to move, but the king of Black is in check already");
}

TEST(ChessPosition, FaultsOfEnPassant) {
  EXPECT_EQ(read("4k3/8/8/8/3pP3/8/8/4K3 b - e4"), "e4 cannot be the square that a pawn of White has just passed");
  EXPECT_EQ(read("4k3/8/8/8/3pP3/8/8/4K3 b - d3"), "no pawn of White stands in front of the passed square d3");
  EXPECT_EQ(read("4k3/8/8/8/3pP3/4N3/8/4K3 b - e3"),
            "a pawn cannot have passed e3: another piece is there, or where the pawn came from");
  EXPECT_EQ(read("4k3/8/8/8/3pP3/8/4N3/4K3 b - e3"),
            "a pawn cannot have passed e3: another piece is there, or where the pawn came from");
  EXPECT_EQ(read("double_step=false", "4k3/8/8/8/3pP3/8/8/4K3 b - e3"),
            "the rules have no double step, so no pawn can have passed e3");
  const char* stayed = "4k3/8/8/8/3pP3/8/4P3/4K3 b - e3 0 1 | P:e2/e4=e";
  EXPECT_EQ(read(stayed), stayed);
}

}  // namespace
}  // namespace spooky::chess
