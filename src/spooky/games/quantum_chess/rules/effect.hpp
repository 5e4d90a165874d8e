#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "spooky/games/quantum_chess/rules/square.hpp"

namespace spooky::quantum_chess {

/// What becomes of one board on the few squares that a move touches: one or two boards with factors i^k; two boards are
/// divided by √2 each. Squares have the numbers that the effect gives them, and a pattern has bit n for square n.
class LocalState {
 public:
  struct Term {
    std::uint8_t pattern = 0;
    std::uint8_t power_of_i = 0;
  };

  constexpr LocalState() = default;
  constexpr explicit LocalState(unsigned pattern) : terms_{{{static_cast<std::uint8_t>(pattern), 0}, {}}} {}

  constexpr bool has(unsigned square) const { return (terms_[0].pattern >> square & 1U) != 0; }

  // K5. The inverse has -i for i.
  constexpr void swap(unsigned a, unsigned b) { swap_by(a, b, 1); }
  constexpr void swap_back(unsigned a, unsigned b) { swap_by(a, b, 3); }
  constexpr void half(unsigned a, unsigned b) { half_by(a, b, 1); }
  constexpr void half_back(unsigned a, unsigned b) { half_by(a, b, 3); }

  /// The board becomes another one, without a factor.
  constexpr void become(unsigned pattern) { terms_[0].pattern = static_cast<std::uint8_t>(pattern); }
  /// Boards with different numbers go to different branches (K7).
  constexpr void part(unsigned number) { part_ = static_cast<std::uint8_t>(number); }

  constexpr std::size_t size() const { return size_; }
  constexpr Term operator[](std::size_t index) const { return terms_[index]; }
  constexpr unsigned part() const { return part_; }

 private:
  static constexpr bool is_exactly_one(unsigned pattern, unsigned a, unsigned b) {
    return ((pattern >> a ^ pattern >> b) & 1U) != 0;
  }
  static constexpr Term swapped(Term term, unsigned a, unsigned b, unsigned power) {
    return {static_cast<std::uint8_t>(term.pattern ^ (1U << a | 1U << b)),
            static_cast<std::uint8_t>((term.power_of_i + power) & 3U)};
  }
  constexpr void swap_by(unsigned a, unsigned b, unsigned power) {
    for (std::size_t i = 0; i < size_; ++i) {
      if (is_exactly_one(terms_[i].pattern, a, b)) terms_[i] = swapped(terms_[i], a, b, power);
    }
  }
  constexpr void half_by(unsigned a, unsigned b, unsigned power) {
    assert(size_ == 1);
    if (!is_exactly_one(terms_[0].pattern, a, b)) return;
    terms_[1] = swapped(terms_[0], a, b, power);
    size_ = 2;
  }

  std::array<Term, 2> terms_ = {};
  std::uint8_t size_ = 1;
  std::uint8_t part_ = 0;
};

/// What a move does to every board (K18–K23), as a table: the board's pattern on at most four squares, and whether each
/// of two paths is clear in it, say what becomes of it.
class Effect {
 public:
  static constexpr std::size_t kMostSquares = 4;
  static constexpr std::size_t kPatterns = 1U << kMostSquares;
  /// Every key of the table is below this.
  static constexpr std::size_t kKeys = 4 * kPatterns;

  /// rule(state, first_is_clear, second_is_clear) plays a clause on one local state. A path without squares is clear.
  template <class Rule>
  Effect(std::initializer_list<Square> squares, SquareSet first_path, SquareSet second_path, Rule rule)
      : first_path_(first_path), second_path_(second_path) {
    assert(squares.size() <= kMostSquares);
    for (const Square square : squares) squares_[count_++] = square;
    for (std::size_t pattern = 0; pattern < std::size_t{1} << count_; ++pattern) {
      for (std::size_t i = 0; i < count_; ++i) {
        if ((pattern >> i & 1U) != 0) occupied_[pattern] |= only(squares_[i]);
      }
      for (unsigned clear = 0; clear < 4; ++clear) {
        LocalState state(static_cast<unsigned>(pattern));
        rule(state, (clear & 1U) != 0, (clear & 2U) != 0);
        table_[clear * kPatterns + pattern] = state;
        halves_ = halves_ || state.size() == 2;
        parts_ = parts_ || state.part() != 0;
      }
    }
    touched_ = occupied_[(std::size_t{1} << count_) - 1];
  }

  /// The number of what is to be looked up for a board.
  std::size_t key(SquareSet board) const {
    std::size_t key = ((board & first_path_) == 0 ? kPatterns : 0) + ((board & second_path_) == 0 ? 2 * kPatterns : 0);
    for (std::size_t i = 0; i < count_; ++i) key += static_cast<std::size_t>(board >> squares_[i].value() & 1U) << i;
    return key;
  }
  const LocalState& operator[](std::size_t key) const { return table_[key]; }
  SquareSet with_pattern(SquareSet board, unsigned pattern) const { return (board & ~touched_) | occupied_[pattern]; }
  /// Whether some board becomes two: then whatever becomes one board is multiplied by √2 instead of dividing.
  bool halves() const { return halves_; }
  /// Whether branches may be divided.
  bool parts() const { return parts_; }

 private:
  std::array<Square, kMostSquares> squares_ = {};
  std::size_t count_ = 0;
  SquareSet first_path_;
  SquareSet second_path_;
  SquareSet touched_ = 0;
  std::array<SquareSet, kPatterns> occupied_ = {};
  std::array<LocalState, kKeys> table_ = {};
  bool halves_ = false;
  bool parts_ = false;
};

}  // namespace spooky::quantum_chess
