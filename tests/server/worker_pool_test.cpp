// Work for many clients: in turn, and never too much of it.
#include "server/worker_pool.hpp"

#include <gtest/gtest.h>

#include <future>

namespace spooky::server {
namespace {

/// Keeps the pool's one worker busy until it is released: what is submitted meanwhile waits.
class HeldWorker {
 public:
  explicit HeldWorker(WorkerPool& pool) {
    EXPECT_TRUE(pool.submit("first", [this] {
      begun_.set_value();
      released_.get_future().wait();
    }));
    begun_.get_future().wait();
  }
  void release() { released_.set_value(); }

 private:
  std::promise<void> begun_;
  std::promise<void> released_;
};

TEST(WorkerPoolServer, ClientsTakeTurns) {
  WorkerPool pool(1, 100, 50);
  HeldWorker held(pool);
  std::string order;
  std::promise<void> done;
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(pool.submit("greedy", [&] { order += 'g'; }));
  ASSERT_TRUE(pool.submit("modest", [&] { order += 'm'; }));
  ASSERT_TRUE(pool.submit("late", [&] { order += 'l'; }));
  ASSERT_TRUE(pool.submit("greedy", [&] {
    order += 'g';
    done.set_value();
  }));
  held.release();
  done.get_future().wait();
  EXPECT_EQ(order, "gmlggggg");
}

TEST(WorkerPoolServer, TheQueueHasAnEndForAllAndForEach) {
  WorkerPool pool(1, 5, 2);
  HeldWorker held(pool);
  EXPECT_TRUE(pool.submit("a", [] {}));
  EXPECT_TRUE(pool.submit("a", [] {}));
  EXPECT_FALSE(pool.submit("a", [] {}));
  EXPECT_TRUE(pool.submit("b", [] {}));
  EXPECT_TRUE(pool.submit("b", [] {}));
  EXPECT_TRUE(pool.submit("c", [] {}));
  EXPECT_FALSE(pool.submit("d", [] {}));
  held.release();
  pool.stop();
  EXPECT_FALSE(pool.submit("a", [] {}));
}

}  // namespace
}  // namespace spooky::server
