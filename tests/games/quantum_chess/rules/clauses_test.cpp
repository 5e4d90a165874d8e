// The clauses of docs/rules/quantum-chess.md, a small game for each.
#include "games/quantum_chess/rules/testing.hpp"

namespace spooky::quantum_chess_testing {
namespace {

TEST(QuantumChess, K2StartsWithOneBranchOfOneBoard) {
  const Position start = Position::initial({});
  EXPECT_EQ(Text::position_text(start), std::string(kStart) + " | -");
  EXPECT_EQ(start.state().boards(), 1U);
  EXPECT_EQ(start.state().branches(), 1U);
}

TEST(QuantumChess, K4ErasesALetterWhenNoBoardHasThePiece) {
  // The knight that goes elsewhere in all boards leaves no letter behind.
  EXPECT_EQ(text_after(kStart, "b1^a3c3 h7h6 a3c3^b5"),
            "rnbqkbnr/ppppppp1/7p/1N6/8/8/PPPPPPPP/R1BQKBNR b KQkq - 3 2 | -");
}

TEST(QuantumChess, K5PiecesMoveBackToo) {
  // c3d5 moves the part on c3 to d5; d5c3 with nothing on c3 moves it back, each time with a factor i.
  EXPECT_EQ(state_after(kStart, "b1^a3c3 h7h6 c3d5 h6h5 d5c3"), "a3c3 1,2:-1");
  // From the full square to the one that is full in other boards: a swap, where just one is occupied.
  EXPECT_EQ(state_after("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2", "c3b5 e8e7 a3b5"), "a3b5 1,2:-1i");
}

TEST(QuantumChess, K6PathsAreJudgedBoardByBoard) {
  EXPECT_EQ(state_after("7k/8/8/8/8/8/R7/4N2K w - - 0 1", "e1^c2f3 h8g8 a2g2"), "a2c2g2f3 3,c:1i");
}

TEST(QuantumChess, K6TheOtherTargetIsNoPartOfThePath) {
  // d3 lies between d1 and d5: both are reached, and the whole rook splits.
  EXPECT_EQ(state_after("4k3/8/8/8/8/8/8/K2R4 w - - 0 1", "d1^d3d5"), "d3d5 1,2");
}

TEST(QuantumChess, K7ProportionalBranchesAreOne) {
  // Both parts of a superposed pawn capture the same way afterwards: the branches that were parted agree again.
  const Position position = after("7k/8/8/8/8/5b2/5P2/K4Q2 w - - 0 1", "f1^e1e2 f3e2");
  EXPECT_EQ(position.state().branches(), 2U);
  EXPECT_EQ(after("4k3/8/8/8/8/8/8/K7 w - - 0 1 | -").state().branches(), 1U);
  EXPECT_EQ(Text::position_text(after("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1/2*1,2;1/2*1:1i,2:1i")),
            "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2");
}

TEST(QuantumChess, K8KingsMayGoIntoAttack) {
  const Position position = after("4k3/8/8/8/8/8/7r/4K3 w - - 0 1");
  EXPECT_TRUE(is_legal(position, "e1e2"));
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/7r/4K3 w - - 0 1", "e1e2 h2e2"), "4k3/8/8/8/8/8/4r3/8 w - - 0 2 | -");
}

TEST(QuantumChess, K9LinesEndAtTheFirstFullSquare) {
  const Position position = after("4k3/8/8/8/3n4/8/8/K2R4 w - - 0 1");
  EXPECT_TRUE(is_legal(position, "d1d4"));
  EXPECT_EQ(refused(position, "d1d5"), "blocked");
  const Position open = after("4k3/8/8/1n6/3n4/8/8/K2R4 w - - 0 1 | d4b5 1,2");
  EXPECT_TRUE(is_legal(open, "d1d5")) << "superposed squares are looked through";
  EXPECT_TRUE(is_legal(open, "d1d4"));
}

TEST(QuantumChess, K9NoStandardMoveOntoAFullOwnPiece) {
  const Position position = after("4k3/8/8/8/8/8/3N4/1N2K3 w - - 0 1");
  EXPECT_EQ(refused(position, "b1d2"), "own-piece");
  EXPECT_EQ(state_after("4k3/8/8/8/8/8/3N4/1N2K3 w - - 0 1", "b1^a3d2"), "d2a3 1,2:-1");
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/3N4/1N2K3 w - - 0 1", "b1^d2a3"), "4k3/8/8/8/8/N7/3N4/4K3 b - - 1 1 | -");
}

TEST(QuantumChess, K10SplitsAndMerges) {
  const Position position = after("4k3/8/8/8/8/N1N5/1P6/R3K3 w - - 0 1 | a3c3 1,2");
  EXPECT_EQ(refused(position, "b2^b3b4"), "pawns-stay-whole");
  EXPECT_EQ(refused(position, "a1^b1b1"), "same-square");
  EXPECT_EQ(refused(position, "a3^b5c2"), "");
  EXPECT_EQ(refused(position, "a1^a2a3"), "split-target");
  EXPECT_EQ(refused(position, "a1a3^a2"), "merge-kinds");
  EXPECT_EQ(refused(position, "a3a3^b5"), "same-square");
  EXPECT_EQ(refused(position, "a3c3^b5"), "");
  EXPECT_EQ(refused(position, "a3c3^c4"), "wrong-pattern");
  EXPECT_EQ(refused(after("4k3/8/8/1n6/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2"), "a3c3^b5"), "merge-target");
  EXPECT_EQ(refused(after(kStart, "", "variant=plain"), "b1^a3c3"), "no-superpositions");
}

TEST(QuantumChess, K11Pawns) {
  const Position blocked = after("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
  EXPECT_EQ(refused(blocked, "e2e3"), "blocked");
  EXPECT_EQ(refused(blocked, "e2e4"), "blocked");
  const Position open = after("4k3/8/8/8/6n1/4n3/4P3/4K3 w - - 0 1 | e3g4 1,2");
  EXPECT_TRUE(is_legal(open, "e2e3"));
  EXPECT_TRUE(is_legal(open, "e2e4"));
  EXPECT_EQ(refused(open, "e2d3"), "pawn-diagonal");
  const Position last = after("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_EQ(refused(last, "e7e8"), "promotion-missing");
  EXPECT_TRUE(is_legal(last, "e7e8n"));
  EXPECT_TRUE(is_legal(last, "e7d8b"));
  EXPECT_EQ(refused(last, "e7e8k"), "no-promotion");
  EXPECT_EQ(refused(after("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1", "", "board=gardner5x5"), "a2a4"), "no-double-step");
}

TEST(QuantumChess, K12CastlingRights) {
  const std::string start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  EXPECT_EQ(text_after(start, "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1 | -");
  EXPECT_EQ(text_after(start, "h1h8"), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1 | -");
  EXPECT_EQ(text_after(start, "a1^b1c1"), "r3k2r/8/8/8/8/8/8/1RR1K2R b Kkq - 1 1 | b1c1 1,2");
  EXPECT_EQ(refused(after("r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1"), "e1c1"), "castling-blocked");
  EXPECT_EQ(refused(after(start, "e1e2 e8e7 e2e1 e7e8"), "e1g1"), "castling-lost");
}

TEST(QuantumChess, K13OrdersOfSplitsAndMerges) {
  const Position start = Position::initial({});
  EXPECT_EQ(*read_action<Game>(start, "b1^c3a3"), *read_action<Game>(start, "b1^a3c3"));
  const auto legal = legal_texts<Game>(after("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2"));
  const auto has = [&](const char* move) { return std::find(legal.begin(), legal.end(), move) != legal.end(); };
  EXPECT_TRUE(has("a3c3^b5") && has("c3a3^b5"));
  const auto both = legal_texts<Game>(after("4k3/8/8/8/8/8/3N4/1N2K3 w - - 0 1"));
  EXPECT_TRUE(std::find(both.begin(), both.end(), "b1^a3d2") != both.end());
  EXPECT_TRUE(std::find(both.begin(), both.end(), "b1^d2a3") != both.end());
  EXPECT_TRUE(std::find(both.begin(), both.end(), "b1^c3a3") == both.end());
}

TEST(QuantumChess, K14AMoveThatChangesNothingUsesTheTurn) {
  // In every board either c1 or d1 blocks the rook.
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/8/R1NN3K w - - 0 1 | c1d1 1,2", "a1e1"),
            "4k3/8/8/8/8/8/8/R1NN3K b - - 1 1 | c1d1 1,2");
}

TEST(QuantumChess, K16AnswersAreNaturesActions) {
  const Position asked = after("4k3/8/8/8/8/8/8/1NR1K3 w - - 0 1", "b1^a3c3 e8e7 c1c3");
  ASSERT_EQ(asked.actor(), Actor::Nature);
  EXPECT_EQ(legal_texts<Game>(asked), (std::vector<std::string>{"m0", "m1"}));
  EXPECT_EQ(refused(asked, "c1c2"), "measuring");
  EXPECT_EQ(refused(asked, "resign"), "measuring");
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/8/1NR1K3 w - - 0 1", "b1^a3c3 e8e7 c1c3 m0"),
            "8/4k3/8/8/8/2N5/8/2R1K3 b - - 3 2 | -");
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/8/1NR1K3 w - - 0 1", "b1^a3c3 e8e7 c1c3 m1"),
            "8/4k3/8/8/8/N1R5/8/4K3 b - - 3 2 | -");
  EXPECT_EQ(refused(after(kStart), "m1"), "nothing-asked");
}

TEST(QuantumChess, K16NothingIsAskedWhenTheAnswerIsCertain) {
  // One of c4 and c5 is occupied in every board: the queen surely does not get through, and the turn is over.
  const std::string position = "2r1k3/8/8/2N5/2N5/8/8/2Q1K3 w - - 0 1 | c4c5 1,2";
  const Position failed = after(position, "c1c8");
  EXPECT_EQ(failed.actor(), Actor::Second);
  EXPECT_EQ(Text::position_text(failed), "2r1k3/8/8/2N5/2N5/8/8/2Q1K3 b - - 1 1 | c4c5 1,2");
}

TEST(QuantumChess, K17AFailedMoveKeepsCastlingRightsAndClearsThePassedSquare) {
  const std::string position = "4k3/8/2n5/2N5/2N1Pp2/8/8/R1R1K3 b Q e3 0 1 | c4c5 1,2";
  EXPECT_EQ(text_after(position, "e8e7 c1c6"), "8/4k3/2n5/2N5/2N1Pp2/8/8/R1R1K3 b Q - 2 2 | c4c5 1,2");
  // A rook that fails to take does not lose the right of its square.
  EXPECT_EQ(text_after("n3k3/8/8/8/N7/3N4/8/R3K3 w Q - 0 1 | d3a4 1,2", "a1a8 m0"),
            "n3k3/8/8/8/N7/8/8/R3K3 b Q - 1 1 | -");
}

TEST(QuantumChess, K21CapturesMeasureTheCapturer) {
  const Position asked = after("r3k3/8/8/8/8/8/1N6/R3K3 w Qq - 0 1", "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8");
  ASSERT_TRUE(asked.measurement());
  EXPECT_EQ(asked.measurement()->yes.to_string(), "1/4");
  EXPECT_EQ(state_after("r3k3/8/8/8/8/8/1N6/R3K3 w Qq - 0 1", "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8 m0"), "b1a2d3a4 5,9,a");
  EXPECT_EQ(state_after("7k/8/8/8/8/5b2/5P2/K4Q2 w - - 0 1", "f1^e1e2 f3e2"), "e1 1/2*0;1/2*1 | pieces=5");
  EXPECT_EQ(state_after("7k/8/8/8/8/rP6/8/K7 b - - 0 1", "a3^a4a5 b3a4"), "b3a4a5 2,5 | pieces=4");
}

TEST(QuantumChess, K22EnPassant) {
  EXPECT_EQ(state_after("1n5k/2p5/8/1P6/8/8/8/K7 b - - 0 1", "b8^a6c6 b5a6 c6b8 a1b1 c7c5 b5c6"),
            "c5a6c6b8 1/2*3;1/2*c");
  EXPECT_EQ(text_after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 d4e3"), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 | -");
  // An own knight on the passed square is asked for first.
  const Position asked = after("4k3/8/8/8/3pP1n1/4n3/8/4K3 b - e3 0 1 | e3g4 1,2", "d4e3");
  ASSERT_TRUE(asked.measurement());
  EXPECT_EQ(asked.measurement()->yes.to_string(), "1/2");
}

TEST(QuantumChess, K23Castling) {
  EXPECT_EQ(state_after("7k/8/8/8/8/8/3N4/R3K3 w Q - 0 1", "d2^b1b3 h8g8 e1c1"), "a1b1c1d1e1b3 13,2c:-1");
}

TEST(QuantumChess, K23ThePassedSquareIsNotedAfterADoubleStepThatArrives) {
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4"), "4k3/8/8/8/4P3/8/8/4K3 b - e3 1 1 | -");
  // Half of it is blocked, and it is noted; after the next turn it is gone.
  EXPECT_EQ(text_after("4k3/8/8/8/6n1/4n3/4P3/4K3 w - - 0 1 | e3g4 1,2", "e2e4"),
            "4k3/8/8/8/4P1n1/4n3/4P3/4K3 b - e3 1 1 | e2e3e4g4 3,c:1i");
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8e7"), "8/4k3/8/8/4P3/8/8/4K3 w - - 2 2 | -");
}

TEST(QuantumChess, K24TheCounterIsResetWhenAPieceIsGone) {
  EXPECT_EQ(text_after("4k3/8/8/8/8/8/4p3/4K3 w - - 7 9", "e1e2"), "4k3/8/8/8/8/8/4K3/8 b - - 0 9 | -");
  EXPECT_EQ(text_after(kStart, "e2e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 1 1 | -")
      << "pawn moves do not reset it";
  // Half a piece is gone, and another half: together one.
  EXPECT_EQ(after("7k/8/8/8/8/5b2/5P2/K4Q2 w - - 0 1", "f1^e1e2 f3e2").fields().counter, 2);
}

TEST(QuantumChess, K25WithoutAKingTheGameIsLost) {
  const Position won = after("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "e1e8");
  EXPECT_EQ(print_json(Text::result(won)), R"({"winner":"white","by":"king"})");
  EXPECT_EQ(won.actor(), Actor::None);
  EXPECT_EQ(won.turn(), 1);
  EXPECT_EQ(print_json(Text::result(after("8/8/8/8/8/8/8/8 w - - 0 1"))), R"({"winner":"draw","by":"king"})");
  EXPECT_EQ(print_json(Text::result(after("4k3/8/8/8/8/8/8/8 w - - 0 1"))), R"({"winner":"black","by":"king"})");
  // While a trace of the king is left, the game goes on.
  EXPECT_EQ(after("k6k/8/8/8/8/8/8/K6R w - - 0 1 | a8h8 1,2", "h1h8").actor(), Actor::Second);
}

TEST(QuantumChess, K25FiftyMeasuresEverything) {
  const std::string position = "4k3/8/8/8/8/N1N5/8/4K3 w - - 99 60 | a3c3 1,2";
  const Position asked = after(position, "e1e2", "draws=true");
  ASSERT_TRUE(asked.measurement());
  EXPECT_FALSE(asked.measurement()->move);
  EXPECT_EQ(asked.turn(), 119);
  EXPECT_TRUE(Text::result(asked).is_null());
  const Position over = after(position, "e1e2 m0", "draws=true");
  EXPECT_EQ(print_json(Text::result(over)), R"({"winner":"draw","by":"fifty"})");
  EXPECT_EQ(Text::position_text(over), "4k3/8/8/8/8/2N5/4K3/8 b - - 100 60 | -");
  EXPECT_EQ(after(position, "e1e2").actor(), Actor::Second) << "only with draws";
  // A king that is measured away decides.
  const Position lost = after("4k3/8/8/8/8/8/8/K7 w - - 100 60 | a1 1/2*0;1/2*1", "m0", "draws=true");
  EXPECT_EQ(print_json(Text::result(lost)), R"({"winner":"black","by":"fifty"})");
}

TEST(QuantumChess, K25RepetitionCountsTheSameText) {
  const std::string moves = "b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8";
  EXPECT_EQ(print_json(Text::result(after(kStart, moves, "draws=true"))), R"({"winner":"draw","by":"repetition"})");
  EXPECT_FALSE(after(kStart, moves).is_over());
  // The phase counts: two more swaps of one part make another position.
  EXPECT_FALSE(
      after("7k/8/8/8/8/N1N5/8/K7 w - - 0 1 | a3c3 1,2", "c3e4 h8g8 e4c3 g8h8 c3e4 h8g8 e4c3 g8h8", "draws=true")
          .measurement());
}

TEST(QuantumChess, K25StalemateIsADraw) {
  const Position position = after("8/8/8/8/8/p7/P7/8 w - - 0 1");
  EXPECT_EQ(print_json(Text::result(position)), R"({"winner":"draw","by":"king"})");
  const Position stuck = after("k7/p1p5/PpP5/1P6/8/8/8/K6R b - - 0 1");
  EXPECT_FALSE(stuck.is_over()) << "the king may go into attack";
  const Position blocked = after("8/8/8/8/pp6/kp6/pP6/K7 w - - 0 1");
  EXPECT_TRUE(is_legal(blocked, "a1a2"));
}

TEST(QuantumChess, K26DrawAndResign) {
  EXPECT_EQ(print_json(Text::result(after(kStart, "draw e2e4 draw"))), R"({"winner":"draw","by":"agreement"})");
  EXPECT_EQ(refused(after(kStart, "draw"), "draw"), "offered-already");
  EXPECT_FALSE(after(kStart, "draw e2e4 e7e5").draw_offer());
  EXPECT_EQ(print_json(Text::result(after(kStart, "e2e4 resign"))), R"({"winner":"white","by":"resignation"})");
  EXPECT_EQ(refused(after("4k3/8/8/8/8/8/8/1NR1K3 w - - 0 1", "b1^a3c3 e8e7 c1c3"), "draw"), "measuring");
}

TEST(QuantumChess, InterferenceOffMakesMereChanceOfSuperposition) {
  EXPECT_EQ(state_after(kStart, "b1^a3c3", "interference=false"), "a3c3 1/2*1;1/2*2");
  const Position merged = after(kStart, "b1^a3c3 h7h6 a3c3^b5", "interference=false");
  EXPECT_EQ(chance_of(merged, "b5"), "1/2") << "a merge makes certain only what interferes";
}

TEST(QuantumChess, MaxBoardsRefuses) {
  const Position position = after(kStart, "b1^a3c3 b8^a6c6", "max_boards=4");
  EXPECT_EQ(position.state().boards(), 4U);
  const auto refusal = read_action<Game>(position, "g1^f3h3");
  ASSERT_FALSE(refusal);
  EXPECT_EQ(refusal.error().code, ErrorCode::TooLarge);
  const auto legal = legal_texts<Game>(position);
  EXPECT_TRUE(std::find(legal.begin(), legal.end(), "g1^f3h3") != legal.end()) << "it stays in the list";
  EXPECT_TRUE(is_legal(position, "a3c3^b5"));
  const auto read =
      read_position<Game>(*read_rules<Game>("max_boards=1"), "4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::TooLarge);
}

}  // namespace
}  // namespace spooky::quantum_chess_testing
