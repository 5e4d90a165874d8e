// At a terminal: the window's width, the locale, Ctrl-C, and a sign of life.
#include <algorithm>
#include <sstream>

#include "cli/command_line.hpp"
#include "cli/pty_program.hpp"

namespace spooky {
namespace {

class AtATerminal : public CommandLine {
 protected:
  std::string here() const { return std::filesystem::path(path("x")).parent_path().string(); }

  /// What a command shows in a window so wide.
  std::string shown(std::vector<std::string> words, unsigned columns, const std::string& locale = "C.UTF-8") const {
    words.insert(words.begin(), program());
    PtyProgram spooky(words, columns, locale, here());
    return spooky.see_rest();
  }

  static std::size_t longest_line(const std::string& text) {
    std::istringstream stream(text);
    std::size_t longest = 0;
    for (std::string line; std::getline(stream, line);) {
      const auto columns = std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
      longest = std::max(longest, static_cast<std::size_t>(columns));
    }
    return longest;
  }

  static bool is_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  }
};

TEST_F(AtATerminal, WordsWrapAtTheWindowsWidth) {
  for (const unsigned columns : {50U, 70U, 100U}) {
    for (const std::string command : {"help", "version"}) EXPECT_LE(longest_line(shown({command}, columns)), columns);
    EXPECT_LE(longest_line(shown({}, columns)), columns);
    EXPECT_LE(longest_line(shown({"help", "play"}, columns)), columns);
  }
  PtyProgram game({program(), "play", "nim", "3,3", "--ruleset", "D", "--computer", "none"}, 44, "C.UTF-8", here());
  game.see_until("left> ");
  game.type("help\n");
  const std::string help = game.see_until("left> ");
  EXPECT_NE(help.find("Nim"), std::string::npos);
  EXPECT_LE(longest_line(help), 44U) << help;
  EXPECT_NE(run("play nim --computer none", "help\n").out.find("each in a world of its own, and play goes on in all"),
            std::string::npos)
      << "a pipe has no width";
}

TEST_F(AtATerminal, PlainAsciiWhereTheLocaleKnowsNoMore) {
  const std::string show = shown({"help", "gtp"}, 80, "C");
  EXPECT_TRUE(is_ascii(show)) << show;
  EXPECT_TRUE(is_ascii(shown({"table", "domineering", "--max", "2", "--ruleset", "D", "--width", "1"}, 80, "C")));
  for (const std::string game : {"tictactoe", "chess", "nim", "kayles", "go"}) {
    PtyProgram plain({program(), "play", game, "--computer", "none"}, 80, "C", here());
    const std::string board = plain.see_until("> ");
    EXPECT_TRUE(is_ascii(board)) << board;
    EXPECT_EQ(board.find('?'), std::string::npos) << "everything has a likeness\n" << board;
  }
  PtyProgram full({program(), "play", "tictactoe", "--computer", "none"}, 80, "C.UTF-8", here());
  EXPECT_NE(full.see_until("x> ").find("┌"), std::string::npos);
}

TEST_F(AtATerminal, ControlCAsksBeforeAGameIsLost) {
  PtyProgram game({program(), "play", "tictactoe", "--computer", "none"}, 80, "C.UTF-8", here());
  game.see_until("x> ");
  game.type("a1b2\n");
  game.see_until("o> ");
  game.type("\x03");
  EXPECT_NE(game.see_until("go on> ").find("not saved"), std::string::npos);
  game.type("\n");
  game.see_until("o> ");
  game.type("b1c1\n");
  EXPECT_NE(game.see_until("x> ").find("O put O2 in b1 and c1."), std::string::npos) << "the game goes on";
  game.type("\x04");
  game.see_until("go on> ");
  game.type("s\n");
  EXPECT_NE(game.see_rest().find("Saved to spooky-tictactoe.json."), std::string::npos);
  EXPECT_EQ(game.wait(), 0);
  EXPECT_NE(content(path("spooky-tictactoe.json")).find("b1c1"), std::string::npos);
}

TEST_F(AtATerminal, NothingIsAskedWhereNothingIsLost) {
  PtyProgram unplayed({program(), "play", "tictactoe", "--computer", "none"}, 80, "C.UTF-8", here());
  unplayed.see_until("x> ");
  unplayed.type("\x03");
  EXPECT_EQ(unplayed.see_rest().find("not saved"), std::string::npos);
  EXPECT_EQ(unplayed.wait(), 0);

  PtyProgram left({program(), "play", "tictactoe", "--computer", "none"}, 80, "C.UTF-8", here());
  left.see_until("x> ");
  left.type("a1b2\n");
  left.see_until("o> ");
  left.type("\x03");
  left.see_until("go on> ");
  left.type("q\n");
  EXPECT_NE(left.see_rest().find("Goodbye."), std::string::npos);
  EXPECT_EQ(left.wait(), 0);
}

TEST_F(AtATerminal, TheComputerShowsThatItThinks) {
  const std::vector<std::string> play{"play", "go", "--size", "19", "--level", "5", "--computer", "black"};
  std::vector<std::string> command = play;
  command.insert(command.begin(), program());
  PtyProgram game(command, 80, "C.UTF-8", here());
  EXPECT_TRUE(game.see_until("(the computer thinks ...").ends_with("(the computer thinks ..."));
  const Outcome piped = run("play go --size 5 --level 5 --computer black", "quit\n");
  EXPECT_EQ(piped.out.find("the computer thinks"), std::string::npos) << "only at a terminal";
}

}  // namespace
}  // namespace spooky
