#include "spooky/games/quantum_chess/rules/position.hpp"

#include <algorithm>
#include <cassert>

#include "spooky/core/nature.hpp"

namespace spooky::quantum_chess {

namespace {

constexpr int kFiftyMoves = 100;
constexpr int kThreefold = 3;
/// From so many boards on playouts split no more.
constexpr std::size_t kPlayoutBoards = 32;

Setup initial_setup(const Rules& rules) {
  const Fields fields = Fields::initial(rules);
  return {fields, QuantumState(fields.letters.all()), std::nullopt};
}

bool is_split_or_merge(const Action& action) {
  return action.type() == Action::Type::Split || action.type() == Action::Type::Merge;
}

}  // namespace

Position::Position(const Rules& rules) : Position(rules, initial_setup(rules)) {}

Position::Position(const Rules& rules, const Setup& setup)
    : rules_(rules), fields_(setup.fields), state_(setup.state), pieces_(state_.expected_pieces()) {
  reference_ = setup.reference.value_or(pieces_);
  if (rules_.draws) history_.add(repetition_key());
  find_ending();
}

Result<Position, SetupError> Position::from(const Rules& rules, const Setup& setup) {
  if (const auto fault = check_setup(rules, setup)) return *fault;
  return Position(rules, setup);
}

Price Position::price_of(const QuantumState& state) {
  const Price length = state.number_length();
  return added(kPriceOfMove, multiplied(4 * state.boards(), multiplied(length, length)));
}

Actor Position::actor() const {
  if (measurement_) return Actor::Nature;
  if (is_over()) return Actor::None;
  return fields_.to_move == Colour::White ? Actor::First : Actor::Second;
}

int Position::turn() const {
  const int next = 2 * fields_.move_number - (fields_.to_move == Colour::White ? 1 : 0);
  const bool ended_by_move = ending_ != Ending::None && ending_ != Ending::Resignation && ending_ != Ending::Agreement;
  return ended_by_move ? std::max(next - 1, 1) : next;
}

void Position::legal_actions(Actions& list) const {
  list.clear();
  if (measurement_) {
    list.push_back(Action::measure(Answer::No));
    list.push_back(Action::measure(Answer::Yes));
  } else if (!is_over()) {
    list_moves(rules_, fields_, full(), list);
  }
}

bool Position::is_legal(const Action& action) const {
  if (measurement_) return action == Action::measure(Answer::No) || action == Action::measure(Answer::Yes);
  if (is_over()) return false;
  if (action == Action::resign()) return true;
  if (action == Action::draw()) return draw_offer_ != fields_.to_move;
  return is_legal_move(rules_, fields_, full(), action);
}

Weight Position::weight(const Action& action) const {
  return measurement_ ? measurement_->chance(action.answer()) : Weight(1);
}

std::size_t Position::boards_after(const Action& move) const {
  QuantumState state = state_;
  state.apply(effect_of(rules_, fields_, move));
  if (!rules_.interference) state.part_every_board();
  return state.boards();
}

bool Position::outgrows(const Action& action) const {
  return is_split_or_merge(action) && 2 * state_.boards() > rules_.max_boards &&
         boards_after(action) > rules_.max_boards;
}

void Position::searched_actions(Actions& list) const {
  legal_actions(list);
  if (2 * state_.boards() > rules_.max_boards) std::erase_if(list, is_split_or_merge);
}

Action Position::random_action(Random& random) const {
  Actions list;
  legal_actions(list);
  if (measurement_) {
    const auto weight_of = [&](std::size_t index) { return weight(list[index]); };
    while (true) {
      if (const auto drawn = draw(list.size(), weight_of, RandomBytes(random))) return list[*drawn];
    }
  }
  if (state_.boards() > std::min<std::size_t>(kPlayoutBoards, rules_.max_boards / 2)) {
    Actions cheap = list;
    std::erase_if(cheap, is_split_or_merge);
    if (!cheap.empty()) list = std::move(cheap);
  }
  return list[uniform(random, static_cast<std::uint32_t>(list.size()))];
}

std::optional<Colour> Position::winner() const {
  if (!is_over()) return std::nullopt;
  if (ending_ == Ending::Resignation) return other(resigned_);
  if (ending_ == Ending::Agreement || ending_ == Ending::Stalemate) return std::nullopt;
  if (has_king(Colour::White) == has_king(Colour::Black)) return std::nullopt;
  return has_king(Colour::White) ? Colour::White : Colour::Black;
}

Rational Position::utility() const {
  const auto won = winner();
  if (!won) return Rational(0);
  return Rational(*won == Colour::White ? 1 : -1);
}

bool Position::is_between_turns() const {
  const bool unseen = ending_ == Ending::Repetition || ending_ == Ending::Resignation || ending_ == Ending::Agreement;
  // A text in which a king is missing says that it was captured, not that it was measured away.
  const bool lost_when_measured = ending_ == Ending::Fifty && !(has_king(Colour::White) && has_king(Colour::Black));
  const bool measures_move = measurement_ && measurement_->move;
  return !measures_move && !draw_offer_ && !unseen && !lost_when_measured;
}

bool Position::operator==(const Position& other) const {
  return rules_ == other.rules_ && fields_ == other.fields_ && state_ == other.state_ &&
         reference_ == other.reference_ && measurement_ == other.measurement_ && ending_ == other.ending_ &&
         resigned_ == other.resigned_ && draw_offer_ == other.draw_offer_ && history_ == other.history_;
}

Hash Position::repetition_key() const {
  Hash hash = state_.hash();
  for (SquareSet rest = fields_.letters.all(); rest != 0;) {
    const Square square = take_lowest(rest);
    hash = combine(hash, square.value() * 16 + fields_.letters[square].index());
  }
  hash = combine(hash, static_cast<std::uint64_t>(fields_.to_move) << 8 | fields_.castling);
  if (fields_.can_capture_in_passing()) hash = combine(hash, 0x1000 + fields_.passed->value());
  return hash;
}

Hash Position::hash() const {
  Hash hash = repetition_key();
  if (fields_.passed) hash = combine(hash, 0x2000 + fields_.passed->value());
  hash = combine(hash,
                 static_cast<std::uint64_t>(fields_.counter) << 32 | static_cast<std::uint32_t>(fields_.move_number));
  if (measurement_ && measurement_->move) hash = combine(hash, measurement_->move->bits());
  if (draw_offer_) hash = combine(hash, 0x3000 + static_cast<std::uint64_t>(*draw_offer_));
  return ending_ == Ending::None ? hash : combine(hash, 0x4000 + static_cast<std::uint64_t>(ending_));
}

void Position::play_unchecked(const Action& action) {
  switch (action.type()) {
    case Action::Type::Resign:
      resigned_ = fields_.to_move;
      ending_ = Ending::Resignation;
      return;
    case Action::Type::Draw:
      if (draw_offer_) {
        ending_ = Ending::Agreement;
      } else {
        draw_offer_ = fields_.to_move;
      }
      return;
    case Action::Type::Measure: return answer(action.answer());
    default: return play_move(action);
  }
}

void Position::play_move(const Action& move) {
  measured_.reset();
  if (const auto question = question_of(rules_, fields_, move)) {
    Weight yes = state_.probability(*question);
    // K16: when the answer is certain nothing is asked.
    if (yes == Weight(0)) return finish_turn(std::nullopt, false);
    if (yes != Weight(1)) {
      measurement_ = Measurement{move, *question, std::move(yes)};
      return;
    }
  }
  carry_out(move);
}

void Position::answer(Answer answer) {
  Measurement asked = *std::move(measurement_);
  measurement_.reset();
  measured_ = Measured{asked, answer, state_.superposed()};
  state_.keep(asked.question, answer);
  if (!asked.move) {
    fields_.letters.erase(fields_.letters.all() & ~state_.possible());
    pieces_ = state_.expected_pieces();
    return measure_next();
  }
  if (answer == Answer::No) return finish_turn(std::nullopt, true);
  carry_out(*asked.move);
}

void Position::carry_out(const Action& move) {
  const MoveKind kind = kind_of(rules_, fields_, move);
  const bool captures = kind == MoveKind::PieceCapture || kind == MoveKind::PawnCapture || kind == MoveKind::EnPassant;
  state_.apply(effect_of(rules_, fields_, move));
  const auto passed = passed_by(fields_, move);
  mark_targets(rules_, fields_, move);
  const bool arrived = contains(state_.possible(), move.to());
  finish_turn(arrived ? passed : std::nullopt, captures || measured_.has_value());
}

void Position::finish_turn(std::optional<Square> passed, bool counts_pieces) {
  if (!rules_.interference) state_.part_every_board();
  fields_.letters.erase(fields_.letters.all() & ~state_.possible());
  fields_.passed = passed;
  // Without a measurement or a capture every board keeps the number of its pieces, and so does the sum.
  if (counts_pieces) pieces_ = state_.expected_pieces();
  const Weight difference = pieces_ - reference_;
  if (difference >= Weight(1) || difference <= Weight(-1)) {
    fields_.counter = 0;
    reference_ = pieces_;
  } else {
    fields_.counter = std::min(fields_.counter + 1, Fields::kMostMoves);
  }
  if (fields_.to_move == Colour::Black) fields_.move_number = std::min(fields_.move_number + 1, Fields::kMostMoves);
  fields_.to_move = other(fields_.to_move);
  if (draw_offer_ == fields_.to_move) draw_offer_.reset();
  if (rules_.draws) history_.add(repetition_key());
  find_ending();
}

void Position::find_ending() {
  if (!has_king(Colour::White) || !has_king(Colour::Black)) {
    ending_ = Ending::King;
  } else if (rules_.draws && fields_.counter >= kFiftyMoves) {
    ending_ = Ending::Fifty;
    measure_next();
  } else if (rules_.draws && history_.occurrences(repetition_key()) >= kThreefold) {
    ending_ = Ending::Repetition;
    measure_next();
  } else if (!has_move(rules_, fields_, full())) {
    ending_ = Ending::Stalemate;
  }
}

void Position::measure_next() {
  const SquareSet open = state_.superposed();
  if (open == 0) return;
  const Question question{only(lowest(open)), 0};
  measurement_ = Measurement{std::nullopt, question, state_.probability(question)};
}

}  // namespace spooky::quantum_chess
