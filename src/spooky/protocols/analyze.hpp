#pragma once

#include <string>
#include <string_view>

namespace spooky {

/// Answers one request of the line-JSON interface (docs/protocol.md): JSON in, JSON out, both without a line end.
/// Depends on nothing but the request, and always answers.
std::string analyze(std::string_view request);

/// Requests longer than this are refused with code too-large.
inline constexpr std::size_t kMaxRequestBytes = 1 << 20;

}  // namespace spooky
