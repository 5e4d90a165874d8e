#include "spooky/games/tictactoe/endgame.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace spooky::tictactoe {

namespace {

/// The falls of one component, by square, for a mark of one player on that square.
using Falls = std::array<Assignment, kSolvableSquares>;

Falls falls_of(const Geometry& geometry, const Essence& essence, Mask component, int player, int subscript) {
  Falls falls;
  for_each_square(component, [&](int square) {
    falls[static_cast<std::size_t>(square)] = essence.fall(geometry, square, player, subscript);
  });
  return falls;
}

int sign_of(int player) { return player == 0 ? 1 : -1; }

/// One component: its last mark fills the board. In a single square it is forced (T5).
int last_component(const Geometry& geometry, const Essence& essence, Mask component) {
  const int mover = essence.mover();
  const Assignment settled = essence.settled(geometry);
  BestTwo best;
  for_each_square(component, [&](int root) {
    const Assignment end = settled | essence.fall(geometry, root, mover, essence.marks + 1);
    best.add(sign_of(mover) * judge(geometry, end).halves);
  });
  return sign_of(mover) * (std::has_single_bit(component) ? best.best() : best.second());
}

/// Two components, and so two marks to come: first the mover's, then the answerer's.
///
/// Whether the mover joins u to v or closes a cycle that falls on u, the final boards are of one kind: one component
/// falls from some square under the mover's mark, the other from some square under the answerer's. So all play is
/// told by two tables: `ends(near, far)` for near = the component under the mover's mark.
class TwoComponents {
 public:
  TwoComponents(const Geometry& geometry, const Essence& essence, Mask a, Mask b)
      : geometry_(geometry), settled_(essence.settled(geometry)), mover_(essence.mover()) {
    const Mask components[] = {a, b};
    for (std::size_t i = 0; i < 2; ++i) {
      under_mover_[i] = falls_of(geometry, essence, components[i], mover_, essence.marks + 1);
      under_answerer_[i] = falls_of(geometry, essence, components[i], 1 - mover_, essence.marks + 2);
    }
    answers_[0] = tabulate(0, a, b);
    answers_[1] = tabulate(1, b, a);
  }

  int value(Mask a, Mask b) const {
    int best = BestTwo::kNone;
    // Join u and v: the answerer must close a cycle in the one component that is left and gets the second best
    // of all its squares.
    for_each_square(a, [&](int u) {
      for_each_square(b, [&](int v) {
        BestTwo answers = answers_[0][static_cast<std::size_t>(u)];
        answers.add(answers_[1][static_cast<std::size_t>(v)]);
        best = std::max(best, -answers.second());
      });
    });
    best = std::max({best, close(0, a, b), close(1, b, a)});
    return sign_of(mover_) * best;
  }

 private:
  using Answers = std::array<BestTwo, kSolvableSquares>;

  /// For each square of the near component under the mover's mark: the answerer's best two squares in the far one.
  Answers tabulate(std::size_t near, Mask near_squares, Mask far_squares) const {
    Answers answers;
    for_each_square(near_squares, [&](int u) {
      const Assignment half = settled_ | under_mover_[near][static_cast<std::size_t>(u)];
      for_each_square(far_squares, [&](int w) {
        const Assignment end = half | under_answerer_[1 - near][static_cast<std::size_t>(w)];
        answers[static_cast<std::size_t>(u)].add(sign_of(1 - mover_) * judge(geometry_, end).halves);
      });
    });
    return answers;
  }

  /// The mover closes a cycle in the near component; for the mover.
  int close(std::size_t near, Mask near_squares, Mask far_squares) const {
    if (std::has_single_bit(near_squares)) return BestTwo::kNone;
    BestTwo best;
    for_each_square(near_squares, [&](int u) {
      const Verdict verdict = judge(geometry_, settled_ | under_mover_[near][static_cast<std::size_t>(u)]);
      const BestTwo& answers = answers_[near][static_cast<std::size_t>(u)];
      const int answer = std::has_single_bit(far_squares) ? answers.best() : answers.second();
      best.add(verdict.line ? sign_of(mover_) * verdict.halves : -answer);
    });
    return best.second();
  }

  const Geometry& geometry_;
  Assignment settled_;
  int mover_;
  std::array<Falls, 2> under_mover_;
  std::array<Falls, 2> under_answerer_;
  std::array<Answers, 2> answers_;
};

}  // namespace

int endgame_value(const Geometry& geometry, const Essence& essence) {
  const Mask open = essence.open(geometry);
  const Mask a = essence.component[static_cast<std::size_t>(lowest(open))];
  const Mask b = static_cast<Mask>(open & ~a);
  if (b == 0) return last_component(geometry, essence, a);
  assert(essence.component[static_cast<std::size_t>(lowest(b))] == b);
  return TwoComponents(geometry, essence, a, b).value(a, b);
}

}  // namespace spooky::tictactoe
