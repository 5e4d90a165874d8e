#include "spooky/games/chess/rules/generator.hpp"

#include <algorithm>

#include "spooky/games/chess/rules/generation.hpp"
#include "spooky/games/chess/rules/plain/moves.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

namespace {

/// Calls visit(a, b) for every two of the squares of which one is in each of the blocks.
template <class Visit>
void for_two_squares(const Rules& rules, Square from, Bitboard squares, const Threats::Blocks& blocks, Visit visit) {
  for (Bitboard rest = squares; rest != 0;) {
    const Square a = take_lowest(rest);
    for (Bitboard others = rest; others != 0;) {
      const Square b = take_lowest(others);
      if (rules.stay_only && a != from && b != from) continue;
      const Bitboard both = bit(a) | bit(b);
      if (std::ranges::all_of(blocks, [&](Bitboard block) { return (both & block) != 0; })) visit(a, b);
    }
  }
}

/// Calls visit(three squares) for every three of the squares of which one is in each of the blocks (P5).
template <class Visit>
void for_three_squares(const Rules& rules, Square from, Bitboard squares, const Threats::Blocks& blocks, Visit visit) {
  const auto look = [&](Bitboard three) {
    if (std::ranges::all_of(blocks, [&](Bitboard block) { return (three & block) != 0; })) visit(three);
  };
  const Bitboard firsts = rules.stay_only ? bit(from) : squares;
  for (Bitboard first = firsts; first != 0;) {
    const Bitboard one = bit(take_lowest(first));
    for (Bitboard second = rules.stay_only ? squares & ~one : first; second != 0;) {
      const Bitboard two = one | bit(take_lowest(second));
      for (Bitboard third = second; third != 0;) look(two | bit(take_lowest(third)));
    }
  }
}

/// Writes every move down.
class List {
 public:
  List(const Rules& rules, std::vector<Action>& moves) : rules_(rules), moves_(moves) {}

  void moves(Square from, Bitboard squares) {
    while (squares != 0) moves_.push_back(Action::move(from, take_lowest(squares)));
  }
  void promotions(Square from, Bitboard squares) {
    while (squares != 0) {
      const Square to = take_lowest(squares);
      for (const PieceType type : kPromotions) moves_.push_back(Action::promotion(from, to, type));
    }
  }
  void attempt(Action move) { moves_.push_back(move); }
  void single(Action move) { moves_.push_back(move); }
  void splits(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    for_two_squares(rules_, from, squares, blocks, [&](Square a, Square b) { split(type, from, a, b); });
  }
  void split(PieceType type, Square from, Square a, Square b) {
    const bool up = from < (a < b ? b : a);
    const bool promotes = type == PieceType::Pawn && rank_of(up ? std::max(a, b) : std::min(a, b)) ==
                                                         rules_.last_rank(up ? Colour::White : Colour::Black);
    for_split_forms(rules_, type, from, a, b, [&](Action move) {
      if (!promotes) return moves_.push_back(move);
      for (const PieceType promotion : kPromotions) moves_.push_back(move.with_promotion(promotion));
    });
  }
  void triples(PieceType, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    for_three_squares(rules_, from, squares, blocks,
                      [&](Bitboard three) { moves_.push_back(Action::split_three(from, three)); });
  }
  bool done() const { return false; }

 private:
  const Rules& rules_;
  std::vector<Action>& moves_;
};

/// Counts moves, and the roll sequences of those that are rolled for.
class Count {
 public:
  Count(const Board& board, const Rules& rules) : board_(board), rules_(rules) {}

  std::uint64_t total() const { return total_; }

