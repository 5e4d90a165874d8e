#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;
static_assert(CapableText<go::Game>);

namespace {

Error no_such_point(const Rules& rules, std::string_view text) {
  if (!rules.is_grid()) return illegal("refusal.no-point", {{"text", quote(text)}});
  const Point last = rules.point(rules.width - std::size_t{1}, rules.height - std::size_t{1});
  return illegal("refusal.no-point", {{"text", quote(text)}, {"last", cell(rules, last)}});
}

std::string upper_case(std::string_view text) {
  std::string upper(text);
  for (char& letter : upper) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return upper;
}

/// `=P` or `-P`. To remove one stone of two is to keep the other.
Result<Action> parse_choice(const Position& position, std::string_view text) {
  const auto point = parse_point(position.rules(), text.substr(1));
  if (!point) return no_such_point(position.rules(), text.substr(1));
  if (text[0] == '=') return Action::keep(*point);
  if (position.situation().is_choosing()) {
    const Choice choice = position.situation().choice();
    for (std::size_t i = 0; i < 2 && choice.count == 2; ++i) {
      if (choice.points[i] == *point) return Action::keep(choice.points[1 - i]);
    }
  }
  return Action::remove(*point);
}

/// The shape that a number of stones has where no suffix names it: the one that the player may place, if there is one.
Result<Shape> usual_shape(const Position& position, std::size_t stones, std::string_view text) {
  const auto offered = position.situation().shapes();
  const auto fits = [&](Shape shape) { return stones_of(shape) == stones; };
  const auto found = std::find_if(offered.begin(), offered.end(), fits);
  if (found == offered.end()) {
    constexpr Shape kUsual[] = {Shape::Single, Shape::Pair, Shape::G3, Shape::G4};
    return kUsual[stones - 1];
  }
  if (std::count_if(offered.begin(), offered.end(), fits) > 1) {
    return illegal("refusal.which-shape", {{"text", std::string(text)}});
  }
  return *found;
}

std::optional<Shape> shape_named(std::string_view name) {
  for (const Shape shape : {Shape::Single, Shape::Pair, Shape::G3, Shape::W3, Shape::G4, Shape::W4}) {
    if (shape_name(shape) == name) return shape;
  }
  return std::nullopt;
}

Result<Action> parse_placement(const Position& position, std::string_view text) {
  const Rules& rules = position.rules();
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::vector<std::string_view> words = split_words(text.substr(0, colon));
  std::vector<Point> points;
  for (const std::string_view word : words) {
    const auto point = parse_point(rules, word);
    if (!point) return no_such_point(rules, word);
    if (std::find(points.begin(), points.end(), *point) != points.end()) {
      return illegal("refusal.named-twice", {{"point", cell(rules, *point)}});
    }
    points.push_back(*point);
    if (points.size() > kMostStones) return illegal("refusal.too-many");
  }
  if (points.empty()) return illegal("refusal.no-action");
  if (colon == text.size()) {
    const auto shape = usual_shape(position, points.size(), point_list(rules, points, " "));
    if (!shape) return shape.error();
    return Action::place(*shape, points);
  }
  const std::string suffix = upper_case(text.substr(colon + 1));
  const auto shape = shape_named(suffix);
  if (!shape) return illegal("refusal.no-shape", {{"text", quote(suffix)}});
  if (stones_of(*shape) != points.size()) {
    return illegal("refusal.shape-size",
                   {{"shape", suffix}, {"stones", number(stones_of(*shape))}, {"named", number(points.size())}});
  }
  return Action::place(*shape, points);
}

}  // namespace

std::string Go::action_text(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  switch (action.kind) {
    case Action::Kind::Keep: return "=" + point_name(rules, action.points[0]);
    case Action::Kind::Remove: return "-" + point_name(rules, action.points[0]);
    case Action::Kind::Pass: return "pass";
    case Action::Kind::Resign: return "resign";
    case Action::Kind::Place: break;
  }
  const bool two_shapes = rules.variant == Variant::Mixed3 || rules.variant == Variant::MixedK;
  const std::string suffix =
      two_shapes && stones_of(action.shape) == 3 ? ":" + std::string(shape_name(action.shape)) : std::string();
  return point_list(rules, action.stones(), " ") + suffix;
}

Result<Action> Go::parse_action(const Position& position, std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  text = text.substr(0, text.find_last_not_of(' ') + 1);
  const std::string upper = upper_case(text);
  if (upper == "PASS") return Action::pass();
  if (upper == "RESIGN") return Action::resign();
  if (text.starts_with('=') || text.starts_with('-')) return parse_choice(position, text);
  return parse_placement(position, text);
}

}  // namespace spooky
