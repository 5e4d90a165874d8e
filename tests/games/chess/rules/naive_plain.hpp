#pragma once

#include <array>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

// Ordinary chess the slow way, letter by letter: whatever the pieces can do, made on a copy, and thrown away when the
// king is attacked then. Nothing of the engine but its types.
namespace spooky::chess {

struct NaivePlain {
  std::array<char, 64> squares;  ///< letters of FEN, a blank on empty squares
  bool white = true;
  std::string castling;
  std::optional<int> passed;

  /// From the first four words of a FEN.
  explicit NaivePlain(std::string_view fen) {
    squares.fill(' ');
    std::size_t next = 0;
    int square = 56;
    for (; fen[next] != ' '; ++next) {
      const char letter = fen[next];
      if (letter == '/') {
        square -= 16;
      } else if (std::isdigit(letter) != 0) {
        square += letter - '0';
      } else {
        squares[static_cast<std::size_t>(square++)] = letter;
      }
    }
    white = fen[next + 1] == 'w';
    for (next += 3; fen[next] != ' '; ++next) {
      if (fen[next] != '-') castling += fen[next];
    }
    if (fen[next + 1] != '-') passed = (fen[next + 2] - '1') * 8 + fen[next + 1] - 'a';
  }

  char at(int square) const { return squares[static_cast<std::size_t>(square)]; }
  char& at(int square) { return squares[static_cast<std::size_t>(square)]; }

  Board board() const {
    constexpr std::string_view kLetters = "pnbrqk";
    Board board;
    for (std::size_t square = 0; square < 64; ++square) {
      if (squares[square] == ' ') continue;
      const bool is_white = std::isupper(squares[square]) != 0;
      const auto type = kLetters.find(static_cast<char>(std::tolower(squares[square])));
      board.put(Square(square), is_white ? Colour::White : Colour::Black, static_cast<PieceType>(type));
    }
    board.set_to_move(white ? Colour::White : Colour::Black);
    unsigned rights = 0;
    for (const char letter : castling) {
      rights |= letter == 'K' ? kWhiteShort : letter == 'Q' ? kWhiteLong : letter == 'k' ? kBlackShort : kNoCastling;
      if (letter == 'q') rights |= kBlackLong;
    }
    board.set_castling(static_cast<std::uint8_t>(rights));
    if (passed) board.set_en_passant(Square(static_cast<std::size_t>(*passed)));
    return board;
  }

  bool is_own(char letter, bool by_white) const { return letter != ' ' && (std::isupper(letter) != 0) == by_white; }

  /// The square so many files and ranks away, if the board has it.
  static std::optional<int> step(int square, int files, int ranks) {
    const int file = square % 8 + files;
    const int rank = square / 8 + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return rank * 8 + file;
  }

  /// Where a piece that is no pawn could go, castling left out.
  std::vector<int> reach(int from) const {
    std::vector<int> squares_reached;
    const bool by_white = std::isupper(at(from)) != 0;
    const auto type = static_cast<char>(std::tolower(at(from)));
    const bool slides = type == 'b' || type == 'r' || type == 'q';
    for (int files = -2; files <= 2; ++files) {
      for (int ranks = -2; ranks <= 2; ++ranks) {
        const int far = std::abs(files) + std::abs(ranks);
        const bool leaps = far == 3;
        const bool straight = far == 1;
        const bool diagonal = std::abs(files) == 1 && std::abs(ranks) == 1;
        const bool fits = type == 'n' ? leaps : type == 'b' ? diagonal : type == 'r' ? straight : straight || diagonal;
        if (!fits) continue;
        for (std::optional<int> to = step(from, files, ranks); to; to = step(*to, files, ranks)) {
          if (is_own(at(*to), by_white)) break;
          squares_reached.push_back(*to);
          if (at(*to) != ' ' || !slides) break;
        }
      }
    }
    return squares_reached;
  }

