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
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/json.hpp"

// What clients say over the WebSocket, and what they are told (docs/server.md). What is told of a game itself, its
// actions and the welcome to it, is in game_texts.hpp.
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

/// Why something was refused: a code for programs, one sentence for a person, and the same as data, from which a page
/// tells it in its language.
struct Refusal {
  std::string code;
  std::string reason;
  std::optional<std::int64_t> number = std::nullopt;  ///< of the action it is about
  spooky::Message message = {};                       ///< of the catalogues: section `server`, or the game's
};

/// `key` is one of the catalogues' section `server`.
Refusal refused(std::string_view code, std::string_view key, std::vector<Argument> arguments = {},
                std::optional<std::int64_t> number = std::nullopt);
/// The object that tells of a refusal: `code`, `reason`, `detail`, `arguments`, `number`.
json::object refusal_json(const Refusal& refusal);

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

/// Who sits where, who is here, and how many watch.
struct Presence {
  struct Seat {
    std::string actor;
    bool taken = false;
    bool here = false;
  };
  std::vector<Seat> seats;
  std::int64_t watching = 0;
};

/// `{"pong":…}`
Message pong_message(const Ping& ping);
/// `{"next":…}`: the id of the game that is played after this one.
Message next_message(const std::string& id);
/// `{"seats":…,"watching":…}`
Message as_message(const Presence& presence);
/// The same without the braces, to go into a larger object.
std::string presence_members(const Presence& presence);
/// `{"you":…,"seats":…,"watching":…}`: to whoever has sat down, all seats that are theirs.
Message seated_message(json::array you, const Presence& presence);
/// `{"error":{"code":…,"reason":…,"number":…}}`
Message as_message(const Refusal& refusal);

}  // namespace spooky::server
