#pragma once

#include <utility>

#include "spooky/core/message.hpp"
#include "spooky/games/tictactoe/rules/position.hpp"
#include "spooky/words/sections.hpp"

namespace spooky::tictactoe {

/// A message of this game's section.
inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kTictactoe, key, std::move(arguments)};
}

/// The player of the mark with this index in order of play.
inline Term player_of(std::size_t mark) { return {"player", mark % 2 == 0 ? "x" : "o"}; }

Cell cell(const Rules& rules, Square square);
Cells cells(const Rules& rules, SquareSet squares);

/// Who has to measure which mark, and the two squares to choose from. Only while measuring.
Message closed_cycle(const Position& position);
/// How the game ended (T6, T7). Only when it is over.
Message ended(const Position& position);

}  // namespace spooky::tictactoe
