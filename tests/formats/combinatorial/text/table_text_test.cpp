// A table of anybody's own game, from JSON.
#include <gtest/gtest.h>

#include <string>

#include "spooky/formats/combinatorial/text/classical_text.hpp"

namespace spooky::combinatorial {
namespace {

std::string checked(const std::string& text) {
  ClassicalOptions options;
  options.table = text;
  const auto status = check_options("table", options);
  if (status) return "fine";
  EXPECT_EQ(status.error().code, ErrorCode::BadRequest);
  constexpr std::string_view kBegin = "the table is wrong: ";
  const std::string& reason = status.error().reason;
  return reason.starts_with(kBegin) ? reason.substr(kBegin.size()) : reason;
}

TEST(ClassicalTextOfTables, GoodOnesAreRead) {
  EXPECT_EQ(checked(R"({"start":"s","positions":{"s":{}}})"), "fine");
  EXPECT_EQ(checked(R"({"start":"s","positions":{"s":{"a":"t","b":"t"},"t":{}}})"), "fine");
  EXPECT_EQ(checked(R"({"start":"s","moves":{"a":"left","b":"right","c":"both"},
                        "positions":{"s":{"a":"t","b":"u"},"t":{},"u":{}}})"),
            "fine");
}

TEST(ClassicalTextOfTables, BadOnesAreRefusedByName) {
  const std::pair<const char*, const char*> bad[] = {
      {"null", "table needs a table: an object with start and positions"},
      {"[]", "table needs a table: an object with start and positions"},
      {R"({"start":"s","positions":{"s":{}},"x":1})", "unknown key 'x'; the keys are start, moves and positions"},
      {R"({"start":"s","positions":[]})", "'positions' must be an object from positions to their moves"},
      {R"({"start":"s"})", "'positions' must be an object from positions to their moves"},
      {R"({"start":"s","positions":{}})", "there are no positions"},
      {R"({"positions":{"s":{}}})", "'start' must be the name of a position"},
      {R"({"start":1,"positions":{"s":{}}})", "'start' must be the name of a position"},
      {R"({"start":"t","positions":{"s":{}}})", "the start 't' is not a position"},
      {R"({"start":"s","positions":{"s":1}})", "position s must be an object from moves to positions"},
      {R"({"start":"s","positions":{"s":{"a":1}}})", "move a of position s must lead to the name of a position"},
      {R"({"start":"s","positions":{"s":{"a":"t"}}})", "move a of position s leads to 't', which is not a position"},
      {R"({"start":"s","moves":[],"positions":{"s":{}}})",
       "'moves' must be an object from moves to left, right or both"},
      {R"({"start":"s","moves":{"a":"up"},"positions":{"s":{}}})", "move 'a' must be left, right or both"},
      {R"({"start":"s","moves":{"a":1},"positions":{"s":{}}})", "move 'a' must be left, right or both"},
      {R"({"start":"s","moves":{},"positions":{"s":{"a":"t"},"t":{}}})",
       "position s has the move 'a', which 'moves' lacks"},
      {R"({"start":"s","positions":{"s":{"a":"s"}}})", "play could go on for ever: position s comes back to itself"},
      {R"({"start":"s","positions":{"s":{"a":"t"},"t":{"a":"u"},"u":{"b":"t"}}})",
       "play could go on for ever: position t comes back to itself"},
      {R"({"start":"s","positions":{"s":{},"x":{}}})", "position x cannot be reached from the start"},
      {R"({"start":"s","positions":{"s":{"a|b":"t"},"t":{}}})",
       "'a|b' is not a name: names have 1 to 32 letters, digits, _, . and -"},
      {R"({"start":"s","positions":{"s":{},"a b":{}}})",
       "'a b' is not a name: names have 1 to 32 letters, digits, _, . and -"},
      {R"({"start":"s","positions":{"s":{},"":{}}})",
       "'' is not a name: names have 1 to 32 letters, digits, _, . and -"},
  };
  for (const auto& [text, reason] : bad) EXPECT_EQ(checked(text), reason) << text;
}

TEST(ClassicalTextOfTables, LargeOnesAreReadUpToTheLimits) {
  // A path as long as can be, and one position more.
  const auto path = [](unsigned length) {
    std::string text = R"({"start":"0","positions":{)";
    for (unsigned i = 0; i + 1 < length; ++i) {
      text += "\"" + std::to_string(i) + R"(":{"a":")" + std::to_string(i + 1) + "\"},";
    }
    return text + "\"" + std::to_string(length - 1) + "\":{}}}";
  };
  EXPECT_EQ(checked(path(65'535)), "fine");
  EXPECT_EQ(checked(path(65'536)), "there are more than 65535 positions");
  const auto star = [](unsigned moves) {
    std::string text = R"({"start":"s","positions":{"t":{},"s":{)";
    for (unsigned i = 0; i < moves; ++i) text += (i > 0 ? ",\"" : "\"") + std::to_string(i) + R"(":"t")";
    return text + "}}}";
  };
  EXPECT_EQ(checked(star(4'096)), "fine");
  EXPECT_EQ(checked(star(4'097)), "there are more than 4096 moves");
}

}  // namespace
}  // namespace spooky::combinatorial
