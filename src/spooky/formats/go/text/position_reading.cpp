// Reading a position: every fault of a text has its own sentence.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/formats/text_parts.hpp"
#include "spooky/games/go/rules/chains.hpp"
#include "spooky/words/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

/// Black is even, entangled is from 2 on.
constexpr std::string_view kStoneLetters = "XOxo";

Error bad_position(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadPosition, message(key, std::move(arguments)));
}

class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules), board_(rules) {}

  Result<Setup> read(std::string_view text) {
    const auto halves = split(text, '|');
    const auto words = split_words(halves[0]);
    const auto groups = halves.size() == 2 ? split_words(halves[1]) : std::vector<std::string_view>();
    if (words.size() != 3 || groups.size() != 1) {
      return bad_position("fault.form", {{"board", std::string(board_name(rules_.board()))}});
    }
    const Status stones = rules_.board() == BoardKind::Graph ? read_list(words[0]) : read_rows(words[0]);
    if (!stones) return stones.error();
    if (words[1] != "b" && words[1] != "w") {
      return bad_position("fault.side", {{"text", quote(words[1])}});
    }
    if (words[2] != "0" && words[2] != "1" && words[2] != "2") {
      return bad_position("fault.passes", {{"text", quote(words[2])}});
    }
    if (const Status status = read_groups(groups[0]); !status) return status.error();
    const Colour to_move = words[1] == "b" ? Colour::Black : Colour::White;
    return Setup{std::move(board_), to_move, words[2][0] - '0'};
  }

 private:
  Status read_rows(std::string_view text) {
    const auto rows = split(text, '/');
    std::vector<std::vector<Point>> points;
    rules_.for_rows([&](std::span<const Point> row) { points.emplace_back(row.begin(), row.end()); });
    if (rows.size() != points.size()) {
      return bad_position("fault.rows", {{"rows", number(points.size())}, {"named", number(rows.size())}});
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (const Status status = read_row(rows[i], points[i]); !status) return status;
    }
    return success();
  }

  /// "3"; of a cube "F3".
  Argument row_name(std::span<const Point> row) const {
    const std::string first = name(row.front());
    const std::string digits = first.substr(first.find_first_of("0123456789"));
    return {"row", (rules_.board() == BoardKind::Cube ? first.substr(0, 1) : "") + digits};
  }

  Status read_row(std::string_view text, std::span<const Point> row) {
    std::size_t column = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      std::size_t run = 0;
      const std::size_t begin = i;
      for (; i < text.size() && i < begin + 2 && text[i] >= '0' && text[i] <= '9'; ++i) {
        run = 10 * run + static_cast<std::size_t>(text[i] - '0');
      }
      if (i > begin) {
        if (text[begin] == '0') return bad_position("fault.leading-zero", {row_name(row)});
        column += run;
        --i;
        continue;
      }
      const std::size_t kind = kStoneLetters.find(text[i]);
      if (kind == std::string_view::npos) {
        return bad_position("fault.letter", {row_name(row), {"text", quote(first_character(text.substr(i)))}});
      }
      if (column < row.size()) put(row[column], kind);
      ++column;
    }
    if (column == row.size()) return success();
    std::vector<Argument> arguments = {row_name(row), {"points", number(column)}, {"columns", number(row.size())}};
    if (!rules_.is_grid()) arguments.push_back({"board", std::string(board_name(rules_.board()))});
    return bad_position("fault.columns", std::move(arguments));
  }

  void put(Point point, std::size_t kind) {
    board_.put(point, kind % 2 == 0 ? Colour::Black : Colour::White);
    if (kind >= 2) unbound_.insert(point);
  }

  /// `X:A1,B2;O:C3;x:D1,E5`, or `-`.
  Status read_list(std::string_view text) {
    if (text == "-") return success();
    for (const std::string_view item : split(text, ';')) {
      const std::size_t kind = item.size() < 2 || item[1] != ':' ? std::string_view::npos : kStoneLetters.find(item[0]);
      if (kind == std::string_view::npos) {
        return bad_position("fault.stones-form", {{"text", quote(item)}});
      }
      if (std::exchange(letters_seen_[kind], true)) {
        return bad_position("fault.stones-twice", {{"text", quote(item.substr(0, 1))}});
      }
      for (const std::string_view word : split(item.substr(2), ',')) {
        const auto point = parse_point(rules_, word);
        if (!point) return bad_position("fault.stones-point", {{"text", quote(word)}});
        if (board_.is_stone(*point)) return bad_position("fault.two-stones", {{"point", cell(rules_, *point)}});
        put(*point, kind);
      }
    }
    return success();
  }

  Status read_groups(std::string_view text) {
    if (text != "-") {
      for (const std::string_view item : split(text, ';')) {
        if (const Status status = read_group(item); !status) return status;
      }
    }
    std::optional<Point> alone;
    unbound_.for_each([&](Point point) {
      if (!alone && !board_.is_entangled(point)) alone = point;
    });
    if (!alone) return success();
    return bad_position("fault.no-group", {{"point", cell(rules_, *alone)}});
  }

  Status read_group(std::string_view item) {
    const std::size_t equals = std::min(item.find('='), item.size());
    std::vector<Point> points;
    for (const std::string_view word : split(item.substr(0, equals), '/')) {
      const auto point = parse_point(rules_, word);
      if (!point) return bad_position("fault.group-point", {{"text", quote(word)}});
      if (!unbound_.contains(*point)) {
        return bad_position("fault.not-entangled", {{"point", cell(rules_, *point)}});
      }
      if (board_.is_entangled(*point) || std::find(points.begin(), points.end(), *point) != points.end()) {
        return bad_position("fault.group-twice", {{"point", cell(rules_, *point)}});
      }
      points.push_back(*point);
    }
    std::sort(points.begin(), points.end());
    for (const Point point : points) {
      if (board_.colour(point) == board_.colour(points[0])) continue;
      return bad_position("fault.both-players", {{"group", point_list(rules_, points, "/")}});
    }
    const auto shape = read_shape(points, item.substr(equals));
    if (!shape) return shape.error();
    board_.entangle(points, *shape);
    return success();
  }

  Result<Shape> read_shape(const std::vector<Point>& points, std::string_view suffix) const {
    if (points.size() == 2 && suffix.empty()) return Shape::Pair;
    for (const Shape shape : {Shape::G3, Shape::W3, Shape::G4, Shape::W4}) {
      if (points.size() == stones_of(shape) &&
          suffix.substr(std::min<std::size_t>(1, suffix.size())) == shape_name(shape)) {
        return shape;
      }
    }
    const std::string group =
        point_list(rules_, std::span(points).first(std::min<std::size_t>(points.size(), 5)), "/") +
        (points.size() > 5 ? "/…" : "");
    if (points.size() < 2 || points.size() > kMostStones) {
      return bad_position("fault.group-size", {{"group", group}, {"stones", number(points.size())}});
    }
    if (points.size() == 2) return bad_position("fault.pair-suffix", {{"group", group}, {"text", quote(suffix)}});
    return bad_position("fault.group-shape", {{"group", group}, {"stones", number(points.size())}});
  }

  std::string name(Point point) const { return point_name(rules_, point); }

  const Rules& rules_;
  Board board_;
  std::array<bool, 4> letters_seen_ = {};
  PointSet unbound_;  ///< the stones whose letter says that they are entangled
};

}  // namespace

Result<Setup> Go::parse_setup(const Rules& rules, std::string_view text) { return Reader(rules).read(text); }

Message Go::setup_reason(const Rules& rules, const Setup& setup, const SetupError& error) {
  switch (error.fault) {
    case SetupFault::Contact: return message("fault.contact", {{"point", cell(rules, error.point)}});
    case SetupFault::Captured: return message("fault.captured", {{"point", cell(rules, error.point)}});
    case SetupFault::OddShape: break;
  }
  const Group& group = setup.board.group_of(error.point);
  return message("fault.odd-shape", {{"player", term(group.owner)},
                                     {"shape", std::string(shape_name(group.shape))},
                                     {"group", point_list(rules, group.stones(), "/")}});
}

}  // namespace spooky
