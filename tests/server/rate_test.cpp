#include "server/rate.hpp"

#include <gtest/gtest.h>

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