  bool is_attacked(int square, bool by_white) const {
    for (int from = 0; from < 64; ++from) {
      if (!is_own(at(from), by_white)) continue;
      if (std::tolower(at(from)) == 'p') {
        for (const int side : {-1, 1}) {
          if (step(from, side, by_white ? 1 : -1) == square) return true;
        }
      } else {
        for (const int to : reach(from)) {
          if (to == square) return true;
        }
      }
    }
    return false;
  }

  bool is_safe(bool king_of_white) const {
    for (int square = 0; square < 64; ++square) {
      if (at(square) == (king_of_white ? 'K' : 'k')) return !is_attacked(square, !king_of_white);
    }
    return false;
  }

  NaivePlain after(Action action) const {
    NaivePlain next = *this;
    const auto from = static_cast<int>(action.from().value());
    const auto to = static_cast<int>(action.to().value());
    const char piece = at(from);
    const auto type = static_cast<char>(std::tolower(piece));
    next.at(to) = piece;
    next.at(from) = ' ';
    if (action.promotes()) {
      const char letter = "pnbrqk"[index_of(action.promotion())];
      next.at(to) = white ? static_cast<char>(std::toupper(letter)) : letter;
    }
    if (type == 'p' && to == passed) next.at(to + (white ? -8 : 8)) = ' ';
    if (type == 'k' && std::abs(to - from) == 2) {
      const int rook_from = to > from ? from + 3 : from - 4;
      next.at((from + to) / 2) = at(rook_from);
      next.at(rook_from) = ' ';
    }
    next.passed = type == 'p' && std::abs(to - from) == 16 ? std::optional<int>((from + to) / 2) : std::nullopt;
    const auto loses = [&](char right) {
      const int rank = std::isupper(right) != 0 ? 0 : 56;
      const int rook = rank + (std::tolower(right) == 'k' ? 7 : 0);
      const int king = rank + 4;
      return from == rook || to == rook || from == king;
    };
    std::erase_if(next.castling, loses);
    next.white = !white;
    return next;
  }

  std::vector<Action> moves() const {
    std::vector<Action> found;
    const auto add = [&](int from, int to) {
      const Action move = Action::move(Square(static_cast<std::size_t>(from)), Square(static_cast<std::size_t>(to)));
      if (!after(move).is_safe(white)) return;
      if (std::tolower(at(from)) == 'p' && (to < 8 || to >= 56)) {
        for (const PieceType type : kPromotions) found.push_back(move.with_promotion(type));
      } else {
        found.push_back(move);
      }
    };
    for (int from = 0; from < 64; ++from) {
      if (!is_own(at(from), white)) continue;
      if (std::tolower(at(from)) == 'p') {
        add_pawn_moves(from, add);
      } else {
        for (const int to : reach(from)) add(from, to);
      }
    }
    for (const char right : castling) {
      if ((std::isupper(right) != 0) == white) add_castling(right, add);
    }
    return found;
  }

 private:
  template <class Add>
  void add_pawn_moves(int from, Add add) const {
    const int ahead = white ? 8 : -8;
    if (at(from + ahead) == ' ') {
      add(from, from + ahead);
      if (from / 8 == (white ? 1 : 6) && at(from + 2 * ahead) == ' ') add(from, from + 2 * ahead);
    }
    for (const int side : {-1, 1}) {
      const std::optional<int> to = step(from, side, white ? 1 : -1);
      if (to && (is_own(at(*to), !white) || to == passed)) add(from, *to);
    }
  }

  template <class Add>
  void add_castling(char right, Add add) const {
    const int king = white ? 4 : 60;
    const bool is_short = std::tolower(right) == 'k';
    const int rook = is_short ? king + 3 : king - 4;
    const int side = is_short ? 1 : -1;
    for (int square = king + side; square != rook; square += side) {
      if (at(square) != ' ') return;
    }
    for (const int square : {king, king + side}) {
      if (is_attacked(square, !white)) return;
    }
    add(king, king + 2 * side);
  }
};

}  // namespace spooky::chess
