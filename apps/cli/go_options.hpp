#pragma once

#include <string>
#include <string_view>

#include "spooky/games/go/rules.hpp"

namespace spooky::cli {

/// The rules of Go where they have options of their own: empty texts leave the defaults.
struct GoOptions {
  std::string size;  ///< as 9 or 9x13
  std::string variant;
  std::string komi;
  std::string rules;  ///< the rest, as key=value,key=value

  /// The rules that they describe; an InputError when there are none.
  go::Rules read() const;
  /// Whether `rules` gives this key.
  bool names_rule(std::string_view key) const;
};

}  // namespace spooky::cli
