#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "spooky/core/big_integer.hpp"
#include "spooky/core/big_rational.hpp"
#include "spooky/core/price.hpp"
#include "spooky/games/akl_chess/rules/man.hpp"

// A13, A14: what a side's second types can be, by all that has been seen.
namespace spooky::akl_chess {

/// What is known of a side's unknown second types.
struct Evidence {
  Bag bag;                     ///< one type for each unknown man, captured ones included
  std::vector<Counts> counts;  ///< of the unknown men that have shown something, captured ones included, in any order
};

/// The weights of the second types of one man: for each type the sum of w over the distributions that give it to him.
/// The chance of a type is its share of the total.
struct TypeWeights {
  std::array<BigInteger, kTypes> weight;

  BigInteger total() const;
  /// P(second type is t).
  BigRational chance(Type type) const;
  /// A14: the chance that a touch of the man, with this first type, shows t.
  BigRational touch_chance(Type first, Type shown) const;
};

/// Of an unknown man who has shown `seen`; one of the evidence's counts is his, unless he has shown nothing. The work
/// is a table of the sub-bags, at most 486.
TypeWeights type_weights(const Evidence& evidence, const Counts& seen);

/// The same as chances in floating point, for searches: the nearest double or one close to it.
std::array<double, kTypes> type_chances(const Evidence& evidence, const Counts& seen);

/// The price of telling the belief of every man of a side.
Price price_of_belief(const Evidence& evidence);

}  // namespace spooky::akl_chess
