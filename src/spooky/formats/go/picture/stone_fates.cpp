#include "spooky/formats/go/picture/stone_fates.hpp"

#include <algorithm>

#include "spooky/formats/go/text/shown.hpp"

namespace spooky::go {

StoneFates::StoneFates(const GameLog<Game>& log, std::size_t actions) : position_(log.start), labels_(log.start) {
  for (std::size_t i = 0; i < std::min(actions, log.entries.size()); ++i) follow(log.entries[i].action);
}

void StoneFates::follow(const Action& action) {
  labels_.follow(position_, action);
  switch (action.kind) {
    case Action::Kind::Place: {
      const auto stones = action.stones();
      placed_.push_back({position_.turn(), {stones.begin(), stones.end()}});
      break;
    }
    case Action::Kind::Keep:
    case Action::Kind::Remove: {
      const Choice choice = position_.situation().choice();
      for (std::size_t i = 0; i < choice.count; ++i) {
        if ((choice.points[i] == action.points[0]) == choice.removes) remove(choice.points[i]);
      }
      break;
    }
    case Action::Kind::Pass: passes_.push_back(position_.turn()); break;
    case Action::Kind::Resign: break;
  }
  position_.play_unchecked(action);
}

void StoneFates::remove(Point point) {
  removed_[point] = labels_.text(point);
  for (Gone& placement : placed_) {
    if (placement.turn == labels_.turn(point)) std::erase(placement.points, point);
  }
}

std::vector<StoneFates::Gone> StoneFates::gone() const {
  const Shown shown(position_);
  std::vector<Gone> gone;
  for (const Gone& placement : placed_) {
    const bool seen = std::any_of(placement.points.begin(), placement.points.end(), [&](Point point) {
      return shown.letter(point) != '.' && labels_.turn(point) == placement.turn;
    });
    if (!seen && !placement.points.empty()) gone.push_back(placement);
  }
  return gone;
}

}  // namespace spooky::go
