#pragma once

#include <string>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/games/combinatorial/rules/position.hpp"

// Texts of quantum positions and of moves in them, shared by the notation's parts.
namespace spooky::combinatorial {

/// A sum whose summands are quantum games each; only there moves name their part.
bool is_sum_of_quantum_games(const Position& position);

std::string part_move_text(const Position& position, std::size_t summand, Move move);

/// One realisation: its text and its place in the position's sorted list.
struct World {
  std::string text;
  std::size_t place = 0;
};

/// The realisations of a summand in printed order.
std::vector<World> printed_worlds(const Position& position, std::size_t summand);

/// An available move with its text, and the worlds, by their printed order, where it is legal.
struct PrintedMove {
  std::string text;
  Available available;
  std::vector<std::size_t> worlds;
  std::size_t summand = 0;
};

/// Every available move of the player to move, sorted as ASCII.
std::vector<PrintedMove> printed_moves(const Position& position);

/// Why a move that is available may not be played alone (Q5): `refusal.alone-…`.
Message why_not_alone(const Position& position, std::size_t summand, Move move);
/// The same with what is the same for all moves of a summand: its worlds, and how many moves are available.
Message why_not_alone(const Position& position, std::size_t summand, Move move, const std::vector<World>& worlds,
                      std::size_t moves);

}  // namespace spooky::combinatorial
