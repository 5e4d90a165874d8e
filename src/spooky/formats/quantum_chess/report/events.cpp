// What an action did, as data: moves, splits, merges, what was asked and answered, captures, the end.
#include <utility>
#include <vector>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

class Teller {
 public:
  Teller(const Position& before, const Action& action, const Position& after)
      : before_(before), after_(after), fields_(before.fields()), action_(action) {
    if (action.is_of_player()) {
      move_ = action;
    } else if (action.type() == Action::Type::Measure) {
      move_ = before.measurement()->move;
    }
  }

  std::vector<Message> tell() {
    switch (action_.type()) {
      case Action::Type::Resign: add(message("event.resigned", {{"by", mover()}})); break;
      case Action::Type::Draw:
        add(message(after_.is_over() ? "event.accepted" : "event.offered", {{"by", mover()}}));
        break;
      case Action::Type::Measure:
        tell_answer();
        if (move_ && action_.answer() == Answer::Yes) tell_deed();
        if (move_ && action_.answer() == Answer::No) tell_failure();
        tell_changes();
        break;
      default:
        // What waits for an answer has not been done yet: the question tells of it.
        if (!after_.measurement() || !after_.measurement()->move) {
          tell_move();
          tell_changes();
        }
    }
    tell_what_follows();
    return std::move(events_);
  }

 private:
  void add(Message event) { events_.push_back(std::move(event)); }
  Term mover() const { return term_of(fields_.to_move); }
  Term piece(Square square) const { return term_of(fields_.letters[square].type()); }
  Message of_move(std::string_view key) const {
    return message(
        key,
        {{"by", mover()}, {"piece", piece(move_->from())}, {"from", cell(move_->from())}, {"to", cell(move_->to())}});
  }

  void tell_answer() {
    const Measurement& asked = *before_.measurement();
    add(message("event.measured", {{"question", Phrases{question_words(asked.question, before_.state().superposed())}},
                                   {"answer", std::string(answer_text(action_.answer()))},
                                   {"chance", asked.chance(action_.answer()).to_string()}}));
  }

  /// A move that needed no answer: it is carried out, or what it would ask is known to be no.
  void tell_move() {
    const auto question = question_of(before_.rules(), fields_, *move_);
    if (question && before_.state().probability(*question) == Weight(0)) return tell_failure();
    tell_deed();
  }

  void tell_failure() { add(of_move("event.failed")); }

  void tell_deed() {
    switch (kind_of(before_.rules(), fields_, *move_)) {
      case MoveKind::Split: return tell_superposition("event.split", "from", move_->from(), move_->to());
      case MoveKind::Merge: return tell_superposition("event.merged", "to", move_->to(), move_->from());
      case MoveKind::Castling: return tell_castling();
      case MoveKind::PieceCapture:
      case MoveKind::PawnCapture: return tell_capture(move_->to(), false);
      case MoveKind::EnPassant: return tell_capture(passed_pawn(*move_), true);
      case MoveKind::Standard:
      case MoveKind::PawnStep: break;
    }
    add(of_move("event.moved"));
    tell_promotion();
  }

  /// K10: `one` is the square where the way of both parts begins or ends.
  void tell_superposition(std::string_view key, std::string_view one, Square at, Square first) {
    add(message(key, {{"by", mover()},
                      {"piece", piece(move_->from())},
                      {one, cell(at)},
                      {"first", cell(first)},
                      {"second", cell(move_->second())}}));
  }

  void tell_castling() {
    const Wing wing = *castling_wing(before_.rules(), fields_, *move_);
    const CastlingSquares squares = castling_squares(fields_.to_move, wing);
    add(message("event.castled", {{"by", mover()},
                                  {"wing", std::string(wing == Wing::Short ? "short" : "long")},
                                  {"from", cell(squares.king)},
                                  {"to", cell(squares.king_target)},
                                  {"rook_from", cell(squares.rook)},
                                  {"rook_to", cell(squares.rook_target)}}));
  }

  void tell_capture(Square at, bool in_passing) {
    Message told = of_move("event.captured");
    told.arguments.push_back({"victim", piece(at)});
    told.arguments.push_back({"at", cell(at)});
    if (in_passing) told.arguments.push_back({"way", std::string("passing")});
    // How sure it was, once the question was answered, that something was there to be taken.
    QuantumState state = before_.state();
    if (action_.type() == Action::Type::Measure) state.keep(before_.measurement()->question, Answer::Yes);
    told.arguments.push_back({"chance", state.probability({only(at), 0}).to_string()});
    add(std::move(told));
    tell_promotion();
  }

  void tell_promotion() {
    if (!move_->promotes()) return;
    add(message("event.promoted",
                {{"by", mover()}, {"piece", term_of(move_->promotion())}, {"at", cell(move_->to())}}));
  }

  /// Squares in doubt on which a piece is now for certain, or for certain no longer. A move tells of its own squares
  /// itself; only a merge may leave it open where the piece is then.
  void tell_changes() {
    const bool merges = move_ && move_->type() == Action::Type::Merge;
    const SquareSet told = move_ && !merges ? move_->named() : 0;
    const SquareSet in_doubt = (before_.state().superposed() & ~told) | (merges ? only(move_->to()) : 0);
    tell_squares("event.certain", after_.fields().letters, in_doubt & after_.full() & ~before_.full());
    const SquareSet gone = before_.state().superposed() & ~after_.state().possible();
    tell_squares("event.gone", fields_.letters, gone & ~(move_ ? move_->named() : 0));
  }

  /// One event for each kind of piece.
  void tell_squares(std::string_view key, const Letters& letters, SquareSet squares) {
    while (squares != 0) {
      const Letter letter = letters[lowest(squares)];
      const SquareSet same = squares & letters.of(letter);
      add(message(key, {{"owner", term_of(letter.colour())}, {"piece", term_of(letter.type())}, {"at", cells(same)}}));
      squares &= ~same;
    }
  }

  void tell_what_follows() {
    const auto offer = before_.draw_offer();
    const bool moved = action_.type() != Action::Type::Draw && action_.type() != Action::Type::Resign;
    if (offer && moved && !after_.draw_offer() && !after_.is_over()) {
      add(message("event.declined", {{"by", term_of(other(*offer))}}));
    }
    const bool begins_to_measure = after_.ending() != Ending::None && before_.ending() == Ending::None;
    if (begins_to_measure && after_.measurement()) {
      add(message("event.measuring-all", {{"by", std::string(ending_name(after_.ending()))}}));
    }
    if (after_.measurement()) return add(asked(after_));
    if (after_.is_over()) add(ended(after_));
  }

  const Position& before_;
  const Position& after_;
  const Fields& fields_;  ///< before the move, also while its question is answered
  const Action& action_;
  std::optional<Action> move_;
  std::vector<Message> events_;
};

}  // namespace

}  // namespace quantum_chess

std::vector<Message> Notation<quantum_chess::Game>::events(const Position& before, const Action& action,
                                                           const Position& after) {
  return quantum_chess::Teller(before, action, after).tell();
}

}  // namespace spooky
