#include "server/store_thread.hpp"

#include <cstdio>
#include <exception>
#include <utility>

namespace spooky::server {

StoreThread::StoreThread(std::unique_ptr<GameStore> store, std::size_t most_waiting, Deliver deliver)
    : store_(std::move(store)), most_waiting_(most_waiting), deliver_(std::move(deliver)), thread_([this] { run(); }) {}

StoreThread::~StoreThread() { stop(); }

bool StoreThread::submit(Work work, Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (stopped_ || waiting_.size() >= most_waiting_) return false;
    waiting_.push_back({std::move(work), std::move(done)});
  }
  woken_.notify_one();
  return true;
}

void StoreThread::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  woken_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void StoreThread::run() {
  for (;;) {
    std::vector<Job> batch;
    {
      std::unique_lock lock(mutex_);
      woken_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      batch.swap(waiting_);
    }
    if (!transact(batch.begin(), batch.end()) && batch.size() > 1) {
      // One of them may have spoiled it for all.
      for (auto job = batch.begin(); job != batch.end(); ++job) transact(job, job + 1);
    }
    deliver_([batch = std::move(batch)] {
      for (const Job& job : batch) job.done(job.stored);
    });
  }
}

bool StoreThread::transact(std::vector<Job>::iterator first, std::vector<Job>::iterator last) noexcept {
  try {
    store_->begin();
    for (auto job = first; job != last; ++job) job->work(*store_);
    store_->commit();
    for (auto job = first; job != last; ++job) job->stored = true;
    return true;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "spooky: the database failed: %s\n", error.what());
    store_->rollback();
    return false;
  }
}

}  // namespace spooky::server
