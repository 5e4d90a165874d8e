#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "spooky/core/hash.hpp"
#include "spooky/games/chess/rules/board/pair.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/board/square.hpp"
#include "spooky/games/chess/rules/board/zobrist.hpp"

namespace spooky::chess {

/// The four castling rights as bits.
inline constexpr std::uint8_t kNoCastling = 0;
inline constexpr std::uint8_t kWhiteShort = 1;
inline constexpr std::uint8_t kWhiteLong = 2;
inline constexpr std::uint8_t kBlackShort = 4;
inline constexpr std::uint8_t kBlackLong = 8;

/// N1: the pieces, the pairs, whose turn it is, rights and clocks; nothing about former positions. A value of some
/// hundred bytes without heap: a search copies it and makes a move in the copy. Halves stand in the sets of their type
/// and colour like any piece; `halves` tells them apart.
class Board {
 public:
  /// The most that a clock shows; turns, twice as many, can still be counted.
  static constexpr int kMostMoves = 1'000'000'000;

  Board() = default;
  static Board initial(const Rules& rules);

  Bitboard of(Colour colour) const { return colours_[index_of(colour)]; }
  Bitboard of(PieceType type) const { return types_[index_of(type)]; }
  Bitboard of(Colour colour, PieceType type) const { return of(colour) & of(type); }
  Bitboard occupied() const { return colours_[0] | colours_[1]; }
  Bitboard halves() const { return halves_; }
  Bitboard conventional(Colour colour) const { return of(colour) & ~halves_; }
  /// One square, or those of a pair or triple.
  Bitboard king(Colour colour) const { return of(colour, PieceType::King); }

  /// N16: nobody can ever be mated.
  bool has_bare_kings() const { return occupied() == of(PieceType::King); }

  bool is_empty(Square square) const { return !contains(occupied(), square); }
  bool is_half(Square square) const { return contains(halves_, square); }
  /// What stands on an occupied square.
  PieceType type_on(Square square) const {
    std::size_t type = 0;
    while (!contains(types_[type], square)) ++type;
    return static_cast<PieceType>(type);
  }
  Colour colour_on(Square square) const { return contains(colours_[0], square) ? Colour::White : Colour::Black; }

  /// In no order.
  std::span<const Pair> pairs() const { return {pairs_.data(), pair_count_}; }
  /// The pair, or triple, that a half or part belongs to.
  const Pair& pair_on(Square half) const {
    assert(is_half(half));
    return pairs_[pair_index_[half.value()]];
  }
  /// The squares of all pairs of a group.
  Bitboard group_squares(std::uint8_t group) const;
  /// The squares of the unit of this half: its pair, or its whole group.
  Bitboard unit_squares(Square half) const;

  Colour to_move() const { return to_move_; }
  std::uint8_t castling() const { return castling_; }
  bool has_en_passant() const { return en_passant_ != kNoSquare; }
  /// The square that a pawn has just passed.
  Square en_passant() const { return Square(en_passant_); }
  int halfmove() const { return halfmove_; }
  int fullmove() const { return fullmove_; }

  Hash hash() const { return hash_; }
  Hash recomputed_hash() const;

  /// A conventional piece on an empty square.
  void put(Square square, Colour colour, PieceType type) {
    assert(is_empty(square));
    toggle(square, colour, type);
  }
  /// Takes a conventional piece away.
  void remove(Square square) {
    assert(!is_empty(square) && !is_half(square));
    toggle(square, colour_on(square), type_on(square));
  }
  /// Both halves of a new pair on two empty squares, or the parts of a triple on three.
  void add_pair(const Pair& pair) {
    assert(pair_count_ < kMostPairs && is_empty(pair.first) && is_empty(pair.second) && pair.first != pair.second);
    toggle(pair.first, pair.colour, pair.type);
    toggle(pair.second, pair.colour, pair.type);
    halves_ |= bit(pair.first) | bit(pair.second);
    pair_index_[pair.first.value()] = pair_count_;
    pair_index_[pair.second.value()] = pair_count_;
    if (pair.is_triple()) [[unlikely]]
      add_third(pair);
    pairs_[pair_count_++] = pair;
    hash_ ^= zobrist::pair(pair);
  }
  /// Takes the halves of a pair, or the parts of a triple, away.
  void remove_pair(Square half);
  /// Replaces a pair by another one, of which squares, type, kind and group may differ.
  void change_pair(Square half, const Pair& changed);
  /// A pair becomes a conventional piece on one of its squares.
  void collapse_pair(Square half, Half to);
  /// Collapses the pair, and with it its group (8.4).
  void collapse_unit(Square half, Half to);
  /// P7: the answer to whether a triple is where this part is. First: it is, whole, and its other parts are gone.
  /// Second: this part is gone, and the two others are an equal pair.
  void ask_triple(Square part, Half answer);

  void set_to_move(Colour colour) {
    if (colour != to_move_) hash_ ^= zobrist::black_to_move();
    to_move_ = colour;
  }
  void set_castling(std::uint8_t rights) {
    hash_ ^= zobrist::castling(castling_) ^ zobrist::castling(rights);
    castling_ = rights;
  }
  void clear_en_passant() {
    if (has_en_passant()) hash_ ^= zobrist::en_passant(en_passant());
    en_passant_ = kNoSquare;
  }
  void set_en_passant(Square square) {
    clear_en_passant();
    hash_ ^= zobrist::en_passant(square);
    en_passant_ = static_cast<std::uint8_t>(square.value());
  }
  /// Clocks stop at kMostMoves, so that whatever a game comes to can be written and read again.
  void set_halfmove(int count) { halfmove_ = std::min(count, kMostMoves); }
  void set_fullmove(int count) { fullmove_ = std::min(count, kMostMoves); }

  /// The same pieces, pairs in any order, rights and clocks.
  bool operator==(const Board& other) const;

 private:
  static constexpr std::uint8_t kNoSquare = 64;

  /// Sets or clears a piece on a square.
  void toggle(Square square, Colour colour, PieceType type) {
    types_[index_of(type)] ^= bit(square);
    colours_[index_of(colour)] ^= bit(square);
    hash_ ^= zobrist::piece(colour, type, square);
  }

  /// What add_pair does beside, for the third part of a triple.
  void add_third(const Pair& triple);

  std::array<Bitboard, kPieceTypes> types_{};
  std::array<Bitboard, 2> colours_{};
  Bitboard halves_ = 0;
  Hash hash_ = 0;
  Colour to_move_ = Colour::White;
  std::uint8_t castling_ = kNoCastling;
  std::uint8_t en_passant_ = kNoSquare;
  std::uint8_t pair_count_ = 0;
  std::int32_t halfmove_ = 0;
  std::int32_t fullmove_ = 1;
  std::array<std::uint8_t, 64> pair_index_{};  ///< of halves only
  std::array<Pair, kMostPairs> pairs_{};
};

}  // namespace spooky::chess
