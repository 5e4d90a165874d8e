#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/game_texts.hpp"
#include "server/live_game.hpp"

namespace spooky::server {

class Guest;

/// A game with those who are in it. Without the game while that is being read.
struct Room {
  explicit Room(std::string name) : id(std::move(name)) {}

  /// An action on its way to the disk.
  struct Pending {
    LiveGame::Accepted accepted;
    std::int64_t number;
    std::int64_t milliseconds;
  };

  std::string id;
  std::optional<LiveGame> game;
  std::size_t bytes = 0;                       ///< of the game, as the hall has counted them
  std::vector<std::weak_ptr<Guest>> arriving;  ///< who waits for the game
  std::string asked_from;                      ///< the address of the one for whom it is being read
  std::function<void(double)> payer;           ///< and who pays for that
  std::optional<std::string> read_for;         ///< the address among whose readings it counts until it is here
  std::size_t at_the_door = 0;                 ///< so many are about to be let in
  std::shared_ptr<const Welcome> welcome;      ///< of the game after so many actions as it had when somebody joined
  std::shared_ptr<const std::string> record;   ///< of the game after so many actions as it had when somebody asked
  std::size_t record_actions = 0;
  std::vector<Guest*> guests;
  std::optional<Pending> pending;
  std::int64_t touched = 0;
  std::int64_t presence_told = 0;  ///< when
  bool loading = false;
  bool outdated = false;  ///< changed elsewhere while it was being read, or could not be read
};

}  // namespace spooky::server
