#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spooky/core/big_integer.hpp"
#include "spooky/core/root_two_rational.hpp"
#include "spooky/games/quantum_chess/rules/amplitude.hpp"

namespace spooky::quantum_chess {

/// A number p + q√2 + r·i + s·√2·i (K3).
struct ComplexNumber {
  RootTwoRational real;
  RootTwoRational imaginary;

  bool is_zero() const { return real.sign() == 0 && imaginary.sign() == 0; }
  bool operator==(const ComplexNumber&) const = default;
};

/// An amplitude divided by a positive integer.
ComplexNumber quotient(const Amplitude<BigInteger>& amplitude, const BigInteger& divisor);

/// `3/8`, `1/4+1/8r2`, `1i`, `2i-1r2i`, `0`.
std::string number_text(const ComplexNumber& number);
/// The same in LaTeX: `\tfrac{1}{4}+\tfrac{1}{8}\sqrt{2}`.
std::string number_latex(const ComplexNumber& number);
/// How many terms it is written with.
int terms_of(const ComplexNumber& number);

/// Reads what number_text() writes. The order of the terms and whether fractions are reduced does not matter; no suffix
/// twice.
std::optional<ComplexNumber> parse_number(std::string_view text);

}  // namespace spooky::quantum_chess
