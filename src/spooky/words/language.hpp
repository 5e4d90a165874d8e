#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace spooky {

/// The languages of the catalogues. Pseudo is English with accents and half as long again, for tests of layouts: what
/// stays plain in it does not come from a catalogue.
enum class Language : std::uint8_t { English, German, French, Spanish, Pseudo };

inline constexpr std::size_t kCatalogues = 4;
inline constexpr std::array<std::string_view, 5> kLanguageCodes = {"en", "de", "fr", "es", "en-XA"};

constexpr std::string_view language_code(Language language) {
  return kLanguageCodes[static_cast<std::size_t>(language)];
}

/// The language of a code; nothing when there is no such catalogue.
constexpr std::optional<Language> find_language(std::string_view code) {
  for (std::size_t i = 0; i < kLanguageCodes.size(); ++i) {
    if (kLanguageCodes[i] == code) return static_cast<Language>(i);
  }
  return std::nullopt;
}

/// The language that a locale's name asks for, as in "de_AT.UTF-8"; English when there is no catalogue for it.
Language language_of_locale(std::string_view locale);

}  // namespace spooky
