#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Heaps: `3,3`, moves `1-3`, heaps numbered from 1.
namespace spooky::combinatorial::texts {

/// The set is empty for Nim.
Status check_set(const std::vector<unsigned>& set);
Result<ClassicalStart> parse_heaps(std::vector<unsigned> set, std::string_view text);

std::string position_text(const classical::Heaps& game, Position position);
std::string move_text(const classical::Heaps& game, Move move);
Result<Move> parse_move(const classical::Heaps& game, Side side, std::string_view text);
Message why_not(const classical::Heaps& game, Position position, Move move);
std::string drawing(const classical::Heaps& game, Position position);

}  // namespace spooky::combinatorial::texts
