// The UCI engine, a line in and lines out, without a process around it.
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/printable.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/protocols/uci/session.hpp"
#include "spooky/protocols/uci/tree_count.hpp"
#include "spooky/protocols/uci/words.hpp"

namespace spooky::uci {
namespace {

/// A session and what it has said.
class Talk {
 public:
  explicit Talk(const Options& options = {})
      : session_({options, "0", [this](const std::string& lines) {
                    const std::lock_guard lock(mutex_);
                    said_ += lines;
                    told_.notify_all();
                  }}) {}

  /// What is said until the engine is silent: searches that end by themselves have ended.
  std::string ask(const std::string& lines) {
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);) session_.hear(line);
    session_.hear_end();
    const std::lock_guard lock(mutex_);
    return std::exchange(said_, "");
  }
  /// What is said until this is.
  std::string ask_until(const std::string& lines, const std::string& end) {
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);) session_.hear(line);
    std::unique_lock lock(mutex_);
    told_.wait(lock, [&] { return said_.find(end) != std::string::npos; });
    return std::exchange(said_, "");
  }
  void hear(const std::string& line) { session_.hear(line); }
  bool finished() const { return session_.finished(); }

 private:
  std::mutex mutex_;
  std::condition_variable told_;
  std::string said_;
  Session session_;
};

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of('\n');
  const std::size_t begin = text.rfind('\n', end);
  return text.substr(begin == std::string::npos ? 0 : begin + 1, end - (begin == std::string::npos ? 0 : begin));
}

TEST(Uci, IntroducesItself) {
  Talk talk;
  const std::string said = talk.ask("uci\nisready");
  EXPECT_TRUE(said.starts_with("id name spooky 0\nid author "));
  EXPECT_NE(said.find("\noption name UCI_Variant type combo default chess var chess var niel var simplified var "
                      "hadamard var hadamard+ var deterministic var nobox var tunnelling var partial var plain\n"),
            std::string::npos)
      << said;
  EXPECT_NE(said.find("\noption name Hash type spin default 16 min 1 max 1024\n"), std::string::npos);
  EXPECT_NE(said.find("\noption name Move Overhead type spin default 30 min 0 max 5000\n"), std::string::npos);
  EXPECT_TRUE(said.ends_with("\nuciok\nreadyok\n"));
}

TEST(Uci, CountsTreesAsOthersDo) {
  Talk talk;
  const std::string sum = "Nodes searched: ";
  const std::string plain = talk.ask_until("position startpos\ngo perft 3", sum);
  EXPECT_TRUE(plain.starts_with("a2a3: 380\na2a4: 420\n")) << plain;
  EXPECT_TRUE(plain.ends_with("\n\nNodes searched: 8902\n\n")) << plain;
  EXPECT_TRUE(talk.ask_until("go perft 4", sum).ends_with("\n\nNodes searched: 197281\n\n"));
  EXPECT_TRUE(talk.ask_until("go perft 5", sum).ends_with("\n\nNodes searched: 4865609\n\n"));
  EXPECT_TRUE(talk.ask_until("setoption name UCI_Variant value niel\nposition startpos\ngo perft 2", sum)
                  .ends_with("\n\nNodes searched: 12340\n\n"));
  const std::string mated = talk.ask_until("position fen R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1 | -\ngo perft 2", sum);
  EXPECT_EQ(mated, "\nNodes searched: 0\n\n");
}

