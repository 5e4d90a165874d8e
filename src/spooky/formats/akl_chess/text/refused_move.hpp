#pragma once

#include <optional>

#include "spooky/core/message.hpp"
#include "spooky/games/akl_chess/rules/position.hpp"

namespace spooky::akl_chess {

/// Whether a move has the form of castling with the man on a corner.
bool is_castling_with(const Position& position, const Action& move, Square corner);

/// What is wrong with a move of an own piece, if anything.
std::optional<Message> refused_move(const Position& position, const Action& move);

}  // namespace spooky::akl_chess
