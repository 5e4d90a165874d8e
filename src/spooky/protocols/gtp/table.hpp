#pragma once

#include <optional>
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
  /// Calls visit(before, action, after) for every action so far.
  template <class Visit>
  void for_actions(Visit visit) const {
    go::Position before = start_;
    for (const auto& step : steps_) {
      go::Position after = before;
      play(after, step);
      if (step) visit(before, *step, after);
      before = std::move(after);
    }
  }
  /// Where the game began.
  const go::Position& start() const { return start_; }
  /// Nothing was played yet.
  bool is_new() const { return steps_.empty() && pending_.empty() && start_ == go::Position::initial(rules()); }

  /// A recorded game as far as the end of the turn with this number.
  void load(const GameLog<go::Game>& log, int turns);
  void set_komi(int halves);

  /// What follows is taken back by one undo().
  void begin() { marks_.push_back({steps_.size(), pending_}); }
  /// False when there is nothing to take back.
  bool undo();

  /// Plays a legal action.
  void act(const go::Action& action);
  /// Lets the player move: GTP may ask for any colour at any time. The other player's turn is left out, which is no
  /// pass; after the end of a game the board is the start of a new one. Not in the middle of a collapse.
  void turn_to(go::Colour player);

  /// The stones of a turn that come one by one with `play`, in the order they came.
  const std::vector<go::Point>& pending() const { return pending_; }
  void add_pending(go::Point point) { pending_.push_back(point); }
  void clear_pending() { pending_.clear(); }

 private:
  /// An action; none where a turn is left out.
  using Step = std::optional<go::Action>;
  struct Mark {
    std::size_t steps;
    std::vector<go::Point> pending;
  };

  static void play(go::Position& position, const Step& step) {
    step ? position.play_unchecked(*step) : position.skip_turn();
  }
  void replay(std::size_t steps);

  go::Position start_;
  std::vector<Step> steps_;
  go::Position position_;
  std::vector<go::Point> pending_;
  std::vector<Mark> marks_;
};

}  // namespace spooky::gtp
