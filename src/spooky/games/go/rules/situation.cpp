#include "spooky/games/go/rules/situation.hpp"

#include <algorithm>

namespace spooky::go {

namespace {

constexpr Shape kPair[] = {Shape::Pair};
constexpr Shape kSingle[] = {Shape::Single};
constexpr Shape kSymmetric[] = {Shape::Single, Shape::Pair};
constexpr Shape kGhz3[] = {Shape::G3};
constexpr Shape kGhz4[] = {Shape::G4};
constexpr Shape kW3[] = {Shape::W3};
constexpr Shape kW4[] = {Shape::W4};
constexpr Shape kMixed3[] = {Shape::G3, Shape::W3};
constexpr Shape kMixedK[] = {Shape::Pair, Shape::G3, Shape::W3, Shape::W4};

}  // namespace

Situation::Situation(const Rules& rules) : board_(rules), laws_{rules.variant, rules.self_contact, rules.remaining} {
  rules.handicap.for_each([&](Point point) { board_.put(point, Colour::Black); });
  if (!rules.handicap.empty()) to_move_ = Colour::White;  // G4
}

Situation::Situation(const Rules& rules, const Board& board, Colour to_move, int passes)
    : board_(board),
      laws_{rules.variant, rules.self_contact, rules.remaining},
      to_move_(to_move),
      passes_(static_cast<std::uint8_t>(passes)) {
  if (passes_ >= 2) next_choice();
}

Colour Situation::actor() const {
  switch (step_) {
    case Step::Opponents: return other(to_move_);
    case Step::Last: return choice().owner;
    case Step::None:
    case Step::Own:
    case Step::New: break;
  }
  return to_move_;
}

std::span<const Shape> Situation::shapes() const {
  switch (laws_.variant) {
    case Variant::Base:
    case Variant::Weak: return kPair;
    case Variant::Symmetric: return kSymmetric;
    case Variant::Semi: return to_move_ == Colour::Black ? std::span<const Shape>(kPair) : kSingle;
    case Variant::Ghz3: return kGhz3;
    case Variant::Ghz4: return kGhz4;
    case Variant::W3: return kW3;
    case Variant::W4: return kW4;
    case Variant::Mixed3: return kMixed3;
    case Variant::MixedK: return kMixedK;
    case Variant::Plain: break;
  }
  return kSingle;
}

bool Situation::can_place(const Action& placement) const {
  if (is_choosing() || passes_ >= 2 || placement.kind != Action::Kind::Place) return false;
  const auto offered = shapes();
  if (std::find(offered.begin(), offered.end(), placement.shape) == offered.end()) return false;
  const auto stones = placement.stones();
  for (std::size_t i = 0; i < stones.size(); ++i) {
    if (stones[i].value() >= board_.cell_count() || !board_.is_empty(stones[i])) return false;
    if (i > 0 && !(stones[i - 1] < stones[i])) return false;
  }
  if (laws_.variant != Variant::Symmetric) return true;
  const Point across = board_.opposite(stones[0]);
  if (stones.size() == 2) return stones[1] == across;
  return across == stones[0] || !board_.is_empty(across);
}

bool Situation::touch(Point a, Point b) const {
  return board_.are_neighbours(a, b) || (laws_.variant == Variant::Weak && board_.are_diagonal(a, b));
}

bool Situation::was_kept(Point point) const { return std::find(kept_.begin(), kept_.end(), point) != kept_.end(); }

/// G5, G6: contact is judged with all new stones on the board and before anything is removed.
bool Situation::finds_contact(std::span<const Point> stones) const {
  for (const Point point : stones) {
    if (board_.touches_stone(point)) return true;
    if (laws_.variant != Variant::Weak) continue;
    bool diagonal = false;
    board_.for_diagonals(point, [&](Point near) { diagonal = diagonal || board_.is_stone(near); });
    if (diagonal) return true;
  }
  if (!laws_.self_contact) return false;
  for (std::size_t i = 1; i < stones.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (touch(stones[i], stones[j])) return true;
    }
  }
  return false;
}

