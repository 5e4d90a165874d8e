#include "spooky/protocols/gtp/table.hpp"

#include <cassert>

namespace spooky::gtp {

namespace {

/// A board that stood at the end of a turn, under rules that judge boards as before.
go::Position position_of(const go::Rules& rules, const go::Board& board, go::Colour to_move, int passes) {
  const auto position = go::Position::from(rules, {board, to_move, passes});
  assert(position.has_value());
  return position ? *position : go::Position::initial(rules);
}

}  // namespace

void Table::load(const GameLog<go::Game>& log, int turns) {
  *this = Table(log.start.rules());
  start_ = log.start;
  position_ = start_;
  int turn = 0;
  for (const auto& entry : log.entries) {
    // Others ask for whole turns, and a game that was resigned can go on.
    if (position_.turn() > turns || entry.action.kind == go::Action::Kind::Resign) break;
    if (position_.turn() != turn) begin();
    turn = position_.turn();
    act(entry.action);
  }
}

void Table::set_komi(int halves) {
  go::Rules rules = start_.rules();
  const bool usual = start_ == go::Position::initial(rules);
  rules.komi_halves = static_cast<std::int16_t>(halves);
  const go::Situation& situation = start_.situation();
  start_ = usual ? go::Position::initial(rules)
                 : position_of(rules, start_.board(), situation.to_move(), situation.passes());
  replay(steps_.size());
}

bool Table::undo() {
  if (marks_.empty()) return false;
  const Mark mark = marks_.back();
  marks_.pop_back();
  replay(mark.steps);
  pending_ = mark.pending;
  return true;
}

void Table::act(const go::Action& action) {
  assert(position_.is_legal(action));
  steps_.emplace_back(action);
  position_.play_unchecked(action);
}

void Table::turn_to(go::Colour player) {
  const go::Situation& situation = position_.situation();
  assert(!situation.is_choosing());
  if (!position_.is_over() && situation.to_move() == player) return;
  if (!position_.is_over()) {
    steps_.emplace_back(std::nullopt);
    position_.skip_turn();
    return;
  }
  start_ = position_of(rules(), position_.board(), player, 0);
  position_ = start_;
  steps_.clear();
  marks_.clear();
  begin();
}

void Table::replay(std::size_t steps) {
  steps_.resize(steps);
  position_ = start_;
  for (const Step& step : steps_) play(position_, step);
}

}  // namespace spooky::gtp
