#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/backoff.hpp"
#include "server/game_store.hpp"

namespace spooky::server {

/// The one thread that talks to the database. Group commit: whatever waits goes into one transaction, and is reported
/// when that is on disk. A circuit breaker: once the database cannot be used, everything is refused at once, while the
/// thread tries again with exponential backoff.
class StoreThread {
 public:
  /// What to do with the store. It may throw StoreError, and may run twice: alone, after a transaction with others
  /// failed.
  using Work = std::function<void(GameStore&)>;
  /// Whether the work is on disk.
  using Done = std::function<void(bool stored)>;
  /// Runs a task on the thread that hears of finished work.
  using Deliver = std::function<void(std::function<void()>)>;

  StoreThread(std::unique_ptr<GameStore> store, std::size_t most_waiting, Deliver deliver);
  ~StoreThread();
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;

  /// False when too much waits or the thread has stopped; then neither function is ever called.
  [[nodiscard]] bool submit(Work work, Done done);

  /// Of the store: constant, so any thread may ask.
  bool is_shared() const { return store_->is_shared(); }
  const std::string& instance() const { return store_->instance(); }

  /// What is wrong with the database as a whole, when it was last used; any thread may ask.
  StoreTrouble trouble() const { return trouble_; }

  /// Called, by way of Deliver, when the database can be used again, or was connected to anew: something may have been
  /// missed. To be set before the first trouble.
  void when_back(std::function<void()> back);

  /// Does what waits, then ends the thread.
  void stop();

 private:
  struct Job {
    Work work;
    Done done;
    bool stored = false;
  };

  using Clock = std::chrono::steady_clock;

  void run();
  void work(std::vector<Job>& batch);
  bool transact(std::vector<Job>::iterator first, std::vector<Job>::iterator last) noexcept;
  void try_again();
  void tell_back();

  std::unique_ptr<GameStore> store_;
  std::size_t most_waiting_;
  Deliver deliver_;
  std::atomic<StoreTrouble> trouble_ = StoreTrouble::None;
  Backoff backoff_;
  Clock::time_point next_try_;
  int connections_seen_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::vector<Job> waiting_;
  bool stopped_ = false;
  std::function<void()> back_;
  std::thread thread_;
};

}  // namespace spooky::server
