#pragma once

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classical/random_starts.hpp"
#include "spooky/formats/json.hpp"

// The rules of the classical games a second time, on texts and sets of names and as near to the words of the rules as
// can be. Every function maps the moves of a side to what is left, as content_text writes it.
namespace spooky::classical::naive {

using Options = std::map<std::string, std::string>;
using Names = std::set<std::string>;

inline std::vector<std::string> parts(const std::string& text, char separator) {
  std::vector<std::string> list;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) list.push_back(part);
  return list;
}

inline std::string text_of(const Names& items) { return joined({items.begin(), items.end()}, ","); }

inline Options heaps(const std::string& text, const std::set<int>& set) {
  Options options;
  const auto sizes = parts(text, ',');
  for (std::size_t heap = 0; heap < sizes.size(); ++heap) {
    for (int left = 0; left < std::stoi(sizes[heap]); ++left) {
      const int taken = std::stoi(sizes[heap]) - left;
      if (!set.empty() && !set.contains(taken)) continue;
      auto after = sizes;
      after[heap] = std::to_string(left);
      options[std::to_string(heap + 1) + "-" + std::to_string(taken)] = joined(after, ",");
    }
  }
  return options;
}

/// A row as its letters one by one, each with the / before it, so that letters keep their number.
inline std::vector<std::string> letters_of(const std::string& row) {
  std::vector<std::string> letters;
  std::string cut;
  for (const char letter : row) {
    if (letter == '/') {
      cut = "/";
    } else {
      letters.push_back(cut + letter);
      cut.clear();
    }
  }
  return letters;
}

/// Written again, with cuts only between two pins.
inline std::string row_of(const std::vector<std::string>& letters) {
  std::string row;
  for (const std::string& letter : letters) {
    const bool between_pins = letter == "/#" && !row.empty() && row.back() == '#';
    row += between_pins ? letter : std::string(1, letter.back());
  }
  return row;
}

/// Digits from the one before the point on.
inline Options octal(const std::string& row, const std::string& digits) {
  Options options;
  const std::vector<std::string> letters = letters_of(row);
  const auto continues = [&](std::size_t pin) {
    return pin > 0 && pin < letters.size() && letters[pin] == "#" && letters[pin - 1].back() == '#';
  };
  for (std::size_t first = 0; first < letters.size(); ++first) {
    const std::string from = std::to_string(first + 1);
    if (digits[0] == '4' && continues(first)) {
      auto after = letters;
      after[first] = "/#";
      options[std::to_string(first) + "/" + from] = row_of(after);
    }
    for (std::size_t length = 1; length < digits.size() && first + length <= letters.size(); ++length) {
      bool in_one_run = letters[first].back() == '#';
      for (std::size_t pin = first + 1; pin < first + length; ++pin) in_one_run = in_one_run && continues(pin);
      if (!in_one_run) continue;
      const int sides = (continues(first) ? 1 : 0) + (continues(first + length) ? 1 : 0);
      const int digit = digits[length] - '0';
      const bool allowed = sides == 0 ? digit % 2 == 1 : sides == 1 ? digit / 2 % 2 == 1 : digit / 4 == 1;
      if (!allowed) continue;
      auto after = letters;
      for (std::size_t pin = first; pin < first + length; ++pin) after[pin] = ".";
      options[length == 1 ? from : from + "-" + std::to_string(first + length)] = row_of(after);
    }
  }
  return options;
}

/// The Grundy values of heaps of 0, 1, 2 … by a code's definition: who may leave which heaps of which.
inline std::vector<unsigned> octal_values(const std::string& digits, unsigned most) {
  std::vector<unsigned> values;
  for (unsigned heap = 0; heap <= most; ++heap) {
    std::set<unsigned> reached;
    for (unsigned taken = 0; taken < digits.size() && taken <= heap; ++taken) {
      const int digit = digits[taken] - '0';
      const unsigned left = heap - taken;
      if (digit % 2 == 1 && left == 0) reached.insert(0);
      if (digit / 2 % 2 == 1 && left > 0) reached.insert(values[left]);
      for (unsigned one = 1; digit / 4 == 1 && one < left; ++one) reached.insert(values[one] ^ values[left - one]);
    }
    unsigned value = 0;
    while (reached.contains(value)) ++value;
    values.push_back(value);
  }
  return values;
}

