#pragma once

// What moves ask and do (K15–K24), and the text of a position, in the plainest way.
#include <string>
#include <utility>

#include "games/quantum_chess/rules/naive_game.hpp"

namespace spooky::quantum_chess_naive {

struct Question {
  std::vector<int> full;
  std::vector<int> empty;
  bool fits(const Board& board) const {
    return std::all_of(full.begin(), full.end(), [&](int one) { return board.contains(one); }) &&
           std::none_of(empty.begin(), empty.end(), [&](int one) { return board.contains(one); });
  }
};

struct Move {
  std::string text;
  bool split, merge;
  int from, to, second;  ///< of a split the second target, of a merge the second source
};
inline Move parse_move(const std::string& text) {
  if (text[2] == '^') {
    return {text, true, false, number(text.substr(0, 2)), number(text.substr(3, 2)), number(text.substr(5, 2))};
  }
  if (text.size() == 7) {
    return {text, false, true, number(text.substr(0, 2)), number(text.substr(5, 2)), number(text.substr(2, 2))};
  }
  return {text, false, false, number(text.substr(0, 2)), number(text.substr(2, 2)), -1};
}

/// K15.
inline std::optional<Question> question(const Position& position, const Move& move) {
  if (move.split || move.merge) return std::nullopt;
  const char mover = letter_at(position, move.from);
  const char there = letter_at(position, move.to);
  const bool pawn = kind(mover) == 'P';
  const bool slanted = move.from % 8 != move.to % 8;
  if (pawn && slanted && move.to == position.passed) {
    if (is_enemy(position, move.to)) return Question{{move.from}, {}};
    if (there != '.' && kind(there) != 'P') return Question{{}, {move.to}};
    return std::nullopt;
  }
  if (pawn && slanted) return Question{{move.from}, {}};
  if (const auto castling = castling_of(position, move.from, move.to)) {
    const char on_rook_target = letter_at(position, castling->rook_to);
    const bool asks = there != '.' || (on_rook_target != '.' && on_rook_target != (position.white ? 'R' : 'r'));
    if (asks) return Question{{}, {castling->king_to, castling->rook_to}};
    return std::nullopt;
  }
  if (!pawn && is_enemy(position, move.to)) return Question{{move.from}, path(mover, move.from, move.to)};
  if (there != '.' && there != mover) return Question{{}, {move.to}};
  return std::nullopt;
}

inline Boards as_it_is(const Weighted& one) { return {one}; }

/// K18–K23.
inline State carried_out(const Position& position, const Move& move) {
  const char mover = letter_at(position, move.from);
  const int s = move.from;
  const int t = move.to;
  const int u = move.second;
  if (move.split) {
    return on_every_board(position.state, [&](const Weighted& one) {
      const bool first = is_clear(one.board, path(mover, s, t), u);
      const bool second = is_clear(one.board, path(mover, s, u), t);
      if (first && second) return swap(half({one}, s, t, kI), s, u, kI);
      if (first) return swap({one}, s, t, kI);
      if (second) return swap({one}, s, u, kI);
      return as_it_is(one);
    });
  }
  if (move.merge) {
    return on_every_board(position.state, [&](const Weighted& one) {
      const bool first = is_clear(one.board, path(mover, s, t), u);
      const bool second = is_clear(one.board, path(mover, u, t), s);
      if (first && second) return half(swap({one}, s, t, kMinusI), u, t, kMinusI);
      if (first) return swap({one}, s, t, kMinusI);
      if (second) return swap({one}, u, t, kMinusI);
      return as_it_is(one);
    });
  }
  const bool pawn = kind(mover) == 'P';
  const auto moved = [](const Weighted& one, std::vector<int> gone, std::vector<int> come) {
    Weighted result = one;
    for (const int square_number : gone) result.board.erase(square_number);
    for (const int square_number : come) result.board.insert(square_number);
    return Boards{result};
  };
  if (pawn && s % 8 != t % 8 && t == position.passed) {
    const int v = s / 8 * 8 + t % 8;
    const bool enemy = is_enemy(position, t);
    const auto which = [=](const Board& board) {
      if (!board.contains(s)) return 0;
      if (board.contains(t)) return enemy ? 1 : 0;
      return board.contains(v) ? 2 : 0;
    };
    return on_every_board(
        position.state,
        [&](const Weighted& one) {
          if (which(one.board) == 1) return moved(one, {s}, {});
          return which(one.board) == 2 ? moved(one, {s, v}, {t}) : as_it_is(one);
        },
        which);
  }
  if (pawn && s % 8 != t % 8) {
    return on_every_board(position.state, [&](const Weighted& one) {
      return one.board.contains(t) ? moved(one, {s}, {}) : as_it_is(one);
    });
  }
  if (const auto castling = castling_of(position, s, t)) {
    const int b_square = s - 3;
    return on_every_board(position.state, [&](const Weighted& one) {
      if (t < s && one.board.contains(b_square)) return as_it_is(one);
      return swap(swap({one}, s, t, kI), castling->rook, castling->rook_to, kI);
    });
  }
  if (!pawn && is_enemy(position, t)) {
    return on_every_board(
        position.state, [&](const Weighted& one) { return moved(one, {s}, {t}); },
        [t](const Board& board) { return board.contains(t) ? 1 : 0; });
  }
  return on_every_board(position.state, [&](const Weighted& one) {
    return is_clear(one.board, path(mover, s, t), -1) ? swap({one}, s, t, kI) : as_it_is(one);
  });
}

inline Number expected_pieces(const Position& position) {
  Number sum;
  for (int i = 0; i < 64; ++i) sum = sum + occupied(position.state, i);
  return sum;
}

/// What a turn ends with, whether or not the move was carried out.
inline Position finished(const Rules& rules, Position position, int passed) {
  position.state = rules.interference ? united(position.state) : without_interference(position.state);
  std::erase_if(position.letters, [&](const auto& entry) { return occupied(position.state, entry.first) == Number(); });
  position.passed = passed;
  const Number now = expected_pieces(position);
  const bool far =
      is_not_negative(now - position.reference - whole(1)) || is_not_negative(position.reference - now - whole(1));
  position.counter = far ? 0 : position.counter + 1;
  if (far) position.reference = now;
  if (!position.white) ++position.move;
  position.white = !position.white;
  return position;
}

inline Position with_move_done(const Rules& rules, Position position, const Move& move) {
  const char mover = letter_at(position, move.from);
  const bool double_step = kind(mover) == 'P' && std::abs(move.from - move.to) == 16;
  const auto castling = move.split || move.merge ? std::nullopt : castling_of(position, move.from, move.to);
  position.state = carried_out(position, move);
  char placed = mover;
  if (move.text.size() == 5) placed = static_cast<char>(position.white ? std::toupper(move.text[4]) : move.text[4]);
  position.letters[move.to] = placed;
  if (move.split) position.letters[move.second] = mover;
  if (castling) position.letters[castling->rook_to] = position.white ? 'R' : 'r';
  for (const bool white : {true, false}) {
    for (const Castling& one : castlings(white)) {
      for (const int named : {move.from, move.to, move.second}) {
        if (named == one.king || named == one.rook) std::erase(position.castling, one.right);
      }
    }
  }
  const bool arrived = occupied(position.state, move.to) != Number();
  return finished(rules, std::move(position), double_step && arrived ? (move.from + move.to) / 2 : -1);
}

struct Outcome {
  std::string answer;  ///< none when nothing is asked
  Number probability;
  Position position;
};
inline std::vector<Outcome> outcomes(const Rules& rules, const Position& position, const std::string& text) {
  const Move move = parse_move(text);
  const auto asked = question(position, move);
  if (!asked) return {{"", whole(1), with_move_done(rules, position, move)}};
  const auto fits = [&](const Board& board) { return asked->fits(board); };
  const Number yes = probability(position.state, fits);
  if (yes == whole(1)) return {{"", whole(1), with_move_done(rules, position, move)}};
  if (yes == Number()) return {{"", whole(1), finished(rules, position, -1)}};
  Position no_position = position;
  no_position.state = kept(position.state, [&](const Board& board) { return !fits(board); });
  Position yes_position = position;
  yes_position.state = kept(position.state, fits);
  return {{"m0", whole(1) - yes, finished(rules, no_position, -1)},
          {"m1", yes, with_move_done(rules, yes_position, move)}};
}

inline std::string state_text(const Position& position) {
  std::vector<int> superposed;
  std::string squares;
  for (const auto& [square_number, letter] : position.letters) {
    if (is_full(position, square_number)) continue;
    superposed.push_back(square_number);
    squares += name(square_number);
  }
  if (superposed.empty()) return "-";
  std::vector<std::pair<std::string, std::string>> branches;
  for (const Branch& branch : position.state) {
    std::string boards;
    for (const auto& [bits, amplitude] : divided(branch.boards)) {
      std::uint64_t value = 0;
      for (std::size_t i = 0; i < superposed.size(); ++i) value |= (bits >> superposed[i] & 1U) << i;
      char digits[20];
      std::snprintf(digits, sizeof digits, "%llx", static_cast<unsigned long long>(value));
      if (!boards.empty()) boards += ",";
      boards += digits;
      if (amplitude != whole(1)) boards += ":" + text(amplitude);
    }
    branches.emplace_back(boards, branch.weight == whole(1) ? "" : text(branch.weight) + "*");
  }
  std::sort(branches.begin(), branches.end());
  std::string result;
  for (const auto& [boards, weight] : branches) result += (result.empty() ? squares + " " : ";") + weight + boards;
  return result;
}

inline std::string text(const Rules& rules, const Position& position) {
  std::string result;
  for (int rank = rules.height - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < rules.width; ++file) {
      const char letter = letter_at(position, rank * 8 + file);
      if (letter != '.' && empty > 0) result += std::to_string(std::exchange(empty, 0));
      if (letter == '.')
        ++empty;
      else
        result += letter;
    }
    if (empty > 0) result += std::to_string(empty);
    if (rank > 0) result += "/";
  }
  result += position.white ? " w " : " b ";
  result += (position.castling.empty() ? "-" : position.castling) + " ";
  result += position.passed < 0 ? "-" : name(position.passed);
  result += " " + std::to_string(position.counter) + " " + std::to_string(position.move) + " | " + state_text(position);
  if (expected_pieces(position) != position.reference) result += " | pieces=" + text(position.reference);
  return result;
}

/// A position in which nothing is superposed, from its six fields.
inline Position parse(const Rules& rules, const std::string& fen) {
  Position position;
  int rank = rules.height - 1;
  int file = 0;
  std::size_t i = 0;
  Board board;
  for (; fen[i] != ' '; ++i) {
    if (fen[i] == '/') {
      --rank;
      file = 0;
    } else if (fen[i] >= '1' && fen[i] <= '8') {
      file += fen[i] - '0';
    } else {
      position.letters[rank * 8 + file] = fen[i];
      board.insert(rank * 8 + file++);
    }
  }
  position.white = fen[i + 1] == 'w';
  const std::string rest = fen.substr(i + 3);
  const std::size_t gap = rest.find(' ');
  if (rest.substr(0, gap) != "-") position.castling = rest.substr(0, gap);
  position.state = {{whole(1), {{board, whole(1)}}}};
  position.reference = whole(static_cast<std::int64_t>(board.size()));
  return position;
}

inline bool is_over(const Position& position) {
  bool white = false;
  bool black = false;
  for (const auto& [square_number, letter] : position.letters) {
    white = white || letter == 'K';
    black = black || letter == 'k';
  }
  return !white || !black;
}

}  // namespace spooky::quantum_chess_naive
