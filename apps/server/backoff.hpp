#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <random>

#include "spooky/core/random.hpp"

namespace spooky::server {

/// Exponential backoff with jitter, capped: how long to wait before the next attempt.
class Backoff {
 public:
  using Milliseconds = std::chrono::milliseconds;

  /// `first` and `most` bound the first and the longest delay. The same seed gives the same delays.
  Backoff(Milliseconds first, Milliseconds most, std::uint64_t seed = std::random_device{}())
      : first_(first), most_(most), bound_(first), random_(seed) {}

  /// The bound doubles with every call; the delay is anything from half of it to all of it.
  Milliseconds next() {
    const Milliseconds bound = bound_;
    bound_ = std::min(2 * bound_, most_);
    const auto half = static_cast<std::uint32_t>(bound.count() / 2);
    return bound - Milliseconds(uniform(random_, half + 1));
  }

  /// An attempt succeeded: begins anew.
  void reset() { bound_ = first_; }

 private:
  Milliseconds first_;
  Milliseconds most_;
  Milliseconds bound_;
  Random random_;
};

}  // namespace spooky::server
