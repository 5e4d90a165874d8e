#include "speech.hpp"

#include <cstdlib>

namespace spooky::cli {

std::optional<Language> language_asked_for(int argc, const char* const* argv) {
  constexpr std::string_view kOption = "--language";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == kOption && i + 1 < argc) return find_language(argv[i + 1]);
    if (word.starts_with("--language=")) return find_language(word.substr(kOption.size() + 1));
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return language_of_locale(locale);
  }
  return Language::English;
}

}  // namespace spooky::cli
