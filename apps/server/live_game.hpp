#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "dice/die.hpp"
#include "server/game_store.hpp"
#include "server/limits.hpp"
#include "server/messages.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/json.hpp"

namespace spooky::server {

/// Those who may have seats.
inline constexpr std::array<Actor, 2> kPlayers = {Actor::First, Actor::Second};

/// A game of which every action is on disk: the referee. Knows neither sockets nor the database.
class LiveGame {
 public:
  /// Replays a game that was kept; an error when it cannot be replayed by the rules of today, or costs too much.
  static Result<LiveGame> from_stored(StoredGame stored, const GameLimits& limits = {});

  const std::string& id() const { return kept_.id; }
  std::int64_t opened() const { return kept_.opened; }
  /// All that is kept of it; seats and rematch as they were when it was read.
  const StoredGame& kept() const { return kept_; }
  const AnyPosition& position() const { return position_; }
  std::size_t length() const { return kept_.actions.size(); }
  bool over() const { return actor_of(position_) == Actor::None; }
  json::value result() const { return result_of(position_); }
  /// The memory it takes, roughly.
  std::size_t bytes() const { return text_bytes_ + bytes_of(position_) + bytes_of(before_last_); }

  /// The name of the player: "x".
  std::string_view name(Actor actor) const { return actor_name_of(position_, actor); }
  /// The player of that name, if it is one.
  std::optional<Actor> player(std::string_view name) const;

  /// A seat's fingerprint; empty when the seat is free.
  const std::string& seat(Actor player) const { return seats_[player == Actor::First ? 0 : 1]; }
  void set_seat(Actor player, std::string fingerprint);
  /// Whether it may act there; for Nature nobody may.
  bool holds(const std::string& fingerprint, Actor actor) const {
    const bool is_player = actor == Actor::First || actor == Actor::Second;
    return is_player && !fingerprint.empty() && seat(actor) == fingerprint;
  }
  bool holds_any(const std::string& fingerprint) const {
    return holds(fingerprint, Actor::First) || holds(fingerprint, Actor::Second);
  }

  /// The rematch, if there is one.
  std::optional<std::string> next;

  /// An action that may be stored, with the rolls that followed it, and the position they lead to.
  struct Accepted {
    std::vector<Step> steps;
    AnyPosition after;

    /// What the player did.
    const std::string& text() const { return steps.front().text; }
  };
  /// It has been stored before.
  struct Repeated {};
  using Verdict = std::variant<Accepted, Repeated, Refusal>;

  /// What becomes of an action that the holder of a fingerprint sends. Changes nothing. A repeated action is known by
  /// the spelling that was stored, the last one of a player in any spelling.
  Verdict judge(const std::string& fingerprint, const Act& act) const;

  /// The actions are on disk.
  void apply(Accepted accepted, std::int64_t milliseconds);

 private:
  LiveGame(AnyPosition start, StoredGame kept, const GameLimits& limits);
  bool is_stored(const Act& act) const;
  /// Whether another action is within what the game may become.
  std::optional<Error> too_long(std::string_view text) const;

  StoredGame kept_;
  GameLimits limits_;
  AnyPosition position_;
  AnyPosition before_last_;      ///< the last action of a player
  std::size_t last_number_ = 0;  ///< of that action; 0 when there is none
  Price paid_ = 0;               ///< for the start and every action
  std::size_t text_bytes_ = 0;
  std::array<std::string, 2> seats_;
};

/// Rolls for Nature until a player acts or the game is over. Throws DieError.
void roll_until_player(LiveGame::Accepted& accepted, Die& die);

/// A new game as a client asked for it (docs/server.md), with a new id, ready to be stored. Where Nature acts after the
/// actions it was given, the server rolls. Throws DieError.
Result<StoredGame> read_new_game(std::string_view request, std::int64_t now, const GameLimits& limits, Die& die);

/// The rematch of a game: the same rules and start, the seats exchanged.
StoredGame rematch_for(const LiveGame& game, std::int64_t now);

/// "X" of "x": how a sentence calls a player.
std::string spoken_name(std::string_view name);

}  // namespace spooky::server
