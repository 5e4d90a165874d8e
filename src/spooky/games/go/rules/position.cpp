#include "spooky/games/go/rules/position.hpp"

#include <algorithm>
#include <limits>

namespace spooky::go {

namespace {

Actor actor_of(Colour player) { return player == Colour::Black ? Actor::First : Actor::Second; }

/// The number of ways to choose `count` of `points`, at most `most`.
std::size_t ways(std::size_t points, std::size_t count, std::size_t most) {
  std::size_t product = 1;
  for (std::size_t i = 0; i < count; ++i) {
    if (points <= i) return 0;
    product = product * (points - i) / (i + 1);
    if (product > most * 8) return most + 1;
  }
  return std::min(product, most + 1);
}

/// Whether a new stone has no free neighbour but for the stones placed with it. Stones that go only make room.
bool may_lack_liberties(const Board& board, Point point, std::span<const Point> placed) {
  std::size_t filled = 0;
  if (board.empty_neighbours(point) > 0 && placed.size() > 1) {
    board.for_neighbours(
        point, [&](Point near) { filled += std::find(placed.begin(), placed.end(), near) != placed.end() ? 1U : 0U; });
  }
  return board.empty_neighbours(point) <= filled;
}

/// Whether one of the choices of a situation, all or those that G8 allows, leads to one that satisfies `test`.
template <class Test>
bool any_choice(const Situation& situation, bool limited, Test test) {
  const Choice choice = situation.choice();
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (limited && !choice.allowed[i]) continue;
    Situation next = situation;
    next.choose(choice.points[i]);
    if (test(next)) return true;
  }
  return false;
}

}  // namespace

Position::Position(const Rules& rules) : rules_(rules), situation_(rules) { history_.add(board(), 0); }

Result<Position, SetupError> Position::from(const Rules& rules, const Setup& setup) {
  const Board& board = setup.board;
  Position position(rules);
  position.situation_ = Situation(rules, board, setup.to_move, setup.passes);
  const Situation& situation = position.situation_;
  const bool lasts_in_contact = rules.variant == Variant::W3 || rules.variant == Variant::W4 ||
                                rules.variant == Variant::Mixed3 || rules.variant == Variant::MixedK;
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    const Point point(i);
    if (!board.is_stone(point)) continue;
    if (board.pseudo_liberties(point) == 0) return SetupError{SetupFault::Captured, point};
    if (!board.is_entangled(point) || lasts_in_contact) continue;
    const Group& group = board.group_of(point);
    bool in_contact = false;
    situation.for_contacts(point, [&](Point near) {
      if (!board.is_stone(near)) return;
      const bool own = board.is_entangled(near) && &board.group_of(near) == &group;
      in_contact = in_contact || !own || rules.self_contact;
    });
    if (in_contact) return SetupError{SetupFault::Contact, point};
  }
  for (const Group& group : board.groups()) {
    // A pair may be what is left of a W group.
    const Situation owners(rules, Board(), group.owner, 0);
    bool known = false;
    for (const Shape shape : owners.shapes()) {
      known = known || shape == group.shape || (loses_one(shape) && group.shape == Shape::Pair) ||
              (shape == Shape::W4 && group.shape == Shape::W3);
    }
    if (!known) return SetupError{SetupFault::OddShape, group.lowest()};
  }
  position.turn_ = position.is_over() ? 0 : 1;
  position.history_ = History();
  position.history_.add(board, 0);
  return position;
}

Actor Position::actor() const { return is_over() ? Actor::None : actor_of(situation_.actor()); }

Colour Position::winner() const {
  if (resigned_ != Colour::Empty) return other(resigned_);
  if (!is_over()) return Colour::Empty;
  const int margin = score().margin_halves();
  return margin > 0 ? Colour::Black : margin < 0 ? Colour::White : Colour::Empty;
}

Rational Position::utility() const {
  const Colour won = winner();
  return Rational(won == Colour::Black ? 1 : won == Colour::White ? -1 : 0);
}

