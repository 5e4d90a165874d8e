#include "spooky/formats/chess/text/castling_words.hpp"

#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
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

Square castling_rook(Colour player, Wing wing) { return home(player, wing == Wing::Short ? 7 : 0); }

std::optional<Wing> castling_wing(const Rules& rules, Colour player, Action move) {
  if (rules.board != BoardShape::Standard8x8) return std::nullopt;
  for (const Wing wing : {Wing::Short, Wing::Long}) {
    if (move == castling_move(player, wing)) return wing;
  }
  return std::nullopt;
}

std::optional<Message> castling_refusal(const Board& board, const Rules& rules, Wing wing) {
  if (rules.board != BoardShape::Standard8x8) return message("refusal.no-castling");
  const Colour player = board.to_move();
  const Square king = home(player, kKingFile);
  const Square rook = castling_rook(player, wing);
  if (!stands(board, player, PieceType::King, king)) {
    return message("refusal.castling-king", {{"at", cell(king)}});
  }
  if (!stands(board, player, PieceType::Rook, rook)) {
    return message("refusal.castling-rook", {{"at", cell(rook)}});
  }
  if ((board.castling() & right_of(player, wing)) == 0) {
    return message("refusal.castling-lost", {{"rook", cell(rook)}});
  }
  const Bitboard blockers = between(king, rook) & board.occupied();
  if (blockers != 0) {
    const Square blocker = lowest(blockers);
    return message("refusal.castling-blocked", {{"piece", term_on(board, blocker)}, {"at", cell(blocker)}});
  }
  const Square arrival = castling_move(player, wing).to();
  for (Bitboard path = between(king, arrival) | bit(king) | bit(arrival); path != 0;) {
    const Square square = take_lowest(path);
    const Bitboard attacking = attackers(board, rules, square, other(player));
    if (attacking == 0) continue;
    const char* way = square == king ? "out" : square == arrival ? "into" : "through";
    return message("refusal.castling-attacked", {{"way", std::string(way)},
                                                 {"square", cell(square)},
                                                 {"piece", term_on(board, lowest(attacking))},
                                                 {"at", cell(lowest(attacking))}});
  }
  return std::nullopt;
}

}  // namespace spooky::chess
