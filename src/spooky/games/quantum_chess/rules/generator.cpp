// Which moves are legal: K8–K14.
#include <algorithm>
#include <array>

#include "spooky/games/quantum_chess/rules/geometry.hpp"
#include "spooky/games/quantum_chess/rules/moves.hpp"

namespace spooky::quantum_chess {

namespace {

constexpr int forward(Colour colour) { return colour == Colour::White ? 1 : -1; }

/// The squares of every letter, and those of each colour, gathered in one pass.
struct LetterSets {
  explicit LetterSets(const Letters& letters) {
    for (std::size_t i = 0; i < 64; ++i) squares[letters[Square(i)].index()] |= SquareSet{1} << i;
    for (std::size_t i = 1; i <= Letter::kCount; ++i) {
      (i <= kPieceTypes ? white : black) |= squares[i];
    }
  }

  SquareSet of(Letter letter) const { return squares[letter.index()]; }
  SquareSet of(Colour colour) const { return colour == Colour::White ? white : black; }
  /// The squares that a piece may split to or merge on (K10): without a letter, or with its own.
  SquareSet open_to(Letter letter) const { return ~(white | black) | of(letter); }

  std::array<SquareSet, Letter::kCount + 1> squares = {};
  SquareSet white = 0;
  SquareSet black = 0;
};

/// Takes moves one by one in their order; each function returns whether the taker wants more.
template <class Take>
class Generator {
 public:
  Generator(const Rules& rules, const Fields& fields, SquareSet full, Take take)
      : rules_(rules), fields_(fields), full_(full), take_(take), sets_(fields.letters) {
    for (SquareSet rest = own(); rest != 0;) {
      const Square from = take_lowest(rest);
      reach_[from.value()] = reached_from(rules, fields, full, from);
    }
  }

  bool generate() {
    if (!standard_moves()) return false;
    return !rules_.has_superpositions() || (splits() && merges());
  }

 private:
  SquareSet own() const { return sets_.of(fields_.to_move); }
  SquareSet own_pieces() const { return own() & ~sets_.of(Letter(fields_.to_move, PieceType::Pawn)); }

  bool standard_moves() {
    const SquareSet castling = castling_targets();
    for (SquareSet rest = own(); rest != 0;) {
      const Square from = take_lowest(rest);
      const PieceType type = fields_.letters[from].type();
      SquareSet targets = type == PieceType::Pawn ? pawn_targets(from) : reach_[from.value()] & ~(full_ & own());
      if (type == PieceType::King && from == castling_squares(fields_.to_move, Wing::Short).king) targets |= castling;
      while (targets != 0) {
        const Square to = take_lowest(targets);
        if (type == PieceType::Pawn && rank_of(to) == rules_.last_rank(fields_.to_move)) {
          if (!promotions(from, to)) return false;
        } else if (!take_(Action::move(from, to))) {
          return false;
        }
      }
    }
    return true;
  }

  /// K11.
  SquareSet pawn_targets(Square from) const {
    const Colour colour = fields_.to_move;
    const auto ahead = [&](SquareSet square) { return colour == Colour::White ? square << 8 : square >> 8; };
    SquareSet targets = ahead(only(from)) & ~full_;
    if (rules_.is_full_size() && rank_of(from) == rules_.pawn_rank(colour)) targets |= ahead(targets) & ~full_;
    SquareSet captures = sets_.of(other(colour));
    if (fields_.passed) captures |= only(*fields_.passed);
    return (targets | (pawn_captures(colour, from) & captures)) & rules_.squares();
  }

  /// A move to the last rank names what the pawn becomes.
  bool promotions(Square from, Square to) {
    return std::all_of(kPromotions.begin(), kPromotions.end(),
                       [&](PieceType type) { return take_(Action::promotion(from, to, type)); });
  }

  /// K12.
  SquareSet castling_targets() const {
    SquareSet targets = 0;
    for (const Wing wing : {Wing::Short, Wing::Long}) {
      if (!fields_.may_castle(fields_.to_move, wing)) continue;
      const CastlingSquares squares = castling_squares(fields_.to_move, wing);
      if ((between(squares.king, squares.rook) & full_) == 0) targets |= only(squares.king_target);
    }
    return targets;
  }

  bool splits() {
    for (SquareSet rest = own_pieces(); rest != 0;) {
      const Square from = take_lowest(rest);
      const SquareSet targets = reach_[from.value()] & sets_.open_to(fields_.letters[from]);
      const SquareSet lettered = targets & sets_.of(fields_.letters[from]);
      for (SquareSet firsts = targets; firsts != 0;) {
        const Square first = take_lowest(firsts);
        // K13: onto two empty squares in one order only.
        SquareSet seconds = contains(lettered, first) ? targets & ~only(first) : (firsts | lettered);
        while (seconds != 0) {
          if (!take_(Action::split(from, first, take_lowest(seconds)))) return false;
        }
      }
    }
    return true;
  }

