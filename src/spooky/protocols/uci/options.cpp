#include "spooky/protocols/uci/options.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/protocols/uci/words.hpp"

namespace spooky::uci {

namespace {

using ChessNotation = Notation<chess::Game>;

Error bad_value(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

/// The names that a rule of chess may have, as the rules themselves list them.
std::vector<std::string> names_of(std::string_view key) {
  for (const RuleField& field : ChessNotation::rule_fields()) {
    if (field.key != key) continue;
    if (const auto* choice = std::get_if<RuleField::Choice>(&field.kind)) {
      return {choice->names.begin(), choice->names.end()};
    }
  }
  return {};
}

/// As Fairy-Stockfish lists them: ordinary chess first.
std::vector<std::string> variants() {
  std::vector<std::string> names = names_of("variant");
  names.insert(names.begin(), "chess");
  return names;
}

Status choose(std::string& chosen, const std::vector<std::string>& names, std::string_view value) {
  const auto found = std::ranges::find_if(names, [&](const std::string& name) { return same_name(name, value); });
  if (found != names.end()) {
    chosen = *found;
    return success();
  }
  std::string known;
  for (const std::string& name : names) known += (known.empty() ? "" : ", ") + name;
  return bad_value("there is no value " + quote(value) + "; the values are " + known);
}

Status switch_to(bool& set, std::string_view value) {
  if (!same_name(value, "true") && !same_name(value, "false")) return bad_value("the value must be true or false");
  set = same_name(value, "true");
  return success();
}

Status count_to(int& set, int least, int most, std::string_view value) {
  const auto number = read_number(value, least, most);
  if (!number) {
    return bad_value("the value must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  set = static_cast<int>(*number);
  return success();
}

/// One option: how `uci` lists it and what `setoption` does.
struct Option {
  std::string_view name;
  std::function<std::string(const Options&)> list;
  std::function<Status(Options&, std::string_view)> set;
};

Option combo(std::string_view name, std::string Options::* value, const std::vector<std::string>& names) {
  return {name,
          [=](const Options& options) {
            std::string text = "type combo default " + options.*value;
            for (const std::string& one : names) text += " var " + one;
            return text;
          },
          [=](Options& options, std::string_view text) { return choose(options.*value, names, text); }};
}

Option check(std::string_view name, bool Options::* value) {
  return {
      name,
      [=](const Options& options) { return std::string("type check default ") + (options.*value ? "true" : "false"); },
      [=](Options& options, std::string_view text) { return switch_to(options.*value, text); }};
}

Option spin(std::string_view name, int Options::* value, int least, int most) {
  return {name,
          [=](const Options& options) {
            return "type spin default " + std::to_string(options.*value) + " min " + std::to_string(least) + " max " +
                   std::to_string(most);
          },
          [=](Options& options, std::string_view text) { return count_to(options.*value, least, most, text); }};
}

const std::vector<Option>& all_options() {
  static const std::vector<Option> options = {
      combo("UCI_Variant", &Options::variant, variants()),
      combo("Board", &Options::board, names_of("board")),
      check("StayOnly", &Options::stay_only),
      check("RemoteCollapse", &Options::remote_collapse),
      combo("DoubleStep", &Options::double_step, {"board", "true", "false"}),
      check("Draws", &Options::draws),
      spin("Hash", &Options::hash_megabytes, 1, kMostHashMegabytes),
      spin("Threads", &Options::threads, 1, kMostThreads),
      spin("Move Overhead", &Options::move_overhead, 0, kMostMoveOverhead),
      spin("Level", &Options::level, 0, 5),
  };
  return options;
}

}  // namespace

Result<chess::Rules> Options::rules() const {
  json::object given{{"variant", variant == "chess" ? "plain" : variant},
                     {"board", board},
                     {"stay_only", stay_only},
                     {"remote_collapse", remote_collapse},
                     {"draws", draws}};
  if (double_step != "board") given["double_step"] = double_step == "true";
  return read_rules<chess::Game>(given);
}

std::string list_options(const Options& options) {
  std::string lines;
  for (const Option& option : all_options()) {
    lines += "option name " + std::string(option.name) + " " + option.list(options) + "\n";
  }
  return lines;
}

Status set_option(Options& options, std::string_view name, std::string_view value) {
  for (const Option& option : all_options()) {
    if (!same_name(option.name, name)) continue;
    Options changed = options;
    const Status set = option.set(changed, value);
    if (!set) return Error{set.error().code, std::string(option.name) + ": " + set.error().reason};
    const auto rules = changed.rules();
    if (!rules) return rules.error();
    options = std::move(changed);
    return success();
  }
  return bad_value("there is no option " + quote(name));
}

Options options_for(const chess::Rules& rules) {
  const json::object json = ChessNotation::rules_json(rules);
  Options options;
  options.variant = from_json(json.at("variant").as_string());
  options.board = from_json(json.at("board").as_string());
  options.stay_only = rules.stay_only;
  options.remote_collapse = rules.remote_collapse;
  options.double_step = rules.double_step ? "true" : "false";
  options.draws = rules.draws;
  return options;
}

}  // namespace spooky::uci
