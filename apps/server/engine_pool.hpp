#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/engine_process.hpp"
#include "server/router.hpp"

namespace spooky::server {

/// A few worker processes that answer questions of strangers (docs/protocol.md), each with a thread that waits for it,
/// and a queue that never grows beyond its limit.
class EnginePool {
 public:
  /// On a thread of the pool, or on that which stops it. Something for the client in any case, and the processor time
  /// it took.
  using Answered = std::function<void(Reply answer, double seconds)>;

  /// A question that was asked. To cancel it is harmless at any time; it is answered all the same, with anything.
  class Question {
   public:
    void cancel() { cancelled_ = true; }

   private:
    friend class EnginePool;
    std::string text_;
    Answered answered_;
    std::atomic<bool> cancelled_ = false;
  };

  EnginePool(unsigned workers, std::size_t most_waiting, const std::string& program, const EngineLimits& limits);
  ~EnginePool();
  EnginePool(const EnginePool&) = delete;
  EnginePool& operator=(const EnginePool&) = delete;

  /// Nothing when the queue is full or the pool has stopped.
  [[nodiscard]] std::shared_ptr<Question> ask(std::string text, Answered answered);

  /// Cancels every question and ends the workers, at once; when it returns, every question has been answered.
  void stop();

 private:
  void work(const std::string& program, const EngineLimits& limits);

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::deque<std::shared_ptr<Question>> waiting_;
  std::vector<std::shared_ptr<Question>> in_hand_;
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace spooky::server
