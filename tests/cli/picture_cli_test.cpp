// Pictures of tic-tac-toe and of combinatorial games; tests/formats has those of Go and chess.
#include <fstream>

#include "cli/command_line.hpp"

namespace spooky {
namespace {

class Pictures : public CommandLine {
 protected:
  std::string svg(const std::string& file, const std::string& options = "") const {
    const Outcome outcome = run("show " + file + " --svg - " + options);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(outcome.out.starts_with("<svg ")) << outcome.out;
    EXPECT_TRUE(outcome.out.ends_with("</svg>\n")) << outcome.out;
    return outcome.out;
  }

  /// A game that was typed, in a file.
  std::string saved(const std::string& game, const std::string& lines) const {
    const std::string file = path("pictured.json");
    std::filesystem::remove(file);
    EXPECT_EQ(run("play " + game + " --computer none", lines + "save " + file + "\nquit\n").status, 0);
    return file;
  }

  static std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
  }
};

TEST_F(Pictures, TicTacToeWithItsSpookyAndRealMarks) {
  const std::string file = saved("tictactoe", "a1b2\na1b2\n@b2\nc1c3\n");
  EXPECT_EQ(count(svg(file, "--move 0"), ">x1<"), 0U);
  const std::string spooky = svg(file, "--move 1");
  EXPECT_EQ(count(spooky, ">x1<"), 2U) << "one mark in two squares\n" << spooky;
  const std::string real = svg(file);
  EXPECT_EQ(count(real, ">x1<"), 0U) << "it has become real";
  EXPECT_EQ(count(real, ">x3<"), 2U);
  EXPECT_EQ(count(real, "<circle"), 1U) << "O2 is a ring\n" << real;
  EXPECT_NE(real.find("O to move."), std::string::npos);
}

TEST_F(Pictures, WorldsBesideEachOther) {
  const std::string file = saved("domineering 2x2 --ruleset D", "a1a2|b1b2\n");
  const std::string start = svg(file, "--move 0");
  EXPECT_EQ(count(start, "world "), 0U);
  EXPECT_EQ(count(start, "<polygon"), 4U) << "a frame for each square\n" << start;
  const std::string later = svg(file);
  EXPECT_EQ(count(later, ">world "), 2U);
  EXPECT_EQ(count(later, "<polygon"), 8U);
  EXPECT_NE(later.find("Right has no action left: Left wins."), std::string::npos) << later;
  const std::string heaps = svg(saved("nim 3,2 --ruleset D", ""));
  EXPECT_EQ(count(heaps, "<circle"), 5U) << "a token each";
}

TEST_F(Pictures, EveryCombinatorialGameHasOne) {
  for (const std::string game : {"nim", "kayles", "dawson", "domineering", "hackenbush", "node-kayles", "col", "snort",
                                 "geography", "clobber", "toads-and-frogs", "subtraction --set 1,2", "octal --code 0.6",
                                 "sum --parts nim+kayles", "quantum-sum --parts nim+hackenbush"}) {
    const std::string file = path("game.json");
    std::filesystem::remove(file);
    ASSERT_EQ(run("play " + game + " --ruleset D --computer both --level 1 --seed 1", "save " + file + "\n").status, 0);
    const std::string start = svg(file, "--move 0");
    const std::string later = svg(file, "--move 1");
    EXPECT_NE(start, later) << game;
    EXPECT_GT(count(start, "<"), 8U) << game << start;
    const Outcome png = run("show " + file + " --move 1 --png " + path("game.png"));
    EXPECT_EQ(png.status, 0) << png.err;
    EXPECT_TRUE(content(path("game.png")).starts_with("\x89PNG")) << game;
  }
  std::ofstream(path("own.json")) << R"({"start":"s","moves":{"a":"left"},"positions":{"s":{"a":"t"},"t":{}}})";
  const std::string own = svg(saved("table --table " + path("own.json") + " --ruleset D", "a\n"), "--move 0");
  EXPECT_NE(own.find(">s<"), std::string::npos) << own;
}

}  // namespace
}  // namespace spooky
