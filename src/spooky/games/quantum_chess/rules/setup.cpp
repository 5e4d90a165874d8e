#include "spooky/games/quantum_chess/rules/setup.hpp"

namespace spooky::quantum_chess {

namespace {

using Fault = std::optional<SetupError>;

Fault check_letters(const Setup& setup) {
  const SquareSet letters = setup.fields.letters.all();
  const SquareSet possible = setup.state.possible();
  if (const SquareSet missing = possible & ~letters; missing != 0) {
    return SetupError{SetupFault::NoLetter, Colour::White, lowest(missing)};
  }
  if (const SquareSet idle = letters & ~possible; idle != 0) {
    return SetupError{SetupFault::NoPiece, Colour::White, lowest(idle)};
  }
  return std::nullopt;
}

Fault check_pawns(const Rules& rules, const Setup& setup) {
  const SquareSet ends = SquareSet{0xFF} | SquareSet{0xFF} << (rules.height() - 1) * 8;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    const SquareSet wrong = setup.fields.letters.of(Letter(colour, PieceType::Pawn)) & ends;
    if (wrong != 0) return SetupError{SetupFault::PawnRank, colour, lowest(wrong)};
  }
  return std::nullopt;
}

Fault check_kings(const Setup& setup) {
  for (const Colour colour : {Colour::White, Colour::Black}) {
    const SquareSet kings = setup.fields.letters.of(Letter(colour, PieceType::King));
    if (size_of(kings) < 2) continue;
    const bool has_two = setup.state.visit([&](const auto& list) {
      for (const auto& term : list.terms) {
        if (size_of(term.board & kings) > 1) return true;
      }
      return false;
    });
    if (has_two) return SetupError{SetupFault::ManyKings, colour, lowest(kings)};
  }
  return std::nullopt;
}

Fault check_castling(const Rules& rules, const Setup& setup) {
  const Fields& fields = setup.fields;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    for (const Wing wing : {Wing::Short, Wing::Long}) {
      if (!fields.may_castle(colour, wing)) continue;
      const CastlingSquares squares = castling_squares(colour, wing);
      const auto is_home = [&](Square square, PieceType type) {
        return fields.letters[square] == Letter(colour, type) && contains(setup.state.certain(), square);
      };
      const bool may =
          rules.is_full_size() && is_home(squares.king, PieceType::King) && is_home(squares.rook, PieceType::Rook);
      if (!may) return SetupError{SetupFault::CastlingRight, colour, squares.king};
    }
  }
  return std::nullopt;
}

Fault check_passed(const Rules& rules, const Setup& setup) {
  if (!setup.fields.passed) return std::nullopt;
  const Square passed = *setup.fields.passed;
  const Colour mover = other(setup.fields.to_move);
  const auto fault = [&](SetupFault what) { return SetupError{what, mover, passed}; };
  const std::size_t rank = mover == Colour::White ? 2 : 5;
  if (!rules.is_full_size() || rank_of(passed) != rank) return fault(SetupFault::PassedRank);
  const Square target = square_at(file_of(passed), mover == Colour::White ? 3 : 4);
  if (setup.fields.letters[target] != Letter(mover, PieceType::Pawn)) return fault(SetupFault::PassedPawn);
  return std::nullopt;
}

Fault check_reference(const Setup& setup) {
  if (!setup.reference || (setup.reference->sign() >= 0 && *setup.reference <= Weight(64))) return std::nullopt;
  return SetupError{SetupFault::Reference};
}

}  // namespace

std::optional<SetupError> check_setup(const Rules& rules, const Setup& setup) {
  if (auto fault = check_letters(setup)) return fault;
  if (auto fault = check_pawns(rules, setup)) return fault;
  if (auto fault = check_kings(setup)) return fault;
  if (auto fault = check_castling(rules, setup)) return fault;
  if (auto fault = check_passed(rules, setup)) return fault;
  return check_reference(setup);
}

}  // namespace spooky::quantum_chess
