// Why an action is not played, as data.
#include <bit>
#include <optional>
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"
#include "spooky/games/quantum_chess/rules/geometry.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

/// Looks for the first rule that a move breaks.
class Refuser {
 public:
  Refuser(const Position& position, const Action& move)
      : rules_(position.rules()), fields_(position.fields()), full_(position.full()), move_(move) {}

  Message refuse() const {
    if (auto why = no_own_piece(move_.from())) return *std::move(why);
    switch (move_.type()) {
      case Action::Type::Split: return refused_split();
      case Action::Type::Merge: return refused_merge();
      default: return refused_move();
    }
  }

 private:
  Letter letter(Square square) const { return fields_.letters[square]; }

  std::optional<Message> no_own_piece(Square from) const {
    if (letter(from).is_none()) return message("refusal.no-piece", {{"at", cell(from)}});
    if (letter(from).is_of(fields_.to_move)) return std::nullopt;
    return message("refusal.not-yours", {{"piece", term_of(letter(from).type())},
                                         {"at", cell(from)},
                                         {"owner", term_of(letter(from).colour())},
                                         {"player", term_of(fields_.to_move)}});
  }

  Message wrong_pattern(Square from, Square to) const {
    return message("refusal.wrong-pattern",
                   {{"piece", term_of(letter(from).type())}, {"from", cell(from)}, {"to", cell(to)}});
  }

  /// That a full square ends the line before a target (K9).
  Message blocked(Square from, Square to, SquareSet blockers) const {
    const Square nearest =
        from < to ? lowest(blockers) : Square(63 - static_cast<std::size_t>(std::countl_zero(blockers)));
    return message(
        "refusal.blocked",
        {{"from", cell(from)}, {"to", cell(to)}, {"piece", term_of(letter(nearest).type())}, {"at", cell(nearest)}});
  }

  /// Why a piece other than a pawn does not reach a square.
  std::optional<Message> not_reached(Square from, Square to) const {
    if (contains(reached_from(rules_, fields_, full_, from), to)) return std::nullopt;
    const PieceType type = letter(from).type();
    if (!contains(reached(type, from, 0), to)) return wrong_pattern(from, to);
    return blocked(from, to, between(from, to) & full_);
  }

  /// Why a piece may not split to a square, or merge on it (K10).
  std::optional<Message> not_open(Square to) const {
    const Letter there = letter(to);
    if (there.is_none() || there == letter(move_.from())) return std::nullopt;
    return message(move_.type() == Action::Type::Split ? "refusal.split-target" : "refusal.merge-target",
                   {{"at", cell(to)}, {"piece", term_of(there.type())}});
  }

  std::optional<Message> no_superposition() const {
    if (!rules_.has_superpositions()) return message("refusal.no-superpositions");
    if (letter(move_.from()).type() == PieceType::Pawn) return message("refusal.pawns-stay-whole");
    return std::nullopt;
  }

  Message refused_split() const {
    if (auto why = no_superposition()) return *std::move(why);
    if (move_.to() == move_.second()) return message("refusal.same-square", {{"at", cell(move_.to())}});
    for (const Square target : {move_.to(), move_.second()}) {
      if (auto why = not_reached(move_.from(), target)) return *std::move(why);
      if (auto why = not_open(target)) return *std::move(why);
    }
    return message("refusal.impossible");
  }

  Message refused_merge() const {
    if (auto why = no_superposition()) return *std::move(why);
    if (move_.from() == move_.second()) return message("refusal.same-square", {{"at", cell(move_.from())}});
    if (auto why = no_own_piece(move_.second())) return *std::move(why);
    if (letter(move_.second()) != letter(move_.from())) {
      return message("refusal.merge-kinds", {{"first", cell(move_.from())},
                                             {"second", cell(move_.second())},
                                             {"piece", term_of(letter(move_.from()).type())},
                                             {"other", term_of(letter(move_.second()).type())}});
    }
    for (const Square source : {move_.from(), move_.second()}) {
      if (auto why = not_reached(source, move_.to())) return *std::move(why);
    }
    if (auto why = not_open(move_.to())) return *std::move(why);
    return message("refusal.impossible");
  }