/// G13 and the option `suicide`: what the mover may not bring about.
bool Position::is_forbidden(const Situation& ended) const {
  if (!rules_.suicide && ended.was_suicide()) return true;
  return rules_.superko != Superko::Off && history_.find(ended.board()) >= 0;
}

/// Whether any end of a turn in progress could be forbidden; may say yes where the answer is no. It saves most turns
/// with many choices from being tried out.
bool Position::could_be_forbidden(const Situation& situation) const {
  for (const Point point : situation.waiting()) {
    if (!rules_.suicide && may_lack_liberties(situation.board(), point, situation.waiting())) return true;
  }
  return rules_.superko != Superko::Off &&
         history_.could_return(situation.board(), situation.to_move(), situation.waiting(), situation.collapsing());
}

/// G14: whether the mover can see to it that the turn does not end in what is forbidden. By `exists` the opponent is
/// trusted to help.
bool Position::mover_is_safe(const Situation& situation, std::size_t* nodes_left) const {
  if (nodes_left != nullptr) {
    if (*nodes_left == 0) return true;
    --*nodes_left;
  }
  if (!situation.is_choosing()) return !is_forbidden(situation);
  if (!could_be_forbidden(situation)) return true;
  if (situation.step() == Step::Opponents && rules_.superko != Superko::Exists) {
    return !any_choice(situation, true, [&](const Situation& next) { return !mover_is_safe(next, nodes_left); });
  }
  // In step 3 repetition releases from G8: any stone will do.
  const bool limited = situation.step() != Step::New;
  return any_choice(situation, limited, [&](const Situation& next) { return mover_is_safe(next, nodes_left); });
}

bool Position::is_safe_placement(const Action& placement) const {
  Situation next = situation_;
  next.place(placement);
  return mover_is_safe(next);
}

template <class Visit>
void Position::for_placements(Visit visit) const {
  std::vector<Point> points(board().empties().begin(), board().empties().end());
  std::sort(points.begin(), points.end());
  for (const Shape shape : situation_.shapes()) {
    const std::size_t count = stones_of(shape);
    if (points.size() < count) continue;
    std::array<std::size_t, kMostStones> at = {0, 1, 2, 3};
    for (;;) {
      Action action{Action::Kind::Place, shape, {}};
      for (std::size_t i = 0; i < count; ++i) action.points[i] = points[at[i]];
      if (!visit(action)) return;
      // The next combination in order.
      std::size_t place = count;
      while (place > 0 && at[place - 1] == points.size() - count + place - 1) --place;
      if (place == 0) break;
      ++at[place - 1];
      for (std::size_t i = place; i < count; ++i) at[i] = at[i - 1] + 1;
    }
  }
}

void Position::legal_actions(Actions& list) const {
  list.clear();
  if (is_over()) return;
  if (situation_.is_choosing()) {
    const Choice allowed = choice();
    for (std::size_t i = 0; i < allowed.count; ++i) {
      if (allowed.allowed[i]) list.push_back(allowed.action(i));
    }
    return;
  }
  // Only few placements can repeat a position or capture their own stones: those that bring back every stone that a
  // former board had and this one has not, and those without a free neighbour. Only they are tried out.
  PointSet suspects;
  if (rules_.superko != Superko::Off) {
    for (const History::Return& back : history_.returns(board(), situation_.to_move()))
      suspects.insert(back.missing[0]);
  }
  const bool symmetric = rules_.variant == Variant::Symmetric;
  for_placements([&](const Action& action) {
    if (symmetric && !situation_.can_place(action)) return true;
    if (has_limits()) {
      bool suspect = false;
      const auto stones = action.stones();
      for (const Point point : stones) {
        suspect = suspect || suspects.contains(point) || may_lack_liberties(board(), point, stones);
      }
      if (suspect && !is_safe_placement(action)) return true;
    }
    list.push_back(action);
    return list.size() < kMostActions;
  });
  list.push_back(Action::pass());
}

