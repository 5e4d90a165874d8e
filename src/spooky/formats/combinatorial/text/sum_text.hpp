#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Sums (Q6): the parts' positions joined by `;`, moves `2:1-3`, parts numbered from 1.
namespace spooky::combinatorial::texts {

std::string position_text(const classical::ClassicalSum& sum, Position position);
std::string content_text(const classical::ClassicalSum& sum, Position position);
std::string move_text(const classical::ClassicalSum& sum, Move move);
Result<Move> parse_move(const classical::ClassicalSum& sum, Side side, std::string_view text);
Message why_not(const classical::ClassicalSum& sum, Position position, Move move);
std::string drawing(const classical::ClassicalSum& sum, Position position);

}  // namespace spooky::combinatorial::texts
