#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/chess/rules/naive_moves.hpp"
#include "games/chess/rules/naive_text.hpp"

// The naive game as others see it: texts in, texts out.
namespace spooky::chess_naive {

struct Outcome {
  std::vector<int> rolls;  // 1 or 2 each
  Rational weight;
  std::string position;  // after the action; after a remote collapse with must=
};

/// One outcome with no rolls where nothing is rolled.
struct Move {
  std::string text;
  std::vector<Outcome> outcomes;
};

/// Reads and prints: the normal form.
inline std::string canonical(const Rules& rules, const std::string& position) { return print(parse(rules, position)); }

inline std::string initial_position(const Rules& rules) {
  return canonical(rules, initial_board(rules) + (has_castling(rules) ? " w KQkq - 0 1" : " w - - 0 1"));
}

/// Sorted by text as ASCII. Nothing once the game is over, with bare kings too (N16).
inline std::vector<Move> legal_moves(const Rules& rules, const std::string& position) {
  std::vector<Move> list;
  const Position before = parse(rules, position);
  if (has_bare_kings(before)) return list;
  for (const Candidate& candidate : moves(rules, before)) {
    list.push_back({candidate.text, {}});
    for (const Result& result : candidate.results) {
      list.back().outcomes.push_back({result.rolls, result.weight, print(result.position)});
    }
  }
  return list;
}

/// Of the side to move.
inline bool in_check(const Rules& rules, const std::string& position) {
  const Position parsed = parse(rules, position);
  return is_in_check(rules, parsed, parsed.side);
}

/// N5, N16: the endings that need no history.
inline std::optional<std::string> ending(const Rules& rules, const std::string& position) {
  const Position parsed = parse(rules, position);
  if (moves(rules, parsed).empty()) return is_in_check(rules, parsed, parsed.side) ? "checkmate" : "stalemate";
  if (has_bare_kings(parsed)) return "dead";
  return std::nullopt;
}

/// Sum over legal moves and their distinct roll sequences. A remote collapse, its roll and the move are one turn.
inline std::uint64_t perft(const Rules& rules, const Position& position, int depth) {
  if (depth == 0) return 1;
  if (has_bare_kings(position)) return 0;
  std::uint64_t count = 0;
  for (const Candidate& candidate : moves(rules, position)) {
    for (const Result& result : candidate.results) {
      count += perft(rules, result.position, result.position.must == kNowhere ? depth - 1 : depth);
    }
  }
  return count;
}
inline std::uint64_t perft(const Rules& rules, const std::string& position, int depth) {
  return perft(rules, parse(rules, position), depth);
}

}  // namespace spooky::chess_naive
