#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"

namespace spooky::go {

/// A fault of a file, code BadRecord.
Error bad_sgf(std::string reason);

/// A property of an SGF node: a name and one or more values, escapes resolved.
struct SgfProperty {
  std::string name;
  std::vector<std::string> values;
};

struct SgfNode {
  std::vector<SgfProperty> properties;

  /// The values of a property; none when the node has no such property.
  const std::vector<std::string>* find(std::string_view name) const;
};

/// Larger files, deeper trees and longer games are refused.
inline constexpr std::size_t kMostSgfBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMostSgfDepth = 10'000;
inline constexpr std::size_t kMostSgfNodes = 20'000;

/// Whether a text looks like SGF: it begins with a parenthesis.
bool looks_like_sgf(std::string_view text);

/// The main line of the first game of an SGF collection (FF[1] to FF[4]), at least one node: the first branch is
/// followed everywhere. The other branches are only checked. Errors have code BadRecord.
Result<std::vector<SgfNode>> parse_sgf_main_line(std::string_view text);

/// A text as it is written between the brackets of a value.
std::string sgf_escaped(std::string_view text);

}  // namespace spooky::go
