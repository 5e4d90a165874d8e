// The tour of the README runs as it is written there, with the program on the path.
#include <csignal>
#include <fstream>

#include "cli/command_line.hpp"
#include "cli/line_program.hpp"

namespace spooky {
namespace {

/// The commands of the tour: the lines of its block that begin with the program's name, without what is said of them.
std::vector<std::string> tour() {
  std::ifstream readme(source_folder() + "/README.md");
  std::vector<std::string> commands;
  bool in_tour = false;
  for (std::string line; std::getline(readme, line);) {
    if (line.starts_with("## ")) in_tour = line == "## A tour";
    if (in_tour && line.starts_with("spooky ")) commands.push_back(line.substr(0, line.find("  ")));
  }
  return commands;
}

class Tour : public CommandLine, public ::testing::WithParamInterface<std::string> {};

TEST_P(Tour, RunsAsWritten) {
  const std::string here = std::filesystem::path(path("x")).parent_path().string();
  std::filesystem::create_directory_symlink(source_folder() + "/docs", here + "/docs");
  const std::string bin = std::filesystem::path(program()).parent_path().string();
  const std::string shell = "cd '" + here + "' && export PATH='" + bin + "':\"$PATH\" && ";
  if (GetParam() == "spooky serve") {  // it serves until it is ended; port and database of its own, as others may run
    LineProgram server({"sh", "-c", shell + "exec " + GetParam() + " --port 0 --database games.db"});
    EXPECT_NE(server.hear_until("http://"), "");
    server.end(SIGTERM);
    return;
  }
  const std::string command = shell + GetParam() + " </dev/null >out 2>err";
  EXPECT_EQ(std::system(command.c_str()), 0) << GetParam() << "\n" << content(path("err"));
  EXPECT_EQ(content(path("err")), "") << GetParam();
  const bool silent =
      GetParam() == "spooky uci" || GetParam() == "spooky analyze" || GetParam().starts_with("spooky gtp");
  const bool draws = GetParam().find(" --png ") != std::string::npos || GetParam().find(" --svg ") != std::string::npos;
  EXPECT_EQ(content(path("out")).empty(), silent || draws) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(Readme, Tour, ::testing::ValuesIn(tour()));

TEST(TheTour, HasManyStopsAndTellsOfThePath) {
  EXPECT_GT(tour().size(), 15U);
  std::ifstream file(source_folder() + "/README.md");
  std::stringstream readme;
  readme << file.rdbuf();
  EXPECT_NE(readme.str().find("export PATH=\"$PWD/build/release/bin:$PATH\""), std::string::npos);
}

}  // namespace
}  // namespace spooky
