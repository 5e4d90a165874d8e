// Boards that are not a grid on the command line (docs/rules/go-boards.md).
#include <gtest/gtest.h>

#include <fstream>

#include "cli/command_line.hpp"

namespace spooky {
namespace {

class BoardsCommandLine : public CommandLine {};

TEST_F(BoardsCommandLine, PerftOfAnyBoard) {
  EXPECT_NE(run("perft go --rules board=torus,width=3,height=3 --turns 2 --json").out.find("\"nodes\":3133"),
            std::string::npos);
  EXPECT_NE(run("perft go --rules board=hexagonal,width=1 --turns 3 --json").out.find("\"nodes\":5574"),
            std::string::npos);
}

TEST_F(BoardsCommandLine, AGraphIsAFile) {
  std::ofstream(path("mine.json"))
      << R"({"points":[{"name":"A1","x":0,"y":0},{"name":"B1","x":1,"y":0},{"name":"C1","x":2,"y":0},)"
      << R"({"name":"D1","x":3,"y":0}],"edges":[["A1","B1"],["B1","C1"],["C1","D1"]]})";
  const std::string rules = " --rules board=graph,graph=" + path("mine.json");
  EXPECT_NE(run("solve go --json" + rules).out.find("\"value\":\"1\""), std::string::npos) << "a path of four points";
  expect_bad_input("solve go --rules board=graph,graph=" + path("none.json"), "there is no file ");
  expect_bad_input("solve go --rules board=torus,graph=" + path("mine.json"), "'torus'");
}

TEST_F(BoardsCommandLine, GtpKnowsTheGridOnly) {
  expect_bad_input("gtp --rules board=torus", "GTP knows the grid only, and this board is 'torus'");
}

}  // namespace
}  // namespace spooky
