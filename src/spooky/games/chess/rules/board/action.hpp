#pragma once

#include <compare>
#include <cstdint>

#include "spooky/games/chess/rules/board/pair.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

/// One action in 32 bits: a player's move, or what the die said.
class Action {
 public:
  enum class Type : std::uint8_t {
    Move,            ///< N6, N8, N9: step, capture, attempt, castling, en passant to an empty square
    EnPassantBack,   ///< N13: the capture of {e3,e4} that sets both halves back (`d4e3ep`)
    Split,           ///< N7: a superposition
    Entangle,        ///< N10
    Flip,            ///< N11
    Phase,           ///< the Z move
    Hadamard,        ///< the Hadamard move
    Tunnel,          ///< `a1>a6`
    RemoteCollapse,  ///< `f3!`
    Roll,            ///< Nature's
    Draw,            ///< N16: offers a draw, or agrees to one that is offered
    Resign,
    SplitThree,  ///< P5: a superposition on three squares
  };

  constexpr Action() = default;

  static constexpr Action move(Square from, Square to) { return Action(Type::Move, from, to); }
  static constexpr Action promotion(Square from, Square to, PieceType type) {
    return Action(Type::Move, from, to).with_promotion(type);
  }
  static constexpr Action en_passant_back(Square from, Square to) { return Action(Type::EnPassantBack, from, to); }
  /// `first` and `second` are two squares of arrival, or one of them the square of departure.
  static constexpr Action split(Square from, Square first, Square second, PairKind kind) {
    return Action(Type::Split, from, first, second, static_cast<std::uint32_t>(kind));
  }
  /// Three squares of arrival, or the square of departure among them.
  static constexpr Action split_three(Square from, Bitboard squares) {
    const Square first = take_lowest(squares);
    const Square second = take_lowest(squares);
    return Action(Type::SplitThree, from, first, second, static_cast<std::uint32_t>(lowest(squares).value()));
  }
  /// One of `first` and `second` is the square of departure. `target`: the lowest square of the opponent's pairs in
  /// the superposition that is joined.
  static constexpr Action entangle(Square from, Square first, Square second, Square target) {
    return Action(Type::Entangle, from, first, second, static_cast<std::uint32_t>(target.value()));
  }
  /// Flip, Phase, Hadamard: the two squares of a pair, in any order. Of a group: those of the own pair with the lowest
  /// square.
  static constexpr Action with_pair(Type type, Square a, Square b) {
    return a < b ? Action(type, a, b) : Action(type, b, a);
  }
  static constexpr Action tunnel(Square from, Square to) { return Action(Type::Tunnel, from, to); }
  /// `square`: the lower one of the pair.
  static constexpr Action remote_collapse(Square square) { return Action(Type::RemoteCollapse, square, square); }
  static constexpr Action roll(Half half) { return Action(Type::Roll, Square(), Square(), Square(), half_bits(half)); }
  static constexpr Action draw() { return Action(Type::Draw, Square(), Square()); }
  static constexpr Action resign() { return Action(Type::Resign, Square(), Square()); }
  /// The same with a promotion, for moves and splits of pawns.
  constexpr Action with_promotion(PieceType type) const {
    Action action = *this;
    action.bits_ = (bits_ & ~(7U << 6)) | static_cast<std::uint32_t>(type) << 6;
    return action;
  }

  constexpr Type type() const { return static_cast<Type>(bits_ >> 27); }
  constexpr Square from() const { return Square(bits_ >> 21 & 63U); }
  constexpr Square to() const { return Square(bits_ >> 15 & 63U); }
  /// Of a split or an entanglement.
  constexpr Square first() const { return to(); }
  constexpr Square second() const { return Square(bits_ >> 9 & 63U); }
  /// Where the piece goes that splits or entangles: the one of its squares that is not the departure (of two, `first`).
  constexpr Square arrival() const { return first() == from() ? second() : first(); }
  constexpr bool promotes() const { return (bits_ >> 6 & 7U) != 0; }
  constexpr PieceType promotion() const { return static_cast<PieceType>(bits_ >> 6 & 7U); }
  constexpr PairKind pair_kind() const { return static_cast<PairKind>(bits_ & 63U); }
  constexpr Square third() const { return Square(bits_ & 63U); }
  /// The squares of a split, an entanglement or a split into three.
  constexpr Bitboard squares() const {
    const Bitboard two = bit(first()) | bit(second());
    return type() == Type::SplitThree ? two | bit(third()) : two;
  }
  constexpr Square target() const { return Square(bits_ & 63U); }
  constexpr Half rolled() const { return static_cast<Half>(bits_ & 63U); }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr auto operator<=>(const Action&) const = default;

 private:
  constexpr Action(Type type, Square from, Square to, Square second = Square(), std::uint32_t extra = 0)
      : bits_(static_cast<std::uint32_t>(type) << 27 | static_cast<std::uint32_t>(from.value()) << 21 |
              static_cast<std::uint32_t>(to.value()) << 15 | static_cast<std::uint32_t>(second.value()) << 9 | extra) {}
  static constexpr std::uint32_t half_bits(Half half) { return static_cast<std::uint32_t>(half); }

  /// type 5, from 6, to 6, second 6, promotion 3 (0, a pawn, is none), extra 6.
  std::uint32_t bits_ = 0;
};

}  // namespace spooky::chess
