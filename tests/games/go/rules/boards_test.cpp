// The rules on any board (G19): the fast position against the naive game on all presets and on random graphs, and the
// numbers of docs/rules/go-boards.md.
#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>

#include "games/go/rules/courses.hpp"
#include "spooky/games/go/player/playout.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::go {
namespace {

struct BoardRow {
  const char* board;
  int width;
  int height;
  const char* variant;
  std::vector<std::uint64_t> counts;  ///< of 1, 2, … turns
};

const std::vector<BoardRow> kBoardRows = {
    {"torus", 3, 3, "base", {55, 3133}},
    {"torus", 3, 3, "plain", {10, 91, 738}},
    {"moebius", 3, 2, "base", {25, 499}},
    {"circular", 4, 2, "base", {53}},
    {"round", 3, 2, "base", {28, 607}},
    {"triangular", 2, 2, "base", {34, 1021}},
    {"hexagonal", 1, 1, "base", {22, 415, 5574}},
    {"hexagonal", 1, 1, "weak", {28}},
    {"cube", 2, 2, "base", {325}},
    {"cube", 2, 2, "weak", {361}},
    {"town", 5, 4, "base", {219}},
};

TEST(GoBoards, PerftOfTheDocument) {
  for (const BoardRow& row : kBoardRows) {
    const naive::Options options{.width = row.width, .height = row.height, .variant = row.variant, .board = row.board};
    for (std::size_t i = 0; i < row.counts.size(); ++i) {
      const int turns = static_cast<int>(i) + 1;
      EXPECT_EQ(count_turns(Position::initial(rules_of(options)), turns), row.counts[i]) << row.board << turns;
      if (row.counts[i] < 1000) {
        EXPECT_EQ(naive_turns(naive::Game(options), turns), row.counts[i]) << row.board;
      }
    }
  }
}

/// The same graph with its points in another order: the same tree.
naive::Layout relabelled(const naive::Layout& layout, Random& random) {
  std::vector<int> place(layout.names.size());
  std::iota(place.begin(), place.end(), 0);
  for (std::size_t i = place.size(); i > 1; --i) {
    std::swap(place[i - 1], place[uniform(random, static_cast<std::uint32_t>(i))]);
  }
  naive::Layout other;
  other.names.resize(layout.names.size());
  const auto at = [&](int spot) { return place[static_cast<std::size_t>(spot)]; };
  for (int i = 0; i < layout.size(); ++i)
    other.names[static_cast<std::size_t>(at(i))] = layout.names[static_cast<std::size_t>(i)];
  other.row_lengths = {layout.size()};
  for (const auto& [a, b] : layout.neighbours) other.neighbours.insert({at(a), at(b)});
  for (const auto& [a, b] : layout.opposites) other.opposites[at(a)] = at(b);
  other.find_diagonals();
  return other;
}

TEST(GoBoards, ARelabelledGraphGivesTheSameTree) {
  Random random(3);
  for (const BoardRow& row : kBoardRows) {
    if (std::string(row.board) == "hexagonal" && std::string(row.variant) == "weak") continue;  // G20: diagonals differ
    const naive::Options preset{.width = row.width, .height = row.height, .variant = row.variant, .board = row.board};
    naive::Options graph = preset;
    graph.graph = std::make_shared<const naive::Layout>(
        relabelled(naive::preset_layout(row.board, row.width, row.height), random));
    for (int turns = 1; turns <= static_cast<int>(row.counts.size()); ++turns) {
      EXPECT_EQ(count_turns(Position::initial(rules_of(graph)), turns),
                count_turns(Position::initial(rules_of(preset)), turns))
          << row.board << turns;
    }
  }
}

/// A grid written as a graph, drawn from random edges: connected, up to so many neighbours.
naive::Layout random_graph(Random& random, int points, int more_edges) {
  naive::Layout layout;
  for (int i = 0; i < points; ++i) {
    layout.names.push_back(std::string(1, static_cast<char>('A' + i % 26)) + std::to_string(i / 26));
    if (i > 0) layout.join(i, static_cast<int>(uniform(random, static_cast<std::uint32_t>(i))));
  }
  for (int i = 0; i < more_edges; ++i) {
    const int a = static_cast<int>(uniform(random, static_cast<std::uint32_t>(points)));
    const int b = static_cast<int>(uniform(random, static_cast<std::uint32_t>(points)));
    if (a != b) layout.join(a, b);
  }
  layout.row_lengths = {points};
  layout.find_diagonals();
  for (int i = 0; i < points; ++i) layout.opposites[i] = i;
  for (int i = 0; i + 1 < points; i += 3) std::swap(layout.opposites[i], layout.opposites[i + 1]);
  return layout;
}

struct SmallBoard {
  const char* board;
  int width;
  int height;
};

const std::vector<SmallBoard> kSmallPresets = {
    {"torus", 3, 3},      {"torus", 4, 3},     {"cylinder", 3, 2},  {"cylinder", 4, 3}, {"moebius", 3, 2},
    {"moebius", 4, 3},    {"circular", 3, 2},  {"circular", 4, 2},  {"round", 3, 2},    {"round", 4, 3},
    {"triangular", 2, 2}, {"hexagonal", 1, 1}, {"hexagonal", 2, 2}, {"cube", 2, 2},     {"town", 5, 4}};

class GoBoardsNaive : public ::testing::TestWithParam<std::string_view> {};

TEST_P(GoBoardsNaive, EveryPreset) {
  Met met;
  std::uint64_t seed = 100;
  for (const SmallBoard& place : kSmallPresets) {
    for (naive::Options options :
         {naive::Options{}, naive::Options{.suicide = false, .superko = "exists"},
          naive::Options{.scoring = "territory", .self_contact = false, .remaining = "measure"}}) {
      options.board = place.board;
      options.width = place.width;
      options.height = place.height;
      options.variant = GetParam();
      if (options.variant == "symmetric" && options.empty_board().layout->opposites.empty()) continue;  // G21
      SCOPED_TRACE(std::string(place.board) + " " + std::to_string(place.width) + "x" + std::to_string(place.height));
      met.add(compare_games(options, {.games = 1, .most_turns = 40, .longest_list = 120, .samples = 6}, ++seed));
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(met.turns, 400);
  EXPECT_GT(met.lists, 100);
}

TEST_P(GoBoardsNaive, RandomGraphs) {
  Random random(17);
  Met met;
  for (int i = 0; i < 24; ++i) {
    const int points = 2 + static_cast<int>(uniform(random, 14));
    naive::Options options{.variant = std::string(GetParam())};
    options.graph =
        std::make_shared<const naive::Layout>(random_graph(random, points, static_cast<int>(uniform(random, 30))));
    if (i % 3 == 1) options.suicide = false;
    if (i % 3 == 2) options.superko = "exists";
    met.add(compare_games(options, {.games = 1, .most_turns = 30, .longest_list = 120, .samples = 6},
                          static_cast<std::uint64_t>(i)));
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(met.turns, 100);
}

INSTANTIATE_TEST_SUITE_P(Variants, GoBoardsNaive, ::testing::ValuesIn(kVariantNames),
                         [](const auto& each) { return std::string(each.param); });

/// A point may touch many groups at once: a hub with 36 spokes, each the end of a pair.
TEST(GoBoards, AHubCollapsesEverythingAroundIt) {
  naive::Layout layout;
  layout.names.push_back("A0");
  for (int i = 1; i <= 36; ++i) {
    layout.names.push_back("B" + std::to_string(i));
    layout.names.push_back("C" + std::to_string(i));
    layout.names.push_back("D" + std::to_string(i));
    layout.join(0, 3 * i - 2);
    layout.join(3 * i - 2, 3 * i - 1);
    layout.join(3 * i - 1, 3 * i);
  }
  layout.row_lengths = {layout.size()};
  naive::Options options{.superko = "off"};
  options.graph = std::make_shared<const naive::Layout>(layout);
  Position position = Position::initial(rules_of(options));
  for (int i = 1; i <= 36; ++i) play(position, {"B" + std::to_string(i) + " D" + std::to_string(i)});
  ASSERT_EQ(position.board().groups().size(), 36U);
  play(position, {"A0 C36"});
  EXPECT_EQ(position.situation().collapsing().size(), 36U);
  ASSERT_TRUE(position.board().consistent());
  const Position copy = position;
  EXPECT_EQ(copy, position);
  while (position.situation().is_choosing() && step(position) != 3) {
    Position::Actions actions;
    position.legal_actions(actions);
    position.play_unchecked(actions.front());
  }
  EXPECT_EQ(position.situation().kept().size(), 36U);
  EXPECT_EQ(allowed(position), (Texts{"A0", "C36"})) << "both touch a stone just kept (G8)";
}

/// Playouts end on every board, and the kept numbers agree with the stones.
TEST(GoBoards, PlayoutsEnd) {
  Random random(5);
  for (const std::string_view board : kBoardNames) {
    const auto kind = static_cast<BoardKind>(place_of(kBoardNames, board));
    const BoardSizes& bounds = sizes_of(kind);
    for (const std::string_view variant : kVariantNames) {
      naive::Options options{.width = static_cast<int>(bounds.usual_width),
                             .height = static_cast<int>(bounds.usual_height)};
      options.board = board;
      options.variant = variant;
      const Rules rules = rules_of(options);
      if (variant == "symmetric" && rules.topology && !rules.topology->has_opposites()) continue;
      Situation situation(rules);
      Playout playout(random);
      (void)playout.play(situation);
      EXPECT_TRUE(situation.board().consistent()) << board << " " << variant;
      if (variant == "plain") {
        EXPECT_EQ(situation.passes(), 2) << board;
      }
    }
  }
}

/// The player plays legally everywhere.
TEST(GoBoards, ThePlayerKnowsEveryBoard) {
  for (const SmallBoard& place : kSmallPresets) {
    for (const char* variant : {"base", "plain", "weak"}) {
      naive::Options options{.width = place.width, .height = place.height, .variant = variant, .board = place.board};
      Position position = Position::initial(rules_of(options));
      Player player;
      PlayerSettings settings;
      settings.budget.simulations = 40;
      for (int i = 0; i < 8 && position.actor() != Actor::None; ++i) {
        const Action action = player.think(position, settings).action;
        ASSERT_TRUE(position.is_legal(action)) << place.board << text(position.rules(), action);
        position.play_unchecked(action);
      }
    }
  }
}

}  // namespace
}  // namespace spooky::go
