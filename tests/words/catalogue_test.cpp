// Every language says everything: the same keys, the same arguments, every plural form, every form of every term.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "spooky/formats/json.hpp"
#include "spooky/words/language.hpp"
#include "testing/paths.hpp"

namespace {

using namespace spooky;

using Catalogue = std::map<std::string, std::string>;  // "section.key" to the pattern

const std::vector<std::string>& languages() {
  static const std::vector<std::string> kCodes(kLanguageCodes.begin(), kLanguageCodes.begin() + kCatalogues);
  return kCodes;
}

Catalogue load(const std::string& language) {
  std::ifstream file(std::filesystem::path(source_folder()) / "words" / (language + ".json"));
  std::ostringstream text;
  text << file.rdbuf();
  const auto parsed = parse_json(text.str());
  EXPECT_TRUE(parsed) << language;
  Catalogue catalogue;
  if (!parsed) return catalogue;
  for (const auto& [section, messages] : parsed->as_object()) {
    for (const auto& [key, message] : messages.as_object()) {
      catalogue[std::string(section) + "." + std::string(key)] = std::string(message.as_string());
    }
  }
  return catalogue;
}

/// What a pattern asks for.
struct Needs {
  std::set<std::string> arguments;
  std::set<std::string> forms;        ///< of terms
  std::vector<std::string> problems;  ///< what is wrong with the pattern itself
};

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \n");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \n") - first + 1);
}

/// The end of the braces that open at `open`, quotations left out; npos when they never end.
std::size_t end_of_braces(const std::string& text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '\'' && i + 1 < text.size() && (text[i + 1] == '{' || text[i + 1] == '}')) {
      i = text.find('\'', i + 1);
      if (i == std::string::npos) return i;
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}' && --depth == 0) {
      return i;
    }
  }
  return std::string::npos;
}

void read(const std::string& pattern, Needs& needs);

void read_choice(const std::string& kind, std::string branches, Needs& needs) {
  std::set<std::string> names;
  while (true) {
    const std::size_t open = branches.find('{');
    if (open == std::string::npos) break;
    const std::size_t close = end_of_braces(branches, open);
    if (close == std::string::npos) return needs.problems.push_back("a branch does not end");
    names.insert(trimmed(branches.substr(0, open)));
    read(branches.substr(open + 1, close - open - 1), needs);
    branches.erase(0, close + 1);
  }
  if (!names.contains("other")) needs.problems.push_back("a " + kind + " has no branch 'other'");
  if (kind == "plural" && !names.contains("one")) needs.problems.push_back("a plural has no form 'one'");
}

void read(const std::string& pattern, Needs& needs) {
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '}') return needs.problems.push_back("a brace closes nothing");
    if (pattern[i] == '\'' && i + 1 < pattern.size() && (pattern[i + 1] == '{' || pattern[i + 1] == '}')) {
      i = pattern.find('\'', i + 1);
      if (i == std::string::npos) return needs.problems.push_back("a quotation does not end");
      continue;
    }
    if (pattern[i] != '{') continue;
    const std::size_t close = end_of_braces(pattern, i);
    if (close == std::string::npos) return needs.problems.push_back("a brace does not close");
    const std::string inside = pattern.substr(i + 1, close - i - 1);
    const std::size_t comma = inside.find(',');
    needs.arguments.insert(trimmed(inside.substr(0, comma)));
    if (comma != std::string::npos) {
      const std::size_t second = inside.find(',', comma + 1);
      const std::string kind = trimmed(inside.substr(comma + 1, second - comma - 1));
      const std::string rest = second == std::string::npos ? "" : inside.substr(second + 1);
      static const std::set<std::string> kJoints = {"and", "or", "comma", "semicolon"};
      if (kind == "select" || kind == "plural") {
        read_choice(kind, rest, needs);
      } else if (kind == "term") {
        needs.forms.insert(trimmed(rest));
      } else if (kind != "list" || !kJoints.contains(trimmed(rest))) {
        needs.problems.push_back("there is no '" + kind + "," + rest + "'");
      }
    }
    i = close;
  }
}

