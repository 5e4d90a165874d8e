#include "spooky/formats/quantum_chess/text/state_text.hpp"

#include <algorithm>
#include <span>

#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/games/quantum_chess/rules/norm.hpp"

namespace spooky::quantum_chess {

namespace {

/// The bits of a board on some squares, the lowest square as bit 0.
std::uint64_t number_of(SquareSet board, SquareSet squares) {
  std::uint64_t number = 0;
  for (unsigned bit = 0; squares != 0; ++bit) {
    if (contains(board, take_lowest(squares))) number |= std::uint64_t{1} << bit;
  }
  return number;
}

std::string hexadecimal(std::uint64_t number) {
  std::string text;
  do {
    text.insert(text.begin(), "0123456789abcdef"[number % 16]);
    number /= 16;
  } while (number != 0);
  return text;
}

template <class Int>
ToldBranch told_branch(const Weight& weight, std::span<const BoardTerm<Int>> terms, SquareSet superposed) {
  ToldBranch branch{weight, {}, {}};
  const BigInteger divisor(terms.front().amplitude.a);
  const Weight share = weight / norm_of(terms).value();
  branch.boards.reserve(terms.size());
  for (const BoardTerm<Int>& term : terms) {
    NormOf<Int> norm;
    norm.add(term.amplitude);
    branch.boards.push_back({term.board, share * norm.value(), quotient(widened<BigInteger>(term.amplitude), divisor)});
    if (!branch.text.empty()) branch.text += ',';
    branch.text += hexadecimal(number_of(term.board, superposed));
    const std::string amplitude = number_text(branch.boards.back().amplitude);
    if (amplitude != "1") branch.text += ":" + amplitude;
  }
  return branch;
}

}  // namespace

std::vector<ToldBranch> told_branches(const QuantumState& state) {
  std::vector<ToldBranch> branches;
  state.visit([&]<class Int>(const BranchList<Int>& list) {
    list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
      branches.push_back(told_branch<Int>(weight, terms, state.superposed()));
    });
  });
  std::sort(branches.begin(), branches.end(), [](const ToldBranch& a, const ToldBranch& b) { return a.text < b.text; });
  return branches;
}

std::string state_text(const QuantumState& state) {
  if (state.superposed() == 0) return "-";
  std::string text;
  for (SquareSet rest = state.superposed(); rest != 0;) text += square_name(take_lowest(rest));
  char joint = ' ';
  for (const ToldBranch& branch : told_branches(state)) {
    text += joint;
    if (branch.weight != Weight(1)) text += branch.weight.to_string() + "*";
    text += branch.text;
    joint = ';';
  }
  return text;
}

}  // namespace spooky::quantum_chess
