#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "spooky/core/big_integer.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/core/root_two_rational.hpp"
#include "spooky/games/quantum_chess/rules/action.hpp"
#include "spooky/games/quantum_chess/rules/amplitude.hpp"
#include "spooky/games/quantum_chess/rules/effect.hpp"
#include "spooky/games/quantum_chess/rules/question.hpp"

namespace spooky::quantum_chess {

using Weight = RootTwoRational;

/// A board of a superposition.
template <class Int>
struct BoardTerm {
  SquareSet board = 0;
  Amplitude<Int> amplitude;

  bool operator==(const BoardTerm&) const = default;
};

/// Several branches one after another: the boards of all of them in one row.
template <class Int>
struct BranchList {
  struct Branch {
    std::size_t size = 0;  ///< how many boards
    Weight weight = 1;

    bool operator==(const Branch&) const = default;
  };
  std::vector<BoardTerm<Int>> terms;
  std::vector<Branch> branches;

  bool operator==(const BranchList&) const = default;

  /// Calls visit(weight, span of terms) for each branch.
  template <class Visit>
  void for_each(Visit visit) const {
    std::size_t begin = 0;
    for (const Branch& branch : branches) {
      visit(branch.weight, std::span<const BoardTerm<Int>>(terms.data() + begin, branch.size));
      begin += branch.size;
    }
  }
};

/// The quantum state of a position (K2): branches, each a superposition of boards. Exact: nothing is rounded or dropped
/// but amplitudes that are 0.
///
/// One form for each state. Within a branch boards ascend, and amplitudes are divided by the first one and then
/// multiplied by the smallest positive integer that leaves no fraction in the basis of Z[ω]; so the first amplitude is
/// that integer. Branches with the same amplitudes are one (K7), and branches ascend by their boards and amplitudes.
/// Coefficients below kNarrowLimit take 32 bits each, and all branches are kept so when all fit; others are integers
/// without a bound.
class QuantumState {
 public:
  using Narrow = BranchList<std::int32_t>;
  using Wide = BranchList<BigInteger>;
  /// Four times such a number fits into 32 bits.
  static constexpr std::int32_t kNarrowLimit = 1 << 28;

  /// One branch of one board.
  explicit QuantumState(SquareSet board = 0);
  /// Any branches: with distinct boards in each, no amplitude 0 and positive weights that sum to one.
  static QuantumState of(Wide branches);

  bool operator==(const QuantumState&) const = default;
  Hash hash() const;

  /// Boards in all branches together.
  std::size_t boards() const { return boards_; }
  std::size_t branches() const;
  /// The squares that are occupied in some board, and those that are in every board.
  SquareSet possible() const { return possible_; }
  SquareSet certain() const { return certain_; }
  SquareSet superposed() const { return possible_ & ~certain_; }

  /// The probability of yes, and of each square to be occupied (K4).
  Weight probability(const Question& question) const;
  std::array<Weight, 64> probabilities() const;
  /// Σp over all squares (K24).
  Weight expected_pieces() const;

  void apply(const Effect& effect);
  /// How many boards there would be then. Costs as much.
  std::size_t boards_after(const Effect& effect) const;
  /// Removes the boards that do not give this answer, which has a probability above 0.
  void keep(const Question& question, Answer answer);
  /// Divides every branch into its boards, so that nothing interferes any more.
  void part_every_board();

  /// Calls visit(const Narrow&) or visit(const Wide&).
  template <class Visit>
  decltype(auto) visit(Visit visit) const {
    if (const Narrow* narrow = std::get_if<Narrow>(&content_)) return visit(*narrow);
    return visit(*std::get_if<Wide>(&content_));
  }

  /// The memory it holds beyond itself.
  std::size_t bytes() const;
  /// How many times 64 bits the longest coefficient or weight has, at least 1: what arithmetic costs more for.
  std::size_t number_length() const;

 private:
  template <class Int>
  void settle(BranchList<Int> branches);
  void measure_up();

  std::variant<Narrow, Wide> content_;
  std::size_t boards_ = 1;
  SquareSet possible_ = 0;
  SquareSet certain_ = 0;
};

}  // namespace spooky::quantum_chess
