// Rules and actions as text: one spelling each, and every other form that means the same.
#include "formats/chess/text/testing.hpp"

namespace spooky::chess {
namespace {

std::string rules_text(std::string_view text) {
  const auto rules = read_rules<Game>(text);
  return rules ? print_json(Text::rules_json(*rules)) : rules.error().reason;
}

TEST(ChessRules, DefaultsDependOnTheBoard) {
  EXPECT_EQ(rules_text(""),
            R"({"variant":"niel","board":"standard8x8","stay_only":false,"remote_collapse":false,"double_step":true,)"
            R"("draws":false})");
  EXPECT_EQ(rules_text("board=gardner5x5"),
            R"({"variant":"niel","board":"gardner5x5","stay_only":false,"remote_collapse":false,"double_step":false,)"
            R"("draws":false})");
  EXPECT_EQ(rules_text("board=attack5x6,double_step=true,variant=hadamard+,stay_only=true,draws=true"),
            R"({"variant":"hadamard+","board":"attack5x6","stay_only":true,"remote_collapse":false,)"
            R"("double_step":true,"draws":true})");
  EXPECT_EQ(rules_of("double_step=false").double_step, false);
}

TEST(ChessRules, EveryNameIsRead) {
  for (const std::string variant :
       {"niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "partial", "plain"}) {
    EXPECT_NE(rules_text("variant=" + variant).find("\"variant\":\"" + variant + "\""), std::string::npos);
  }
  for (const std::string board : {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6", "losalamos6x6"}) {
    EXPECT_NE(rules_text("board=" + board).find("\"board\":\"" + board + "\""), std::string::npos);
  }
  EXPECT_EQ(rules_text("double_step=maybe"), "the rule 'double_step' must be true or false");
  EXPECT_EQ(rules_text("variant=go"),
            "the rule 'variant' must be one of niel, simplified, hadamard, hadamard+, deterministic, nobox, "
            "tunnelling, partial, plain (default niel)");
}

TEST(ChessActions, MovesAndPromotions) {
  const Position start = Position::initial(Rules{});
  EXPECT_EQ(spelling(start, "e2e4"), "e2e4");
  EXPECT_EQ(spelling(start, "Resign"), "resign");
  const Position promoting = position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_EQ(spelling(promoting, "e7e8q"), "e7e8q");
  EXPECT_EQ(spelling(promoting, "e7e8N"), "e7e8n");
  EXPECT_EQ(spelling(promoting, "e7^e8e7qu"), "e7^e8e7qu");
  EXPECT_EQ(spelling(promoting, "e7^e8e7Q"), "e7^e7e8q") << "an equal split has no order";
}

TEST(ChessActions, CastlingHasThreeSpellings) {
  const Position white = position_of("", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const Position black = position_of("", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
  for (const char* text : {"e1g1", "O-O", "0-0", "o-o"}) EXPECT_EQ(spelling(white, text), "e1g1");
  for (const char* text : {"e8c8", "O-O-O", "0-0-0"}) EXPECT_EQ(spelling(black, text), "e8c8");
}

TEST(ChessActions, EqualSplitsAreListedOnce) {
  const Position start = Position::initial(Rules{});
  for (const char* text : {"g1^f3h3", "g1^h3f3", "g1^f3h3e", "g1^h3f3e"}) EXPECT_EQ(spelling(start, text), "g1^f3h3");
  EXPECT_EQ(spelling(start, "g1^f3g1"), "g1^g1f3");
  EXPECT_EQ(spelling(start, "g1^f3h3u"), "g1^f3h3u");
  EXPECT_EQ(spelling(start, "g1^h3f3u"), "g1^h3f3u") << "both orders of an unequal split are moves";
  const Position oriented = Position::initial(rules_of("variant=hadamard"));
  EXPECT_EQ(spelling(oriented, "g1^h3f3"), "g1^h3f3") << "N15: orientation is kept";
  EXPECT_EQ(spelling(oriented, "g1^h3f3p"), "g1^h3f3p");
  EXPECT_EQ(spelling(Position::initial(rules_of("variant=hadamard+")), "g1^h3f3v"), "g1^h3f3v");
}

/// The example of 8.1.
constexpr std::string_view kRookPair = "7k/8/5n2/8/4RR2/8/8/K7 b - - 1 1 | R:e4/f4=e";

TEST(ChessActions, AnyHalfNamesTheJoinedSuperposition) {
  const Position position = position_of("", kRookPair);
  EXPECT_EQ(spelling(position, "f6^f6d5&e4"), "f6^f6d5&e4");
  EXPECT_EQ(spelling(position, "f6^f6d5&f4"), "f6^f6d5&e4");
  EXPECT_EQ(spelling(position, "f6^d5f6&f4"), "f6^d5f6&e4") << "the order is the orientation";
  const Position joined = after(position, {"f6^f6d5&e4"});
  EXPECT_EQ(Text::position_text(joined), "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 2 2 | R:e4/f4=e@1;n:f6/d5=e@1");
}

TEST(ChessActions, PairsAreNamedByBothSquaresInEitherOrder) {
  const Position unequal = position_of("", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=u");
  EXPECT_EQ(spelling(unequal, "a3~a1"), "a1~a3");
  const Position phase = position_of("variant=hadamard", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a3/a1=p");
  EXPECT_EQ(spelling(phase, "a3Za1"), "a1Za3");
  EXPECT_EQ(spelling(phase, "a1za3"), "a1Za3");
  EXPECT_EQ(spelling(phase, "a3Ha1"), "a1Ha3");
}

TEST(ChessActions, AGroupIsNamedByItsLowestOwnPair) {
  const Position group =
      position_of("variant=hadamard+", "6k1/8/8/1n6/3n4/8/R7/RR2K2R w - - 0 1 | R:a1/a2=e@1;R:h1/b1=e@1;n:b5/d4=e@1");
  EXPECT_EQ(spelling(group, "b1Zh1"), "a1Za2");
  EXPECT_EQ(spelling(group, "a2Za1"), "a1Za2");
}

TEST(ChessActions, RemoteCollapseAndTunnelling) {
  const Position remote = position_of("remote_collapse=true", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(spelling(remote, "a3!"), "a1!");
  const Position rolling = after(remote, {"a1!"});
  EXPECT_EQ(spelling(rolling, "#1"), "#1");
  EXPECT_EQ(spelling(rolling, "#2"), "#2");
  const Position tunnel = position_of("variant=tunnelling", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1");
  EXPECT_EQ(spelling(tunnel, "a1>a6"), "a1>a6");
}

TEST(ChessActions, EnPassant) {
  const Position whole = position_of("", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  EXPECT_EQ(spelling(whole, "d4e3"), "d4e3");
  EXPECT_EQ(spelling(whole, "d4e3ep"), "d4e3");
  const Position both = position_of("", "4k3/8/8/8/3pP3/4P3/8/4K3 b - e3 0 1 | P:e3/e4=e");
  EXPECT_EQ(spelling(both, "d4e3"), "d4e3");
  EXPECT_EQ(spelling(both, "d4e3ep"), "d4e3ep");
}

TEST(ChessActions, LegalTextsAreSortedAndUnique) {
  const auto texts = legal_texts<Game>(Position::initial(Rules{}));
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end()));
  EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), texts.size());
  // 20 moves; a pawn has three squares (two ahead, or staying) and a knight too: 3 ways to choose two, in 3 forms each.
  EXPECT_EQ(texts.size(), 20U + 10U * 3U * 3U);
}

}  // namespace
}  // namespace spooky::chess