/// A board by its squares' names; what is off the board is a blank.
class Board {
 public:
  explicit Board(const std::string& text) : rows_(parts(text, '/')) {}

  char at(int row, int column) const {
    if (row < 1 || row > static_cast<int>(rows_.size()) || column < 0) return ' ';
    const std::string& line = rows_[rows_.size() - static_cast<std::size_t>(row)];
    return column < static_cast<int>(line.size()) ? line[static_cast<std::size_t>(column)] : ' ';
  }
  Board with(int row, int column, char letter) const {
    Board changed = *this;
    changed.rows_[rows_.size() - static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = letter;
    return changed;
  }
  std::string text() const { return joined(rows_, "/"); }
  int rows() const { return static_cast<int>(rows_.size()); }

  static std::string name(int row, int column) {
    return std::string(1, "abcdefghijklmnopqrstuvwxyz"[column]) + std::to_string(row);
  }

 private:
  std::vector<std::string> rows_;
};

inline Options domineering(const std::string& text, Side side) {
  Options options;
  const Board board(text);
  for (int row = 1; row <= board.rows(); ++row) {
    for (int column = 0; column < 26; ++column) {
      const int row2 = side == Side::Left ? row + 1 : row;
      const int column2 = side == Side::Left ? column : column + 1;
      if (board.at(row, column) != '#' || board.at(row2, column2) != '#') continue;
      options[Board::name(row, column) + Board::name(row2, column2)] =
          board.with(row, column, '.').with(row2, column2, '.').text();
    }
  }
  return options;
}

inline Options clobber(const std::string& text, Side side) {
  Options options;
  const Board board(text);
  const char own = side == Side::Left ? 'x' : 'o';
  const char other = side == Side::Left ? 'o' : 'x';
  for (int row = 1; row <= board.rows(); ++row) {
    for (int column = 0; column < 26; ++column) {
      if (board.at(row, column) != own) continue;
      for (const auto& [up, right] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
        if (board.at(row + up, column + right) != other) continue;
        options[Board::name(row, column) + Board::name(row + up, column + right)] =
            board.with(row, column, '.').with(row + up, column + right, own).text();
      }
    }
  }
  return options;
}

inline Options toads_and_frogs(const std::string& text, Side side) {
  Options options;
  const Board board(text);
  const char own = side == Side::Left ? 'T' : 'F';
  const char other = side == Side::Left ? 'F' : 'T';
  const int step = side == Side::Left ? 1 : -1;
  for (int row = 1; row <= board.rows(); ++row) {
    for (int column = 0; column < 26; ++column) {
      if (board.at(row, column) != own) continue;
      int to = -1;
      if (board.at(row, column + step) == '.') to = column + step;
      if (board.at(row, column + step) == other && board.at(row, column + 2 * step) == '.') to = column + 2 * step;
      if (to < 0) continue;
      options[Board::name(row, column) + Board::name(row, to)] = board.with(row, column, '.').with(row, to, own).text();
    }
  }
  return options;
}

inline Options hackenbush(const std::string& text, Side side) {
  Options options;
  const auto edges = parts(text, ',');
  for (const std::string& removed : edges) {
    if (removed.back() == (side == Side::Left ? 'R' : 'B')) continue;
    Names joined_vertices = {"0"};
    Names kept;
    for (std::size_t round = 0; round <= edges.size(); ++round) {
      for (const std::string& edge : edges) {
        const auto ends = parts(parts(edge, ':')[1], '-');
        if (edge == removed || (!joined_vertices.contains(ends[0]) && !joined_vertices.contains(ends[1]))) continue;
        joined_vertices.insert(ends.begin(), ends.end());
        kept.insert(edge);
      }
    }
    options[parts(removed, ':')[0]] = text_of(kept);
  }
  return options;
}

/// A graph by names.
struct NamedGraph {
  Names vertices;
  std::set<std::pair<std::string, std::string>> edges;  ///< both ways
  std::map<std::string, char> colours;

