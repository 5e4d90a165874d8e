#pragma once

// The quantum state in the plainest way (K2–K7): a map from sets of squares to amplitudes for each branch, gates
// applied one after the other to every board by itself.
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/quantum_chess/rules/naive_number.hpp"

namespace spooky::quantum_chess_naive {

using Board = std::set<int>;  ///< squares 0 (a1) to 63
using Superposition = std::map<Board, Number>;

struct Branch {
  Number weight = whole(1);
  Superposition boards;
};
using State = std::vector<Branch>;

inline Number length(const Superposition& boards) {
  Number sum;
  for (const auto& [board, amplitude] : boards) sum = sum + square(amplitude);
  return sum;
}

/// The probability that a board has a property.
inline Number probability(const State& state, const std::function<bool(const Board&)>& holds) {
  Number sum;
  for (const Branch& branch : state) {
    Number part;
    for (const auto& [board, amplitude] : branch.boards) {
      if (holds(board)) part = part + square(amplitude);
    }
    sum = sum + branch.weight * part / length(branch.boards);
  }
  return sum;
}
inline Number occupied(const State& state, int square_number) {
  return probability(state, [&](const Board& board) { return board.contains(square_number); });
}

/// What becomes of one board.
struct Weighted {
  Board board;
  Number amplitude;
};
using Boards = std::vector<Weighted>;

/// K5, on each board of a list.
inline Boards swap(const Boards& boards, int a, int b, const Number& i) {
  Boards result = boards;
  for (Weighted& one : result) {
    if (one.board.contains(a) == one.board.contains(b)) continue;
    const bool on_a = one.board.contains(a);
    one.board.erase(on_a ? a : b);
    one.board.insert(on_a ? b : a);
    one.amplitude = one.amplitude * i;
  }
  return result;
}
inline Boards half(const Boards& boards, int a, int b, const Number& i) {
  Boards result;
  for (const Weighted& one : boards) {
    if (one.board.contains(a) == one.board.contains(b)) {
      result.push_back(one);
      continue;
    }
    const Weighted other = swap({one}, a, b, i).front();
    result.push_back({one.board, one.amplitude * kHalfRoot});
    result.push_back({other.board, other.amplitude * kHalfRoot});
  }
  return result;
}

/// Applies a rule to every board, and parts branches by the number that another gives for the board before (K7).
inline State on_every_board(
    const State& state, const std::function<Boards(const Weighted&)>& rule,
    const std::function<int(const Board&)>& part = [](const Board&) { return 0; }) {
  State result;
  for (const Branch& branch : state) {
    std::map<int, Superposition> parts;
    for (const auto& [board, amplitude] : branch.boards) {
      for (const Weighted& one : rule({board, amplitude})) {
        Number& sum = parts[part(board)][one.board];
        sum = sum + one.amplitude;
      }
    }
    Number total;
    for (auto& [number, boards] : parts) {
      std::erase_if(boards, [](const auto& entry) { return entry.second == Number(); });
      total = total + length(boards);
    }
    for (auto& [number, boards] : parts) {
      if (!boards.empty()) result.push_back({branch.weight * length(boards) / total, boards});
    }
  }
  return result;
}

/// K16: only the boards with a property are left.
inline State kept(const State& state, const std::function<bool(const Board&)>& holds) {
  const Number total = probability(state, holds);
  State result;
  for (const Branch& branch : state) {
    Superposition boards;
    for (const auto& [board, amplitude] : branch.boards) {
      if (holds(board)) boards[board] = amplitude;
    }
    if (boards.empty()) continue;
    result.push_back({branch.weight * length(boards) / length(branch.boards) / total, boards});
  }
  return result;
}

/// Amplitudes divided by that of the first board, by number: the sets of squares are compared as numbers.
inline std::vector<std::pair<std::uint64_t, Number>> divided(const Superposition& boards) {
  std::map<std::uint64_t, Number> ordered;
  for (const auto& [board, amplitude] : boards) {
    std::uint64_t number = 0;
    for (const int one : board) number |= std::uint64_t{1} << one;
    ordered[number] = amplitude;
  }
  std::vector<std::pair<std::uint64_t, Number>> result(ordered.begin(), ordered.end());
  const Number first = result.front().second;
  for (auto& [number, amplitude] : result) amplitude = amplitude / first;
  return result;
}

/// K7: proportional branches are one.
inline State united(const State& state) {
  State result;
  for (const Branch& branch : state) {
    bool found = false;
    for (Branch& other : result) {
      if (divided(other.boards) != divided(branch.boards)) continue;
      other.weight = other.weight + branch.weight;
      found = true;
      break;
    }
    if (!found) result.push_back(branch);
  }
  return result;
}

inline State without_interference(const State& state) {
  State result;
  for (const Branch& branch : state) {
    for (const auto& [board, amplitude] : branch.boards) {
      result.push_back({branch.weight * square(amplitude) / length(branch.boards), {{board, whole(1)}}});
    }
  }
  return united(result);
}

}  // namespace spooky::quantum_chess_naive
