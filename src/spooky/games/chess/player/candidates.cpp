#include "spooky/games/chess/player/candidates.hpp"

#include <algorithm>

#include "spooky/games/chess/player/exchange.hpp"
#include "spooky/games/chess/player/piece_value.hpp"
#include "spooky/games/chess/player/split_choice.hpp"
#include "spooky/games/chess/player/square_judge.hpp"
#include "spooky/games/chess/player/square_value.hpp"
#include "spooky/games/chess/rules/generation.hpp"

namespace spooky::chess {

namespace {

/// Centipawns at a glance weigh this much beside what the memory says.
constexpr int kGlance = 16;

/// Gives ordinary moves their ranks.
class Ranking {
 public:
  Ranking(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
          const SquareJudge& judge)
      : board_(board), rules_(rules), wish_(wish), memory_(memory), judge_(judge) {}

  std::int32_t rank(Action move) const {
    if (move == wish_.best) return kRankOfBest;
    if (const auto capture = find_capture(board_, move)) return rank_of_capture(move, *capture);
    if (move.promotes()) return rank_of_promotion(move);
    const auto& killers = memory_.killers(wish_.ply);
    if (move == killers[0]) return kRankOfKiller + 1;
    if (move == killers[1]) return kRankOfKiller;
    const int history = memory_.history(board_.to_move(), move);
    return move.type() == Action::Type::Move ? history + glance(move) : history - 2'000;
  }

 private:
  std::int32_t rank_of_capture(Action move, const Capture& capture) const {
    const int gain = expected_gain(board_, rules_, capture);
    const int risk = value_of(board_.type_on(capture.from));
    const int promotion = move.promotes() && move.promotion() == PieceType::Queen ? 800 : 0;
    const bool loses = risk > gain && exchange_gain(board_, rules_, capture) < 0;
    return (loses ? 2 * kRankOfQuiet : kRankOfCapture) + 16 * (gain + promotion) - risk / 8;
  }
  static std::int32_t rank_of_promotion(Action move) {
    return move.promotion() == PieceType::Queen ? kRankOfCapture : kRankOfQuiet / 2;
  }
  int glance(Action move) const {
    const Colour us = board_.to_move();
    const PieceType type = board_.type_on(move.from());
    const int gain =
        square_value(rules_, us, type, move.to()).middle - square_value(rules_, us, type, move.from()).middle;
    if (!judge_.checks(type, move.to())) return kGlance * gain;
    const Bitboard covered = judge_.look(type, move.from(), move.to()).covered;
    return judge_.leaves_no_escape(covered) ? kRankOfMate : kGlance * (gain + 60);
  }

  const Board& board_;
  const Rules& rules_;
  const CandidateWish& wish_;
  const MoveMemory& memory_;
  const SquareJudge& judge_;
};

/// Hears of all moves and writes the ordinary ones down; superpositions and entanglements go through a choice.
template <class Choice>
class CandidateSink {
 public:
  CandidateSink(const Ranking& ranking, Choice& choice, std::vector<RankedMove>& moves)
      : ranking_(ranking), choice_(choice), moves_(moves) {}

  void moves(Square from, Bitboard squares) {
    while (squares != 0) add(Action::move(from, take_lowest(squares)));
  }
  void promotions(Square from, Bitboard squares) {
    while (squares != 0) {
      const Square to = take_lowest(squares);
      for (const PieceType type : kPromotions) add(Action::promotion(from, to, type));
    }
  }
  void attempt(Action move) { add(move); }
  void single(Action move) {
    if (is_superposition(move)) {
      choice_.consider(move);
    } else {
      add(move);
    }
  }
  void splits(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    choice_.consider(type, from, squares, blocks);
  }
  void split(PieceType type, Square from, Square a, Square b) { choice_.consider(type, from, a, b); }
  void triples(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    choice_.consider_three(type, from, squares, blocks);
  }
  bool done() const { return false; }

