// What ordinary controllers say. In the quantum variants they get along like this (docs/gtp.md): the stones of a group
// come one `play` after another; `genmove` plays a whole turn and answers one of its stones; in a collapse `play` on a
// stone of the group names it; choices that nobody makes are made by the engine when the next turn begins.
#include <algorithm>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/protocols/gtp/line.hpp"
#include "spooky/protocols/gtp/session.hpp"

namespace spooky::gtp {

namespace {

constexpr std::string_view kBadMove = "invalid color or coordinate";

/// The choice that a stone stands for, while the player has to choose in its group.
std::optional<go::Action> choice_at(const go::Position& position, go::Colour player, go::Point point) {
  if (!position.situation().is_choosing()) return std::nullopt;
  const go::Choice choice = position.choice();
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.owner == player && choice.points[i] == point) return choice.action(i);
  }
  return std::nullopt;
}

/// The placement that the stones so far make; nothing while some are missing. Where the player may choose the shape it
/// is the first, and where the place of one stone tells that of the other, one is enough.
std::optional<go::Action> placement_of(const go::Position& position, const std::vector<go::Point>& stones) {
  if (position.rules().variant == go::Variant::Symmetric) {
    const go::Point opposite = position.board().opposite(stones[0]);
    const bool alone = opposite == stones[0] || !position.board().is_empty(opposite);
    return alone ? go::Action::single(stones[0]) : go::Action::pair(stones[0], opposite);
  }
  const go::Shape shape = position.situation().shapes().front();
  if (stones.size() < go::stones_of(shape)) return std::nullopt;
  return go::Action::place(shape, stones);
}

/// The stone of a turn that ordinary controllers are told: the one that stays, else the lowest.
go::Point told_stone(const go::Position& position, const go::Action& placement, go::Colour player) {
  const auto stones = placement.stones();
  const auto stays = [&](go::Point point) { return position.board().colour(point) == player; };
  const auto found = std::find_if(stones.begin(), stones.end(), stays);
  return found == stones.end() ? stones[0] : *found;
}

}  // namespace

Session::Answer Session::play(const Arguments& arguments) {
  const auto player = arguments.size() == 2 ? parse_colour(arguments[0]) : std::nullopt;
  if (!player) return fault(std::string(kBadMove));
  const bool pass = lower_case(arguments[1]) == "pass";
  const auto point = go::parse_point(table_.rules(), arguments[1]);
  if (!pass && !point) return fault(std::string(kBadMove));

  Table next = table_;
  next.begin();
  const go::Rules& rules = next.rules();
  if (!next.pending().empty() && (pass || *player != next.position().situation().to_move())) {
    return illegal_move(rules, "the stones of a turn are missing");
  }
  if (const auto choice = pass ? std::nullopt : choice_at(next.position(), *player, *point)) {
    if (!next.position().is_legal(*choice)) {
      return illegal_move(rules, Notation<go::Game>::refusal(next.position(), *choice).reason);
    }
    next.act(*choice);
  } else {
    if (next.pending().empty()) prepare_turn(next, *player);
    if (pass) {
      next.act(go::Action::pass());
    } else {
      const auto& pending = next.pending();
      const bool again = std::find(pending.begin(), pending.end(), *point) != pending.end();
      if (again || !next.position().board().is_empty(*point)) {
        return illegal_move(rules, go::point_name(rules, *point) + " is occupied");
      }
      next.add_pending(*point);
      if (const auto placement = placement_of(next.position(), next.pending())) {
        if (!next.position().is_legal(*placement)) {
          return illegal_move(rules, Notation<go::Game>::refusal(next.position(), *placement).reason);
        }
        next.clear_pending();
        next.act(*placement);
      }
    }
  }
  choose_forced(next);
  table_ = std::move(next);
  return std::string();
}

Session::Answer Session::undo(const Arguments&) {
  if (!table_.undo()) return fault("cannot undo");
  return std::string();
}

Session::Answer Session::generate(Table& table, go::Colour player) {
  if (!table.pending().empty()) return fault("the stones of a turn are missing");
  prepare_turn(table, player);
  const auto time = time_for(table, player);
  const go::Action action = think(table, time, true).action;
  clocks_.spend(player, time);
  if (action.kind == go::Action::Kind::Resign) return std::string("resign");
  table.act(action);
  if (action.kind == go::Action::Kind::Pass) {
    choose_forced(table);
    return std::string("pass");
  }
  do {
    choose_own(table, player);
  } while (choose_forced(table));
  return go::point_name(table.rules(), told_stone(table.position(), action, player));
}

Session::Answer Session::genmove(const Arguments& arguments) {
  const auto player = arguments.size() == 1 ? parse_colour(arguments[0]) : std::nullopt;
  if (!player) return fault("invalid color");
  Table next = table_;
  next.begin();
  auto answer = generate(next, *player);
  if (answer && *answer != "resign") table_ = std::move(next);
  return answer;
}

Session::Answer Session::reg_genmove(const Arguments& arguments) {
  const auto player = arguments.size() == 1 ? parse_colour(arguments[0]) : std::nullopt;
  if (!player) return fault("invalid color");
  Table copy = table_;
  const Clocks before = clocks_;
  auto answer = generate(copy, *player);
  clocks_ = before;
  return answer;
}

}  // namespace spooky::gtp
