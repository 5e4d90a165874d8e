// The engine agrees with the plain second implementation.
#include "games/quantum_chess/rules/naive_comparison.hpp"

namespace spooky::quantum_chess_comparison {
namespace {

TEST(QuantumChessNaive, AgreesFromTheStart) {
  play_games({"", {}, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}, 2, 24);
}

TEST(QuantumChessNaive, AgreesWhereLinesAndCastlingAreOpen) {
  play_games({"", {}, "r3k2r/8/8/3b4/4B3/8/8/R3K2R w KQkq - 0 1"}, 3, 20);
}

TEST(QuantumChessNaive, AgreesWherePawnsPassAndPromote) {
  play_games({"", {}, "1n2k3/P1p3p1/8/1P3P2/2p3p1/8/1P1P3P/2N1K3 w - - 0 1"}, 4, 20);
}

TEST(QuantumChessNaive, AgreesOnASmallBoard) {
  naive::Rules plain;
  plain.width = 5;
  plain.height = 5;
  play_games({"board=gardner5x5", plain, "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1"}, 3, 24);
}

TEST(QuantumChessNaive, AgreesWithoutInterference) {
  naive::Rules plain;
  plain.interference = false;
  play_games({"interference=false", plain, "r3k2r/8/2n5/3b4/4B3/8/8/R3K2R w KQkq - 0 1"}, 3, 20);
}

TEST(QuantumChessNaive, AgreesInPlainChess) {
  naive::Rules plain;
  plain.splits = false;
  play_games({"variant=plain", plain, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}, 2, 60);
}

}  // namespace
}  // namespace spooky::quantum_chess_comparison
