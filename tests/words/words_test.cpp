// How messages become sentences: placeholders, plurals, choices, lists, terms, quotations.
#include "spooky/words/words.hpp"

#include <gtest/gtest.h>

#include <array>

#include "spooky/words/sections.hpp"

namespace {

using namespace spooky;

/// A section of one message, the same in every language but where it is told.
class OneMessage {
 public:
  explicit OneMessage(std::string_view pattern) : texts_{pattern, "rook", "den Turm"} {}

  std::string say(std::vector<Argument> arguments, Language language = Language::English) const {
    const std::span<const std::string_view> texts(texts_);
    const words::Section section = {"test", keys_, {texts, texts, texts, texts}};
    return spooky::say(Message{&section, "message", std::move(arguments)}, language);
  }

 private:
  std::array<std::string_view, 3> keys_ = {"message", "piece.rook.name", "piece.rook.object"};
  std::array<std::string_view, 3> texts_;
};

TEST(Words, APlaceholderIsFilled) {
  const OneMessage message("{by} took {count} on {at}.");
  EXPECT_EQ(message.say({{"by", std::string("X")}, {"count", 2}, {"at", Cell{"e4"}}}), "X took 2 on e4.");
}

TEST(Words, ListsAreJoinedAsTheLanguageJoinsThem) {
  const OneMessage all("{at}");
  const OneMessage one("{at, list, or}");
  const OneMessage plain("{at, list, comma}");
  const Cells three{{"a1", "b2", "c3"}};
  EXPECT_EQ(all.say({{"at", Cells{{"a1"}}}}), "a1");
  EXPECT_EQ(all.say({{"at", Cells{{"a1", "b2"}}}}), "a1 and b2");
  EXPECT_EQ(all.say({{"at", three}}), "a1, b2 and c3");
  EXPECT_EQ(one.say({{"at", three}}), "a1, b2 or c3");
  EXPECT_EQ(plain.say({{"at", three}}), "a1, b2, c3");
  EXPECT_EQ(all.say({{"at", three}}, Language::German), "a1, b2 und c3");
  EXPECT_EQ(one.say({{"at", three}}, Language::French), "a1, b2 ou c3");
  EXPECT_EQ(all.say({{"at", three}}, Language::Spanish), "a1, b2 y c3");
}

TEST(Words, PluralsCountNumbersAndItems) {
  const OneMessage message("{n, plural, =0 {no stone} one {# stone} other {# stones}}");
  EXPECT_EQ(message.say({{"n", 0}}), "no stone");
  EXPECT_EQ(message.say({{"n", 1}}), "1 stone");
  EXPECT_EQ(message.say({{"n", 7}}), "7 stones");
  EXPECT_EQ(message.say({{"n", Cells{{"a1", "b2"}}}}), "2 stones");
  const OneMessage french("{n, plural, one {# pierre} other {# pierres}}");
  EXPECT_EQ(french.say({{"n", 0}}, Language::French), "0 pierre");
  EXPECT_EQ(french.say({{"n", 0}}, Language::German), "0 pierres");
}

TEST(Words, ChoicesKnowWhatIsNotThere) {
  const OneMessage message("{side, select, x {crosses} empty {nobody} other {<{side}>}}");
  EXPECT_EQ(message.say({{"side", std::string("x")}}), "crosses");
  EXPECT_EQ(message.say({{"side", Term{"player", "x"}}}), "crosses");
  EXPECT_EQ(message.say({{"side", std::string("o")}}), "<o>");
  EXPECT_EQ(message.say({{"side", std::string()}}), "nobody");
  EXPECT_EQ(message.say({{"side", Cells{}}}), "nobody");
  EXPECT_EQ(message.say({}), "nobody");
}

TEST(Words, TermsHaveForms) {
  const OneMessage message("{piece} {piece, term, object} {piece, term, unknown}");
  EXPECT_EQ(message.say({{"piece", Term{"piece", "rook"}}}), "rook den Turm rook");
}

TEST(Words, PhrasesAreMessages) {
  static constexpr std::array<std::string_view, 1> kKeys = {"part"};
  static constexpr std::array<std::string_view, 1> kTexts = {"[{n}]"};
  static constexpr std::span<const std::string_view> kSpan(kTexts);
  static constexpr words::Section kSection = {"test", kKeys, {kSpan, kSpan, kSpan, kSpan}};
  const OneMessage message("{parts, list, semicolon}");
  Phrases parts;
  for (int i = 1; i <= 2; ++i) parts.push_back(Message{&kSection, "part", {{"n", i}}});
  EXPECT_EQ(message.say({{"parts", parts}}), "[1]; [2]");
}

TEST(Words, ApostrophesAreTextUnlessABraceFollows) {
  EXPECT_EQ(OneMessage("l'ami d'{who}, c'est").say({{"who", std::string("X")}}), "l'ami d{who}, cest");
  EXPECT_EQ(OneMessage("l'ami d’{who}").say({{"who", std::string("X")}}), "l'ami d’X");
  EXPECT_EQ(OneMessage("l'ami de {who}, c'est").say({{"who", std::string("X")}}), "l'ami de X, c'est");
  EXPECT_EQ(OneMessage("a '{set}' of").say({}), "a {set} of");
}

TEST(Words, PseudoTellsWhatComesFromACatalogue) {
  const OneMessage message("put {at}");
  EXPECT_EQ(message.say({{"at", Cell{"a1"}}}, Language::Pseudo), "púút a1");
}

TEST(Words, LocalesNameLanguages) {
  EXPECT_EQ(language_of_locale("de_AT.UTF-8"), Language::German);
  EXPECT_EQ(language_of_locale("fr"), Language::French);
  EXPECT_EQ(language_of_locale("es_MX@euro"), Language::Spanish);
  EXPECT_EQ(language_of_locale("C.UTF-8"), Language::English);
  EXPECT_EQ(language_of_locale("pt_BR"), Language::English);
  EXPECT_EQ(language_of_locale(""), Language::English);
}

TEST(Words, AMessageNamesItsPlacesOnce) {
  const Message message{&words::kShared,
                        "refusal.game-over",
                        {{"at", Cells{{"b2", "a1"}}}, {"text", std::string("a3")}, {"from", Cell{"a1"}}}};
  EXPECT_EQ(cells_of(message), (std::vector<std::string>{"b2", "a1"}));
}

}  // namespace
