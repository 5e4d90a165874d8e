// Why an action that has the right form cannot be played: what a player needs to know.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {

namespace go {

namespace {

using Arguments = std::vector<Argument>;

/// Stones of a number, or of a shape, that is not the player's to place now.
Error other_stones(const Position& position, const Action& action) {
  const Situation& situation = position.situation();
  const auto offered = situation.shapes();
  std::size_t least = kMostStones;
  std::size_t most = 0;
  for (const Shape shape : offered) {
    least = std::min(least, stones_of(shape));
    most = std::max(most, stones_of(shape));
  }
  const std::size_t empty = position.board().empties().size();
  if (empty < least) {
    return illegal("refusal.no-room", {{"player", term(situation.to_move())}, {"empty", number(empty)}});
  }
  const bool right_number = std::any_of(offered.begin(), offered.end(),
                                        [&](Shape shape) { return stones_of(shape) == stones_of(action.shape); });
  if (right_number) return illegal("refusal.wrong-shape", {{"shape", std::string(shape_name(action.shape))}});
  return illegal("refusal.wrong-number", {{"player", term(situation.to_move())},
                                          {"least", number(least)},
                                          {"most", number(most)},
                                          {"named", number(action.stones().size())}});
}

/// Variant `symmetric`: stones that are not opposite.
std::optional<Error> not_symmetric(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  const Point first = action.points[0];
  const Point across = position.board().opposite(first);
  const bool single = action.shape == Shape::Single;
  Arguments arguments = {{"point", cell(rules, first)}, {"opposite", cell(rules, across)}};
  // On other boards there is no centre to speak of.
  if (!rules.is_grid()) arguments.push_back({"board", std::string(board_name(rules.board()))});
  if (across == first) {
    if (single) return std::nullopt;
    std::erase_if(arguments, [](const Argument& one) { return one.name == "opposite"; });
    return illegal("refusal.own-opposite", arguments);
  }
  const bool both = position.board().is_empty(across);
  if (single && both) return illegal("refusal.opposite-empty", arguments);
  if (single || action.points[1] == across) return std::nullopt;
  return illegal(both ? "refusal.not-opposite" : "refusal.opposite-occupied", arguments);
}

/// G12, G14: a placement that leads to a former position, or to suicide where the rules do not allow it.
Error forbidden_placement(const Position& position, const Action& action) {
  const Repetition why = position.repetition(action);
  Situation next = position.situation();
  next.place(action);
  const bool opponent_chooses = position.rules().superko != Superko::Exists &&
                                std::any_of(next.collapsing().begin(), next.collapsing().end(), [&](Point lowest) {
                                  return next.board().group_of(lowest).owner != next.to_move();
                                });
  Arguments arguments = {{"by", term(opponent_chooses ? other(next.to_move()) : position.situation().to_move())},
                         {"sure", std::string(opponent_chooses ? "no" : "yes")}};
  if (why.suicide) return illegal("refusal.suicide", std::move(arguments));
  arguments.push_back({"turn", std::int64_t{why.turn}});
  return illegal("refusal.repetition", std::move(arguments));
}

Error refused_placement(const Position& position, const Action& action) {
  for (const Point point : action.stones()) {
    if (!position.board().is_empty(point)) {
      return illegal("refusal.occupied", {{"point", cell(position.rules(), point)}});
    }
  }
  const auto offered = position.situation().shapes();
  if (std::find(offered.begin(), offered.end(), action.shape) == offered.end()) return other_stones(position, action);
  if (position.rules().variant == Variant::Symmetric) {
    if (const auto refused = not_symmetric(position, action)) return *refused;
  }
  return forbidden_placement(position, action);
}

/// G8, G13, G14: a stone of the group that may not be named.
Error refused_stone(const Position& position, const Action& action, const Choice& allowed) {
  const Rules& rules = position.rules();
  const Choice by_contact = position.situation().choice();
  std::vector<Point> must;
  bool was_possible = false;
  for (std::size_t i = 0; i < allowed.count; ++i) {
    if (allowed.allowed[i] && by_contact.allowed[i]) must.push_back(allowed.points[i]);
    if (allowed.points[i] == action.points[0]) was_possible = by_contact.allowed[i];
  }
  Arguments arguments = {{"point", cell(rules, action.points[0])}};
  if (!was_possible && !must.empty()) {
    if (allowed.removes) return illegal("refusal.remove-touching", std::move(arguments));
    arguments.push_back({"must", cells(rules, must)});
    return illegal("refusal.keep-touching", std::move(arguments));
  }
  const Repetition why = position.repetition(action);
  arguments.push_back({"does", deed(allowed)});
  // Before the last step others still choose.
  arguments.push_back({"sure", std::string(allowed.step == Step::New ? "yes" : "no")});
  if (why.suicide) return illegal("refusal.choice-suicide", std::move(arguments));
  arguments.push_back({"turn", std::int64_t{why.turn}});
  return illegal("refusal.choice-repetition", std::move(arguments));
}

Error refused_choice(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  const Choice choice = position.choice();
  const std::span<const Point> stones(choice.points.data(), choice.count);
  Arguments task = asked(position).arguments;
  if (action.kind == Action::Kind::Pass) return illegal("refusal.collapse-pass", std::move(task));
  if (action.kind == Action::Kind::Place) return illegal("refusal.collapse-place", std::move(task));
  if (std::find(stones.begin(), stones.end(), action.points[0]) == stones.end()) {
    task.insert(task.begin(), {"point", cell(rules, action.points[0])});
    return illegal("refusal.not-in-group", std::move(task));
  }
  const bool removes = action.kind == Action::Kind::Remove;
  if (removes != choice.removes) {
    return illegal(choice.removes ? "refusal.loses-one" : "refusal.keeps-one", std::move(task));
  }
  return refused_stone(position, action, choice);
}

}  // namespace

}  // namespace go

Error Notation<go::Game>::refusal(const Position& position, const Action& action) {
  if (position.is_over()) return game_over();
  if (position.situation().is_choosing()) return go::refused_choice(position, action);
  if (action.kind == Action::Kind::Place) return go::refused_placement(position, action);
  return go::illegal("refusal.no-collapse", {{"player", go::term(position.situation().to_move())}});
}

}  // namespace spooky