void Situation::place(const Action& placement) {
  assert(can_place(placement));
  passes_ = 0;
  suicided_ = false;
  ko_ = Point();
  const auto stones = placement.stones();
  const bool alone = placement.shape == Shape::Single;
  const bool contact = (alone && board_.groups().empty()) ? false : finds_contact(stones);
  if (!contact) {
    if (alone) {
      finish_single(stones[0]);
    } else {
      finish(stones, placement.shape);
    }
    return;
  }
  fresh_count_ = static_cast<std::uint8_t>(stones.size());
  fresh_shape_ = placement.shape;
  std::copy(stones.begin(), stones.end(), fresh_.begin());
  if (!board_.groups().empty()) find_touched();
  next_choice();
}

/// G7: the groups that touch a new stone, the mover's and then the opponent's, each in the order of the lowest point.
void Situation::find_touched() {
  PointList<kMostGroups> opponents;
  for (const Point point : waiting()) {
    for_contacts(point, [&](Point near) {
      if (!board_.is_entangled(near)) return;
      const Group& group = board_.group_of(near);
      auto& list = group.owner == to_move_ ? touched_ : opponents;
      if (std::find(list.begin(), list.end(), group.lowest()) == list.end()) list.push_back(group.lowest());
    });
  }
  insertion_sort(std::span(touched_.begin(), touched_.size()));
  insertion_sort(std::span(opponents.begin(), opponents.size()));
  own_touched_ = touched_.size();
  for (const Point point : opponents) touched_.push_back(point);
}

/// Goes on to the next choice, or ends the turn when none is left.
void Situation::next_choice() {
  if (passes_ >= 2) {
    step_ = laws_.remaining == Remaining::Measure && !board_.groups().empty() ? Step::Last : Step::None;
    return;
  }
  if (next_touched_ < touched_.size()) {
    step_ = next_touched_ < own_touched_ ? Step::Own : Step::Opponents;
  } else if (fresh_count_ > 1) {
    step_ = Step::New;
  } else {
    finish_single(fresh_[0]);
  }
}

Choice Situation::choice() const {
  assert(is_choosing());
  Choice choice;
  choice.step = step_;
  if (step_ == Step::New) {
    choice.owner = to_move_;
    choice.removes = loses_one(fresh_shape_);
    choice.count = fresh_count_;
    choice.points = fresh_;
    if (kept_.empty()) {
      std::fill_n(choice.allowed.begin(), choice.count, true);
      return choice;
    }
    // G8: a stone that touches a just collapsed one must be kept, if there is one.
    std::array<bool, kMostStones> touches = {};
    std::size_t touching = 0;
    for (std::size_t i = 0; i < fresh_count_; ++i) {
      for (const Point stone : kept_) touches[i] = touches[i] || touch(fresh_[i], stone);
      touching += touches[i] ? 1U : 0U;
    }
    for (std::size_t i = 0; i < fresh_count_; ++i) {
      const bool fits = choice.removes ? touching > (touches[i] ? 1U : 0U) : touches[i];
      choice.allowed[i] = touching == 0 || fits;
    }
    return choice;
  }
  const Group* group = nullptr;
  if (step_ == Step::Last) {
    // G16: the last passer measures first, each player in the order of the lowest point.
    const Colour last_passer = other(to_move_);
    for (const Group& one : board_.groups()) {
      const bool sooner = group == nullptr || (one.owner == last_passer && group->owner != last_passer) ||
                          (one.owner == group->owner && one.lowest() < group->lowest());
      if (sooner) group = &one;
    }
  } else {
    group = &board_.group_of(touched_[next_touched_]);
    choice.removes = loses_one(group->shape);
  }
  choice.owner = group->owner;
  choice.count = group->count;
  choice.points = group->points;
  std::fill_n(choice.allowed.begin(), choice.count, true);
  return choice;
}

