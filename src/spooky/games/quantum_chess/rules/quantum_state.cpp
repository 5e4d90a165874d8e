#include "spooky/games/quantum_chess/rules/quantum_state.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "spooky/games/quantum_chess/rules/norm.hpp"
#include "spooky/games/quantum_chess/rules/normal_form.hpp"
#include "spooky/games/quantum_chess/rules/transformation.hpp"

namespace spooky::quantum_chess {

namespace {

template <class Int>
bool normalise_all(BranchList<Int>& list) {
  std::size_t begin = 0;
  for (const auto& branch : list.branches) {
    if (!normalise(std::span(list.terms.data() + begin, branch.size))) return false;
    begin += branch.size;
  }
  unite_branches(list);
  return true;
}

template <class To, class From>
BranchList<To> with_integers(const BranchList<From>& list) {
  BranchList<To> result;
  result.terms.reserve(list.terms.size());
  for (const BoardTerm<From>& term : list.terms) result.terms.push_back({term.board, widened<To>(term.amplitude)});
  for (const auto& branch : list.branches) result.branches.push_back({branch.size, branch.weight});
  return result;
}

/// The same list in narrow integers; nothing when a coefficient does not fit.
std::optional<QuantumState::Narrow> narrowed(const QuantumState::Wide& list) {
  const BigInteger limit(QuantumState::kNarrowLimit);
  QuantumState::Narrow result;
  result.terms.reserve(list.terms.size());
  for (const auto& [board, z] : list.terms) {
    for (const BigInteger* coefficient : {&z.a, &z.b, &z.c, &z.d}) {
      if (*coefficient >= limit || *coefficient <= -limit) return std::nullopt;
    }
    const auto small = [](const BigInteger& number) { return static_cast<std::int32_t>(*number.to_int64()); };
    result.terms.push_back({board, {small(z.a), small(z.b), small(z.c), small(z.d)}});
  }
  for (const auto& branch : list.branches) result.branches.push_back({branch.size, branch.weight});
  return result;
}

/// The boards that give an answer, and the weights as they are then.
template <class Int>
BranchList<Int> kept(const BranchList<Int>& list, const Question& question, Answer answer) {
  BranchList<Int> result;
  Weight total(0);
  list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
    NormOf<Int> norm;
    NormOf<Int> lost;
    std::size_t size = 0;
    for (const BoardTerm<Int>& term : terms) {
      const bool stays = question.fits(term.board) == (answer == Answer::Yes);
      (stays ? norm : lost).add(term.amplitude);
      if (!stays) continue;
      result.terms.push_back(term);
      ++size;
    }
    if (size == 0) return;
    Weight share = weight;
    if (size < terms.size()) {
      lost.add(norm);
      share = weight * norm.value() / lost.value();
    }
    total = total + share;
    result.branches.push_back({size, std::move(share)});
  });
  assert(total.sign() > 0);
  if (total != Weight(1)) {
    for (auto& branch : result.branches) branch.weight = branch.weight / total;
  }
  return result;
}

template <class Int>
BranchList<Int> parted(const BranchList<Int>& list) {
  BranchList<Int> result;
  list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
    const Weight share = terms.size() == 1 ? weight : weight / norm_of(terms).value();
    for (const BoardTerm<Int>& term : terms) {
      result.terms.push_back({term.board, {Int(1), Int(0), Int(0), Int(0)}});
      if (terms.size() == 1) {
        result.branches.push_back({1, share});
        continue;
      }
      NormOf<Int> norm;
      norm.add(term.amplitude);
      result.branches.push_back({1, share * norm.value()});
    }
  });
  return result;
}

Hash hash_number(Hash seed, std::int32_t number) { return combine(seed, static_cast<std::uint64_t>(number)); }

Hash hash_number(Hash seed, const BigInteger& number) {
  if (const auto small = number.to_int64()) return combine(seed, static_cast<std::uint64_t>(*small));
  constexpr std::int64_t kPrime = (std::int64_t{1} << 61) - 1;
  const BigInteger rest = number % BigInteger(kPrime);
  return combine(combine(seed, number.bit_length()), static_cast<std::uint64_t>(rest.to_int64().value_or(0)));
}

}  // namespace

QuantumState::QuantumState(SquareSet board) : possible_(board), certain_(board) {
  Narrow& narrow = *std::get_if<Narrow>(&content_);
  narrow.terms.push_back({board, {1, 0, 0, 0}});
  narrow.branches.push_back({1, Weight(1)});
}

QuantumState QuantumState::of(Wide branches) {
  std::size_t begin = 0;
  for (const auto& branch : branches.branches) {
    const auto first = branches.terms.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, first + static_cast<std::ptrdiff_t>(branch.size),
              [](const auto& a, const auto& b) { return a.board < b.board; });
    begin += branch.size;
  }
  QuantumState state;
  state.settle(std::move(branches));
  return state;
}

template <class Int>
void QuantumState::settle(BranchList<Int> branches) {
  if constexpr (std::is_same_v<Int, std::int32_t>) {
    if (normalise_all(branches)) {
      content_ = std::move(branches);
      return measure_up();
    }
    // Of the branches some have their one form already, which does no harm.
    settle(with_integers<BigInteger>(branches));
  } else {
    normalise_all(branches);
    if (auto narrow = narrowed(branches)) {
      content_ = std::move(*narrow);
    } else {
      content_ = std::move(branches);
    }
    measure_up();
  }
}

