// What an action did, as data: moves, splits, rolls and what they made collapse, captures, checks, the end.
#include <utility>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/report/capture_events.hpp"
#include "spooky/formats/chess/text/castling_words.hpp"
#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/unit_words.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/chances.hpp"

namespace spooky {

namespace chess {

namespace {

class Teller {
 public:
  Teller(const Position& before, const Action& action, const Position& after)
      : rules_(before.rules()),
        position_(before),
        after_(after),
        board_(before.board()),
        action_(action),
        move_(action.type() == Action::Type::Roll ? before.rolled_move() : action) {}

  std::vector<Message> tell() {
    const bool rolled = action_.type() == Action::Type::Roll;
    if (action_.type() == Action::Type::Resign || action_.type() == Action::Type::Draw) {
      tell_agreement();
    } else {
      if (rolled) {
        tell_roll();
      } else {
        tell_deed();
      }
      if (after_.is_rolling()) {
        add(rolling(after_));
        return std::move(events_);
      }
      tell_outcome(rolled);
    }
    tell_what_follows();
    return std::move(events_);
  }

 private:
  void add(Message event) { events_.push_back(std::move(event)); }
  Term mover() const { return term_of(board_.to_move()); }

  void tell_agreement() {
    if (action_.type() == Action::Type::Resign) return add(message("event.resigned", {{"by", mover()}}));
    add(message(after_.is_over() ? "event.accepted" : "event.offered", {{"by", mover()}}));
  }

  /// The player's decision, before anything is rolled.
  void tell_deed() {
    switch (move_.type()) {
      case Action::Type::Move:
      case Action::Type::EnPassantBack:
        if (is_attempt(board_, move_)) {
          add_attempt(board_, rules_, move_, events_);
        } else if (!find_capture(board_, move_)) {
          tell_step();
        }
        break;
      case Action::Type::Split:
      case Action::Type::SplitThree: tell_split("event.split"); break;
      case Action::Type::Entangle: tell_split("event.entangled"); break;
      case Action::Type::Flip: tell_turn("event.flipped"); break;
      case Action::Type::Phase: tell_turn("event.phased"); break;
      case Action::Type::Hadamard:
        add(of_pair("event.hadamard"));
        add_collapses(board_, move_, move_.from(), resolved(own_pair().kind), "hadamard", events_);
        break;
      case Action::Type::Tunnel: tell_tunnelling(); break;
      case Action::Type::RemoteCollapse:
        add(of_pair("event.measured"));
        if (rules_.variant == Variant::Deterministic) {
          add_collapses(board_, move_, move_.from(), resolved(own_pair().kind), "marks", events_);
        }
        break;
      case Action::Type::Roll:
      case Action::Type::Draw:
      case Action::Type::Resign: break;
    }
  }

  const Pair& own_pair() const { return board_.pair_on(move_.from()); }

  /// What was done with a pair, as it was before.
  Message of_pair(std::string_view key) const {
    const Pair& pair = own_pair();
    return message(
        key,
        {{"by", mover()}, {"piece", term_of(pair.type)}, {"first", cell(pair.first)}, {"second", cell(pair.second)}});
  }

  Phrases now(Square half) const { return {unit_words(rules_, after_.board(), half)}; }

  /// N11, and the Z move: what is known of the piece then.
  void tell_turn(std::string_view key) {
    Message turn = of_pair(key);
    turn.arguments.push_back({"now", now(move_.from())});
    add(std::move(turn));
  }

  void tell_step() {
    const Square from = move_.from();
    const Square to = move_.to();
    const auto wing = castling_wing(rules_, board_.to_move(), move_);
    if (wing && board_.type_on(from) == PieceType::King) {
      return add(message("event.castled", {{"by", mover()},
                                           {"wing", std::string(*wing == Wing::Short ? "short" : "long")},
                                           {"from", cell(from)},
                                           {"to", cell(to)},
                                           {"rook_from", cell(castling_rook(board_.to_move(), *wing))},
                                           {"rook_to", cell(lowest(between(from, to)))}}));
    }
    Message step = message("event.moved",
                           {{"by", mover()}, {"piece", term_on(board_, from)}, {"from", cell(from)}, {"to", cell(to)}});
    const Bitboard others = board_.is_half(from) ? own_pair().others(from) : 0;
    add_others(others, "partner", "parts", step.arguments);
    add(std::move(step));
    tell_promotion(bit(to) | others);
  }

