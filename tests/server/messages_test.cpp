#include "server/messages.hpp"

#include <gtest/gtest.h>

#include <string>

namespace spooky::server {
namespace {

template <class Kind>
Kind read(std::string_view text) {
  const auto message = read_message(text);
  EXPECT_TRUE(message) << text;
  const Kind* kind = message ? std::get_if<Kind>(&*message) : nullptr;
  EXPECT_TRUE(kind) << text;
  return kind ? *kind : Kind{};
}

std::string refused(std::string_view text) {
  const auto message = read_message(text);
  if (message) return "";
  EXPECT_FALSE(message.error().reason.empty());
  EXPECT_EQ(message.error().reason.find('\n'), std::string::npos);
  return as_refusal(message.error()).code + ": " + as_refusal(message.error()).reason;
}

TEST(Messages, Join) {
  const Join join = read<Join>(R"({"from":5,"token":"T","join":"G"})");
  EXPECT_EQ(join.game, "G");
  EXPECT_EQ(join.token, "T");
  EXPECT_EQ(join.from, 5);
  const Join watching = read<Join>(R"({"join":"G"})");
  EXPECT_EQ(watching.token, "");
  EXPECT_EQ(watching.from, 1);
  EXPECT_EQ(refused(R"({"join":"G","from":0})"), "bad-request: 'from' must be a whole number from 1 on");
  EXPECT_EQ(refused(R"({"join":"G","seat":1})"), "bad-request: there is no key 'seat' in a message that says 'join'");
}

TEST(Messages, Sit) {
  EXPECT_EQ(read<Sit>(R"({"sit":"o"})").actor, "o");
  EXPECT_EQ(refused(R"({"sit":null})"), "bad-request: 'sit' must name a player");
}

TEST(Messages, Act) {
  const Act act = read<Act>(R"({"action":"a1b2","number":17})");
  EXPECT_EQ(act.action, "a1b2");
  EXPECT_EQ(act.number, 17);
  // 3 and 3.0 are the same number.
  EXPECT_EQ(read<Act>(R"({"action":"","number":3.0})").number, 3);
  EXPECT_EQ(read<Act>(R"({"action":"","number":9223372036854775807})").number, 9223372036854775807);
  for (const char* number : {"0", "-1", "1.5", "\"1\"", "null", "9223372036854775808", "1e300", "true"}) {
    EXPECT_EQ(refused(R"({"action":"a1b2","number":)" + std::string(number) + "}"),
              "bad-request: an action needs its 'number', a whole number from 1 on");
  }
}

TEST(Messages, Rematch) {
  read<Rematch>(R"({"rematch":true})");
  EXPECT_EQ(refused(R"({"rematch":"true"})"), "bad-request: 'rematch' must be true");
}

TEST(Messages, Ping) {
  EXPECT_EQ(read<Ping>(R"({"ping":-9223372036854775808})").number, INT64_MIN);
  EXPECT_EQ(refused(R"({"ping":[]})"), "bad-request: 'ping' must be a whole number");
}

TEST(Messages, AnythingElseIsRefused) {
  EXPECT_EQ(refused("{}"), "bad-request: a message says one of join, sit, action, rematch, ping");
  EXPECT_EQ(refused("[]"), "bad-request: a message must be a JSON object");
  EXPECT_EQ(refused("").rfind("bad-json: ", 0), 0U);
  EXPECT_EQ(refused(std::string(100'000, '[')).rfind("bad-json: ", 0), 0U);
  // Exactly one of the forms.
  EXPECT_EQ(refused(R"({"join":"G","ping":1})").rfind("bad-request: ", 0), 0U);
  EXPECT_EQ(refused(R"({"sit":"x","action":"a1b2","number":1})").rfind("bad-request: ", 0), 0U);
}

TEST(Messages, LongAndStrangeKeysAreShownShortAndClean) {
  const std::string reason = refused(R"({"ping":1,"\u0000\n)" + std::string(5000, 'k') + R"(":1})");
  EXPECT_EQ(reason.rfind("bad-request: there is no key '??kkk", 0), 0U) << reason;
  EXPECT_LT(reason.size(), 150U);
}

}  // namespace
}  // namespace spooky::server
