#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/quantum_chess/rules/position.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky::quantum_chess {

/// A message of this game's section.
inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kQuantumChess, key, std::move(arguments)};
}

inline Error illegal(Message why) { return refuse(ErrorCode::IllegalAction, std::move(why)); }
inline Error bad_position(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadPosition, message(key, std::move(arguments)));
}

/// "white" or "black", as in JSON.
std::string_view actor_text(Colour player);
inline Term term_of(Colour player) { return {"player", actor_text(player)}; }
Term term_of(PieceType type);

Cell cell(Square square);
/// From the lowest.
Cells cells(SquareSet squares);

/// `m0` or `m1`.
std::string_view answer_text(Answer answer);
/// `king`, `fifty` … as in JSON.
std::string_view ending_name(Ending ending);

/// How a game ended (K25, K26). Only when it is over.
Message ended(const Position& position);
/// What Nature is asked: `event.asked`. Only while she is.
Message asked(const Position& position);
/// What a question asks, in a phrase: only its squares that are in doubt.
Message question_words(const Question& question, SquareSet superposed);

}  // namespace spooky::quantum_chess
