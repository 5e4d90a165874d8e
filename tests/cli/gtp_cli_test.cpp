// The GTP engine as a program: a session on stdin, and whole games of ordinary Go against GNU Go over pipes.
#include <algorithm>
#include <csignal>
#include <filesystem>

#include "cli/command_line.hpp"
#include "cli/line_program.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {
namespace {

/// A program that speaks GTP.
class Engine {
 public:
  explicit Engine(std::vector<std::string> command) : program_(std::move(command)) {}

  /// The answer with its `=` or `?`, without the empty line; empty when there is none.
  std::string ask(const std::string& command) {
    if (!program_.say(command)) return "";
    const std::string answer = program_.hear_until("\n\n");
    return answer.substr(0, answer.size() - std::min<std::size_t>(2, answer.size()));
  }

 private:
  LineProgram program_;
};

/// Debian 12 has it among the games, which may not be on the path, Debian 13 among all programs.
std::string gnugo_program() {
  const std::string among_games = "/usr/games/gnugo";
  return std::filesystem::exists(among_games) ? among_games : "gnugo";
}

/// Plays a game on 9×9, every move refereed by our rules. Returns its last position.
void play_against_gnugo(go::Colour ours, go::Position& position) {
  signal(SIGPIPE, SIG_IGN);
  Engine spooky({program(), "gtp", "--variant", "plain", "--size", "9", "--komi", "6.5", "--level", "1"});
  Engine gnugo({gnugo_program(), "--mode", "gtp", "--boardsize", "9", "--komi", "6.5", "--level", "1", "--seed", "1",
                "--chinese-rules", "--positional-superko", "--allow-suicide"});
  ASSERT_EQ(spooky.ask("name"), "= spooky");
  ASSERT_EQ(gnugo.ask("name"), "= GNU Go") << "is the Debian package gnugo installed?";
  for (int moves = 0; moves < 600 && !position.is_over(); ++moves) {
    const go::Colour player = position.situation().to_move();
    const std::string colour = player == go::Colour::Black ? "black" : "white";
    Engine& mover = player == ours ? spooky : gnugo;
    Engine& other = player == ours ? gnugo : spooky;
    const std::string answer = mover.ask("genmove " + colour);
    ASSERT_TRUE(answer.starts_with("= ")) << answer;
    const auto action = read_action<go::Game>(position, answer.substr(2));
    ASSERT_TRUE(action) << colour << " played " << answer << ": " << action.error().reason;
    position.play_unchecked(*action);
    if (!position.by_resignation()) {
      ASSERT_EQ(other.ask("play " + colour + " " + answer.substr(2)).substr(0, 1), "=") << colour << " " << answer;
    }
  }
  EXPECT_TRUE(position.is_over());
  if (!position.by_resignation()) {
    const int margin = position.score().margin_halves();
    EXPECT_EQ(spooky.ask("final_score"), (margin > 0 ? "= B+" : "= W+") + go::points_text(std::abs(margin)));
  }
  EXPECT_EQ(spooky.ask("quit"), "=");
  EXPECT_TRUE(gnugo.ask("quit").starts_with("="));
}

TEST(GtpProgram, PlaysWholeGamesAgainstGnuGo) {
  for (const go::Colour ours : {go::Colour::Black, go::Colour::White}) {
    auto rules = read_rules<go::Game>(std::string_view("variant=plain,width=9,height=9,komi=6.5"));
    go::Position position = go::Position::initial(*rules);
    play_against_gnugo(ours, position);
    if (HasFatalFailure()) return;
    EXPECT_GT(position.turn(), 10) << "a game worth the name";
  }
}

using GtpCommandLine = CommandLine;

TEST_F(GtpCommandLine, AnswersASession) {
  const Outcome outcome = run("gtp --size 5x7 --variant semi --komi 1.5 --rules suicide=false",
                              "1 spooky-rules\n\n2 play W C3\r\nquit\n4 name\n");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("=1 {\"width\":5,\"height\":7,\"variant\":\"semi\",\"komi\":1.5,"))
      << outcome.out;
  EXPECT_TRUE(outcome.out.ends_with("\n\n=2\n\n=\n\n")) << outcome.out;
}

TEST_F(GtpCommandLine, ReadsFiles) {
  std::ofstream(path("game.sgf")) << "(;SZ[5];B[aa];W[bb])";
  const Outcome outcome =
      run("gtp", "loadsgf " + path("game.sgf") + "\nspooky-position\nloadsgf " + path("none") + "\n");
  EXPECT_NE(outcome.out.find("= X4/1O3/5/5/5 b 0 | -\n"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("? cannot load file: there is no file " + path("none")), std::string::npos) << outcome.out;
}

TEST_F(GtpCommandLine, RefusesBadOptions) {
  expect_bad_input("gtp --size 26", "width");
  expect_bad_input("gtp --size 9x", "--size is written as");
  expect_bad_input("gtp --time nan", "--time");
  expect_bad_input("gtp --variant strong", "'variant'");
  expect_bad_input("gtp --level 6", "--level");
  expect_bad_input("gtp --komi 0.3", "komi");
}

}  // namespace
}  // namespace spooky
