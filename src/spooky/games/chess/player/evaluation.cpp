#include "spooky/games/chess/player/evaluation.hpp"

#include <algorithm>
#include <array>

#include "spooky/games/chess/player/half_chance.hpp"
#include "spooky/games/chess/player/piece_value.hpp"
#include "spooky/games/chess/player/square_value.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"

namespace spooky::chess {

namespace {

/// What it is worth to be in two places at once: less than nothing, for a pair can be attacked in both and captures by
/// chance only. Found by games of the player against itself.
constexpr int kIndefinite = -40;
constexpr int kBishopPair = 30;
constexpr int kTempo = 12;
/// A king in two places can be attacked in both.
constexpr int kIndefiniteKing = 45;

constexpr Bitboard kFile = 0x0101010101010101ULL;
Bitboard file_squares(Square square) { return kFile << file_of(square); }
Bitboard neighbour_files(Square square) {
  const std::size_t file = file_of(square);
  return (file == 0 ? 0 : kFile << (file - 1)) | (file == 7 ? 0 : kFile << (file + 1));
}
/// All squares on the ranks ahead.
Bitboard ahead(Colour colour, Square square) {
  const std::size_t rank = rank_of(square);
  if (colour == Colour::Black) return (Bitboard{1} << 8 * rank) - 1;
  return rank == 7 ? 0 : ~Bitboard{0} << 8 * (rank + 1);
}

/// What one player has, while it is added up. Sums of a piece are kept in chances.
struct Side {
  int middle = 0;
  int end = 0;
  int phase = 0;          ///< of the pieces that are not pawns, four a queen
  int danger = 0;         ///< what attacks the other's king
  int attackers = 0;      ///< how many pieces do
  int bishops = 0;        ///< in chances
  bool lone_king = true;  ///< nothing but the king

  void add(int chance, Tapered value) {
    middle += chance * value.middle;
    end += chance * value.end;
  }
  void add(int chance, int value) {
    middle += chance * value;
    end += chance * value;
  }
};

class Evaluation {
 public:
  Evaluation(const Board& board, const Rules& rules)
      : board_(board), rules_(rules), walls_(~rules.squares()), occupied_(board.occupied()) {
    for (const Colour colour : {Colour::White, Colour::Black}) {
      Bitboard ring = 0;
      for (Bitboard kings = board.king(colour); kings != 0;) {
        const Square king = take_lowest(kings);
        ring |= king_attacks(king) | bit(king);
      }
      rings_[index_of(colour)] = ring & rules.squares();
    }
  }

  int run() {
    for (const Colour colour : {Colour::White, Colour::Black}) {
      for (Bitboard rest = board_.of(colour); rest != 0;) add_piece(colour, take_lowest(rest));
      Side& side = sides_[index_of(colour)];
      if (side.bishops > kCertain) side.add(side.bishops / 2, kBishopPair);
    }
    for (const Pair& pair : board_.pairs()) {
      const bool king = pair.type == PieceType::King;
      sides_[index_of(pair.colour)].add(kCertain, king ? -kIndefiniteKing : kIndefinite);
    }
    const Colour us = board_.to_move();
    const Side& mine = sides_[index_of(us)];
    const Side& theirs = sides_[index_of(other(us))];
    int middle = (mine.middle - theirs.middle) / kCertain;
    int end = (mine.end - theirs.end) / kCertain;
    middle += danger_to_king(mine) - danger_to_king(theirs);
    end += chase(us) - chase(other(us));
    constexpr int kWholePhase = 24;
    const int phase = std::min((mine.phase + theirs.phase) / kCertain, kWholePhase);
    return (middle * phase + end * (kWholePhase - phase)) / kWholePhase + kTempo;
  }

 private:
  static constexpr std::array<int, kPieceTypes> kPhases = {0, 1, 1, 2, 4, 0};

  void add_piece(Colour colour, Square square) {
    Side& side = sides_[index_of(colour)];
    const PieceType type = board_.type_on(square);
    const int chance = chance_on(board_, square);
    side.add(chance, square_value(rules_, colour, type, square));
    side.phase += chance * kPhases[index_of(type)];
    if (type == PieceType::King) return add_shield(side, colour, square, chance);
    side.lone_king = false;
    side.add(chance, value_of(type));
    if (type == PieceType::Pawn) return add_pawn(side, colour, square, chance);
    const Bitboard reach = add_reach(side, colour, type, square, chance);
    add_attack(side, colour, type, reach);
    if (type == PieceType::Bishop) side.bishops += chance;
    if (type == PieceType::Rook) add_rook(side, colour, square, chance);
  }

