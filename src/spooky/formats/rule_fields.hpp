#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {

/// One key of a game's `rules`: what it means and what values it takes. One table a game serves JSON requests, the
/// command line (`--rules key=value,key=value`) and help texts alike.
struct RuleField {
  struct Integer {
    int least;
    int most;
    int preset;
  };
  struct Choice {
    std::vector<std::string_view> names;  ///< the first is the default
  };
  struct Switch {
    std::optional<bool> preset;  ///< none: the key stays absent and the game decides
  };
  struct Number {
    std::optional<double> preset;  ///< none: the key stays absent and the game decides
  };
  struct List {};     ///< of texts; empty by default; joined by `+` on the command line
  struct Numbers {};  ///< of whole numbers from 1; empty by default; joined by `+` on the command line
  struct Text {};     ///< absent by default
  struct Object {};   ///< a JSON object; absent by default

  std::string_view key;
  std::string_view help;
  std::variant<Integer, Choice, Switch, Number, List, Numbers, Text, Object> kind;
};

/// The given rules with every value checked and every default filled in, keys in the order of the fields.
Result<json::object> complete_rules(std::span<const RuleField> fields, const json::object& given);

/// The command line's form, e.g. `width=3,variant=plain`, as a JSON object for complete_rules.
Result<json::object> parse_rules_text(std::span<const RuleField> fields, std::string_view text);

/// What a field takes, in words: "a whole number from 1 to 26 (default 3)".
std::string describe_values(const RuleField& field);

}  // namespace spooky
