// Chess in the terminal: odds before an attempt, the die, drawn games as PGN, and what is refused.
#include <fstream>
#include <sstream>

#include "cli/command_line.hpp"

namespace spooky {
namespace {

const std::string kAttempt = "play chess '4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e' --computer none ";

TEST_F(CommandLine, ChessTellsTheOddsAndShowsTheDie) {
  const std::string file = path("die");
  std::ofstream(file, std::ios::binary)
      << '\x90';  // 144/256 lies in the fourth part of six: a four, which is even, the first square (N1)
  const Outcome outcome = run(kAttempt + "--dice device:" + file, "odds\nhint\ne1e5\nodds\nquit\n");
  EXPECT_EQ(outcome.status, 0);
  for (const char* words : {"e1e5         succeeds with chance 1/2\n", " looks best after ",
                            "\nThe die showed 4: even (#1, chance 1/2). Black's knight collapsed to e5. White's rook "
                            "on e1 captured the knight",
                            "Nothing that you may play now needs a die.\n"}) {
    EXPECT_NE(outcome.out.find(words), std::string::npos) << words << outcome.out;
  }
}

TEST_F(CommandLine, ChessGoesOnWithARealDieWhenTheDeviceRunsDry) {
  const Outcome outcome = run(kAttempt + "--dice device:/dev/null", "e1e5\n#2\nquit\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find("has run dry after 0 bytes: roll a die yourself"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("Black's knight was not on e5: nothing was captured, and White's rook stays there."),
            std::string::npos)
      << outcome.out;
}

TEST_F(CommandLine, TheFaceOfARealDieCanBeTypedAndIsKept) {
  for (const std::string ending : {".json", ".pgn"}) {
    const std::string file = path("rolled" + ending);
    const Outcome outcome = run(kAttempt + "--dice device:/dev/null", "e1e5\n7\n5\nsave " + file + "\nquit\n");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.out.find("type the face it shows, or what it says, #1 or #2."), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("Not possible: "), std::string::npos) << "there is no 7" << outcome.out;
    EXPECT_NE(outcome.out.find("The die showed 5: odd (#2, chance 1/2)."), std::string::npos) << outcome.out;
    const Outcome shown = run("show " + file);
    EXPECT_NE(shown.out.find("2/2  #2  The die showed 5: odd (#2, chance 1/2)."), std::string::npos) << shown.out;
  }
}

TEST_F(CommandLine, ADrawnGameOfChessIsSavedAndShown) {
  const std::string file = path("drawn.pgn");
  EXPECT_EQ(run("play chess --computer none", "e2e4\ndraw\ne7e5\ndraw\nsave " + file + "\nquit\n").status, 0);
  const Outcome shown = run("show " + file);
  EXPECT_EQ(shown.status, 0);
  EXPECT_NE(shown.out.find("The game is a draw by agreement."), std::string::npos) << shown.out;
  expect_bad_input("show " + file + " --svg " + file, "is the game itself");
  EXPECT_EQ(run("show " + file).out, shown.out);
}

TEST_F(CommandLine, ChessIsNotSolved) {
  const Outcome outcome = run("solve chess");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_NE(outcome.err.find("too large to solve"), std::string::npos) << outcome.err;
}

TEST_F(CommandLine, TheServerHasNoDiceThatOneCanForetell) {
  expect_bad_input("serve --port 0 --database " + path("games.db") + " --dice seed", "not 'seed'");
  expect_bad_input("serve --port 0 --database " + path("games.db") + " --dice device:/dev/null", "has run dry");
  std::ofstream(path("rolls")) << "known to whoever wrote it";
  expect_bad_input("serve --port 0 --database " + path("games.db") + " --dice device:" + path("rolls"),
                   "is a file and no random device");
}

}  // namespace
}  // namespace spooky
