// Games on disk: the same on SQLite and PostgreSQL.
#include "server/game_store.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <optional>
#include <thread>

#include "databases.hpp"

namespace spooky {
namespace {

using server::GameStore;
using server::StoredAction;
using server::StoredGame;
using server::StoreError;

constexpr std::int64_t kOpened = 1'700'000'000'000;

/// What a new store says to a database; empty when it takes it.
std::string failure(const std::string& database) {
  try {
    const GameStore store(database);
    return "";
  } catch (const StoreError& error) {
    return error.what();
  }
}

void transact(GameStore& store, const std::function<void()>& work) {
  store.begin();
  work();
  store.commit();
}

class GameStoreTest : public DatabaseTest {
 protected:
  void create(GameStore& store, const StoredGame& game) const {
    transact(store, [&] { EXPECT_TRUE(store.create(game)); });
  }
};

INSTANTIATE_TEST_SUITE_P(On, GameStoreTest, testing::Values("SQLite", "PostgreSQL"), database_name);

TEST_P(GameStoreTest, KeepsAGame) {
  StoredGame game = small_game("aaaaaaaaaaaa");
  game.start = "X1:a1/b2 o";
  game.over = true;
  game.given = 1;
  game.seats = {{"o", "fingerprint '; drop table games; --"}, {"x", std::string(64, 'f')}};
  game.actions = {{"a1b2", "x", 0},
                  {"#1", "nature", 1, 6},
                  {"\xF0\x9F\x91\xBB \"quoted\" \\ %s :name", "o", 9'000'000'000'000'000'000}};
  {
    GameStore store(database_);
    create(store, game);
    EXPECT_EQ(store.load(game.id), game);
  }
  GameStore again(database_);
  EXPECT_EQ(again.load(game.id), game);
  EXPECT_EQ(again.load("bbbbbbbbbbbb"), std::nullopt);
  EXPECT_EQ(again.load(""), std::nullopt);
}

TEST_P(GameStoreTest, ANumberIsTakenOnce) {
  GameStore store(database_);
  create(store, small_game("aaaaaaaaaaaa"));
  const StoredAction first{"a1b2", "x", 5};
  transact(store, [&] {
    EXPECT_TRUE(store.append("aaaaaaaaaaaa", 1, first));
    EXPECT_FALSE(store.append("aaaaaaaaaaaa", 1, {"a1c3", "x", 6}));
    EXPECT_FALSE(store.append("aaaaaaaaaaaa", 1, first));
  });
  transact(store, [&] { EXPECT_FALSE(store.append("aaaaaaaaaaaa", 1, {"a1c3", "x", 6})); });
  EXPECT_EQ(store.load("aaaaaaaaaaaa")->actions, std::vector{first});
}

TEST_P(GameStoreTest, ASeatIsTakenOnceAndFoundByItsHolder) {
  GameStore store(database_);
  create(store, small_game("aaaaaaaaaaaa"));
  transact(store, [&] {
    EXPECT_TRUE(store.take_seat("aaaaaaaaaaaa", "x", "one"));
    EXPECT_FALSE(store.take_seat("aaaaaaaaaaaa", "x", "two"));
    EXPECT_TRUE(store.take_seat("aaaaaaaaaaaa", "x", "one"));
    EXPECT_TRUE(store.take_seat("aaaaaaaaaaaa", "o", "two"));
  });
  using Seats = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(store.load("aaaaaaaaaaaa")->seats, (Seats{{"o", "two"}, {"x", "one"}}));
}

TEST_P(GameStoreTest, AGameHasOneRematch) {
  GameStore store(database_);
  create(store, small_game("aaaaaaaaaaaa"));
  StoredGame next = small_game("bbbbbbbbbbbb");
  next.previous = "aaaaaaaaaaaa";
  next.seats = {{"x", "one"}};
  create(store, next);
  StoredGame other = small_game("cccccccccccc");
  other.previous = "aaaaaaaaaaaa";
  other.seats = {{"x", "two"}};
  transact(store, [&] { EXPECT_FALSE(store.create(other)); });
  EXPECT_EQ(store.load("cccccccccccc"), std::nullopt);
  EXPECT_EQ(store.rematch_of("aaaaaaaaaaaa"), "bbbbbbbbbbbb");
  EXPECT_EQ(store.rematch_of("bbbbbbbbbbbb"), std::nullopt);
  EXPECT_EQ(store.load("aaaaaaaaaaaa")->next, "bbbbbbbbbbbb");
  EXPECT_EQ(store.load("bbbbbbbbbbbb")->previous, "aaaaaaaaaaaa");
}

TEST_P(GameStoreTest, WhatIsNotCommittedIsNotThere) {
  {
    GameStore store(database_);
    create(store, small_game("aaaaaaaaaaaa"));
    store.begin();
    EXPECT_TRUE(store.append("aaaaaaaaaaaa", 1, {"a1b2", "x", 5}));
    store.rollback();
    EXPECT_TRUE(store.load("aaaaaaaaaaaa")->actions.empty());
    store.begin();
    EXPECT_TRUE(store.append("aaaaaaaaaaaa", 1, {"a1b2", "x", 5}));
  }
  GameStore again(database_);
  EXPECT_TRUE(again.load("aaaaaaaaaaaa")->actions.empty());
}

TEST_P(GameStoreTest, AnErrorIsNotTheEnd) {
  GameStore store(database_);
  create(store, small_game("aaaaaaaaaaaa"));
  store.begin();
  EXPECT_TRUE(store.append("aaaaaaaaaaaa", 1, {"a1b2", "x", 5}));
  // An action of a game that is not there: the database itself refuses it, and with it the whole transaction.
  EXPECT_THROW(store.append("bbbbbbbbbbbb", 1, {"a1b2", "x", 5}), StoreError);
  store.rollback();
  EXPECT_TRUE(store.load("aaaaaaaaaaaa")->actions.empty());
  EXPECT_THROW(store.take_seat("bbbbbbbbbbbb", "x", "one"), StoreError);
  transact(store, [&] { EXPECT_TRUE(store.append("aaaaaaaaaaaa", 1, {"a1c3", "x", 5})); });
  EXPECT_EQ(store.load("aaaaaaaaaaaa")->actions.size(), 1U);
}

TEST_P(GameStoreTest, CountsOpenGames) {
  GameStore store(database_);
  EXPECT_EQ(store.open_games(0), 0);
  create(store, small_game("aaaaaaaaaaaa"));
  StoredGame over = small_game("bbbbbbbbbbbb");
  over.over = true;
  create(store, over);
  EXPECT_EQ(store.open_games(kOpened), 1);
  EXPECT_EQ(store.open_games(kOpened + 1), 0);
  store.touch("aaaaaaaaaaaa", kOpened + 10, false);
  EXPECT_EQ(store.open_games(kOpened + 10), 1);
  store.touch("aaaaaaaaaaaa", kOpened + 20, true);
  EXPECT_EQ(store.open_games(0), 0);
  EXPECT_TRUE(store.load("aaaaaaaaaaaa")->over);
}

TEST_P(GameStoreTest, ForgetsWhatNobodyBegan) {
  GameStore store(database_);
  StoredGame unbegun = small_game("aaaaaaaaaaaa");
  unbegun.seats = {{"x", "one"}};
  create(store, unbegun);
  StoredGame begun = small_game("bbbbbbbbbbbb");
  begun.actions = {{"a1b2", "x", 0}};
  create(store, begun);
  StoredGame over = small_game("cccccccccccc");
  over.over = true;
  create(store, over);
  // Somebody waited in this one for a while.
  create(store, small_game("dddddddddddd"));
  store.touch("dddddddddddd", kOpened + 1000, false);

  store.forget_unbegun(kOpened);
  EXPECT_EQ(ask("select id from games order by id").size(), 4U);
  store.forget_unbegun(kOpened + 1);
  EXPECT_EQ(ask("select id from games order by id"),
            (std::vector<std::string>{"bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd"}));
  EXPECT_EQ(ask("select game from seats"), std::vector<std::string>());
  store.forget_unbegun(kOpened + 1001);
  EXPECT_EQ(ask("select id from games order by id"), (std::vector<std::string>{"bbbbbbbbbbbb", "cccccccccccc"}));
}

TEST_P(GameStoreTest, OfTwoStoresThatAppendTheSameNumberOneWins) {
  {
    GameStore store(database_);
    create(store, small_game("aaaaaaaaaaaa"));
  }
  constexpr int kNumbers = 100;
  std::array<std::array<bool, kNumbers>, 2> won{};
  std::vector<std::jthread> threads;
  for (std::size_t side = 0; side < 2; ++side) {
    threads.emplace_back([&, side] {
      GameStore store(database_);
      for (std::size_t i = 0; i < kNumbers; ++i) {
        const StoredAction action{"side " + std::to_string(side), "x", 0};
        transact(store, [&] { won[side][i] = store.append("aaaaaaaaaaaa", static_cast<std::int64_t>(i) + 1, action); });
      }
    });
  }
  threads.clear();
  GameStore store(database_);
  const auto actions = store.load("aaaaaaaaaaaa")->actions;
  ASSERT_EQ(actions.size(), static_cast<std::size_t>(kNumbers));
  for (std::size_t i = 0; i < kNumbers; ++i) {
    EXPECT_NE(won[0][i], won[1][i]) << i;
    EXPECT_EQ(actions[i].text, won[0][i] ? "side 0" : "side 1") << i;
  }
}

TEST_P(GameStoreTest, OfTwoStoresThatTakeASeatOrMakeARematchOneWins) {
  constexpr int kGames = 50;
  const auto name = [](char letter, int i) { return std::string(9, letter) + std::to_string(100 + i); };
  {
    GameStore store(database_);
    for (int i = 0; i < kGames; ++i) create(store, small_game(name('a', i)));
  }
  std::atomic<int> seats = 0;
  std::atomic<int> rematches = 0;
  std::vector<std::jthread> threads;
  for (const char side : {'b', 'c'}) {
    threads.emplace_back([&, side] {
      GameStore store(database_);
      for (int i = 0; i < kGames; ++i) {
        transact(store, [&] { seats += store.take_seat(name('a', i), "x", std::string(1, side)) ? 1 : 0; });
        StoredGame rematch = small_game(name(side, i));
        rematch.previous = name('a', i);
        transact(store, [&] {
          const bool made = store.create(rematch);
          rematches += made ? 1 : 0;
          EXPECT_TRUE(store.rematch_of(name('a', i)).has_value());
        });
      }
    });
  }
  threads.clear();
  EXPECT_EQ(seats, kGames);
  EXPECT_EQ(rematches, kGames);
}

TEST_P(GameStoreTest, ManyMayOpenANewDatabaseAtOnce) {
  std::atomic<int> opened = 0;
  std::vector<std::jthread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      EXPECT_EQ(failure(database_), "");
      ++opened;
    });
  }
  threads.clear();
  EXPECT_EQ(opened, 8);
  EXPECT_EQ(ask("select version from spooky_schema"), std::vector<std::string>{"4"});
}