void QuantumState::measure_up() {
  possible_ = 0;
  certain_ = ~SquareSet{0};
  visit([&](const auto& list) {
    boards_ = list.terms.size();
    for (const auto& term : list.terms) {
      possible_ |= term.board;
      certain_ &= term.board;
    }
  });
}

Hash QuantumState::hash() const {
  return visit([](const auto& list) {
    Hash hash = list.branches.size();
    list.for_each([&](const Weight& weight, auto terms) {
      if (list.branches.size() > 1) {
        hash = hash_number(hash, weight.rational_numerator());
        hash = hash_number(hash, weight.root_numerator());
        hash = hash_number(hash, weight.denominator());
      }
      for (const auto& [board, z] : terms) {
        hash = combine(hash, board);
        if (terms.size() == 1) break;
        for (const auto* coefficient : {&z.a, &z.b, &z.c, &z.d}) hash = hash_number(hash, *coefficient);
      }
    });
    return hash;
  });
}

std::size_t QuantumState::branches() const {
  return visit([](const auto& list) { return list.branches.size(); });
}

Weight QuantumState::probability(const Question& question) const {
  Weight sum(0);
  visit([&]<class Int>(const BranchList<Int>& list) {
    list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
      NormOf<Int> fitting;
      NormOf<Int> total;
      std::size_t count = 0;
      for (const BoardTerm<Int>& term : terms) {
        const bool fits = question.fits(term.board);
        count += fits ? 1 : 0;
        (fits ? fitting : total).add(term.amplitude);
      }
      if (count == 0) return;
      if (count == terms.size()) {
        sum = sum + weight;
        return;
      }
      total.add(fitting);
      sum = sum + weight * fitting.value() / total.value();
    });
  });
  return sum;
}

std::array<Weight, 64> QuantumState::probabilities() const {
  std::array<Weight, 64> sums;
  for (SquareSet rest = certain_; rest != 0;) sums[take_lowest(rest).value()] = Weight(1);
  const SquareSet open = superposed();
  visit([&]<class Int>(const BranchList<Int>& list) {
    list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
      std::array<NormOf<Int>, 64> norms = {};
      SquareSet seen = 0;
      for (const BoardTerm<Int>& term : terms) {
        seen |= term.board & open;
        for (SquareSet rest = term.board & open; rest != 0;) norms[take_lowest(rest).value()].add(term.amplitude);
      }
      const Weight share = weight / norm_of(terms).value();
      while (seen != 0) {
        const std::size_t square = take_lowest(seen).value();
        sums[square] = sums[square] + share * norms[square].value();
      }
    });
  });
  return sums;
}

Weight QuantumState::expected_pieces() const {
  Weight sum(0);
  visit([&]<class Int>(const BranchList<Int>& list) {
    list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
      const auto pieces = [](const BoardTerm<Int>& term) { return static_cast<std::int64_t>(size_of(term.board)); };
      const std::int64_t first = pieces(terms.front());
      if (std::all_of(terms.begin(), terms.end(), [&](const auto& term) { return pieces(term) == first; })) {
        sum = sum + weight * Weight(first);
        return;
      }
      NormOf<Int> counted;
      for (const BoardTerm<Int>& term : terms) counted.add(term.amplitude, pieces(term));
      sum = sum + weight * counted.value() / norm_of(terms).value();
    });
  });
  return sum;
}

void QuantumState::apply(const Effect& effect) {
  visit([&](const auto& list) { settle(transformed(list, effect)); });
}

std::size_t QuantumState::boards_after(const Effect& effect) const {
  QuantumState copy = *this;
  copy.apply(effect);
  return copy.boards();
}

void QuantumState::keep(const Question& question, Answer answer) {
  visit([&](const auto& list) { settle(kept(list, question, answer)); });
}

void QuantumState::part_every_board() {
  const bool is_parted = boards_ == branches();
  if (is_parted) return;
  visit([&](const auto& list) { settle(parted(list)); });
}

std::size_t QuantumState::bytes() const {
  return visit([]<class Int>(const BranchList<Int>& list) {
    std::size_t bytes =
        list.terms.capacity() * sizeof(BoardTerm<Int>) + list.branches.capacity() * sizeof list.branches.front();
    for (const auto& branch : list.branches) bytes += branch.weight.bytes();
    if constexpr (std::is_same_v<Int, BigInteger>) {
      for (const auto& [board, z] : list.terms) bytes += z.a.bytes() + z.b.bytes() + z.c.bytes() + z.d.bytes();
    }
    return bytes;
  });
}

std::size_t QuantumState::number_length() const {
  std::size_t bits = 0;
  visit([&]<class Int>(const BranchList<Int>& list) {
    for (const auto& branch : list.branches) {
      bits = std::max({bits, branch.weight.rational_numerator().bit_length(),
                       branch.weight.root_numerator().bit_length(), branch.weight.denominator().bit_length()});
    }
    if constexpr (std::is_same_v<Int, BigInteger>) {
      for (const auto& [board, z] : list.terms) {
        bits = std::max({bits, z.a.bit_length(), z.b.bit_length(), z.c.bit_length(), z.d.bit_length()});
      }
    }
  });
  return 1 + bits / 64;
}

}  // namespace spooky::quantum_chess
