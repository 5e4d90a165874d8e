#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "spooky/games/go/player/time_plan.hpp"

namespace spooky::gtp {

using Milliseconds = std::chrono::milliseconds;

/// The clocks of both players as a controller sets them. They do not run by themselves: between two `time_left` a turn
/// is taken to have used what it was given.
class Clocks {
 public:
  /// `time_settings main byo-yomi stones`. Stones 0 and byo-yomi time: no limits at all.
  void set(Milliseconds main, Milliseconds byo_yomi, int stones);
  /// No limits.
  void clear() { limited_ = false; }
  /// `time_left colour time stones`; no stones: it is main time.
  void set_left(go::Colour player, Milliseconds time, int stones);

  /// What the player may spend on this turn; nothing when there are no limits.
  std::optional<Milliseconds> for_turn(go::Colour player, const go::Board& board) const;
  void spend(go::Colour player, Milliseconds time);

 private:
  static std::size_t index(go::Colour player) { return player == go::Colour::Black ? 0 : 1; }

  bool limited_ = false;
  std::array<go::Clock, 2> clocks_;
};

/// Reads the arguments of `time_settings` and `kgs-time_settings`; false when they make no sense.
bool set_time(Clocks& clocks, const std::vector<std::string>& arguments);
bool set_kgs_time(Clocks& clocks, const std::vector<std::string>& arguments);

}  // namespace spooky::gtp
