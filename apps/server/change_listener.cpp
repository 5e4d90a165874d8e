#include "server/change_listener.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <memory>
#include <mutex>
#include <utility>

#include "server/backoff.hpp"
#include "server/game_store.hpp"

namespace spooky::server {

namespace {

constexpr std::chrono::milliseconds kFirstDelay{100};
constexpr std::chrono::milliseconds kLongestDelay{5000};

}  // namespace

ChangeListener::ChangeListener(std::string database, std::string own_instance, Changed changed)
    : database_(std::move(database)),
      own_instance_(std::move(own_instance)),
      changed_(std::move(changed)),
      thread_([this](const std::stop_token& stop) { listen(stop); }) {}

void ChangeListener::listen(const std::stop_token& stop) {
  std::unique_ptr<GameStore> store;
  Backoff backoff(kFirstDelay, kLongestDelay);
  std::mutex mutex;
  std::condition_variable_any stopped;
  while (!stop.stop_requested()) {
    try {
      if (!store) {
        store = std::make_unique<GameStore>(database_, "listener");
        for (const std::string& id : store->wait_for_changes(own_instance_)) changed_(id);
        changed_(std::nullopt);
      }
      for (const std::string& id : store->wait_for_changes(own_instance_)) changed_(id);
      backoff.reset();
    } catch (const StoreError& error) {
      std::fprintf(stderr, "spooky: no news from other servers: %s\n", error.what());
      store.reset();
      std::unique_lock lock(mutex);
      stopped.wait_for(lock, stop, backoff.next(), [] { return false; });
    }
  }
}

}  // namespace spooky::server
