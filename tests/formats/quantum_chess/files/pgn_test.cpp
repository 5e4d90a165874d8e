// Games as PGN with [Variant "Quantum"], in the notation of the literature.
#include "spooky/formats/quantum_chess/files/pgn.hpp"

#include "games/quantum_chess/rules/testing.hpp"
#include "spooky/core/random.hpp"

namespace spooky::quantum_chess_testing {
namespace {

using quantum_chess::Pgn;

GameLog<Game> log_of(std::string_view start, const std::string& actions, std::string_view rules = "") {
  GameLog<Game> log{after(start, "", rules), {}};
  Position position = log.start;
  std::istringstream words(actions);
  for (std::string word; words >> word;) {
    const auto action = read_action<Game>(position, word);
    EXPECT_TRUE(action) << word;
    if (!action) break;
    log.entries.push_back({*action, std::nullopt});
    position.play_unchecked(*action);
  }
  return log;
}

std::string moves_of(const std::string& pgn) {
  std::string text = pgn.substr(pgn.find("\n\n") + 2);
  text.pop_back();
  return text;
}

TEST(QuantumChessPgn, IsWrittenInTheNotationOfTheLiterature) {
  const std::string split = Pgn::print(log_of(kStart, "b1^a3c3 h7h6 a3c3^b5"));
  EXPECT_NE(split.find("[Variant \"Quantum\"]"), std::string::npos);
  EXPECT_EQ(moves_of(split), "1. b1^a3c3 h7h6 2. a3c3^b5 *");
  EXPECT_EQ(moves_of(Pgn::print(log_of("r3k3/8/8/8/8/8/1N6/R3K3 w Qq - 0 1", "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8 m0"))),
            "1. b2^d3a4 e8e7 2. a1^b1a2 e7e8 3. a2xa8.m0 *");
  EXPECT_EQ(moves_of(Pgn::print(log_of("4k3/8/8/8/8/8/8/1NR1K3 w - - 0 1", "b1^a3c3 e8e7 c1c3 m1"))),
            "1. b1^a3c3 e8e7 2. c1wc3.m1 *");
  EXPECT_EQ(moves_of(Pgn::print(log_of("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 d4e3"))), "1. e2e4 d4e3ep *");
  EXPECT_EQ(moves_of(Pgn::print(log_of("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "e1e8"))), "1. e1xe8 1-0");
}

TEST(QuantumChessPgn, ReadsBackExactly) {
  for (const auto& [rules, actions] :
       std::vector<std::pair<std::string, std::string>>{{"", "b1^a3c3 draw h7h6 a3c3^b5 resign"},
                                                        {"draws=true,max_boards=64", "e2e4 d7d5 e4d5 d8d5"},
                                                        {"interference=false", "b1^a3c3 d7d5 c3d5 m0"},
                                                        {"variant=plain", "e2e4 e7e5 draw g1f3 draw"}}) {
    const auto log = log_of(kStart, actions, rules);
    const std::string text = Pgn::print(log);
    ASSERT_TRUE(Pgn::recognises(text));
    const auto again = Pgn::parse(text);
    ASSERT_TRUE(again) << again.error().reason << "\n" << text;
    EXPECT_EQ(*again, log) << text;
  }
  const auto measured = log_of("4k3/8/8/8/8/N1N5/8/4K3 w - - 99 60 | a3c3 1,2", "e1e2 m0", "draws=true");
  const auto again = Pgn::parse(Pgn::print(measured));
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_EQ(*again, measured);
}

TEST(QuantumChessPgn, RandomGamesReadBack) {
  Random random(2);
  for (int game = 0; game < 5; ++game) {
    GameLog<Game> log{Position::initial({}), {}};
    Position position = log.start;
    for (int ply = 0; ply < 40 && !position.is_over(); ++ply) {
      log.entries.push_back({position.random_action(random), 100 * ply});
      position.play_unchecked(log.entries.back().action);
    }
    const auto again = Pgn::parse(Pgn::print(log));
    ASSERT_TRUE(again) << again.error().reason;
    EXPECT_EQ(*again, log);
  }
}

TEST(QuantumChessPgn, ReadsOtherSpellingsAndRefusesFaults) {
  const auto read = [](const std::string& moves) { return Pgn::parse("[Variant \"Quantum\"]\n\n" + moves + "\n"); };
  EXPECT_TRUE(read("1. e2e4 d7d5 2. e4xd5 d8d5 *"));
  EXPECT_TRUE(read("1. b1^c3a3 {a comment} d7d5 2. c3xd5.m1 (2. e2e4) *"));
  EXPECT_FALSE(read("1. e2e5 *"));
  EXPECT_FALSE(read("1. e2e4.m1 *")) << "nothing was asked";
  EXPECT_FALSE(read("1. b1^a3c3 d7d5 2. c3xd5 e7e5 *")) << "no answer";
  EXPECT_FALSE(Pgn::recognises("[Variant \"Standard\"]\n\n1. e4 *\n"));
}

}  // namespace
}  // namespace spooky::quantum_chess_testing
