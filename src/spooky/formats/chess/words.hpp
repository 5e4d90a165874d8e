#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// "White" or "Black".
std::string player_name(Colour player);
/// "white" or "black", as in JSON.
std::string_view actor_text(Colour player);

/// "knight".
std::string piece_name(PieceType type);
/// `N` for White's and for no player in particular, `n` for Black's.
char piece_letter(PieceType type, Colour colour = Colour::White);
/// The piece of a letter of either case.
std::optional<PieceType> piece_of_letter(char letter);

/// `e`, `u`, `p`, `v`.
char kind_letter(PairKind kind);
std::optional<PairKind> kind_of_letter(char letter);
/// "equal", "unequal", "equal with phase", "unequal with phase".
std::string kind_name(PairKind kind);

/// "knight on f3", or "half knight on f3" for a half.
std::string piece_on(const Board& board, Square square);

/// "a", "a and b", "a, b and c".
std::string joined(const std::vector<std::string>& parts, std::string_view last_joint = " and ");

/// The text with a capital letter at its beginning.
std::string capitalised(std::string text);

/// How a game that is over came out: "Checkmate: White wins."
std::string ending(const Position& position);

}  // namespace spooky::chess
