// What an action did, as data: touches, what was shown and what is known then, moves, captures, promotions, the end.
#include <utility>
#include <vector>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/games/akl_chess/rules/castling.hpp"

namespace spooky {

namespace akl_chess {

namespace {

class EventTeller {
 public:
  EventTeller(const Position& before, const Action& action, const Position& after)
      : before_(before), action_(action), after_(after) {}

  std::vector<Message> tell() {
    switch (action_.kind()) {
      case Action::Kind::Resign: add(message("event.resigned", {{"by", mover()}})); break;
      case Action::Kind::Touch: add(message("event.touched", {{"by", mover()}, {"at", cell(action_.from())}})); break;
      case Action::Kind::Show: before_.dealing() ? tell_deal() : tell_collapse(); break;
      case Action::Kind::Promote: tell_promotion(action_.from()); break;
      case Action::Kind::Move: tell_move(); break;
    }
    if (after_.is_over()) add(ended(after_));
    return std::move(events_);
  }

 private:
  void add(Message event) { events_.push_back(std::move(event)); }
  Term mover() const { return term_of(before_.to_move()); }

  /// A16.
  void tell_deal() {
    const Square square = *before_.dealing();
    add(message("event.dealt", {{"owner", term_of(before_.board().at(square).owner)},
                                {"at", cell(square)},
                                {"piece", term_of(action_.type())},
                                {"weight", before_.weight(action_).to_string()}}));
  }

  /// A5, A13.
  void tell_collapse() {
    const Square square = *before_.touched();
    const Man& then = before_.board().man(square);
    const Man& now = after_.board().man(square);
    add(message("event.shown", {{"owner", mover()},
                                {"at", cell(square)},
                                {"piece", term_of(action_.type())},
                                {"weight", before_.weight(action_).to_string()}}));
    if (!then.second && now.second) {
      add(message(
          "event.learned",
          {{"owner", mover()}, {"at", cell(square)}, {"first", term_of(now.first)}, {"second", term_of(*now.second)}}));
    }
    if (after_.must()) {
      add(message("event.must-move", {{"by", mover()}, {"piece", term_of(action_.type())}, {"at", cell(square)}}));
    } else {
      add(message("event.stuck", {{"by", mover()}, {"piece", term_of(action_.type())}, {"at", cell(square)}}));
    }
  }

  void tell_move() {
    const Board& board = before_.board();
    const Square from = action_.from();
    const Square to = action_.to();
    if (const auto castling = castling_of(before_.setup(), from, to)) {
      add(message("event.castled", {{"by", mover()},
                                    {"wing", std::string(castling->wing == Wing::Short ? "short" : "long")},
                                    {"from", cell(from)},
                                    {"to", cell(to)},
                                    {"rook_from", cell(castling->corner)},
                                    {"rook_to", cell(castling->rook_to)}}));
      return tell_arrival(castling->rook_to);
    }
    if (board.is_empty(to)) {
      add(message("event.moved",
                  {{"by", mover()}, {"piece", term_on(board, from)}, {"from", cell(from)}, {"to", cell(to)}}));
    } else {
      add(message("event.captured", {{"by", mover()},
                                     {"piece", term_on(board, from)},
                                     {"from", cell(from)},
                                     {"owner", term_of(board.at(to).owner)},
                                     {"victim", term_on(board, to)},
                                     {"at", cell(to)}}));
    }
    if (action_.has_type()) tell_promotion(to);
    if (!board.at(from).is_king) tell_arrival(to);
  }

  /// A10.
  void tell_promotion(Square square) {
    const bool first = before_.board().man(action_.from()).first == Type::Pawn;
    add(message("event.promoted", {{"by", mover()},
                                   {"piece", term_of(action_.type())},
                                   {"at", cell(square)},
                                   {"which", std::string(first ? "first" : "second")}}));
  }

  /// A6.
  void tell_arrival(Square square) {
    if (!after_.board().man(square).is_quantum()) return;
    add(message("event.quantum", {{"owner", mover()}, {"at", cell(square)}}));
  }

  const Position& before_;
  const Action& action_;
  const Position& after_;
  std::vector<Message> events_;
};

}  // namespace

}  // namespace akl_chess

std::vector<Message> Notation<akl_chess::Game>::events(const Position& before, const Action& action,
                                                       const Position& after) {
  return akl_chess::EventTeller(before, action, after).tell();
}

}  // namespace spooky
