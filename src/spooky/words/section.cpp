#include "spooky/words/section.hpp"

#include <algorithm>

namespace spooky::words {

std::string_view Section::find(Language language, std::string_view key) const {
  const auto found = std::lower_bound(keys.begin(), keys.end(), key);
  if (found == keys.end() || *found != key) return {};
  const std::size_t catalogue = language == Language::Pseudo ? 0 : static_cast<std::size_t>(language);
  return messages[catalogue][static_cast<std::size_t>(found - keys.begin())];
}

}  // namespace spooky::words
