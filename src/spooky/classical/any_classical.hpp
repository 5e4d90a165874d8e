#pragma once

#include <variant>

#include "spooky/classical/sum.hpp"

namespace spooky::classical {

/// Any classical game. It is a ClassicalGame by the functions below, for code that meets the game at run time; a search
/// visits it once and works with the game's own type.
using AnyClassical = std::variant<Heaps, Octal, Domineering, Hackenbush, NodeKayles, Colouring, Geography, Clobber,
                                  ToadsAndFrogs, TableGame, ClassicalSum>;

inline AnyClassical any_classical(PlainClassical plain) {
  return std::visit([]<class G>(G& game) { return AnyClassical(std::move(game)); }, plain);
}

inline unsigned bits(const AnyClassical& any) {
  return std::visit([](const auto& game) { return game.bits(); }, any);
}

inline bool is_impartial(const AnyClassical& any) {
  return std::visit([](const auto& game) { return game.is_impartial(); }, any);
}

inline Owner owner(const AnyClassical& any, Move move) {
  return std::visit([&](const auto& game) { return game.owner(move); }, any);
}

inline void moves(const AnyClassical& any, Position position, Side side, Moves& list) {
  std::visit([&](const auto& game) { game.moves(position, side, list); }, any);
}

inline std::optional<Position> after(const AnyClassical& any, Position position, Move move) {
  return std::visit([&](const auto& game) { return game.after(position, move); }, any);
}

inline std::uint64_t move_bound(const AnyClassical& any, Position position) {
  return std::visit([&](const auto& game) { return game.move_bound(position); }, any);
}

}  // namespace spooky::classical
