#pragma once

// Quantum Chess in the plainest way, clause by clause from docs/rules/quantum-chess.md, without any code of the engine.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string>

#include "games/quantum_chess/rules/naive_state.hpp"

namespace spooky::quantum_chess_naive {

struct Rules {
  int width = 8;
  int height = 8;
  bool splits = true;
  bool interference = true;
};

struct Position {
  std::map<int, char> letters;
  bool white = true;
  std::string castling;
  int passed = -1;
  int counter = 0;
  int move = 1;
  State state;
  Number reference;
};

inline std::string name(int square_number) {
  return {static_cast<char>('a' + square_number % 8), static_cast<char>('1' + square_number / 8)};
}
inline int number(const std::string& square_name) { return (square_name[1] - '1') * 8 + square_name[0] - 'a'; }
inline bool is_white(char letter) { return letter >= 'A' && letter <= 'Z'; }
inline char kind(char letter) { return static_cast<char>(std::toupper(letter)); }

inline char letter_at(const Position& position, int square_number) {
  const auto found = position.letters.find(square_number);
  return found == position.letters.end() ? '.' : found->second;
}
inline bool is_own(const Position& position, int square_number) {
  const char letter = letter_at(position, square_number);
  return letter != '.' && is_white(letter) == position.white;
}
inline bool is_enemy(const Position& position, int square_number) {
  return letter_at(position, square_number) != '.' && !is_own(position, square_number);
}
inline bool is_full(const Position& position, int square_number) {
  for (const Branch& branch : position.state) {
    for (const auto& [board, amplitude] : branch.boards) {
      if (!board.contains(square_number)) return false;
    }
  }
  return true;
}

/// The squares strictly between two squares on a line; none otherwise.
inline std::vector<int> between(int a, int b) {
  const int files = b % 8 - a % 8;
  const int ranks = b / 8 - a / 8;
  if (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks)) return {};
  const int steps = std::max(std::abs(files), std::abs(ranks));
  std::vector<int> squares;
  for (int i = 1; i < steps; ++i) squares.push_back(a + i * (files / steps) + i * (ranks / steps) * 8);
  return squares;
}
/// K6.
inline std::vector<int> path(char letter, int from, int to) {
  return kind(letter) == 'N' || kind(letter) == 'K' ? std::vector<int>() : between(from, to);
}
inline bool is_clear(const Board& board, const std::vector<int>& squares, int except) {
  return std::none_of(squares.begin(), squares.end(), [&](int one) { return one != except && board.contains(one); });
}

/// K9.
inline bool reaches(const Position& position, int from, int to) {
  if (from == to) return false;
  const int files = std::abs(to % 8 - from % 8);
  const int ranks = std::abs(to / 8 - from / 8);
  const bool straight = files == 0 || ranks == 0;
  const bool slanted = files == ranks;
  switch (kind(letter_at(position, from))) {
    case 'N': return files * ranks == 2;
    case 'K': return std::max(files, ranks) == 1;
    case 'R':
      if (!straight) return false;
      break;
    case 'B':
      if (!slanted) return false;
      break;
    case 'Q':
      if (!straight && !slanted) return false;
      break;
    default: return false;
  }
  const auto squares = between(from, to);
  return std::none_of(squares.begin(), squares.end(), [&](int one) { return is_full(position, one); });
}

/// K11.
inline bool pawn_goes(const Rules& rules, const Position& position, int from, int to) {
  const int forward = position.white ? 1 : -1;
  const int ranks = (to / 8 - from / 8) * forward;
  const int files = std::abs(to % 8 - from % 8);
  if (ranks == 1 && files == 1) return is_enemy(position, to) || to == position.passed;
  if (files != 0) return false;
  if (ranks == 1) return !is_full(position, to);
  const int home = position.white ? 1 : 6;
  return ranks == 2 && rules.height == 8 && from / 8 == home && !is_full(position, to) &&
         !is_full(position, from + 8 * forward);
}

struct Castling {
  int king, king_to, rook, rook_to;
  char right;
};
inline std::vector<Castling> castlings(bool white) {
  const int home = white ? 0 : 56;
  return {{home + 4, home + 6, home + 7, home + 5, white ? 'K' : 'k'},
          {home + 4, home + 2, home, home + 3, white ? 'Q' : 'q'}};
}
inline std::optional<Castling> castling_of(const Position& position, int from, int to) {
  if (kind(letter_at(position, from)) != 'K') return std::nullopt;
  for (const Castling& one : castlings(position.white)) {
    if (from == one.king && to == one.king_to) return one;
  }
  return std::nullopt;
}

/// Every legal move as text, sorted (K8–K14).
inline std::vector<std::string> legal_moves(const Rules& rules, const Position& position) {
  std::vector<int> squares;
  for (int i = 0; i < 64; ++i) {
    if (i % 8 < rules.width && i / 8 < rules.height) squares.push_back(i);
  }
  std::vector<std::string> moves;
  const auto open = [&](int from, int to) {
    return letter_at(position, to) == '.' || letter_at(position, to) == letter_at(position, from);
  };
  for (const int from : squares) {
    if (!is_own(position, from)) continue;
    const bool pawn = kind(letter_at(position, from)) == 'P';
    for (const int to : squares) {
      if (pawn && pawn_goes(rules, position, from, to)) {
        const bool last = to / 8 == (position.white ? rules.height - 1 : 0);
        for (const char* promotion : {"q", "r", "b", "n"}) {
          moves.push_back(name(from) + name(to) + (last ? promotion : ""));
          if (!last) break;
        }
      }
      if (pawn || !reaches(position, from, to)) continue;
      if (!(is_full(position, to) && is_own(position, to))) moves.push_back(name(from) + name(to));
      if (!rules.splits || !open(from, to)) continue;
      for (const int second : squares) {
        if (second != to && reaches(position, from, second) && open(from, second)) {
          const bool both_empty = letter_at(position, to) == '.' && letter_at(position, second) == '.';
          if (!both_empty || to < second) moves.push_back(name(from) + "^" + name(to) + name(second));
        }
        if (second != from && letter_at(position, second) == letter_at(position, from) &&
            reaches(position, second, to)) {
          moves.push_back(name(from) + name(second) + "^" + name(to));
        }
      }
    }
  }
  for (const Castling& one : castlings(position.white)) {
    if (position.castling.find(one.right) == std::string::npos) continue;
    const auto squares_between = between(one.king, one.rook);
    const bool blocked = std::any_of(squares_between.begin(), squares_between.end(),
                                     [&](int square_number) { return is_full(position, square_number); });
    if (!blocked) moves.push_back(name(one.king) + name(one.king_to));
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace spooky::quantum_chess_naive
