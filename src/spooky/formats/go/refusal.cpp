// Why an action that has the right form cannot be played: what a player needs to know.
#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/points.hpp"
#include "spooky/formats/go/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

Error illegal(std::string reason) { return {ErrorCode::IllegalAction, std::move(reason)}; }

constexpr std::string_view kNoSuicide = ", and suicide is not allowed here";

/// The stones a player may place in one turn: "two stones", or "two, three or four stones".
std::string offered_stones(std::span<const Shape> shapes) {
  constexpr std::string_view kNumbers[] = {"", "one", "two", "three", "four"};
  std::vector<std::size_t> counts;
  for (const Shape shape : shapes) {
    if (counts.empty() || counts.back() != stones_of(shape)) counts.push_back(stones_of(shape));
  }
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    text += i == 0 ? "" : i + 1 == counts.size() ? " or " : ", ";
    text += kNumbers[counts[i]];
  }
  return text + (counts.back() == 1 ? " stone" : " stones");
}

/// The variant's own view of a shape or of symmetric points.
std::optional<std::string> wrong_shape(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  const Situation& situation = position.situation();
  const auto offered = situation.shapes();
  const std::string player = player_name(situation.to_move());
  if (std::find(offered.begin(), offered.end(), action.shape) == offered.end()) {
    std::size_t least = kMostStones;
    for (const Shape shape : offered) least = std::min(least, stones_of(shape));
    const std::size_t empty = position.board().empties().size();
    if (empty < least) {
      return (empty == 0   ? std::string("no point is")
              : empty == 1 ? "only one point is"
                           : "too few points are") +
             " empty: " + player + " can only pass";
    }
    const bool right_number = std::any_of(offered.begin(), offered.end(),
                                          [&](Shape shape) { return stones_of(shape) == stones_of(action.shape); });
    if (right_number) return "this variant has no groups of the shape " + std::string(shape_name(action.shape));
    return player + " places " + offered_stones(offered) + " a turn here, and " +
           counted(action.stones().size(), "point") + (action.stones().size() == 1 ? " is" : " are") + " named";
  }
  if (rules.variant != Variant::Symmetric) return std::nullopt;
  const Point first = action.points[0];
  const Point across = position.board().opposite(first);
  const std::string names = point_name(rules, across) + " is opposite to " + point_name(rules, first);
  if (action.shape == Shape::Single) {
    if (across == first || !position.board().is_empty(across)) return std::nullopt;
    return "the point opposite to " + point_name(rules, first) + " is empty: both stones must be placed, " +
           point_list(rules, action.stones(), "") + " " + point_name(rules, across);
  }
  if (action.points[1] == across) return std::nullopt;
  if (across == first) return point_name(rules, first) + " is the centre of the board: a single stone is placed there";
  if (!position.board().is_empty(across)) {
    return "the point opposite to " + point_name(rules, first) + " is occupied: a single stone is placed there";
  }
  return "the two stones must be opposite through the centre of the board, and " + names;
}

Error refused_placement(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  for (const Point point : action.stones()) {
    if (!position.board().is_empty(point)) return illegal(point_name(rules, point) + " is occupied");
  }
  if (const auto wrong = wrong_shape(position, action)) return illegal(*wrong);
  const Repetition why = position.repetition(action);
  Situation next = position.situation();
  next.place(action);
  const bool opponent_chooses = rules.superko != Superko::Exists &&
                                std::any_of(next.collapsing().begin(), next.collapsing().end(), [&](Point lowest) {
                                  return next.board().group_of(lowest).owner != next.to_move();
                                });
  const std::string could = opponent_chooses ? "the opponent could make this placement " : "this placement would ";
  if (why.suicide) return illegal(could + "capture stones of its own player" + std::string(kNoSuicide));
  return illegal(could + "repeat " + moment_name(why.turn));
}

/// G8, G13, G14: a stone of the group that may not be named.
Error refused_stone(const Position& position, const Action& action, const Choice& allowed) {
  const Rules& rules = position.rules();
  const Choice by_contact = position.situation().choice();
  const std::string name = point_name(rules, action.points[0]);
  std::vector<Point> must;
  bool was_possible = false;
  for (std::size_t i = 0; i < allowed.count; ++i) {
    if (allowed.allowed[i] && by_contact.allowed[i]) must.push_back(allowed.points[i]);
    if (allowed.points[i] == action.points[0]) was_possible = by_contact.allowed[i];
  }
  if (!was_possible && !must.empty()) {
    if (allowed.removes) {
      return illegal("you cannot remove " + name + ": no other new stone touches a stone that has just collapsed");
    }
    return illegal("you must keep " + name_points(rules, must, " or ") + ": " +
                   (must.size() == 1 ? "it touches" : "they touch") + " a stone that has just collapsed");
  }
  const std::string doing = (allowed.removes ? "removing " : "keeping ") + name;
  const Repetition why = position.repetition(action);
  const bool ends = allowed.step == Step::New;
  if (why.suicide) {
    return illegal(doing + (ends ? " would" : " could in the end") + " capture your own stones" +
                   std::string(kNoSuicide));
  }
  return illegal(doing + (ends ? " would repeat " : " could in the end repeat ") + moment_name(why.turn));
}

Error refused_choice(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  const Choice choice = position.choice();
  const std::span<const Point> stones(choice.points.data(), choice.count);
  const std::string now = choice_sentence(rules, choice);
  const std::string task = now.substr(0, now.size() - 1);
  if (action.kind == Action::Kind::Pass) return illegal("nobody can pass in the middle of a collapse: " + task);
  if (action.kind == Action::Kind::Place) return illegal("no stone can be placed before the collapse is over: " + task);
  if (std::find(stones.begin(), stones.end(), action.points[0]) == stones.end()) {
    return illegal(point_name(rules, action.points[0]) + " is not in the group that collapses now: " + task);
  }
  const bool removes = action.kind == Action::Kind::Remove;
  if (removes != choice.removes) {
    return illegal(choice.removes
                       ? "this group loses one stone: name the stone to remove, " + choice_texts(rules, choice)
                       : "this group keeps one stone: name the stone to keep, " + choice_texts(rules, choice));
  }
  return refused_stone(position, action, choice);
}

}  // namespace

Error Go::refusal(const Position& position, const Action& action) {
  if (position.is_over()) return {ErrorCode::GameOver, "the game is over: no action can follow"};
  if (position.situation().is_choosing()) return refused_choice(position, action);
  if (action.kind == Action::Kind::Place) return refused_placement(position, action);
  return illegal("nothing collapses now: " + player_name(position.situation().to_move()) + " places stones or passes");
}

}  // namespace spooky
