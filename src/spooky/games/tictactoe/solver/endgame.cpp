#include "spooky/games/tictactoe/solver/endgame.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace spooky::tictactoe {

namespace {

int sign_of(int player) { return player == 0 ? 1 : -1; }

/// One component: its last mark fills the board. In a single square it is forced (T5).
int last_component(const Geometry& geometry, const Essence& essence, Mask component) {
  const int mover = essence.mover();
  const Assignment settled = essence.settled(geometry);
  Tally best;
  for_each_square(component, [&](int root) {
    const Assignment end = settled | essence.fall(geometry, root, mover, essence.marks + 1);
    best.add(sign_of(mover) * judge(geometry, end).halves);
  });
  return sign_of(mover) * (std::has_single_bit(component) ? best.best() : best.second());
}

}  // namespace

TwoComponents::TwoComponents(const Geometry& geometry, const Essence& essence)
    : geometry_(geometry), mover_(essence.mover()) {
  const Mask open = essence.open(geometry);
  components_[0] = essence.component[static_cast<std::size_t>(lowest(open))];
  components_[1] = static_cast<Mask>(open & ~components_[0]);
  assert(essence.component[static_cast<std::size_t>(lowest(components_[1]))] == components_[1]);
  const Assignment settled = essence.settled(geometry);
  for_each_square(open, [&](int root) {
    const Assignment around = essence.fall_around(geometry, root);
    const auto r = static_cast<std::size_t>(root);
    under_mover_[r] = settled | around | essence.mark(geometry, root, mover_, essence.marks + 1);
    under_answerer_[r] = around | essence.mark(geometry, root, 1 - mover_, essence.marks + 2);
  });
  tabulate(0);
  tabulate(1);
}

void TwoComponents::tabulate(std::size_t near) {
  for_each_square(components_[near], [&](int u) {
    for_each_square(components_[1 - near], [&](int w) {
      const Assignment end = under_mover_[static_cast<std::size_t>(u)] | under_answerer_[static_cast<std::size_t>(w)];
      answers_[static_cast<std::size_t>(u)].add(sign_of(1 - mover_) * judge(geometry_, end).halves);
    });
  });
}

int TwoComponents::after_join(int u, int v) const {
  Tally answers = answers_[static_cast<std::size_t>(u)];
  answers.add(answers_[static_cast<std::size_t>(v)]);
  return sign_of(1 - mover_) * answers.second();
}

TwoComponents::Collapsed TwoComponents::after_collapse(std::size_t near, int root) const {
  const Verdict verdict = judge(geometry_, under_mover_[static_cast<std::size_t>(root)]);
  if (verdict.line) return {true, verdict.halves};
  const Tally& answers = answers_[static_cast<std::size_t>(root)];
  return {false,
          sign_of(1 - mover_) * (std::has_single_bit(components_[1 - near]) ? answers.best() : answers.second())};
}

int TwoComponents::value() const {
  int best = Tally::kNone;
  for_each_square(components_[0], [&](int u) {
    for_each_square(components_[1], [&](int v) { best = std::max(best, sign_of(mover_) * after_join(u, v)); });
  });
  for (std::size_t near = 0; near < 2; ++near) {
    if (std::has_single_bit(components_[near])) continue;
    Tally roots;
    for_each_square(components_[near], [&](int u) { roots.add(sign_of(mover_) * after_collapse(near, u).value); });
    best = std::max(best, roots.second());
  }
  return sign_of(mover_) * best;
}

int endgame_value(const Geometry& geometry, const Essence& essence) {
  if (components_left(geometry, essence) == 1) return last_component(geometry, essence, essence.open(geometry));
  return TwoComponents(geometry, essence).value();
}

}  // namespace spooky::tictactoe
