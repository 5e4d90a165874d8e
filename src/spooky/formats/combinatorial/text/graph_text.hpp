#pragma once

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Games on graphs (graph_reading.hpp says how graphs are written); a move is the name of a vertex.
namespace spooky::combinatorial::texts {

/// The graph that is left.
Result<ClassicalStart> parse_node_kayles(std::string_view text);
/// The whole graph, and `a:L` or `a:R` for a coloured vertex.
Result<ClassicalStart> parse_colouring(classical::Colouring::Kind kind, std::string_view text);
/// The graph that is left, then `@` and the token's vertex.
Result<ClassicalStart> parse_geography(std::string_view text);

std::string position_text(const classical::NodeKayles& game, Position position);
std::string content_text(const classical::NodeKayles& game, Position position);
std::string move_text(const classical::NodeKayles& game, Move move);
Result<Move> parse_move(const classical::NodeKayles& game, Side side, std::string_view text);
Message why_not(const classical::NodeKayles& game, Position position, Move move);
std::string drawing(const classical::NodeKayles& game, Position position);

std::string position_text(const classical::Colouring& game, Position position);
std::string content_text(const classical::Colouring& game, Position position);
std::string move_text(const classical::Colouring& game, Move move);
Result<Move> parse_move(const classical::Colouring& game, Side side, std::string_view text);
Message why_not(const classical::Colouring& game, Position position, Move move);
std::string drawing(const classical::Colouring& game, Position position);

std::string position_text(const classical::Geography& game, Position position);
std::string content_text(const classical::Geography& game, Position position);
std::string move_text(const classical::Geography& game, Move move);
Result<Move> parse_move(const classical::Geography& game, Side side, std::string_view text);
Message why_not(const classical::Geography& game, Position position, Move move);
std::string drawing(const classical::Geography& game, Position position);

}  // namespace spooky::combinatorial::texts
