#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace spooky::bench {

/// What strangers do to a server while others play.
struct Attack {
  std::string name;
  /// Goes on until `stop`, in bounded numbers and at a bounded rate. `id` is the innocents' game; attackers have
  /// addresses of their own.
  std::function<void(unsigned short port, const std::string& id, const std::atomic<bool>& stop)> run;
};

std::vector<Attack> all_attacks();

}  // namespace spooky::bench
