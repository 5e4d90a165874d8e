#pragma once

#include <algorithm>
#include <chrono>

namespace spooky::server {

/// So many a second for long, and so many at once.
struct Rate {
  double per_second = 1;
  double at_once = 1;
};

/// Counts what somebody asks for against a rate.
class Allowance {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Allowance(const Rate& rate) : left_(rate.at_once) {}

  /// Takes one; false when there is none left now.
  bool take(const Rate& rate, Clock::time_point now = Clock::now()) {
    if (last_ != Clock::time_point{}) {
      const double seconds = std::chrono::duration<double>(now - last_).count();
      left_ = std::min(rate.at_once, left_ + std::max(0.0, seconds) * rate.per_second);
    }
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double left_;
  Clock::time_point last_{};
};

}  // namespace spooky::server
