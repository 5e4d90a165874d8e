#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/akl_chess/rules/belief.hpp"
#include "spooky/games/akl_chess/rules/board.hpp"
#include "spooky/games/akl_chess/rules/rules.hpp"

namespace spooky::akl_chess {

/// Castling rights, a bit each (A11).
inline constexpr std::uint8_t kWhiteShort = 1;
inline constexpr std::uint8_t kWhiteLong = 2;
inline constexpr std::uint8_t kBlackShort = 4;
inline constexpr std::uint8_t kBlackLong = 8;

/// All that a position text tells; not necessarily possible.
struct Setup {
  Board board;
  Colour to_move = Colour::White;
  std::uint8_t castling = 0;
  int quiet = 0;  ///< turns since the last capture or move of a man showing P
  int fullmove = 1;
  std::array<Bag, 2> bags;                      ///< A13
  std::array<std::vector<Counts>, 2> captured;  ///< the counts of captured unknown men that have some, sorted
  std::optional<Square> touched;                ///< while Nature collapses that man
  std::optional<Square> must;                   ///< while its owner has to move it

  static constexpr int kMostMoves = 1'000'000'000;

  /// What is known of a side's unknown men, on the board and captured (A14).
  Evidence evidence(Colour colour) const;

  bool operator==(const Setup&) const = default;
};

/// Why a setup is no position.
enum class SetupFault : std::uint8_t {
  NoKings,         ///< neither side has one
  ManyKings,       ///< `colour` has more than one
  OffBoard,        ///< a piece on `square`, which the board does not have
  WrongBag,        ///< the bag of `colour` is not part of the full one
  ManyUnknown,     ///< `colour` has more unknown men, on the board and captured, than its bag has types
  ManyKnown,       ///< `colour` has more known men on the board than types have left the bag
  WrongCounts,     ///< the man on `square` has counts beyond 9999, or though his second type is known
  CapturedCounts,  ///< a captured man of `colour` has no counts, or counts beyond 9999
  Shows,           ///< the man on `square` shows what he is not
  PawnAtEnd,       ///< the man on `square` shows P on the last rank and does not have to be moved
  CastlingRight,   ///< `colour` has a right without king and corner man
  Clocks,          ///< no such numbers of turns
  TouchAndMust,
  Touch,  ///< `square` is not a quantum man of the side to move
  Must,   ///< `square` is not a classical man of the side to move with a move
};

struct SetupError {
  SetupFault fault;
  Colour colour = Colour::White;
  Square square = {};
};

/// The first fault of a setup, if it has one.
std::optional<SetupError> check_setup(const Rules& rules, const Setup& setup);

}  // namespace spooky::akl_chess
