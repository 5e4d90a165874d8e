#pragma once

#include <compare>
#include <cstdint>

#include "spooky/games/akl_chess/rules/man.hpp"
#include "spooky/games/akl_chess/rules/square.hpp"

namespace spooky::akl_chess {

/// One action in 32 bits: a player's, or Nature's.
class Action {
 public:
  enum class Kind : std::uint8_t {
    Move,     ///< A7, A9, A11: a step, a capture, castling (by the king's squares), with a promotion or without
    Touch,    ///< A5
    Promote,  ///< A10: where it stands
    Show,     ///< Nature's: what a touched man shows, or the second type that is dealt to a man
    Resign,
  };

  constexpr Action() = default;

  static constexpr Action move(Square from, Square to) { return Action(Kind::Move, from, to, kNoType); }
  static constexpr Action promotion(Square from, Square to, Type type) {
    return Action(Kind::Move, from, to, static_cast<std::uint32_t>(type));
  }
  static constexpr Action touch(Square square) { return Action(Kind::Touch, square, square, kNoType); }
  static constexpr Action promote(Square square, Type type) {
    return Action(Kind::Promote, square, square, static_cast<std::uint32_t>(type));
  }
  static constexpr Action show(Type type) {
    // Nature's answers are in the order of their texts, #b #n #p #q #r.
    constexpr std::uint8_t kOrder[] = {3, 4, 0, 1, 2};
    return Action(Kind::Show, Square(kOrder[index_of(type)]), Square(), static_cast<std::uint32_t>(type));
  }
  static constexpr Action resign() { return Action(Kind::Resign, Square(), Square(), kNoType); }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 16); }
  constexpr Square from() const { return Square(bits_ >> 10 & 63U); }
  constexpr Square to() const { return Square(bits_ >> 4 & 63U); }
  /// Whether there is a type: of a promotion, or Nature's.
  constexpr bool has_type() const { return (bits_ & 15U) != kNoType; }
  constexpr Type type() const { return static_cast<Type>(bits_ & 15U); }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr auto operator<=>(const Action&) const = default;

 private:
  static constexpr std::uint32_t kNoType = 15;

  constexpr Action(Kind kind, Square from, Square to, std::uint32_t type)
      : bits_(static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(from.value()) << 10 |
              static_cast<std::uint32_t>(to.value()) << 4 | type) {}

  /// kind, from 6, to 6, type 4.
  std::uint32_t bits_ = kNoType;
};

}  // namespace spooky::akl_chess
