// Long games and many guests: each is served in a turn of its own, so that others can be served between them.
#include <gtest/gtest.h>

#include <algorithm>

#include "test_hall.hpp"

namespace spooky {
namespace {

using server::GameStore;

/// A game that is stored with so many actions. No rules of today allow them.
std::string store_long_game(TestHall& test, int actions) {
  server::StoredGame game;
  game.id = std::string(12, 'L');
  game.game = "tictactoe";
  game.rules = R"({"variant":"goff","width":3,"height":3,"line":3})";
  for (int i = 0; i < actions; ++i) game.actions.push_back({"a" + std::to_string(i), i % 2 == 0 ? "x" : "o", i});
  test.with_store([&](GameStore& store) {
    store.create(game);
    EXPECT_EQ(store.load(game.id), game);
  });
  return game.id;
}

TEST(Crowd, WhatOthersStoreDoesNotWaitForALongGame) {
  TestHall test;
  const std::string id = store_long_game(test, 2000);
  std::optional<server::Reply> record;
  test.hall.show(id, [&](server::Reply reply) { record = std::move(reply); });
  bool stored = false;
  ASSERT_TRUE(test.store.submit([](GameStore&) {}, [&](bool) { stored = true; }));
  while (!stored) {
    EXPECT_FALSE(record);
    test.take_one();
  }
  EXPECT_FALSE(record);
  const std::string whole = test.record(id);
  std::size_t actions = 0;
  for (std::size_t at = whole.find("{\"action\":"); at != std::string::npos; at = whole.find("{\"action\":", at + 1)) {
    EXPECT_EQ(whole.find("\"a" + std::to_string(actions++) + '"', at), at + 10);
  }
  EXPECT_EQ(actions, 2000U);
}

TEST(Crowd, SoManyGamesAreReadAtOnceToBeShown) {
  server::ServeLimits limits;
  limits.read_games = 3;
  limits.read_games_of_one_address = 2;
  TestHall test(limits);
  const std::string id = store_long_game(test, 10);
  std::vector<unsigned> statuses;
  const auto show = [&](const std::string& address) {
    test.hall.show(id, [&](const server::Reply& reply) { statuses.push_back(reply.status); }, [](double) {}, address);
  };
  for (const char* address : {"one", "one", "one", "two", "two", "three"}) show(address);
  // Those beyond the limits are refused at once, the others when they have been read.
  EXPECT_EQ(statuses, (std::vector<unsigned>{503, 503, 503}));
  test.settle();
  EXPECT_EQ(statuses, (std::vector<unsigned>{503, 503, 503, 200, 200, 200}));
  show("one");
  test.hall.show("nosuchgame12", [&](const server::Reply& reply) { statuses.push_back(reply.status); });
  test.settle();
  EXPECT_EQ(statuses.size(), 8U);
  EXPECT_EQ(std::count(statuses.begin(), statuses.end(), 200U), 4);
}

TEST(Crowd, SoManyGamesAreReadAtOnceToBeJoinedAndTheOthersWait) {
  server::ServeLimits limits;
  limits.read_games_of_one_address = 2;
  TestHall test(limits);
  std::vector<std::string> ids;
  for (int i = 0; i < 5; ++i) ids.push_back(test.open(kX, kO, {"a1", "a2"}));
  std::vector<std::shared_ptr<WritingGuest>> guests;
  for (const std::string& id : ids) {
    guests.push_back(std::make_shared<WritingGuest>());
    test.hall.hear(*guests.back(), print_json(wire::join_message(id)));
  }
  // All of one address: a record of another game cannot be read for it meanwhile.
  std::optional<server::Reply> record;
  test.hall.show(
      "nosuchgame12", [&](server::Reply reply) { record = std::move(reply); }, [](double) {}, guests[0]->address());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->status, 503U);
  // Who leaves while a game waits to be read does not keep the others from theirs.
  test.hall.leave(*guests[3]);
  guests[3].reset();
  test.settle();
  for (const std::size_t i : {0U, 1U, 2U, 4U}) EXPECT_FALSE(guests[i]->heard.empty()) << i;
  record.reset();
  test.hall.show(ids[3], [&](server::Reply reply) { record = std::move(reply); }, [](double) {}, guests[0]->address());
  test.settle();
  ASSERT_TRUE(record);
  EXPECT_EQ(record->status, 200U) << "no reading is counted for ever";
}

TEST(Crowd, ActionsStoredWhileAGameIsReadAreLeftOut) {
  GameStore store(":memory:");
  server::StoredGame game;
  game.id = std::string(12, 'L');
  game.game = "tictactoe";
  game.rules = "{}";
  for (int i = 0; i < 5; ++i) game.actions.push_back({"a" + std::to_string(i), "x", i});
  ASSERT_TRUE(store.create(game));
  auto reading = store.begin_reading(game.id);
  ASSERT_TRUE(reading);
  EXPECT_TRUE(reading->game.actions.empty());
  store.read_on(*reading, 3);
  EXPECT_EQ(reading->game.actions.size(), 3U);
  EXPECT_FALSE(reading->whole());
  ASSERT_TRUE(store.append(game.id, 6, {"a5", "o", 5}));
  store.read_on(*reading, 3);
  EXPECT_TRUE(reading->whole());
  EXPECT_EQ(reading->game, game);
  EXPECT_FALSE(store.begin_reading("bbbbbbbbbbbb"));
}

TEST(Crowd, GuestsAreLetInOneByOne) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2", "b1"});
  const auto first = test.join(id);
  std::vector<std::shared_ptr<WritingGuest>> crowd;
  for (int i = 0; i < 20; ++i) {
    crowd.push_back(std::make_shared<WritingGuest>());
    test.hall.hear(*crowd.back(), print_json(wire::join_message(id)));
  }
  for (std::size_t let_in = 0; let_in < crowd.size(); ++let_in) {
    EXPECT_TRUE(crowd[let_in]->heard.empty());
    test.take_one();
    EXPECT_FALSE(crowd[let_in]->heard.empty());
  }
  EXPECT_NE(first->take_last().find("\"watching\":21"), std::string::npos);
}

