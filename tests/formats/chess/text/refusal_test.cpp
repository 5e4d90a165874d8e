// Actions that cannot be played: each refusal says what a player needs to know.
#include "formats/chess/text/testing.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky::chess {
namespace {

TEST(ChessRefusal, OfTextsThatAreNoAction) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(refusal(start, ""),
            "'' is not a move: write a move as in e2e4, a superposition as in g1^f3h3, an entanglement as in "
            "f6^f6d5&e4, a flip as in f3~h3, draw to offer or accept a draw, or resign");
  EXPECT_EQ(refusal(Position::initial(rules_of("variant=plain")), "hello"),
            "'hello' is not a move: write a move as in e2e4, draw to offer or accept a draw, or resign");
  EXPECT_EQ(refusal(start, "e2e9"), "'e9' is not a square of this board, which has a1 to h8");
  EXPECT_EQ(refusal(Position::initial(rules_of("board=gardner5x5")), "a2a6"),
            "'a6' is not a square of this board, which has a1 to e5");
  EXPECT_EQ(refusal(start, "e2e4k"), "a pawn becomes a queen, rook, bishop or knight (q, r, b, n), not a king");
  for (const char* text : {"e2", "e2e4qq", "e2^e3", "g1^f3h3x", "g1^f3h3&", "g1^f3h3&e4q", "g1?f3", "#3", "e2!!"}) {
    EXPECT_TRUE(refusal(start, text).find(" is not a move: ") != std::string::npos) << text;
  }
}

TEST(ChessRefusal, OfMoves) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(refusal(start, "e4e5"), "there is no piece on e4");
  EXPECT_EQ(refusal(start, "e7e5"), "the pawn on e7 is Black's, and it is White's turn");
  EXPECT_EQ(refusal(start, "a1a1"), "the piece already is on a1");
  EXPECT_EQ(refusal(start, "a1a2"), "your own pawn on a2 is in the way");
  EXPECT_EQ(refusal(start, "a1a4"), "the way from a1 to a4 is blocked by the pawn on a2");
  EXPECT_EQ(refusal(start, "g1g3"), "a knight does not move from g1 to g3");
  EXPECT_EQ(refusal(start, "e2d3"), "a pawn goes diagonally only to capture, and d3 is empty");
  EXPECT_EQ(refusal(start, "e2e5"), "a pawn does not move from e2 to e5");
  EXPECT_EQ(refusal(played("", {"e2e3", "a7a6"}), "e3e5"), "a pawn goes two squares only from its first rank");
  EXPECT_EQ(refusal(Position::initial(rules_of("double_step=false")), "e2e4"),
            "pawns make no double step under these rules");
  EXPECT_EQ(refusal(start, "e2e4q"), "only a pawn that reaches the last rank becomes another piece");
  EXPECT_EQ(refusal(position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e7e8"),
            "a pawn on the last rank becomes another piece: add q, r, b or n");
  EXPECT_EQ(refusal(start, "e2e4ep"), "no pawn has just passed e4");
  EXPECT_EQ(refusal(start, "#1"), "nothing is rolled for now: White is to move");
  const Position halves = played("", {"b1^a3c3", "a7a6"});
  EXPECT_EQ(refusal(halves, "d2c3"), "your own half knight on c3 is in the way");
  const Position apart = position_of("", "4k3/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(refusal(apart, "a1a3"), "the other half of the same rook is on a3");
}

TEST(ChessRefusal, OfCastling) {
  const auto why = [](std::string_view text, std::string_view move) { return refusal(position_of("", text), move); };
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O"),
            "castling is no longer possible there: the king or the rook on h1 has moved or split before");
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O-O"), "castling needs a whole rook on a1");
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/3K3R w - - 0 1", "O-O"), "castling needs a whole king on e1");
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1"), "the bishop on f1 is between king and rook");
  EXPECT_EQ(why("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1"),
            "the king cannot castle through an attack: it would cross f1, attacked by the rook on f3");
  EXPECT_EQ(why("4k3/8/8/8/8/r5r1/8/4K2R w K - 0 1 | r:a3/g3=e", "e1g1"),
            "the king cannot castle into an attack: it would stand on g1, attacked by the half rook on g3")
      << "6.2.5: halves bar castling too";
  EXPECT_EQ(why("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1"),
            "the king cannot castle out of an attack: it stands on e1, attacked by the rook on e3");
  EXPECT_EQ(refusal(Position::initial(rules_of("board=gardner5x5")), "O-O"), "there is no castling on this board");
}

