#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace spooky::server {

/// A few threads of low priority for work that takes long, with a queue that never grows beyond its limit.
class WorkerPool {
 public:
  using Job = std::function<void()>;

  WorkerPool(unsigned workers, std::size_t most_waiting, std::size_t most_of_one_client);
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// Queues a job, which must not throw; false when too many wait, of all or of this client, or the pool has stopped.
  /// Clients take turns: whoever has many jobs waits for them alone.
  [[nodiscard]] bool submit(const std::string& client, Job job);

  /// Drops the jobs that wait and joins the threads when they are done with the job in hand.
  void stop();

 private:
  void work();
  /// The job of whoever is next, of which there must be one.
  Job take_next();

  std::size_t most_waiting_;
  std::size_t most_of_one_client_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::map<std::string, std::deque<Job>> waiting_;  ///< by client; none is empty
  std::deque<std::string> turns_;                   ///< whose job is next
  std::size_t count_ = 0;                           ///< of all jobs that wait
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace spooky::server
