#pragma once

#include <string>
#include <string_view>

#include "spooky/games/solution.hpp"

namespace spooky {

/// Answers one request of the line-JSON interface (docs/protocol.md): JSON in, JSON out, both without a line end.
/// Depends on nothing but the request, and always answers. What would cost more than the limits is too-large.
std::string analyze(std::string_view request, const SolveLimits& limits = {});

/// Requests longer than this are refused with code too-large.
inline constexpr std::size_t kMaxRequestBytes = 1 << 20;

}  // namespace spooky
