// What an action did, as data: one case for each kind of thing that can happen.
#include "formats/chess/text/testing.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky::chess {
namespace {

/// The events of an action as the protocol writes them.
std::string told_as_data(const Position& position, std::string_view text) {
  return print_json(events_json(events(position, text)));
}

/// The codes alone, in their order.
std::vector<std::string> codes(const Position& position, std::string_view text) {
  std::vector<std::string> list;
  for (const Message& event : events(position, text)) list.emplace_back(event.code());
  return list;
}

using Codes = std::vector<std::string>;

TEST(ChessEvents, OrdinaryMovesTellFromWhereToWhere) {
  EXPECT_EQ(told_as_data(Position::initial(Rules{}), "e2e4"),
            R"([{"event":"moved","by":"white","piece":"pawn","from":"e2","to":"e4"}])");
  EXPECT_EQ(told_as_data(played("", {"g1^f3h3", "a7a6"}), "f3e5"),
            R"([{"event":"moved","by":"white","piece":"knight","from":"f3","to":"e5","partner":"h3"}])")
      << "N8: a half moves alone";
  EXPECT_EQ(
      told_as_data(position_of("", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), "O-O-O"),
      R"([{"event":"castled","by":"black","wing":"long","from":"e8","to":"c8","rook_from":"a8","rook_to":"d8"}])");
}

TEST(ChessEvents, CapturesNameTheVictimAndItsSquare) {
  EXPECT_EQ(told_as_data(played("", {"e2e4", "d7d5"}), "e4d5"),
            R"([{"event":"captured","by":"white","piece":"pawn","from":"e4","to":"d5","owner":"black",)"
            R"("victim":"pawn","at":"d5"}])");
  EXPECT_EQ(told_as_data(position_of("", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), "d4e3"),
            R"([{"event":"captured","by":"black","piece":"pawn","from":"d4","to":"e3","owner":"white",)"
            R"("victim":"pawn","at":"e4","way":"en-passant"}])");
}

TEST(ChessEvents, PromotionsTellWhatThePawnBecame) {
  EXPECT_EQ(told_as_data(position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e7e8n"),
            R"([{"event":"moved","by":"white","piece":"pawn","from":"e7","to":"e8"},)"
            R"({"event":"promoted","by":"white","piece":"knight","at":["e8"]}])");
  const auto split = events(position_of("", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e7^e7e8n");
  ASSERT_EQ(split.size(), 2U);
  EXPECT_EQ(print_json(arguments_json(split[1])), R"({"by":"white","piece":"knight","at":["e7","e8"]})")
      << "N12: the whole pair";
}

TEST(ChessEvents, SplitsTellTheChances) {
  EXPECT_EQ(told_as_data(Position::initial(Rules{}), "g1^h3f3u"),
            R"([{"event":"split","by":"white","piece":"knight","from":"g1","first":"h3","second":"f3",)"
            R"("now":[{"is":"superposed","owner":"white","piece":"knight","first":"h3","second":"f3",)"
            R"("kind":"unequal","chance":"2/3","otherwise":"1/3"}]}])");
  EXPECT_EQ(told_as_data(Position::initial(rules_of("variant=deterministic")), "g1^h3f3p"),
            R"([{"event":"split","by":"white","piece":"knight","from":"g1","first":"h3","second":"f3",)"
            R"("now":[{"is":"superposed","owner":"white","piece":"knight","first":"h3","second":"f3",)"
            R"("kind":"equal","phase":"yes","found":"f3"}]}])")
      << "where nothing is rolled there are no chances";
}

TEST(ChessEvents, EntanglementsTellWhatGoesTogether) {
  const Position position = position_of("", "7k/8/5n2/8/4RR2/8/8/K7 b - - 1 1 | R:e4/f4=e");
  const std::string now =
      R"("now":[{"is":"entangled","worlds":[)"
      R"({"is":"world","places":[{"is":"place","owner":"white","piece":"rook","at":"e4"},)"
      R"({"is":"place","owner":"black","piece":"knight","at":"f6"}],"chance":"1/2"},)"
      R"({"is":"world","places":[{"is":"place","owner":"white","piece":"rook","at":"f4"},)"
      R"({"is":"place","owner":"black","piece":"knight","at":"d5"}],"chance":"1/2"}],"group":1,"kind":"equal"}])";
  EXPECT_EQ(told_as_data(position, "f6^f6d5&e4"),
            R"([{"event":"entangled","by":"black","piece":"knight","from":"f6","first":"f6","second":"d5",)"
            R"("owner":"white","with":"rook","at":["e4","f4"],)" +
                now + "}]");
  EXPECT_EQ(codes(after(position, {"f6^f6d5&e4"}), "e4~f4"), Codes{"flipped"});
}

TEST(ChessEvents, ARollTellsWhosePairAndItsWeight) {
  const Position attempt = position_of("", "6k1/8/8/3n1n2/8/8/8/R2RK3 w - - 0 1 | R:a1/d1=e;n:d5/f5=u");
  EXPECT_EQ(told_as_data(attempt, "d1d5"),
            R"([{"event":"attempted","by":"white","piece":"rook","from":"d1","to":"d5","owner":"black",)"
            R"("victim":"knight","at":"d5","partner":"a1","other":"f5","chance":"1/3"},)"
            R"({"event":"rolling","owner":"black","piece":"knight","pair":["d5","f5"],"choices":[)"
            R"({"is":"roll","roll":"#1","faces":"1-4","chance":"2/3",)"
            R"("places":[{"is":"place","owner":"black","piece":"knight","at":"d5"}]},)"
            R"({"is":"roll","roll":"#2","faces":"5-6","chance":"1/3",)"
            R"("places":[{"is":"place","owner":"black","piece":"knight","at":"f5"}]}]}])");
  const Position first = after(attempt, {"d1d5"});
  const auto rolled = events(first, "#1");
  ASSERT_EQ(rolled.size(), 3U);
  EXPECT_EQ(
      print_json(arguments_json(rolled[0])),
      R"({"owner":"black","piece":"knight","pair":["d5","f5"],"move":"d1d5","roll":"#1","faces":"1-4","weight":"2/3"})");
  EXPECT_EQ(print_json(arguments_json(rolled[1])),
            R"({"owner":"black","piece":"knight","pair":["d5","f5"],"found":"d5","to":"d5","because":"roll"})");
  EXPECT_EQ(rolled[2].code(), "rolling");
  const auto second = events(after(first, {"#1"}), "#2");
  ASSERT_EQ(second.size(), 3U);
  EXPECT_EQ(print_json(arguments_json(second[1])),
            R"({"owner":"white","piece":"rook","pair":["a1","d1"],"found":"d1","to":"d5","because":"roll"})")
      << "N9: the half that was on d1 has arrived on d5";
  EXPECT_EQ(second[2].code(), "captured");
}

TEST(ChessEvents, AnAttemptThatFailsTellsWhoWasNotThere) {
  const Position first = after(position_of("", "6k1/8/8/3n1n2/8/8/8/R2RK3 w - - 0 1 | R:a1/d1=e;n:d5/f5=u"), {"d1d5"});
  const auto absent = [&](std::string_view one, std::string_view two) {
    const auto told = events(after(first, {one}), two);
    EXPECT_EQ(told.back().code(), "missed");
    return std::get<std::string>(told.back().arguments.back().value);
  };
  EXPECT_EQ(absent("#1", "#1"), "piece");
  EXPECT_EQ(absent("#2", "#2"), "victim");
  EXPECT_EQ(absent("#2", "#1"), "both");
}

TEST(ChessEvents, AGroupCollapsesOnOneRoll) {
  const Position joined = position_of("", "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1");
  const auto told = events(after(joined, {"f4f6"}), "#1");
  ASSERT_EQ(told.size(), 4U);
  EXPECT_EQ(print_json(arguments_json(told[1])),
            R"({"owner":"black","piece":"knight","pair":["f6","d5"],"found":"f6","to":"f6","because":"roll"})");
  EXPECT_EQ(print_json(arguments_json(told[2])),
            R"({"owner":"white","piece":"rook","pair":["e4","f4"],"found":"e4","to":"e4","because":"entangled"})");
  EXPECT_EQ(told[3].code(), "missed") << "8.4";
}

/// N13: {e3,e4} is captured in passing by setting both halves back.
TEST(ChessEvents, PawnsAreSetBackBeforeACaptureInPassing) {
  const Position both = position_of("", "4k3/8/8/8/3pP3/4P3/8/4K3 b - e3 0 1 | P:e3/e4=e");
  const auto told = events(both, "d4e3ep");
  ASSERT_EQ(told.size(), 4U);
  EXPECT_EQ(print_json(arguments_json(told[1])), R"({"owner":"white","piece":"pawn","from":"e4","to":"e3"})");
  EXPECT_EQ(print_json(arguments_json(told[2])), R"({"owner":"white","piece":"pawn","from":"e3","to":"e2"})");
  const auto rolled = events(after(both, {"d4e3ep"}), "#1");
  ASSERT_EQ(rolled.size(), 3U);
  EXPECT_EQ(print_json(arguments_json(rolled[1])),
            R"({"owner":"white","piece":"pawn","pair":["e3","e4"],"found":"e3","to":"e2","because":"roll"})");
  EXPECT_EQ(rolled[2].code(), "missed");
  EXPECT_EQ(events(after(both, {"d4e3ep"}), "#2").back().code(), "captured");
}

TEST(ChessEvents, WhatIsCertainCollapsesWithoutARoll) {
  const Position certain = position_of("variant=deterministic", "7k/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=p");
  EXPECT_EQ(codes(certain, "d1d5"), (Codes{"attempted", "collapsed", "missed"}));
  EXPECT_EQ(print_json(arguments_json(events(certain, "d1d5")[1])),
            R"({"owner":"black","piece":"knight","pair":["d5","f5"],"found":"f5","to":"f5","because":"marks"})");
}

TEST(ChessEvents, OtherMoves) {
  const Position phase = position_of("variant=hadamard", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a3/a1=p");
  EXPECT_EQ(codes(phase, "a1Za3"), Codes{"phased"});
  EXPECT_EQ(codes(phase, "a1Ha3"), (Codes{"hadamard", "collapsed"}));
  const Position remote = position_of("remote_collapse=true", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(codes(remote, "a1!"), (Codes{"measured", "rolling"}));
  EXPECT_EQ(codes(after(remote, {"a1!"}), "#2"), (Codes{"rolled", "collapsed", "must-move"}));
  const Position sure =
      position_of("remote_collapse=true,variant=deterministic", "7k/8/8/8/8/R7/8/R3K3 w - - 0 1 | R:a1/a3=e");
  EXPECT_EQ(codes(sure, "a1!"), (Codes{"measured", "collapsed", "must-move"}));
  const Position tunnel = position_of("variant=tunnelling", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1");
  EXPECT_EQ(codes(tunnel, "a1>a6"), (Codes{"tunnelling", "rolling"}));
  EXPECT_EQ(print_json(arguments_json(events(tunnel, "a1>a6")[0])),
            R"({"by":"white","piece":"rook","from":"a1","to":"a6","barrier":"pawn","at":"a5","chance":"1/6"})");
  EXPECT_EQ(codes(after(tunnel, {"a1>a6"}), "#1"), (Codes{"rolled", "tunnelled"}));
  EXPECT_EQ(codes(after(tunnel, {"a1>a6"}), "#2"), (Codes{"rolled", "bounced"}));
}

/// 8.7.
TEST(ChessEvents, AChecksChanceIsTold) {
  const auto told = events(position_of("", "k7/8/8/8/r6r/8/8/4K3 b - - 0 1 | r:a4/h4=e"), "h4e4");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(print_json(events_json({told[1]})),
            R"([{"event":"check","player":"white","king":"e1","attacker":"rook","at":"e4","chance":"1/2"}])");
}

TEST(ChessEvents, TheEndTellsBecauseOfWhat) {
  const auto mate = events(played("variant=plain", {"f2f3", "e7e5", "g2g4"}), "d8h4");
  EXPECT_EQ(print_json(arguments_json(mate.back())),
            R"({"by":"checkmate","winner":"black","loser":"white","king":["e1"],"checkers":["h4"]})");
  EXPECT_EQ(told_as_data(Position::initial(Rules{}), "resign"),
            R"([{"event":"resigned","by":"white"},)"
            R"({"event":"ended","by":"resignation","winner":"black","loser":"white"}])");
  EXPECT_EQ(
      print_json(arguments_json(events(position_of("variant=plain", "k7/8/8/8/8/2K5/8/1Q6 w - - 0 1"), "b1b6").back())),
      R"({"by":"stalemate","player":"black"})");
}

TEST(ChessEvents, OffersOfADraw) {
  EXPECT_EQ(told_as_data(Position::initial(Rules{}), "draw"), R"([{"event":"offered","by":"white"}])");
  EXPECT_EQ(told_as_data(played("", {"draw", "e2e4"}), "draw"),
            R"([{"event":"accepted","by":"black"},{"event":"ended","by":"agreement"}])");
  EXPECT_EQ(codes(played("", {"draw", "e2e4"}), "e7e5"), (Codes{"moved", "declined"}));
  EXPECT_EQ(codes(played("", {"draw"}), "e2e4"), Codes{"moved"}) << "the offer stands";
}

}  // namespace
}  // namespace spooky::chess
