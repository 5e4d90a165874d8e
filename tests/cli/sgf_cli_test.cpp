// SGF files and pictures, as a user meets them.
#include "cli/command_line.hpp"

namespace spooky {
namespace {

using SgfCommandLine = CommandLine;

/// The paper's first collapse, saved by name.
std::string play_and_save(const std::string& path) {
  return "D3 C2\nC4 D5\nD4 C3\n=D3\n=C4\n=D4\nsave " + path + "\nquit\n";
}

TEST_F(SgfCommandLine, ASavedGameIsShownAndResumed) {
  const Outcome saved = run("play go --rules width=6,height=6 --computer none", play_and_save(path("game.sgf")));
  EXPECT_NE(saved.out.find("Saved to"), std::string::npos) << saved.out << saved.err;
  EXPECT_TRUE(content(path("game.sgf")).starts_with("(;GM[1]FF[4]")) << content(path("game.sgf"));
  const Outcome shown = run("show " + path("game.sgf"));
  EXPECT_EQ(shown.status, 0) << shown.err;
  EXPECT_NE(shown.out.find("6/6  =D4  Black kept D4; C3 was removed."), std::string::npos) << shown.out;
  const Outcome resumed = run("play go --computer none --resume " + path("game.sgf"), "quit\n");
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_NE(resumed.out.find(" 4  . . O X . .  4"), std::string::npos) << resumed.out;
}

TEST_F(SgfCommandLine, OnlyGoIsWrittenAsSgf) {
  const Outcome saved = run("play tictactoe --computer none", "a1b2\nsave " + path("game.sgf") + "\nquit\n");
  EXPECT_NE(saved.out.find("Not possible: only games of go can be written as .sgf files."), std::string::npos)
      << saved.out;
  EXPECT_FALSE(std::filesystem::exists(path("game.sgf")));
}

TEST_F(SgfCommandLine, DamagedFilesAreRefused) {
  std::ofstream(path("bad.sgf")) << "(;SZ[5];B[aa";
  expect_bad_input("show " + path("bad.sgf"), "ends in the middle of the property 'B'");
  for (const std::string& text : {std::string(), std::string("\xFF\xFE(\0;\0", 6), std::string("hello")}) {
    std::ofstream(path("none.sgf"), std::ios::binary) << text;
    expect_bad_input("show " + path("none.sgf"), "this is not an SGF file");
  }
}

TEST_F(SgfCommandLine, TextMayStandBeforeTheGame) {
  std::ofstream(path("mail.sgf")) << "Hello (see below)\n(;SZ[9];B[ee])";
  const Outcome shown = run("show --all " + path("mail.sgf"));
  EXPECT_EQ(shown.status, 0) << shown.err;
  EXPECT_NE(shown.out.find("1/1  E5"), std::string::npos) << shown.out;
}

TEST_F(SgfCommandLine, DrawsPictures) {
  run("play go --rules width=6,height=6 --computer none", play_and_save(path("game.sgf")));
  const Outcome drawn = run("show " + path("game.sgf") + " --svg " + path("a.svg") + " --png " + path("a.png"));
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_EQ(drawn.out, "");
  const std::string svg = content(path("a.svg"));
  EXPECT_TRUE(svg.starts_with("<svg")) << svg;
  EXPECT_NE(svg.find("<title>Quantum Go, after move 3</title>"), std::string::npos) << svg;
  EXPECT_TRUE(content(path("a.png")).starts_with("\x89PNG"));
  run("show " + path("game.sgf") + " --move 2 --svg " + path("b.svg"));
  EXPECT_NE(content(path("b.svg")).find("stroke-dasharray"), std::string::npos) << "entangled stones are dashed";
  EXPECT_EQ(svg.find("stroke-dasharray"), std::string::npos) << "all are classical in the end";
  expect_bad_input("show " + path("game.sgf") + " --move 4 --svg " + path("c.svg"), "no move 4");
  EXPECT_EQ(run("show " + path("game.sgf") + " --svg -").out, svg) << "to the standard output";
  // In the middle of a collapse the turn is the one in progress.
  run("play go --rules width=6,height=6 --computer none", "D3 C2\nD2 E6\nsave " + path("middle.sgf") + "\nquit\n");
  const Outcome middle = run("show " + path("middle.sgf") + " --move 2 --svg -");
  EXPECT_EQ(middle.out, run("show " + path("middle.sgf") + " --svg -").out) << middle.err;
  expect_bad_input("show " + path("middle.sgf") + " --move 3 --svg -", "no move 3");
  expect_bad_input("show " + path("game.sgf") + " --move 4", "--svg or --png");
  expect_bad_input("show " + path("game.sgf") + " --png /no/such/folder/a.png", "/no/such/folder/a.png");
  expect_bad_input("show " + path("game.sgf") + " --svg /no/such/folder/a.svg", "/no/such/folder/a.svg");
}

}  // namespace
}  // namespace spooky
