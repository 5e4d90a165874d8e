#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#include "spooky/games/chess/player/search_limits.hpp"
#include "spooky/games/chess/player/time_plan.hpp"

namespace spooky::chess {

/// What the threads of one search share: whether it is to end, and how many nodes they have seen.
class SearchControl {
 public:
  explicit SearchControl(const SearchLimits& limits) : limits_(limits), plan_(plan_time(limits)) {}

  /// Adds to the nodes seen, and says whether to go on. To be asked often.
  bool may_go_on(std::uint64_t new_nodes) {
    const std::uint64_t nodes = nodes_.fetch_add(new_nodes, std::memory_order_relaxed) + new_nodes;
    if (is_ending()) return false;
    const bool ends = (limits_.nodes != 0 && nodes >= limits_.nodes) ||
                      (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) ||
                      (plan_ && elapsed() >= plan_->most);
    if (ends) end();
    return !ends;
  }
  bool is_ending() const { return ending_.load(std::memory_order_relaxed); }
  void end() { ending_.store(true, std::memory_order_relaxed); }

  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  std::chrono::milliseconds elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(now() - start_);
  }

  const SearchLimits& limits() const { return limits_; }
  /// The share of the usual time or of the nodes that is used up, in percent; 0 where there is no limit.
  int used_percent() const {
    std::uint64_t percent = 0;
    if (plan_) percent = static_cast<std::uint64_t>(elapsed() * 100 / std::max(plan_->usual, kMillisecond));
    if (limits_.nodes != 0) percent = std::max(percent, nodes() * 100 / limits_.nodes);
    return static_cast<int>(std::min<std::uint64_t>(percent, 1'000));
  }
  bool is_timed() const { return plan_.has_value(); }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kMillisecond{1};

  /// In the browser searches are bounded by nodes alone: the page brings no clock.
  static Clock::time_point now() {
#ifdef __wasi__
    return {};
#else
    return Clock::now();
#endif
  }

  const SearchLimits limits_;
  const std::optional<TimePlan> plan_;
  const Clock::time_point start_ = limits_.since.value_or(now());
  std::atomic<bool> ending_ = false;
  std::atomic<std::uint64_t> nodes_ = 0;
};

}  // namespace spooky::chess