  void add_shield(Side& side, Colour colour, Square king, int chance) {
    const Bitboard pawns = board_.of(colour, PieceType::Pawn) & king_attacks(king) & ahead(colour, king);
    side.middle += chance * 9 * static_cast<int>(count(pawns));
  }

  void add_pawn(Side& side, Colour colour, Square square, int chance) {
    const Bitboard own = board_.of(colour, PieceType::Pawn);
    const Bitboard theirs = board_.of(other(colour), PieceType::Pawn);
    const Bitboard front = ahead(colour, square);
    const Bitboard neighbours = neighbour_files(square);
    const bool partner_ahead =
        board_.is_half(square) && (front & file_squares(square) & board_.pair_on(square).others(square)) != 0;
    if ((own & file_squares(square) & front) != 0 && !partner_ahead) side.add(chance, -10);
    if ((own & neighbours) == 0) side.add(chance, -9);
    if ((theirs & front & (file_squares(square) | neighbours)) == 0) {
      constexpr int kByDistance[] = {0, 80, 55, 34, 20, 12, 8, 0};
      const std::size_t to_go = rank_distance(square, rules_.last_rank(colour));
      const bool blocked = (occupied_ & front & file_squares(square)) != 0;
      side.add(chance, {static_cast<std::int16_t>(kByDistance[to_go] / 3),
                        static_cast<std::int16_t>(blocked ? kByDistance[to_go] / 2 : kByDistance[to_go])});
    }
    // What a pawn attacks has to leave.
    const Bitboard pieces = board_.of(other(colour)) & ~theirs & ~board_.of(PieceType::King);
    const int victims = static_cast<int>(count(pawn_attacks(colour, square) & pieces));
    if (victims != 0) side.add(chance, 25 * victims);
  }

  static std::size_t rank_distance(Square square, std::size_t rank) {
    return rank_of(square) < rank ? rank - rank_of(square) : rank_of(square) - rank;
  }

  Bitboard add_reach(Side& side, Colour colour, PieceType type, Square square, int chance) {
    Bitboard reach = 0;
    int worth = 0;
    int usual = 0;
    switch (type) {
      case PieceType::Knight: reach = knight_attacks(square), worth = 4, usual = 4; break;
      case PieceType::Bishop: reach = bishop_attacks(square, occupied_ | walls_), worth = 4, usual = 5; break;
      case PieceType::Rook: reach = rook_attacks(square, occupied_ | walls_), worth = 2, usual = 6; break;
      default:
        reach = bishop_attacks(square, occupied_ | walls_) | rook_attacks(square, occupied_ | walls_);
        worth = 1, usual = 12;
        break;
    }
    reach &= rules_.squares();
    side.add(chance, worth * (static_cast<int>(count(reach & ~board_.of(colour))) - usual));
    return reach;
  }

  /// N4: a half checks like a piece, so it counts nearly as one.
  void add_attack(Side& side, Colour colour, PieceType type, Bitboard reach) {
    constexpr std::array<int, kPieceTypes> kWeights = {0, 3, 3, 4, 6, 0};
    const Bitboard hits = reach & rings_[index_of(other(colour))];
    if (hits == 0) return;
    ++side.attackers;
    side.danger += kWeights[index_of(type)] * std::min(static_cast<int>(count(hits)), 4);
  }

  void add_rook(Side& side, Colour colour, Square square, int chance) {
    const Bitboard file = file_squares(square);
    if ((board_.of(colour, PieceType::Pawn) & file) != 0) return;
    side.middle += chance * ((board_.of(PieceType::Pawn) & file) == 0 ? 22 : 11);
  }

  static int danger_to_king(const Side& attacker) {
    if (attacker.attackers < 2) return attacker.danger / 2;
    return std::min(attacker.danger * attacker.danger / 6 + attacker.danger, 450);
  }

  /// A king that is all alone is driven to the edge.
  int chase(Colour hunter) const {
    if (!sides_[index_of(other(hunter))].lone_king || sides_[index_of(hunter)].lone_king) return 0;
    const Square prey = lowest(board_.king(other(hunter)));
    const Square king = lowest(board_.king(hunter));
    const auto apart = [](std::size_t a, std::size_t b) { return static_cast<int>(a < b ? b - a : a - b); };
    const int distance = std::max(apart(file_of(prey), file_of(king)), apart(rank_of(prey), rank_of(king)));
    return 14 * (7 - centrality(rules_, prey)) + 10 * (7 - distance);
  }

  const Board& board_;
  const Rules& rules_;
  const Bitboard walls_;
  const Bitboard occupied_;
  std::array<Bitboard, 2> rings_{};
  std::array<Side, 2> sides_{};
};

}  // namespace

int evaluate(const Board& board, const Rules& rules) { return Evaluation(board, rules).run(); }

}  // namespace spooky::chess
