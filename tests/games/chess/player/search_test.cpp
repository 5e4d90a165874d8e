// How a search ends: limits, clocks, the stop flag, threads; and the table they share.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "games/chess/player/playing.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/games/chess/player/searcher.hpp"
#include "spooky/games/chess/player/time_plan.hpp"

namespace spooky::chess {
namespace {

using std::chrono::milliseconds;

TEST(ChessSearch, StopsAtOnceWhenTold) {
  const std::atomic<bool> stop = true;
  SearchLimits limits;
  limits.stop = &stop;
  const Position position;
  const SearchResult result = Searcher(1).search(position, limits);
  EXPECT_TRUE(position.is_legal(result.action));
  EXPECT_LT(result.nodes, 200U);
}

TEST(ChessSearch, StopsWhenToldByAnotherThread) {
  std::atomic<bool> stop = false;
  SearchLimits limits;
  limits.stop = &stop;
  const Position position;
  Searcher searcher(1);
  SearchResult result;
  {
    const std::jthread other([&] {
      std::this_thread::sleep_for(milliseconds(30));
      stop = true;
    });
    result = searcher.search(position, limits);
  }
  EXPECT_TRUE(position.is_legal(result.action));
  EXPECT_GT(result.depth, 0);
}

TEST(ChessSearch, KeepsToNodesAndDepth) {
  const Position position;
  SearchLimits limits;
  for (const std::uint64_t nodes : {1U, 100U, 5'000U}) {
    limits.nodes = nodes;
    EXPECT_LE(Searcher(1).search(position, limits).nodes, nodes + 64);
  }
  limits.nodes = 0;
  for (int depth = 1; depth <= 3; ++depth) {
    limits.depth = depth;
    int told = 0;
    const SearchResult result = Searcher(1).search(position, limits, [&](const SearchInfo& info) {
      EXPECT_EQ(info.depth, ++told);
      EXPECT_GE(info.selective_depth, info.depth);
      EXPECT_FALSE(info.line.empty());
      EXPECT_GE(info.nodes, 20U) << "every move was looked at";
    });
    EXPECT_EQ(result.depth, depth);
    EXPECT_EQ(told, depth);
  }
}

TEST(ChessSearch, ChoosesFromTheMovesToldOnly) {
  for (const std::string_view variant : kVariantNames) {
    const Position position = Position::initial(rules_of(rules_text(variant, "standard8x8")));
    SearchLimits limits;
    limits.nodes = 2'000;
    limits.moves = {Action::move(Square(8), Square(16)), Action::move(Square(15), Square(23))};
    const SearchResult result = Searcher(1).search(position, limits);
    EXPECT_EQ(result.moves.size(), 2U) << variant;
    EXPECT_NE(std::ranges::find(limits.moves, result.action), limits.moves.end()) << variant;
    limits.moves = {limits.moves[0]};
    EXPECT_GT(Searcher(1).search(position, limits).depth, 1) << "the only move asked for is judged";
    limits.moves = {Action::move(Square(0), Square(63))};
    EXPECT_GE(Searcher(1).search(position, limits).moves.size(), 20U) << "none of them is legal";
  }
}

TEST(ChessSearch, LinesCanBePlayed) {
  Random random(4);
  for (const std::string_view variant : kVariantNames) {
    Position position = Position::initial(rules_of(rules_text(variant, "losalamos6x6")));
    for (int i = 0; i < 12 && !position.is_over(); ++i) {
      roll_out(position, random);
      if (position.is_over()) break;
      SearchLimits limits;
      limits.nodes = 2'000;
      Position after = position;
      for (const Action action : Searcher(1).search(position, limits).line) {
        ASSERT_TRUE(after.is_legal(action)) << variant;
        after.play_unchecked(action);
        if (after.actor() == Actor::Nature) break;
      }
      position.play_unchecked(uniform_action(position, random));
    }
  }
}

TEST(ChessSearch, ManyThreadsFindTheMateToo) {
  const Position position = position_of("", "8/k7/5r2/8/8/1K6/1Q6/8 w - - 0 1");
  SearchLimits limits;
  limits.nodes = 60'000;
  limits.threads = 4;
  const SearchResult result = Searcher(1).search(position, limits);
  EXPECT_TRUE(position.is_legal(result.action));
  EXPECT_GT(result.score, score_of(500));
}

TEST(ChessTable, GivesBackWhatWasStored) {
  TranspositionTable table(1);
  EXPECT_FALSE(table.find(12));
  const Action action = Action::split(Square(1), Square(16), Square(18), PairKind::Unequal);
  table.store(12, {action, -123, 7, Bound::Lower});
  const auto finding = table.find(12);
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->action, action);
  EXPECT_EQ(finding->score, -123);
  EXPECT_EQ(finding->depth, 7);
  EXPECT_EQ(finding->bound, Bound::Lower);
  table.store(12, {Action(), 50, 8, Bound::Upper});
  EXPECT_EQ(table.find(12)->action, action) << "a known best move is kept";
  table.forget();
  EXPECT_FALSE(table.find(12));
}

TEST(ChessTable, ThreadsNeverReadHalfAnEntry) {
  TranspositionTable table(1);
  const auto finding_of = [](Hash hash) {
    return Finding{Action::move(Square(hash % 64), Square(hash / 64 % 64)), static_cast<Score>(hash % 20'000),
                   static_cast<int>(hash % 100), Bound::Exact};
  };
  std::atomic<int> wrong = 0;
  run_parallel(4, [&](unsigned thread) {
    // Few buckets and many positions, so that they overwrite each other all the time.
    for (std::uint64_t i = 0; i < 40'000; ++i) {
      const Hash hash = mix(i % 512 + (thread % 2) * 256) & ~Hash{0xFFFF} & ~Hash{0};
      table.store(hash, finding_of(hash));
      const Hash wanted = mix((i * 7) % 768) & ~Hash{0xFFFF};
      const auto found = table.find(wanted);
      if (found && (found->score != finding_of(wanted).score || found->action != finding_of(wanted).action)) ++wrong;
    }
  });
  EXPECT_EQ(wrong, 0);
}

TEST(ChessTimePlan, DividesWhatIsLeft) {
  EXPECT_FALSE(plan_time({}));
  SearchLimits limits;
  limits.time = milliseconds(100);
  EXPECT_EQ(plan_time(limits)->most, milliseconds(95));
  limits.time = milliseconds(0);
  limits.clock = PlayerClock{.left = std::chrono::minutes(5), .increment = milliseconds(0)};
  EXPECT_GT(plan_time(limits)->most, std::chrono::seconds(5));
  EXPECT_LT(plan_time(limits)->most, std::chrono::seconds(60));
  EXPECT_LE(plan_time(limits)->usual, plan_time(limits)->most);
  limits.clock = PlayerClock{.left = milliseconds(1'000), .increment = milliseconds(0), .moves_to_go = 1};
  EXPECT_LE(plan_time(limits)->most, milliseconds(900));
  EXPECT_GE(plan_time(limits)->most, milliseconds(500));
  for (const int left : {0, 1, 5, 20, 100, 1'000, 60'000}) {
    limits.clock = PlayerClock{.left = milliseconds(left), .increment = milliseconds(2'000)};
    EXPECT_LE(plan_time(limits)->most, milliseconds(std::max(1, left / 2))) << "an increment is no time yet";
    EXPECT_GE(plan_time(limits)->usual, milliseconds(1));
  }
}

TEST(ChessTimePlan, KeepsTheOverheadBack) {
  SearchLimits limits;
  for (const int overhead : {0, 10, 100, 1'000, 5'000}) {
    limits.overhead = milliseconds(overhead);
    for (const int left : {1, 50, 900, 5'000, 300'000}) {
      for (const int moves_to_go : {0, 1, 30}) {
        limits.clock = PlayerClock{milliseconds(left), milliseconds(0), moves_to_go};
        EXPECT_LE(plan_time(limits)->most, milliseconds(std::max(1, left - overhead))) << overhead << " of " << left;
      }
    }
  }
  limits.clock = PlayerClock{milliseconds(3'000), milliseconds(100), 0};
  limits.overhead = milliseconds(0);
  const auto with_increment = plan_time(limits)->usual;
  limits.overhead = milliseconds(100);
  EXPECT_LT(plan_time(limits)->usual, with_increment / 2) << "an increment that the overhead eats is none";
}

TEST(ChessSearch, CountsTimeFromWhenItBeganToRun) {
  SearchLimits limits;
  limits.time = milliseconds(60'000);
  limits.since = std::chrono::steady_clock::now() - std::chrono::minutes(2);
  const Position position;
  const SearchResult result = Searcher(1).search(position, limits);
  EXPECT_TRUE(position.is_legal(result.action));
  EXPECT_LT(result.nodes, 200U);
}

TEST(ChessScore, AveragesLikeGames) {
  EXPECT_EQ(score_of(0), 0);
  EXPECT_LT(score_of(2'000), kProvedMate);
  EXPECT_GT(score_of(300), score_of(200));
  EXPECT_EQ(score_of(-150), -score_of(150));
  for (const int centipawns : {-900, -100, 0, 35, 450, 2'000}) {
    EXPECT_NEAR(centipawns_of(score_of(centipawns)), centipawns, 2 + std::abs(centipawns) / 100);
  }
  EXPECT_GT((kMateScore + score_of(-500)) / 2, 0) << "an even chance of mate for a rook is a bargain";
  EXPECT_EQ(plies_to_mate(kMateScore - 3), 3);
}

}  // namespace
}  // namespace spooky::chess