  explicit NamedGraph(const std::string& text) {
    for (const std::string& item : parts(text, ',')) {
      const auto ends = parts(item, '-');
      if (ends.size() == 2) {
        vertices.insert(ends.begin(), ends.end());
        edges.insert({ends[0], ends[1]});
        edges.insert({ends[1], ends[0]});
      } else {
        vertices.insert(parts(item, ':')[0]);
        if (item.find(':') != std::string::npos) colours[parts(item, ':')[0]] = item.back();
      }
    }
  }

  Names neighbours(const std::string& vertex) const {
    Names names;
    for (const auto& [a, b] : edges) {
      if (a == vertex && vertices.contains(b)) names.insert(b);
    }
    return names;
  }

  std::string text() const {
    Names items;
    for (const auto& [a, b] : edges) {
      if (a < b && vertices.contains(a) && vertices.contains(b)) items.insert(a + "-" + b);
    }
    for (const std::string& vertex : vertices) {
      if (colours.contains(vertex)) items.insert(vertex + ":" + colours.at(vertex));
      if (!colours.contains(vertex) && neighbours(vertex).empty()) items.insert(vertex);
    }
    return text_of(items);
  }
};

inline Options node_kayles(const std::string& text) {
  Options options;
  const NamedGraph graph(text);
  for (const std::string& vertex : graph.vertices) {
    NamedGraph after = graph;
    for (const std::string& neighbour : graph.neighbours(vertex)) after.vertices.erase(neighbour);
    after.vertices.erase(vertex);
    options[vertex] = after.text();
  }
  return options;
}

inline Options colouring(const std::string& text, Side side, bool is_col) {
  Options options;
  const NamedGraph graph(text);
  const char own = side == Side::Left ? 'L' : 'R';
  for (const std::string& vertex : graph.vertices) {
    bool allowed = !graph.colours.contains(vertex);
    for (const std::string& neighbour : graph.neighbours(vertex)) {
      if (!graph.colours.contains(neighbour)) continue;
      if ((graph.colours.at(neighbour) == own) == is_col) allowed = false;
    }
    if (!allowed) continue;
    NamedGraph after = graph;
    after.colours[vertex] = own;
    options[vertex] = after.text();
  }
  return options;
}

inline Options geography(const std::string& text) {
  Options options;
  const auto halves = parts(text, '@');
  const NamedGraph graph(halves[0]);
  for (const std::string& vertex : graph.neighbours(halves[1])) {
    NamedGraph after = graph;
    after.vertices.erase(halves[1]);
    options[vertex] = after.text() + "@" + vertex;
  }
  return options;
}

inline Options table(const std::string& position, Side side, const std::string& rules) {
  Options options;
  const auto parsed = parse_json(rules);
  const json::object& all = parsed->get_object();
  for (const auto& [move, to] : all.at("positions").as_object().at(to_json(position)).as_object()) {
    const std::string owner(from_json(all.at("moves").as_object().at(move).as_string()));
    if (owner == (side == Side::Left ? "right" : "left")) continue;
    options[std::string(from_json(move))] = std::string(from_json(to.as_string()));
  }
  return options;
}

/// The moves of a side in a game of some_options().
inline Options options(std::string_view name, const std::string& text, Side side) {
  if (name == "nim") return heaps(text, {});
  if (name == "subtraction") return heaps(text, {1, 3, 4});
  if (name == "octal") return octal(text, "03462");
  if (name == "kayles") return octal(text, "077");
  if (name == "dawson") return octal(text, "0137");
  if (name == "dawson-kayles") return octal(text, "007");
  if (name == "domineering") return domineering(text, side);
  if (name == "hackenbush") return hackenbush(text, side);
  if (name == "node-kayles") return node_kayles(text);
  if (name == "col" || name == "snort") return colouring(text, side, name == "col");
  if (name == "geography") return geography(text);
  if (name == "clobber") return clobber(text, side);
  if (name == "toads-and-frogs") return toads_and_frogs(text, side);
  return table(text, side, some_options().table);
}

}  // namespace spooky::classical::naive
