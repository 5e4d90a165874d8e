#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/chess/rules/naive_rules.hpp"

namespace spooky::chess_naive {

/// Numbered rank by rank from a1: a1 < b1 < … < a2 < … .
using Square = int;
constexpr Square kNowhere = -1;
constexpr char kEmpty = '.';

/// 'w' or 'b' of a piece's letter.
inline char colour(char letter) { return std::isupper(static_cast<unsigned char>(letter)) != 0 ? 'w' : 'b'; }
inline char other_colour(char side) { return side == 'w' ? 'b' : 'w'; }
/// The type as a small letter.
inline char type(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }
/// A type in a colour.
inline char coloured(char kind_of_piece, char side) {
  return side == 'w' ? static_cast<char>(std::toupper(static_cast<unsigned char>(kind_of_piece))) : kind_of_piece;
}

/// N1: one piece on two squares.
struct Pair {
  char letter = kEmpty;
  Square first = kNowhere;
  Square second = kNowhere;
  char kind = 'e';
  int group = 0;

  bool has(Square square) const { return first == square || second == square; }
  Square other(Square square) const { return first == square ? second : first; }
  Square lower() const { return std::min(first, second); }
  Square upper() const { return std::max(first, second); }
  /// A half moves; it keeps its class.
  void move(Square from, Square to) { (first == from ? first : second) = to; }
  bool operator==(const Pair&) const = default;
};

/// P1: one piece on three squares, a third on each.
struct Triple {
  char letter = kEmpty;
  std::vector<Square> squares = {};

  bool has(Square square) const { return std::find(squares.begin(), squares.end(), square) != squares.end(); }
  void move(Square from, Square to) { *std::find(squares.begin(), squares.end(), from) = to; }
  std::vector<Square> others(Square square) const {
    std::vector<Square> rest = squares;
    rest.erase(std::find(rest.begin(), rest.end(), square));
    return rest;
  }
  bool operator==(const Triple&) const = default;
};

/// N3: one pair by itself, or all of a group.
inline bool in_one_unit(const Pair& a, const Pair& b) { return a == b || (a.group != 0 && a.group == b.group); }

/// N1. Both halves of a pair stand on the board like pieces; the list of pairs says that they are halves.
struct Position {
  int width = 8;
  int height = 8;
  std::array<char, 64> board{};
  char side = 'w';
  std::string castling;  // some of KQkq
  Square passed = kNowhere;
  int halfmove = 0;
  int fullmove = 1;
  std::vector<Pair> pairs;
  std::vector<Triple> triples;
  Square must = kNowhere;

  int size() const { return width * height; }
  char& at(Square square) { return board[static_cast<std::size_t>(square)]; }
  char at(Square square) const { return board[static_cast<std::size_t>(square)]; }
  bool is_empty(Square square) const { return at(square) == kEmpty; }
  bool belongs_to(Square square, char side_of_piece) const {
    return !is_empty(square) && colour(at(square)) == side_of_piece;
  }

  int file(Square square) const { return square % width; }
  int rank(Square square) const { return square / width; }
  std::string name(Square square) const {
    return {static_cast<char>('a' + file(square)), static_cast<char>('1' + rank(square))};
  }
  Square square(const std::string& name) const { return (name[1] - '1') * width + (name[0] - 'a'); }

  /// The pair that has a half here, or nothing where a piece is conventional.
  const Pair* pair_at(Square square) const {
    for (const Pair& pair : pairs) {
      if (pair.has(square)) return &pair;
    }
    return nullptr;
  }
  Pair* pair_at(Square square) { return const_cast<Pair*>(std::as_const(*this).pair_at(square)); }
  const Triple* triple_at(Square square) const {
    for (const Triple& triple : triples) {
      if (triple.has(square)) return &triple;
    }
    return nullptr;
  }
  Triple* triple_at(Square square) { return const_cast<Triple*>(std::as_const(*this).triple_at(square)); }
  /// A half of a pair, or a part of a triple.
  bool is_half(Square square) const { return pair_at(square) != nullptr || triple_at(square) != nullptr; }
  bool is_conventional(Square square, char letter) const { return at(square) == letter && !is_half(square); }
  void remove_triple(const Triple& gone) {
    triples.erase(std::remove(triples.begin(), triples.end(), Triple(gone)), triples.end());
  }
  void remove_pair(const Pair& gone) { pairs.erase(std::remove(pairs.begin(), pairs.end(), Pair(gone)), pairs.end()); }

  /// One rank ahead of a pawn of this colour, in squares.
  int forward(char side_of_pawn) const { return side_of_pawn == 'w' ? width : -width; }
  int starting_rank(char side_of_pawn) const { return side_of_pawn == 'w' ? 1 : height - 2; }
  int last_rank(char side_of_pawn) const { return side_of_pawn == 'w' ? height - 1 : 0; }
  bool promotes_on(Square square, char letter) const {
    return type(letter) == 'p' && rank(square) == last_rank(colour(letter));
  }
};

/// N15 and the order of the position's text: equal unentangled pairs lower square first where they have no orientation,
/// and the list by the lower square.
inline void normalise(const Rules& rules, Position& position) {
  for (Pair& pair : position.pairs) {
    const bool directed = keeps_orientation(rules) || pair.kind != 'e' || pair.group != 0;
    if (!directed && pair.second < pair.first) std::swap(pair.first, pair.second);
  }
  std::sort(position.pairs.begin(), position.pairs.end(),
            [](const Pair& a, const Pair& b) { return a.lower() < b.lower(); });
  for (Triple& triple : position.triples) std::sort(triple.squares.begin(), triple.squares.end());
  std::sort(position.triples.begin(), position.triples.end(),
            [](const Triple& a, const Triple& b) { return a.squares < b.squares; });
}

}  // namespace spooky::chess_naive
