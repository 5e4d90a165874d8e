#pragma once

#include <string>
#include <vector>

#include "games/go/rules/naive_board.hpp"

namespace spooky::go::naive {

/// A turn with its collapse (G5–G11): all stones placed stand on the board until they are removed by a choice.
struct Turn {
  Board board;
  char mover;
  bool diagonals;  // contact in variant `weak`
  Spots fresh;
  std::vector<Spots> own = {};     // step 1: the mover's older groups still to choose for
  std::vector<Spots> theirs = {};  // step 2
  bool new_group = false;          // step 3 is still to come
  Spots kept = {};                 // just collapsed (G8)

  /// Puts stones of a shape ("1" for a single) on the board and sees what collapses.
  static Turn place(const Board& before, char mover, const Spots& fresh, const std::string& shape, bool diagonals,
                    bool self_contact) {
    Turn turn{before, mover, diagonals, fresh};
    Spots stones;
    for (Spot spot = 0; spot < before.size(); ++spot) {
      if (before.at(spot) != '.') stones.insert(spot);
    }
    bool contact = before.touch(fresh, stones, diagonals);
    if (self_contact) contact = contact || before.touch(fresh, fresh, diagonals);
    for (const Spot spot : fresh) turn.board.at(spot) = mover;
    if (contact) {
      std::set<Group> touched;
      for (const Group& group : before.groups) {
        if (before.touch(group.spots, fresh, diagonals)) touched.insert(group);
      }
      for (const Group& group : touched) (group.owner == mover ? turn.own : turn.theirs).push_back(group.spots);
      turn.new_group = shape != "1";
    }
    if (shape != "1") turn.board.groups.push_back({mover, shape, fresh});
    return turn;
  }

  /// 0 when all choices are made.
  int step() const { return !own.empty() ? 1 : !theirs.empty() ? 2 : new_group ? 3 : 0; }
  const Spots& choosing() const { return !own.empty() ? own.front() : !theirs.empty() ? theirs.front() : fresh; }
  bool removes() const { return board.group_of(*choosing().begin())->loses_one(); }

  /// What is left of the group after a choice.
  Spots left(Spot choice) const {
    if (!removes()) return {choice};
    Spots spots = choosing();
    spots.erase(choice);
    return spots;
  }

  /// The choices that G8 allows.
  Spots obedient() const {
    if (step() != 3) return choosing();
    Spots touching;
    for (const Spot choice : choosing()) {
      if (board.touch(left(choice), kept, diagonals)) touching.insert(choice);
    }
    return touching.empty() ? choosing() : touching;
  }

  Turn after(Spot choice) const {
    Turn next = *this;
    const Spots stay = left(choice);
    for (const Spot spot : choosing()) {
      if (!stay.contains(spot)) next.board.remove(spot);
    }
    if (!own.empty()) {
      next.own.erase(next.own.begin());
    } else if (!theirs.empty()) {
      next.theirs.erase(next.theirs.begin());
    } else {
      next.new_group = false;
      return next;
    }
    next.kept.insert(stay.begin(), stay.end());
    return next;
  }

  struct Outcome {
    Board board;
    int taken;     // stones of the opponent
    int suicides;  // stones of the mover
  };
  /// G11, once all choices are made.
  Outcome outcome() const {
    Outcome result{board, 0, 0};
    result.taken = result.board.capture(mover == 'X' ? 'O' : 'X');
    result.suicides = result.board.capture(mover);
    return result;
  }
};

}  // namespace spooky::go::naive