  Message refused_move() const {
    const Square from = move_.from();
    const Square to = move_.to();
    if (from == to) return message("refusal.already-there", {{"at", cell(to)}});
    if (letter(from).type() == PieceType::Pawn) {
      if (auto why = refused_pawn_move()) return *std::move(why);
    } else if (const auto wing = castling_wing(rules_, fields_, move_)) {
      if (auto why = refused_castling(*wing)) return *std::move(why);
    } else {
      if (auto why = not_reached(from, to)) return *std::move(why);
      if (contains(full_, to) && letter(to).is_of(fields_.to_move)) {
        return message("refusal.own-piece", {{"piece", term_of(letter(to).type())}, {"at", cell(to)}});
      }
    }
    return message(move_.promotes() ? "refusal.promotion-wrong" : "refusal.promotion-missing");
  }

  std::optional<Message> refused_pawn_move() const {
    const Square from = move_.from();
    const Square to = move_.to();
    if (contains(pawn_captures(fields_.to_move, from), to)) {
      if (letter(to).is_of(other(fields_.to_move)) || fields_.passed == to) return std::nullopt;
      return message("refusal.pawn-diagonal", {{"to", cell(to)}});
    }
    const int forward = fields_.to_move == Colour::White ? 1 : -1;
    const int steps = (static_cast<int>(rank_of(to)) - static_cast<int>(rank_of(from))) * forward;
    if (file_of(from) != file_of(to) || (steps != 1 && steps != 2)) return wrong_pattern(from, to);
    if (steps == 2 && !rules_.is_full_size()) return message("refusal.no-double-step");
    if (steps == 2 && rank_of(from) != rules_.pawn_rank(fields_.to_move)) return message("refusal.double-step-rank");
    const SquareSet blockers = (between(from, to) | only(to)) & full_;
    if (blockers != 0) return blocked(from, to, blockers);
    return std::nullopt;
  }

  /// K12.
  std::optional<Message> refused_castling(Wing wing) const {
    const CastlingSquares squares = castling_squares(fields_.to_move, wing);
    if (!fields_.may_castle(fields_.to_move, wing)) {
      return message("refusal.castling-lost", {{"rook", cell(squares.rook)}});
    }
    const SquareSet blockers = between(squares.king, squares.rook) & full_;
    if (blockers == 0) return std::nullopt;
    const Square at = lowest(blockers);
    return message("refusal.castling-blocked", {{"piece", term_of(letter(at).type())}, {"at", cell(at)}});
  }

  const Rules& rules_;
  const Fields& fields_;
  SquareSet full_;
  Action move_;
};

}  // namespace

}  // namespace quantum_chess

Error Notation<quantum_chess::Game>::refusal(const Position& position, const Action& action) {
  using quantum_chess::illegal;
  using quantum_chess::message;
  if (position.measurement()) {
    return illegal(message("refusal.measuring", quantum_chess::asked(position).arguments));
  }
  const Term player = quantum_chess::term_of(position.fields().to_move);
  if (action.type() == Action::Type::Measure) return illegal(message("refusal.nothing-asked", {{"player", player}}));
  if (action.type() == Action::Type::Draw) return illegal(message("refusal.offered-already", {{"player", player}}));
  if (!position.is_legal(action)) return illegal(quantum_chess::Refuser(position, action).refuse());
  return refuse(ErrorCode::TooLarge, message("refusal.too-many-boards",
                                             {{"action", action_text(position, action)},
                                              {"boards", static_cast<std::int64_t>(position.boards_after(action))},
                                              {"most", static_cast<std::int64_t>(position.rules().max_boards)}}));
}

}  // namespace spooky
