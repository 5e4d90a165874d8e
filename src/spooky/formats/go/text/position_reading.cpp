// Reading a position: every fault of a text has its own sentence.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/games/go/rules/chains.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

/// Black is even, entangled is from 2 on.
constexpr std::string_view kStoneLetters = "XOxo";

Error bad_position(std::string reason) { return {ErrorCode::BadPosition, std::move(reason)}; }

/// "1 stone", "3 stones".
std::string counted(std::size_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> split_at_blanks(std::string_view text) {
  std::vector<std::string_view> words = split(text, ' ');
  std::erase(words, std::string_view());
  return words;
}

/// A whole character, also when it takes several bytes.
std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) ++length;
  return text.substr(0, length);
}

class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules), board_(rules) {}

  Result<Setup> read(std::string_view text) {
    const auto halves = split(text, '|');
    const auto words = split_at_blanks(halves[0]);
    const auto groups = halves.size() == 2 ? split_at_blanks(halves[1]) : std::vector<std::string_view>();
    if (words.size() != 3 || groups.size() != 1) {
      return bad_position(
          rules_.board() == BoardKind::Graph
              ? "a position is written as stones, b or w, the passes, | and groups, as in X:A1;x:B2,C3 w 0 | B2/C3"
              : "a position is written as rows, b or w, the passes, | and groups, as in 3/x1O/1x1 b 0 | B1/A2");
    }
    const Status stones = rules_.board() == BoardKind::Graph ? read_list(words[0]) : read_rows(words[0]);
    if (!stones) return stones.error();
    if (words[1] != "b" && words[1] != "w") {
      return bad_position("whose turn it is must be b or w, and this position has " + quote(words[1]));
    }
    if (words[2] != "0" && words[2] != "1" && words[2] != "2") {
      return bad_position("the number of passes must be 0, 1 or 2, and this position has " + quote(words[2]));
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
      return bad_position("the board has " + std::to_string(points.size()) + " rows, and this position has " +
                          std::to_string(rows.size()));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (const Status status = read_row(rows[i], points[i]); !status) return status;
    }
    return success();
  }

  /// "row 3"; of a cube "row F3".
  std::string row_name(std::span<const Point> row) const {
    const std::string first = name(row.front());
    const std::string number = first.substr(first.find_first_of("0123456789"));
    return "row " + (rules_.board() == BoardKind::Cube ? first.substr(0, 1) : "") + number;
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
        if (text[begin] == '0') return bad_position(row_name(row) + " has a number of empty points that begins with 0");
        column += run;
        --i;
        continue;
      }
      const std::size_t kind = kStoneLetters.find(text[i]);
      if (kind == std::string_view::npos) {
        return bad_position(row_name(row) + " has " + quote(first_character(text.substr(i))) +
                            "; stones are X, O, x and o, and empty points are numbers");
      }
      if (column < row.size()) put(row[column], kind);
      ++column;
    }
    if (column == row.size()) return success();
    return bad_position(row_name(row) + " has " + counted(column, "point") + ", and the board has " +
                        std::to_string(row.size()) + (rules_.is_grid() ? " columns" : " there"));
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
        return bad_position("the stones of a graph are written X:, O:, x: or o: and their points, and here is " +
                            quote(item));
      }
      if (std::exchange(letters_seen_[kind], true)) {
        return bad_position("the stones " + quote(item.substr(0, 1)) + " are listed twice");
      }
      for (const std::string_view word : split(item.substr(2), ',')) {
        const auto point = parse_point(rules_, word);
        if (!point) return bad_position("the stones name " + quote(word) + ", which is not a point of this board");
        if (board_.is_stone(*point)) return bad_position(name(*point) + " has two stones");
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
    return bad_position(name(*alone) + " is entangled (x or o) but in no group");
  }

  Status read_group(std::string_view item) {
    const std::size_t equals = std::min(item.find('='), item.size());
    std::vector<Point> points;
    for (const std::string_view word : split(item.substr(0, equals), '/')) {
      const auto point = parse_point(rules_, word);
      if (!point) return bad_position("the groups name " + quote(word) + ", which is not a point of this board");
      if (!unbound_.contains(*point)) {
        return bad_position(name(*point) + " is in a group but is not an entangled stone (x or o)");
      }
      if (board_.is_entangled(*point) || std::find(points.begin(), points.end(), *point) != points.end()) {
        return bad_position(name(*point) + " is named twice in the groups");
      }
      points.push_back(*point);
    }
    std::sort(points.begin(), points.end());
    for (const Point point : points) {
      if (board_.colour(point) == board_.colour(points[0])) continue;
      return bad_position("the group " + point_list(rules_, points, "/") + " has stones of both players");
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
        "the group " + point_list(rules_, std::span(points).first(std::min<std::size_t>(points.size(), 5)), "/");
    if (points.size() < 2 || points.size() > kMostStones) {
      return bad_position(group + (points.size() > 5 ? "/…" : "") + " has " + counted(points.size(), "stone") +
                          "; a group has 2, 3 or 4");
    }
    if (points.size() == 2) return bad_position(group + " is a pair, which is written without " + quote(suffix));
    const std::string number = std::to_string(points.size());
    return bad_position(group + " must be followed by =" + number + "G or =" + number + "W");
  }

  std::string name(Point point) const { return point_name(rules_, point); }

  const Rules& rules_;
  Board board_;
  std::array<bool, 4> letters_seen_ = {};
  PointSet unbound_;  ///< the stones whose letter says that they are entangled
};

}  // namespace

Result<Setup> Go::parse_setup(const Rules& rules, std::string_view text) { return Reader(rules).read(text); }

std::string Go::setup_reason(const Rules& rules, const Setup& setup, const SetupError& error) {
  switch (error.fault) {
    case SetupFault::Contact:
      return point_name(rules, error.point) + " is entangled but touches another stone: it would have collapsed";
    case SetupFault::Captured: return "the chain of " + point_name(rules, error.point) + " has no liberty";
    case SetupFault::OddShape: break;
  }
  const Group& group = setup.board.group_of(error.point);
  const std::string size = group.count == 2 ? "pairs" : "groups of the shape " + std::string(shape_name(group.shape));
  return (group.owner == Colour::Black ? "Black" : "White") + std::string(" has no ") + size +
         " in this variant, and here is " + point_list(rules, group.stones(), "/");
}

}  // namespace spooky
