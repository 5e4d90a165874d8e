// The computer player of Akl's chess.
#include "spooky/games/akl_chess/player/player.hpp"

#include "games/akl_chess/play.hpp"
#include "spooky/games/akl_chess/player/evaluation.hpp"

namespace spooky::akl_chess {
namespace {

std::string choice(const Position& position, int level) {
  return Akl::action_text(position, decide_at_level(position, level, 1).action);
}

TEST(AklChessPlayer, SameSeedGivesTheSameLegalAction) {
  const Position position = Position::initial(rules_of("board=silverman4x5"));
  for (int level = 1; level <= 5; ++level) {
    const Decision decision = decide_at_level(position, level, 7);
    EXPECT_TRUE(position.is_legal(decision.action)) << level;
    EXPECT_EQ(decide_at_level(position, level, 7).action, decision.action) << level;
    EXPECT_EQ(decision.tried.size(), legal(position).size());
  }
}

TEST(AklChessPlayer, CapturesTheKingWhereItCan) {
  const Position position = read("4k3/8/8/8/4R3/8/PP6/4K3 w - - 0 1 | QRBBNNPPPPPPPP/- | e4:PR=R | -");
  for (const int level : {3, 4, 5}) EXPECT_EQ(choice(position, level), "e4e8") << level;
}

TEST(AklChessPlayer, TouchesWhatIsLikeliestToCaptureTheKing) {
  // Only the man on e4 can capture the king at once, if it shows its queen.
  const Position position = read("4k3/8/8/8/4N3/8/8/R3K3 w - - 0 1 | RBBNNPPPPPPPP/- | a1:RR;e4:NQ | -");
  EXPECT_EQ(choice(position, 4), "e4!");
  const Position certain = read("4k2n/8/8/8/4R3/8/8/N3K3 w - - 0 1 | RBBNNPPPPPPPP/n | a1:NQ;e4:RR | -");
  EXPECT_EQ(choice(certain, 4), "e4!");
}

TEST(AklChessPlayer, MovesTheKingOutOfDanger) {
  const Position position = read("4k3/8/8/8/8/8/PP2r3/K6R w - - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnppppppp | e2:pr=r | -");
  EXPECT_GT(evaluate(position), -kWin);
  const Position exposed =
      read("4k3/8/8/8/8/8/8/K3r2R w - - 0 1 | QRRBBNNPPPPPPPP/qrbbnnpppppppp | e1:pr=r;h1:R?R1=R | -");
  const std::string move = choice(exposed, 4);
  EXPECT_TRUE(move == "h1e1" || move == "a1a2" || move == "a1b2") << move;
}

TEST(AklChessPlayer, EstimatesAreCloseToTheExactChances) {
  const Position position = after(Position(), {"e2!", "#p", "e2e4", "h7!", "#p", "h7h6"});
  for (const Square square : {square_at(3, 1), square_at(4, 3), square_at(0, 0)}) {
    const Man& man = position.board().man(square);
    const auto exact = type_chances(position.setup().evidence(Colour::White), man.seen);
    const auto estimated = estimated_seconds(position.setup().bags[0], man);
    for (std::size_t t = 0; t < kTypes; ++t) EXPECT_NEAR(exact[t], estimated[t], 0.05);
  }
}

}  // namespace
}  // namespace spooky::akl_chess
