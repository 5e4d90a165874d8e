#pragma once

#include <array>
#include <cstddef>

#include "spooky/games/tictactoe/solver/geometry.hpp"

namespace spooky::tictactoe {

/// How often something has succeeded lately.
class SuccessRate {
 public:
  float rate() const { return successes_ / tries_; }
  void record(bool success) {
    tries_ += 1;
    if (success) successes_ += 1;
    if (tries_ < kMemory) return;
    tries_ /= 2;
    successes_ /= 2;
  }

 private:
  static constexpr float kMemory = 300;

  float successes_ = 1;
  float tries_ = 2;
};

/// What has worked so far, by the number of marks on the board. It only decides what is tried first.
class HistoryHeuristic {
 public:
  SuccessRate& join(int marks, int first, int second) { return at(marks).joins[index(first)][index(second)]; }
  SuccessRate& closing(int marks, int component_size) { return at(marks).closings[index(component_size)]; }
  SuccessRate& root(int marks, int square) { return at(marks).roots[index(square)]; }

 private:
  struct Ply {
    std::array<std::array<SuccessRate, kSolvableSquares>, kSolvableSquares> joins;
    std::array<SuccessRate, kSolvableSquares + 1> closings;
    std::array<SuccessRate, kSolvableSquares> roots;
  };

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  Ply& at(int marks) { return plies_[index(marks)]; }

  std::array<Ply, kSolvableSquares> plies_;
};

}  // namespace spooky::tictactoe
