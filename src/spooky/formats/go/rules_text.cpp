#include <array>
#include <cmath>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/points.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

// In the order of the enumerations they name.
constexpr std::array<std::string_view, 11> kVariants = {"base", "weak", "symmetric", "semi",   "ghz3", "ghz4",
                                                        "w3",   "w4",   "mixed3",    "mixedk", "plain"};
constexpr std::array<std::string_view, 2> kScorings = {"area", "territory"};
constexpr std::array<std::string_view, 3> kSuperkos = {"guarantee", "exists", "off"};
constexpr std::array<std::string_view, 2> kRemainings = {"count", "measure"};

/// Either way.
constexpr int kMostKomi = 1000;
constexpr int kUsualKomiHalves = 15;
constexpr std::size_t kLeastSideWithKomi = 9;

template <std::size_t kCount>
RuleField::Choice choice_of(const std::array<std::string_view, kCount>& names) {
  return {{names.begin(), names.end()}};
}

template <class Enumeration, std::size_t kCount>
Enumeration named(const std::array<std::string_view, kCount>& names, const json::value& value) {
  const auto found = std::find(names.begin(), names.end(), from_json(value.get_string()));
  return static_cast<Enumeration>(found - names.begin());
}

template <class Enumeration, std::size_t kCount>
json::string_view name_of(const std::array<std::string_view, kCount>& names, Enumeration value) {
  return to_json(names[static_cast<std::size_t>(value)]);
}

Error bad_rules(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

Result<std::int16_t> read_komi(const Rules& rules, const json::value* komi) {
  if (komi == nullptr) {
    const bool large = rules.width >= kLeastSideWithKomi && rules.height >= kLeastSideWithKomi;
    return static_cast<std::int16_t>(large ? kUsualKomiHalves : 0);
  }
  const double halves = 2 * komi->get_double();
  if (!(std::abs(halves) <= 2 * kMostKomi) || halves != std::floor(halves)) {
    return bad_rules("the rule 'komi' must be a multiple of 0.5 from -" + std::to_string(kMostKomi) + " to " +
                     std::to_string(kMostKomi));
  }
  return static_cast<std::int16_t>(halves);
}

Result<PointSet> read_handicap(const Rules& rules, const json::array& names) {
  PointSet handicap;
  for (const json::value& name : names) {
    const std::string_view text = from_json(name.get_string());
    const auto point = parse_point(rules, text);
    if (!point) return bad_rules("the handicap names " + quote(text) + ", which is not a point of this board");
    if (handicap.contains(*point)) return bad_rules("the handicap names " + point_name(rules, *point) + " twice");
    handicap.insert(*point);
  }
  if (names.size() == rules.points()) return bad_rules("the handicap stones fill the board and have no liberty");
  return handicap;
}

}  // namespace

std::span<const RuleField> Go::rule_fields() {
  static const std::array<RuleField, 10> fields{{
      {"width", "columns of the board", RuleField::Integer{int{kLeastSide}, int{kMostSide}, 19}},
      {"height", "rows of the board", RuleField::Integer{int{kLeastSide}, int{kMostSide}, 19}},
      {"variant", "what a turn places, and what counts as contact", choice_of(kVariants)},
      {"komi", "points for White: 7.5, or 0 when a side is below 9", RuleField::Number{}},
      {"handicap", "points with black stones at the start; White then begins", RuleField::List{}},
      {"scoring", "what is counted at the end", choice_of(kScorings)},
      {"self_contact", "whether the stones of one turn make each other collapse", RuleField::Switch{true}},
      {"suicide", "whether a turn may capture stones of its own", RuleField::Switch{true}},
      {"superko", "what a placement must avoid so that no position comes back", choice_of(kSuperkos)},
      {"remaining", "what becomes of groups still entangled at the end", choice_of(kRemainings)},
  }};
  return fields;
}

Result<Rules> Go::rules(const json::object& complete) {
  Rules rules;
  rules.width = static_cast<std::uint8_t>(complete.at("width").get_int64());
  rules.height = static_cast<std::uint8_t>(complete.at("height").get_int64());
  rules.variant = named<Variant>(kVariants, complete.at("variant"));
  const auto komi = read_komi(rules, complete.if_contains("komi"));
  if (!komi) return komi.error();
  rules.komi_halves = *komi;
  const auto handicap = read_handicap(rules, complete.at("handicap").get_array());
  if (!handicap) return handicap.error();
  rules.handicap = *handicap;
  rules.scoring = named<Scoring>(kScorings, complete.at("scoring"));
  rules.self_contact = complete.at("self_contact").get_bool();
  rules.suicide = complete.at("suicide").get_bool();
  rules.superko = named<Superko>(kSuperkos, complete.at("superko"));
  rules.remaining = named<Remaining>(kRemainings, complete.at("remaining"));
  return rules;
}

json::object Go::rules_json(const Rules& rules) {
  json::array handicap;
  rules.handicap.for_each([&](Point point) { handicap.emplace_back(point_name(rules, point)); });
  const int komi = rules.komi_halves;
  return {{"width", int{rules.width}},
          {"height", int{rules.height}},
          {"variant", name_of(kVariants, rules.variant)},
          {"komi", komi % 2 == 0 ? json::value(komi / 2) : json::value(komi / 2.0)},
          {"handicap", std::move(handicap)},
          {"scoring", name_of(kScorings, rules.scoring)},
          {"self_contact", rules.self_contact},
          {"suicide", rules.suicide},
          {"superko", name_of(kSuperkos, rules.superko)},
          {"remaining", name_of(kRemainings, rules.remaining)}};
}

}  // namespace spooky
