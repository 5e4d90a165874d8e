// The UCI engine as a program: sessions on stdin, and whole games of ordinary chess against Stockfish over pipes.
#include <gtest/gtest.h>

#include <csignal>

#include "cli/command_line.hpp"
#include "cli/line_program.hpp"
#include "spooky/formats/chess/notation.hpp"

namespace spooky {
namespace {

constexpr const char* kStockfish = "/usr/games/stockfish";

/// The move that an engine plays after these.
std::string best_move(LineProgram& engine, const std::string& moves, const std::string& limits) {
  engine.say("position startpos" + (moves.empty() ? "" : " moves" + moves));
  engine.say("go " + limits);
  const std::string line = engine.hear_line_with("bestmove ");
  const std::string rest = line.substr(std::string("bestmove ").size());
  return rest.substr(0, rest.find(' '));
}

/// Plays a game, every move refereed by our rules.
void play_against_stockfish(chess::Colour ours, chess::Position& position) {
  signal(SIGPIPE, SIG_IGN);
  LineProgram spooky({program(), "uci"});
  LineProgram stockfish({kStockfish});
  spooky.say("uci");
  ASSERT_FALSE(spooky.hear_line_with("uciok").empty());
  stockfish.say("uci");
  ASSERT_FALSE(stockfish.hear_line_with("uciok").empty()) << "is the Debian package stockfish installed?";
  stockfish.say("setoption name Skill Level value 0");
  std::string moves;
  for (int turn = 0; turn < 400 && !position.is_over(); ++turn) {
    const bool our_turn = position.board().to_move() == ours;
    const std::string move = best_move(our_turn ? spooky : stockfish, moves, our_turn ? "nodes 3000" : "nodes 50");
    const auto action = read_action<chess::Game>(position, move);
    ASSERT_TRUE(action) << (our_turn ? "spooky" : "stockfish") << " played " << move << " after" << moves << ": "
                        << action.error().reason;
    position.play_unchecked(*action);
    moves += " " + move;
  }
  EXPECT_TRUE(position.is_over());
  spooky.say("quit");
  stockfish.say("quit");
}

TEST(UciProgram, PlaysWholeGamesAgainstStockfish) {
  for (const chess::Colour ours : {chess::Colour::White, chess::Colour::Black}) {
    const auto rules = read_rules<chess::Game>(std::string_view("variant=plain,draws=true"));
    chess::Position position = chess::Position::initial(*rules);
    play_against_stockfish(ours, position);
    if (HasFatalFailure()) return;
    EXPECT_GT(position.turn(), 10) << "a game worth the name";
  }
}

TEST(UciProgram, HearsWhileItCounts) {
  signal(SIGPIPE, SIG_IGN);
  LineProgram spooky({program(), "uci"});
  spooky.say("go perft 2");
  EXPECT_EQ(spooky.hear_line_with("Nodes searched"), "Nodes searched: 400");
  spooky.say("go perft 30");
  spooky.say("isready");
  EXPECT_EQ(spooky.hear_line_with(""), "");
  EXPECT_EQ(spooky.hear_line_with(""), "readyok");
  spooky.say("stop");
  EXPECT_EQ(spooky.hear_line_with(""), "info string the count was stopped");
  spooky.say("go perft 3");
  spooky.say("quit");
  EXPECT_EQ(spooky.hear_line_with("Nodes searched"), "Nodes searched: 8902");
}

using UciCommandLine = CommandLine;

TEST_F(UciCommandLine, AnswersASession) {
  const Outcome outcome =
      run("uci --rules variant=niel,board=gardner5x5", "isready\nposition startpos\ngo depth 2\nquit\nisready\n");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("readyok\n")) << outcome.out;
  EXPECT_NE(outcome.out.find("\nbestmove "), std::string::npos) << outcome.out;
}

TEST_F(UciCommandLine, LetsASearchEndWhenTheInputEnds) {
  const Outcome outcome = run("uci", "position startpos\ngo depth 3\n");
  EXPECT_NE(outcome.out.find("info depth 3 "), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("\nbestmove "), std::string::npos) << outcome.out;
}

TEST_F(UciCommandLine, RefusesBadOptions) {
  expect_bad_input("uci --rules variant=atomic", "'variant'");
  expect_bad_input("uci --rules board=10x8", "'board'");
}

}  // namespace
}  // namespace spooky
