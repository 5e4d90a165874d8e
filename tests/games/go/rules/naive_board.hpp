#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/go/rules/naive_layout.hpp"

namespace spooky::go::naive {

/// Numbered in board order; on the grid column by row, row by row from A1.
using Spot = int;
using Spots = std::set<Spot>;

/// Entangled stones: 'X' or 'O', and the shape by its name ("2", "3G", "3W", "4G", "4W").
struct Group {
  char owner;
  std::string shape;
  Spots spots;

  /// W groups lose one stone a collapse; two of them are a pair.
  bool loses_one() const { return spots.size() > 2 && shape.back() == 'W'; }
  bool operator<(const Group& other) const { return spots < other.spots; }
};

/// Stones and entanglement for the naive game: everything is searched for anew each time it is asked.
struct Board {
  int width;
  int height;
  std::shared_ptr<const Layout> layout;  // of any board but the grid
  std::string stones;                    // '.', 'X', 'O' by spot
  std::vector<Group> groups;             // in no order

  Board(int columns, int rows) : width(columns), height(rows), stones(static_cast<std::size_t>(columns * rows), '.') {}
  explicit Board(const std::shared_ptr<const Layout>& board)
      : width(0), height(0), layout(board), stones(board->names.size(), '.') {}

  int size() const { return static_cast<int>(stones.size()); }

  char& at(Spot spot) { return stones[static_cast<std::size_t>(spot)]; }
  char at(Spot spot) const { return stones[static_cast<std::size_t>(spot)]; }

  // G1: columns from A without I, rows from 1 below.
  static constexpr const char* kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  std::string name(Spot spot) const {
    if (layout) return layout->names[static_cast<std::size_t>(spot)];
    return kColumns[spot % width] + std::to_string(spot / width + 1);
  }
  Spot spot(const std::string& name) const {
    if (layout) {
      return static_cast<Spot>(std::find(layout->names.begin(), layout->names.end(), name) - layout->names.begin());
    }
    return static_cast<Spot>(std::string(kColumns).find(name[0])) + (std::stoi(name.substr(1)) - 1) * width;
  }
  Spot opposite(Spot spot) const {
    if (layout) return layout->opposites.at(spot);
    return (height - 1 - spot / width) * width + (width - 1 - spot % width);
  }

  std::vector<Spot> near(Spot spot, bool diagonals) const {
    std::vector<Spot> spots;
    for (Spot other = 0; layout && other < size(); ++other) {
      if (layout->are_neighbours(spot, other) || (diagonals && layout->diagonals.contains({spot, other}))) {
        spots.push_back(other);
      }
    }
    if (layout) return spots;
    for (int up = -1; up <= 1; ++up) {
      for (int right = -1; right <= 1; ++right) {
        const int column = spot % width + right;
        const int row = spot / width + up;
        if (column < 0 || column >= width || row < 0 || row >= height) continue;
        if ((up == 0) != (right == 0) || (diagonals && up != 0 && right != 0)) spots.push_back(row * width + column);
      }
    }
    return spots;
  }
  bool touch(Spot a, const Spots& others, bool diagonals) const {
    const std::vector<Spot> around = near(a, diagonals);
    return std::any_of(around.begin(), around.end(), [&](Spot spot) { return others.contains(spot); });
  }
  bool touch(const Spots& some, const Spots& others, bool diagonals) const {
    return std::any_of(some.begin(), some.end(), [&](Spot spot) { return touch(spot, others, diagonals); });
  }

  std::vector<Group>::const_iterator group_of(Spot spot) const {
    return std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return group.spots.contains(spot); });
  }

  /// Takes a stone off; a group left with one stone is classical.
  void remove(Spot spot) {
    at(spot) = '.';
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (groups[i].spots.erase(spot) == 0) continue;
      if (groups[i].spots.size() == 1) {
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        groups[i].shape =
            groups[i].spots.size() == 2 ? "2" : std::to_string(groups[i].spots.size()) + groups[i].shape.back();
      }
      return;
    }
  }

  /// The spots that can be reached from here over spots of the same content, and what lies around them.
  std::pair<Spots, Spots> region(Spot start) const {
    Spots inside = {start};
    Spots around;
    std::vector<Spot> open = {start};
    while (!open.empty()) {
      const Spot from = open.back();
      open.pop_back();
      for (const Spot spot : near(from, false)) {
        if (at(spot) != at(start)) {
          around.insert(spot);
        } else if (inside.insert(spot).second) {
          open.push_back(spot);
        }
      }
    }
    return {inside, around};
  }
  bool touches_colour(const Spots& around, char colour) const {
    return std::any_of(around.begin(), around.end(), [&](Spot spot) { return at(spot) == colour; });
  }

  /// Takes off all chains of a colour that have no liberty; how many stones that were.
  int capture(char colour) {
    Spots dead;
    Spots seen;
    for (Spot spot = 0; spot < size(); ++spot) {
      if (at(spot) != colour || seen.contains(spot)) continue;
      const auto [chain, around] = region(spot);
      seen.insert(chain.begin(), chain.end());
      if (!touches_colour(around, '.')) dead.insert(chain.begin(), chain.end());
    }
    for (const Spot spot : dead) remove(spot);
    return static_cast<int>(dead.size());
  }

  /// Empty points in regions that touch this colour only.
  int surrounded(char colour) const {
    std::size_t count = 0;
    Spots seen;
    for (Spot spot = 0; spot < size(); ++spot) {
      if (at(spot) != '.' || seen.contains(spot)) continue;
      const auto [empty, around] = region(spot);
      seen.insert(empty.begin(), empty.end());
      if (touches_colour(around, colour) && !touches_colour(around, colour == 'X' ? 'O' : 'X')) count += empty.size();
    }
    return static_cast<int>(count);
  }

  /// G12: stones by colour, and which are entangled with which.
  std::string key() const {
    std::set<Spots> sets;
    for (const Group& group : groups) sets.insert(group.spots);
    std::string text = stones;
    for (const Spots& spots : sets) {
      for (const Spot spot : spots) text += ' ' + std::to_string(spot);
      text += ';';
    }
    return text;
  }

  /// Rows from the top, entangled stones in lower case.
  std::vector<std::string> rows() const {
    std::string drawn = stones;
    for (const Group& group : groups) {
      for (const Spot spot : group.spots) drawn[static_cast<std::size_t>(spot)] = group.owner == 'X' ? 'x' : 'o';
    }
    std::vector<std::string> list;
    if (layout) {
      std::size_t end = drawn.size();
      for (auto length = layout->row_lengths.rbegin(); length != layout->row_lengths.rend(); ++length) {
        end -= static_cast<std::size_t>(*length);
        list.push_back(drawn.substr(end, static_cast<std::size_t>(*length)));
      }
      return list;
    }
    for (int row = height - 1; row >= 0; --row) {
      list.push_back(drawn.substr(static_cast<std::size_t>(row * width), static_cast<std::size_t>(width)));
    }
    return list;
  }
};

}  // namespace spooky::go::naive
