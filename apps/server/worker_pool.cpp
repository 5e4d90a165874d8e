#include "server/worker_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace spooky::server {

namespace {

constexpr int kNiceness = 5;

}  // namespace

WorkerPool::WorkerPool(unsigned workers, std::size_t most_waiting, std::size_t most_of_one_client)
    : most_waiting_(most_waiting), most_of_one_client_(most_of_one_client) {
  for (unsigned i = 0; i < std::max(workers, 1U); ++i) threads_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() { stop(); }

bool WorkerPool::submit(const std::string& client, Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (stopped_ || count_ >= most_waiting_) return false;
    std::deque<Job>& jobs = waiting_[client];
    if (jobs.size() >= most_of_one_client_) return false;
    if (jobs.empty()) turns_.push_back(client);
    jobs.push_back(std::move(job));
    ++count_;
  }
  woken_.notify_one();
  return true;
}

void WorkerPool::stop() {
  std::map<std::string, std::deque<Job>> dropped;
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    dropped.swap(waiting_);
    turns_.clear();
    count_ = 0;
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
      woken_.wait(lock, [this] { return stopped_ || count_ > 0; });
      if (stopped_) return;
      job = take_next();
    }
    job();
  }
}

WorkerPool::Job WorkerPool::take_next() {
  const std::string client = std::move(turns_.front());
  turns_.pop_front();
  const auto found = waiting_.find(client);
  Job job = std::move(found->second.front());
  found->second.pop_front();
  --count_;
  if (found->second.empty()) {
    waiting_.erase(found);
  } else {
    turns_.push_back(client);
  }
  return job;
}

}  // namespace spooky::server
