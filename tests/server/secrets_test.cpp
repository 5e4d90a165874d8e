#include "server/secrets.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace spooky::server {
namespace {

TEST(Secrets, IdsAreTwelveLettersAndDigitsAndNeverTheSame) {
  std::set<std::string> ids;
  std::map<char, int> letters;
  for (int i = 0; i < 2000; ++i) {
    const std::string id = new_game_id();
    EXPECT_TRUE(is_game_id(id)) << id;
    EXPECT_TRUE(ids.insert(id).second) << id;
    for (const char letter : id) ++letters[letter];
  }
  // All 62, none much more often than another: 387 on average, with a deviation of 20.
  EXPECT_EQ(letters.size(), 62U);
  for (const auto& [letter, count] : letters) {
    EXPECT_GT(count, 387 - 160) << letter;
    EXPECT_LT(count, 387 + 160) << letter;
  }
}

TEST(Secrets, TellsIdsFromOtherTexts) {
  EXPECT_TRUE(is_game_id("k3Jd0aQm2XyZ"));
  for (const std::string& text :
       {std::string(), std::string("k3Jd0aQm2Xy"), std::string("k3Jd0aQm2XyZZ"), std::string("k3Jd0aQm2Xy-"),
        std::string("k3Jd0aQm2Xy "), std::string("k3Jd0aQm2X\xC3\xA4"), std::string("k3Jd0aQm2Xy\0", 12)}) {
    EXPECT_FALSE(is_game_id(text)) << text;
  }
}

TEST(Secrets, TellsTokensFromOtherTexts) {
  EXPECT_TRUE(is_token(std::string(41, 'a') + "-_"));
  for (const std::string& text : {std::string(), std::string(42, 'a'), std::string(44, 'a'), std::string(42, 'a') + "=",
                                  std::string(42, 'a') + "+", std::string(42, 'a') + " ", std::string(43, '\0')}) {
    EXPECT_FALSE(is_token(text)) << text;
  }
}

TEST(Secrets, TheFingerprintIsASha256) {
  EXPECT_EQ(fingerprint_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(fingerprint_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

}  // namespace
}  // namespace spooky::server
