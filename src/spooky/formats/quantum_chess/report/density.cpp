#include "spooky/formats/quantum_chess/report/density.hpp"

#include <map>
#include <optional>
#include <utility>

namespace spooky::quantum_chess {

namespace {

using Matrix = std::array<std::array<ComplexNumber, 4>, 4>;

ComplexNumber sum(const ComplexNumber& a, const ComplexNumber& b) {
  return {a.real + b.real, a.imaginary + b.imaginary};
}
ComplexNumber difference(const ComplexNumber& a, const ComplexNumber& b) {
  return {a.real - b.real, a.imaginary - b.imaginary};
}
ComplexNumber product(const ComplexNumber& a, const ComplexNumber& b) {
  return {a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real};
}
ComplexNumber conjugate(const ComplexNumber& a) { return {a.real, -a.imaginary}; }
ComplexNumber scaled(const ComplexNumber& a, const RootTwoRational& by) { return {a.real * by, a.imaginary * by}; }

/// By expansion along the rows: `columns` are those still to be used.
ComplexNumber determinant(const Matrix& matrix, std::size_t row, unsigned columns) {
  if (row == matrix.size()) return {1, 0};
  ComplexNumber total;
  bool is_negative = false;
  for (std::size_t column = 0; column < matrix.size(); ++column) {
    if ((columns >> column & 1U) == 0) continue;
    const ComplexNumber& entry = matrix[row][column];
    if (!entry.is_zero()) {
      const ComplexNumber term = product(entry, determinant(matrix, row + 1, columns & ~(1U << column)));
      total = is_negative ? difference(total, term) : sum(total, term);
    }
    is_negative = !is_negative;
  }
  return total;
}

}  // namespace

PairDensity::PairDensity(const std::vector<ToldBranch>& branches, Square first, Square second) {
  const SquareSet both = only(first) | only(second);
  for (const ToldBranch& branch : branches) {
    // Boards that agree on everything else interfere with each other on the two squares.
    std::map<SquareSet, std::array<std::optional<ComplexNumber>, 4>> groups;
    for (const ToldBoard& board : branch.boards) {
      const std::size_t pattern = (contains(board.board, first) ? 1U : 0U) + (contains(board.board, second) ? 2U : 0U);
      groups[board.board & ~both][pattern] = board.amplitude;
    }
    // The first board has the amplitude 1, so that its share is the factor of all squares.
    const RootTwoRational& unit = branch.boards.front().share;
    for (const auto& [rest, amplitudes] : groups) {
      for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
          if (!amplitudes[row] || !amplitudes[column]) continue;
          const ComplexNumber term = scaled(product(*amplitudes[row], conjugate(*amplitudes[column])), unit);
          entries_[row][column] = sum(entries_[row][column], term);
        }
      }
    }
  }
}

RootTwoRational PairDensity::covariance() const {
  return chance(3) - (chance(1) + chance(3)) * (chance(2) + chance(3));
}

bool PairDensity::is_entangled() const {
  Matrix transposed;
  for (std::size_t row = 0; row < 4; ++row) {
    for (std::size_t column = 0; column < 4; ++column) {
      // The second square's bits change places.
      transposed[row][column] = entries_[(row & 1U) | (column & 2U)][(column & 1U) | (row & 2U)];
    }
  }
  return determinant(transposed, 0, 0b1111).real.sign() < 0;
}

}  // namespace spooky::quantum_chess
