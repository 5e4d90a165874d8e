#include "rule_flags.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

#include "input_error.hpp"
#include "record_file.hpp"
#include "speech.hpp"
#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::cli {

namespace {

/// A rule that is a JSON object may have this many bytes.
constexpr std::size_t kMostObjectBytes = std::size_t{16} << 20;

std::string flag_of_key(std::string_view key) {
  std::string name(key);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

json::value read_value(const RuleField& field, std::string text) {
  if (std::holds_alternative<RuleField::Object>(field.kind)) return read_object_file(text);
  const bool is_list =
      std::holds_alternative<RuleField::List>(field.kind) || std::holds_alternative<RuleField::Numbers>(field.kind);
  // In --rules lists are joined by `+`; here a comma is as good.
  if (is_list) std::replace(text.begin(), text.end(), ',', '+');
  return parse_rule_value(field, text);
}

const char* type_of(const RuleField& field) {
  constexpr const char* kTypes[] = {"NUMBER", "NAME", "true|false", "NUMBER", "NAMES", "NUMBERS", "TEXT", "FILE"};
  static_assert(std::size(kTypes) == std::variant_size_v<decltype(field.kind)>);
  return kTypes[field.kind.index()];
}

template <Game G>
std::span<const RuleSpelling> spellings() {
  if constexpr (has<G, capabilities::RuleSpellings>) {
    return Notation<G>::rule_spellings();
  } else {
    return {};
  }
}

/// The rule that GAME itself tells where a game stands for many.
template <Game G>
bool is_told_by_name(const RuleField& field) {
  return has<G, capabilities::ShortNames> && field.key == "game";
}

class FlagList {
 public:
  void add(RuleFlag flag) {
    const auto found =
        std::find_if(flags_.begin(), flags_.end(), [&](const auto& one) { return one.name == flag.name; });
    if (found == flags_.end()) {
      flags_.push_back(std::move(flag));
    } else {
      if (found->help != flag.help) found->help += "; of " + flag.games + ": " + flag.help;
      found->games += ", " + flag.games;
    }
  }
  std::vector<RuleFlag> take() { return std::move(flags_); }

 private:
  std::vector<RuleFlag> flags_;
};

}  // namespace

json::value read_object_file(const std::string& path) {
  check_file_exists(path);
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw InputError(message("error.unreadable", {{"file", path}}));
  std::string text;
  for (std::istreambuf_iterator<char> byte(stream), end; byte != end && text.size() <= kMostObjectBytes; ++byte) {
    text += *byte;
  }
  if (stream.bad()) throw InputError(message("error.unreadable", {{"file", path}}));
  if (text.size() > kMostObjectBytes) throw InputError(message("error.large-file", {{"file", path}}));
  auto object = parse_json(text);
  if (!object) throw InputError(message("error.no-game-in-file", {{"file", path}, because(object.error())}));
  return *std::move(object);
}

std::vector<RuleFlag> rule_flags(std::string_view game) {
  FlagList list;
  Games::for_each([&]<class G>() {
    if (!game.empty() && game != G::kName) return;
    const std::string name(G::kName);
    for (const RuleSpelling& spelling : spellings<G>()) {
      std::string help(spelling.help);
      help += ", as " + std::string(spelling.form);
      list.add({std::string(spelling.name), std::move(help), "TEXT", name});
    }
    for (const RuleField& field : Notation<G>::rule_fields()) {
      if (is_told_by_name<G>(field)) continue;
      list.add({flag_of_key(field.key), std::string(field.help) + "; " + describe_values(field), type_of(field), name});
    }
  });
  return list.take();
}

json::object rules_of_flag(std::string_view game, const std::string& asked_for, const std::string& name,
                           const std::string& text) {
  std::optional<json::object> rules;
  Games::for_each([&]<class G>() {
    if (game != G::kName) return;
    for (const RuleSpelling& spelling : spellings<G>()) {
      if (spelling.name != name) continue;
      rules = spelling.read(text);
      if (rules) continue;
      throw InputError(message("error.flag-form",
                               {{"flag", "--" + name}, {"form", std::string(spelling.form)}, {"text", quote(text)}}));
    }
    for (const RuleField& field : Notation<G>::rule_fields()) {
      if (is_told_by_name<G>(field) || flag_of_key(field.key) != name) continue;
      rules = json::object{{to_json(field.key), read_value(field, text)}};
    }
  });
  if (!rules) throw InputError(message("error.no-such-rule", {{"flag", "--" + name}, {"game", asked_for}}));
  return *std::move(rules);
}

}  // namespace spooky::cli
