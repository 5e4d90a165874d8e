#include "spooky/formats/go/files/sgf_start.hpp"

#include <string>

#include "spooky/formats/go/notation.hpp"

namespace spooky::go {

namespace {

/// The one value of a property of the first node.
Result<std::string> single_value(const SgfNode& root, std::string_view name, std::string_view otherwise) {
  const auto* values = root.find(name);
  if (!values) return std::string(otherwise);
  if (values->size() > 1) return bad_sgf("the property " + quote(name) + " has more than one value");
  return values->front();
}

std::optional<std::size_t> parse_side(std::string_view text) {
  if (text.empty() || text.size() > 2 || text.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  std::size_t side = 0;
  for (const char digit : text) side = 10 * side + static_cast<std::size_t>(digit - '0');
  return side >= kLeastSide && side <= kMostSide ? std::optional(side) : std::nullopt;
}

struct Size {
  std::size_t width;
  std::size_t height;
};

Result<Size> read_size(const SgfNode& root) {
  const auto text = single_value(root, "SZ", "19");
  if (!text) return text.error();
  const std::string_view size = *text;
  const std::size_t colon = std::min(size.find(':'), size.size());
  const auto width = parse_side(size.substr(0, colon));
  const auto height = colon == size.size() ? width : parse_side(size.substr(colon + 1));
  if (!width || !height) return bad_sgf("the board size " + quote(size) + " is none from 2 to 25");
  return Size{*width, *height};
}

Status check_game(const SgfNode& root) {
  const auto game = single_value(root, "GM", "1");
  if (!game) return game.error();
  if (*game != "1") return bad_sgf("the SGF file holds a game of another kind than Go: its GM is " + quote(*game));
  return success();
}

/// Komi as JSON, for the rules to judge.
Result<json::value> read_komi(const SgfNode& root) {
  auto text = single_value(root, "KM", "0");
  if (!text) return text.error();
  std::string_view digits = *text;
  if (digits.starts_with('+')) digits.remove_prefix(1);
  const auto komi = parse_json(digits.empty() ? "0" : digits);
  if (!komi || !komi->is_number()) return bad_sgf("the komi " + quote(*text) + " is no number");
  return *komi;
}

Result<Rules> plain_rules(const SgfNode& root) {
  const auto size = read_size(root);
  if (!size) return size.error();
  const auto komi = read_komi(root);
  if (!komi) return komi.error();
  const auto* named = root.find("RU");
  const bool territory = named && (named->front() == "Japanese" || named->front() == "Korean");
  auto rules = read_rules<Game>(json::object{{"width", size->width},
                                             {"height", size->height},
                                             {"variant", "plain"},
                                             {"komi", *komi},
                                             {"scoring", territory ? "territory" : "area"}});
  if (!rules) return bad_sgf("in the SGF file: " + rules.error().reason);
  return rules;
}

/// Adds the points of a list, which may hold rectangles as `aa:cc`.
Status collect(const Rules& rules, const SgfNode& root, std::string_view name, PointSet& set) {
  const auto* values = root.find(name);
  if (!values) return success();
  for (const std::string& value : *values) {
    const std::size_t colon = std::min(value.find(':'), value.size());
    const auto from = parse_sgf_point(rules, std::string_view(value).substr(0, colon));
    const auto to = colon == value.size() ? from : parse_sgf_point(rules, std::string_view(value).substr(colon + 1));
    if (!from || !to)
      return bad_sgf("the point " + quote(value) + " of the property " + quote(name) + " is not on the board");
    for (std::size_t column = rules.column(*from); column <= rules.column(*to); ++column) {
      for (std::size_t row = rules.row(*to); row <= rules.row(*from); ++row) set.insert(rules.point(column, row));
    }
  }
  return success();
}

/// Who begins: as `PL` says, else whoever plays first, else White after a handicap.
Colour who_begins(std::span<const SgfNode> line, bool has_handicap) {
  if (const auto* player = line.front().find("PL")) {
    return player->front() == "W" || player->front() == "w" ? Colour::White : Colour::Black;
  }
  for (const SgfNode& node : line) {
    if (node.find("B")) return Colour::Black;
    if (node.find("W")) return Colour::White;
  }
  return has_handicap ? Colour::White : Colour::Black;
}

std::string set_up_text(const Rules& rules, const PointSet& black, const PointSet& white, Colour begins) {
  std::string text;
  for (std::size_t row = rules.height; row-- > 0;) {
    int empty = 0;
    const auto end_run = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (std::size_t column = 0; column < rules.width; ++column) {
      const Point point = rules.point(column, row);
      if (!black.contains(point) && !white.contains(point)) {
        ++empty;
        continue;
      }
      end_run();
      text += white.contains(point) ? 'O' : 'X';
    }
    end_run();
    if (row > 0) text += '/';
  }
  return text + (begins == Colour::Black ? " b 0 | -" : " w 0 | -");
}

Result<Position> plain_start(std::span<const SgfNode> line) {
  const SgfNode& root = line.front();
  auto rules = plain_rules(root);
  if (!rules) return rules.error();
  PointSet black;
  PointSet white;
  if (const auto fault = collect(*rules, root, "AB", black); !fault) return fault.error();
  if (const auto fault = collect(*rules, root, "AW", white); !fault) return fault.error();
  const Colour begins = who_begins(line, !black.empty() && white.empty());
  if (black.empty() && white.empty() && begins == Colour::Black) return Position::initial(*rules);
  auto position = read_position<Game>(*rules, set_up_text(*rules, black, white, begins));
  if (!position) return bad_sgf("the stones set up in the SGF file make no position: " + position.error().reason);
  if (black.empty() || !white.empty() || begins == Colour::Black) return position;
  rules->handicap = black;
  return Position::initial(*rules);
}

Result<Position> own_start(const SgfNode& root, const std::string& rules_text) {
  const auto object = parse_json(rules_text);
  if (!object || !object->is_object()) return bad_sgf("the rules in the property 'QV' are no JSON object");
  const auto rules = read_rules<Game>(object->get_object());
  if (!rules) return bad_sgf("in the property 'QV': " + rules.error().reason);
  if (const Status grid = Sgf::can_hold(*rules); !grid) return bad_sgf(grid.error().reason);
  const auto size = read_size(root);
  if (!size) return size.error();
  if (size->width != rules->width || size->height != rules->height) {
    return bad_sgf("the board sizes in the properties 'SZ' and 'QV' differ");
  }
  const auto* start = root.find("QB");
  if (!start) return Position::initial(*rules);
  auto position = read_position<Game>(*rules, start->front());
  if (!position) return bad_sgf("in the property 'QB': " + position.error().reason);
  return position;
}

}  // namespace

std::optional<Point> parse_sgf_point(const Rules& rules, std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[1] < 'a') return std::nullopt;
  const auto column = static_cast<std::size_t>(text[0] - 'a');
  const auto from_top = static_cast<std::size_t>(text[1] - 'a');
  if (column >= rules.width || from_top >= rules.height) return std::nullopt;
  return rules.point(column, rules.height - 1 - from_top);
}

bool is_sgf_pass(const Rules& rules, std::string_view text) {
  constexpr std::size_t kMostWithPass = 19;
  return text.empty() || (text == "tt" && rules.width <= kMostWithPass && rules.height <= kMostWithPass);
}

Result<Position> sgf_start(std::span<const SgfNode> line) {
  const SgfNode& root = line.front();
  if (const auto fault = check_game(root); !fault) return fault.error();
  const auto* rules = root.find("QV");
  return rules ? own_start(root, rules->front()) : plain_start(line);
}

}  // namespace spooky::go
