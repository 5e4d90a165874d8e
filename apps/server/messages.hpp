#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

/// What guests are told: one text in up to four parts. Copies share them.
class Message {
 public:
  struct Part {
    Part() = default;
    /// The whole of a text.
    explicit Part(std::string whole) {
      auto made = std::make_shared<const std::string>(std::move(whole));
      text = *made;
      owner = std::move(made);
    }
    /// A part of what somebody else has.
    Part(std::shared_ptr<const void> keeper, std::string_view part) : owner(std::move(keeper)), text(part) {}

    std::shared_ptr<const void> owner;
    std::string_view text;
  };
  using Parts = std::array<Part, 4>;

  explicit Message(std::string text) : parts_{Part(std::move(text))} {}
  explicit Message(Parts parts) : parts_(std::move(parts)) {}

  const Parts& parts() const { return parts_; }
  std::size_t size() const {
    std::size_t bytes = 0;
    for (const Part& part : parts_) bytes += part.text.size();
    return bytes;
  }
  std::string text() const {
    std::string all;
    for (const Part& part : parts_) all += part.text;
    return all;
  }

 private:
  Parts parts_;
};

}  // namespace spooky::server
