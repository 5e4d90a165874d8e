// The one thread that talks to the database.
#include "server/store_thread.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "databases.hpp"

namespace spooky {
namespace {

using server::GameStore;
using server::StoredAction;
using server::StoreError;
using server::StoreThread;

class StoreThreadTest : public DatabaseTest {
 protected:
  StoreThreadTest() {
    GameStore store(database_);
    store.begin();
    store.create(small_game(kGame));
    store.commit();
  }

  static constexpr const char* kGame = "aaaaaaaaaaaa";

  /// Finished work is reported on the store's own thread.
  std::unique_ptr<StoreThread> start(std::size_t most_waiting = 1000) const {
    return std::make_unique<StoreThread>(std::make_unique<GameStore>(database_), most_waiting,
                                         [](const std::function<void()>& task) { task(); });
  }

  static StoreThread::Work append(std::int64_t number) {
    return [number](GameStore& store) { store.append(kGame, number, {"action " + std::to_string(number), "x", 0}); };
  }

  /// Whether it is on disk, when that is known.
  static bool wait(StoreThread& thread, StoreThread::Work work) {
    std::promise<bool> promise;
    if (!thread.submit(std::move(work), [&](bool stored) { promise.set_value(stored); })) return false;
    return promise.get_future().get();
  }

  std::vector<std::string> numbers() const { return ask("select number from actions order by number"); }

