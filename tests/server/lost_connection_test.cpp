// Two servers on one PostgreSQL, of which one loses the connection of its store and nothing else: it still hears that
// there is news, and has to read it.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>

#include "databases.hpp"
#include "server/backoff.hpp"
#include "server_fixture.hpp"
#include "test_hall.hpp"

namespace spooky {
namespace {

using server::Backoff;
using server::GameStore;
using server::HttpServer;
using wire::at;
using wire::text_at;

class LostConnectionTest : public ServerTest {
 protected:
  LostConnectionTest()
      : here_(options(database_)), here_store_(postgresql_.connections(database_, "spooky-store").at(0)) {
    there_.emplace(options(database_));
  }

  /// Ends the connection of the store there, as often as it comes back.
  void cut_store_there() {
    for (const std::string& process : postgresql_.connections(database_, "spooky-store")) {
      if (process != here_store_) postgresql_.cut(process);
    }
  }

  Postgresql& postgresql_ = Postgresql::instance();
  std::string database_ = postgresql_.new_database();
  HttpServer here_;
  std::string here_store_;
  std::optional<HttpServer> there_;
};

TEST_F(LostConnectionTest, EveryMoveReachesTheOtherServer) {
  for (int round = 0; round < 20; ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    const std::string id = open_game(here_);
    Visitor x(here_.port(), id, x_);
    Visitor o(there_->port(), id, o_);
    cut_store_there();
    const json::value first = x.act("a1b2", 1);
    ASSERT_EQ(text_at(first, {"action"}), "a1b2") << print_json(first);
    ASSERT_EQ(o.hear("action"), first);
    // The other way the connection is lost just before something is written, or while the rooms are read again: then
    // the player is told to try again.
    cut_store_there();
    json::value second = o.act("a1c3", 2);
    while (text_at(second, {"error", "code"}) == "busy") {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));  // soon, and not too often for the server
      second = o.act("a1c3", 2);
    }
    ASSERT_EQ(text_at(second, {"action"}), "a1c3") << print_json(second);
    ASSERT_EQ(x.hear("action"), second);
  }
}

TEST_F(LostConnectionTest, WhatCouldNotBeReadIsReadWhenTheDatabaseIsBack) {
  for (int round = 0; round < 3; ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    const std::string id = open_game(here_);
    const std::string unread = open_game(here_);
    Visitor x(here_.port(), id, x_);
    Visitor o(there_->port(), id, o_);
    postgresql_.let_in(database_, false);
    cut_store_there();
    const json::value first = x.act("a1b2", 1);
    EXPECT_EQ(text_at(first, {"action"}), "a1b2") << print_json(first);
    // The store there cannot come back: it says so, and refuses what it cannot do.
    std::string reply;
    do {
      reply = wire::ask(there_->port(), "GET", "/api/games/" + unread);
    } while (wire::status(reply) == 429);
    EXPECT_EQ(wire::status(reply), 503) << reply;
    EXPECT_NE(reply.find(R"("code":"busy")"), std::string::npos);
    postgresql_.let_in(database_, true);
    EXPECT_EQ(o.hear("action"), first);
  }
}

TEST(OutdatedRooms, AreReadAgainAfterTheQueueWasFull) {
  const wire::PageFolder folder;
  const std::string file = (folder.parent() / "games.db").string();
  server::ServeLimits limits;
  limits.waiting_writes = 1;
  TestHall test(limits, file);
  const std::string id = test.open(kX, kO);
  const auto x = test.join(id, kX);
  x->take();
  GameStore other(file);
  other.append(id, 1, {"a1b2", "x", 7});
  {
    Blocked blocked(test.store);
    ASSERT_TRUE(test.store.submit([](GameStore&) {}, [](bool) {}));
    test.hall.refresh(id);
    test.hall.read_outdated();
    blocked.release();
  }
  test.settle();
  EXPECT_TRUE(x->take().empty());
  test.hall.read_outdated();
  test.settle();
  EXPECT_EQ(x->take(), std::vector<std::string>{R"({"action":"a1b2","number":1,"actor":"x","ms":7,"result":null})"});
  // Once is enough.
  other.append(id, 2, {"a1c3", "o", 8});
  test.hall.read_outdated();
  test.settle();
  EXPECT_TRUE(x->take().empty());
}

TEST(Backoff, DoublesUpToItsLimitAndIsNeverTheSameForAll) {
  using std::chrono::milliseconds;
  std::vector<std::vector<milliseconds>> delays;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Backoff backoff(milliseconds(100), milliseconds(1000), seed);
    auto& own = delays.emplace_back();
    for (const int bound : {100, 200, 400, 800, 1000, 1000, 1000}) {
      own.push_back(backoff.next());
      EXPECT_LE(own.back(), milliseconds(bound));
      EXPECT_GE(own.back(), milliseconds(bound / 2));
    }
    backoff.reset();
    EXPECT_LE(backoff.next(), milliseconds(100));
  }
  std::sort(delays.begin(), delays.end());
  EXPECT_EQ(std::unique(delays.begin(), delays.end()), delays.end());
}

}  // namespace
}  // namespace spooky
