#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace spooky::server {

/// A few threads of low priority for work that takes long, with a queue that never grows beyond its limit.
class WorkerPool {
 public:
  using Job = std::function<void()>;

  WorkerPool(unsigned workers, std::size_t most_waiting);
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// Queues a job, which must not throw; false when the queue is full or the pool has stopped.
  [[nodiscard]] bool submit(Job job);

  /// Drops the jobs that wait and joins the threads when they are done with the job in hand.
  void stop();

 private:
  void work();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::deque<Job> waiting_;
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace spooky::server
