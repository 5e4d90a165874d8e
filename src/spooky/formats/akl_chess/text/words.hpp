#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/akl_chess/rules/position.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky::akl_chess {

/// A message of this game's section.
inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kAklChess, key, std::move(arguments)};
}

/// A text that is no position, and why.
inline Error bad_position(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadPosition, message(key, std::move(arguments)));
}

inline Error illegal(Message why) { return refuse(ErrorCode::IllegalAction, std::move(why)); }

/// "white" or "black", as in JSON.
std::string_view actor_text(Colour player);
inline Term term_of(Colour player) { return {"player", actor_text(player)}; }
Term term_of(Type type);
/// What is seen on a square: a king, what a classical man shows, or `man`, a quantum man.
Term term_on(const Board& board, Square square);

/// `a1`: files a.. from White's left, ranks 1.. from White's side.
std::string square_name(Square square);
inline Cell cell(Square square) { return {square_name(square)}; }
/// From the lowest.
Cells cells(Bitboard squares);
/// Whether a text has the form of a square, on the board or not.
bool looks_like_square(std::string_view text);
/// The square of that name; none when the board has no such square.
std::optional<Square> parse_square(const Rules& rules, std::string_view text);

/// `N` for White's and for no player in particular, `n` for Black's.
char type_letter(Type type, Colour colour = Colour::White);
/// The type of a letter of either case.
std::optional<Type> type_of_letter(char letter);
/// The letter of a square that is not empty: a classical man by what it shows, a quantum man by its first type.
char board_letter(const Piece& piece);

/// `king`, `fifty` … as in JSON.
std::string_view ending_name(Ending ending);
/// How a game ended (A12). Only when it is over.
Message ended(const Position& position);

/// The chance of each type as the second of a man; `1` alone where it is known. In the order Q R B N P, only those with
/// a chance.
struct TypeChance {
  Type type;
  BigRational chance;
};
std::vector<TypeChance> second_chances(const Position& position, Square square);
/// The chance of each type that a touch of a quantum man may show (A14).
std::vector<TypeChance> touch_chances(const Position& position, Square square);

/// What Nature may say here, each with its chance. Only while Nature acts.
Phrases nature_choices(const Position& position);

}  // namespace spooky::akl_chess
