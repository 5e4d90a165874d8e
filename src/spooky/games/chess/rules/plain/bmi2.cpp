// Compiled for processors with BMI2. No code that other source files share may be made here, for the linker might give
// it to them: everything is a template over a type of this file.
#include <immintrin.h>

#include <array>
#include <cstddef>

#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/walk.hpp"

namespace spooky::chess {

namespace {

/// The attacks in the order of the bits of the relevant squares, so that PEXT finds them. Made at first use.
struct Tables {
  struct Slider {
    detail::BySquare relevant;
    std::array<const Bitboard*, 64> begin;
  };
  Slider bishop;
  Slider rook;
  detail::SliderAttacks attacks;
};
Tables tables;

struct Bmi2 {
  static std::size_t index(Bitboard set) { return static_cast<std::size_t>(__builtin_ctzll(set)); }
  static std::size_t count(Bitboard set) { return static_cast<std::size_t>(__builtin_popcountll(set)); }
  static Bitboard look_up(const Tables::Slider& slider, std::size_t square, Bitboard occupied) {
    return slider.begin[square][_pext_u64(occupied, slider.relevant[square])];
  }
  static Bitboard bishop(std::size_t square, Bitboard occupied) { return look_up(tables.bishop, square, occupied); }
  static Bitboard rook(std::size_t square, Bitboard occupied) { return look_up(tables.rook, square, occupied); }
};

bool fill_tables() {
  detail::list_in_bit_order(tables.attacks);
  for (std::size_t square = 0; square < 64; ++square) {
    tables.bishop.relevant[square] = detail::kSliders.bishop[square].relevant;
    tables.bishop.begin[square] = &tables.attacks[detail::kSliders.bishop[square].begin];
    tables.rook.relevant[square] = detail::kSliders.rook[square].relevant;
    tables.rook.begin[square] = &tables.attacks[detail::kSliders.rook[square].begin];
  }
  return true;
}

constexpr PlainFunctions kFunctions = PlainWalk<Bmi2>::functions();

}  // namespace

const PlainFunctions& bmi2_plain_functions() {
  static const bool ready = fill_tables();
  static_cast<void>(ready);
  return kFunctions;
}

}  // namespace spooky::chess