void Situation::choose(Point point) {
  if (step_ == Step::New) {
    const bool removes = loses_one(fresh_shape_);
    if (!removes) {
      finish_single(point);
      return;
    }
    // Of a W group what is left stays entangled: three of a W4 are a W3, two are a pair.
    std::array<Point, kMostStones> stay;
    std::size_t count = 0;
    for (const Point stone : waiting()) {
      if (stone != point) stay[count++] = stone;
    }
    finish({stay.data(), count}, count == 3 ? Shape::W3 : Shape::Pair);
    return;
  }
  const Choice choice = this->choice();
  const std::span<const Point> stones(choice.points.data(), choice.count);
  if (choice.removes) {
    board_.leave_group(point);
    board_.lift(point);
  } else {
    board_.disentangle(point);
    for (const Point stone : stones) {
      if (stone != point) board_.lift(stone);
    }
  }
  if (step_ != Step::Last) {
    for (const Point stone : stones) {
      if ((stone == point) != choice.removes) kept_.push_back(stone);
    }
    ++next_touched_;
  }
  next_choice();
}

/// Puts the one stone that stays on the board, captures (G11) and ends the turn.
void Situation::finish_single(Point stone) {
  const Colour opponent = other(to_move_);
  board_.put(stone, to_move_);
  std::size_t taken = 0;
  Point last_taken;
  if (board_.neighbours(stone, opponent) > 0) {
    board_.for_neighbours(stone, [&](Point near) {
      if (board_.colour(near) != opponent || board_.pseudo_liberties(near) > 0) return;
      last_taken = near;
      taken += board_.capture(near);
    });
  }
  if (taken > 0) {
    count_captured(opponent, taken);
    const bool ko = taken == 1 && board_.pseudo_liberties(stone) == 1 && board_.chain_size(stone) == 1;
    if (ko) ko_ = last_taken;
  } else if (board_.pseudo_liberties(stone) == 0) {
    count_captured(to_move_, board_.capture(stone));
  }
  end_turn();
}

/// The same for several stones, which are entangled.
void Situation::finish(std::span<const Point> stones, Shape shape) {
  for (const Point stone : stones) board_.put(stone, to_move_);
  board_.entangle(stones, shape);
  const Colour opponent = other(to_move_);
  for (const Point stone : stones) {
    if (const std::size_t taken = board_.capture_around(stone, opponent); taken > 0) count_captured(opponent, taken);
  }
  for (const Point stone : stones) {
    if (board_.colour(stone) == to_move_ && board_.pseudo_liberties(stone) == 0) {
      count_captured(to_move_, board_.capture(stone));
    }
  }
  end_turn();
}

void Situation::count_captured(Colour player, std::size_t stones) {
  std::uint16_t& count = captured_[player == Colour::Black ? 0 : 1];
  count = static_cast<std::uint16_t>(count + stones);
  if (player == to_move_) suicided_ = true;
}

void Situation::end_turn() {
  to_move_ = other(to_move_);
  if (fresh_count_ == 0) return;  // it was not more than a placement
  step_ = Step::None;
  touched_.clear();
  kept_.clear();
  next_touched_ = 0;
  own_touched_ = 0;
  fresh_count_ = 0;
  fresh_shape_ = Shape::Single;
}

void Situation::pass() {
  ++passes_;
  suicided_ = false;
  ko_ = Point();
  to_move_ = other(to_move_);
  if (passes_ >= 2) next_choice();
}

void Situation::skip() {
  passes_ = 0;
  suicided_ = false;
  ko_ = Point();
  to_move_ = other(to_move_);
}

bool Situation::operator==(const Situation& other) const {
  return board_ == other.board_ && laws_ == other.laws_ && to_move_ == other.to_move_ && passes_ == other.passes_ &&
         step_ == other.step_ && captured_[0] == other.captured_[0] && captured_[1] == other.captured_[1] &&
         fresh_shape_ == other.fresh_shape_ && std::ranges::equal(waiting(), other.waiting()) &&
         std::ranges::equal(kept(), other.kept()) && next_touched_ == other.next_touched_ &&
         std::ranges::equal(touched_, other.touched_);
}

}  // namespace spooky::go
