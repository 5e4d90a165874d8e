#pragma once

#include <ctime>
#include <exception>
#include <functional>
#include <utility>

#include "server/worker_pool.hpp"

namespace spooky::server {

/// The processor time of the thread that asks, in seconds.
inline double thread_seconds() {
  std::timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Work that others must not wait for: done by a pool, and what follows from it by the thread that asked.
class Errands {
 public:
  /// Runs a task on the thread that hears of finished work.
  using Deliver = std::function<void(std::function<void()>)>;

  struct Report {
    bool finished = false;  ///< false when the work threw an exception
    double seconds = 0;     ///< of processor time
  };

  Errands(WorkerPool& pool, Deliver deliver) : pool_(pool), deliver_(std::move(deliver)) {}

  /// For a client, whose errands wait for each other before those of others do. False when too much waits; then
  /// neither function is ever called.
  [[nodiscard]] bool submit(const std::string& client, std::function<void()> work, std::function<void(Report)> done) {
    return pool_.submit(client, [this, work = std::move(work), done = std::move(done)]() mutable {
      const double before = thread_seconds();
      Report report;
      try {
        work();
        report.finished = true;
      } catch (const std::exception&) {
        // Out of memory, most likely: whoever waits for it hears that it was too much.
      }
      report.seconds = thread_seconds() - before;
      work = nullptr;  // what it holds is freed here, not by the thread that others wait for
      deliver_([done = std::move(done), report] { done(report); });
    });
  }

  /// Runs a task on the thread that hears of finished work, after what waits there.
  void later(std::function<void()> task) { deliver_(std::move(task)); }

 private:
  WorkerPool& pool_;
  Deliver deliver_;
};

}  // namespace spooky::server
