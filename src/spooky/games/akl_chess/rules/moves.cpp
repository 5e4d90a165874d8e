#include "spooky/games/akl_chess/rules/moves.hpp"

#include "spooky/games/akl_chess/rules/castling.hpp"
#include "spooky/games/akl_chess/rules/reach.hpp"

namespace spooky::akl_chess {

namespace {

// A10.
constexpr Type kPromotions[] = {Type::Queen, Type::Rook, Type::Bishop, Type::Knight};

bool is_on_last_rank(const Rules& rules, Colour colour, Square square) {
  return rank_of(square) == rules.last_rank(colour);
}

/// A11: castling as a move of the touched corner man.
bool can_castle_from(const Setup& setup, const Castling& castling, Square corner) {
  return castling.corner == corner && can_castle(setup, castling);
}

}  // namespace

void add_moves_of_man(const Setup& setup, const Rules& rules, Square square, bool touched, std::vector<Action>& list) {
  const Colour colour = setup.to_move;
  const Type type = *setup.board.man(square).shows;
  if (type == Type::Pawn && is_on_last_rank(rules, colour, square)) {
    for (const Type promoted : kPromotions) list.push_back(Action::promote(square, promoted));
    return;
  }
  for (Bitboard rest = reach(setup.board, rules, square, colour, type); rest != 0;) {
    const Square to = take_lowest(rest);
    if (type == Type::Pawn && is_on_last_rank(rules, colour, to)) {
      for (const Type promoted : kPromotions) list.push_back(Action::promotion(square, to, promoted));
    } else {
      list.push_back(Action::move(square, to));
    }
  }
  if (!touched || !rules.has_castling()) return;
  for (const Castling& castling : kCastlings) {
    if (can_castle_from(setup, castling, square)) list.push_back(Action::move(castling.king_from, castling.king_to));
  }
}

bool has_move(const Setup& setup, const Rules& rules, Square square, bool touched) {
  const Colour colour = setup.to_move;
  const Type type = *setup.board.man(square).shows;
  if (type == Type::Pawn && is_on_last_rank(rules, colour, square)) return true;
  if (reach(setup.board, rules, square, colour, type) != 0) return true;
  if (!touched || !rules.has_castling()) return false;
  for (const Castling& castling : kCastlings) {
    if (can_castle_from(setup, castling, square)) return true;
  }
  return false;
}

void add_turns(const Setup& setup, const Rules& rules, std::vector<Action>& list) {
  const Colour colour = setup.to_move;
  for (Bitboard rest = setup.board.men(colour); rest != 0;) {
    const Square square = take_lowest(rest);
    if (setup.board.man(square).is_quantum()) {
      list.push_back(Action::touch(square));
    } else {
      add_moves_of_man(setup, rules, square, false, list);
    }
  }
  for (Bitboard kings = setup.board.kings(colour); kings != 0;) {
    const Square from = take_lowest(kings);
    for (Bitboard rest = king_reach(setup.board, rules, from, colour); rest != 0;) {
      list.push_back(Action::move(from, take_lowest(rest)));
    }
  }
  if (!rules.has_castling()) return;
  for (const Castling& castling : kCastlings) {
    if (can_castle(setup, castling)) list.push_back(Action::move(castling.king_from, castling.king_to));
  }
}

bool has_turn(const Setup& setup, const Rules& rules) {
  const Colour colour = setup.to_move;
  for (Bitboard rest = setup.board.men(colour); rest != 0;) {
    const Square square = take_lowest(rest);
    if (setup.board.man(square).is_quantum() || has_move(setup, rules, square, false)) return true;
  }
  for (Bitboard kings = setup.board.kings(colour); kings != 0;) {
    if (king_reach(setup.board, rules, take_lowest(kings), colour) != 0) return true;
  }
  // Where the king can castle, he can step towards the rook too.
  return false;
}

}  // namespace spooky::akl_chess
