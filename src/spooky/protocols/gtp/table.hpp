#pragma once

#include <vector>

#include "spooky/formats/game_log.hpp"
#include "spooky/games/go/game.hpp"

namespace spooky::gtp {

/// The game that a controller watches: where it began, what was played, and what `undo` takes back. A value: a command
/// works on a copy, which replaces the game when all went well.
class Table {
 public:
  explicit Table(const go::Rules& rules) : start_(go::Position::initial(rules)), position_(start_) {}

  const go::Position& position() const { return position_; }
  const go::Rules& rules() const { return position_.rules(); }
  /// The game so far as a record holds it.
  GameLog<go::Game> log() const;
  /// Nothing was played yet.
  bool is_new() const { return actions_.empty() && pending_.empty() && start_ == go::Position::initial(rules()); }

  /// A recorded game as far as the end of the turn with this number.
  void load(const GameLog<go::Game>& log, int turns);
  void set_komi(int halves);

  /// What follows is taken back by one undo().
  void begin() { marks_.push_back({actions_.size(), pending_}); }
  /// False when there is nothing to take back.
  bool undo();

  /// Plays a legal action.
  void act(const go::Action& action);
  /// Lets the player move: GTP may ask for any colour at any time. The other player passes, or, where that would end
  /// the game, the board is the start of a new one. Not in the middle of a collapse.
  void turn_to(go::Colour player);

  /// The stones of a turn that come one by one with `play`, in the order they came.
  const std::vector<go::Point>& pending() const { return pending_; }
  void add_pending(go::Point point) { pending_.push_back(point); }
  void clear_pending() { pending_.clear(); }

 private:
  struct Mark {
    std::size_t actions;
    std::vector<go::Point> pending;
  };

  void replay(std::size_t actions);

  go::Position start_;
  std::vector<go::Action> actions_;
  go::Position position_;
  std::vector<go::Point> pending_;
  std::vector<Mark> marks_;
};

}  // namespace spooky::gtp
