// The clauses A1–A12 of docs/rules/akl-chess.md, each by a small game.
#include "spooky/games/akl_chess/rules/position.hpp"

#include "games/akl_chess/play.hpp"

namespace spooky::akl_chess {
namespace {

constexpr std::string_view kBags = "QRRBBNNPPPPPPPP/qrrbbnnpppppppp";

TEST(AklChessRules, A1BoardsAreThoseOfChess) {
  EXPECT_TRUE(is_black(square_at(0, 0)));
  EXPECT_FALSE(is_black(square_at(4, 3)));
  EXPECT_EQ(text_of(Position()),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | - | -");
  const auto start = [](std::string_view board) { return text_of(Position::initial(rules_of(board))); };
  EXPECT_EQ(start("board=silverman4x5"), "rqkr/pppp/4/PPPP/RQKR w - - 0 1 | QRRPPPP/qrrpppp | - | -");
  EXPECT_EQ(start("board=gardner5x5"), "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1 | QRBNPPPPP/qrbnppppp | - | -");
  EXPECT_EQ(start("board=attack5x6"), "rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1 | QRBNPPPPP/qrbnppppp | - | -");
  EXPECT_EQ(start("board=losalamos6x6"), "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1 | QRRNNPPPPPP/qrrnnpppppp | - | -");
}

TEST(AklChessRules, A2TheBagHoldsTheTypesOfTheMen) {
  EXPECT_EQ(Rules().full_bag().total(), 15U);
  EXPECT_EQ(rules_of("board=silverman4x5").full_bag().total(), 7U);
  EXPECT_EQ(chances(after(Position(), {"e2!"})), (Strings{"#b 1/15", "#n 1/15", "#p 23/30", "#q 1/30", "#r 1/15"}));
  EXPECT_EQ(chances(after(Position(), {"a1!"})), (Strings{"#b 1/15", "#n 1/15", "#p 4/15", "#q 1/30", "#r 17/30"}));
}

TEST(AklChessRules, A3A4AllMenBeginQuantumAndTheKingIsBlocked) {
  EXPECT_EQ(legal(Position()), (Strings{"a1!", "a2!", "b1!", "b2!", "c1!", "c2!", "d1!", "d2!", "e2!", "f1!", "f2!",
                                        "g1!", "g2!", "h1!", "h2!"}));
  EXPECT_EQ(refused(Position(), "e1!"), "illegal-action king-touched");
  EXPECT_EQ(refused(Position(), "e2e4"), "illegal-action quantum");
}

TEST(AklChessRules, A4AClassicalManMovesInOneActionAndIsNotTouched) {
  const Position start = read("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | e4:P?P1=P | -");
  EXPECT_EQ(legal(start), (Strings{"e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e4e5"}));
  EXPECT_EQ(refused(start, "e4!"), "illegal-action classical");
  // One without a move cannot be chosen.
  EXPECT_EQ(legal(read("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | e4:P?P1=P | -")),
            (Strings{"e1d1", "e1d2", "e1e2", "e1f1", "e1f2"}));
}

TEST(AklChessRules, A5ATouchedManMustMoveAsWhatItShows) {
  const Position touched = after(Position(), {"b1!"});
  EXPECT_EQ(touched.actor(), Actor::Nature);
  EXPECT_EQ(touched.turn(), 1);
  const Position shown = after(touched, {"#n"});
  EXPECT_EQ(shown.actor(), Actor::First);
  EXPECT_EQ(legal(shown), (Strings{"b1a3", "b1c3"}));
  EXPECT_EQ(refused(shown, "a1!"), "illegal-action must-move");
  EXPECT_EQ(
      text_of(shown),
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | b1:N?N1=N | - "
      "| must=b1");
}

TEST(AklChessRules, A5WithoutAMoveTheTurnIsOverAndTheManStaysClassical) {
  const Position position = after(Position(), {"a1!", "#p"});
  EXPECT_EQ(position.actor(), Actor::Second);
  EXPECT_EQ(text_of(position),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/PNBQKBNR b KQkq - 1 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | a1:RP=P | -");
  EXPECT_EQ(chances(after(position, {"h7!", "#p", "h7h6", "d2!"}))[2], "#p 3/4");
}

TEST(AklChessRules, A5NatureAnswersEvenWhenThereIsOneAnswer) {
  const Position position =
      read("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | e3:PP | - | touch=e3");
  EXPECT_EQ(position.actor(), Actor::Nature);
  EXPECT_EQ(chances(position), (Strings{"#p 1"}));
  EXPECT_EQ(refused(position, "#q"), "illegal-action nature");
  EXPECT_EQ(chances(read("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1 | QRRBBNPPPPPPPP/qrrbbnnpppppppp | e3:PN | - | touch=e3")),
            (Strings{"#n 1/2", "#p 1/2"}));
}

TEST(AklChessRules, A6OnlyWhoArrivesOnABlackSquareIsQuantumAgain) {
  EXPECT_EQ(text_of(after(Position(), {"e2!", "#p", "e2e4"})),
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | e4:P?P1=P "
            "| -");
  EXPECT_EQ(text_of(after(Position(), {"e2!", "#p", "e2e3"})),
            "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | e3:P?P1 | "
            "-");
  // a1 is black, and who stays there stays classical.
  EXPECT_FALSE(after(Position(), {"a1!", "#r"}).board().man(square_at(0, 0)).is_quantum());
}

TEST(AklChessRules, A7KingsMayBeLeftInDangerAndThereIsNoEnPassant) {
  const Position attacked = read("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1 | QRRBBNNPPPPPPPP/rrbbnnpppppppp | e2:pq=q | -");
  EXPECT_EQ(legal(attacked), (Strings{"e1d1", "e1d2", "e1e2", "e1f1", "e1f2"}));
  const Position passed = read("4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | d5:P?P1=P | -");
  const Position stepped = after(passed, {"e7!", "#p", "e7e5"});
  EXPECT_EQ(refused(stepped, "d5e6"), "illegal-action pawn-diagonal");
}

TEST(AklChessRules, A8WhatIsCapturedTellsNothingButWhatItHasShown) {
  const Position position =
      read("4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 7 4 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | e4:P?P1=P;d5:p?p2=p | -");
  EXPECT_EQ(text_of(after(position, {"e4d5"})),
            "4k3/8/8/3P1n2/8/8/8/4K3 b - - 0 4 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | d5:P?P1=P | p2");
  // Nothing is listed of one that has shown nothing: the size of the bag tells.
  EXPECT_EQ(text_of(after(position, {"e4f5"})),
            "4k3/8/8/3p1P2/8/8/8/4K3 b - - 0 4 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | d5:p?p2=p;f5:P?P1=P | -");
}

TEST(AklChessRules, A9WhoShowsPStepsForwardsAndTwiceFromTheSecondRank) {
  const auto moves = [](std::string_view text, std::string_view rules = "") { return legal(read(text, rules)); };
  const std::string tail = std::string(" w - - 0 1 | ") + std::string(kBags) + " | ";
  EXPECT_EQ(moves("4k3/8/8/8/8/8/4P3/4K3" + tail + "e2:P?P1=P | - | must=e2"), (Strings{"e2e3", "e2e4"}));
  EXPECT_EQ(moves("4k3/8/8/8/8/8/4P3/4K3" + tail + "e2:P?P1=P | - | must=e2", "double_step=false"), (Strings{"e2e3"}));
  EXPECT_EQ(moves("4k3/8/8/8/4p3/8/4P3/4K3" + tail + "e2:P?P1=P | - | must=e2"), (Strings{"e2e3"}));
  EXPECT_EQ(moves("4k3/8/8/8/8/3p1p2/4P3/4K3" + tail + "e2:P?P1=P | - | must=e2"),
            (Strings{"e2d3", "e2e3", "e2e4", "e2f3"}));
  // Its own first rank has the single step only.
  EXPECT_EQ(moves("4k3/8/8/8/8/8/8/P3K3 w - - 0 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | a1:RP=P | - | must=a1"),
            (Strings{"a1a2"}));
  EXPECT_EQ(moves("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1 | " + std::string(kBags) + " | e7:p?p1=p | - | must=e7"),
            (Strings{"e7e5", "e7e6"}));
}

TEST(AklChessRules, A10PromotionExchangesTheTypeThatWasP) {
  const Position first = read("7k/4P3/8/8/8/8/8/4K3 w - - 9 1 | " + std::string(kBags) + " | e7:P?P2=P | - | must=e7");
  EXPECT_EQ(legal(first), (Strings{"e7e8b", "e7e8n", "e7e8q", "e7e8r"}));
  // e8 is white: classical. The counts stay.
  EXPECT_EQ(text_of(after(first, {"e7e8q"})),
            "4Q2k/8/8/8/8/8/8/4K3 b - - 0 1 | " + std::string(kBags) + " | e8:Q?P2=Q | -");
  // b8 is black: quantum at once.
  const Position second =
      read("7k/1P6/8/8/8/8/8/4K3 w - - 9 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | b7:NP=P | - | must=b7");
  EXPECT_EQ(text_of(after(second, {"b7b8r"})),
            "1N5k/8/8/8/8/8/8/4K3 b - - 0 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | b8:NR | -");
  const Position twice =
      read("7k/1P6/8/8/8/8/8/4K3 w - - 9 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | b7:PP=P | - | must=b7");
  EXPECT_EQ(text_of(after(twice, {"b7b8r"})),
            "1R5k/8/8/8/8/8/8/4K3 b - - 0 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | b8:RP | -");
  EXPECT_EQ(refused(first, "e7e8"), "illegal-action promotion-missing");
  EXPECT_EQ(refused(first, "e7e8k"), "illegal-action no-promotion");
}

TEST(AklChessRules, A10WhoShowsPOnTheLastRankPromotesWhereItStands) {
  const Position quantum = read("1P5k/8/8/8/8/8/8/4K3 w - - 9 1 | " + std::string(kBags) + " | - | -");
  const Position shown = after(quantum, {"b8!", "#p"});
  EXPECT_EQ(legal(shown), (Strings{"b8=b", "b8=n", "b8=q", "b8=r"}));
  // b8 is black, and the man stays classical: it has not arrived.
  EXPECT_EQ(text_of(after(shown, {"b8=n"})),
            "1N5k/8/8/8/8/8/8/4K3 b - - 0 1 | " + std::string(kBags) + " | b8:N?P1=N | -");
  EXPECT_EQ(refused(after(quantum, {"b8!", "#q"}), "b8=q"), "illegal-action promotion-here");
}

TEST(AklChessRules, A10APromotedManMayShowItsOldTypeAndHaveCountsOfTwo) {
  const Position position = read("1Q5k/8/8/8/8/8/8/4K3 w - - 0 1 | QRP/qrrbbnnpppppppp | b8:Q?P1 | -");
  // P(second is P) = 2/(2+1+1), one half each for the first type and the second.
  EXPECT_EQ(chances(after(position, {"b8!"})), (Strings{"#p 1/4", "#q 5/8", "#r 1/8"}));
  EXPECT_EQ(text_of(after(position, {"b8!", "#q", "b8a8"})),
            "Q6k/8/8/8/8/8/8/4K3 b - - 1 1 | QRP/qrrbbnnpppppppp | a8:Q?Q1P1=Q | -");
}

TEST(AklChessRules, A11CastlingNeedsACornerManThatShowsARook) {
  const std::string tail = " | " + std::string(kBags) + " | ";
  // Classical in the corner, as one that was touched and had no move.
  const Position classical = read("4k3/8/8/8/8/8/7P/4K2R w K - 3 1" + tail + "h1:R?R1=R | -");
  EXPECT_EQ(legal(classical), (Strings{"e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e1g1", "h1f1", "h1g1", "h2!"}));
  EXPECT_EQ(text_of(after(classical, {"e1g1"})), "4k3/8/8/8/8/8/7P/5RK1 b - - 4 1" + tail + "f1:R?R1=R | -");
  // Touched in this very turn: castling is one of its moves.
  const Position touched = after(read("4k3/8/8/8/8/8/8/4K2R w K - 3 1"), {"h1!", "#r"});
  EXPECT_EQ(refused(touched, "e1g1"), "");
  EXPECT_EQ(refused(touched, "e1e2"), "illegal-action must-move");
  // Black's rook arrives on a black square.
  const Position black = after(read("r3k3/8/8/8/8/8/8/4K3 b q - 3 1"), {"a8!", "#r", "e8c8"});
  EXPECT_EQ(text_of(black), "2kr4/8/8/8/8/8/8/4K3 w - - 4 2" + tail + "d8:r?r1 | -");
  // Not with a quantum corner man, nor with one that shows something else, nor over other pieces.
  EXPECT_EQ(refused(read("4k3/8/8/8/8/8/8/4K2R w K - 3 1"), "e1g1"), "illegal-action castling-rook");
  EXPECT_EQ(refused(read("4k3/8/8/8/8/8/8/4K2N w K - 3 1 | QRRBBNPPPPPPPP/qrrbbnnpppppppp | h1:RN=N | -"), "e1g1"),
            "illegal-action castling-rook");
  EXPECT_EQ(refused(read("4k3/8/8/8/8/8/8/RN2K3 w Q - 3 1" + tail + "a1:R?R1=R | -"), "e1c1"),
            "illegal-action castling-blocked");
  EXPECT_EQ(refused(read("4k3/8/8/8/8/8/8/4K2R w - - 3 1" + tail + "h1:R?R1=R | -"), "e1g1"),
            "illegal-action castling-lost");
  EXPECT_EQ(refused(Position::initial(rules_of("board=silverman4x5")), "c1a1"), "illegal-action own-piece");
}

TEST(AklChessRules, A11AttacksDoNotMatterForCastling) {
  const Position position = read("4k3/8/8/8/8/8/5q2/4K2R w K - 0 1 | " + std::string(kBags) + " | h1:R?R1=R | -");
  EXPECT_EQ(refused(position, "e1g1"), "");
}

TEST(AklChessRules, A11ARightEndsWithKingOrCornerMan) {
  const std::string start =
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | " + std::string(kBags) + " | a1:R?R1=R;h1:R?R1=R;a8:r?r1=r;h8:r?r1=r | -";
  const auto rights = [&](std::string_view action) {
    const std::string text = text_of(after(read(start), {action}));
    const std::size_t begin = text.find(" b ") + 3;
    return text.substr(begin, text.find(' ', begin) - begin);
  };
  EXPECT_EQ(rights("e1e2"), "kq");
  EXPECT_EQ(rights("h1h2"), "Qkq");
  EXPECT_EQ(rights("a1b1"), "Kkq");
  EXPECT_EQ(rights("h1h8"), "Qq");
  EXPECT_EQ(rights("e1g1"), "kq");
}

TEST(AklChessRules, A12CapturingTheKingWinsAtOnce) {
  const Position position = read("4k3/4Q3/8/8/8/8/8/4K3 w - - 5 9 | RRBBNNPPPPPPPP/qrrbbnnpppppppp | e7:PQ=Q | -");
  const Position won = after(position, {"e7e8"});
  EXPECT_EQ(result_of(won), "king white");
  EXPECT_EQ(won.actor(), Actor::None);
  EXPECT_EQ(won.turn(), 17);
  EXPECT_EQ(won.utility(), Rational(1));
  EXPECT_EQ(text_of(won), "4Q3/8/8/8/8/8/8/4K3 b - - 0 9 | RRBBNNPPPPPPPP/qrrbbnnpppppppp | e8:PQ=Q | -");
  EXPECT_EQ(result_of(read(text_of(won))), "king white");
  EXPECT_TRUE(legal(won).empty());
}

/// The king is shut in by his own men, all classical and without a move.
std::string shut_in(std::string_view side, int quiet) {
  return "4k3/8/8/8/1p6/pPp5/PRP5/KP6 " + std::string(side) + " - - " + std::to_string(quiet) + " 60 | " +
         std::string(kBags) + " | b1:P?P1=P;a2:P?P1=P;b2:R?R1=R;c2:P?P1=P;b3:P?P1=P | -";
}

TEST(AklChessRules, A12WhoCanNeitherTouchNorMoveIsStalemated) {
  const Position over = after(read(shut_in("b", 3)), {"e8e7"});
  EXPECT_EQ(result_of(over), "stalemate draw");
  EXPECT_EQ(over.turn(), 120);
  EXPECT_EQ(over.utility(), Rational(0));
  EXPECT_EQ(result_of(read(shut_in("w", 3))), "stalemate draw");
}

TEST(AklChessRules, A12EndsAreJudgedInTheirOrder) {
  EXPECT_EQ(result_of(read("8/8/8/8/8/8/8/4K3 w - - 100 60")), "king white");
  EXPECT_EQ(result_of(read("4k3/8/8/8/8/8/8/4K3 w - - 100 60")), "dead draw");
  EXPECT_EQ(result_of(read(shut_in("w", 100))), "fifty draw");
}

TEST(AklChessRules, A12AHundredQuietTurnsAreADraw) {
  const Position position = read("4k3/8/8/8/8/8/4P3/4K3 w - - 99 60");
  EXPECT_EQ(result_of(after(position, {"e1d1"})), "fifty draw");
  // A move of a man showing P begins to count anew, a touch without a move does not.
  EXPECT_EQ(result_of(after(position, {"e2!", "#p", "e2e3"})), "");
  const Position blocked = read("4k3/8/8/8/8/4p3/4P3/4K3 w - - 99 60");
  EXPECT_EQ(result_of(after(blocked, {"e2!", "#p"})), "fifty draw");
}

TEST(AklChessRules, A12WhoActsMayResign) {
  const Position position = after(Position(), {"e2!", "#p", "e2e4"});
  EXPECT_EQ(result_of(after(position, {"resign"})), "resignation white");
  EXPECT_EQ(after(position, {"resign"}).turn(), 2);
  // Also with a man to be moved; not while Nature acts.
  EXPECT_EQ(result_of(after(Position(), {"b1!", "#n", "resign"})), "resignation black");
  EXPECT_EQ(refused(after(Position(), {"b1!"}), "resign"), "illegal-action nature");
  EXPECT_EQ(refused(after(position, {"resign"}), "e7!"), "game-over game-over");
}

}  // namespace
}  // namespace spooky::akl_chess