Needs needs_of(const std::string& pattern) {
  Needs needs;
  read(pattern, needs);
  return needs;
}

/// "go.player.black" of "go.player.black.accusative", where that is a term; empty otherwise.
std::string term_of(const Catalogue& english, const std::string& key) {
  const std::string stem = key.substr(0, key.rfind('.'));
  return english.contains(stem + ".name") ? stem : "";
}

TEST(Catalogues, TheReaderOfPatternsTellsRightFromWrong) {
  EXPECT_TRUE(needs_of("{a} '{b}' {c, plural, one {#} other {{d, list, or}}}").problems.empty());
  EXPECT_EQ(needs_of("{a} '{b}' {c, plural, one {#} other {{d, list, or}}}").arguments,
            (std::set<std::string>{"a", "c", "d"}));
  EXPECT_EQ(needs_of("{a, term, the}").forms, (std::set<std::string>{"the"}));
  EXPECT_FALSE(needs_of("{a").problems.empty());
  EXPECT_FALSE(needs_of("a}").problems.empty());
  EXPECT_FALSE(needs_of("{a, plural, other {x}}").problems.empty());
  EXPECT_FALSE(needs_of("{a, select, x {y}}").problems.empty());
  EXPECT_FALSE(needs_of("{a, number}").problems.empty());
  EXPECT_FALSE(needs_of("{a, list, nor}").problems.empty());
}

TEST(Catalogues, EveryLanguageHasEveryMessageAndNoOther) {
  const Catalogue english = load("en");
  EXPECT_GT(english.size(), 20U);
  for (const std::string& language : languages()) {
    const Catalogue catalogue = load(language);
    for (const auto& [key, pattern] : english) {
      const std::string term = term_of(english, key);
      if (!term.empty() && key != term + ".name") continue;  // another language has other forms
      EXPECT_TRUE(catalogue.contains(key)) << language << " does not have " << key;
    }
    for (const auto& [key, pattern] : catalogue) {
      EXPECT_TRUE(english.contains(key) || !term_of(english, key).empty()) << language << " alone has " << key;
      EXPECT_FALSE(pattern.empty()) << language << " " << key;
    }
  }
}

TEST(Catalogues, EveryMessageIsWellFormedAndUsesTheSameArguments) {
  const Catalogue english = load("en");
  for (const std::string& language : languages()) {
    for (const auto& [key, pattern] : load(language)) {
      const Needs needs = needs_of(pattern);
      for (const std::string& problem : needs.problems) ADD_FAILURE() << language << " " << key << ": " << problem;
      if (!english.contains(key)) continue;
      EXPECT_EQ(needs.arguments, needs_of(english.at(key)).arguments) << language << " " << key;
    }
  }
}

TEST(Catalogues, EveryTermHasEveryFormThatIsAskedFor) {
  const Catalogue english = load("en");
  for (const std::string& language : languages()) {
    const Catalogue catalogue = load(language);
    std::map<std::string, std::set<std::string>> families;  // "go.player" to "go.player.black", …
    for (const auto& [key, pattern] : english) {
      const std::string term = term_of(english, key);
      if (!term.empty()) families[term.substr(0, term.rfind('.'))].insert(term);
    }
    for (const auto& [key, pattern] : catalogue) {
      const std::string section = key.substr(0, key.find('.'));
      for (const std::string& form : needs_of(pattern).forms) {
        bool found = false;
        for (const auto& [family, terms] : families) {
          if (!family.starts_with(section + ".")) continue;
          std::size_t having = 0;
          for (const std::string& term : terms) having += catalogue.contains(term + "." + form) ? 1U : 0U;
          EXPECT_TRUE(having == 0 || having == terms.size()) << language << ": some of " << family << " lack " << form;
          found = found || having > 0;
        }
        EXPECT_TRUE(found) << language << " " << key << " asks for a form that no term has: " << form;
      }
    }
  }
}

}  // namespace
