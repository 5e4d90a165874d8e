// Many long random games of the engine beside the plain second implementation.
#include "games/quantum_chess/rules/naive_comparison.hpp"

namespace spooky::quantum_chess_comparison {
namespace {

TEST(QuantumChessNaiveSlow, AgreesOverManyGames) {
  naive::Rules plain;
  play_games({"", plain, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}, 12, 60);
  play_games({"", plain, "r3k2r/pp4pp/2n5/3b4/4B3/2N5/PP4PP/R3K2R w KQkq - 0 1"}, 30, 40);
  play_games({"", plain, "1n2k3/P1p3p1/8/1P3P2/2p3p1/8/1P1P3P/2N1K3 w - - 0 1"}, 60, 40);
  plain.interference = false;
  play_games({"interference=false", plain, "r3k2r/pp4pp/2n5/3b4/4B3/2N5/PP4PP/R3K2R w KQkq - 0 1"}, 20, 40);
}

}  // namespace
}  // namespace spooky::quantum_chess_comparison
