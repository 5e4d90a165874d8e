#include "spooky/games/akl_chess/player/turn_search.hpp"

#include <algorithm>
#include <utility>

#include "spooky/games/akl_chess/player/evaluation.hpp"

namespace spooky::akl_chess {

namespace {

double sign_of(const Position& position) { return position.to_move() == Colour::White ? 1 : -1; }

/// By value for the player of this sign; equal ones by action, so that every machine has the same order.
struct BestFirst {
  double sign;
  bool operator()(const auto& a, const auto& b) const {
    return a.value != b.value ? sign * a.value > sign * b.value : a.action < b.action;
  }
};

Position played(const Position& position, const Action& action) {
  Position next = position;
  next.play_unchecked(action);
  return next;
}

/// What a touch may show, with its chance.
std::array<double, kTypes> touch_chances(const Position& position, Square square, bool exact) {
  const Piece& piece = position.board().at(square);
  if (!exact || piece.man.second) {
    return estimated_touch(position.setup().bags[index_of(piece.owner)], piece.man);
  }
  std::array<double, kTypes> chances = type_chances(position.setup().evidence(piece.owner), piece.man.seen);
  for (double& chance : chances) chance /= 2;
  chances[index_of(piece.man.first)] += 0.5;
  return chances;
}

}  // namespace

TurnSearch::Outcome TurnSearch::evaluated(std::vector<Position> choices, double chance, double sign, std::size_t kept,
                                          double& value) {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < choices.size(); ++i) order.emplace_back(-sign * evaluate(choices[i]), i);
  nodes_ += choices.size();
  std::sort(order.begin(), order.end());
  value += chance * -sign * order.front().first;
  Outcome outcome{chance, {}};
  for (std::size_t i = 0; i < std::min(kept, order.size()); ++i) {
    outcome.choices.push_back(std::move(choices[order[i].second]));
  }
  return outcome;
}

TurnSearch::Option TurnSearch::touch_option(const Position& position, const Action& action, bool exact,
                                            std::size_t kept) {
  Option option{action, 0, {}};
  const double sign = sign_of(position);
  const std::array<double, kTypes> chances = touch_chances(position, action.from(), exact);
  const Position touched = played(position, action);
  Position::Actions moves;
  for (const Type type : kAllTypes) {
    const double chance = chances[index_of(type)];
    if (chance <= 0) continue;
    const Position shown = played(touched, Action::show(type));
    std::vector<Position> choices;
    if (shown.must()) {
      shown.legal_actions(moves);
      for (const Action& move : moves) choices.push_back(played(shown, move));
    } else {
      choices.push_back(shown);
    }
    option.outcomes.push_back(evaluated(std::move(choices), chance, sign, kept, option.value));
  }
  return option;
}

std::vector<TurnSearch::Option> TurnSearch::options(const Position& position, bool exact, std::size_t kept) {
  std::vector<Option> list;
  Position::Actions actions;
  position.legal_actions(actions);
  const double sign = sign_of(position);
  for (const Action& action : actions) {
    if (action.kind() == Action::Kind::Touch) {
      list.push_back(touch_option(position, action, exact, kept));
    } else {
      Option option{action, 0, {}};
      option.outcomes.push_back(evaluated({played(position, action)}, 1, sign, kept, option.value));
      list.push_back(std::move(option));
    }
  }
  std::sort(list.begin(), list.end(), BestFirst{sign});
  return list;
}

double TurnSearch::deepen(const Option& option, int turns, double sign) {
  double value = 0;
  for (const Outcome& outcome : option.outcomes) {
    double best = -sign * 2 * kWin;
    for (const Position& choice : outcome.choices) {
      const double found = turn_value(choice, turns);
      if (sign * found > sign * best) best = found;
    }
    value += outcome.chance * best;
  }
  return value;
}

double TurnSearch::turn_value(const Position& position, int turns) {
  if (position.is_over()) return evaluate(position);
  const double sign = sign_of(position);
  const bool last = turns <= 1;
  const std::vector<Option> list = options(position, false, last ? 0 : std::max<std::size_t>(1, shape_.moves / 2));
  if (last) return list.front().value;
  double best = -sign * 2 * kWin;
  for (std::size_t i = 0; i < std::min(list.size(), std::max<std::size_t>(1, shape_.actions / 2)); ++i) {
    const double found = deepen(list[i], turns - 1, sign);
    if (sign * found > sign * best) best = found;
  }
  return best;
}

std::vector<ValuedAction> TurnSearch::rank(const Position& position) {
  const double sign = sign_of(position);
  std::vector<ValuedAction> ranked;
  std::vector<Option> list = options(position, true, shape_.turns > 1 ? shape_.moves : 0);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool deeper = shape_.turns > 1 && i < shape_.actions;
    // Actions that are not looked at deeper come after those that are, in the order of the evaluation.
    ranked.push_back({list[i].action, deeper ? deepen(list[i], shape_.turns - 1, sign) : list[i].value});
  }
  const auto looked_at = ranked.begin() + static_cast<std::ptrdiff_t>(std::min(shape_.actions, ranked.size()));
  std::sort(ranked.begin(), shape_.turns > 1 ? looked_at : ranked.end(), BestFirst{sign});
  return ranked;
}

}  // namespace spooky::akl_chess
