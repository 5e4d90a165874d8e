#include "suggestion.hpp"

#include <algorithm>

namespace spooky::cli {

namespace {

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Damerau and Levenshtein, with three rows of the table.
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::vector<std::size_t> next(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    next[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (exchanged) next[j] = std::min(next[j], before[j - 2] + 1);
    }
    before.swap(row);
    row.swap(next);
  }
  return row[b.size()];
}

std::string nearest_word(std::string_view typed, const std::vector<std::string>& known) {
  constexpr std::size_t kLongest = 40;
  if (typed.empty() || typed.size() > kLongest) return "";
  const std::string word = lower_case(typed);
  const std::string* best = nullptr;
  std::size_t nearest = 0;
  for (const std::string& candidate : known) {
    if (candidate == typed) return "";
    const std::string name = lower_case(candidate);
    const bool goes_on = word.size() >= 3 && name.starts_with(word);
    const std::size_t distance = goes_on ? 1 : edit_distance(word, name);
    const std::size_t most = std::max<std::size_t>(1, std::max(word.size(), name.size()) / 3);
    if (distance > most || (best != nullptr && distance >= nearest)) continue;
    best = &candidate;
    nearest = distance;
  }
  return best == nullptr ? "" : *best;
}

}  // namespace spooky::cli