TEST_P(GameStoreTest, RefusesADatabaseOfAnotherVersion) {
  EXPECT_EQ(failure(database_), "");
  ask("update spooky_schema set version = 99");
  const std::string where = is_postgresql() ? "the PostgreSQL database" : "'" + database_ + "'";
  EXPECT_EQ(failure(database_), "cannot keep games in " + where + ": it was made by another version of spooky");
}

class SqliteStoreTest : public testing::Test {
 protected:
  std::string file() const { return (folder_.parent() / "games.db").string(); }

  /// One sentence that names the file.
  void expect_refused(const std::string& name) const {
    const std::string reason = failure(name);
    EXPECT_EQ(reason.rfind("cannot keep games in '" + name + "': ", 0), 0U) << reason;
    EXPECT_EQ(reason.find('\n'), std::string::npos) << reason;
    EXPECT_LT(reason.size(), name.size() + 200) << reason;
  }

  wire::PageFolder folder_;
};

TEST_F(SqliteStoreTest, WhatIsAcknowledgedSurvivesAPowerCut) {
  GameStore store(file());
  EXPECT_EQ(store.setting("journal_mode"), "wal");
  EXPECT_EQ(store.setting("synchronous"), "2");
  EXPECT_EQ(store.setting("foreign_keys"), "1");
  EXPECT_EQ(SqliteFile(file()).ask("pragma journal_mode"), (std::vector<SqliteFile::Row>{{"wal"}}));
  // Also on the connection that follows an error.
  EXPECT_THROW(store.append("bbbbbbbbbbbb", 1, {"a1b2", "x", 5}), StoreError);
  EXPECT_EQ(store.setting("synchronous"), "2");
  EXPECT_EQ(store.setting("foreign_keys"), "1");
}

