#include "spooky/games/quantum_chess/rules/fields.hpp"

#include <string_view>

#include "spooky/games/quantum_chess/rules/geometry.hpp"

namespace spooky::quantum_chess {

namespace {

/// White's first rank; Black's has the same pieces.
constexpr std::string_view first_rank_of(BoardShape board) {
  switch (board) {
    case BoardShape::Standard8x8: return "RNBQKBNR";
    case BoardShape::Silverman4x5: return "RQKR";
    case BoardShape::Gardner5x5:
    case BoardShape::Attack5x6: return "RNBQK";
    case BoardShape::LosAlamos6x6: break;
  }
  return "RNQKNR";
}

}  // namespace

Fields Fields::initial(const Rules& rules) {
  Fields fields;
  const std::string_view pieces = first_rank_of(rules.board);
  for (std::size_t file = 0; file < pieces.size(); ++file) {
    const auto type = static_cast<PieceType>(std::string_view("PNBRQK").find(pieces[file]));
    for (const Colour colour : {Colour::White, Colour::Black}) {
      fields.letters.put(square_at(file, rules.first_rank(colour)), Letter(colour, type));
      fields.letters.put(square_at(file, rules.pawn_rank(colour)), Letter(colour, PieceType::Pawn));
    }
  }
  if (rules.is_full_size()) fields.castling = kAllCastling;
  return fields;
}

bool Fields::can_capture_in_passing() const {
  if (!passed) return false;
  // Who attacks a square stands where a piece of the other colour on it would attack.
  return (pawn_captures(other(to_move), *passed) & letters.of(Letter(to_move, PieceType::Pawn))) != 0;
}

}  // namespace spooky::quantum_chess
