#include "spooky/formats/chess/castling_words.hpp"

#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/board/attacks.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

constexpr std::size_t kKingFile = 4;

Square home(Colour player, std::size_t file) { return square_at(file, player == Colour::White ? 0 : 7); }

std::uint8_t right_of(Colour player, Wing wing) {
  if (player == Colour::White) return wing == Wing::Short ? kWhiteShort : kWhiteLong;
  return wing == Wing::Short ? kBlackShort : kBlackLong;
}

/// The player's whole piece of that type on that square.
bool stands(const Board& board, Colour player, PieceType type, Square square) {
  return contains(board.of(player, type) & ~board.halves(), square);
}

}  // namespace

Action castling_move(Colour player, Wing wing) {
  return Action::move(home(player, kKingFile), home(player, wing == Wing::Short ? kKingFile + 2 : kKingFile - 2));
}

std::optional<Wing> castling_wing(const Rules& rules, Colour player, Action move) {
  if (rules.board != BoardShape::Standard8x8) return std::nullopt;
  for (const Wing wing : {Wing::Short, Wing::Long}) {
    if (move == castling_move(player, wing)) return wing;
  }
  return std::nullopt;
}

std::optional<std::string> castling_refusal(const Board& board, const Rules& rules, Wing wing) {
  if (rules.board != BoardShape::Standard8x8) return "there is no castling on this board";
  const Colour player = board.to_move();
  const Square king = home(player, kKingFile);
  const Square rook = home(player, wing == Wing::Short ? 7 : 0);
  if (!stands(board, player, PieceType::King, king)) {
    return "castling needs a whole king on " + square_name(king);
  }
  if (!stands(board, player, PieceType::Rook, rook)) {
    return "castling needs a whole rook on " + square_name(rook);
  }
  if ((board.castling() & right_of(player, wing)) == 0) {
    return "castling is no longer possible there: the king or the rook on " + square_name(rook) +
           " has moved or split before";
  }
  const Bitboard blockers = between(king, rook) & board.occupied();
  if (blockers != 0) {
    const Square blocker = lowest(blockers);
    return "the " + piece_on(board, blocker) + " is between king and rook";
  }
  const Square arrival = castling_move(player, wing).to();
  for (Bitboard path = between(king, arrival) | bit(king) | bit(arrival); path != 0;) {
    const Square square = take_lowest(path);
    const Bitboard attacking = attackers(board, rules, square, other(player));
    if (attacking == 0) continue;
    const std::string by = ", attacked by the " + piece_on(board, lowest(attacking));
    if (square == king) return "the king cannot castle out of an attack: it stands on " + square_name(king) + by;
    if (square == arrival)
      return "the king cannot castle into an attack: it would stand on " + square_name(square) + by;
    return "the king cannot castle through an attack: it would cross " + square_name(square) + by;
  }
  return std::nullopt;
}

}  // namespace spooky::chess