TEST_F(SqliteStoreTest, RefusesAFileThatIsNoDatabase) {
  std::ofstream(file()) << std::string(10'000, 'x');
  expect_refused(file());
}

TEST_F(SqliteStoreTest, RefusesACorruptedFile) {
  {
    GameStore store(file());
  }
  std::fstream damaged(file(), std::ios::in | std::ios::out | std::ios::binary);
  damaged.seekp(100);
  damaged << std::string(5000, '\xAA');
  damaged.close();
  expect_refused(file());
}

TEST_F(SqliteStoreTest, RefusesWhatIsNoFile) {
  expect_refused(folder_.parent().string());
  expect_refused((folder_.parent() / "missing" / "games.db").string());
  EXPECT_EQ(failure("a\"b"), "cannot keep games in 'a\"b': the name of a database file may hold no quotation mark");
}

TEST_F(SqliteStoreTest, AnEmptyFileAndANameWithSpacesAreFine) {
  const std::string name = (folder_.parent() / "my games, all = of them; 'ever'.db").string();
  std::ofstream(name).close();
  EXPECT_EQ(failure(name), "");
  EXPECT_EQ(SqliteFile(name).ask("select version from spooky_schema").size(), 1U);
}

/// An environment variable for as long as this lives; null: there is none.
class Environment {
 public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    set(value);
  }
  ~Environment() { set(old_ ? old_->c_str() : nullptr); }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  void set(const char* value) const {
    if (value) {
      ::setenv(name_, value, 1);
    } else {
      ::unsetenv(name_);
    }
  }

  const char* name_;
  std::optional<std::string> old_;
};

