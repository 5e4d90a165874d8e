#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "spooky/core/result.hpp"

// What clients say over the WebSocket (docs/server.md).
namespace spooky::server {

struct Join {
  std::string game;
  std::string token;  ///< empty for those who only watch
  std::int64_t from = 1;
};

struct Sit {
  std::string actor;
};

struct Act {
  std::string action;
  std::int64_t number = 0;
};

struct Rematch {};

struct Ping {
  std::int64_t number = 0;
};

using ClientMessage = std::variant<Join, Sit, Act, Rematch, Ping>;

/// Reads one message; anything but exactly one of the forms above is an error.
Result<ClientMessage> read_message(std::string_view text);

/// Why something was refused: a code for programs and one sentence for a person.
struct Refusal {
  std::string code;
  std::string reason;
  std::optional<std::int64_t> number = std::nullopt;  ///< of the action it is about
};

Refusal as_refusal(const Error& error);

}  // namespace spooky::server