  void moves(Square, Bitboard squares) { total_ += count(squares); }
  void promotions(Square, Bitboard squares) { total_ += 4 * count(squares); }
  void attempt(Action move) {
    if (move.type() == Action::Type::RemoteCollapse) {
      total_ += count_after_collapse(move);
      return;
    }
    Outcomes outcomes;
    list_outcomes(board_, rules_, move, outcomes);
    total_ += outcomes.size();
  }
  void single(Action) { ++total_; }
  void splits(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    std::uint64_t pairs = 0;
    if (blocks.size() <= 1 && !rules_.stay_only) {
      const auto choose_two = [](std::uint64_t n) { return n * (n - 1) / 2; };
      const Bitboard block = blocks.empty() ? ~Bitboard{0} : blocks[0];
      const std::uint64_t outside = count(squares & ~block);
      pairs = choose_two(count(squares)) - (outside == 0 ? 0 : choose_two(outside));
    } else {
      for_two_squares(rules_, from, squares, blocks, [&](Square, Square) { ++pairs; });
    }
    const Bitboard last_ranks = Bitboard{0xFF} | Bitboard{0xFF} << (rules_.height() - 1) * 8;
    const std::uint64_t promotions = type == PieceType::Pawn && (squares & last_ranks) != 0 ? 4 : 1;
    total_ += pairs * split_form_count(rules_, type) * promotions;
  }
  void split(PieceType type, Square, Square, Square) { total_ += split_form_count(rules_, type); }
  void triples(PieceType, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    if (blocks.size() > 1 || rules_.stay_only) {
      return for_three_squares(rules_, from, squares, blocks, [&](Bitboard) { ++total_; });
    }
    const auto choose_three = [](std::uint64_t n) { return n < 3 ? 0 : n * (n - 1) * (n - 2) / 6; };
    const Bitboard block = blocks.empty() ? ~Bitboard{0} : blocks[0];
    total_ += choose_three(count(squares)) - choose_three(count(squares & ~block));
  }
  bool done() const { return false; }

 private:
  std::uint64_t count_after_collapse(Action move) const;

  const Board& board_;
  const Rules& rules_;
  std::uint64_t total_ = 0;
};

/// Only asks whether there is any.
class Any {
 public:
  explicit Any(const Rules& rules) : rules_(rules) {}
  void moves(Square, Bitboard) { found_ = true; }
  void promotions(Square, Bitboard) { found_ = true; }
  void attempt(Action) { found_ = true; }
  void single(Action) { found_ = true; }
  void splits(PieceType, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    for_two_squares(rules_, from, squares, blocks, [&](Square, Square) { found_ = true; });
  }
  void split(PieceType, Square, Square, Square) { found_ = true; }
  void triples(PieceType, Square from, Bitboard squares, const Threats::Blocks& blocks) {
    if (!found_) for_three_squares(rules_, from, squares, blocks, [&](Bitboard) { found_ = true; });
  }
  bool done() const { return found_; }

 private:
  const Rules& rules_;
  bool found_ = false;
};

/// Calls visit(board, must move) for every way a remote collapse may end.
template <class Visit>
void for_collapses(const Board& board, const Rules& rules, Action move, Visit visit) {
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  for (const Outcome& outcome : outcomes) {
    Board next = board;
    make_move(next, rules, move, outcome.rolls);
    visit(next, collapsed_square(board, rules, move, outcome.rolls));
  }
}

template <class Sink>
void generate(const Board& board, const Rules& rules, std::optional<Square> must_move, Sink& sink) {
  Generation<Sink, true>(board, rules, must_move, sink).run();
}

std::uint64_t count_moves(const Board& board, const Rules& rules, std::optional<Square> must_move) {
  Count sink(board, rules);
  generate(board, rules, must_move, sink);
  return sink.total();
}

std::uint64_t Count::count_after_collapse(Action move) const {
  std::uint64_t total = 0;
  for_collapses(board_, rules_, move,
                [&](const Board& next, Square must) { total += count_moves(next, rules_, must); });
  return total;
}

std::uint64_t count_tree(const Board& board, const Rules& rules, std::optional<Square> must_move, int depth) {
  if (depth == 0) return 1;
  if (board.has_bare_kings()) return 0;
  if (depth == 1) return count_moves(board, rules, must_move);
  std::vector<Action> moves;
  list_moves(board, rules, must_move, moves);
  std::uint64_t nodes = 0;
  Outcomes outcomes;
  for (const Action move : moves) {
    if (move.type() == Action::Type::RemoteCollapse) {
      for_collapses(board, rules, move,
                    [&](const Board& next, Square must) { nodes += count_tree(next, rules, must, depth); });
      continue;
    }
    list_outcomes(board, rules, move, outcomes);
    for (const Outcome& outcome : outcomes) {
      Board next = board;
      make_move(next, rules, move, outcome.rolls);
      nodes += count_tree(next, rules, std::nullopt, depth - 1);
    }
  }
  return nodes;
}

/// Whether the specialised generator of plain chess may be asked.
bool is_plain(const Rules& rules) {
  return rules.variant == Variant::Plain && rules.board == BoardShape::Standard8x8 && rules.double_step;
}

}  // namespace

