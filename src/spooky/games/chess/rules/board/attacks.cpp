#include "spooky/games/chess/rules/board/attacks.hpp"

#include <span>

#include "spooky/games/chess/rules/board/slider_multipliers.hpp"

namespace spooky::chess::detail {

namespace {

struct Direction {
  int file;
  int rank;
};
constexpr Direction kKnightSteps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
constexpr Direction kBishopSteps[] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
constexpr Direction kRookSteps[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
constexpr Direction kWhitePawnSteps[] = {{-1, 1}, {1, 1}};
constexpr Direction kBlackPawnSteps[] = {{-1, -1}, {1, -1}};

/// The square `steps` steps away, as a set; empty beyond the edge.
constexpr Bitboard step(std::size_t square, Direction direction, int steps = 1) {
  const int file = static_cast<int>(square % 8) + steps * direction.file;
  const int rank = static_cast<int>(square / 8) + steps * direction.rank;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : Bitboard{1} << (rank * 8 + file);
}

constexpr Bitboard leap(std::size_t square, std::span<const Direction> directions) {
  Bitboard reached = 0;
  for (const Direction direction : directions) reached |= step(square, direction);
  return reached;
}

/// Along one line up to the first occupied square, and that one.
constexpr Bitboard ray(std::size_t square, Direction direction, Bitboard occupied) {
  Bitboard reached = 0;
  for (int steps = 1; (reached & occupied) == 0; ++steps) {
    const Bitboard next = step(square, direction, steps);
    if (next == 0) break;
    reached |= next;
  }
  return reached;
}

/// Notes for every square of a ray from `square` what lies between, and the ray itself.
constexpr void fill_ray(BySquare& between, Bitboard& rays, std::size_t square, Direction direction) {
  Bitboard passed = 0;
  for (int steps = 1;; ++steps) {
    const Bitboard next = step(square, direction, steps);
    if (next == 0) break;
    between[lowest(next).value()] = passed;
    passed |= next;
  }
  rays |= passed;
}

constexpr EmptyBoardTables make_empty_board_tables() {
  EmptyBoardTables tables{};
  for (std::size_t square = 0; square < 64; ++square) {
    tables.knight[square] = leap(square, kKnightSteps);
    tables.king[square] = leap(square, kBishopSteps) | leap(square, kRookSteps);
    tables.pawn[index_of(Colour::White)][square] = leap(square, kWhitePawnSteps);
    tables.pawn[index_of(Colour::Black)][square] = leap(square, kBlackPawnSteps);
    for (const Direction direction : kBishopSteps) {
      fill_ray(tables.between[square], tables.bishop[square], square, direction);
    }
    for (const Direction direction : kRookSteps) {
      fill_ray(tables.between[square], tables.rook[square], square, direction);
    }
  }
  return tables;
}

/// Every set of blockers on one line through a square, the squares at the edge left out, with what is reached then.
class Line {
 public:
  struct Case {
    Bitboard blockers;
    Bitboard reached;
  };

  Line(std::size_t square, Direction direction) {
    const Direction back{-direction.file, -direction.rank};
    relevant_ = inner(square, direction) | inner(square, back);
    Bitboard blockers = 0;
    do {
      cases_[count_++] = {blockers, ray(square, direction, blockers) | ray(square, back, blockers)};
      blockers = (blockers - relevant_) & relevant_;
    } while (blockers != 0);
  }

  Bitboard relevant() const { return relevant_; }
  std::span<const Case> cases() const { return {cases_.data(), count_}; }

 private:
  /// A ray without its last square, of which it does not matter whether it is occupied.
  static Bitboard inner(std::size_t square, Direction direction) {
    Bitboard squares = 0;
    for (int steps = 1; step(square, direction, steps + 1) != 0; ++steps) squares |= step(square, direction, steps);
    return squares;
  }

  Bitboard relevant_ = 0;
  std::size_t count_ = 0;
  std::array<Case, 64> cases_;
};

/// Fills the entries of a slider that moves along two lines, its attacks from `begin` on.
void fill_slider(SliderTables& tables, std::array<SliderEntry, 64>& entries, const std::uint64_t (&multipliers)[64],
                 Direction first_direction, Direction second_direction, std::size_t begin) {
  for (std::size_t square = 0; square < 64; ++square) {
    const Line first(square, first_direction);
    const Line second(square, second_direction);
    SliderEntry& entry = entries[square];
    entry.relevant = first.relevant() | second.relevant();
    entry.multiplier = multipliers[square];
    entry.begin = static_cast<std::uint32_t>(begin);
    entry.shift = static_cast<std::uint32_t>(64 - count(entry.relevant));
    for (const auto& one : first.cases()) {
      for (const auto& other : second.cases()) {
        tables.attacks[entry.place(one.blockers | other.blockers)] = one.reached | other.reached;
      }
    }
    begin += first.cases().size() * second.cases().size();
  }
}

}  // namespace

constinit const EmptyBoardTables kEmptyBoard = make_empty_board_tables();

SliderTables::SliderTables() {
  fill_slider(*this, bishop, kBishopMultipliers, kBishopSteps[0], kBishopSteps[1], 0);
  fill_slider(*this, rook, kRookMultipliers, kRookSteps[0], kRookSteps[1], kBishopAttacks);
}

void list_in_bit_order(SliderAttacks& attacks) {
  for (const auto* entries : {&kSliders.bishop, &kSliders.rook}) {
    for (const SliderEntry& entry : *entries) {
      std::size_t place = entry.begin;
      Bitboard occupied = 0;
      do {
        attacks[place++] = kSliders.attacks[entry.place(occupied)];
        occupied = (occupied - entry.relevant) & entry.relevant;
      } while (occupied != 0);
    }
  }
}

}  // namespace spooky::chess::detail