  /// Lets nothing happen until it is released: what is submitted meanwhile goes into one transaction.
  struct Pause {
    explicit Pause(StoreThread& thread) {
      std::promise<void> begun;
      EXPECT_TRUE(thread.submit(
          [&begun, wait = released.get_future().share(), told = false](GameStore&) mutable {
            if (!std::exchange(told, true)) begun.set_value();
            wait.wait();
          },
          [](bool) {}));
      begun.get_future().wait();
    }
    void release() { released.set_value(); }
    std::promise<void> released;
  };
};

INSTANTIATE_TEST_SUITE_P(On, StoreThreadTest, testing::Values("SQLite", "PostgreSQL"), database_name);

TEST_P(StoreThreadTest, ReportsWhatIsOnDisk) {
  const auto thread = start();
  for (std::int64_t number = 1; number <= 5; ++number) {
    std::promise<std::size_t> seen;
    EXPECT_TRUE(thread->submit(append(number), [&](bool stored) {
      EXPECT_TRUE(stored);
      // Somebody else sees it as soon as it is reported.
      seen.set_value(numbers().size());
    }));
    EXPECT_EQ(seen.get_future().get(), static_cast<std::size_t>(number));
  }
}

TEST_P(StoreThreadTest, AFailingJobHarmsOnlyItself) {
  const auto thread = start();
  Pause pause(*thread);
  std::vector<std::string> reported;
  const auto report = [&](const std::string& name) {
    return [&reported, name](bool stored) { reported.push_back(name + (stored ? " stored" : " failed")); };
  };
  EXPECT_TRUE(thread->submit(append(1), report("first")));
  EXPECT_TRUE(thread->submit(
      [](GameStore& store) {
        append(2)(store);
        throw StoreError("no");
      },
      report("thrower")));
  EXPECT_TRUE(thread->submit(append(3), report("third")));
  EXPECT_TRUE(thread->submit([](GameStore& store) { store.append("bbbbbbbbbbbb", 1, {"", "", 0}); }, report("misfit")));
  EXPECT_TRUE(thread->submit([](GameStore&) { throw std::runtime_error("no memory, say"); }, report("stranger")));
  EXPECT_TRUE(thread->submit(append(6), report("last")));
  pause.release();
  thread->stop();
  EXPECT_EQ(reported, (std::vector<std::string>{"first stored", "thrower failed", "third stored", "misfit failed",
                                                "stranger failed", "last stored"}));
  EXPECT_EQ(numbers(), (std::vector<std::string>{"1", "3", "6"}));
}

TEST_P(StoreThreadTest, WhatWaitsSharesOneTransaction) {
  const auto thread = start();
  Pause pause(*thread);
  std::vector<std::size_t> seen_inside;
  std::vector<std::size_t> seen_when_told;
  for (std::int64_t number = 1; number <= 10; ++number) {
    EXPECT_TRUE(thread->submit(
        [this, number, &seen_inside](GameStore& store) {
          append(number)(store);
          seen_inside.push_back(numbers().size());
        },
        [this, &seen_when_told](bool) { seen_when_told.push_back(numbers().size()); }));
  }
  pause.release();
  thread->stop();
  // Nobody else sees any of it before all of it is there.
  EXPECT_EQ(seen_inside, std::vector<std::size_t>(10, 0));
  EXPECT_EQ(seen_when_told, std::vector<std::size_t>(10, 10));
}

TEST_P(StoreThreadTest, TakesOnlySoMuchAtOnce) {
  const auto thread = start(3);
  Pause pause(*thread);
  int told = 0;
  for (std::int64_t number = 1; number <= 3; ++number)
    EXPECT_TRUE(thread->submit(append(number), [&](bool) { ++told; }));
  EXPECT_FALSE(thread->submit(append(4), [&](bool) { ++told; }));
  pause.release();
  thread->stop();
  EXPECT_EQ(told, 3);
  EXPECT_EQ(numbers().size(), 3U);
}

TEST_P(StoreThreadTest, StoppingDoesWhatWaits) {
  const auto thread = start();
  Pause pause(*thread);
  int stored = 0;
  for (std::int64_t number = 1; number <= 20; ++number) {
    EXPECT_TRUE(thread->submit(append(number), [&](bool on_disk) { stored += on_disk ? 1 : 0; }));
  }
  pause.release();
  thread->stop();
  thread->stop();
  EXPECT_EQ(stored, 20);
  EXPECT_EQ(numbers().size(), 20U);
  EXPECT_FALSE(thread->submit(append(21), [](bool) { FAIL(); }));
}

TEST_P(StoreThreadTest, ManyThreadsSubmit) {
  const auto thread = start(100'000);
  std::atomic<int> stored = 0;
  std::vector<std::jthread> threads;
  for (std::int64_t side = 0; side < 4; ++side) {
    threads.emplace_back([&, side] {
      for (std::int64_t i = 1; i <= 100; ++i) {
        EXPECT_TRUE(thread->submit(append(side * 100 + i), [&](bool on_disk) { stored += on_disk ? 1 : 0; }));
      }
    });
  }
  threads.clear();
  thread->stop();
  EXPECT_EQ(stored, 400);
  EXPECT_EQ(numbers().size(), 400U);
}

TEST(StoreThreadOnPostgresql, NothingAcknowledgedIsLostWhenTheDatabaseGoesAway) {
  Postgresql& postgresql = Postgresql::instance();
  const std::string database = postgresql.new_database();
  server::StoredGame game;
  game.id = "aaaaaaaaaaaa";
  game.game = "tictactoe";
  game.rules = "{}";
  StoreThread thread(std::make_unique<GameStore>(database), 100'000, [](const std::function<void()>& task) { task(); });
  const auto wait = [&](StoreThread::Work work) {
    std::promise<bool> promise;
    EXPECT_TRUE(thread.submit(std::move(work), [&](bool stored) { promise.set_value(stored); }));
    return promise.get_future().get();
  };
  ASSERT_TRUE(wait([&](GameStore& store) { store.create(game); }));
  std::int64_t number = 0;
  std::vector<std::string> acknowledged;
  for (int round = 0; round < 3; ++round) {
    // Appends as fast as it can; what is refused is tried again, and has not been done or is found.
    std::atomic<bool> down = false;
    std::jthread writer([&](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
        const bool stored = wait([&](GameStore& store) { store.append(game.id, number + 1, {"action", "x", 0}); });
        if (stored) acknowledged.push_back(std::to_string(++number));
        if (!stored) down = true;
      }
    });
    postgresql.crash();
    while (!down) std::this_thread::yield();
    postgresql.start();
    writer.request_stop();
    writer.join();
    // It recovers by itself.
    while (!wait([](GameStore& store) { store.open_games(0); })) std::this_thread::yield();
    auto found = postgresql.ask(database, "select number from actions order by number");
    ASSERT_GE(found.size(), acknowledged.size());
    ASSERT_LE(found.size(), acknowledged.size() + 1);
    found.resize(acknowledged.size());
    EXPECT_EQ(found, acknowledged);
  }
}

}  // namespace
}  // namespace spooky
