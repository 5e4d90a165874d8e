#include "spooky/formats/chess/capture_words.hpp"

#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"

namespace spooky::chess {

namespace {

/// A pair is one piece.
std::size_t piece_count(const Board& board, Colour player) {
  return count(board.conventional(player)) + count(board.of(player) & board.halves()) / 2;
}

}  // namespace

std::string capture_outcome(const Board& before, const Board& after, const Capture& capture) {
  if (!before.is_half(capture.from) && !before.is_half(capture.target)) return "";
  const Colour us = before.to_move();
  const std::string mover = player_name(us) + "'s " + piece_name(before.type_on(capture.from));
  const std::string target = player_name(other(us)) + "'s " + piece_name(before.type_on(capture.target));
  const std::string square = square_name(capture.to);
  if (piece_count(after, other(us)) < piece_count(before, other(us))) {
    return " The capture succeeded: " + target + " is gone.";
  }
  const bool arrived = contains(after.of(us), capture.to);
  if (arrived) return " " + target + " was not on " + square + ": nothing was captured, and " + mover + " stays there.";
  if (after.is_empty(capture.to)) return " Neither piece was on " + square + ": nothing was captured.";
  return " " + mover + " was not on " + square + ": nothing was captured.";
}

}  // namespace spooky::chess
