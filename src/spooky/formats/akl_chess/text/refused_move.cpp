#include "spooky/formats/akl_chess/text/refused_move.hpp"

#include <bit>
#include <cstdlib>

#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/games/akl_chess/rules/castling.hpp"
#include "spooky/games/akl_chess/rules/reach.hpp"

namespace spooky::akl_chess {

namespace {

struct Way {
  int files;
  int ranks;  ///< forwards for the owner
};

Way way_of(Square from, Square to, Colour colour) {
  const int ranks = static_cast<int>(rank_of(to)) - static_cast<int>(rank_of(from));
  return {static_cast<int>(file_of(to)) - static_cast<int>(file_of(from)), colour == Colour::White ? ranks : -ranks};
}

/// Whether what is on a square, no pawn, could go there on an empty board.
bool has_pattern(const Piece& piece, Way way) {
  const int files = std::abs(way.files);
  const int ranks = std::abs(way.ranks);
  if (piece.is_king) return files <= 1 && ranks <= 1;
  const bool straight = files == 0 || ranks == 0;
  const bool diagonal = files == ranks;
  switch (*piece.man.shows) {
    case Type::Queen: return straight || diagonal;
    case Type::Rook: return straight;
    case Type::Bishop: return diagonal;
    case Type::Knight: return files * ranks == 2;
    case Type::Pawn: break;
  }
  return false;
}

/// The piece in the way that is nearest to the departure.
Message blocked(const Board& board, Square from, Square to, Bitboard blockers) {
  const Square nearest =
      from < to ? lowest(blockers) : Square(63 - static_cast<std::size_t>(std::countl_zero(blockers)));
  return message("refusal.blocked",
                 {{"from", cell(from)}, {"to", cell(to)}, {"piece", term_on(board, nearest)}, {"at", cell(nearest)}});
}

Message wrong_pattern(const Board& board, Square from, Square to) {
  return message("refusal.wrong-pattern", {{"piece", term_on(board, from)}, {"from", cell(from)}, {"to", cell(to)}});
}

/// A9.
std::optional<Message> no_way_for_pawn(const Board& board, const Rules& rules, Square from, Square to) {
  const Colour colour = board.at(from).owner;
  const Way way = way_of(from, to, colour);
  if (std::abs(way.files) == 1 && way.ranks == 1) {
    if (!board.is_empty(to)) return std::nullopt;
    return message("refusal.pawn-diagonal", {{"to", cell(to)}});
  }
  if (way.files != 0 || (way.ranks != 1 && way.ranks != 2)) return wrong_pattern(board, from, to);
  if (way.ranks == 2 && !rules.double_step) return message("refusal.no-double-step");
  if (way.ranks == 2 && rank_of(from) != rules.second_rank(colour)) return message("refusal.double-step-rank");
  const Bitboard blockers = (between(from, to) | bit(to)) & board.occupied();
  if (blockers != 0) return blocked(board, from, to, blockers);
  return std::nullopt;
}

std::optional<Message> no_way(const Board& board, const Rules& rules, Square from, Square to) {
  const Piece& piece = board.at(from);
  if (!piece.is_king && piece.man.shows == Type::Pawn) return no_way_for_pawn(board, rules, from, to);
  if (!has_pattern(piece, way_of(from, to, piece.owner))) return wrong_pattern(board, from, to);
  const Bitboard blockers = between(from, to) & board.occupied();
  if (blockers != 0) return blocked(board, from, to, blockers);
  return std::nullopt;
}

/// A11.
std::optional<Message> refused_castling(const Position& position, const Castling& castling) {
  const Setup& setup = position.setup();
  if (!position.rules().has_castling()) return message("refusal.no-castling");
  if ((setup.castling & castling.right) == 0) {
    return message("refusal.castling-lost", {{"corner", cell(castling.corner)}});
  }
  if (const Bitboard blockers = between(castling.king_from, castling.corner) & setup.board.occupied(); blockers != 0) {
    const Square square = lowest(blockers);
    return message("refusal.castling-blocked", {{"piece", term_on(setup.board, square)}, {"at", cell(square)}});
  }
  if (setup.board.man(castling.corner).shows != Type::Rook) {
    return message("refusal.castling-rook", {{"at", cell(castling.corner)}});
  }
  return std::nullopt;
}

std::optional<Message> wrong_promotion(const Board& board, const Rules& rules, const Action& move) {
  const Piece& piece = board.at(move.from());
  const bool must =
      !piece.is_king && piece.man.shows == Type::Pawn && rank_of(move.to()) == rules.last_rank(piece.owner);
  if (must == move.has_type()) return std::nullopt;
  return message(must ? "refusal.promotion-missing" : "refusal.promotion-wrong");
}

}  // namespace

bool is_castling_with(const Position& position, const Action& move, Square corner) {
  if (move.kind() != Action::Kind::Move) return false;
  const auto castling = castling_of(position.setup(), move.from(), move.to());
  return castling && castling->corner == corner;
}

std::optional<Message> refused_move(const Position& position, const Action& move) {
  const Board& board = position.board();
  const Square from = move.from();
  const Square to = move.to();
  const Piece& piece = board.at(from);
  if (!piece.is_king && piece.man.is_quantum()) return message("refusal.quantum", {{"at", cell(from)}});
  if (const auto castling = castling_of(position.setup(), from, to)) return refused_castling(position, *castling);
  if (from == to) return message("refusal.already-there", {{"at", cell(to)}});
  if (!board.is_empty(to) && board.at(to).owner == piece.owner) {
    return message("refusal.own-piece", {{"piece", term_on(board, to)}, {"at", cell(to)}});
  }
  if (auto refused = no_way(board, position.rules(), from, to)) return refused;
  return wrong_promotion(board, position.rules(), move);
}

}  // namespace spooky::akl_chess
