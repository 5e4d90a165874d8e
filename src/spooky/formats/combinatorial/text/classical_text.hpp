#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/classical/any_classical.hpp"
#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/formats/quote.hpp"

// The texts of classical positions and moves (docs/rules/combinatorial.md). Every function works on any classical game.
namespace spooky::combinatorial {

using classical::AnyClassical;

/// What the rules say of a classical game besides its name; a game looks only at what is its own.
struct ClassicalOptions {
  std::vector<unsigned> set;  ///< of `subtraction`
  std::string code;           ///< of `octal`
  std::string table;          ///< of `table`: a JSON text
};

/// A board, and the positions on it that a text names.
struct ClassicalStart {
  AnyClassical game;
  std::vector<classical::Position> positions;  ///< in the order of the text, repetitions included
};

/// The names of the classical games, in the order they are listed to people.
const std::vector<std::string_view>& classical_names();

/// Options checked for the game of that name, or BadRequest: `octal` needs a code, `subtraction` a set, `table` a
/// table.
Status check_options(std::string_view name, const ClassicalOptions& options);

/// Where the game begins when nobody says otherwise: a text for parse_start.
std::string default_start(std::string_view name, const ClassicalOptions& options);

/// Realisations joined by `|`, all on one board. Errors are BadPosition; the options have been checked.
Result<ClassicalStart> parse_start(std::string_view name, const ClassicalOptions& options, std::string_view text);

std::string position_text(const AnyClassical& game, classical::Position position);
/// A text that is equal exactly when two positions are the same whatever else their boards hold: the same edges with
/// the same ends and colours, in any order (hackenbush and the games on graphs). For the other games, position_text.
std::string content_text(const AnyClassical& game, classical::Position position);
std::string move_text(const AnyClassical& game, classical::Move move);
/// Judges the form, and that the board has such a move at all for this side; IllegalAction otherwise.
Result<classical::Move> parse_move(const AnyClassical& game, classical::Side side, std::string_view text);
/// Why a move that parse_move gave is not legal in a position: a clause, `why.<code>`, as in "there is no pin 3 left".
Message why_not(const AnyClassical& game, classical::Position position, classical::Move move);
/// A drawing for a terminal: one or more lines, each with its end.
std::string drawing(const AnyClassical& game, classical::Position position);

}  // namespace spooky::combinatorial
