#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Anybody's own finite game, from JSON: {"start": "s", "moves": {"a": "left", "b": "both"}, "positions": {"s": {"a":
// "t"}, "t": {}}}. Positions and moves are written as their names.
namespace spooky::combinatorial::texts {

struct NamedTable {
  classical::TableGame game;
  std::string start;
};

/// Errors are bad-request.
Result<NamedTable> read_table(const std::string& table);
Result<ClassicalStart> parse_table(const std::string& table, std::string_view text);

std::string position_text(const classical::TableGame& game, Position position);
std::string move_text(const classical::TableGame& game, Move move);
Result<Move> parse_move(const classical::TableGame& game, Side side, std::string_view text);
Message why_not(const classical::TableGame& game, Position position, Move move);
std::string drawing(const classical::TableGame& game, Position position);

}  // namespace spooky::combinatorial::texts
