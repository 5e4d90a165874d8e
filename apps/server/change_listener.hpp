#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace spooky::server {

/// Hears what other servers change in a shared database, on a thread and a connection of its own.
class ChangeListener {
 public:
  /// Called with the id of a game that changed, or with nothing when news may have been missed.
  using Changed = std::function<void(std::optional<std::string> id)>;

  ChangeListener(std::string database, std::string own_instance, Changed changed);

 private:
  void listen(const std::stop_token& stop);

  std::string database_;
  std::string own_instance_;
  Changed changed_;
  std::jthread thread_;
};

}  // namespace spooky::server
