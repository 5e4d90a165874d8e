#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace spooky::values {

/// A game in canonical form, as its place in a Universe. Two games of one universe are equal exactly when their places
/// are; the order of places means nothing but is total, for sorted lists.
class Value {
 public:
  constexpr Value() = default;
  constexpr explicit Value(std::uint32_t place) : place_(place) {}

  constexpr std::uint32_t place() const { return place_; }
  constexpr auto operator<=>(const Value&) const = default;

  friend constexpr std::size_t hash_value(Value value) { return value.place_; }

 private:
  std::uint32_t place_ = 0;
};

/// Zero has the same place in every universe.
constexpr Value kZero{0};

/// How one game compares with another.
enum class Order : unsigned char { Less, Equal, Greater, Confused };

/// Who wins: the player to move (N), the one who is not (P), Left, or Right, whoever begins.
enum class OutcomeClass : unsigned char { N, P, L, R };

/// By who wins when each of the players begins.
constexpr OutcomeClass outcome_class(bool left_wins_first, bool right_wins_first) {
  if (left_wins_first) return right_wins_first ? OutcomeClass::N : OutcomeClass::L;
  return right_wins_first ? OutcomeClass::R : OutcomeClass::P;
}

constexpr char letter(OutcomeClass outcome) { return "NPLR"[static_cast<unsigned>(outcome)]; }

enum class Side : unsigned char { Left, Right };

constexpr Side other(Side side) { return side == Side::Left ? Side::Right : Side::Left; }

}  // namespace spooky::values
