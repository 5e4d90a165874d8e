#pragma once

#include <chrono>
#include <cstdint>

namespace spooky {

/// How long a search may go on: so many simulations, and no longer than `time` when that is not zero.
struct Budget {
  std::uint64_t simulations = 10'000;
  std::chrono::milliseconds time{0};
};

#ifdef __wasi__
/// In the browser searches are bounded by simulations alone: the page brings no clock.
class Stopwatch {
 public:
  explicit Stopwatch(std::chrono::milliseconds) {}
  bool expired() { return false; }
  double used() const { return 0; }
};
#else
/// Says when a time budget is used up. Reads the clock rarely; without a time limit never.
class Stopwatch {
 public:
  explicit Stopwatch(std::chrono::milliseconds limit) : limit_(limit) {
    if (limit_.count() > 0) start_ = std::chrono::steady_clock::now();
  }

  bool expired() {
    if (limit_.count() == 0 || ++calls_ % 64 != 0) return false;
    return std::chrono::steady_clock::now() - start_ >= limit_;
  }

  /// The part of the time that has gone by; reads the clock. Without a time limit 0.
  double used() const {
    if (limit_.count() == 0) return 0;
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_) / limit_;
  }

 private:
  std::chrono::milliseconds limit_;
  std::uint32_t calls_ = 0;
  std::chrono::steady_clock::time_point start_;
};
#endif

}  // namespace spooky
