#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Games on squares: rows from the top, moves by two squares, a1 at the left of the bottom row.
namespace spooky::combinatorial::texts {

/// `3x4`, or rows of # (free) and . as in ###/#..
Result<ClassicalStart> parse_domineering(std::string_view text);
/// `3x4` (checkered, x on a1), or rows of x (Left), o (Right) and .
Result<ClassicalStart> parse_clobber(std::string_view text);
/// Rows of T (toad, Left), F (frog, Right) and . ; they need not be equally long.
Result<ClassicalStart> parse_toads_and_frogs(std::string_view text);

std::string position_text(const classical::Domineering& game, Position position);
std::string move_text(const classical::Domineering& game, Move move);
Result<Move> parse_move(const classical::Domineering& game, Side side, std::string_view text);
Message why_not(const classical::Domineering& game, Position position, Move move);
std::string drawing(const classical::Domineering& game, Position position);

std::string position_text(const classical::Clobber& game, Position position);
std::string move_text(const classical::Clobber& game, Move move);
Result<Move> parse_move(const classical::Clobber& game, Side side, std::string_view text);
Message why_not(const classical::Clobber& game, Position position, Move move);
std::string drawing(const classical::Clobber& game, Position position);

std::string square_name(const classical::ToadsAndFrogs& game, unsigned square);
Term animal_term(Side side);
std::string position_text(const classical::ToadsAndFrogs& game, Position position);
std::string move_text(const classical::ToadsAndFrogs& game, Move move);
Result<Move> parse_move(const classical::ToadsAndFrogs& game, Side side, std::string_view text);
Message why_not(const classical::ToadsAndFrogs& game, Position position, Move move);
std::string drawing(const classical::ToadsAndFrogs& game, Position position);

}  // namespace spooky::combinatorial::texts
