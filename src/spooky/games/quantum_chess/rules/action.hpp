#pragma once

#include <compare>
#include <cstdint>

#include "spooky/games/quantum_chess/rules/piece.hpp"
#include "spooky/games/quantum_chess/rules/square.hpp"

namespace spooky::quantum_chess {

/// What a measurement says (K16): the numbers are those of `m0` and `m1`.
enum class Answer : std::uint8_t { No, Yes };

/// One action in 32 bits: a player's move, or what a measurement said.
class Action {
 public:
  enum class Type : std::uint8_t {
    Move,     ///< standard move, capture, pawn step, en passant, castling
    Split,    ///< K10: `b1^a3c3`
    Merge,    ///< K10: `a3c3^b5`
    Measure,  ///< Nature's (K16)
    Draw,     ///< K26: offers a draw, or agrees to one that is offered
    Resign,
  };

  constexpr Action() = default;

  static constexpr Action move(Square from, Square to) { return Action(Type::Move, from, to, Square()); }
  static constexpr Action promotion(Square from, Square to, PieceType type) {
    Action action = move(from, to);
    action.bits_ |= static_cast<std::uint32_t>(type);
    return action;
  }
  static constexpr Action split(Square from, Square first, Square second) {
    return Action(Type::Split, from, first, second);
  }
  static constexpr Action merge(Square first, Square second, Square to) {
    return Action(Type::Merge, first, to, second);
  }
  static constexpr Action measure(Answer answer) {
    return Action(Type::Measure, Square(static_cast<std::size_t>(answer)), Square(), Square());
  }
  static constexpr Action draw() { return Action(Type::Draw, Square(), Square(), Square()); }
  static constexpr Action resign() { return Action(Type::Resign, Square(), Square(), Square()); }

  constexpr Type type() const { return static_cast<Type>(bits_ >> 21); }
  /// The source; of a merge the first.
  constexpr Square from() const { return Square(bits_ >> 15 & 63U); }
  /// The target; of a split the first.
  constexpr Square to() const { return Square(bits_ >> 9 & 63U); }
  /// The second target of a split, the second source of a merge.
  constexpr Square second() const { return Square(bits_ >> 3 & 63U); }
  constexpr bool promotes() const { return (bits_ & 7U) != 0; }
  constexpr PieceType promotion() const { return static_cast<PieceType>(bits_ & 7U); }
  constexpr Answer answer() const { return static_cast<Answer>(from().value()); }

  constexpr bool is_of_player() const { return type() <= Type::Merge; }
  /// The squares that a move names.
  constexpr SquareSet named() const {
    return only(from()) | only(to()) | (type() == Type::Move ? SquareSet{0} : only(second()));
  }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr auto operator<=>(const Action&) const = default;

 private:
  constexpr Action(Type type, Square from, Square to, Square second)
      : bits_(static_cast<std::uint32_t>(type) << 21 | static_cast<std::uint32_t>(from.value()) << 15 |
              static_cast<std::uint32_t>(to.value()) << 9 | static_cast<std::uint32_t>(second.value()) << 3) {}

  /// type 3, from 6, to 6, second 6, promotion 3 (0, a pawn, is none).
  std::uint32_t bits_ = 0;
};

}  // namespace spooky::quantum_chess
