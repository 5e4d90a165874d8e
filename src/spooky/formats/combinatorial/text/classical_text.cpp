#include "spooky/formats/combinatorial/text/classical_text.hpp"

#include <algorithm>
#include <array>
#include <variant>

#include "spooky/formats/combinatorial/text/all_texts.hpp"

namespace spooky::combinatorial {

namespace {

using StartResult = Result<ClassicalStart>;

/// A game's name, where it begins, and how its positions are read.
struct Entry {
  std::string_view name;
  std::string_view start;
  StartResult (*parse)(const ClassicalOptions& options, std::string_view text);
};

StartResult parse_octal_code(std::string_view code, std::string_view text) {
  const auto digits = texts::parse_code(code);
  if (!digits) return digits.error();
  return texts::parse_octal(*digits, text);
}

using Options = ClassicalOptions;
using Text = std::string_view;
using Kind = classical::Colouring::Kind;

constexpr std::array<Entry, 15> kEntries{{
    {"nim", "3,3", [](const Options&, Text text) { return texts::parse_heaps({}, text); }},
    {"subtraction", "7,5", [](const Options& options, Text text) { return texts::parse_heaps(options.set, text); }},
    {"octal", "6", [](const Options& options, Text text) { return parse_octal_code(options.code, text); }},
    {"kayles", "6", [](const Options&, Text text) { return parse_octal_code("0.77", text); }},
    {"dawson", "6", [](const Options&, Text text) { return parse_octal_code("0.137", text); }},
    {"dawson-kayles", "6", [](const Options&, Text text) { return parse_octal_code("0.07", text); }},
    {"domineering", "3x4", [](const Options&, Text text) { return texts::parse_domineering(text); }},
    {"hackenbush", "BR+RRB", [](const Options&, Text text) { return texts::parse_hackenbush(text); }},
    {"node-kayles", "path5", [](const Options&, Text text) { return texts::parse_node_kayles(text); }},
    {"col", "cycle5", [](const Options&, Text text) { return texts::parse_colouring(Kind::Col, text); }},
    {"snort", "2x3", [](const Options&, Text text) { return texts::parse_colouring(Kind::Snort, text); }},
    {"geography", "3x3@a1", [](const Options&, Text text) { return texts::parse_geography(text); }},
    {"clobber", "3x3", [](const Options&, Text text) { return texts::parse_clobber(text); }},
    {"toads-and-frogs", "TT..FF", [](const Options&, Text text) { return texts::parse_toads_and_frogs(text); }},
    {"table", "", [](const Options& options, Text text) { return texts::parse_table(options.table, text); }},
}};

const Entry* find_entry(std::string_view name) {
  const auto found =
      std::find_if(kEntries.begin(), kEntries.end(), [&](const Entry& entry) { return entry.name == name; });
  return found == kEntries.end() ? nullptr : &*found;
}

Error unknown_game(std::string_view name) {
  std::string known;
  for (const std::string_view each : classical_names()) known += (known.empty() ? "" : ", ") + std::string(each);
  return {ErrorCode::BadRequest, "there is no classical game " + quote(name) + "; there are " + known};
}

}  // namespace

const std::vector<std::string_view>& classical_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> list;
    for (const Entry& entry : kEntries) list.push_back(entry.name);
    return list;
  }();
  return names;
}

Status check_options(std::string_view name, const ClassicalOptions& options) {
  if (find_entry(name) == nullptr) return unknown_game(name);
  if (name == "subtraction") return texts::check_set(options.set);
  if (name == "octal") {
    if (const auto digits = texts::parse_code(options.code); !digits) return digits.error();
  }
  if (name == "table") {
    if (const auto table = texts::read_table(options.table); !table) return table.error();
  }
  return success();
}

std::string default_start(std::string_view name, const ClassicalOptions& options) {
  if (name == "table") {
    const auto table = texts::read_table(options.table);
    return table ? table->start : "";
  }
  const Entry* entry = find_entry(name);
  return entry == nullptr ? "" : std::string(entry->start);
}

Result<ClassicalStart> parse_start(std::string_view name, const ClassicalOptions& options, std::string_view text) {
  const Entry* entry = find_entry(name);
  if (entry == nullptr) return unknown_game(name);
  return entry->parse(options, text);
}

std::string position_text(const AnyClassical& game, classical::Position position) {
  return std::visit([&](const auto& one) { return texts::position_text(one, position); }, game);
}

std::string content_text(const AnyClassical& game, classical::Position position) {
  return std::visit([&](const auto& one) { return texts::content_of(one, position); }, game);
}

std::string move_text(const AnyClassical& game, classical::Move move) {
  return std::visit([&](const auto& one) { return texts::move_text(one, move); }, game);
}

Result<classical::Move> parse_move(const AnyClassical& game, classical::Side side, std::string_view text) {
  return std::visit([&](const auto& one) { return texts::parse_move(one, side, text); }, game);
}

Message why_not(const AnyClassical& game, classical::Position position, classical::Move move) {
  return std::visit([&](const auto& one) { return texts::why_not(one, position, move); }, game);
}

std::string drawing(const AnyClassical& game, classical::Position position) {
  return std::visit([&](const auto& one) { return texts::drawing(one, position); }, game);
}

}  // namespace spooky::combinatorial