bool Position::is_legal(const Action& action) const {
  if (is_over()) return false;
  switch (action.kind) {
    case Action::Kind::Resign: return action == Action::resign();
    case Action::Kind::Pass: return action == Action::pass() && !situation_.is_choosing();
    case Action::Kind::Place: {
      for (std::size_t i = stones_of(action.shape); i < kMostStones; ++i) {
        if (action.points[i] != Point()) return false;
      }
      return situation_.can_place(action) && (!has_limits() || is_safe_placement(action));
    }
    case Action::Kind::Keep:
    case Action::Kind::Remove: break;
  }
  if (!situation_.is_choosing()) return false;
  const Choice allowed = choice();
  for (std::size_t i = 0; i < allowed.count; ++i) {
    if (allowed.allowed[i] && allowed.action(i) == action) return true;
  }
  return false;
}

Choice Position::choice() const {
  Choice choice = situation_.choice();
  if (!has_limits() || choice.step == Step::Opponents || choice.step == Step::Last) return choice;
  std::array<bool, kMostStones> safe = {};
  bool some = false;
  bool some_allowed = false;
  for (std::size_t i = 0; i < choice.count; ++i) {
    Situation next = situation_;
    next.choose(choice.points[i]);
    safe[i] = mover_is_safe(next);
    some = some || safe[i];
    some_allowed = some_allowed || (safe[i] && choice.allowed[i]);
  }
  if (!some) return choice;  // by `exists` an opponent may have left nothing else
  for (std::size_t i = 0; i < choice.count; ++i) {
    choice.allowed[i] = safe[i] && (choice.allowed[i] || !some_allowed);
  }
  return choice;
}

Repetition Position::repetition(const Action& action) const {
  Situation next = situation_;
  if (action.kind == Action::Kind::Place) {
    next.place(action);
  } else {
    next.choose(action.points[0]);
  }
  // The first outcome that is forbidden stands for all.
  const auto look = [&](const auto& self, const Situation& situation) -> Repetition {
    if (!situation.is_choosing()) {
      const bool suicide = !rules_.suicide && situation.was_suicide();
      return {rules_.superko != Superko::Off ? history_.find(situation.board()) : -1, suicide};
    }
    Repetition found;
    if (!could_be_forbidden(situation)) return found;
    const Choice choice = situation.choice();
    for (std::size_t i = 0; i < choice.count; ++i) {
      Situation after = situation;
      after.choose(choice.points[i]);
      found = self(self, after);
      if (found.turn >= 0 || found.suicide) break;
    }
    return found;
  };
  return look(look, next);
}

Price Position::price_of_guarantee(const Situation& next) const {
  constexpr std::size_t kMostCounted = 1000;
  const Price per_node = price_of_board(rules_) / 8 + history_.size();
  std::size_t left = kMostCounted;
  (void)mover_is_safe(next, &left);
  if (left > 0) return multiplied(per_node, kMostCounted - left);
  // Too many to be counted here: each group that collapses, and the stones just placed, stay in as many ways as they
  // have stones.
  Price nodes = std::max<Price>(1, next.waiting().size());
  for (const Point lowest : next.collapsing()) nodes = multiplied(nodes, next.board().group_of(lowest).count);
  return multiplied(per_node, std::max<Price>(kMostCounted, nodes));
}

Price Position::price(const Action& action) const {
  const Price once = kStepsPerCell * price_of_board(rules_) + kStepsPerFormerBoard * history_.size();
  if (!has_limits() || is_over()) return once;
  if (action.kind == Action::Kind::Pass || action.kind == Action::Kind::Resign) return once;
  if (action.kind == Action::Kind::Place) {
    Situation next = situation_;
    if (next.is_choosing() || !next.can_place(action)) return once;
    next.place(action);
    return added(once, price_of_guarantee(next));
  }
  if (!situation_.is_choosing()) return once;
  // What may be kept is found out by looking at each.
  Price price = once;
  const Choice choice = situation_.choice();
  for (std::size_t i = 0; i < choice.count; ++i) {
    Situation next = situation_;
    next.choose(choice.points[i]);
    price = added(price, price_of_guarantee(next));
  }
  return price;
}

