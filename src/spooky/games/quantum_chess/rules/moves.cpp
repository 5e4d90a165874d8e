// What moves ask (K15) and what they do (K18–K23).
#include "spooky/games/quantum_chess/rules/moves.hpp"

#include "spooky/games/quantum_chess/rules/geometry.hpp"

namespace spooky::quantum_chess {

namespace {

/// path(s,t) of a move of the piece on s (K6).
SquareSet path_of(const Fields& fields, Square from, Square to) { return path(fields.letters[from].type(), from, to); }

Effect swap_effect(const Fields& fields, Action move) {
  return {
      {move.from(), move.to()}, path_of(fields, move.from(), move.to()), 0, [](LocalState& state, bool clear, bool) {
        if (clear) state.swap(0, 1);
      }};
}

/// K19: squares s, t1, t2.
Effect split_effect(const Fields& fields, Action move) {
  const SquareSet first_path = path_of(fields, move.from(), move.to()) & ~only(move.second());
  const SquareSet second_path = path_of(fields, move.from(), move.second()) & ~only(move.to());
  return {
      {move.from(), move.to(), move.second()}, first_path, second_path, [](LocalState& state, bool first, bool second) {
        if (first && second) {
          state.half(0, 1);
          state.swap(0, 2);
        } else if (first) {
          state.swap(0, 1);
        } else if (second) {
          state.swap(0, 2);
        }
      }};
}

/// K20: squares s1, s2, t.
Effect merge_effect(const Fields& fields, Action move) {
  const SquareSet first_path = path_of(fields, move.from(), move.to()) & ~only(move.second());
  const SquareSet second_path = path_of(fields, move.second(), move.to()) & ~only(move.from());
  return {
      {move.from(), move.second(), move.to()}, first_path, second_path, [](LocalState& state, bool first, bool second) {
        if (first && second) {
          state.swap_back(0, 2);
          state.half_back(1, 2);
        } else if (first) {
          state.swap_back(0, 2);
        } else if (second) {
          state.swap_back(1, 2);
        }
      }};
}

/// K21: s and t. The question has left only boards with s occupied.
Effect piece_capture_effect(Action move) {
  return {{move.from(), move.to()}, 0, 0, [](LocalState& state, bool, bool) {
            if (!state.has(0)) return;
            state.part(state.has(1) ? 1 : 0);
            state.become(0b10);
          }};
}

Effect pawn_capture_effect(Action move) {
  return {{move.from(), move.to()}, 0, 0, [](LocalState& state, bool, bool) {
            if (state.has(0) && state.has(1)) state.become(0b10);
          }};
}

/// K22: s, v and t.
Effect en_passant_effect(const Fields& fields, Action move) {
  const bool onto_enemy = fields.letters[move.to()].is_of(other(fields.to_move));
  return {{move.from(), passed_pawn(move), move.to()}, 0, 0, [onto_enemy](LocalState& state, bool, bool) {
            if (!state.has(0)) return;
            if (state.has(2)) {
              if (!onto_enemy) return;
              state.part(1);
              state.become(state.has(1) ? 0b110 : 0b100);
            } else if (state.has(1)) {
              state.part(2);
              state.become(0b100);
            }
          }};
}

/// K23: king, its target, rook, its target; on the queen's side the b-square has to be empty.
Effect castling_effect(const Fields& fields, Wing wing) {
  const CastlingSquares squares = castling_squares(fields.to_move, wing);
  const SquareSet path = wing == Wing::Long ? only(square_at(1, rank_of(squares.king))) : 0;
  return {{squares.king, squares.king_target, squares.rook, squares.rook_target},
          path,
          0,
          [](LocalState& state, bool clear, bool) {
            if (!clear) return;
            state.swap(0, 1);
            state.swap(2, 3);
          }};
}

std::optional<Question> castling_question(const Fields& fields, Wing wing) {
  const CastlingSquares squares = castling_squares(fields.to_move, wing);
  const Letter on_rook_target = fields.letters[squares.rook_target];
  const bool asks = !fields.letters[squares.king_target].is_none() ||
                    (!on_rook_target.is_none() && on_rook_target != Letter(fields.to_move, PieceType::Rook));
  if (!asks) return std::nullopt;
  return Question{0, only(squares.king_target) | only(squares.rook_target)};
}

/// The rights that end when a move names these squares (K12).
CastlingRights rights_of(SquareSet named) {
  CastlingRights rights = 0;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    for (const Wing wing : {Wing::Short, Wing::Long}) {
      const CastlingSquares squares = castling_squares(colour, wing);
      if ((named & (only(squares.king) | only(squares.rook))) != 0) rights |= castling_right(colour, wing);
    }
  }
  return rights;
}

}  // namespace

