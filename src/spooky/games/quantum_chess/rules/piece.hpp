#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "spooky/games/quantum_chess/rules/square.hpp"

namespace spooky::quantum_chess {

enum class Colour : std::uint8_t { White, Black };
constexpr Colour other(Colour colour) { return colour == Colour::White ? Colour::Black : Colour::White; }
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };
inline constexpr std::size_t kPieceTypes = 6;
constexpr std::size_t index_of(PieceType type) { return static_cast<std::size_t>(type); }

/// What a pawn may become (K11).
inline constexpr std::array kPromotions = {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};

/// A kind of piece, or none where no piece may be: the letter of a square (K1).
class Letter {
 public:
  constexpr Letter() = default;
  constexpr Letter(Colour colour, PieceType type)
      : value_(static_cast<std::uint8_t>(1 + index_of(colour) * kPieceTypes + index_of(type))) {}

  constexpr bool is_none() const { return value_ == 0; }
  /// Only of a letter.
  constexpr Colour colour() const { return value_ <= kPieceTypes ? Colour::White : Colour::Black; }
  constexpr PieceType type() const { return static_cast<PieceType>((value_ - 1U) % kPieceTypes); }
  constexpr bool is_of(Colour side) const { return !is_none() && colour() == side; }
  /// 0 for none, otherwise from 1 to kCount.
  constexpr std::size_t index() const { return value_; }
  static constexpr std::size_t kCount = 2 * kPieceTypes;

  constexpr bool operator==(const Letter&) const = default;

 private:
  std::uint8_t value_ = 0;
};

/// The letter of every square.
class Letters {
 public:
  constexpr Letter operator[](Square square) const { return letters_[square.value()]; }
  constexpr void put(Square square, Letter letter) { letters_[square.value()] = letter; }
  constexpr void erase(SquareSet squares) {
    while (squares != 0) put(take_lowest(squares), Letter());
  }
  /// The squares with this letter.
  constexpr SquareSet of(Letter letter) const {
    return where([&](Letter there) { return there == letter; });
  }
  constexpr SquareSet of(Colour colour) const {
    return where([&](Letter there) { return there.is_of(colour); });
  }
  constexpr SquareSet all() const {
    return where([](Letter there) { return !there.is_none(); });
  }

  constexpr bool operator==(const Letters&) const = default;

 private:
  template <class Test>
  constexpr SquareSet where(Test test) const {
    SquareSet squares = 0;
    for (std::size_t i = 0; i < 64; ++i) squares |= SquareSet{test(letters_[i]) ? 1U : 0U} << i;
    return squares;
  }

  std::array<Letter, 64> letters_ = {};
};

}  // namespace spooky::quantum_chess
