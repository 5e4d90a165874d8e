#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "spooky/core/budget.hpp"
#include "spooky/games/decision.hpp"
#include "spooky/games/go/player/belief.hpp"
#include "spooky/games/go/rules/position.hpp"

namespace spooky::go {

class TreeSearch;

struct PlayerSettings {
  Budget budget;
  std::uint64_t seed = 1;
  /// Trees searched side by side and added up: the answer depends on their number, not on timing.
  unsigned threads = 1;
  bool may_resign = false;
};

using TriedAction = spooky::TriedAction<Action>;

/// What the player does, and what it rests on.
struct Decision : OwnDecision<Action> {
  std::vector<GroupBelief> beliefs;  ///< of the entangled groups on the board
};

/// The computer player of Quantum Go. It remembers what it has searched, so one should play a whole game; it may play
/// both sides, and any position may follow any other.
class Player {
 public:
  Player();
  Player(Player&&) noexcept;
  Player& operator=(Player&&) noexcept;
  ~Player();

  /// One legal action of the one who acts; the game must not be over.
  Decision think(const Position& position, const PlayerSettings& settings);

 private:
  Decision search(const Position& position, const PlayerSettings& settings);
  bool is_hopeless(Colour player, const Decision& decision);

  std::vector<std::unique_ptr<TreeSearch>> trees_;
  int hopeless_[2] = {0, 0};  ///< turns in a row in which Black, White saw no chance
};

inline constexpr int kHighestPlayerLevel = 5;

/// How many simulations a level thinks: level 1 answers at once, level 5 takes a few seconds. On large boards and with
/// W groups, where a simulation takes longer, there are fewer.
std::uint64_t level_simulations(int level, const Rules& rules);

/// What a level takes in a position: points of a board filled, about three million in a second.
std::uint64_t thinking_work(const Position& position, int level);

/// The action of a level in a position alone; it never resigns.
Decision decide_at_level(const Position& position, int level, std::uint64_t seed, unsigned threads);

}  // namespace spooky::go
