#include "server/change_listener.hpp"

#include <chrono>
#include <cstdio>
#include <memory>
#include <utility>

#include "server/game_store.hpp"

namespace spooky::server {

ChangeListener::ChangeListener(std::string database, std::string own_instance, Changed changed)
    : database_(std::move(database)),
      own_instance_(std::move(own_instance)),
      changed_(std::move(changed)),
      thread_([this](const std::stop_token& stop) { listen(stop); }) {}

void ChangeListener::listen(const std::stop_token& stop) {
  std::unique_ptr<GameStore> store;
  while (!stop.stop_requested()) {
    try {
      if (!store) {
        store = std::make_unique<GameStore>(database_);
        for (const std::string& id : store->wait_for_changes(own_instance_)) changed_(id);
        changed_(std::nullopt);
      }
      for (const std::string& id : store->wait_for_changes(own_instance_)) changed_(id);
    } catch (const StoreError& error) {
      std::fprintf(stderr, "spooky: no news from other servers: %s\n", error.what());
      store.reset();
      std::this_thread::sleep_for(std::chrono::seconds(1));
    }
  }
}

}  // namespace spooky::server
