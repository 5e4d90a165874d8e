#include "spooky/games/chess/rules/board/board.hpp"

#include <algorithm>
#include <string_view>

namespace spooky::chess {

namespace {

/// The back rows of the five boards (chess.md, "Small boards").
constexpr std::string_view back_row(BoardShape board) {
  constexpr std::string_view kRows[] = {"rnbqkbnr", "rqkr", "rnbqk", "rnbqk", "rnqknr"};
  return kRows[static_cast<std::size_t>(board)];
}

constexpr PieceType type_of(char letter) {
  switch (letter) {
    case 'r': return PieceType::Rook;
    case 'n': return PieceType::Knight;
    case 'b': return PieceType::Bishop;
    case 'q': return PieceType::Queen;
    default: return PieceType::King;
  }
}

}  // namespace

Board Board::initial(const Rules& rules) {
  Board board;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    for (std::size_t file = 0; file < rules.width(); ++file) {
      board.put(square_at(file, rules.first_rank(colour)), colour, type_of(back_row(rules.board)[file]));
      board.put(square_at(file, rules.pawn_rank(colour)), colour, PieceType::Pawn);
    }
  }
  if (rules.board == BoardShape::Standard8x8) {
    board.set_castling(kWhiteShort | kWhiteLong | kBlackShort | kBlackLong);
  }
  return board;
}

Bitboard Board::group_squares(std::uint8_t group) const {
  Bitboard squares = 0;
  for (const Pair& pair : pairs()) {
    if (pair.group == group) squares |= pair.squares();
  }
  return squares;
}

Bitboard Board::unit_squares(Square half) const {
  const Pair& pair = pair_on(half);
  return pair.group == 0 ? pair.squares() : group_squares(pair.group);
}

Hash Board::recomputed_hash() const {
  Hash hash = to_move_ == Colour::Black ? zobrist::black_to_move() : 0;
  hash ^= zobrist::castling(castling_);
  if (has_en_passant()) hash ^= zobrist::en_passant(en_passant());
  for (Bitboard rest = occupied(); rest != 0;) {
    const Square square = take_lowest(rest);
    hash ^= zobrist::piece(colour_on(square), type_on(square), square);
  }
  for (const Pair& pair : pairs()) hash ^= zobrist::pair(pair);
  return hash;
}

void Board::remove_pair(Square half) {
  const std::uint8_t index = pair_index_[half.value()];
  const Pair gone = pairs_[index];
  hash_ ^= zobrist::pair(gone);
  halves_ &= ~(bit(gone.first) | bit(gone.second));
  toggle(gone.first, gone.colour, gone.type);
  toggle(gone.second, gone.colour, gone.type);
  if (gone.is_triple()) [[unlikely]] {
    halves_ &= ~bit(gone.third);
    toggle(gone.third, gone.colour, gone.type);
  }
  const Pair& last = pairs_[--pair_count_];
  if (index != pair_count_) {
    pairs_[index] = last;
    pair_index_[last.first.value()] = index;
    pair_index_[last.second.value()] = index;
    if (last.is_triple()) [[unlikely]]
      pair_index_[last.third.value()] = index;
  }
}

void Board::add_third(const Pair& triple) {
  assert(is_empty(triple.third) && triple.first < triple.second && triple.second < triple.third);
  toggle(triple.third, triple.colour, triple.type);
  halves_ |= bit(triple.third);
  pair_index_[triple.third.value()] = pair_count_;
}

void Board::change_pair(Square half, const Pair& changed) {
  remove_pair(half);
  add_pair(changed);
}

void Board::collapse_pair(Square half, Half to) {
  const Pair pair = pair_on(half);
  remove_pair(half);
  put(pair.at(to), pair.colour, pair.type);
}

void Board::collapse_unit(Square half, Half to) {
  const std::uint8_t group = pair_on(half).group;
  if (group == 0) return collapse_pair(half, to);
  for (std::size_t index = pair_count_; index-- > 0;) {
    if (pairs_[index].group == group) collapse_pair(pairs_[index].first, to);
  }
}

void Board::ask_triple(Square part, Half answer) {
  const Pair triple = pair_on(part);
  remove_pair(part);
  if (answer == Half::First) return put(part, triple.colour, triple.type);
  Bitboard others = triple.others(part);
  const Square low = take_lowest(others);
  add_pair({low, lowest(others), triple.type, triple.colour});
}

bool Board::operator==(const Board& other) const {
  if (types_ != other.types_ || colours_ != other.colours_ || halves_ != other.halves_ || to_move_ != other.to_move_ ||
      castling_ != other.castling_ || en_passant_ != other.en_passant_ || halfmove_ != other.halfmove_ ||
      fullmove_ != other.fullmove_) {
    return false;
  }
  return std::ranges::all_of(pairs(), [&](const Pair& pair) { return other.pair_on(pair.first) == pair; });
}

}  // namespace spooky::chess
