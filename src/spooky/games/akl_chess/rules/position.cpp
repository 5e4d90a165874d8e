#include "spooky/games/akl_chess/rules/position.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "spooky/games/akl_chess/rules/castling.hpp"
#include "spooky/games/akl_chess/rules/moves.hpp"

namespace spooky::akl_chess {

namespace {

constexpr int kQuietTurns = 100;

Setup start_of(const Rules& rules) {
  Setup setup;
  setup.board = Board::initial(rules);
  setup.bags = {rules.full_bag(), rules.full_bag()};
  if (rules.has_castling()) setup.castling = kWhiteShort | kWhiteLong | kBlackShort | kBlackLong;
  return setup;
}

Price price_of_beliefs(const Setup& setup) {
  return added(price_of_belief(setup.evidence(Colour::White)), price_of_belief(setup.evidence(Colour::Black)));
}

}  // namespace

Position::Position(const Rules& rules) : Position(rules, start_of(rules)) {}

Position::Position(const Rules& rules, Setup setup) : rules_(rules), setup_(std::move(setup)) {
  for (std::vector<Counts>& captured : setup_.captured) std::ranges::sort(captured);
  settle();
}

Result<Position, SetupError> Position::from(const Rules& rules, const Setup& setup) {
  if (const auto fault = check_setup(rules, setup)) return *fault;
  return Position(rules, setup);
}

Price Position::price_of(const Setup& setup) { return added(kPriceOfMove, price_of_beliefs(setup)); }

Price Position::price(const Action& action) const {
  return exceeds_counts(action) ? kAnyPrice : added(kPriceOfMove, price_of_beliefs(setup_));
}

std::size_t Position::bytes() const {
  std::size_t bytes = sizeof *this;
  for (const std::vector<Counts>& captured : setup_.captured) bytes += captured.capacity() * sizeof(Counts);
  return bytes;
}

Actor Position::actor() const {
  if (is_over()) return Actor::None;
  if (dealing_ || setup_.touched) return Actor::Nature;
  return setup_.to_move == Colour::White ? Actor::First : Actor::Second;
}

int Position::turn() const {
  const int next = 2 * setup_.fullmove - (setup_.to_move == Colour::White ? 1 : 0);
  const bool ended_by_turn = is_over() && ending_ != Ending::Resignation;
  return ended_by_turn ? std::max(next - 1, 1) : next;
}

void Position::legal_actions(Actions& list) const {
  list.clear();
  if (is_over()) return;
  if (const auto square = dealing_ ? dealing_ : setup_.touched) {
    const Man& man = board().man(*square);
    const Bag& bag = setup_.bags[index_of(board().at(*square).owner)];
    for (const Type type : kAllTypes) {
      const bool first = !dealing_ && man.first == type;
      const bool second = man.second ? man.second == type : bag[type] > 0;
      if (first || second) list.push_back(Action::show(type));
    }
  } else if (setup_.must) {
    add_moves_of_man(setup_, rules_, *setup_.must, true, list);
  } else {
    add_turns(setup_, rules_, list);
  }
  std::sort(list.begin(), list.end());
}

bool Position::is_legal(const Action& action) const {
  if (is_over()) return false;
  if (action == Action::resign()) return actor() != Actor::Nature;
  Actions list;
  legal_actions(list);
  return std::ranges::binary_search(list, action);
}

BigRational Position::weight(const Action& action) const {
  const auto square = dealing_ ? dealing_ : setup_.touched;
  if (!square || is_over()) return BigRational(1);
  const Man& man = board().man(*square);
  const Type shown = action.type();
  if (man.second) {
    return BigRational(Rational((man.first == shown ? 1 : 0) + (man.second == shown ? 1 : 0), 2));
  }
  const TypeWeights weights = type_weights(setup_.evidence(board().at(*square).owner), man.seen);
  return dealing_ ? weights.chance(shown) : weights.touch_chance(man.first, shown);
}

std::optional<Colour> Position::winner() const {
  if (ending_ == Ending::Resignation) return other(setup_.to_move);
  if (ending_ != Ending::King) return std::nullopt;
  return board().kings(Colour::White) != 0 ? Colour::White : Colour::Black;
}

Rational Position::utility() const {
  const auto won = winner();
  if (!won) return Rational(0);
  return Rational(*won == Colour::White ? 1 : -1);
}

bool Position::exceeds_counts(const Action& action) const {
  if (dealing_ || !setup_.touched || action.kind() != Action::Kind::Show) return false;
  const Man& man = board().man(*setup_.touched);
  return !man.second && man.first == action.type() && man.seen[man.first] >= kMostSeen;
}

Hash Position::hash_with(Hash board_hash) const {
  Hash hash = combine(board_hash, static_cast<std::uint64_t>(setup_.fullmove) << 32 |
                                      static_cast<std::uint64_t>(setup_.quiet) << 1 | index_of(setup_.to_move));
  std::uint64_t phase = setup_.castling | static_cast<std::uint64_t>(ending_) << 4;
  if (setup_.touched) phase |= (64 + setup_.touched->value()) << 8;
  if (setup_.must) phase |= (64 + setup_.must->value()) << 16;
  hash = combine(hash, phase);
  for (const Colour colour : kColours) {
    std::uint64_t bag = 0;
    for (const Type type : kAllTypes) bag = bag << 8 | setup_.bags[index_of(colour)][type];
    hash = combine(hash, bag);
    for (const Counts& counts : setup_.captured[index_of(colour)]) {
      for (const Type type : kAllTypes) hash = combine(hash, counts[type]);
    }
  }
  return hash;
}

void Position::play_unchecked(const Action& action) {
  switch (action.kind()) {
    case Action::Kind::Resign: ending_ = Ending::Resignation; return;
    case Action::Kind::Touch: setup_.touched = action.from(); return;
    case Action::Kind::Show:
      if (dealing_) {
        learn(*dealing_, action.type());
        settle();
      } else {
        collapse(action.type());
      }
      return;
    case Action::Kind::Promote:
      promote(action.from(), action.type());
      end_turn(false);
      return;
    case Action::Kind::Move: move(action); return;
  }
}

/// A13: the type leaves the bag, and the counts are dropped.
void Position::learn(Square square, Type second) {
  const Piece& piece = board().at(square);
  Man man = piece.man;
  man.second = second;
  man.seen = Counts();
  --setup_.bags[index_of(piece.owner)][second];
  setup_.board.change(square, man);
}

/// A5, A13.
void Position::collapse(Type shown) {
  const Square square = *setup_.touched;
  setup_.touched.reset();
  if (!board().man(square).second && board().man(square).first != shown) learn(square, shown);
  Man man = board().man(square);
  if (!man.second) ++man.seen[shown];
  man.shows = shown;
  setup_.board.change(square, man);
  if (has_move(setup_, rules_, square, true)) {
    setup_.must = square;
  } else {
    end_turn(true);
  }
}

void Position::move(const Action& action) {
  const Square from = action.from();
  const Square to = action.to();
  const bool captures = !board().is_empty(to);
  bool quiet = !captures;
  const auto castling = castling_of(setup_, from, to);
  if (captures) capture(to);
  const Piece piece = setup_.board.take(from);
  setup_.board.put(to, piece);
  if (castling && rules_.has_castling()) {
    setup_.board.put(castling->rook_to, setup_.board.take(castling->corner));
    arrive(castling->rook_to);
  } else if (!piece.is_king) {
    if (piece.man.shows == Type::Pawn) quiet = false;
    if (action.has_type()) promote(to, action.type());
    arrive(to);
  }
  const unsigned ended = unsigned{rights_of_square(from)} | rights_of_square(to);
  setup_.castling = static_cast<std::uint8_t>(setup_.castling & ~ended);
  end_turn(quiet);
}

/// A10: the type that was P is exchanged for good, and shown.
void Position::promote(Square square, Type type) {
  Man man = board().man(square);
  (man.first == Type::Pawn ? man.first : *man.second) = type;
  man.shows = type;
  setup_.board.change(square, man);
}

/// A8: only what it has shown is kept.
void Position::capture(Square square) {
  const Piece piece = setup_.board.take(square);
  if (piece.is_king || piece.man.second || piece.man.seen.empty()) return;
  std::vector<Counts>& captured = setup_.captured[index_of(piece.owner)];
  captured.insert(std::ranges::upper_bound(captured, piece.man.seen), piece.man.seen);
}

void Position::arrive(Square square) {
  if (!is_black(square)) return;
  Man man = board().man(square);
  man.shows.reset();
  setup_.board.change(square, man);
}

void Position::end_turn(bool quiet) {
  setup_.must.reset();
  setup_.quiet = quiet ? setup_.quiet + 1 : 0;
  if (setup_.to_move == Colour::Black) ++setup_.fullmove;
  setup_.to_move = other(setup_.to_move);
  settle();
}

void Position::settle() {
  dealing_.reset();
  if (rules_.open) {
    for (Bitboard rest = board().men(Colour::White) | board().men(Colour::Black); rest != 0 && !dealing_;) {
      const Square square = take_lowest(rest);
      if (!board().man(square).second) dealing_ = square;
    }
  }
  const bool starts_turn = !dealing_ && !setup_.touched && !setup_.must;
  if (board().kings(Colour::White) == 0 || board().kings(Colour::Black) == 0) {
    ending_ = Ending::King;
  } else if ((board().men(Colour::White) | board().men(Colour::Black)) == 0) {
    ending_ = Ending::Dead;
  } else if (setup_.quiet >= kQuietTurns) {
    ending_ = Ending::Fifty;
  } else if (starts_turn && !has_turn(setup_, rules_)) {
    ending_ = Ending::Stalemate;
  }
}

}  // namespace spooky::akl_chess
