// Groups and choices, action by action.
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/protocols/gtp/line.hpp"
#include "spooky/protocols/gtp/session.hpp"

namespace spooky::gtp {

namespace {

std::string colour_name(go::Colour player) { return player == go::Colour::Black ? "black" : "white"; }

}  // namespace

std::string choices_text(const go::Position& position) {
  if (!position.situation().is_choosing()) return "";
  const go::Choice choice = position.choice();
  std::string text = colour_name(choice.owner);
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.allowed[i]) text += " " + Notation<go::Game>::action_text(position, choice.action(i));
  }
  return text;
}

Session::Answer Session::spooky_choices(const Arguments&) { return choices_text(position()); }

Session::Answer Session::spooky_play(const Arguments& arguments) {
  const auto player = arguments.size() >= 2 ? parse_colour(arguments[0]) : std::nullopt;
  if (!player) return fault(std::string(kSyntaxError));
  if (position().situation().is_choosing()) return fault("a choice must be made first: " + choices_text(position()));
  if (!table_.pending().empty()) return fault("the stones of a turn are missing");
  std::string text = arguments[1];
  for (std::size_t i = 2; i < arguments.size(); ++i) text += " " + arguments[i];
  Table next = table_;
  next.begin();
  next.turn_to(*player);
  const auto action = read_action<go::Game>(next.position(), text);
  if (!action) return fault("illegal move: " + action.error().reason);
  if (action->kind == go::Action::Kind::Resign) return fault("a resignation is not played");
  next.act(*action);
  table_ = std::move(next);
  return choices_text(position());
}

Session::Answer Session::choose(const Arguments& arguments, bool removes) {
  const auto player = arguments.size() == 2 ? parse_colour(arguments[0]) : std::nullopt;
  if (!player) return fault(std::string(kSyntaxError));
  const go::Situation& situation = position().situation();
  if (!situation.is_choosing() || situation.actor() != *player) {
    return fault("there is nothing to choose for " + colour_name(*player));
  }
  const auto action = read_action<go::Game>(position(), (removes ? "-" : "=") + arguments[1]);
  if (!action) return fault("illegal move: " + action.error().reason);
  table_.begin();
  table_.act(*action);
  return choices_text(position());
}

Session::Answer Session::spooky_keep(const Arguments& arguments) { return choose(arguments, false); }

Session::Answer Session::spooky_remove(const Arguments& arguments) { return choose(arguments, true); }

Session::Answer Session::spooky_genmove(const Arguments& arguments) {
  const auto player = arguments.size() == 1 ? parse_colour(arguments[0]) : std::nullopt;
  if (!player) return fault("invalid color");
  if (!table_.pending().empty()) return fault("the stones of a turn are missing");
  Table next = table_;
  next.begin();
  std::string turn;
  if (next.position().situation().is_choosing()) {
    if (next.position().situation().actor() != *player) {
      return fault("the other player must choose first: " + choices_text(position()));
    }
  } else {
    next.turn_to(*player);
    const auto time = time_for(next, *player);
    const go::Action action = think(next, time, true).action;
    clocks_.spend(*player, time);
    turn = Notation<go::Game>::action_text(next.position(), action);
    if (action.kind == go::Action::Kind::Resign) return turn;
    next.act(action);
  }
  const std::string choices = choose_own(next, *player);
  table_ = std::move(next);
  return turn + (turn.empty() || choices.empty() ? "" : " ") + choices;
}

}  // namespace spooky::gtp
