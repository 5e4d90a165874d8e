#include "spooky/core/result.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace spooky {
namespace {

TEST(Result, HoldsAValueOrAnError) {
  const Result<int> good = 3;
  ASSERT_TRUE(good);
  EXPECT_EQ(*good, 3);
  const Result<int> bad = Error{ErrorCode::TooLarge, "too much"};
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, ErrorCode::TooLarge);
  EXPECT_EQ(bad.error().reason, "too much");
}

TEST(Result, MovesItsValueOut) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
  const std::unique_ptr<int> value = *std::move(result);
  EXPECT_EQ(*value, 7);
}

TEST(Result, ErrorCodesHaveTheSpellingsOfTheProtocol) {
  EXPECT_EQ(error_code_name(ErrorCode::BadJson), "bad-json");
  EXPECT_EQ(error_code_name(ErrorCode::BadRequest), "bad-request");
  EXPECT_EQ(error_code_name(ErrorCode::BadPosition), "bad-position");
  EXPECT_EQ(error_code_name(ErrorCode::IllegalAction), "illegal-action");
  EXPECT_EQ(error_code_name(ErrorCode::GameOver), "game-over");
  EXPECT_EQ(error_code_name(ErrorCode::TooLarge), "too-large");
}

}  // namespace
}  // namespace spooky