  /// N12, P10: on one square, or on all of a pair or triple.
  void tell_promotion(Bitboard squares) {
    if (!move_.promotes()) return;
    add(message("event.promoted", {{"by", mover()}, {"piece", term_of(move_.promotion())}, {"at", cells(squares)}}));
  }

  /// N7, N10.
  void tell_split(std::string_view key) {
    const Pair& pair = after_.board().pair_on(move_.first());
    Message split = message(key, {{"by", mover()},
                                  {"piece", term_on(board_, move_.from())},
                                  {"from", cell(move_.from())},
                                  {"first", cell(pair.first)},
                                  {"second", cell(pair.second)}});
    if (pair.is_triple()) split.arguments.push_back({"third", cell(pair.third)});
    if (move_.type() == Action::Type::Entangle) {
      const Pair& joined = board_.pair_on(move_.target());
      split.arguments.push_back({"owner", term_of(joined.colour)});
      split.arguments.push_back({"with", term_of(joined.type)});
      split.arguments.push_back({"at", cells(joined)});
    }
    split.arguments.push_back({"now", now(pair.first)});
    add(std::move(split));
    tell_promotion(pair.squares());
  }

  /// Appendix E.
  void tell_tunnelling() {
    const Square barrier = lowest(between(move_.from(), move_.to()) & board_.occupied());
    add(message("event.tunnelling", {{"by", mover()},
                                     {"piece", term_on(board_, move_.from())},
                                     {"from", cell(move_.from())},
                                     {"to", cell(move_.to())},
                                     {"barrier", term_on(board_, barrier)},
                                     {"at", cell(barrier)},
                                     {"chance", after_.roller().chance(Half::First).to_string()}}));
  }

  void tell_roll() {
    const Roller roller = position_.roller();
    const Half said = action_.rolled();
    Message roll = message("event.rolled", {{"owner", term_of(board_.colour_on(roller.half))},
                                            {"piece", term_of(board_.type_on(roller.half))}});
    add_rolling_squares(board_, roller, roll.arguments);
    roll.arguments.push_back({"move", Notation<chess::Game>::action_text(position_, move_)});
    roll.arguments.push_back({"roll", roll_text(said)});
    roll.arguments.push_back({"faces", faces_of(roller, said)});
    roll.arguments.push_back({"weight", roller.chance(said).to_string()});
    add(std::move(roll));
    if (roller.who == Roller::Who::Pair) return add_collapses(board_, move_, roller.half, said, "roll", events_);
    std::vector<Argument> arguments = {
        {"by", mover()}, {"piece", term_of(board_.type_on(move_.from()))}, {"from", cell(move_.from())}};
    if (said == Half::Second) return add(message("event.bounced", std::move(arguments)));
    arguments.push_back({"to", cell(move_.to())});
    add(message("event.tunnelled", std::move(arguments)));
  }

  /// What came of a capture or an attempt, once everything is rolled.
  void tell_outcome(bool rolled) {
    const auto capture = find_capture(board_, move_);
    if (!capture) return;
    if (!rolled && is_attempt(board_, move_)) add_certain_collapses(board_, move_, events_);
    add_capture_outcome(board_, after_.board(), move_, events_);
    const bool arrived = contains(after_.board().of(board_.to_move()), capture->to);
    if (arrived) tell_promotion(bit(capture->to));
  }

  void tell_what_follows() {
    const auto offer = position_.draw_offer();
    const bool moved = action_.type() != Action::Type::Draw && action_.type() != Action::Type::Resign;
    if (offer && moved && !after_.draw_offer() && !after_.is_over()) {
      add(message("event.declined", {{"by", term_of(other(*offer))}}));
    }
    if (after_.is_over()) return add(ended(after_));
    if (after_.must_move()) return add(must_move(after_));
    if (!moved) return;
    for (Message& check : checks(after_)) add(std::move(check));
  }

  const Rules& rules_;
  const Position& position_;
  const Position& after_;
  const Board& board_;  ///< before the move, also while it is rolled for
  const Action& action_;
  const Action move_;
  std::vector<Message> events_;
};

}  // namespace

}  // namespace chess

std::vector<Message> Notation<chess::Game>::events(const Position& before, const Action& action,
                                                   const Position& after) {
  return chess::Teller(before, action, after).tell();
}

}  // namespace spooky
