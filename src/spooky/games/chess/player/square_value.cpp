#include "spooky/games/chess/player/square_value.hpp"

#include <algorithm>

namespace spooky::chess::detail {

namespace {

/// 0 for the files of the edge, 6 or 7 for those of the middle.
constexpr int file_centrality(const Rules& rules, Square square) {
  const int width = static_cast<int>(rules.width());
  const int off = 2 * static_cast<int>(file_of(square)) - (width - 1);
  return 7 - 7 * (off < 0 ? -off : off) / (width - 1);
}

constexpr Tapered tapered(int middle, int end) {
  return {static_cast<std::int16_t>(middle), static_cast<std::int16_t>(end)};
}

/// One more step is worth more the nearer the last rank is, whatever the height of the board.
constexpr Tapered pawn_value(const Rules& rules, Square square) {
  constexpr int kByDistance[] = {0, 90, 50, 28, 14, 6, 0, 0};
  const std::size_t to_go = rules.height() - 1 - rank_of(square);
  const int advance = kByDistance[to_go];
  const bool forward = rank_of(square) > rules.pawn_rank(Colour::White);
  const int middle = forward ? file_centrality(rules, square) * 4 : file_centrality(rules, square) * -2;
  return tapered(advance / 2 + middle, advance);
}

constexpr Tapered king_value(const Rules& rules, Square square) {
  const int rank = std::min(static_cast<int>(rank_of(square)), 3);
  return tapered(25 - 25 * rank - 6 * file_centrality(rules, square), 8 * centrality(rules, square) - 28);
}

constexpr Tapered value(const Rules& rules, PieceType type, Square square) {
  const int centre = centrality(rules, square);
  const bool home = rank_of(square) == 0;
  switch (type) {
    case PieceType::Pawn: return pawn_value(rules, square);
    case PieceType::Knight: return tapered(9 * centre - 32, 7 * centre - 28);
    case PieceType::Bishop: return tapered(5 * centre - 10 - (home ? 10 : 0), 4 * centre - 12);
    case PieceType::Rook: {
      const bool seventh = rank_of(square) == rules.height() - 2;
      return tapered((seventh ? 18 : 0) + 2 * file_centrality(rules, square) - 6, seventh ? 15 : 0);
    }
    case PieceType::Queen: return tapered(centre - 2 - (home ? 0 : 2), 4 * centre - 10);
    case PieceType::King: break;
  }
  return king_value(rules, square);
}

constexpr auto make_values() {
  std::array<SquareValues, 5> values{};
  for (std::size_t board = 0; board < values.size(); ++board) {
    Rules rules;
    rules.board = static_cast<BoardShape>(board);
    for (std::size_t type = 0; type < kPieceTypes; ++type) {
      for (std::size_t rank = 0; rank < rules.height(); ++rank) {
        for (std::size_t file = 0; file < rules.width(); ++file) {
          const Square square = square_at(file, rank);
          values[board][type][square.value()] = value(rules, static_cast<PieceType>(type), square);
        }
      }
    }
  }
  return values;
}

}  // namespace

constexpr std::array<SquareValues, 5> kSquareValues = make_values();

}  // namespace spooky::chess::detail
