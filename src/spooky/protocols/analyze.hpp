#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/price.hpp"
#include "spooky/games/solution.hpp"

namespace spooky {

/// How much work one answer may cost.
struct AnalyzeLimits {
  SolveLimits solve = {};
  /// For a move of the computer, where the game has a measure of that: G::thinking_work(position, level).
  std::uint64_t thinking_work = std::numeric_limits<std::uint64_t>::max();
  Price action = kAnyPrice;  ///< of one action, and of the start
  Price moves = kAnyPrice;   ///< of all of them together
  std::size_t answer_bytes = std::numeric_limits<std::size_t>::max();
};

/// Answers one request of the line-JSON interface (docs/protocol.md): JSON in, JSON out, both without a line end.
/// Depends on nothing but the request, and always answers. What would cost more than the limits is too-large.
std::string analyze(std::string_view request, const AnalyzeLimits& limits = {});

/// A report that a game can be asked for, and what it tells.
struct ReportDescription {
  std::string_view name;
  std::string_view tells;
};

/// All that a game can report; nothing for a game that there is not.
std::vector<ReportDescription> describe_reports(std::string_view game);

/// Requests longer than this are refused with code too-large.
inline constexpr std::size_t kMaxRequestBytes = 1 << 20;

}  // namespace spooky
