// The reports of which forms and taps are made: what a turn places, which sizes boards have, where handicap stones go.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "formats/go/text/testing.hpp"
#include "spooky/formats/go/text/boards.hpp"

namespace spooky::go {
namespace {

/// "2 3G:3G 3W:3W 4W" for White of that variant.
std::string placed(std::string_view rules, const char* player) {
  std::string text;
  const json::value placements = Text::placements(played(rules, {}));
  for (const json::value& shape : placements.at(player).as_array()) {
    text += (text.empty() ? "" : " ") + std::string(from_json(shape.at("shape").get_string())) +
            std::string(from_json(shape.at("suffix").get_string()));
    EXPECT_EQ(shape.at("stones").to_number<int>(), shape.at("shape").get_string()[0] - '0');
  }
  return text;
}

TEST(GoPlacements, TellTheShapesOfEveryVariant) {  // G3 and the table of variants
  EXPECT_EQ(placed("variant=base", "black"), "2");
  EXPECT_EQ(placed("variant=weak", "white"), "2");
  EXPECT_EQ(placed("variant=semi", "black"), "2");
  EXPECT_EQ(placed("variant=semi", "white"), "1");
  EXPECT_EQ(placed("variant=ghz3", "white"), "3G");
  EXPECT_EQ(placed("variant=w4", "black"), "4W");
  EXPECT_EQ(placed("variant=mixed3", "white"), "3G:3G 3W:3W");
  EXPECT_EQ(placed("variant=mixedk", "black"), "2 3G:3G 3W:3W 4W");
  EXPECT_EQ(placed("variant=plain", "white"), "1");
  EXPECT_EQ(placed("variant=symmetric", "black"), "1 2");
  EXPECT_TRUE(Text::placements(played("variant=symmetric", {})).at("opposite").as_bool());
  EXPECT_FALSE(Text::placements(played("variant=weak", {})).at("opposite").as_bool());
}

TEST(GoPlacements, DependOnTheRulesAlone) {
  const char* rules = "width=6,height=6,variant=semi";
  EXPECT_EQ(Text::placements(played(rules, {})), Text::placements(played(rules, {"D3 C5", "D4"})));
}

TEST(GoPlacements, SuffixesMakeActionsOfPoints) {
  const char* rules = "width=6,height=6,variant=mixedk";
  const json::value placements = Text::placements(played(rules, {}));
  for (const json::value& shape : placements.at("black").as_array()) {
    std::string text = "A1 C1 E1 A3";
    text.resize(3 * shape.at("stones").to_number<std::size_t>() - 1);
    text += from_json(shape.at("suffix").get_string());
    const Position position = played(rules, {text});
    EXPECT_EQ(position.board().groups().size(), 1U) << text;
  }
}

TEST(GoSizes, AreTheBoundsThatTheRulesHold) {  // G18
  const json::value sizes = Text::sizes(played("", {}));
  EXPECT_EQ(sizes.as_array().size(), board_names().size());
  for (const json::value& entry : sizes.as_array()) {
    const std::string board(from_json(entry.at("board").get_string()));
    const json::object& of = entry.as_object();
    EXPECT_EQ(of.contains("width"), board != "graph") << board;
    if (!of.contains("width")) continue;
    const auto accepts = [&](const std::string& rest) { return bool(read_rules<Game>("board=" + board + rest)); };
    const auto bound = [&](const char* side, const char* key) { return of.at(side).at(key).to_number<int>(); };
    const std::string usual = of.contains("height") ? ",height=" + std::to_string(bound("height", "min")) : "";
    EXPECT_TRUE(accepts(",width=" + std::to_string(bound("width", "min")) + usual)) << board;
    EXPECT_FALSE(accepts(",width=" + std::to_string(bound("width", "min") - 1) + usual)) << board;
    EXPECT_TRUE(accepts(",width=" + std::to_string(bound("width", "max")) + usual)) << board;
    EXPECT_FALSE(accepts(",width=" + std::to_string(bound("width", "max") + 1) + usual)) << board;
    EXPECT_EQ(played("board=" + board, {}).rules().width, bound("width", "default")) << board;
  }
}

TEST(GoHandicaps, AreThoseOfGtpOnTheGridAndStarsElsewhere) {  // G4, G25
  const json::value large = Text::handicaps(played("", {}));
  EXPECT_EQ(large.as_array().size(), 8U);
  EXPECT_EQ(print_json(large.at(0)), R"({"stones":2,"at":["D4","Q16"]})");
  for (const json::value& one : large.as_array()) {
    std::set<std::string> points;
    for (const json::value& point : one.at("at").as_array()) points.emplace(point.as_string());
    EXPECT_EQ(points.size(), one.at("stones").to_number<std::size_t>());
  }
  EXPECT_EQ(Text::handicaps(played("width=8,height=8", {})).as_array().size(), 3U);
  EXPECT_TRUE(Text::handicaps(played("width=6,height=6", {})).as_array().empty());
  const char* torus = "board=torus,width=9,height=9";
  const json::value stars = Text::board(played(torus, {}).rules()).at("stars");
  EXPECT_EQ(Text::handicaps(played(torus, {})).as_array().back().at("at"), stars);
}

}  // namespace
}  // namespace spooky::go
