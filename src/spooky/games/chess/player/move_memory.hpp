#pragma once

#include <array>
#include <cstdint>

#include "spooky/games/chess/player/score.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"

namespace spooky::chess {

/// Which quiet moves were too good for the opponent elsewhere in the tree: two a ply (killers), and how often each was.
class MoveMemory {
 public:
  static constexpr int kMostHistory = 16'384;

  const std::array<Action, 2>& killers(int ply) const { return killers_[static_cast<std::size_t>(ply)]; }
  int history(Colour colour, Action move) const { return history_[index_of(colour)][place_of(move)]; }

  void reward(Colour colour, Action move, int depth, int ply) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != move) {
      killers[1] = killers[0];
      killers[0] = move;
    }
    change(colour, move, bonus(depth));
  }
  void blame(Colour colour, Action move, int depth) { change(colour, move, -bonus(depth)); }

  /// Between searches: the past counts less.
  void fade() {
    killers_ = {};
    for (auto& table : history_) {
      for (auto& value : table) value = static_cast<std::int16_t>(value / 4);
    }
  }

 private:
  static constexpr std::size_t kPlaces = 4096;

  static int bonus(int depth) { return depth > 12 ? 1'800 : 12 * depth * depth + 20 * depth; }
  /// The squares of an ordinary move tell all; anything else is scattered.
  static std::size_t place_of(Action move) {
    if (move.type() == Action::Type::Move) return move.from().value() * 64 + move.to().value();
    return kPlaces + (move.bits() * 0x9E3779B1U >> 20U);
  }
  void change(Colour colour, Action move, int by) {
    std::int16_t& value = history_[index_of(colour)][place_of(move)];
    const int size = by < 0 ? -by : by;
    value = static_cast<std::int16_t>(value + by - value * size / kMostHistory);
  }

  std::array<std::array<Action, 2>, kMostPly> killers_{};
  std::array<std::array<std::int16_t, 2 * kPlaces>, 2> history_{};
};

}  // namespace spooky::chess
