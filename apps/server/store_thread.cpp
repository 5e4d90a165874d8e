#include "server/store_thread.hpp"

#include <cstdio>
#include <exception>
#include <utility>

namespace spooky::server {

namespace {

constexpr std::chrono::milliseconds kFirstTry{50};
constexpr std::chrono::milliseconds kLongestTry{2000};

}  // namespace

StoreThread::StoreThread(std::unique_ptr<GameStore> store, std::size_t most_waiting, Deliver deliver)
    : store_(std::move(store)),
      most_waiting_(most_waiting),
      deliver_(std::move(deliver)),
      backoff_(kFirstTry, kLongestTry),
      connections_seen_(store_->connections()),
      thread_([this] { run(); }) {}

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

void StoreThread::when_back(std::function<void()> back) {
  const std::lock_guard lock(mutex_);
  back_ = std::move(back);
}

void StoreThread::run() {
  for (;;) {
    std::vector<Job> batch;
    {
      std::unique_lock lock(mutex_);
      const auto has_work = [this] { return stopped_ || !waiting_.empty(); };
      if (trouble_ == StoreTrouble::None) {
        woken_.wait(lock, has_work);
      } else {
        woken_.wait_until(lock, next_try_, has_work);
      }
      if (stopped_ && waiting_.empty()) return;
      batch.swap(waiting_);
    }
    if (trouble_ != StoreTrouble::None && Clock::now() >= next_try_) try_again();
    if (batch.empty()) continue;
    work(batch);
    deliver_([batch = std::move(batch)] {
      for (const Job& job : batch) job.done(job.stored);
    });
    if (trouble_ == StoreTrouble::None && store_->connections() != connections_seen_) tell_back();
  }
}

/// While the database cannot be used nothing is done: whoever waited for a lock has waited for all.
void StoreThread::work(std::vector<Job>& batch) {
  if (trouble_ != StoreTrouble::None || transact(batch.begin(), batch.end()) || batch.size() == 1) return;
  // One of them may have spoiled it for all.
  for (auto job = batch.begin(); job != batch.end() && trouble_ == StoreTrouble::None; ++job) transact(job, job + 1);
}

bool StoreThread::transact(std::vector<Job>::iterator first, std::vector<Job>::iterator last) noexcept {
  try {
    store_->begin();
    for (auto job = first; job != last; ++job) job->work(*store_);
    store_->commit();
    for (auto job = first; job != last; ++job) job->stored = true;
    return true;
  } catch (const StoreUnavailable& error) {
    std::fprintf(stderr, "spooky: nothing can be stored: %s\n", error.what());
    store_->rollback();
    trouble_ = error.trouble;
    next_try_ = Clock::now() + backoff_.next();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "spooky: the database failed: %s\n", error.what());
    store_->rollback();
  }
  return false;
}

void StoreThread::try_again() {
  if (!store_->answers()) {
    next_try_ = Clock::now() + backoff_.next();
    return;
  }
  std::fprintf(stderr, "spooky: the database can be used again\n");
  trouble_ = StoreTrouble::None;
  backoff_.reset();
  tell_back();
}

void StoreThread::tell_back() {
  connections_seen_ = store_->connections();
  std::function<void()> back;
  {
    const std::lock_guard lock(mutex_);
    back = back_;
  }
  if (back) deliver_(std::move(back));
}

}  // namespace spooky::server