TEST(ChessRefusal, OfSplits) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(refusal(start, "g1^f3f3"), "the two halves must be on two squares, and f3 is named twice");
  EXPECT_EQ(refusal(start, "g1^e2f3"), "e2 is occupied: halves go to empty squares only");
  EXPECT_EQ(refusal(start, "g1^g3f3"), "a knight does not move from g1 to g3");
  EXPECT_EQ(refusal(start, "g1^f3h3p"), "this variant has no superpositions that are equal with phase");
  EXPECT_EQ(refusal(Position::initial(rules_of("variant=plain")), "g1^f3h3"), "ordinary chess has no superpositions");
  EXPECT_EQ(refusal(Position::initial(rules_of("stay_only=true")), "g1^f3h3"),
            "under these rules one half must stay on g1");
  EXPECT_EQ(refusal(played("", {"g1^f3h3", "a7a6"}), "f3^e5g5"),
            "the knight on f3 is a half already: only a whole piece can split");
  EXPECT_EQ(refusal(Position::initial(rules_of("variant=simplified")), "e2^e3e4"),
            "the half of a pawn on the farther rank comes first in this variant: write e4 before e3");
  EXPECT_EQ(refusal(played("variant=deterministic", {"a2a3"}), "b7^b7b6p"),
            "the half of a pawn on the farther rank comes first in this variant: write b6 before b7");
  EXPECT_EQ(refusal(position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e7^e7e8"),
            "a pawn on the last rank becomes another piece: add q, r, b or n");
}

TEST(ChessRefusal, OfEntanglements) {
  const Position position = position_of("", "7k/8/5n2/8/4RR2/8/8/KN6 b - - 1 1 | R:e4/f4=e");
  EXPECT_EQ(refusal(position, "f6^d5d7&e4"), "one half of a piece that joins another must stay on f6");
  EXPECT_EQ(refusal(position, "f6^f6d5&h3"), "there is no half to join on h3");
  EXPECT_EQ(refusal(position, "f6^f6d5&b1"), "the knight on b1 is whole: only a superposition can be joined");
  EXPECT_EQ(refusal(position, "h8^h8h7&e4"), "neither half would attack the superposition on e4 and f4");
  const Position own = after(position, {"f6^f6d7", "a1a2"});
  EXPECT_EQ(refusal(own, "h8^h8h7&d7"),
            "the half knight on d7 is your own: a piece joins a superposition of the opponent");
  const Position full = position_of(
      "", "7k/1nn5/2R5/R3R1R1/3n1n2/8/8/KB2RR1r b - - 0 1 | R:e1/f1=e;R:a5/c6=e@1;n:b7/c7=e@1;R:e5/g5=u@2;n:d4/f4=u@2");
  EXPECT_EQ(refusal(full, "h1^h1g1&e1"), "both diagonals are taken: there cannot be a third entangled group");
}

