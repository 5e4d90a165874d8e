#include <array>
#include <cmath>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"

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

/// What any board allows; each has bounds of its own.
constexpr int kWidest = 36;
/// Either way.
constexpr int kMostKomi = 1000;
constexpr int kUsualKomiHalves = 15;
constexpr std::size_t kLeastSideWithKomi = 9;
constexpr std::size_t kLeastPointsWithKomi = 81;

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

Result<std::int16_t> read_komi(const Rules& rules, const json::value* komi) {
  if (komi == nullptr) {
    // G1, and G25 for the other boards.
    const bool large = rules.is_grid() ? rules.width >= kLeastSideWithKomi && rules.height >= kLeastSideWithKomi
                                       : rules.points() >= kLeastPointsWithKomi;
    return static_cast<std::int16_t>(large ? kUsualKomiHalves : 0);
  }
  const double halves = 2 * komi->get_double();
  if (!(std::abs(halves) <= 2 * kMostKomi) || halves != std::floor(halves)) {
    return bad_rules("rules.komi", {{"most", std::int64_t{kMostKomi}}});
  }
  return static_cast<std::int16_t>(halves);
}

Result<PointSet> read_handicap(const Rules& rules, const json::array& names) {
  PointSet handicap;
  for (const json::value& name : names) {
    const std::string_view text = from_json(name.get_string());
    const auto point = parse_point(rules, text);
    if (!point) return bad_rules("rules.handicap-point", {{"text", quote(text)}});
    if (handicap.contains(*point)) return bad_rules("rules.handicap-twice", {{"point", cell(rules, *point)}});
    handicap.insert(*point);
  }
  if (names.size() == rules.points()) return bad_rules("rules.handicap-full");
  return handicap;
}

}  // namespace

std::span<const RuleField> Go::rule_fields() {
  // Stones of ordinary Go are never entangled.
  static const RuleField::Condition entangled{"variant", {kVariants.begin(), kVariants.end() - 1}};
  static const std::array<RuleField, 12> fields{{
      {"board", "what the points are and which are neighbours",
       RuleField::Choice{{board_names().begin(), board_names().end()}}},
      {"width",
       "columns of the board, its spokes or its side: 19 on the grid",
       RuleField::Integer{1, kWidest, {}, true},
       std::nullopt,
       {"board"}},
      {"height",
       "rows of the board or its rings: 19 on the grid",
       RuleField::Integer{1, kWidest, {}, true},
       std::nullopt,
       {"board"}},
      {"graph", "points and edges of a board of one's own, with board=graph", RuleField::Object{},
       RuleField::Condition{"board", {"graph"}}},
      {"variant", "what a turn places, and what counts as contact", choice_of(kVariants)},
      {"komi",
       "points for White: 7.5, or 0 when a side is below 9",
       RuleField::Number{{}, kMostKomi, 0.5},
       std::nullopt,
       {"width", "height"}},
      {"handicap",
       "points with black stones at the start; White then begins",
       RuleField::List{},
       std::nullopt,
       {"width", "height"}},
      {"scoring", "what is counted at the end", choice_of(kScorings)},
      {"self_contact", "whether the stones of one turn make each other collapse", RuleField::Switch{true}, entangled},
      {"suicide", "whether a turn may capture stones of its own", RuleField::Switch{true}},
      {"superko", "what a placement must avoid so that no position comes back", choice_of(kSuperkos)},
      {"remaining", "what becomes of groups still entangled at the end", choice_of(kRemainings), entangled},
  }};
  return fields;
}

std::span<const RuleSpelling> Go::rule_spellings() {
  static constexpr RuleSpelling kSpellings[] = {{"size", "of the board", "9 or as 9x13", &read_board_size}};
  return kSpellings;
}

Result<Rules> Go::rules(const json::object& complete) {
  Rules rules;
  if (const Status board = read_board(complete, rules); !board) return board.error();
  rules.variant = named<Variant>(kVariants, complete.at("variant"));
  if (rules.variant == Variant::Symmetric && rules.topology && !rules.topology->has_opposites()) {  // G21
    return bad_rules("rules.no-opposites");
  }
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
  json::object object = board_keys(rules);
  object["variant"] = name_of(kVariants, rules.variant);
  object["komi"] = komi % 2 == 0 ? json::value(komi / 2) : json::value(komi / 2.0);
  object["handicap"] = std::move(handicap);
  object["scoring"] = name_of(kScorings, rules.scoring);
  object["self_contact"] = rules.self_contact;
  object["suicide"] = rules.suicide;
  object["superko"] = name_of(kSuperkos, rules.superko);
  object["remaining"] = name_of(kRemainings, rules.remaining);
  return object;
}

}  // namespace spooky