TEST(Uci, CountsWholeTurnsAsTheRulesDo) {
  for (const std::string rules : {"variant=niel,remote_collapse=true", "variant=hadamard", "variant=tunnelling"}) {
    const auto read = read_rules<chess::Game>(std::string_view(rules + ",board=silverman4x5,draws=false"));
    ASSERT_TRUE(read);
    chess::Position position = chess::Position::initial(*read);
    Random random(3);
    const std::atomic<bool> stop = false;
    for (int i = 0; i < 12 && !position.is_over(); ++i) {
      if (!position.is_rolling() && !position.must_move()) {
        EXPECT_EQ(TreeCount(*read, stop).count(position, 2), chess::perft(position.board(), *read, 2)) << rules;
      }
      chess::Position::Actions actions;
      position.legal_actions(actions);
      position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

TEST(Uci, ACountHearsAndCanBeStopped) {
  for (const std::string variant : {"chess", "niel", "hadamard+"}) {
    Talk talk;
    EXPECT_EQ(talk.ask_until("setoption name UCI_Variant value " + variant + "\ngo perft 20\nisready", "readyok"),
              "readyok\n");
    talk.hear("stop");
    EXPECT_EQ(talk.ask_until("isready", "readyok"), "info string the count was stopped\nreadyok\n") << variant;
  }
}

TEST(Uci, WhatFollowsACountWaitsForItsSum) {
  Talk talk;
  const std::string said = talk.ask(
      "go perft 3\nposition fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -\n"
      "go perft 2\nsetoption name UCI_Variant value niel\ngo perft 2\nquit");
  EXPECT_NE(said.find("Nodes searched: 8902\n"), std::string::npos) << said;
  EXPECT_NE(said.find("Nodes searched: 2039\n"), std::string::npos) << said;
  EXPECT_EQ(last_line(said), "Nodes searched: 12340") << said;
  EXPECT_TRUE(talk.finished());
}

TEST(Uci, FindsAMateAndTellsOfIt) {
  Talk talk;
  const std::string said = talk.ask("position fen 6k1/5ppp/8/8/8/8/8/K6R w - -\ngo depth 3");
  EXPECT_EQ(talk.ask("position fen 7k/R7/6K1/8/8/8/8/8 w - -\ngo depth 3").find("bestmove (none)"), std::string::npos);
  const std::string mate = talk.ask("position fen 6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1\ngo depth 3");
  EXPECT_EQ(last_line(mate), "bestmove e1e8");
  EXPECT_NE(mate.find(" score mate 1 "), std::string::npos) << mate;
  EXPECT_NE(mate.find(" pv e1e8\n"), std::string::npos) << mate;
  EXPECT_NE(said.find("bestmove "), std::string::npos);
}

TEST(Uci, TakesMovesWithTheirRolls) {
  Talk talk;
  const std::string start = "position fen 4k3/8/8/8/4n3/8/8/n3R2K w - - 0 1 | n:a1/e4=e";
  talk.ask("setoption name UCI_Variant value niel");
  EXPECT_NE(talk.ask(start + " moves e1e4#2 e8d8\nd").find("Fen: 3k4/8/8/8/4R3/8/8/7K w - - 1 2 | -\n"),
            std::string::npos);
  EXPECT_EQ(talk.ask(start + " moves e1e4 e8d8"), "info string what was rolled is missing before e8d8: #1 or #2\n");
  EXPECT_EQ(talk.ask(start + " moves e1e4\ngo depth 1"),
            "info string the die has to be rolled: add #1 or #2 to the last move\nbestmove 0000\n");
  EXPECT_NE(talk.ask(start + " moves e1e4#2\ngo depth 2").find("bestmove e8"), std::string::npos);
}

TEST(Uci, SaysWhatItDoesNotUnderstandAndGoesOn) {
  Talk talk;
  EXPECT_EQ(talk.ask("castle"), "info string there is no command 'castle'\n");
  EXPECT_EQ(talk.ask("position"), "info string position needs startpos or fen\n");
  EXPECT_EQ(talk.ask("position start"), "info string position needs startpos or fen, then moves\n");
  EXPECT_TRUE(talk.ask("position fen 8/8 w - -").starts_with("info string "));
  EXPECT_TRUE(talk.ask("position startpos moves e2e5").starts_with("info string e2e5: "));
  EXPECT_EQ(talk.ask("setoption Hash 3"), "info string setoption needs a name\n");
  EXPECT_EQ(talk.ask("setoption name Hash value 0"),
            "info string Hash: the value must be a whole number from 1 to 1024\n");
  EXPECT_EQ(talk.ask("setoption name Contempt value 3"), "info string there is no option 'Contempt'\n");
  EXPECT_TRUE(talk.ask("setoption name UCI_Variant value atomic")
                  .starts_with("info string UCI_Variant: there is no value 'atomic'; the values are chess, niel, "));
  EXPECT_EQ(talk.ask("\n   \n"), "");
  EXPECT_NE(talk.ask("position startpos\ngo nodes 100").find("bestmove "), std::string::npos);
}

TEST(Uci, EveryGoEndsWithAMove) {
  Talk talk;
  const auto remark_and_move = [&](const std::string& words) {
    const std::string said = talk.ask("go " + words);
    EXPECT_TRUE(last_line(said).starts_with("bestmove ")) << words << "\n" << said;
    return said.substr(0, said.find('\n'));
  };
  const std::string bounds = ", the bounds are ";
  EXPECT_EQ(remark_and_move("depth 0"), "info string go depth: '0' is taken as 1" + bounds + "1 and 100");
  EXPECT_EQ(remark_and_move("movetime 0"), "info string go movetime: '0' is taken as 1" + bounds + "1 and 1000000000");
  EXPECT_TRUE(remark_and_move("nodes 0").starts_with("info string go nodes: '0' is taken as 1" + bounds));
  EXPECT_TRUE(remark_and_move("wtime 99999999999 btime 99999999999 depth 1")
                  .starts_with("info string go wtime: '99999999999' is taken as 1000000000" + bounds));
  EXPECT_TRUE(remark_and_move("wtime 9999999999999999999999 btime 1 depth 1")
                  .starts_with("info string go wtime: '9999999999999999999999' is taken as 1000000000" + bounds));
  EXPECT_TRUE(
      remark_and_move("wtime -50 btime 1000").starts_with("info string go wtime: '-50' is taken as 1" + bounds));
  EXPECT_TRUE(remark_and_move("btime 1000 winc -5").starts_with("info string go winc: '-5' is taken as 0" + bounds));
  EXPECT_EQ(remark_and_move("btime 1000"), "info string go has no wtime: it is taken as 1");
  EXPECT_EQ(remark_and_move("depth x nodes 100"), "info string go depth: 'x' is no whole number: it is left out");
  EXPECT_EQ(remark_and_move("depth nodes 100"), "info string go depth has no number: it is left out");
  EXPECT_EQ(remark_and_move("depth 1 fast"), "info string go does not know 'fast': it is left out");
  const std::string said = talk.ask("go depth x");
  EXPECT_NE(said.find("\ninfo string go has no limit that can be understood: movetime is taken as 1000\n"),
            std::string::npos)
      << said;
  EXPECT_TRUE(last_line(said).starts_with("bestmove ")) << said;
}

TEST(Uci, SearchesTheMovesToldOnly) {
  Talk talk;
  EXPECT_EQ(last_line(talk.ask("go searchmoves a2a3 depth 4")), "bestmove a2a3");
  EXPECT_EQ(last_line(talk.ask("go depth 2 searchmoves h2h3")), "bestmove h2h3");
  const std::string one_left = talk.ask("go depth 1 searchmoves h2h5 h2h3 castle resign");
  EXPECT_TRUE(one_left.starts_with("info string searchmoves: 'h2h5' is left out: ")) << one_left;
  EXPECT_NE(one_left.find("info string searchmoves: 'castle' is left out: "), std::string::npos) << one_left;
  EXPECT_NE(one_left.find("info string searchmoves: 'resign' is left out: "), std::string::npos) << one_left;
  EXPECT_EQ(last_line(one_left), "bestmove h2h3");
  const std::string none_left = talk.ask("go searchmoves e2e5 depth 1");
  EXPECT_NE(none_left.find("\ninfo string searchmoves: none is left, so that all moves are searched\n"),
            std::string::npos)
      << none_left;
  EXPECT_TRUE(last_line(none_left).starts_with("bestmove ")) << none_left;
  talk.ask("setoption name UCI_Variant value niel");
  EXPECT_EQ(last_line(talk.ask("go searchmoves b1^a3c3 nodes 500")), "bestmove b1^a3c3");
}

TEST(Uci, ALevelKeepsToWhatGoAllows) {
  Talk talk;
  talk.hear("setoption name Level value 1");
  talk.hear("go infinite");
  EXPECT_EQ(talk.ask_until("isready", "info depth 1 ").find("bestmove"), std::string::npos);
  EXPECT_TRUE(last_line(talk.ask("stop")).starts_with("bestmove "));
  EXPECT_TRUE(last_line(talk.ask("go")).starts_with("bestmove ")) << "the level is a limit";
  const std::string said = talk.ask("setoption name Level value 5\ngo depth 2");
  EXPECT_NE(said.find("info depth 2 "), std::string::npos);
  EXPECT_EQ(said.find("info depth 3 "), std::string::npos);
}

TEST(Uci, SaysOnlyWhatCanBePrinted) {
  Talk talk;
  EXPECT_EQ(talk.ask("\xff\xfe"),
            "info string there is no command '?"
            "?'\n");
  EXPECT_EQ(talk.ask("zug\xc3\xbcge"), "info string there is no command 'zug\xc3\xbcge'\n");
  EXPECT_TRUE(talk.ask("position startpos moves e2\xc3").starts_with("info string e2?: "));
  EXPECT_TRUE(talk.ask("setoption name Hash\xed\xa0\x80 value 3")
                  .ends_with(" 'Hash?"
                             "?"
                             "?'\n"));
  EXPECT_EQ(printable("a\xf0\x9f\x99\x82z\x01\xc0\xaf\xf4\x90\x80\x80\xe2\x82"), "a\xf0\x9f\x99\x82z?????????");
}

TEST(Uci, TheMovePlayedBeginsTheLastLineTold) {
  const auto word_after = [](const std::string& text, std::size_t begin, const std::string& mark) {
    const std::size_t at = text.rfind(mark, begin);
    if (at == std::string::npos) return std::string("nothing");
    const std::size_t word = at + mark.size();
    return text.substr(word, text.find_first_of(" \n", word) - word);
  };
  for (const std::string position :
       {"startpos", "fen r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"}) {
    for (int nodes = 1; nodes < 20'000; nodes = nodes * 5 / 4 + 1) {
      Talk talk;
      const std::string said = talk.ask("position " + position + "\ngo nodes " + std::to_string(nodes));
      const std::string move = word_after(said, said.npos, "bestmove ");
      EXPECT_EQ(word_after(said, said.npos, " pv "), move) << position << " with " << nodes << " nodes\n" << said;
    }
  }
}

TEST(Uci, EveryInfoTellsOfNodes) {
  Talk talk;
  for (const std::string position : {"startpos", "fen 6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"}) {
    const std::string said = talk.ask("position " + position + "\ngo depth 3");
    EXPECT_NE(said.find(" nodes "), std::string::npos);
    EXPECT_EQ(said.find(" nodes 0 "), std::string::npos) << said;
  }
}

TEST(Uci, AMoveIsToldOnlyWhenAnEndlessSearchIsStopped) {
  Talk talk;
  talk.hear("position fen 6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
  talk.hear("go infinite");
  talk.hear("isready");
  const std::string said = talk.ask("stop");
  EXPECT_NE(said.find("readyok\n"), std::string::npos);
  EXPECT_EQ(last_line(said), "bestmove e1e8");
  EXPECT_GT(said.rfind("bestmove"), said.find("readyok"));
}

TEST(Uci, AtTheEndThereIsNoMove) {
  Talk talk;
  EXPECT_EQ(talk.ask("position fen R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1\ngo depth 2"),
            "info depth 0 score mate 0\nbestmove (none)\n");
  EXPECT_EQ(talk.ask("position fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1\ngo movetime 10"),
            "info depth 0 score cp 0\nbestmove (none)\n");
}

TEST(Uci, EveryVariantAndBoardIsPlayed) {
  for (const std::string variant :
       {"niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "partial", "plain"}) {
    Talk talk;
    talk.ask("setoption name UCI_Variant value " + variant + "\nsetoption name Board value gardner5x5");
    EXPECT_TRUE(last_line(talk.ask("position startpos\ngo nodes 300")).starts_with("bestmove ")) << variant;
  }
}

TEST(Uci, LivesThroughNonsense) {
  Random random(5);
  Talk talk;
  const std::vector<std::string> words = {"position",  "fen",  "startpos", "moves", "go",    "depth",   "1",
                                          "setoption", "name", "value",    "Hash",  "e2e4",  "|",       "-",
                                          "w",         "#1",   "perft",    "stop",  "nodes", "-5",      "UCI_Variant",
                                          "niel",      "8/8",  "g1^f3h3",  "wtime", "winc",  "\x01\xff"};
  for (int i = 0; i < 300; ++i) {
    std::string line;
    for (std::uint32_t count = uniform(random, 8); count > 0; --count) {
      line += words[uniform(random, static_cast<std::uint32_t>(words.size()))] + " ";
    }
    if (line.find("go") != std::string::npos && line.find("depth 1 ") == std::string::npos) continue;
    talk.ask(line);
  }
  EXPECT_EQ(talk.ask("isready"), "readyok\n");
  talk.hear("quit");
  EXPECT_TRUE(talk.finished());
}

}  // namespace
}  // namespace spooky::uci
