#pragma once

#include <array>
#include <span>
#include <string_view>

#include "spooky/words/language.hpp"

namespace spooky::words {

/// A section of the catalogues words/<language>.json, compiled in: `keys` in ascending order, and for each language the
/// messages in the same order. A program holds the sections whose messages it can make, and no others.
struct Section {
  std::string_view name;
  std::span<const std::string_view> keys;
  std::array<std::span<const std::string_view>, kCatalogues> messages;

  /// The message of a key, empty when there is none. Pseudo has the messages of English.
  std::string_view find(Language language, std::string_view key) const;
};

}  // namespace spooky::words
