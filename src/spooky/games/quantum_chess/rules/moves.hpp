#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/quantum_chess/rules/action.hpp"
#include "spooky/games/quantum_chess/rules/effect.hpp"
#include "spooky/games/quantum_chess/rules/fields.hpp"
#include "spooky/games/quantum_chess/rules/question.hpp"

namespace spooky::quantum_chess {

/// How a move is carried out, a line of the tables K15 and K18–K23 each.
enum class MoveKind : std::uint8_t { Standard, PawnStep, PieceCapture, PawnCapture, EnPassant, Castling, Split, Merge };

// Moves are judged from the letters and from which squares are full, never board by board (K8–K14).

/// Adds every legal move, sorted.
void list_moves(const Rules& rules, const Fields& fields, SquareSet full, std::vector<Action>& list);
bool has_move(const Rules& rules, const Fields& fields, SquareSet full);
/// Any action may be asked for.
bool is_legal_move(const Rules& rules, const Fields& fields, SquareSet full, Action action);

/// The squares that the piece on a square reaches (K9); of a pawn none.
SquareSet reached_from(const Rules& rules, const Fields& fields, SquareSet full, Square from);
/// The side to which a move of this form castles; whether it may is another matter.
std::optional<Wing> castling_wing(const Rules& rules, const Fields& fields, Action move);

// Of a legal move:
MoveKind kind_of(const Rules& rules, const Fields& fields, Action move);
/// What it asks (K15); nothing when it asks nothing.
std::optional<Question> question_of(const Rules& rules, const Fields& fields, Action move);
/// What it does to the boards when it is carried out (K18–K23).
Effect effect_of(const Rules& rules, const Fields& fields, Action move);
/// Writes the mover's letter on every target, ends castling rights (K12) and notes no passed square.
void mark_targets(const Rules& rules, Fields& fields, Action move);
/// The square of the pawn that a capture in passing takes (K22).
constexpr Square passed_pawn(Action move) { return square_at(file_of(move.to()), rank_of(move.from())); }
/// The square that a pawn's double step passes; nothing for any other move.
std::optional<Square> passed_by(const Fields& fields, Action move);

}  // namespace spooky::quantum_chess
