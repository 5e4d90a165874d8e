#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/live_game.hpp"
#include "server/messages.hpp"

// What the server tells of a game, in JSON (docs/server.md, docs/records.md). Written straight from what is kept,
// without a replay: a long game costs no more to tell than to read.
namespace spooky::server {

/// `{"action":…,"number":…,"actor":…,"ms":…,"result":…}`: the action with this index, as everybody hears it.
std::string action_message(const LiveGame& game, std::size_t index);

/// What everybody hears alike who joins a game after so many actions: written once for all of them.
class Welcome {
 public:
  explicit Welcome(const LiveGame& game);

  std::size_t actions() const { return actions_.size(); }
  std::size_t bytes() const { return text_.size() + actions_.size() * sizeof(std::uint32_t); }

  /// The game from action number `from` on. `you` and `seats` are JSON texts: the seats of the one who joins, and the
  /// members `"seats":…,"watching":…`.
  static Message message(const std::shared_ptr<const Welcome>& welcome, std::string_view you, std::string_view seats,
                         std::int64_t from, const std::optional<std::string>& next);

 private:
  std::string text_;                    ///< the game, its actions and its result
  std::vector<std::uint32_t> actions_;  ///< where each begins
  std::uint32_t begin_ = 0;             ///< what is before it comes first in the message
  std::uint32_t end_ = 0;               ///< of the last action
};

/// The record of a game. `result` is a JSON text, empty when it is not known: then the record leaves it out.
std::string record_text(const StoredGame& game, std::string_view result);

}  // namespace spooky::server
