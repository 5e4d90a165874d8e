#include "spooky/games/chess/rules/position.hpp"

#include <algorithm>

#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"
#include "spooky/games/chess/rules/repetition.hpp"

namespace spooky::chess {

namespace {

constexpr int kFiftyMoves = 100;
constexpr int kThreefold = 3;

}  // namespace

Position::Position(const Rules& rules) : Position(rules, Board::initial(rules), std::nullopt) {}

Position::Position(const Rules& rules, const Board& board, std::optional<Square> must_move)
    : rules_(rules), board_(board), must_move_(must_move) {
  if (must_move_) return;
  if (rules_.draws) history_.add(repetition_key(board_, rules_));
  find_ending();
}

Result<Position, SetupError> Position::from(const Rules& rules, const Setup& setup) {
  if (const auto fault = check_setup(rules, setup)) return *fault;
  return Position(rules, setup.board, setup.must_move);
}

Actor Position::actor() const {
  if (is_over()) return Actor::None;
  if (is_rolling_) return Actor::Nature;
  return board_.to_move() == Colour::White ? Actor::First : Actor::Second;
}

int Position::turn() const {
  const int next = 2 * board_.fullmove() - (board_.to_move() == Colour::White ? 1 : 0);
  const bool ended_by_move = is_over() && ending_ != Ending::Resignation && ending_ != Ending::Agreement;
  return ended_by_move ? std::max(next - 1, 1) : next;
}

void Position::legal_actions(Actions& list) const {
  list.clear();
  if (is_over()) return;
  if (is_rolling_) {
    list.push_back(Action::roll(Half::First));
    list.push_back(Action::roll(Half::Second));
    return;
  }
  list_moves(board_, rules_, must_move_, list);
  std::sort(list.begin(), list.end());
}

bool Position::is_legal(const Action& action) const {
  if (is_over()) return false;
  if (is_rolling_) return action == Action::roll(Half::First) || action == Action::roll(Half::Second);
  if (action == Action::resign()) return true;
  if (action == Action::draw()) return draw_offer_ != board_.to_move() && !must_move_;
  Actions list;
  list_moves(board_, rules_, must_move_, list);
  return std::ranges::find(list, action) != list.end();
}

Rational Position::weight(const Action& action) const {
  return is_rolling_ ? roller().chance(action.rolled()) : Rational(1);
}

std::optional<Colour> Position::winner() const {
  switch (ending_) {
    case Ending::Checkmate: return other(board_.to_move());
    case Ending::Resignation: return other(resigned_);
    default: return std::nullopt;
  }
}

Rational Position::utility() const {
  const auto won = winner();
  if (!won) return Rational(0);
  return Rational(*won == Colour::White ? 1 : -1);
}

bool Position::in_check() const { return chess::in_check(board_, rules_, board_.to_move()); }

Hash Position::hash_with(Hash board_hash) const {
  Hash hash = board_hash;
  if (is_rolling_) {
    hash = combine(hash, rolled_move_.bits());
    for (std::size_t i = 0; i < rolls_.count; ++i) hash = combine(hash, static_cast<std::uint64_t>(rolls_.said[i]) + 1);
  }
  if (must_move_) hash = combine(hash, 0x100 + must_move_->value());
  if (draw_offer_) hash = combine(hash, 0x300 + static_cast<std::uint64_t>(*draw_offer_));
  return is_over() ? combine(hash, 0x200 + static_cast<std::uint64_t>(ending_)) : hash;
}

void Position::play_unchecked(const Action& action) {
  if (action.type() == Action::Type::Resign) {
    resigned_ = board_.to_move();
    ending_ = Ending::Resignation;
    return;
  }
  if (action.type() == Action::Type::Draw) {
    if (draw_offer_) {
      ending_ = Ending::Agreement;
    } else {
      draw_offer_ = board_.to_move();
    }
    return;
  }
  if (action.type() == Action::Type::Roll) {
    rolls_.add(action.rolled());
  } else {
    rolled_move_ = action;
  }
  is_rolling_ = roller().who != Roller::Who::Nobody;
  if (!is_rolling_) finish_move();
}

void Position::finish_move() {
  const bool collapses = rolled_move_.type() == Action::Type::RemoteCollapse;
  const std::optional<Square> must =
      collapses ? std::optional(collapsed_square(board_, rules_, rolled_move_, rolls_)) : std::nullopt;
  make_move(board_, rules_, rolled_move_, rolls_);
  must_move_ = must;
  rolled_move_ = Action();
  rolls_ = Rolls();
  if (must_move_) return;
  if (draw_offer_ == board_.to_move()) draw_offer_.reset();
  if (rules_.draws) history_.add(repetition_key(board_, rules_));
  find_ending();
}

void Position::find_ending() {
  if (!has_move(board_, rules_, std::nullopt)) {
    ending_ = in_check() ? Ending::Checkmate : Ending::Stalemate;
  } else if (board_.has_bare_kings()) {
    ending_ = Ending::Dead;
  } else if (rules_.draws && history_.occurrences(repetition_key(board_, rules_)) >= kThreefold) {
    ending_ = Ending::Repetition;
  } else if (rules_.draws && board_.halfmove() >= kFiftyMoves) {
    ending_ = Ending::Fifty;
  }
}

}  // namespace spooky::chess
