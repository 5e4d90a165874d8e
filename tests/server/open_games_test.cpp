// How many games are open: known without counting them for each new one.
#include "server/open_games.hpp"

#include <gtest/gtest.h>

#include "database_work.hpp"
#include "databases.hpp"
#include "test_hall.hpp"

namespace spooky {
namespace {

using server::GameStore;
using server::OpenGames;
using server::Reply;
using server::ServeLimits;

class OpenGamesTest : public DatabaseTest {
 protected:
  /// What the database does to open so many games, in whatever it counts.
  std::int64_t work_of_opening(int games) const {
    const SqliteWatch watch;
    const std::int64_t before = is_postgresql() ? rows_read(database_) : 0;
    {
      TestHall test({}, database_);
      const std::int64_t begin = SqliteWatch::steps();
      for (int i = 0; i < games; ++i) test.open(kX, "");
      if (!is_postgresql()) return SqliteWatch::steps() - begin;
    }
    return rows_read(database_) - before;
  }

  void fill(int games) const {
    GameStore store(database_);
    store.begin();
    for (int i = 0; i < games; ++i) {
      auto game = small_game("filling" + std::to_string(10'000 + i));
      game.opened = kNow;
      store.create(game);
    }
    store.commit();
  }

  /// The status of an attempt to open one more game.
  static unsigned status_of_opening(TestHall& test) {
    std::optional<unsigned> status;
    test.hall.open(R"({"game":"tictactoe"})", [&](const Reply& reply) { status = reply.status; });
    test.settle();
    return status.value_or(0);
  }

  static ServeLimits at_most(std::size_t games) {
    ServeLimits limits;
    limits.open_games = games;
    return limits;
  }
};

INSTANTIATE_TEST_SUITE_P(On, OpenGamesTest, testing::Values("SQLite", "PostgreSQL"), database_name);

TEST_P(OpenGamesTest, OpeningAGameCostsTheSameHoweverManyAreOpen) {
  const std::int64_t few = work_of_opening(10);
  fill(3000);
  const std::int64_t many = work_of_opening(10);
  EXPECT_LT(many, few + 1000);
}

TEST_P(OpenGamesTest, TheLimitHoldsWithoutACountInBetween) {
  TestHall test(at_most(3), database_);
  const std::string first = test.open(kX, kO, {"a1", "a2", "b1", "b2"});
  test.open(kX, kO);
  test.open(kX, kO, {"a1", "a2", "b1", "b2", "c1"});  // over: not open
  EXPECT_EQ(status_of_opening(test), 201U);
  EXPECT_EQ(status_of_opening(test), 429U);
  // A game that ends makes room.
  const auto x = test.join(first, kX);
  test.hear(*x, wire::act_message("c1", 5));
  EXPECT_EQ(status_of_opening(test), 201U);
  EXPECT_EQ(status_of_opening(test), 429U);
  // So it is when they are counted.
  test.hall.count_open_games();
  test.settle();
  EXPECT_EQ(status_of_opening(test), 429U);
  // A rematch is a game as any other.
  test.hear(*x, {{"rematch", true}});
  test.now += 8 * 24 * 60 * 60 * 1000LL;
  test.hall.count_open_games();
  test.settle();
  EXPECT_EQ(status_of_opening(test), 201U) << "after a week without an action a game no longer counts";
}

TEST_P(OpenGamesTest, WhatIsOnItsWayCounts) {
  TestHall test(at_most(3), database_);
  test.hall.count_open_games();
  test.settle();
  Blocked blocked(test.store);
  int opened = 0;
  int refused = 0;
  for (int i = 0; i < 10; ++i) {
    if (i == 5) test.hall.count_open_games();
    test.hall.open(R"({"game":"tictactoe"})", [&](const Reply& reply) { ++(reply.status == 201 ? opened : refused); });
  }
  blocked.release();
  test.settle();
  EXPECT_EQ(opened, 3);
  EXPECT_EQ(refused, 7);
  EXPECT_EQ(ask("select id from games").size(), 3U);
}

TEST_P(OpenGamesTest, GamesOfOtherServersAreSeenAtTheNextCount) {
  TestHall test(at_most(5), database_);
  fill(5);
  EXPECT_EQ(status_of_opening(test), 201U);
  test.hall.count_open_games();
  test.settle();
  EXPECT_EQ(status_of_opening(test), 429U);
}

}  // namespace
}  // namespace spooky
