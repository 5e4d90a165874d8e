#include "spooky/formats/typed_words.hpp"

#include <gtest/gtest.h>

namespace spooky {
namespace {

using Words = std::vector<std::string>;

TEST(TypedWords, WhateverStandsBetweenNames) {
  for (const char* text : {"a1b2", "a1 b2", "A1,B2", "a1-b2", "a1/b2", " a1  and b2 ", "a1 to b2", "(a1; b2)"}) {
    EXPECT_EQ(typed_words(text), (Words{"a1", "b2"})) << text;
  }
  EXPECT_EQ(typed_words("1 1"), (Words{"1", "1"}));
  EXPECT_EQ(typed_words("1-12"), (Words{"1", "12"}));
  EXPECT_EQ(typed_words("2:a1a2"), (Words{"2", "a1", "a2"}));
  EXPECT_EQ(typed_words("é1"), (Words{"é1"}));
  EXPECT_EQ(typed_words(" , | "), Words{});
  EXPECT_EQ(typed_words(""), Words{});
}

}  // namespace
}  // namespace spooky