TEST_F(SqliteStoreTest, WithoutANameItIsTheUsersOwnFile) {
  const std::string folder = folder_.parent().string();
  {
    const Environment data("XDG_DATA_HOME", folder.c_str());
    EXPECT_EQ(server::default_database(), folder + "/spooky/games.db");
    EXPECT_EQ(failure(server::default_database()), "");
  }
  const Environment no_data("XDG_DATA_HOME", "relative");
  {
    const Environment home("HOME", folder.c_str());
    EXPECT_EQ(server::default_database(), folder + "/.local/share/spooky/games.db");
    EXPECT_EQ(failure(server::default_database()), "");
  }
  const Environment no_home("HOME", nullptr);
  EXPECT_THROW(server::default_database(), StoreError);
}

TEST(PostgresqlStore, SaysWhyItCannotConnect) {
  const std::string reason = failure("postgresql:///games?host=/nowhere");
  EXPECT_EQ(reason.rfind("cannot keep games in the PostgreSQL database: ", 0), 0U) << reason;
  EXPECT_EQ(reason.find('\n'), std::string::npos) << reason;
  EXPECT_GT(reason.size(), 60U) << reason;
}

TEST(PostgresqlStore, OthersHearOfWhatIsCommitted) {
  const std::string database = Postgresql::instance().new_database();
  GameStore one(database);
  GameStore two(database);
  GameStore listener(database);
  EXPECT_TRUE(one.is_shared());
  EXPECT_EQ(listener.wait_for_changes(one.instance()), std::vector<std::string>());
  StoredGame game;
  game.id = "aaaaaaaaaaaa";
  game.game = "tictactoe";
  game.rules = "{}";
  transact(one, [&] { one.create(game); });
  transact(one, [&] { one.append(game.id, 1, {"a1b2", "x", 0}); });
  two.begin();
  two.append(game.id, 2, {"a1b2", "o", 0});
  two.rollback();
  transact(two, [&] { EXPECT_FALSE(two.append(game.id, 1, {"a1c3", "x", 0})); });
  // One's own news are none, and so is what came to nothing.
  EXPECT_EQ(listener.wait_for_changes(one.instance()), std::vector<std::string>());
  transact(two, [&] { two.append(game.id, 2, {"a1b2", "o", 0}); });
  EXPECT_EQ(listener.wait_for_changes(one.instance()), std::vector{game.id});
  transact(two, [&] { two.take_seat(game.id, "x", "one"); });
  EXPECT_EQ(listener.wait_for_changes(one.instance()), std::vector{game.id});
  StoredGame next = game;
  next.id = "bbbbbbbbbbbb";
  next.previous = game.id;
  transact(two, [&] { two.create(next); });
  EXPECT_EQ(listener.wait_for_changes(one.instance()), std::vector{game.id});
}

TEST(PostgresqlStore, ComesBackByItself) {
  Postgresql& postgresql = Postgresql::instance();
  const std::string database = postgresql.new_database();
  GameStore store(database);
  StoredGame game;
  game.id = "aaaaaaaaaaaa";
  game.game = "tictactoe";
  game.rules = "{}";
  transact(store, [&] { store.create(game); });
  transact(store, [&] { store.append(game.id, 1, {"a1b2", "x", 0}); });
  store.begin();
  EXPECT_TRUE(store.append(game.id, 2, {"a1b2", "o", 0}));
  postgresql.crash();
  EXPECT_THROW(store.commit(), StoreError);
  store.rollback();
  EXPECT_THROW(store.begin(), StoreError);
  EXPECT_THROW(store.begin(), StoreError);
  postgresql.start();
  const auto found = store.load(game.id);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->actions.size(), 1U);
  transact(store, [&] { EXPECT_TRUE(store.append(game.id, 2, {"a1b2", "o", 0})); });
}

}  // namespace
}  // namespace spooky
