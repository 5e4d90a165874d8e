#pragma once

#include <algorithm>
#include <chrono>

namespace spooky::server {

/// Token bucket: a sustained rate, and a burst.
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
    refill(rate, now);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

  /// Takes as much as was used, which is known afterwards only: what is left may be less than nothing.
  void spend(const Rate& rate, double amount, Clock::time_point now = Clock::now()) {
    refill(rate, now);
    left_ -= amount;
  }
  bool in_debt(const Rate& rate, Clock::time_point now = Clock::now()) {
    refill(rate, now);
    return left_ < 0;
  }
  bool is_full(const Rate& rate, Clock::time_point now = Clock::now()) {
    refill(rate, now);
    return left_ >= rate.at_once;
  }

 private:
  void refill(const Rate& rate, Clock::time_point now) {
    if (last_ != Clock::time_point{}) {
      const double seconds = std::chrono::duration<double>(now - last_).count();
      left_ = std::min(rate.at_once, left_ + std::max(0.0, seconds) * rate.per_second);
    }
    last_ = now;
  }

  double left_;
  Clock::time_point last_{};
};

}  // namespace spooky::server
