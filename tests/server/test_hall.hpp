#pragma once

// The hall without a network: guests that only write down what they hear, a store, a clock of our own.
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hall.hpp"
#include "wire.hpp"

namespace spooky {

inline constexpr std::int64_t kNow = 1'700'000'000'000;

class WritingGuest : public server::Guest {
 public:
  void tell(server::Message message) override { heard.push_back(message.text()); }

  /// What was heard since the last time.
  std::vector<std::string> take() { return std::exchange(heard, {}); }
  std::string take_last() {
    const auto all = take();
    return all.empty() ? "" : all.back();
  }
  /// The code of the last message, which is a refusal.
  std::string take_error() {
    const auto message = parse_json(take_last());
    return message ? wire::text_at(*message, {"error", "code"}) : "";
  }

  std::vector<std::string> heard;
};

/// A hall on the test's own thread: the store's answers wait until the test takes them.
class TestHall {
 public:
  explicit TestHall(server::ServeLimits given = {},
                    const std::string& database = ":memory:", const std::string& dice = "seed")
      : limits(given),
        store(std::make_unique<server::GameStore>(database), limits.waiting_writes, deliver()),
        workers(1, limits.waiting_games, limits.waiting_games_of_one_address),
        errands(workers, deliver()),
        die(make_die(dice, 1)),
        hall(limits, store, errands, [this] { return now; }, *die) {
    limits.presence_time = {};  // who comes and goes is told at once, unless a test wants otherwise
  }
  ~TestHall() {
    workers.stop();
    store.stop();
  }

  /// Until everything that was asked of the store and the workers, and what follows from it, is answered; the reading
  /// of a long game takes more than one such call.
  void settle() {
    for (int i = 0; i < 6; ++i) {
      bool passed = false;
      // When too much waits, the answers to that come first.
      while (!store.submit([](server::GameStore&) {}, [&](bool) { passed = true; })) take_task()();
      while (!passed) take_task()();
      passed = false;
      while (!errands.submit("", [] {}, [&](server::Errands::Report) { passed = true; })) take_task()();
      while (!passed) take_task()();
    }
  }

  /// Takes one answer of the store, if there is one now.
  void take_one() {
    std::function<void()> task;
    {
      const std::lock_guard lock(mutex_);
      if (tasks_.empty()) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
  }

  /// Works on the store, after everything that was asked before.
  void with_store(const std::function<void(server::GameStore&)>& work) {
    bool done = false;
    ASSERT_TRUE(store.submit(work, [&](bool stored) {
      EXPECT_TRUE(stored);
      done = true;
    }));
    while (!done) take_task()();
  }

  std::string open(const json::object& request) {
    std::optional<server::Reply> reply;
    hall.open(print_json(request), [&](server::Reply given) { reply = std::move(given); });
    while (!reply) take_task()();
    EXPECT_EQ(reply->status, 201U) << reply->text;
    return wire::text_at(*parse_json(reply->text), {"id"});
  }
  /// What is said to a game that cannot be opened.
  std::string refused(const json::object& request) {
    std::optional<server::Reply> reply;
    hall.open(print_json(request), [&](server::Reply given) { reply = std::move(given); });
    while (!reply) take_task()();
    EXPECT_NE(reply->status, 201U) << reply->text;
    return reply->text;
  }
  std::string open(const std::string& x, const std::string& o, const json::array& moves = {}) {
    json::object seats;
    if (!x.empty()) seats["x"] = x;
    if (!o.empty()) seats["o"] = o;
    return open({{"game", "tictactoe"},
                 {"rules", json::object{{"variant", moves.empty() ? "goff" : "plain"}}},
                 {"moves", moves},
                 {"seats", seats}});
  }

  server::Reply show(const std::string& id) {
    std::optional<server::Reply> reply;
    hall.show(id, [&](server::Reply given) { reply = std::move(given); });
    while (!reply) take_task()();
    return *reply;
  }

  std::string record(const std::string& id) { return std::string(show(id).body()); }

  std::shared_ptr<WritingGuest> join(const std::string& id, const std::string& token = "") {
    auto guest = std::make_shared<WritingGuest>();
    hear(*guest, wire::join_message(id, token));
    return guest;
  }

  void hear(WritingGuest& guest, const json::object& message) {
    hall.hear(guest, print_json(message));
    settle();
  }

  server::ServeLimits limits;
  std::int64_t now = kNow;

 private:
  server::Errands::Deliver deliver() {
    return [this](std::function<void()> task) {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
      woken_.notify_one();
    };
  }

  std::function<void()> take_task() {
    std::unique_lock lock(mutex_);
    woken_.wait(lock, [this] { return !tasks_.empty(); });
    auto task = std::move(tasks_.front());
    tasks_.pop_front();
    return task;
  }

  std::mutex mutex_;
  std::condition_variable woken_;
  std::deque<std::function<void()>> tasks_;

 public:
  server::StoreThread store;
  server::WorkerPool workers;
  server::Errands errands;
  std::unique_ptr<Die> die;
  server::Hall hall;
};

/// Keeps the store busy until it is released, so that what is asked meanwhile stays unanswered.
class Blocked {
 public:
  explicit Blocked(server::StoreThread& store) {
    std::promise<void> begun;
    EXPECT_TRUE(store.submit(
        [&begun, wait = release_.get_future().share()](server::GameStore&) {
          begun.set_value();
          wait.wait();
        },
        [](bool) {}));
    begun.get_future().wait();
  }
  void release() { release_.set_value(); }

 private:
  std::promise<void> release_;
};

inline const std::string kX(43, 'x');
inline const std::string kO(43, 'o');

}  // namespace spooky
