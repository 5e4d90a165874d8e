#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Octal games: pins `##.#` or a number of pins, moves `2` or `2-3`, pins numbered from 1. With codes like 4.3 a row may
// be cut in two, `2/3`; then / stands between the pins, `##/##`.
namespace spooky::combinatorial::texts {

/// The digits of a code like 0.6, .6 or 4.3, by the number of pins taken; errors are bad-request.
Result<std::vector<std::uint8_t>> parse_code(std::string_view code);
Result<ClassicalStart> parse_octal(const std::vector<std::uint8_t>& digits, std::string_view text);

std::string position_text(const classical::Octal& game, Position position);
std::string move_text(const classical::Octal& game, Move move);
Result<Move> parse_move(const classical::Octal& game, Side side, std::string_view text);
Message why_not(const classical::Octal& game, Position position, Move move);
/// The pins that a move takes: `pins`, and the `first` and the `last` of them; of a cut the pins `before` and `behind`
/// it.
std::vector<Argument> pins_arguments(Move move);
std::string drawing(const classical::Octal& game, Position position);

}  // namespace spooky::combinatorial::texts
