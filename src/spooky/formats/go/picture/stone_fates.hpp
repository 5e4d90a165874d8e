#pragma once

#include <string>
#include <vector>

#include "spooky/formats/game_log.hpp"
#include "spooky/formats/go/picture/stone_labels.hpp"
#include "spooky/games/go/game.hpp"

namespace spooky::go {

/// What became of the stones of a game, as far as it is told.
class StoneFates {
 public:
  /// After so many of the actions.
  StoneFates(const GameLog<Game>& log, std::size_t actions);

  const Position& position() const { return position_; }
  const StoneLabels& labels() const { return labels_; }

  /// The label of the last stone that a collapse removed from the point; empty when there was none.
  const std::string& removed(Point point) const { return removed_[point]; }
  /// Turns whose stones are not to be seen any more, with the points where they stood before they were captured.
  struct Gone {
    int turn;
    std::vector<Point> points;
  };
  std::vector<Gone> gone() const;
  /// Turns in which a player passed.
  const std::vector<int>& passes() const { return passes_; }

 private:
  void follow(const Action& action);
  void remove(Point point);

  Position position_;
  StoneLabels labels_;
  IndexArray<Point, std::string> removed_;
  std::vector<Gone> placed_;  ///< every placement, with the stones that no collapse has removed
  std::vector<int> passes_;
};

}  // namespace spooky::go
