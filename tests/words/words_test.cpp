// How messages become sentences: placeholders, plurals, choices, lists, terms, quotations.
#include "spooky/words/words.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "spooky/formats/json.hpp"
#include "spooky/words/sections.hpp"
#include "testing/paths.hpp"

namespace {

using namespace spooky;

/// A section of one message, the same in every language.
class OneMessage {
 public:
  explicit OneMessage(std::string_view pattern) : texts_{pattern} {}

  std::string say(std::vector<Argument> arguments, Language language = Language::English) const {
    const std::span<const std::string_view> texts(texts_);
    const words::Section section = {"test", keys_, {texts, texts, texts, texts}};
    return spooky::say(Message{&section, "message", std::move(arguments)}, language);
  }

 private:
  std::array<std::string_view, 1> keys_ = {"message"};
  std::array<std::string_view, 1> texts_;
};

/// The argument as tests/words/cases.json writes it.
Argument argument_of(std::string_view name, const json::value& value) {
  if (value.is_string()) return {name, std::string(value.as_string())};
  if (value.is_int64()) return {name, value.as_int64()};
  if (const json::object* term = value.if_object()) {
    return {name,
            Term{std::string_view(term->at("family").as_string()), std::string_view(term->at("word").as_string())}};
  }
  Texts texts;
  for (const json::value& item : value.as_array()) texts.items.emplace_back(item.as_string());
  return {name, std::move(texts)};
}

// The same cases as in web/test/words_test.ts: the engine and the page speak alike.
TEST(Words, EveryCaseIsSaidAsThePageSaysIt) {
  std::ifstream file(std::filesystem::path(source_folder()) / "tests" / "words" / "cases.json");
  std::ostringstream text;
  text << file.rdbuf();
  const auto cases = parse_json(text.str());
  ASSERT_TRUE(cases);
  std::map<std::string_view, std::string_view> messages;
  for (const auto& [key, pattern] : cases->at("terms").as_object()) messages[key] = pattern.as_string();
  std::size_t said = 0;
  for (const json::value& one : cases->at("cases").as_array()) {
    const json::object& about = one.as_object();
    messages["message"] = about.at("pattern").as_string();
    std::vector<std::string_view> keys;
    std::vector<std::string_view> patterns;
    for (const auto& [key, pattern] : messages) {
      keys.push_back(key);
      patterns.push_back(pattern);
    }
    const std::span<const std::string_view> every(patterns);
    const words::Section section = {"test", keys, {every, every, every, every}};
    std::vector<Argument> arguments;
    for (const auto& [name, value] : about.at("arguments").as_object()) arguments.push_back(argument_of(name, value));
    const json::value* language = about.if_contains("language");
    const auto spoken = language ? find_language(std::string_view(language->as_string())) : Language::English;
    ASSERT_TRUE(spoken);
    EXPECT_EQ(say(Message{&section, "message", std::move(arguments)}, *spoken),
              std::string(about.at("said").as_string()))
        << messages["message"];
    ++said;
  }
  EXPECT_GT(said, 40U);
}

TEST(Words, CellsAreSaidAsTextsAre) {
  const OneMessage message("{at} {n, plural, one {#} other {#}}");
  EXPECT_EQ(message.say({{"at", Cell{"e4"}}, {"n", Cells{{"a1", "b2"}}}}), "e4 2");
  EXPECT_EQ(message.say({{"at", Cells{{"a1", "b2", "c3"}}}, {"n", 1}}), "a1, b2 and c3 1");
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
