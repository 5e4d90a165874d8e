#pragma once

#include <string>
#include <utility>
#include <vector>

#include "spooky/values/evaluator.hpp"

namespace spooky::values {

/// A position that is a row of letters.
struct Row {
  std::string letters;

  bool operator==(const Row&) const = default;
  Hash hash() const {
    Hash hash = letters.size();
    for (const char letter : letters) hash = combine(hash, static_cast<unsigned char>(letter));
    return hash;
  }
};

/// Toads-and-Frogs: Left moves a toad T one place to the right onto an empty place, or over one frog; Right moves a
/// frog F likewise to the left.
struct ToadsAndFrogs {
  using Position = Row;

  void left_options(const Row& row, std::vector<Row>& list) const { moves(row, 'T', 'F', 1, list); }
  void right_options(const Row& row, std::vector<Row>& list) const { moves(row, 'F', 'T', -1, list); }

 private:
  static void moves(const Row& row, char own, char other, int step, std::vector<Row>& list) {
    const auto at = [&row](int place) {
      return place >= 0 && place < static_cast<int>(row.letters.size()) ? row.letters[static_cast<std::size_t>(place)]
                                                                        : '#';
    };
    for (int from = 0; from < static_cast<int>(row.letters.size()); ++from) {
      if (at(from) != own) continue;
      const int to = at(from + step) == other ? from + 2 * step : from + step;
      if (at(to) != '_') continue;
      Row next = row;
      std::swap(next.letters[static_cast<std::size_t>(from)], next.letters[static_cast<std::size_t>(to)]);
      list.push_back(next);
    }
  }
};

/// Clobber on a strip: Left's x takes a neighbouring o by moving onto it, Right's o an x.
struct ClobberStrip {
  using Position = Row;

  void left_options(const Row& row, std::vector<Row>& list) const { moves(row, 'x', 'o', list); }
  void right_options(const Row& row, std::vector<Row>& list) const { moves(row, 'o', 'x', list); }

 private:
  static void moves(const Row& row, char own, char other, std::vector<Row>& list) {
    for (std::size_t i = 0; i + 1 < row.letters.size(); ++i) {
      for (const auto& [from, to] : {std::pair{i, i + 1}, std::pair{i + 1, i}}) {
        if (row.letters[from] != own || row.letters[to] != other) continue;
        Row next = row;
        next.letters[to] = own;
        next.letters[from] = '_';
        list.push_back(next);
      }
    }
  }
};

/// Hackenbush trees as nested texts: a colour (B, R, G) and in brackets what grows on that edge; side by side what
/// grows from the same point: "G(B)", "B(RR(G))".
struct HackenbushTree {
  using Position = Row;

  void left_options(const Row& row, std::vector<Row>& list) const { moves(row, 'B', list); }
  void right_options(const Row& row, std::vector<Row>& list) const { moves(row, 'R', list); }

 private:
  static void moves(const Row& row, char own, std::vector<Row>& list) {
    for (std::size_t i = 0; i < row.letters.size(); ++i) {
      if (row.letters[i] != own && row.letters[i] != 'G') continue;
      std::size_t end = i + 1;
      if (end < row.letters.size() && row.letters[end] == '(') {
        for (int open = 1; open > 0;) {
          ++end;
          open += row.letters[end] == '(' ? 1 : row.letters[end] == ')' ? -1 : 0;
        }
        ++end;
      }
      list.push_back({row.letters.substr(0, i) + row.letters.substr(end)});
    }
  }
};

/// A stalk from the ground up as such a text.
inline Row stalk(const std::string& colours) {
  std::string text;
  for (const char colour : colours) text += std::string(1, colour) + "(";
  text += std::string(colours.size(), ')');
  for (std::size_t at = text.find("()"); at != std::string::npos; at = text.find("()")) text.erase(at, 2);
  return {text};
}

}  // namespace spooky::values
