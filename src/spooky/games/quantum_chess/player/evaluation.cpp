#include "spooky/games/quantum_chess/player/evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "spooky/games/quantum_chess/rules/geometry.hpp"

namespace spooky::quantum_chess {

namespace {

constexpr double kRootTwo = 1.4142135623730951;

template <class Int>
double to_double(const Int& number) {
  if constexpr (std::is_same_v<Int, BigInteger>) {
    return number.to_double();
  } else {
    return static_cast<double>(number);
  }
}

template <class Int>
double estimated_square(const Amplitude<Int>& z) {
  const double a = to_double(z.a);
  const double b = to_double(z.b);
  const double c = to_double(z.c);
  const double d = to_double(z.d);
  return a * a + b * b + c * c + d * d + (a * b + b * c + c * d - d * a) * kRootTwo;
}

/// Calls visit(board, share) for every board of every branch; the shares sum to one.
template <class Visit>
void for_each_board(const QuantumState& state, Visit visit) {
  state.visit([&]<class Int>(const BranchList<Int>& list) {
    list.for_each([&](const Weight& weight, std::span<const BoardTerm<Int>> terms) {
      double total = 0;
      for (const BoardTerm<Int>& term : terms) total += estimated_square(term.amplitude);
      const double share = (list.branches.size() == 1 ? 1.0 : weight.to_double()) / total;
      for (const BoardTerm<Int>& term : terms) visit(term.board, share * estimated_square(term.amplitude));
    });
  });
}

/// From 0 at the edge to 3 in the middle.
int centrality(const Rules& rules, Square square) {
  const auto from_edge = [](std::size_t place, std::size_t size) {
    return static_cast<int>(std::min(place, size - 1 - place));
  };
  return std::min(from_edge(file_of(square), rules.width()), from_edge(rank_of(square), rules.height()));
}

int distance(Square a, Square b) {
  const auto apart = [](std::size_t x, std::size_t y) { return static_cast<int>(x < y ? y - x : x - y); };
  return std::max(apart(file_of(a), file_of(b)), apart(rank_of(a), rank_of(b)));
}

Score placement(const Rules& rules, Letter letter, Square square, std::size_t pieces) {
  const std::size_t first = rules.first_rank(letter.colour());
  const int advanced = std::abs(static_cast<int>(rank_of(square)) - static_cast<int>(first));
  switch (letter.type()) {
    case PieceType::Pawn: return 4.0 * advanced + (centrality(rules, square) >= 3 ? 8 : 0) + (advanced >= 5 ? 20 : 0);
    case PieceType::Knight:
    case PieceType::Bishop: return 8.0 * centrality(rules, square);
    case PieceType::Rook: return advanced >= 5 ? 12 : 0;
    case PieceType::Queen: return 2.0 * centrality(rules, square);
    case PieceType::King: break;
  }
  // Kings hide while there are many pieces.
  return pieces > 12 ? -12.0 * advanced : 6.0 * centrality(rules, square);
}

/// What the enemy's pieces may reach of the squares around a king: of each piece its chance to be there.
Score danger(const Position& position, const std::array<double, 64>& chances, Colour side) {
  const Fields& fields = position.fields();
  Score sum = 0;
  for (SquareSet kings = fields.letters.of(Letter(side, PieceType::King)); kings != 0;) {
    const Square king = take_lowest(kings);
    const SquareSet zone = reached(PieceType::King, king, 0) | only(king);
    for (SquareSet rest = fields.letters.of(other(side)); rest != 0;) {
      const Square from = take_lowest(rest);
      const PieceType type = fields.letters[from].type();
      const double chance = chances[king.value()] * chances[from.value()];
      if (type == PieceType::Pawn || type == PieceType::King) continue;
      const SquareSet reach = reached_from(position.rules(), fields, position.full(), from);
      sum += chance * (5.0 * static_cast<double>(size_of(reach & zone)) + (contains(reach, king) ? 20 : 0) -
                       2.0 * distance(from, king));
    }
  }
  return sum;
}

}  // namespace

Score piece_value(PieceType type) {
  constexpr Score kValues[] = {100, 310, 320, 500, 950, 4000};
  return kValues[index_of(type)];
}

std::array<double, 64> estimated_probabilities(const QuantumState& state) {
  std::array<double, 64> chances = {};
  for (SquareSet rest = state.certain(); rest != 0;) chances[take_lowest(rest).value()] = 1;
  const SquareSet open = state.superposed();
  if (open == 0) return chances;
  for_each_board(state, [&](SquareSet board, double share) {
    for (SquareSet rest = board & open; rest != 0;) chances[take_lowest(rest).value()] += share;
  });
  return chances;
}

double estimated_probability(const QuantumState& state, const Question& question) {
  double sum = 0;
  for_each_board(state, [&](SquareSet board, double share) { sum += question.fits(board) ? share : 0; });
  return sum;
}

Score evaluate(const Position& position) {
  const auto chances = estimated_probabilities(position.state());
  const Fields& fields = position.fields();
  const std::size_t pieces = size_of(position.state().possible());
  Score sum = 0;
  for (SquareSet rest = position.state().possible(); rest != 0;) {
    const Square square = take_lowest(rest);
    const Letter letter = fields.letters[square];
    const Score worth =
        chances[square.value()] * (piece_value(letter.type()) + placement(position.rules(), letter, square, pieces));
    sum += letter.colour() == Colour::White ? worth : -worth;
  }
  return sum - danger(position, chances, Colour::White) + danger(position, chances, Colour::Black);
}

}  // namespace spooky::quantum_chess