TEST(ChessRefusal, OfFlipsAndHadamardMoves) {
  const Position equal = position_of("", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(refusal(equal, "a1~a3"),
            "a flip would make no difference: the rook on a1 and a3 is equal and not entangled");
  EXPECT_EQ(refusal(position_of("variant=hadamard+", "7k/8/8/8/4P3/4P3/8/K7 w - - 0 1 | P:e4/e3=u"), "e3~e4"),
            "in this variant the half of a pawn on the farther rank comes first: e4 stays before e3");
  EXPECT_EQ(refusal(equal, "a1~a4"), "a1 and a4 are not the two halves of one piece");
  EXPECT_EQ(refusal(equal, "a1Za3"), "this variant has no Z moves");
  EXPECT_EQ(refusal(equal, "a1Ha3"), "this variant has no Hadamard moves");
  EXPECT_EQ(refusal(position_of("", "7k/8/8/8/8/1R6/8/R3K3 w - - 0 1 | R:a1/b3=u"), "a1~b3"),
            "the halves of the rook on a1 and b3 are not one move away from each other");
  EXPECT_EQ(refusal(position_of("variant=simplified", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=u"), "a1~a3"),
            "this variant has no flips");
  const Position group =
      position_of("variant=hadamard", "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1");
  EXPECT_EQ(refusal(group, "e4Zf4"), "the rook on e4 and f4 is entangled, and the Z move is for pairs that are not");
  EXPECT_EQ(refusal(group, "e4Hf4"),
            "the rook on e4 and f4 is entangled, and the Hadamard move is for pairs that are not");
  const Position plus =
      position_of("variant=hadamard+", "7k/8/5n2/8/4RR2/2n5/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/c3=e@1");
  EXPECT_EQ(refusal(plus, "e4Hf4"), "the halves of the knight on c3 and f6 are not one move away from each other");
  EXPECT_EQ(refusal(position_of("variant=hadamard+", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=u"), "a1Ha3"),
            "the rook on a1 and a3 is unequal and has no Hadamard move");
}

TEST(ChessRefusal, OfTunnelling) {
  const auto why = [](std::string_view text, std::string_view move) {
    return refusal(position_of("variant=tunnelling", text), move);
  };
  EXPECT_EQ(refusal(Position::initial(Rules{}), "a1>a3"), "only the variant tunnelling has such moves");
  EXPECT_EQ(why("4k3/8/8/p7/8/8/8/R3K3 w - - 0 1", "a1>a4"),
            "nothing is in the way to a4: an ordinary move leads there");
  EXPECT_EQ(why("4k3/8/8/p7/8/8/8/R3K3 w - - 0 1", "a1>a7"),
            "a piece tunnels only to the square right behind the first piece");
  EXPECT_EQ(why("4k3/8/p7/p7/8/8/8/R3K3 w - - 0 1", "a1>a6"), "a6 is occupied: a piece tunnels to an empty square");
  EXPECT_EQ(why("4k3/8/8/P7/8/8/8/R3K3 w - - 0 1", "a1>a6"),
            "the pawn on a5 is in the way: a piece tunnels through a whole piece of the opponent, not a king");
  EXPECT_EQ(why("4k3/8/8/p7/8/8/8/N3K3 w - - 0 1", "a1>a6"), "only a whole rook, bishop or queen can tunnel");
  EXPECT_EQ(why("4k3/8/8/8/8/8/1p6/R3K3 w - - 0 1", "a1>c3"), "a rook does not move from a1 to c3");
}

TEST(ChessRefusal, OfRemoteCollapses) {
  EXPECT_EQ(refusal(played("", {"g1^f3h3", "a7a6"}), "f3!"),
            "the rules do not allow a remote collapse (remote_collapse)");
  const Position position = played("remote_collapse=true", {"g1^f3h3", "a7a6"});
  EXPECT_EQ(refusal(position, "b1!"), "the knight on b1 is whole: there is nothing to collapse");
  const Position rook = position_of("remote_collapse=true", "4k3/8/8/8/8/8/P2R4/RN2K3 w - - 0 1 | R:a1/d2=e");
  EXPECT_EQ(refusal(rook, "a1!"),
            "if the rook collapses to a1, it has no legal move there, and it would have to be moved");
  const Position owed = after(position, {"f3!", "#1"});
  EXPECT_EQ(refusal(owed, "e2e4"), "the knight on f3 has just collapsed and must be moved now");
  EXPECT_EQ(refusal(owed, "f3!"), "the knight on f3 is whole: there is nothing to collapse");
}

TEST(ChessRefusal, OfWhatWouldExposeTheKing) {
  const auto why = [](std::string_view text, std::string_view move) { return refusal(position_of("", text), move); };
  EXPECT_EQ(why("4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "h1h2"),
            "your king on e1 would still be in check from the rook on e8");
  EXPECT_EQ(why("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"),
            "the knight on e2 is pinned: without it your king on e1 would be in check from the rook on e8");
  EXPECT_EQ(why("5rk1/8/8/8/8/8/8/4K3 w - - 0 1", "e1f1"), "your king on f1 would be in check from the rook on f8");
  EXPECT_EQ(why("2r3kr/8/8/8/8/8/8/3K4 w - - 0 1 | r:c8/h8=u", "d1^c1d1"),
            "your half king on c1 would be in check from the half rook on c8");
  EXPECT_EQ(why("2r3kr/8/8/8/8/8/8/3K4 w - - 0 1 | r:c8/h8=u", "d1^d1e2"), "legal");
}

/// 7.6: a move is refused when in any outcome the king is in check; the chance of it is told.
TEST(ChessRefusal, OfWhatMightExposeTheKing) {
  // The half rook on e5 shields its king from the queen; if the knight it attempts is not there it has left the file.
  const Position shield = position_of("", "1k2q3/8/8/n3R2n/8/8/8/4K1R1 w - - 0 1 | n:a5/h5=u;R:g1/e5=e");
  EXPECT_EQ(refusal(shield, "e5h5"),
            "the half rook on e5 is pinned: without it your king on e1 would be in check from the queen on e8");
  // A capture that collapses the shield: with chance 1/2 the file opens.
  const Position risk = position_of("", "4q1k1/8/8/3nn3/8/8/8/3RK3 w - - 0 1 | n:d5/e5=e");
  EXPECT_EQ(refusal(risk, "d1d5"),
            "your king on e1 would be in check from the queen on e8 with chance 1/2, when Black's knight is on d5");
}

TEST(ChessRefusal, TellsOneOfSeveralChecksApart) {
  const Position position = position_of("variant=nobox,board=gardner5x5",
                                        "3k1/3K1/1knn1/5/3Kn w - - 0 14 | K:d1/d4=u@1;n:d3/e1=u;k:d5/b3=u@1");
  EXPECT_EQ(refusal(position, "d4d3"),
            "your king on d1 would still be in check from the knight on c3 with chance 2/3, when White's king is on d1 "
            "and Black's king is on d5; other rolls would leave it in check too");
}

TEST(ChessRefusal, OfAMoveWithItsRoll) {
  EXPECT_EQ(refusal(position_of("", "6k1/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u"), "d1d5#1"),
            "'d1d5#1' is not one action: what the die said, #1 or #2, follows as an action of its own");
}

TEST(ChessRefusal, WhileTheDieIsRolled) {
  const Position rolling = after(position_of("", "6k1/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=u"), {"d1d5"});
  const std::string decides =
      "the die decides now: 1 to 4 (#1, chance 2/3): Black's knight is on d5; 5 or 6 (#2, chance 1/3): Black's knight "
      "is "
      "on f5";
  EXPECT_EQ(refusal(rolling, "e1e2"), decides);
  EXPECT_EQ(refusal(rolling, "resign"), decides);
  EXPECT_EQ(refusal(rolling, "#2"), "legal");
}

TEST(ChessRefusal, OfASecondOfferOfADraw) {
  const auto again = read_action<Game>(played("", {"draw"}), "draw");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().reason, "White has offered a draw already and must move now");
}

/// A stable code and named arguments, for programs.
TEST(ChessRefusal, IsData) {
  const auto data = [](const Position& position, std::string_view text) {
    const auto action = read_action<Game>(position, text);
    EXPECT_FALSE(action) << text;
    if (action) return std::string();
    const Message& why = action.error().message;
    return std::string(why.code()) + " " + print_json(arguments_json(why));
  };
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(data(start, "a1a4"), R"(blocked {"from":"a1","to":"a4","piece":"pawn","at":"a2"})");
  EXPECT_EQ(data(start, "e7e5"), R"(not-yours {"piece":"pawn","at":"e7","owner":"black","player":"white"})");
  EXPECT_EQ(data(start, "e2e9"), R"(no-square {"text":"'e9'","last":"h8"})");
  EXPECT_EQ(data(start, "g1^f3h3p"), R"(no-such-kind {"kind":"equal","phase":"yes"})");
  EXPECT_EQ(data(start, "#1"), R"(no-roll {"player":"white"})");
  EXPECT_EQ(data(position_of("", "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1"), "e1g1"),
            R"(castling-attacked {"way":"through","square":"f1","piece":"rook","at":"f3"})");
  EXPECT_EQ(
      data(position_of("", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "e2c3"),
      R"(exposed {"king":"king","at":"e1","attacker":"rook","from":"e8","how":"pinned","piece":"knight","pin":"e2"})");
  EXPECT_EQ(data(position_of("", "4q1k1/8/8/3nn3/8/8/8/3RK3 w - - 0 1 | n:d5/e5=e"), "d1d5"),
            R"(exposed {"king":"king","at":"e1","attacker":"queen","from":"e8","chance":"1/2",)"
            R"("when":[{"is":"when","owner":"black","piece":"knight","at":"d5"}]})");
}

TEST(ChessRefusal, AfterTheEnd) {
  const Position mate = played("variant=plain", {"f2f3", "e7e5", "g2g4", "d8h4"});
  const auto action = read_action<Game>(mate, "a2a3");
  ASSERT_FALSE(action);
  EXPECT_EQ(action.error().code, ErrorCode::GameOver);
}

}  // namespace
}  // namespace spooky::chess
