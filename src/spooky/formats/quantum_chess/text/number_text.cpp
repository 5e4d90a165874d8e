#include "spooky/formats/quantum_chess/text/number_text.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "spooky/core/big_rational.hpp"

namespace spooky::quantum_chess {

namespace {

// In the order in which the terms of a number are written.
constexpr std::array<std::string_view, 4> kSuffixes = {"", "r2", "i", "r2i"};
constexpr std::array<std::string_view, 4> kLatexSuffixes = {"", "\\sqrt{2}", "i", "\\sqrt{2}\\,i"};

std::array<BigRational, 4> parts_of(const ComplexNumber& number) {
  return {number.real.rational_part(), number.real.root_part(), number.imaginary.rational_part(),
          number.imaginary.root_part()};
}

/// A number without sign, and whether the text is just that: digits, or digits/digits.
std::optional<BigRational> parse_fraction(std::string_view text) {
  const auto is_natural = [](std::string_view digits) {
    return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
  };
  const std::size_t slash = text.find('/');
  const std::string_view numerator = text.substr(0, slash);
  const std::string_view denominator = slash == std::string_view::npos ? "1" : text.substr(slash + 1);
  if (!is_natural(numerator) || !is_natural(denominator)) return std::nullopt;
  const auto divisor = BigInteger::from_text(denominator);
  if (divisor->sign() == 0) return std::nullopt;
  return BigRational(*BigInteger::from_text(numerator), *divisor);
}

std::string latex_of(const BigRational& positive, std::string_view suffix) {
  const bool is_one = positive == BigRational(1);
  if (is_one && !suffix.empty()) return std::string(suffix);
  if (positive.denominator() == BigInteger(1)) return positive.numerator().to_string().append(suffix);
  return "\\tfrac{" + positive.numerator().to_string() + "}{" + positive.denominator().to_string() + "}" +
         std::string(suffix);
}

}  // namespace

ComplexNumber quotient(const Amplitude<BigInteger>& z, const BigInteger& divisor) {
  // √2 = ω - ω³ and √2·i = ω + ω³.
  const BigInteger twice = divisor + divisor;
  return {{BigRational(z.a, divisor), BigRational(z.b - z.d, twice)},
          {BigRational(z.c, divisor), BigRational(z.b + z.d, twice)}};
}

int terms_of(const ComplexNumber& number) {
  int count = 0;
  for (const BigRational& part : parts_of(number)) count += part.numerator().sign() != 0 ? 1 : 0;
  return count;
}

std::string number_text(const ComplexNumber& number) {
  const auto parts = parts_of(number);
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].numerator().sign() == 0) continue;
    if (!text.empty() && parts[i].numerator().sign() > 0) text += '+';
    text += parts[i].to_string();
    text += kSuffixes[i];
  }
  return text.empty() ? "0" : text;
}

std::string number_latex(const ComplexNumber& number) {
  const auto parts = parts_of(number);
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int sign = parts[i].numerator().sign();
    if (sign == 0) continue;
    if (sign < 0) {
      text += '-';
    } else if (!text.empty()) {
      text += '+';
    }
    text += latex_of(sign < 0 ? -parts[i] : parts[i], kLatexSuffixes[i]);
  }
  return text.empty() ? "0" : text;
}

std::optional<ComplexNumber> parse_number(std::string_view text) {
  std::array<std::optional<BigRational>, 4> parts;
  bool is_first = true;
  while (is_first || !text.empty()) {
    const bool is_negative = text.starts_with('-');
    if (!is_first && !is_negative && !text.starts_with('+')) return std::nullopt;
    if (is_negative || !is_first) text.remove_prefix(1);
    is_first = false;
    const std::string_view term = text.substr(0, text.find_first_of("+-"));
    text.remove_prefix(term.size());
    const std::string_view digits = term.substr(0, term.find_first_of("ri"));
    const std::string_view suffix = term.substr(digits.size());
    const auto fraction = parse_fraction(digits);
    std::size_t index = 0;
    while (index < kSuffixes.size() && kSuffixes[index] != suffix) ++index;
    if (!fraction || index == kSuffixes.size() || parts[index]) return std::nullopt;
    parts[index] = is_negative ? -*fraction : *fraction;
  }
  const auto part = [&](std::size_t index) { return parts[index].value_or(BigRational(0)); };
  return ComplexNumber{{part(0), part(1)}, {part(2), part(3)}};
}

}  // namespace spooky::quantum_chess
