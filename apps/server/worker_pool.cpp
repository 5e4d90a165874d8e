#include "server/worker_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace spooky::server {

namespace {

constexpr int kNiceness = 5;

}  // namespace

WorkerPool::WorkerPool(unsigned workers, std::size_t most_waiting) : most_waiting_(most_waiting) {
  for (unsigned i = 0; i < std::max(workers, 1U); ++i) threads_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() { stop(); }

bool WorkerPool::submit(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (stopped_ || waiting_.size() >= most_waiting_) return false;
    waiting_.push_back(std::move(job));
  }
  woken_.notify_one();
  return true;
}

void WorkerPool::stop() {
  std::deque<Job> dropped;
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    dropped.swap(waiting_);
  }
  woken_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void WorkerPool::work() {
  // Of this thread alone, as Linux has it: those that serve everybody come first.
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), kNiceness);
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      woken_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
      if (stopped_) return;
      job = std::move(waiting_.front());
      waiting_.pop_front();
    }
    job();
  }
}

}  // namespace spooky::server