 private:
  void add(Action move) { moves_.push_back({move, ranking_.rank(move)}); }

  const Ranking& ranking_;
  Choice& choice_;
  std::vector<RankedMove>& moves_;
};

template <class Choice>
void list_with(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
               Candidates& candidates) {
  candidates.moves.clear();
  candidates.complete = true;
  const SquareJudge judge(board, rules);
  const Ranking ranking(board, rules, wish, memory, judge);
  if (!rules.is_quantum()) {
    list_moves(board, rules, wish.must_move, candidates.scratch);
    for (const Action move : candidates.scratch) candidates.moves.push_back({move, ranking.rank(move)});
    return;
  }
  Choice choice(board, rules, wish, memory, judge, candidates.moves);
  CandidateSink<Choice> sink(ranking, choice, candidates.moves);
  Generation<CandidateSink<Choice>, true>(board, rules, wish.must_move, sink).run();
  candidates.complete = choice.finish();
}

/// Writes down what captures.
class CaptureSink {
 public:
  CaptureSink(const Board& board, const Rules& rules, std::vector<RankedMove>& moves)
      : board_(board), rules_(rules), theirs_(board.of(other(board.to_move()))), moves_(moves) {}

  void moves(Square from, Bitboard squares) {
    for (Bitboard rest = squares & theirs_; rest != 0;) attempt(Action::move(from, take_lowest(rest)));
  }
  void promotions(Square from, Bitboard squares) {
    while (squares != 0) attempt(Action::promotion(from, take_lowest(squares), PieceType::Queen));
  }
  void attempt(Action move) {
    const bool promotes = move.promotes();
    if (promotes && move.promotion() != PieceType::Queen) return;
    const auto capture = find_capture(board_, move);
    if (!capture) {
      if (promotes) moves_.push_back({move, value_of(PieceType::Queen) - value_of(PieceType::Pawn)});
      return;
    }
    const int gain = expected_gain(board_, rules_, *capture);
    if (gain == 0) return;
    const int risk = value_of(board_.type_on(capture->from));
    if (risk > gain && exchange_gain(board_, rules_, *capture) < 0) return;
    moves_.push_back({move, 8 * gain - risk / 16 + (promotes ? 8 * 800 : 0)});
  }
  void single(Action) {}
  void splits(PieceType, Square, Bitboard, const Threats::Blocks&) {}
  void split(PieceType, Square, Square, Square) {}
  void triples(PieceType, Square, Bitboard, const Threats::Blocks&) {}
  bool done() const { return false; }

 private:
  const Board& board_;
  const Rules& rules_;
  const Bitboard theirs_;
  std::vector<RankedMove>& moves_;
};

}  // namespace

RankedMove& Candidates::pick(std::size_t index) {
  std::size_t best = index;
  for (std::size_t i = index + 1; i < moves.size(); ++i) {
    if (moves[i].rank > moves[best].rank) best = i;
  }
  std::swap(moves[index], moves[best]);
  return moves[index];
}

void list_candidates(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
                     Candidates& candidates) {
  list_with<SplitChoice>(board, rules, wish, memory, candidates);
}

void list_all_ranked(const Board& board, const Rules& rules, const CandidateWish& wish, const MoveMemory& memory,
                     Candidates& candidates) {
  list_with<AllSplits>(board, rules, wish, memory, candidates);
}

void list_captures(const Board& board, const Rules& rules, Candidates& candidates) {
  candidates.moves.clear();
  candidates.complete = false;
  CaptureSink sink(board, rules, candidates.moves);
  if (!rules.is_quantum()) {
    list_moves(board, rules, std::nullopt, candidates.scratch);
    for (const Action move : candidates.scratch) {
      if (move.promotes() || !board.is_empty(move.to()) || contains(board.of(PieceType::Pawn), move.from())) {
        sink.attempt(move);
      }
    }
    return;
  }
  Generation<CaptureSink, false>(board, rules, std::nullopt, sink).run();
}

}  // namespace spooky::chess
