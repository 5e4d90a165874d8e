#pragma once

#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/games/akl_chess/rules/setup.hpp"

// Reading what a position text tells beyond plain FEN: bags, men and captured men.
namespace spooky::akl_chess {

/// `QRRP/qrrp`.
Status read_bags(std::string_view text, Setup& setup);
/// `e4:P?P1=P;a8:rp=p`, of men that are on the board already, quantum and by the letter of the board.
Status read_men(const Rules& rules, std::string_view text, Board& board);
/// `P2;R1P1;p1`.
Status read_captured(std::string_view text, Setup& setup);

}  // namespace spooky::akl_chess