void Position::play_unchecked(const Action& action) {
  const bool was_choosing = situation_.is_choosing();
  switch (action.kind) {
    case Action::Kind::Place: situation_.place(action); break;
    case Action::Kind::Keep:
    case Action::Kind::Remove: situation_.choose(action.points[0]); break;
    case Action::Kind::Pass: situation_.pass(); break;
    case Action::Kind::Resign: resigned_ = situation_.actor(); return;
  }
  if (situation_.is_choosing()) return;
  const bool measured = was_choosing && situation_.passes() >= 2;
  if (action.kind != Action::Kind::Pass && !measured) history_.add(board(), turn_);
  if (!is_over()) ++turn_;
}

void Position::skip_turn() {
  situation_.skip();
  ++turn_;
}

bool Position::lists_every_action() const {
  if (is_over() || situation_.is_choosing() || rules_.variant == Variant::Symmetric) return true;
  std::size_t total = 0;
  for (const Shape shape : situation_.shapes()) {
    total += ways(board().empties().size(), stones_of(shape), kMostActions);
  }
  return total < kMostActions;
}

void Position::searched_actions(Actions& list) const {
  static constexpr std::size_t kMostSearched = 2'000;
  if (situation_.is_choosing() || is_over()) {
    legal_actions(list);
    return;
  }
  std::size_t total = 0;
  for (const Shape shape : situation_.shapes()) {
    total += ways(board().empties().size(), stones_of(shape), kMostActions);
  }
  if (total <= kMostSearched) {
    legal_actions(list);
    return;
  }
  list.clear();
  Random random(hash());
  for (std::size_t i = 0; i < kMostSearched; ++i) list.push_back(random_action(random));
  list.push_back(Action::pass());
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

Action Position::random_action(Random& random) const {
  if (situation_.is_choosing()) {
    const Choice allowed = choice();
    std::size_t count = 0;
    for (std::size_t i = 0; i < allowed.count; ++i) count += allowed.allowed[i] ? 1U : 0U;
    std::uint32_t left = uniform(random, static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < allowed.count; ++i) {
      if (allowed.allowed[i] && left-- == 0) return allowed.action(i);
    }
  }
  static constexpr int kTries = 32;
  const auto empties = board().empties();
  const auto shapes = situation_.shapes();
  for (int i = 0; i < kTries; ++i) {
    const Shape shape = shapes[uniform(random, static_cast<std::uint32_t>(shapes.size()))];
    const std::size_t count = stones_of(shape);
    if (empties.size() < count) continue;
    std::array<Point, kMostStones> points;
    for (std::size_t k = 0; k < count; ++k)
      points[k] = empties[uniform(random, static_cast<std::uint32_t>(empties.size()))];
    if (rules_.variant == Variant::Symmetric && count == 2) {
      points[1] = board().opposite(points[0]);
    }
    const Action action = Action::place(shape, {points.data(), count});
    if (is_legal(action)) return action;
  }
  return Action::pass();
}

Hash Position::hash_with(Hash board_hash) const {
  Hash hash = combine(board_hash, static_cast<std::uint64_t>(situation_.to_move()) << 8 |
                                      static_cast<std::uint64_t>(situation_.passes()));
  for (const Point point : situation_.waiting()) hash = combine(hash, point.value());
  for (const Point point : situation_.kept()) hash = combine(hash, 1024 + point.value());
  return combine(hash, static_cast<std::uint64_t>(situation_.step()) << 2 | static_cast<std::uint64_t>(resigned_));
}

}  // namespace spooky::go
