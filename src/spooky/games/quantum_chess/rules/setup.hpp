#pragma once

#include <cstdint>
#include <optional>

#include "spooky/games/quantum_chess/rules/fields.hpp"
#include "spooky/games/quantum_chess/rules/quantum_state.hpp"

namespace spooky::quantum_chess {

/// What can be written down as a position: fields, a quantum state in its one form, and a reference count.
struct Setup {
  Fields fields;
  QuantumState state;
  std::optional<Weight> reference;  ///< none: what is there now (K24)

  bool operator==(const Setup&) const = default;
};

/// Why a setup is no position.
enum class SetupFault : std::uint8_t {
  NoLetter,       ///< a board has a piece on `square`, where no letter is
  NoPiece,        ///< a letter on `square`, where no board has a piece
  PawnRank,       ///< a pawn on the first or last rank, on `square`
  ManyKings,      ///< a board has two kings of `colour`
  CastlingRight,  ///< of `colour`, without king and rook full at home, or on a small board
  PassedRank,     ///< a pawn cannot have passed `square`
  PassedPawn,     ///< no letter of the pawn that passed `square`
  Reference,      ///< not between 0 and the number of squares
};

struct SetupError {
  SetupFault fault;
  Colour colour = Colour::White;
  Square square = Square();

  bool operator==(const SetupError&) const = default;
};

std::optional<SetupError> check_setup(const Rules& rules, const Setup& setup);

}  // namespace spooky::quantum_chess
