#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spooky::uci {

/// The words of a line, between blanks of any kind.
std::vector<std::string> split_words(std::string_view line);

/// The words from `begin` to `end`, with one blank between.
std::string join_words(const std::vector<std::string>& words, std::size_t begin, std::size_t end);

/// Without regard to the case of letters, as names of options are compared.
bool same_name(std::string_view a, std::string_view b);

/// A whole number within bounds.
std::optional<std::int64_t> read_number(std::string_view text, std::int64_t least, std::int64_t most);

/// The number within bounds that is nearest to any whole number, however long.
std::optional<std::int64_t> read_number_near(std::string_view text, std::int64_t least, std::int64_t most);

}  // namespace spooky::uci