void list_moves(const Board& board, const Rules& rules, std::optional<Square> must_move, std::vector<Action>& moves) {
  moves.clear();
  if (is_plain(rules)) return list_plain_moves(board, moves);
  List sink(rules, moves);
  generate(board, rules, must_move, sink);
}

bool has_move(const Board& board, const Rules& rules, std::optional<Square> must_move) {
  if (is_plain(rules)) return has_plain_move(board);
  Any sink(rules);
  generate(board, rules, must_move, sink);
  return sink.done();
}

std::uint64_t perft(const Board& board, const Rules& rules, int depth) {
  // The specialised one does not know when a game is dead.
  const bool far_from_dead = count(board.occupied()) > 2 + static_cast<std::size_t>(std::max(0, depth));
  if (is_plain(rules) && far_from_dead) return plain_perft(board, depth);
  return count_tree(board, rules, std::nullopt, depth);
}

bool is_move(const Board& board, const Rules& rules, std::optional<Square> must_move, Action move) {
  std::vector<Action> moves;
  List sink(rules, moves);
  Generation<List, false>(board, rules, must_move, sink).run();
  return std::ranges::find(moves, move) != moves.end();
}

bool is_safe(const Board& board, const Rules& rules, Action move) {
  if (move.type() == Action::Type::RemoteCollapse) {
    bool safe = true;
    for_collapses(board, rules, move,
                  [&](const Board& next, Square must) { safe = safe && has_move(next, rules, must); });
    return safe;
  }
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  return std::ranges::all_of(outcomes, [&](const Outcome& outcome) {
    Board next = board;
    make_move(next, rules, move, outcome.rolls);
    return !in_check(next, rules, board.to_move());
  });
}

bool is_one_move_apart(const Board& board, const Rules& rules, const Pair& pair) {
  const Bitboard occupied = board.occupied() | ~rules.squares();
  const Square low = pair.lower();
  const Bitboard high = bit(pair.higher());
  switch (pair.type) {
    case PieceType::Pawn: {
      const bool white = pair.colour == Colour::White;
      const Square rear = white ? low : pair.higher();
      const Bitboard front = white ? high : bit(low);
      const Bitboard one = white ? bit(rear) << 8 : bit(rear) >> 8;
      if (one == front) return true;
      const Bitboard two = white ? one << 8 : one >> 8;
      return two == front && (one & occupied) == 0 && rules.double_step &&
             rank_of(rear) == rules.pawn_rank(pair.colour);
    }
    case PieceType::Knight: return (knight_attacks(low) & high) != 0;
    case PieceType::Bishop: return (bishop_attacks(low, occupied) & high) != 0;
    case PieceType::Rook: return (rook_attacks(low, occupied) & high) != 0;
    case PieceType::Queen: return ((bishop_attacks(low, occupied) | rook_attacks(low, occupied)) & high) != 0;
    case PieceType::King: break;
  }
  return (king_attacks(low) & high) != 0;
}

}  // namespace spooky::chess
