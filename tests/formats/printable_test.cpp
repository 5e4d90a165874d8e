#include "spooky/formats/printable.hpp"

#include <gtest/gtest.h>

#include "spooky/formats/quote.hpp"

namespace spooky {
namespace {

TEST(Printable, LeavesWordsOfEveryLanguageAsTheyAre) {
  for (const std::string text : {"", "a1b2", "é · ● ∗ ⟩", "א", "日本", "\xf0\x9f\x99\x82"}) {
    EXPECT_EQ(printable(text), text);
  }
}

TEST(Printable, ControlsOfEveryKindAreQuestionMarks) {
  EXPECT_EQ(printable("a\x1b[2Jb\x07\x7f\n"), "a?[2Jb???") << "C0 and DEL";
  EXPECT_EQ(printable("\xc2\x80\xc2\x9b\xc2\x9f\xc2\xa0"), "???\xc2\xa0") << "C1, but not what follows it";
  EXPECT_EQ(printable("\xd8\x9c\xe2\x80\x8e\xe2\x80\x8f\xe2\x80\xaa\xe2\x80\xae\xe2\x81\xa6\xe2\x81\xa9"), "???????")
      << "the marks, embeddings, overrides and isolates that turn the order of letters round";
  EXPECT_EQ(printable("\xe2\x80\xa8\xe2\x80\xa9\xe2\x80\xa7"), "??\xe2\x80\xa7") << "separators of lines, paragraphs";
  EXPECT_EQ(printable("\xe2\x80"), "??");
}

TEST(Printable, LinesAreKeptWhereTheyAreWanted) {
  EXPECT_EQ(printable_lines("1 \xc2\x9b"
                            "2J\n2 \x1b\r\n"),
            "1 ?2J\n2 ??\n");
  EXPECT_EQ(printable("1\n2"), "1?2");
}

TEST(Printable, QuotesAreToo) {
  EXPECT_EQ(quote("\xe2\x80\xae"
                  "a1\xc2\x9b"),
            "'?a1?'");
}

}  // namespace
}  // namespace spooky
