#pragma once

#include "spooky/core/message.hpp"
#include "spooky/formats/chess/text/pair_list.hpp"

namespace spooky::chess {

/// A place where a piece of a pair is, or would be; `key` is `phrase.place` or, as a condition, `phrase.when`.
Message place_of(std::string_view key, const Pair& pair, Square at);

/// What is known of a piece that is on two squares, on three, or of the pieces of a group: `unit.superposed`,
/// `unit.tripled`, `unit.entangled`.
/// In the Deterministic Game where they would be found, else their chances.
Message unit_words(const Rules& rules, const Unit& unit);
/// The same of the unit that a half belongs to.
Message unit_words(const Rules& rules, const Board& board, Square half);

}  // namespace spooky::chess