MoveKind kind_of(const Rules& rules, const Fields& fields, Action move) {
  if (move.type() == Action::Type::Split) return MoveKind::Split;
  if (move.type() == Action::Type::Merge) return MoveKind::Merge;
  if (fields.letters[move.from()].type() == PieceType::Pawn) {
    if (file_of(move.from()) == file_of(move.to())) return MoveKind::PawnStep;
    return fields.passed == move.to() ? MoveKind::EnPassant : MoveKind::PawnCapture;
  }
  if (castling_wing(rules, fields, move)) return MoveKind::Castling;
  return fields.letters[move.to()].is_of(other(fields.to_move)) ? MoveKind::PieceCapture : MoveKind::Standard;
}

std::optional<Question> question_of(const Rules& rules, const Fields& fields, Action move) {
  const Letter mover = fields.letters[move.from()];
  const Letter there = fields.letters[move.to()];
  switch (kind_of(rules, fields, move)) {
    case MoveKind::Standard:
    case MoveKind::PawnStep:
      if (there.is_none() || there == mover) return std::nullopt;
      return Question{0, only(move.to())};
    case MoveKind::PieceCapture: return Question{only(move.from()), path_of(fields, move.from(), move.to())};
    case MoveKind::PawnCapture: return Question{only(move.from()), 0};
    case MoveKind::EnPassant:
      if (there.is_of(other(fields.to_move))) return Question{only(move.from()), 0};
      if (there.is_none() || there == mover) return std::nullopt;
      return Question{0, only(move.to())};
    case MoveKind::Castling: return castling_question(fields, *castling_wing(rules, fields, move));
    case MoveKind::Split:
    case MoveKind::Merge: break;
  }
  return std::nullopt;
}

Effect effect_of(const Rules& rules, const Fields& fields, Action move) {
  switch (kind_of(rules, fields, move)) {
    case MoveKind::PieceCapture: return piece_capture_effect(move);
    case MoveKind::PawnCapture: return pawn_capture_effect(move);
    case MoveKind::EnPassant: return en_passant_effect(fields, move);
    case MoveKind::Castling: return castling_effect(fields, *castling_wing(rules, fields, move));
    case MoveKind::Split: return split_effect(fields, move);
    case MoveKind::Merge: return merge_effect(fields, move);
    case MoveKind::Standard:
    case MoveKind::PawnStep: break;
  }
  return swap_effect(fields, move);
}

void mark_targets(const Rules& rules, Fields& fields, Action move) {
  const Letter mover = fields.letters[move.from()];
  const auto wing = move.type() == Action::Type::Move ? castling_wing(rules, fields, move) : std::nullopt;
  fields.letters.put(move.to(), move.promotes() ? Letter(mover.colour(), move.promotion()) : mover);
  if (move.type() == Action::Type::Split) fields.letters.put(move.second(), mover);
  if (wing) {
    fields.letters.put(castling_squares(fields.to_move, *wing).rook_target, Letter(fields.to_move, PieceType::Rook));
  }
  fields.castling &= static_cast<CastlingRights>(~rights_of(move.named()));
}

std::optional<Square> passed_by(const Fields& fields, Action move) {
  if (move.type() != Action::Type::Move || fields.letters[move.from()].type() != PieceType::Pawn) return std::nullopt;
  if (file_of(move.from()) != file_of(move.to())) return std::nullopt;
  const SquareSet passed = between(move.from(), move.to());
  return passed == 0 ? std::nullopt : std::optional(lowest(passed));
}

}  // namespace spooky::quantum_chess
