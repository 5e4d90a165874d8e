#include "spooky/games/akl_chess/rules/reach.hpp"

#include <array>
#include <cstdlib>
#include <span>

namespace spooky::akl_chess {

namespace {

struct Step {
  int file;
  int rank;
};

constexpr Step kSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr std::span<const Step> kAll = kSteps;
constexpr std::span<const Step> kStraight = kAll.first(4);
constexpr std::span<const Step> kDiagonal = kAll.last(4);
constexpr Step kLeaps[] = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

/// Bit 0 for the board of eight files and ranks; a step off it gives nothing.
constexpr Bitboard stepped(Square from, Step step) {
  const int file = static_cast<int>(file_of(from)) + step.file;
  const int rank = static_cast<int>(rank_of(from)) + step.rank;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return 0;
  return Bitboard{1} << (rank * 8 + file);
}

using Table = std::array<Bitboard, 64>;

constexpr Table table_of(std::span<const Step> steps) {
  Table table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    for (const Step step : steps) table[i] |= stepped(Square(i), step);
  }
  return table;
}

constexpr Table kKingTable = table_of(kAll);
constexpr Table kKnightTable = table_of(kLeaps);
constexpr Table kPawnTables[] = {table_of(std::array<Step, 2>{{{1, 1}, {-1, 1}}}),
                                 table_of(std::array<Step, 2>{{{1, -1}, {-1, -1}}})};

/// The squares on the lines from a square, each up to the first piece, and that one.
Bitboard slide(Bitboard occupied, Bitboard squares, Square from, std::span<const Step> steps) {
  Bitboard reached = 0;
  for (const Step step : steps) {
    Square at = from;
    while (const Bitboard next = stepped(at, step) & squares) {
      reached |= next;
      if ((next & occupied) != 0) break;
      at = lowest(next);
    }
  }
  return reached;
}

}  // namespace

Bitboard attacks(const Board& board, const Rules& rules, Square from, Colour colour, Type type) {
  const Bitboard squares = rules.squares();
  switch (type) {
    case Type::Queen: return slide(board.occupied(), squares, from, kAll);
    case Type::Rook: return slide(board.occupied(), squares, from, kStraight);
    case Type::Bishop: return slide(board.occupied(), squares, from, kDiagonal);
    case Type::Knight: return kKnightTable[from.value()] & squares;
    case Type::Pawn: break;
  }
  return kPawnTables[index_of(colour)][from.value()] & squares;
}

Bitboard reach(const Board& board, const Rules& rules, Square from, Colour colour, Type type) {
  const Bitboard attacked = attacks(board, rules, from, colour, type);
  if (type != Type::Pawn) return attacked & ~board.of(colour);
  const Step forward{0, colour == Colour::White ? 1 : -1};
  const Bitboard empty = rules.squares() & ~board.occupied();
  Bitboard reached = attacked & board.of(other(colour));
  const Bitboard single = stepped(from, forward) & empty;
  reached |= single;
  const bool may_double = rules.double_step && rank_of(from) == rules.second_rank(colour);
  if (may_double && single != 0) reached |= stepped(lowest(single), forward) & empty;
  return reached;
}

Bitboard king_attacks(const Rules& rules, Square from) { return kKingTable[from.value()] & rules.squares(); }

Bitboard king_reach(const Board& board, const Rules& rules, Square from, Colour colour) {
  return king_attacks(rules, from) & ~board.of(colour);
}

Bitboard between(Square a, Square b) {
  const int files = static_cast<int>(file_of(b)) - static_cast<int>(file_of(a));
  const int ranks = static_cast<int>(rank_of(b)) - static_cast<int>(rank_of(a));
  if (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks)) return 0;
  const auto sign = [](int number) { return (number > 0) - (number < 0); };
  Bitboard squares = 0;
  for (Bitboard next = stepped(a, {sign(files), sign(ranks)}); next != bit(b) && next != 0;
       next = stepped(lowest(next), {sign(files), sign(ranks)})) {
    squares |= next;
  }
  return squares;
}

}  // namespace spooky::akl_chess
