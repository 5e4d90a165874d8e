#include "spooky/values/text.hpp"

#include <gtest/gtest.h>

#include "values/testing.hpp"

namespace spooky::values {
namespace {

TEST(ValueText, Q8PrintsWhatItReads) {
  Universe universe;
  for (const char* text : {"0",         "3",         "-17",
                           "-3/4",      "5/2",       "*",
                           "*2",        "^",         "v",
                           "^2",        "v3",        "^*",
                           "v*",        "^2*",       "v*3",
                           "2*",        "1/2*",      "-1/2^",
                           "3v2*",      "2^3*4",     "±1",
                           "±3/2",      "{3|1}",     "{3|-1}",
                           "{3|{1|0}}", "{{3|2}|1}", "+_2",
                           "-_2",       "+_1/2",     "{1*,{2|0}|-1}",
                           "{0,^*|v}",  "-3v*",      "1/4611686018427387904*"}) {
    EXPECT_EQ(text_of(universe, read(universe, text)), text);
  }
}

TEST(ValueText, ReadsAnyFormAndSums) {
  Universe universe;
  const auto text = [&](const char* form) { return text_of(universe, read(universe, form)); };
  EXPECT_EQ(text(" { 1 , 0 | -1 } "), "±1");
  EXPECT_EQ(text("1+2-4"), "-1");
  EXPECT_EQ(text("1-(2-4)"), "3");
  EXPECT_EQ(text("-{2|1}"), "{-1|-2}");
  EXPECT_EQ(text("--3"), "3");
  EXPECT_EQ(text("-1/2^"), "-1/2^");
  EXPECT_EQ(text("0-1/2^"), "-1/2v");
  EXPECT_EQ(text("-(1/2^)"), "-1/2v");
  EXPECT_EQ(text("^*+^*"), "^2");
  EXPECT_EQ(text("+_2+-_2"), "0");
  EXPECT_EQ(text("±{1|1/2}"), text("{{1|1/2}|-{1|1/2}}"));
  EXPECT_EQ(text("4/8"), "1/2");
  EXPECT_EQ(text("^0*0"), "0");
  EXPECT_EQ(text("{|3}"), "0");
}

TEST(ValueText, OptionsAreSortedTheSameWhateverTheHistory) {
  Universe one;
  Universe two;
  read(two, "{{2|0},1*|-1}+{{5|3}|{1|0}}+±4");
  const char* form = "{{5|-5},{4|-4,{-3|-9}},3^,3*|-10}";
  EXPECT_EQ(text_of(one, read(one, form)), text_of(two, read(two, form)));
}

TEST(ValueText, MistakesGetOneSentence) {
  Universe universe;
  const auto reason = [&](std::string_view text) {
    const auto value = parse_value(universe, text);
    EXPECT_FALSE(value) << text;
    return value ? std::string() : value.error().reason;
  };
  EXPECT_EQ(reason(""), "the value ends too early");
  EXPECT_EQ(reason("{1|"), "the value ends too early");
  EXPECT_EQ(reason("{1,|2}"), "unexpected '|' at place 4 of the value");
  EXPECT_EQ(reason("1 x"), "unexpected 'x' at place 3 of the value");
  EXPECT_EQ(reason("1+"), "the value ends too early");
  EXPECT_EQ(reason("\xC3"), "unexpected a character at place 1 of the value");
  EXPECT_EQ(reason("1/3"), "the denominator 3 is not a power of two");
  EXPECT_EQ(reason("1/0"), "the denominator 0 is not a power of two");
  EXPECT_EQ(reason("99999999999999999999"), "a number in this value is too large");
  EXPECT_EQ(reason("*99999999999"), "a number in this value is too large");
  EXPECT_EQ(reason("4611686018427387903+1"), "a number in this value is too large");
  EXPECT_EQ(reason(std::string(1000, '{')), "this value is nested too deeply");
  EXPECT_EQ(reason(std::string(1000, '-') + "1"), "this value is nested too deeply");
  EXPECT_EQ(reason(std::string(30'000, '1')), "a value has at most 20000 characters");
}

TEST(ValueText, TextsFromOutsideCannotKeepItBusy) {
  Universe universe;
  const auto code = [&](const std::string& text) {
    const auto value = parse_value(universe, text);
    EXPECT_FALSE(value);
    return value ? ErrorCode::BadJson : value.error().code;
  };
  // Ever more different hot games: the sum has as many positions as there are subsets.
  std::string sum = "{1|{0|-5}}";
  for (int i = 2; i < 40; ++i) sum += "+{" + std::to_string(i * i) + "|{1/4|-" + std::to_string(i * i * i) + "}}";
  EXPECT_EQ(code(sum), ErrorCode::TooLarge);
  EXPECT_EQ(code("^1000000+±1"), ErrorCode::TooLarge);
  EXPECT_EQ(code("{*1000000|1/2}+{^|*}+{1*|{1|0}}"), ErrorCode::TooLarge);
  std::string nimbers = "{*2";
  for (int i = 3; i < 1500; ++i) nimbers += ",*" + std::to_string(i);
  EXPECT_EQ(code(nimbers + "|^*7,v}"), ErrorCode::TooLarge);
  EXPECT_EQ(text_of(universe, read(universe, "±1+1")), "{2|0}") << "and goes on";
}

TEST(ValueText, ATextThatIsTooLongIsAnError) {
  Universe universe;
  const auto text = to_text(universe, read(universe, "{3|{1|0}}"), 5);
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code, ErrorCode::TooLarge);
}

}  // namespace
}  // namespace spooky::values
