#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace spooky::akl_chess {

enum class Colour : std::uint8_t { White, Black };
constexpr Colour other(Colour colour) { return colour == Colour::White ? Colour::Black : Colour::White; }
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }
inline constexpr Colour kColours[] = {Colour::White, Colour::Black};

/// What a man may be, in the order in which texts list types: Q R B N P.
enum class Type : std::uint8_t { Queen, Rook, Bishop, Knight, Pawn };
inline constexpr std::size_t kTypes = 5;
constexpr std::size_t index_of(Type type) { return static_cast<std::size_t>(type); }
inline constexpr std::array<Type, kTypes> kAllTypes = {Type::Queen, Type::Rook, Type::Bishop, Type::Knight, Type::Pawn};

/// A number for each type: how often a man has shown it (A13), or how many of it a bag holds.
class Counts {
 public:
  constexpr std::uint16_t& operator[](Type type) { return numbers_[index_of(type)]; }
  constexpr std::uint16_t operator[](Type type) const { return numbers_[index_of(type)]; }
  constexpr unsigned total() const {
    unsigned sum = 0;
    for (const std::uint16_t number : numbers_) sum += number;
    return sum;
  }
  constexpr unsigned largest() const {
    unsigned most = 0;
    for (const std::uint16_t number : numbers_) most = number > most ? number : most;
    return most;
  }
  constexpr bool empty() const { return *this == Counts(); }
  constexpr auto operator<=>(const Counts&) const = default;

 private:
  std::array<std::uint16_t, kTypes> numbers_{};
};

/// A13: the second types of a side that are not known yet.
using Bag = Counts;

/// A17: a man may have shown a type so many times.
inline constexpr unsigned kMostSeen = 9999;

/// A2, A3: any piece but a king.
struct Man {
  Type first = Type::Pawn;
  std::optional<Type> second;  ///< nothing while it is unknown
  std::optional<Type> shows;   ///< nothing while it is quantum
  Counts seen;                 ///< while the second type is unknown (A13)

  constexpr bool is_quantum() const { return !shows; }
  constexpr bool operator==(const Man&) const = default;
};

/// What stands on a square.
struct Piece {
  Colour owner = Colour::White;
  bool is_king = false;
  Man man;  ///< of a king without meaning, and then as it is made

  constexpr bool operator==(const Piece&) const = default;
};

}  // namespace spooky::akl_chess