TEST(Crowd, WhoLeavesOrAsksAgainAtTheDoorIsKnown) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2", "b1"});
  const auto watches = test.join(id);
  const auto leaves = std::make_shared<WritingGuest>();
  const auto again = std::make_shared<WritingGuest>();
  auto vanishes = std::make_shared<WritingGuest>();
  for (const auto& guest : {leaves, again, vanishes}) test.hall.hear(*guest, print_json(wire::join_message(id)));
  test.hall.leave(*leaves);
  test.hall.leave(*vanishes);
  vanishes.reset();
  test.hall.hear(*again, R"({"join":")" + id + R"(","from":3})");
  test.settle();
  EXPECT_TRUE(leaves->take().empty());
  const auto heard = again->take();
  ASSERT_FALSE(heard.empty());
  EXPECT_NE(heard[0].find(R"("from":3,"actions":[{"action":"b1")"), std::string::npos) << heard[0];
}

TEST(Crowd, EveryoneHearsTheSameGameFromWhereTheyWish) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2", "b1"});
  const auto x = test.join(id, kX);
  const auto actions_from = [&](int from) {
    const auto guest = std::make_shared<WritingGuest>();
    test.hear(*guest, json::object{{"join", id}, {"from", from}});
    const auto welcome = parse_json(guest->heard.at(0));
    test.hall.leave(*guest);
    return wire::at(*welcome, {"actions"}).as_array();
  };
  const json::array all = actions_from(1);
  EXPECT_EQ(all.size(), 3U);
  for (int from = 1; from <= 5; ++from) {
    const json::array some = actions_from(from);
    EXPECT_EQ(some, json::array(all.begin() + std::min(from - 1, 3), all.end())) << from;
  }
  // A game that went on is told anew.
  const auto o = test.join(id, kO);
  test.hear(*o, wire::act_message("b2", 4));
  EXPECT_EQ(actions_from(1).size(), 4U);
  EXPECT_EQ(wire::text_at(actions_from(4).at(0), {"action"}), "b2");
}

}  // namespace
}  // namespace spooky
