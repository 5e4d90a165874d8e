#include "spooky/games/quantum_chess/rules/normal_form.hpp"

#include <algorithm>
#include <compare>
#include <utility>
#include <vector>

namespace spooky::quantum_chess {

namespace {

/// Times ω.
template <class Int>
Amplitude<Int> times_omega(const Amplitude<Int>& z) {
  return {-z.d, z.a, z.b, z.c};
}

BigInteger common_divisor(const BigInteger& a, const BigInteger& b) { return gcd(a, b); }

template <class Int>
Int common_divisor(Int a, Int b) {
  if (b < 0) b = -b;
  while (b != 0) a = std::exchange(b, a % b);
  return a;
}

/// The greatest divisor of a positive number and all amplitudes.
template <class Int, class Amplitudes, class Get>
Int content(Int divisor, const Amplitudes& amplitudes, Get get) {
  for (const auto& one : amplitudes) {
    const Amplitude<Int>& z = get(one);
    for (const Int* coefficient : {&z.a, &z.b, &z.c, &z.d}) {
      if (divisor == 1) return divisor;
      if (!(*coefficient == 0)) divisor = common_divisor(divisor, *coefficient);
    }
  }
  return divisor;
}

template <class Int>
Amplitude<Int> divided(const Amplitude<Int>& z, const Int& divisor) {
  return {z.a / divisor, z.b / divisor, z.c / divisor, z.d / divisor};
}

/// How often a number has to be multiplied by ω to be a positive integer; 8 when that does not help.
template <class Int>
unsigned turns_to_positive(const Amplitude<Int>& z) {
  const Int* coefficients[] = {&z.a, &z.b, &z.c, &z.d};
  unsigned found = 8;
  for (unsigned k = 0; k < 4; ++k) {
    if (*coefficients[k] == 0) continue;
    if (found != 8) return 8;
    found = *coefficients[k] > 0 ? (8 - k) % 8 : 4 - k;
  }
  return found;
}

template <class Int>
Amplitude<Int> turned(Amplitude<Int> z, unsigned turns) {
  if (turns % 2 != 0) z = times_omega(z);
  return z.times_i(turns / 2);
}

/// A number by which z is a positive integer.
template <class Int>
Amplitude<Int> rationaliser(const Amplitude<Int>& z) {
  Amplitude<Int> factor = conjugate(z);
  const RootTwoInteger<Int> square = square_of(z);
  Int norm = square.x;
  if (!(square.y == 0)) {
    factor = product(factor, Amplitude<Int>{square.x, -square.y, Int(0), square.y});
    norm = square.x * square.x - Int(2) * square.y * square.y;
  }
  return norm < 0 ? -factor : factor;
}

bool fits_narrow(const Amplitude<std::int32_t>& z) {
  constexpr std::int32_t kLimit = QuantumState::kNarrowLimit;
  const auto fits = [](std::int32_t value) { return value > -kLimit && value < kLimit; };
  return fits(z.a) && fits(z.b) && fits(z.c) && fits(z.d);
}

template <class Int>
bool fits_narrow(const Amplitude<Int>& z) {
  const Int limit = Int(QuantumState::kNarrowLimit);
  const auto fits = [&](const Int& value) { return value > -limit && value < limit; };
  return fits(z.a) && fits(z.b) && fits(z.c) && fits(z.d);
}

/// The first amplitude is an integer up to a power of ω: no multiplication is needed.
template <class Int>
bool normalise_by_turning(std::span<BoardTerm<Int>> terms, unsigned turns, bool is_bounded) {
  const auto get = [](const BoardTerm<Int>& term) -> const Amplitude<Int>& { return term.amplitude; };
  const Int divisor = content(turned(terms.front().amplitude, turns).a, std::span<const BoardTerm<Int>>(terms), get);
  if (is_bounded) {
    for (const BoardTerm<Int>& term : terms) {
      if (!fits_narrow(divided(term.amplitude, divisor))) return false;
    }
  }
  if (turns == 0 && divisor == 1) return true;
  for (BoardTerm<Int>& term : terms) term.amplitude = turned(divided(term.amplitude, divisor), turns);
  return true;
}

/// In integers that hold the product of four coefficients.
template <class Work, class Int>
bool normalise_by_multiplying(std::span<BoardTerm<Int>> terms, bool is_bounded) {
  const Amplitude<Work> factor = rationaliser(widened<Work>(terms.front().amplitude));
  std::vector<Amplitude<Work>> products;
  products.reserve(terms.size());
  for (const BoardTerm<Int>& term : terms) products.push_back(product(widened<Work>(term.amplitude), factor));
  const Work divisor =
      content(products.front().a, products, [](const Amplitude<Work>& z) -> const Amplitude<Work>& { return z; });
  for (Amplitude<Work>& z : products) {
    z = divided(z, divisor);
    if (is_bounded && !fits_narrow(z)) return false;
  }
  for (std::size_t i = 0; i < terms.size(); ++i) terms[i].amplitude = widened<Int>(products[i]);
  return true;
}

/// Whether four coefficients multiplied with each other, and some of that added, stay in 64 bits.
bool is_small(std::span<const BoardTerm<std::int32_t>> terms) {
  constexpr std::int32_t kSmall = 1 << 13;
  return std::all_of(terms.begin(), terms.end(), [](const auto& term) {
    const auto fits = [](std::int32_t value) { return value > -kSmall && value < kSmall; };
    const auto& z = term.amplitude;
    return fits(z.a) && fits(z.b) && fits(z.c) && fits(z.d);
  });
}

template <class Int>
std::strong_ordering compare(std::span<const BoardTerm<Int>> a, std::span<const BoardTerm<Int>> b) {
  const std::size_t common = std::min(a.size(), b.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (const auto order = a[i].board <=> b[i].board; order != 0) return order;
    if (const auto order = a[i].amplitude <=> b[i].amplitude; order != 0) return order;
  }
  return a.size() <=> b.size();
}

}  // namespace

bool normalise(std::span<BoardTerm<std::int32_t>> terms) {
  const unsigned turns = turns_to_positive(terms.front().amplitude);
  if (turns != 8) return normalise_by_turning(terms, turns, true);
  if (is_small(terms)) return normalise_by_multiplying<std::int64_t>(terms, true);
  return normalise_by_multiplying<Int128>(terms, true);
}

bool normalise(std::span<BoardTerm<BigInteger>> terms) {
  const unsigned turns = turns_to_positive(terms.front().amplitude);
  if (turns != 8) return normalise_by_turning(terms, turns, false);
  return normalise_by_multiplying<BigInteger>(terms, false);
}

template <class Int>
void unite_branches(BranchList<Int>& list) {
  if (list.branches.size() < 2) return;
  struct Entry {
    std::span<BoardTerm<Int>> terms;
    Weight* weight;
  };
  std::vector<Entry> order;
  order.reserve(list.branches.size());
  std::size_t begin = 0;
  for (auto& branch : list.branches) {
    order.push_back({std::span(list.terms.data() + begin, branch.size), &branch.weight});
    begin += branch.size;
  }
  const auto comparison = [](const Entry& a, const Entry& b) {
    return compare<Int>(std::span<const BoardTerm<Int>>(a.terms), std::span<const BoardTerm<Int>>(b.terms));
  };
  std::sort(order.begin(), order.end(), [&](const Entry& a, const Entry& b) { return comparison(a, b) < 0; });
  BranchList<Int> united;
  united.terms.reserve(list.terms.size());
  united.branches.reserve(list.branches.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && comparison(order[i - 1], order[i]) == 0) {
      united.branches.back().weight = united.branches.back().weight + *order[i].weight;
      continue;
    }
    united.terms.insert(united.terms.end(), order[i].terms.begin(), order[i].terms.end());
    united.branches.push_back({order[i].terms.size(), *order[i].weight});
  }
  list = std::move(united);
}

template void unite_branches(BranchList<std::int32_t>& list);
template void unite_branches(BranchList<BigInteger>& list);

}  // namespace spooky::quantum_chess
