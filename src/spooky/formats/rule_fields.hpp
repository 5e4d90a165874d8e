#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {

/// One key of a game's `rules`: what it means, what values it takes and what it depends on. One table per game serves
/// JSON requests, the command line (`--rules key=value,key=value` and `--key value`), help texts and forms alike.
struct RuleField {
  struct Integer {
    int least;
    int most;
    std::optional<int> preset;  ///< none: the key stays absent and the game decides
    /// The bounds are the widest there are: which ones hold, another key says, and the game looks at that.
    bool judged_by_game = false;
  };
  struct Choice {
    std::vector<std::string_view> names;  ///< the first is the default
    /// Other spellings on the command line, each with the name it stands for.
    std::vector<std::pair<std::string_view, std::string_view>> aliases = {};
  };
  struct Switch {
    std::optional<bool> preset;  ///< none: the key stays absent and the game decides
  };
  struct Number {
    std::optional<double> preset;     ///< none: the key stays absent and the game decides
    std::optional<double> most = {};  ///< either way, where there is a bound
    std::optional<double> step = {};  ///< what it must be a multiple of, where there is such a thing
  };
  struct List {};     ///< of texts; empty by default; joined by `+` on the command line
  struct Numbers {};  ///< of whole numbers from 1; empty by default; joined by `+` on the command line
  struct Text {};     ///< absent by default
  struct Object {};   ///< a JSON object; absent by default

  std::string_view key;
  std::string_view help;
  std::variant<Integer, Choice, Switch, Number, List, Numbers, Text, Object> kind;

  /// A key counts only where another has one of these values: elsewhere it changes nothing, or may not be given.
  struct Condition {
    std::string_view key;
    std::vector<std::string_view> values;
  };
  std::optional<Condition> when = {};
  /// The keys on which its default depends, or which values make sense.
  std::vector<std::string_view> depends = {};
};

/// Another spelling of rules on the command line, as `--size 9x13` of width and height.
struct RuleSpelling {
  std::string_view name;
  std::string_view help;
  std::string_view form;  ///< how it is written: "9 or as 9x13"
  /// The rules that a text stands for; nothing when it does not have the form.
  std::optional<json::object> (*read)(std::string_view text);
};

/// `9` or `9x13`: width and height.
std::optional<json::object> read_board_size(std::string_view text);

/// A field for programs: `{"key":"width","kind":"integer","help":…,"min":2,"max":25}`; `choices`, `step`, `when` and
/// `depends` where it has them. What is in force, and what would be by default, is not in it: that may depend on other
/// keys.
json::object describe_rule(const RuleField& field);

/// The default of a field that depends on nothing; nothing when the game decides.
std::optional<json::value> preset_of(const RuleField& field);

/// The given rules with every value checked and every default filled in, keys in the order of the fields.
Result<json::object> complete_rules(std::span<const RuleField> fields, const json::object& given);

/// The command line's form, e.g. `width=3,variant=plain`, as a JSON object for complete_rules.
Result<json::object> parse_rules_text(std::span<const RuleField> fields, std::string_view text);

/// The JSON value that a text of the command line stands for; complete_rules judges it.
json::value parse_rule_value(const RuleField& field, std::string_view text);

/// What a field takes, in words: "a whole number from 1 to 26 (default 3)".
std::string describe_values(const RuleField& field);

}  // namespace spooky
