#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/game_store.hpp"

namespace spooky::server {

/// The one thread that talks to the database. Whatever waits goes into one transaction, and is reported when that is on
/// disk: under load many writes share one wait for the disk.
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

  /// Does what waits, then ends the thread.
  void stop();

 private:
  struct Job {
    Work work;
    Done done;
    bool stored = false;
  };

  void run();
  bool transact(std::vector<Job>::iterator first, std::vector<Job>::iterator last) noexcept;

  std::unique_ptr<GameStore> store_;
  std::size_t most_waiting_;
  Deliver deliver_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::vector<Job> waiting_;
  bool stopped_ = false;
  std::thread thread_;
};

}  // namespace spooky::server
