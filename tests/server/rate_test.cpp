#include "server/rate.hpp"

#include <gtest/gtest.h>

#include "server/backlog.hpp"
#include "server/clients.hpp"

namespace spooky::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(Rate, SoManyAtOnceAndSoManyASecond) {
  constexpr Rate kRate = {.per_second = 2, .at_once = 3};
  Allowance allowance(kRate);
  Allowance::Clock::time_point now{seconds(1000)};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(allowance.take(kRate, now));
  EXPECT_FALSE(allowance.take(kRate, now));
  now += milliseconds(499);
  EXPECT_FALSE(allowance.take(kRate, now));
  now += milliseconds(2);
  EXPECT_TRUE(allowance.take(kRate, now));
  EXPECT_FALSE(allowance.take(kRate, now));
  // However long the rest was, no more than that at once.
  now += seconds(3600);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(allowance.take(kRate, now));
  EXPECT_FALSE(allowance.take(kRate, now));
}

TEST(Rate, AClockThatGoesBackGivesNothing) {
  constexpr Rate kRate = {.per_second = 1, .at_once = 1};
  Allowance allowance(kRate);
  const Allowance::Clock::time_point now{seconds(1000)};
  EXPECT_TRUE(allowance.take(kRate, now));
  EXPECT_FALSE(allowance.take(kRate, now - seconds(500)));
}

TEST(Rate, AskingTooOftenDoesNotMakeItLonger) {
  constexpr Rate kRate = {.per_second = 1, .at_once = 1};
  Allowance allowance(kRate);
  Allowance::Clock::time_point now{seconds(1000)};
  EXPECT_TRUE(allowance.take(kRate, now));
  for (int i = 0; i < 9; ++i) EXPECT_FALSE(allowance.take(kRate, now += milliseconds(100)));
  EXPECT_TRUE(allowance.take(kRate, now += milliseconds(101)));
}

TEST(Clients, CountConnectionsInAllAndOfEachAddress) {
  ServeLimits limits;
  limits.connections = 3;
  limits.connections_of_one_address = 2;
  Clients clients(limits);
  const Clients::Place first(clients, "a");
  {
    const Clients::Place second(clients, "a");
    EXPECT_TRUE(clients.is_full_for("a"));
    EXPECT_FALSE(clients.is_full_for("b"));
    // One too many is counted by itself, and takes no place from others.
    const Clients::Place refused(clients, "a");
    EXPECT_FALSE(second.refused());
    EXPECT_TRUE(refused.refused());
    EXPECT_EQ(clients.refusals(), 1U);
    EXPECT_FALSE(clients.is_full_for("b"));
    Clients::Place third(clients, "b");
    EXPECT_TRUE(clients.is_full_for("c"));
    // A place that is handed on is still one place.
    const Clients::Place same(std::move(third));
    EXPECT_EQ(same.address(), "b");
    EXPECT_TRUE(clients.is_full_for("c"));
  }
  EXPECT_EQ(clients.refusals(), 0U);
  EXPECT_FALSE(clients.is_full_for("a"));
  EXPECT_FALSE(clients.is_full_for("c"));
}

/// A place that notes its dismissal.
struct Seat {
  Seat(Clients& clients, const std::string& address, Standing standing) : place(clients, address) {
    place.heard(standing);
    place.on_dismissal([this] { dismissed = true; });
  }
  Clients::Place place;
  bool dismissed = false;
};

TEST(Clients, TheIdlestMakesRoomForTheNext) {
  ServeLimits limits;
  limits.connections = 4;
  Clients clients(limits);
  const Seat player(clients, "a", Standing::Busy);
  Seat watcher(clients, "b", Standing::Watching);
  const Seat other_watcher(clients, "c", Standing::Watching);
  const Seat waiting(clients, "d", Standing::Waiting);
  watcher.place.heard(Standing::Watching);
  const auto dismissed = [&] {
    return std::vector{player.dismissed, other_watcher.dismissed, watcher.dismissed, waiting.dismissed};
  };
  // First those who wait for a next request, whoever has been silent for longer.
  clients.make_room_for("e");
  EXPECT_EQ(dismissed(), (std::vector{false, false, false, true}));
  EXPECT_FALSE(clients.is_full_for("e"));
  // Then those who watch, who was silent for longest; and nobody while there is room.
  clients.make_room_for("e");
  EXPECT_EQ(dismissed(), (std::vector{false, false, false, true}));
  const Seat second_player(clients, "e", Standing::Busy);
  clients.make_room_for("f");
  EXPECT_EQ(dismissed(), (std::vector{false, true, false, true}));
  const Seat third_player(clients, "f", Standing::Busy);
  clients.make_room_for("g");
  EXPECT_EQ(dismissed(), (std::vector{false, true, true, true}));
  const Seat fourth_player(clients, "g", Standing::Busy);
  // Players stay, however silent they are.
  clients.make_room_for("h");
  EXPECT_TRUE(clients.is_full_for("h"));
  EXPECT_FALSE(player.dismissed || second_player.dismissed || third_player.dismissed || fourth_player.dismissed);
}

TEST(Clients, AnAddressThatHasItsShareMakesRoomItself) {
  ServeLimits limits;
  limits.connections_of_one_address = 2;
  Clients clients(limits);
  const Seat innocent(clients, "b", Standing::Waiting);
  const Seat first(clients, "a", Standing::Watching);
  Seat second(clients, "a", Standing::Waiting);
  second.place.stands(Standing::Watching);
  clients.make_room_for("a");
  EXPECT_TRUE(first.dismissed);
  EXPECT_FALSE(second.dismissed || innocent.dismissed);
  const Seat player(clients, "a", Standing::Busy);
  second.place.stands(Standing::Busy);
  clients.make_room_for("a");
  EXPECT_FALSE(second.dismissed || innocent.dismissed);
  EXPECT_TRUE(clients.is_full_for("a"));
  EXPECT_FALSE(clients.is_full_for("b"));
}

