// SQLite's log has its length from the beginning, and nothing is lost or made up by that.
#include "server/log_space.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>

#include "server/game_store.hpp"
#include "wire.hpp"

namespace spooky {
namespace {

namespace fs = std::filesystem;
using server::GameStore;

class LogSpaceTest : public testing::Test {
 protected:
  std::string file(const std::string& name) const { return (folder_.parent() / name).string(); }

  static server::StoredGame game() {
    server::StoredGame game;
    game.id = std::string(12, 'a');
    game.game = "tictactoe";
    game.rules = "{}";
    return game;
  }
  static void append(GameStore& store, std::int64_t number) {
    store.begin();
    EXPECT_TRUE(store.append(game().id, number, {"a" + std::to_string(number), "x", number}));
    store.commit();
  }
  static std::uintmax_t log_bytes(const std::string& database) { return fs::file_size(database + "-wal"); }

  wire::PageFolder folder_;
};

TEST_F(LogSpaceTest, CommitsDoNotMakeTheLogLonger) {
  GameStore store(file("games.db"));
  const auto begun = log_bytes(file("games.db"));
  EXPECT_GT(begun, 4'000'000U);
  ASSERT_TRUE(store.create(game()));
  // More than one round of the log.
  for (std::int64_t number = 1; number <= 1500; ++number) append(store, number);
  EXPECT_EQ(log_bytes(file("games.db")), begun);
  EXPECT_EQ(store.load(game().id)->actions.size(), 1500U);
}

TEST_F(LogSpaceTest, WhatACrashLeavesIsRead) {
  GameStore store(file("games.db"));
  ASSERT_TRUE(store.create(game()));
  for (std::int64_t number = 1; number <= 20; ++number) {
    append(store, number);
    // The files as they are now, without a goodbye.
    for (const char* part : {"", "-wal"}) {
      fs::copy_file(file("games.db") + part, file("copy.db") + part, fs::copy_options::overwrite_existing);
    }
    fs::remove(file("copy.db-shm"));
    GameStore copy(file("copy.db"));
    EXPECT_EQ(copy.load(game().id), store.load(game().id));
    EXPECT_EQ(copy.load(game().id)->actions.size(), static_cast<std::size_t>(number));
  }
}

TEST_F(LogSpaceTest, ASecondStoreDisturbsNobody) {
  GameStore first(file("games.db"));
  ASSERT_TRUE(first.create(game()));
  for (std::int64_t number = 1; number <= 50; ++number) {
    GameStore second(file("games.db"));
    append(number % 2 == 0 ? first : second, number);
  }
  EXPECT_EQ(first.load(game().id)->actions.size(), 50U);
}

TEST_F(LogSpaceTest, WithoutRoomTheLogStaysAsItIs) {
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 1'000'000;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  {
    GameStore store(file("games.db"));
    EXPECT_LT(log_bytes(file("games.db")), 1'000'000U);
    ASSERT_TRUE(store.create(game()));
    append(store, 1);
    EXPECT_EQ(store.load(game().id)->actions.size(), 1U);
  }
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
}

TEST_F(LogSpaceTest, NothingIsMadeWhereThereIsNoLog) {
  server::reserve_log_space(file("nothing.db"));
  EXPECT_FALSE(fs::exists(file("nothing.db-wal")));
}

}  // namespace
}  // namespace spooky
