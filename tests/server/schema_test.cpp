// Databases that an earlier version made.
#include <gtest/gtest.h>

#include "databases.hpp"
#include "test_hall.hpp"

namespace spooky {
namespace {

using server::GameStore;

/// As version 1 made it, with a game of three actions.
std::string version_1(const std::string& clustered) {
  return "create table spooky_schema (version bigint not null);"
         "create table games (id text primary key, game text not null, rules text not null, start text,"
         " previous text unique references games(id) on delete set null,"
         " opened bigint not null, touched bigint not null, is_over integer not null);"
         "create index games_in_progress on games(is_over, touched);"
         "create table seats ("
         " game text not null references games(id) on delete cascade, actor text not null, fingerprint text not null,"
         " primary key (game, actor))" +
         clustered +
         ";create table actions ("
         " game text not null references games(id) on delete cascade, number bigint not null, action text not null,"
         " actor text not null, ms bigint not null, primary key (game, number))" +
         clustered +
         ";insert into spooky_schema values (1);"
         R"(insert into games values ('oldoldoldold', 'tictactoe', '{"variant":"plain"}', null, null, 7, 8, 0);)"
         "insert into seats values ('oldoldoldold', 'x', 'print');"
         "insert into actions values ('oldoldoldold', 1, 'a1', 'x', 10), ('oldoldoldold', 2, 'a2', 'o', 20),"
         " ('oldoldoldold', 3, 'b1', 'x', 30)";
}

class SchemaTest : public DatabaseTest {
 protected:
  SchemaTest() { ask(version_1(is_postgresql() ? "" : " without rowid")); }
};

INSTANTIATE_TEST_SUITE_P(On, SchemaTest, testing::Values("SQLite", "PostgreSQL"), database_name);

TEST_P(SchemaTest, GamesOfVersion1AreKept) {
  // The second time there is nothing to do.
  for (int i = 0; i < 2; ++i) {
    GameStore store(database_);
    EXPECT_EQ(ask("select version from spooky_schema"), std::vector<std::string>{"4"});
    const auto game = store.load("oldoldoldold");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->given, 0);
    EXPECT_EQ(game->opened, 7);
    EXPECT_FALSE(game->over);
    EXPECT_EQ(game->seats, (std::vector<std::pair<std::string, std::string>>{{"x", "print"}}));
    EXPECT_EQ(game->actions, (std::vector<server::StoredAction>{{"a1", "x", 10}, {"a2", "o", 20}, {"b1", "x", 30}}));
  }
}

TEST_P(SchemaTest, TheyGoOnAndNewOnesRememberWhatWasGivenAndRolled) {
  GameStore store(database_);
  auto game = small_game("newnewnewnew");
  game.given = 2;
  game.actions = {{"a1b2", "x", 0}, {"a1b2", "o", 0}, {"#1", "nature", 0, 4}};
  store.begin();
  EXPECT_TRUE(store.append("oldoldoldold", 4, {"b2", "o", 40}));
  EXPECT_TRUE(store.append("oldoldoldold", 5, {"#2", "nature", 40, 5}));
  EXPECT_TRUE(store.create(game));
  store.commit();
  const auto actions = store.load("oldoldoldold")->actions;
  ASSERT_EQ(actions.size(), 5U);
  EXPECT_EQ(actions[2].face, std::nullopt) << "nobody kept it";
  EXPECT_EQ(actions[3].face, std::nullopt) << "nothing was rolled";
  EXPECT_EQ(actions[4].face, 5);
  EXPECT_EQ(store.load("oldoldoldold")->given, 0);
  EXPECT_EQ(store.load("newnewnewnew"), game);
}

TEST_P(SchemaTest, SeveralServersMayMigrateAtOnce) {
  std::vector<std::jthread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back([&] { EXPECT_TRUE(GameStore(database_).load("oldoldoldold")); });
  threads.clear();
  EXPECT_EQ(ask("select version from spooky_schema"), std::vector<std::string>{"4"});
}

TEST_P(SchemaTest, VersionsThatNeverWereAreRefused) {
  ask("update spooky_schema set version = 0");
  EXPECT_THROW(GameStore{database_}, server::StoreError);
  EXPECT_EQ(ask("select version from spooky_schema"), std::vector<std::string>{"0"});
}

}  // namespace
}  // namespace spooky
