#include "spooky/games/akl_chess/rules/board.hpp"

#include <string_view>

namespace spooky::akl_chess {

namespace {

Hash hash_of_piece(Square square, const Piece& piece) {
  const auto known = [](std::optional<Type> type) -> std::uint64_t { return type ? index_of(*type) + 1 : 0; };
  const Man& man = piece.man;
  std::uint64_t word = square.value() << 16 | index_of(piece.owner) << 15 | std::uint64_t{piece.is_king} << 14 |
                       index_of(man.first) << 8 | known(man.second) << 4 | known(man.shows);
  if (man.seen.empty()) return mix(word);
  Hash hash = mix(word | std::uint64_t{1} << 40);
  for (const Type type : kAllTypes) hash = combine(hash, man.seen[type]);
  return hash;
}

}  // namespace

Board Board::initial(const Rules& rules) {
  constexpr std::string_view kLetters = "QRBNP";
  Board board;
  const std::string_view pieces = rules.first_rank_pieces();
  for (const Colour colour : kColours) {
    for (std::size_t file = 0; file < pieces.size(); ++file) {
      Piece piece{colour, pieces[file] == 'K', {}};
      if (!piece.is_king) piece.man.first = static_cast<Type>(kLetters.find(pieces[file]));
      board.put(square_at(file, rules.first_rank(colour)), piece);
      board.put(square_at(file, rules.second_rank(colour)), Piece{colour, false, {}});
    }
  }
  return board;
}

void Board::put(Square square, const Piece& piece) {
  assert(is_empty(square));
  pieces_[square.value()] = piece;
  occupied_[index_of(piece.owner)] |= bit(square);
  if (piece.is_king) kings_[index_of(piece.owner)] |= bit(square);
  hash_ ^= hash_of_piece(square, piece);
}

Piece Board::take(Square square) {
  const Piece piece = at(square);
  hash_ ^= hash_of_piece(square, piece);
  pieces_[square.value()] = Piece();
  occupied_[index_of(piece.owner)] &= ~bit(square);
  kings_[index_of(piece.owner)] &= ~bit(square);
  return piece;
}

void Board::change(Square square, const Man& man) {
  assert(!at(square).is_king);
  Piece& piece = pieces_[square.value()];
  hash_ ^= hash_of_piece(square, piece);
  piece.man = man;
  hash_ ^= hash_of_piece(square, piece);
}

Hash Board::recomputed_hash() const {
  Hash hash = 0;
  for (Bitboard rest = occupied(); rest != 0;) {
    const Square square = take_lowest(rest);
    hash ^= hash_of_piece(square, at(square));
  }
  return hash;
}

}  // namespace spooky::akl_chess