TEST(Clients, APlaceThatIsHandedOnStaysInOrder) {
  ServeLimits limits;
  limits.connections = 1;
  Clients clients(limits);
  Seat first(clients, "a", Standing::Waiting);
  Clients::Place moved(std::move(first.place));
  bool dismissed = false;
  moved.on_dismissal([&] { dismissed = true; });
  clients.make_room_for("b");
  EXPECT_TRUE(dismissed);
  EXPECT_FALSE(first.dismissed);
}

TEST(Backlog, WhoHasMostWaitingIsDroppedFirst) {
  Backlog backlog(100);
  std::string dropped;
  Backlog::Share a(backlog, [&] { dropped += 'a'; });
  Backlog::Share b(backlog, [&] { dropped += 'b'; });
  Backlog::Share c(backlog, [&] { dropped += 'c'; });
  a.add(30);
  b.add(45);
  c.add(25);
  EXPECT_EQ(dropped, "");
  a.add(1);
  EXPECT_EQ(dropped, "b");
  EXPECT_EQ(backlog.bytes(), 56U);
  // What it had is not counted any more.
  b.remove(45);
  EXPECT_EQ(backlog.bytes(), 56U);
  c.add(200);
  EXPECT_EQ(dropped, "bc");
  a.remove(11);
  EXPECT_EQ(a.bytes(), 20U);
  {
    Backlog::Share d(backlog, [&] { dropped += 'd'; });
    d.add(80);
    EXPECT_EQ(dropped, "bc");
  }
  EXPECT_EQ(backlog.bytes(), 20U);
}

TEST(Clients, QuestionsOfOneAddressAreFew) {
  ServeLimits limits;
  limits.questions_of_one_address = 2;
  Clients clients(limits);
  EXPECT_TRUE(clients.begin_job("a"));
  EXPECT_TRUE(clients.begin_job("a"));
  EXPECT_FALSE(clients.begin_job("a"));
  EXPECT_TRUE(clients.begin_job("b"));
  clients.forget_absent();
  EXPECT_FALSE(clients.begin_job("a"));
  clients.end_job("a");
  EXPECT_TRUE(clients.begin_job("a"));
}

TEST(Clients, EachAddressHasItsOwnAllowance) {
  ServeLimits limits;
  limits.requests = {.per_second = 0, .at_once = 1};
  limits.new_games = {.per_second = 0, .at_once = 2};
  Clients clients(limits);
  EXPECT_TRUE(clients.may_ask("a"));
  EXPECT_FALSE(clients.may_ask("a"));
  EXPECT_TRUE(clients.may_ask("b"));
  EXPECT_TRUE(clients.may_open_game("a"));
  EXPECT_TRUE(clients.may_open_game("a"));
  EXPECT_FALSE(clients.may_open_game("a"));
  // Neither who is still connected is forgotten, nor who has used up something: to leave and come back is no way out.
  const Clients::Place place(clients, "a");
  clients.forget_absent();
  EXPECT_FALSE(clients.may_ask("a"));
  EXPECT_FALSE(clients.may_ask("b"));
}

TEST(Clients, MessagesOfAnAddressCountWhicheverSocketTheyComeFrom) {
  ServeLimits limits;
  limits.messages_of_one_address = {.per_second = 0, .at_once = 2};
  Clients clients(limits);
  EXPECT_TRUE(clients.may_speak("a"));
  EXPECT_TRUE(clients.may_speak("a"));
  EXPECT_FALSE(clients.may_speak("a"));
  EXPECT_TRUE(clients.may_speak("b"));
}

TEST(Clients, ProcessorTimeIsPaidAfterwards) {
  ServeLimits limits;
  limits.work = {.per_second = 0, .at_once = 1};
  limits.engine_work = {.per_second = 0, .at_once = 1};
  Clients clients(limits);
  EXPECT_FALSE(clients.has_overspent("a"));
  clients.spend("a", 0.9);
  EXPECT_FALSE(clients.has_overspent("a"));
  clients.spend("a", 5);
  EXPECT_TRUE(clients.has_overspent("a"));
  EXPECT_FALSE(clients.has_overspent("b"));
  EXPECT_FALSE(clients.has_overspent_on_engine("a"));
  clients.spend_on_engine("a", 5);
  EXPECT_TRUE(clients.has_overspent_on_engine("a"));
}

TEST(Allowance, ADebtIsPaidOff) {
  const Rate rate{.per_second = 2, .at_once = 4};
  const Allowance::Clock::time_point start{std::chrono::seconds(100)};
  Allowance allowance(rate);
  allowance.spend(rate, 10, start);
  EXPECT_TRUE(allowance.in_debt(rate, start));
  EXPECT_TRUE(allowance.in_debt(rate, start + std::chrono::milliseconds(2900)));
  EXPECT_FALSE(allowance.in_debt(rate, start + std::chrono::milliseconds(3001)));
  EXPECT_FALSE(allowance.is_full(rate, start + std::chrono::milliseconds(4900)));
  EXPECT_TRUE(allowance.is_full(rate, start + std::chrono::milliseconds(5001)));
}

}  // namespace
}  // namespace spooky::server
