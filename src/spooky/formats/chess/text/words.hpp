#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/chess/rules/position.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky::chess {

/// A message of this game's section.
inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kChess, key, std::move(arguments)};
}

inline Error illegal(Message why) { return refuse(ErrorCode::IllegalAction, std::move(why)); }

/// A text that is no position, and why.
inline Error bad_position(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadPosition, message(key, std::move(arguments)));
}

/// "white" or "black", as in JSON.
std::string_view actor_text(Colour player);
inline Term term_of(Colour player) { return {"player", actor_text(player)}; }
/// A whole piece, or a piece as such.
Term term_of(PieceType type);
/// The piece on a square. A half has words of its own, the family `half`, and so has a part of a triple, `part`.
Term term_on(const Board& board, Square square);

Cell cell(Square square);
/// From the lowest.
Cells cells(Bitboard squares);
/// The first square and the second; the three of a triple.
Cells cells(const Pair& pair);

/// `N` for White's and for no player in particular, `n` for Black's.
char piece_letter(PieceType type, Colour colour = Colour::White);
/// The piece of a letter of either case.
std::optional<PieceType> piece_of_letter(char letter);

/// `e`, `u`, `p`, `v`, and `t` of a triple.
char kind_letter(PairKind kind);
inline constexpr char kTripleLetter = 't';
/// The kind of a pair; `t` is none.
std::optional<PairKind> kind_of_letter(char letter);
/// Adds `kind`, equal or unequal, and with a phase `phase`.
void add_kind(PairKind kind, std::vector<Argument>& arguments);

/// `checkmate`, `stalemate` … as in JSON.
std::string_view ending_name(Ending ending);
/// How a game ended (N16), with the king and the pieces that give check after a checkmate. Only when it is over.
Message ended(const Position& position);

/// N4: a message for each check to the player to move, with its chance.
std::vector<Message> checks(const Position& position);

/// After a remote collapse: who has to move which piece. Only while there is one.
Message must_move(const Position& position);

}  // namespace spooky::chess
