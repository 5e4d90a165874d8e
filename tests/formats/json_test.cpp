#include "spooky/formats/json.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "spooky/core/random.hpp"

namespace spooky {
namespace {

TEST(Json, QuotesWhatSomebodyWrote) {
  EXPECT_EQ(quote("a1b2"), "'a1b2'");
  EXPECT_EQ(quote("\x1b]0;title\x07"), "'?]0;title?'");
  EXPECT_EQ(quote(std::string(50, 'a')), "'" + std::string(40, 'a') + "…'");
  EXPECT_EQ(quote(std::string(39, 'a') + "éé"), "'" + std::string(39, 'a') + "…'");
}

TEST(Json, WritesNumbersAsPeopleDo) {
  EXPECT_EQ(print_json(0.5), "0.5");
  EXPECT_EQ(print_json(-0.5), "-0.5");
  EXPECT_EQ(print_json(1.0), "1");
  EXPECT_EQ(print_json(0.0), "0");
  EXPECT_EQ(print_json(-12.25), "-12.25");
  EXPECT_EQ(print_json(6.5), "6.5");
  EXPECT_EQ(print_json(0.001), "0.001");
  EXPECT_EQ(print_json(1500.0), "1500");
  EXPECT_EQ(print_json(123456.789), "123456.789");
  EXPECT_EQ(print_json(1e100), "1E100");
  EXPECT_EQ(print_json(2.5e-9), "2.5E-9");
  EXPECT_EQ(print_json(json::object{}), "{}");
  EXPECT_EQ(print_json(json::array{json::object{}, json::array{}}), "[{},[]]");
  EXPECT_EQ(print_json(json::object{{"a", json::array{1, 0.25, nullptr, true, "a\"\n"}}}),
            R"({"a":[1,0.25,null,true,"a\"\n"]})");
}

TEST(Json, EveryNumberIsReadBackAsItWas) {
  Random random(5);
  for (int i = 0; i < 100'000; ++i) {
    // Any bits, and numbers of a usual size.
    const auto any = std::bit_cast<double>(random());
    const double usual = static_cast<double>(static_cast<std::int64_t>(random() >> 20) - (1LL << 43)) /
                         static_cast<double>(1ULL << uniform(random, 50));
    for (const double number : {any, usual}) {
      if (!std::isfinite(number)) continue;
      ASSERT_TRUE(parse_json(print_json(number))) << print_json(number);
      EXPECT_EQ(std::strtod(print_json(number).c_str(), nullptr), number) << print_json(number);
    }
  }
}

}  // namespace
}  // namespace spooky
