// Boards as graphs (G18–G25): what every board promises, and the table read a second time.
#include "spooky/games/go/rules/topology.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/go/rules/testing.hpp"

namespace spooky::go {
namespace {

struct PresetSize {
  BoardKind kind;
  int width;
  int height;
};

/// Every size up to a few points, and the largest.
std::vector<PresetSize> preset_sizes() {
  std::vector<PresetSize> list;
  for (std::size_t i = 0; i < std::size(kBoardNames); ++i) {
    const auto kind = static_cast<BoardKind>(i);
    const BoardSizes& bounds = sizes_of(kind);
    for (std::size_t width = bounds.least_width; width <= bounds.most_width; ++width) {
      for (std::size_t height = bounds.least_height; height <= bounds.most_height; ++height) {
        if (bounds.one_size && height != width) continue;
        const std::size_t points = points_of(kind, width, height);
        const bool usual = width == bounds.usual_width && height == bounds.usual_height;
        const bool large = points > kMostPoints - 30 && points <= kMostPoints && width % 5 == 0;
        if (points <= 60 || usual || large) {
          list.push_back({kind, static_cast<int>(width), static_cast<int>(height)});
        }
      }
    }
  }
  return list;
}

std::string title_of(const PresetSize& size) {
  return std::string(kBoardNames[static_cast<std::size_t>(size.kind)]) + " " + std::to_string(size.width) + "x" +
         std::to_string(size.height);
}

Topology preset(const PresetSize& size) {
  return Topology(preset_plan(size.kind, static_cast<std::size_t>(size.width), static_cast<std::size_t>(size.height)));
}
Topology preset(BoardKind kind, int width, int height) { return preset({kind, width, height}); }

Texts point_names(const Topology& board, std::span<const Point> points) {
  Texts list;
  for (const Point point : points) list.push_back(board.name(point));
  return list;
}
Texts neighbour_names(const Topology& board, const std::string& name) {
  return point_names(board, board.neighbours(board.find(name).value()));
}
Texts diagonal_names(const Topology& board, const std::string& name) {
  return point_names(board, board.diagonals(board.find(name).value()));
}
std::string opposite_name(const Topology& board, const std::string& name) {
  return board.name(board.opposite(board.find(name).value()));
}
Texts star_names(const Topology& board) {
  Texts list;
  for (const std::uint16_t star : board.plan().stars) list.push_back(board.plan().places[star].name);
  return list;
}

/// `[A-Z][A-Z]?(0|[1-9][0-9]{0,2})` (G24).
bool is_proper(const std::string& name) {
  const std::size_t letters = std::min(name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), name.size());
  const std::string digits = name.substr(letters);
  return letters >= 1 && letters <= 2 && !digits.empty() && digits.size() <= 3 &&
         digits.find_first_not_of("0123456789") == std::string::npos && (digits == "0" || digits[0] != '0');
}

TEST(GoTopology, RelationsAreSymmetricAndBounded) {
  for (const PresetSize& size : preset_sizes()) {
    SCOPED_TRACE(title_of(size));
    const Topology board = preset(size);
    ASSERT_LE(board.size(), kMostPoints);
    std::set<std::string> names;
    std::set<Point> reached = {Topology::point(0)};
    std::vector<Point> open = {Topology::point(0)};
    while (!open.empty()) {
      const Point from = open.back();
      open.pop_back();
      for (const Point near : board.neighbours(from)) {
        if (reached.insert(near).second) open.push_back(near);
      }
    }
    EXPECT_EQ(reached.size(), board.size()) << "connected (G24)";
    for (std::size_t i = 0; i < board.size(); ++i) {
      const Point point = Topology::point(i);
      EXPECT_TRUE(names.insert(board.name(point)).second);
      EXPECT_TRUE(is_proper(board.name(point))) << board.name(point);
      EXPECT_EQ(board.find(board.name(point)), point);
      EXPECT_LE(board.neighbours(point).size(), kMostNeighbours);
      EXPECT_TRUE(std::is_sorted(board.neighbours(point).begin(), board.neighbours(point).end()));
      for (const Point near : board.neighbours(point)) {
        EXPECT_NE(near, point);
        EXPECT_TRUE(board.are_neighbours(near, point));
        EXPECT_FALSE(board.are_diagonal(near, point));
      }
      for (const Point near : board.diagonals(point)) EXPECT_TRUE(board.are_diagonal(near, point));
      EXPECT_EQ(board.opposite(board.opposite(point)), point) << "its own inverse (G21)";
    }
    std::size_t in_rows = 0;
    for (std::size_t row = 0; row < board.row_count(); ++row) in_rows += board.row(row).size();
    EXPECT_EQ(in_rows, board.size());
  }
}

TEST(GoTopology, AgreesWithTheTableReadASecondTime) {
  for (const PresetSize& size : preset_sizes()) {
    SCOPED_TRACE(title_of(size));
    const Topology board = preset(size);
    if (board.size() > 160) continue;
    const naive::Layout layout =
        naive::preset_layout(std::string(kBoardNames[static_cast<std::size_t>(size.kind)]), size.width, size.height);
    ASSERT_EQ(board.size(), layout.names.size());
    EXPECT_EQ(board.has_opposites(), !layout.opposites.empty());
    for (int a = 0; a < layout.size(); ++a) {
      const Point one = Topology::point(static_cast<std::size_t>(a));
      EXPECT_EQ(board.name(one), layout.names[static_cast<std::size_t>(a)]);
      if (board.has_opposites()) {
        EXPECT_EQ(board.opposite(one).value() - 1, layout.opposites.at(a));
      }
      for (int b = 0; b < layout.size(); ++b) {
        const Point other = Topology::point(static_cast<std::size_t>(b));
        EXPECT_EQ(board.are_neighbours(one, other), layout.are_neighbours(a, b))
            << board.name(one) << board.name(other);
        EXPECT_EQ(board.are_diagonal(one, other), layout.diagonals.contains({a, b}));
      }
    }
    for (std::size_t row = 0; row < board.row_count(); ++row) {
      EXPECT_EQ(board.row(row).size(), layout.row_lengths[row]);
    }
  }
}

/// G20, G26: the grid that the engine computes is the graph of the table.
TEST(GoTopology, TheFastGridIsTheGraphOfTheGrid) {
  const Rules rules = small_rules(5, 4);
  const Topology graph = preset(BoardKind::Grid, 5, 4);
  const Board board(rules);
  ASSERT_TRUE(board.is_grid());
  rules.for_points([&](Point one) {
    const Point there = graph.find(name(rules, one)).value();
    EXPECT_EQ(name(rules, board.opposite(one)), graph.name(graph.opposite(there)));
    rules.for_points([&](Point other) {
      const Point far = graph.find(name(rules, other)).value();
      EXPECT_EQ(board.are_neighbours(one, other), graph.are_neighbours(there, far));
      EXPECT_EQ(board.are_diagonal(one, other), graph.are_diagonal(there, far));
    });
  });
}

TEST(GoTopology, ColumnsAreLetteredWithoutI) {
  EXPECT_EQ(column_letters(0), "A");
  EXPECT_EQ(column_letters(8), "J");
  EXPECT_EQ(column_letters(24), "Z");
  EXPECT_EQ(column_letters(25), "AA");
  EXPECT_EQ(column_letters(33), "AJ");
  EXPECT_EQ(column_letters(49), "AZ");
}

TEST(GoTopology, BoardsThatWrap) {
  const Topology torus = preset(BoardKind::Torus, 4, 3);
  EXPECT_EQ(neighbour_names(torus, "A1"), (Texts{"B1", "D1", "A2", "A3"}));
  EXPECT_EQ(diagonal_names(torus, "A1"), (Texts{"C1", "B2", "D2", "B3", "D3"})) << "two columns away on width 4 (G20)";
  EXPECT_EQ(torus.plan().seams.size(), 7U);
  const Topology cylinder = preset(BoardKind::Cylinder, 5, 3);
  EXPECT_EQ(neighbour_names(cylinder, "A1"), (Texts{"B1", "E1", "A2"}));
  EXPECT_EQ(cylinder.plan().seams.size(), 3U);
  const Topology strip = preset(BoardKind::Moebius, 3, 2);
  EXPECT_EQ(neighbour_names(strip, "A1"), (Texts{"B1", "A2", "C2"}));
  EXPECT_EQ(opposite_name(strip, "A1"), "C2") << "opposite points may be neighbours (G21)";
}

TEST(GoTopology, RoundBoards) {
  const Topology circular = preset(BoardKind::Circular, 12, 6);
  EXPECT_EQ(circular.size(), 73U);
  EXPECT_EQ(neighbour_names(circular, "A0").size(), 12U);
  EXPECT_EQ(neighbour_names(circular, "A1"), (Texts{"A0", "B1", "M1", "A2"}));
  EXPECT_EQ(neighbour_names(circular, "C6"), (Texts{"C5", "B6", "D6"}));
  EXPECT_EQ(opposite_name(circular, "A1"), "G1");
  EXPECT_EQ(opposite_name(circular, "A0"), "A0");
  EXPECT_TRUE(circular.plan().seams.empty());
  EXPECT_FALSE(preset(BoardKind::Circular, 5, 2).has_opposites());
  const Topology round = preset(BoardKind::Round, 9, 9);
  for (std::size_t i = 0; i < round.size(); ++i) EXPECT_EQ(round.neighbours(Topology::point(i)).size(), 4U);
  EXPECT_EQ(neighbour_names(round, "A3"), (Texts{"A2", "J2", "A4", "J4"}));
  EXPECT_EQ(neighbour_names(round, "A2"), (Texts{"A1", "B1", "A3", "B3"}));
  EXPECT_FALSE(round.has_opposites());
  EXPECT_EQ(opposite_name(preset(BoardKind::Round, 4, 2), "B2"), "D2");
}

TEST(GoTopology, TrianglesAndHoneycombs) {
  const Topology triangles = preset(BoardKind::Triangular, 6, 6);
  EXPECT_EQ(triangles.size(), 91U);
  EXPECT_EQ(neighbour_names(triangles, "F6"), (Texts{"E5", "F5", "E6", "G6", "E7", "F7"}));
  EXPECT_EQ(neighbour_names(triangles, "A1"), (Texts{"B1", "A2", "B2"}));
  EXPECT_EQ(opposite_name(triangles, "A1"), "F11");
  const Topology honeycomb = preset(BoardKind::Hexagonal, 1, 1);
  EXPECT_EQ(honeycomb.size(), 6U);
  EXPECT_EQ(neighbour_names(honeycomb, "A1"), (Texts{"B1", "A2"}));
  EXPECT_EQ(neighbour_names(honeycomb, "B1"), (Texts{"A1", "C1"}));
  EXPECT_EQ(diagonal_names(honeycomb, "A1"), (Texts{"C1", "B2"})) << "two steps apart (G20)";
  EXPECT_EQ(preset(BoardKind::Hexagonal, 10, 10).size(), 600U);
}

TEST(GoTopology, TheCube) {  // G22
  const Topology cube = preset(BoardKind::Cube, 4, 4);
  EXPECT_EQ(cube.size(), 96U);
  for (std::size_t i = 0; i < cube.size(); ++i) EXPECT_EQ(cube.neighbours(Topology::point(i)).size(), 4U);
  EXPECT_EQ(neighbour_names(cube, "FA1"), (Texts{"DA4", "FB1", "FA2", "LD1"}));
  EXPECT_EQ(neighbour_names(cube, "FD4"), (Texts{"FD3", "FC4", "RA4", "UD1"}));
  EXPECT_TRUE(cube.are_neighbours(cube.find("RA4").value(), cube.find("UD1").value())) << "at a corner";
  EXPECT_EQ(opposite_name(cube, "FA1"), "BA4");
  EXPECT_EQ(point_names(cube, cube.row(cube.row_count() - 1)), (Texts{"UA4", "UB4", "UC4", "UD4"}));
  EXPECT_EQ(point_names(cube, cube.row(0)), (Texts{"BA1", "BB1", "BC1", "BD1"}));
  EXPECT_EQ(cube.plan().seams.size(), 48U);
}

TEST(GoTopology, TheTown) {  // G23
  const Topology town = preset(BoardKind::Town, 13, 13);
  EXPECT_EQ(neighbour_names(town, "A6"), (Texts{"A5", "B6"})) << "the canal";
  EXPECT_EQ(neighbour_names(town, "E6"), (Texts{"E5", "D6", "F6", "E7"})) << "a bridge";
  EXPECT_TRUE(town.are_neighbours(town.find("B2").value(), town.find("C3").value())) << "a short cut";
  EXPECT_FALSE(town.are_neighbours(town.find("B6").value(), town.find("C7").value())) << "none across the canal";
  EXPECT_TRUE(town.are_neighbours(town.find("F10").value(), town.find("G11").value()));
  EXPECT_FALSE(town.has_opposites());
}

/// G25.
TEST(GoTopology, Stars) {
  EXPECT_EQ(star_names(preset(BoardKind::Grid, 19, 19)),
            (Texts{"D4", "K4", "Q4", "D10", "K10", "Q10", "D16", "K16", "Q16"}));
  EXPECT_EQ(star_names(preset(BoardKind::Torus, 11, 11)), (Texts{"C3", "J3", "F6", "C9", "J9"}));
  EXPECT_EQ(star_names(preset(BoardKind::Moebius, 15, 7)), (Texts{"D3", "M3", "H4", "D5", "M5"}));
  EXPECT_EQ(star_names(preset(BoardKind::Town, 6, 5)), Texts{});
  EXPECT_EQ(star_names(preset(BoardKind::Town, 5, 5)), Texts{"C3"});
  EXPECT_EQ(star_names(preset(BoardKind::Circular, 12, 6)), (Texts{"A0", "A4", "C4", "E4", "G4", "J4", "L4"}));
  EXPECT_EQ(star_names(preset(BoardKind::Circular, 10, 3)), (Texts{"A0", "A2", "C2", "E2", "G2", "J2"}));
  EXPECT_EQ(star_names(preset(BoardKind::Circular, 7, 5)), Texts{"A0"});
  EXPECT_EQ(star_names(preset(BoardKind::Circular, 12, 2)), Texts{"A0"});
  EXPECT_EQ(star_names(preset(BoardKind::Round, 9, 9)), (Texts{"A5", "D5", "G5"}));
  EXPECT_EQ(star_names(preset(BoardKind::Round, 9, 4)), Texts{});
  EXPECT_EQ(star_names(preset(BoardKind::Triangular, 3, 3)), Texts{"C3"});
  EXPECT_EQ(star_names(preset(BoardKind::Triangular, 4, 4)), (Texts{"C3", "D3", "C4", "D4", "E4", "C5", "D5"}));
  EXPECT_EQ(star_names(preset(BoardKind::Triangular, 7, 7)), (Texts{"D4", "G4", "D7", "G7", "K7", "D10", "G10"}));
  EXPECT_EQ(star_names(preset(BoardKind::Cube, 3, 3)), (Texts{"BB2", "DB2", "FB2", "LB2", "RB2", "UB2"}));
  EXPECT_EQ(star_names(preset(BoardKind::Cube, 4, 4)), Texts{});
  EXPECT_EQ(star_names(preset(BoardKind::Hexagonal, 4, 4)), Texts{});
}

}  // namespace
}  // namespace spooky::go