  bool merges() {
    for (SquareSet rest = own_pieces(); rest != 0;) {
      const Square first = take_lowest(rest);
      const Letter letter = fields_.letters[first];
      const SquareSet others = sets_.of(letter) & ~only(first);
      if (others == 0) continue;
      for (SquareSet targets = reach_[first.value()] & sets_.open_to(letter); targets != 0;) {
        const Square to = take_lowest(targets);
        for (SquareSet seconds = others; seconds != 0;) {
          const Square second = take_lowest(seconds);
          if (contains(reach_[second.value()], to) && !take_(Action::merge(first, second, to))) return false;
        }
      }
    }
    return true;
  }

  const Rules& rules_;
  const Fields& fields_;
  SquareSet full_;
  Take take_;
  LetterSets sets_;
  std::array<SquareSet, 64> reach_;  ///< of the squares with a letter of the player to move
};

bool is_legal_pawn_move(const Rules& rules, const Fields& fields, SquareSet full, Square from, Square to) {
  const Colour colour = fields.to_move;
  if (contains(pawn_captures(colour, from), to)) {
    return fields.letters[to].is_of(other(colour)) || fields.passed == to;
  }
  if (file_of(from) != file_of(to) || contains(full, to)) return false;
  const int steps = (static_cast<int>(rank_of(to)) - static_cast<int>(rank_of(from))) * forward(colour);
  if (steps == 1) return true;
  return steps == 2 && rules.is_full_size() && rank_of(from) == rules.pawn_rank(colour) &&
         (between(from, to) & full) == 0;
}

bool is_legal_standard_move(const Rules& rules, const Fields& fields, SquareSet full, Action action) {
  const Square from = action.from();
  const Square to = action.to();
  const bool is_pawn = fields.letters[from].type() == PieceType::Pawn;
  const bool must_promote = is_pawn && rank_of(to) == rules.last_rank(fields.to_move);
  if (action.promotes() != must_promote) return false;
  if (must_promote && std::find(kPromotions.begin(), kPromotions.end(), action.promotion()) == kPromotions.end()) {
    return false;
  }
  if (is_pawn) return is_legal_pawn_move(rules, fields, full, from, to);
  if (const auto wing = castling_wing(rules, fields, action)) {
    const CastlingSquares squares = castling_squares(fields.to_move, *wing);
    return fields.may_castle(fields.to_move, *wing) && (between(squares.king, squares.rook) & full) == 0;
  }
  return contains(reached_from(rules, fields, full, from), to) &&
         !(contains(full, to) && fields.letters[to].is_of(fields.to_move));
}

/// Whether a piece of this letter may split to a square, or merge on it (K10).
bool is_open(const Fields& fields, Letter letter, Square to) {
  return fields.letters[to].is_none() || fields.letters[to] == letter;
}

bool is_legal_split(const Rules& rules, const Fields& fields, SquareSet full, Action action) {
  const Square first = action.to();
  const Square second = action.second();
  const Letter letter = fields.letters[action.from()];
  const SquareSet reach = reached_from(rules, fields, full, action.from());
  if (first == second || !contains(reach, first) || !contains(reach, second)) return false;
  if (!is_open(fields, letter, first) || !is_open(fields, letter, second)) return false;
  const bool both_empty = fields.letters[first].is_none() && fields.letters[second].is_none();
  return !both_empty || first < second;
}

bool is_legal_merge(const Rules& rules, const Fields& fields, SquareSet full, Action action) {
  const Letter letter = fields.letters[action.from()];
  return action.from() != action.second() && fields.letters[action.second()] == letter &&
         is_open(fields, letter, action.to()) &&
         contains(reached_from(rules, fields, full, action.from()), action.to()) &&
         contains(reached_from(rules, fields, full, action.second()), action.to());
}

}  // namespace

void list_moves(const Rules& rules, const Fields& fields, SquareSet full, std::vector<Action>& list) {
  Generator(rules, fields, full, [&](Action action) {
    list.push_back(action);
    return true;
  }).generate();
}

bool has_move(const Rules& rules, const Fields& fields, SquareSet full) {
  return !Generator(rules, fields, full, [](Action) { return false; }).generate();
}

bool is_legal_move(const Rules& rules, const Fields& fields, SquareSet full, Action action) {
  if (!action.is_of_player() || (action.named() & ~rules.squares()) != 0) return false;
  if (!fields.letters[action.from()].is_of(fields.to_move)) return false;
  switch (action.type()) {
    case Action::Type::Move: return is_legal_standard_move(rules, fields, full, action);
    case Action::Type::Split: return rules.has_superpositions() && is_legal_split(rules, fields, full, action);
    case Action::Type::Merge: return rules.has_superpositions() && is_legal_merge(rules, fields, full, action);
    default: return false;
  }
}

SquareSet reached_from(const Rules& rules, const Fields& fields, SquareSet full, Square from) {
  return reached(fields.letters[from].type(), from, full | ~rules.squares()) & rules.squares();
}

std::optional<Wing> castling_wing(const Rules& rules, const Fields& fields, Action move) {
  if (!rules.is_full_size() || fields.letters[move.from()] != Letter(fields.to_move, PieceType::King)) {
    return std::nullopt;
  }
  for (const Wing wing : {Wing::Short, Wing::Long}) {
    const CastlingSquares squares = castling_squares(fields.to_move, wing);
    if (move.from() == squares.king && move.to() == squares.king_target) return wing;
  }
  return std::nullopt;
}

}  // namespace spooky::quantum_chess
