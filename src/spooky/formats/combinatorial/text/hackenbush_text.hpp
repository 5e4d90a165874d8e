#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Hackenbush: edges `label:from-to:colour`, or stalks `BR+RRB`; a move is an edge's label.
namespace spooky::combinatorial::texts {

Result<ClassicalStart> parse_hackenbush(std::string_view text);

std::string position_text(const classical::Hackenbush& game, Position position);
std::string content_text(const classical::Hackenbush& game, Position position);
std::string move_text(const classical::Hackenbush& game, Move move);
Result<Move> parse_move(const classical::Hackenbush& game, Side side, std::string_view text);
Message why_not(const classical::Hackenbush& game, Position position, Move move);
Term colour_term(classical::Hackenbush::Colour colour);
std::string drawing(const classical::Hackenbush& game, Position position);

}  // namespace spooky::combinatorial::texts
