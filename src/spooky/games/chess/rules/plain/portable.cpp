#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/walk.hpp"

namespace spooky::chess {

namespace {

struct Portable {
  static std::size_t index(Bitboard set) { return static_cast<std::size_t>(__builtin_ctzll(set)); }
  static std::size_t count(Bitboard set) { return chess::count(set); }
  static Bitboard bishop(std::size_t square, Bitboard occupied) { return bishop_attacks(Square(square), occupied); }
  static Bitboard rook(std::size_t square, Bitboard occupied) { return rook_attacks(Square(square), occupied); }
};

constexpr PlainFunctions kFunctions = PlainWalk<Portable>::functions();

}  // namespace

const PlainFunctions& portable_plain_functions() { return kFunctions; }

}  // namespace spooky::chess
