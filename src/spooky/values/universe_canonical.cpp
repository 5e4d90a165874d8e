// From any form to the canonical one.
#include <algorithm>

#include "spooky/values/universe_steps.hpp"

namespace spooky::values {

namespace {

/// Most comparisons of options are settled by their stops and cost a fraction of a step.
constexpr std::size_t kComparisonsPerStep = 64;

}  // namespace

Value Universe::canonical(Options& options) {
  const std::size_t most = std::max(options.left.size(), options.right.size());
  if (!take_steps(1 + std::uint64_t{most} * most / kComparisonsPerStep)) return kZero;
  for (const Side side : {Side::Left, Side::Right}) {
    std::vector<Value>& list = options.side(side);
    std::ranges::sort(list);
    list.erase(std::ranges::unique(list).begin(), list.end());
  }
  if (const auto value = impartial_value(options)) return *value;
  std::uint32_t depth = 0;
  for (const Value option : options.left) depth = std::max(depth, store_.depth(option));
  for (const Value option : options.right) depth = std::max(depth, store_.depth(option));
  if (2 * depth > kDeepestPair) return fail(Failure::Depth);

  std::optional<Dyadic> number;
  const bool is_number = is_number_form(options, number);
  if (failed()) return kZero;
  if (is_number) return number ? intern({*number, 0, 0}) : fail(Failure::Number);

  const Dyadic left_stop = best_stop(options.left, Side::Left);
  const Dyadic right_stop = best_stop(options.right, Side::Right);
  const Form form{options, left_stop.to_float(), right_stop.to_float()};
  for (const Side side : {Side::Left, Side::Right}) keep_undominated(options.side(side), side);
  for (const Side side : {Side::Left, Side::Right}) {
    bypass_reversible(form, side);
    if (failed()) return kZero;
  }
  if (const auto closed = recognised(options)) return intern(*closed);
  const Value left = intern({left_stop, 0, 0});
  const Value right = failed() ? kZero : intern({right_stop, 0, 0});
  return failed() ? kZero : intern(options, left, right);
}

/// The same nimbers for both players: the least nimber that is missing (Sprague and Grundy).
std::optional<Value> Universe::impartial_value(const Options& options) {
  if (!uses_shortcuts_ || options.left != options.right) return std::nullopt;
  std::vector<bool> present(options.left.size());
  for (const Value option : options.left) {
    if (!store_.is_number_up_star(option)) return std::nullopt;
    const NumberUpStar closed = store_.number_up_star(option);
    if (closed.up != 0 || !closed.number.is_zero()) return std::nullopt;
    if (closed.nimber < present.size()) present[closed.nimber] = true;
  }
  const auto missing = std::ranges::find(present, false) - present.begin();
  return intern({Dyadic(), 0, static_cast<std::uint32_t>(missing)});
}

/// The stop a player reaches who begins with one of the options. There must be one.
Dyadic Universe::best_stop(const std::vector<Value>& options, Side side) const {
  Dyadic best = store_.stop(options.front(), other(side));
  for (const Value option : options) {
    const Dyadic stop = store_.stop(option, other(side));
    if (side == Side::Left ? stop > best : stop < best) best = stop;
  }
  return best;
}

/// The simplest number theorem: if some number x has every left option ⊲| x and x ⊲| every right option, the form is
/// the simplest such x. A left option is ⊲| x if its right stop is below x, and not if above; on the stop itself one
/// has to look.
bool Universe::is_number_form(const Options& options, std::optional<Dyadic>& number) {
  std::optional<Bound> lower;
  std::optional<Bound> upper;
  if (!options.left.empty()) lower = Bound{best_stop(options.left, Side::Left)};
  if (!options.right.empty()) upper = Bound{best_stop(options.right, Side::Right)};
  if (lower && upper && lower->number > upper->number) return false;
  if (lower) lower->included = includes_stop(options.left, Side::Left, lower->number);
  if (lower && upper && lower->number == upper->number && !lower->included) return false;
  if (upper) upper->included = includes_stop(options.right, Side::Right, upper->number);
  if (lower && upper && lower->number == upper->number && !upper->included) return false;
  number = simplest_number(lower, upper);
  return true;
}

/// Whether no option is at or beyond this number, the best of their stops, as side sees it.
bool Universe::includes_stop(const std::vector<Value>& options, Side side, const Dyadic& stop) {
  const Value number = intern({stop, 0, 0});
  return std::ranges::none_of(options, [&](Value option) {
    return !failed() && store_.stop(option, other(side)) == stop && is_below(number, option, side);
  });
}

/// Of two comparable options a player needs only the better one.
void Universe::keep_undominated(std::vector<Value>& options, Side side) {
  std::size_t kept = 0;
  for (std::size_t next = 0; next < options.size() && !failed(); ++next) {
    const Value option = options[next];
    const auto begin = options.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(kept);
    if (std::any_of(begin, end, [&](Value rival) { return is_below(option, rival, side); })) continue;
    const auto rest = std::remove_if(begin, end, [&](Value rival) { return is_below(rival, option, side); });
    kept = static_cast<std::size_t>(rest - begin);
    options[kept++] = option;
  }
  options.resize(kept);
}

/// An option from which the opponent can answer to something no worse for him than the form itself is replaced by the
/// player's options there. Whether an option is reversible depends on the value of the form only, so each is asked
/// once.
void Universe::bypass_reversible(const Form& form, Side side) {
  std::vector<Value>& options = form.options.side(side);
  bool changed = false;
  for (std::size_t next = 0; next < options.size() && !failed();) {
    const auto reversing = reversing_option(form, side, options[next]);
    if (failed()) return;
    if (!reversing) {
      ++next;
      continue;
    }
    changed = true;
    options.erase(options.begin() + static_cast<std::ptrdiff_t>(next));
    for_each_option(*reversing, side, [&](Value option) {
      const bool is_useless = std::ranges::any_of(options, [&](Value rival) { return is_below(option, rival, side); });
      if (!is_useless && !failed()) options.push_back(option);
      return !failed();
    });
  }
  if (changed) keep_undominated(options, side);
}

std::optional<Value> Universe::reversing_option(const Form& form, Side side, Value option) {
  // A number n is no reversible option of a form that is none, once dominated options are gone; see add_number.
  if (store_.is_number(option)) return std::nullopt;
  std::optional<Value> reversing;
  for_each_option(option, other(side), [&](Value answer) {
    if (is_below_form(answer, form, side)) reversing = answer;
    return !reversing && !failed();
  });
  return reversing;
}

/// value ≤ form, as side sees it: the comparison of universe_order.cpp with a form that has no place yet.
bool Universe::is_below_form(Value value, const Form& form, Side side) {
  if (const auto known = order_by_stops(value, form, side)) return *known;
  if (!take_steps(1)) return false;
  for (const Value option : form.options.side(other(side))) {
    if (is_below(option, value, side)) return false;
  }
  if (store_.is_number(value)) return true;
  bool below = true;
  for_each_option(value, side, [&](Value option) { return below = !form_is_below(form, option, side) && !failed(); });
  return below;
}

/// form ≤ value, as side sees it.
bool Universe::form_is_below(const Form& form, Value value, Side side) {
  if (const auto known = order_by_stops(value, form, other(side))) return *known;
  if (!take_steps(1)) return false;
  for (const Value option : form.options.side(side)) {
    if (is_below(value, option, side)) return false;
  }
  if (store_.is_number(value)) return true;
  bool below = true;
  for_each_option(value, other(side),
                  [&](Value option) { return below = !is_below_form(option, form, side) && !failed(); });
  return below;
}

std::optional<bool> Universe::order_by_stops(Value value, const Form& form, Side side) const {
  const float left = store_.rounded_stop(value, Side::Left);
  const float right = store_.rounded_stop(value, Side::Right);
  return side == Side::Left ? order_by_stops(left, right, form.left_stop, form.right_stop)
                            : order_by_stops(form.left_stop, form.right_stop, left, right);
}

/// The canonical forms of number + ups + nimber: see number_up_star.hpp.
std::optional<NumberUpStar> Universe::recognised(const Options& options) const {
  const auto closed = [&](Value value) { return store_.number_up_star(value); };
  const auto all_closed = [&](const std::vector<Value>& list) {
    return std::ranges::all_of(list, [&](Value value) { return store_.is_number_up_star(value); });
  };
  if (!all_closed(options.left) || !all_closed(options.right)) return std::nullopt;
  const auto find_number = [&](const std::vector<Value>& list) -> std::optional<Dyadic> {
    for (const Value value : list) {
      if (store_.is_number(value)) return closed(value).number;
    }
    return std::nullopt;
  };
  for (const Side side : {Side::Left, Side::Right}) {
    // {x | x↑(n-1)*(k xor 1)} is x↑n*k; seen from Right, x↓n*k.
    const auto& single = options.side(side);
    const auto& opposite = options.side(other(side));
    if (single.size() != 1 || opposite.size() != 1 || !store_.is_number(single[0])) continue;
    NumberUpStar value = closed(opposite[0]);
    const bool fits = value.number == closed(single[0]).number && !value.is_number() &&
                      (side == Side::Left ? value.up >= 0 : value.up <= 0);
    if (!fits || value.up == NumberUpStar::kLargestUp || value.up == -NumberUpStar::kLargestUp) continue;
    value.up += side == Side::Left ? 1 : -1;
    value.nimber ^= 1;
    return value;
  }
  const auto number = find_number(options.left);
  if (!number || find_number(options.right) != number) return std::nullopt;
  const auto counts_nimbers = [&](const std::vector<Value>& list) {
    return std::ranges::all_of(list, [&](Value value) {
      const NumberUpStar option = closed(value);
      return option.number == *number && option.up == 0 && option.nimber < list.size();
    });
  };
  // All different and below their number: they are x, x*, …, x*(size - 1).
  if (!counts_nimbers(options.left) || !counts_nimbers(options.right)) return std::nullopt;
  const std::size_t left = options.left.size();
  const std::size_t right = options.right.size();
  if (left == right) return NumberUpStar{*number, 0, static_cast<std::uint32_t>(left)};
  if (left == 2 && right == 1) return NumberUpStar{*number, 1, 1};
  if (left == 1 && right == 2) return NumberUpStar{*number, -1, 1};
  return std::nullopt;
}

}  // namespace spooky::values
