// Work for many clients: in turn, and never too much of it.
#include "server/worker_pool.hpp"

#include <gtest/gtest.h>

#include <future>

namespace spooky::server {
namespace {

TEST(WorkerPoolServer, ClientsTakeTurns) {
  WorkerPool pool(1, 100, 50);
  std::promise<void> begun;
  std::promise<void> release;
  ASSERT_TRUE(pool.submit("first", [&] {
    begun.set_value();
    release.get_future().wait();
  }));
  begun.get_future().wait();
  std::string order;
  std::promise<void> done;
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(pool.submit("greedy", [&] { order += 'g'; }));
  ASSERT_TRUE(pool.submit("modest", [&] { order += 'm'; }));
  ASSERT_TRUE(pool.submit("late", [&] { order += 'l'; }));
  ASSERT_TRUE(pool.submit("greedy", [&] {
    order += 'g';
    done.set_value();
  }));
  release.set_value();
  done.get_future().wait();
  EXPECT_EQ(order, "gmlggggg");
}

TEST(WorkerPoolServer, TheQueueHasAnEndForAllAndForEach) {
  WorkerPool pool(1, 5, 2);
  std::promise<void> begun;
  std::promise<void> release;
  ASSERT_TRUE(pool.submit("first", [&] {
    begun.set_value();
    release.get_future().wait();
  }));
  begun.get_future().wait();
  EXPECT_TRUE(pool.submit("a", [] {}));
  EXPECT_TRUE(pool.submit("a", [] {}));
  EXPECT_FALSE(pool.submit("a", [] {}));
  EXPECT_TRUE(pool.submit("b", [] {}));
  EXPECT_TRUE(pool.submit("b", [] {}));
  EXPECT_TRUE(pool.submit("c", [] {}));
  EXPECT_FALSE(pool.submit("d", [] {}));
  release.set_value();
  pool.stop();
  EXPECT_FALSE(pool.submit("a", [] {}));
}

}  // namespace
}  // namespace spooky::server
