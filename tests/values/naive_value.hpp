#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spooky/core/rational.hpp"

namespace spooky::values {

/// Short games by their definitions and nothing else: a second opinion for small ones.
struct NaiveGame;
using Naive = std::shared_ptr<const NaiveGame>;
struct NaiveGame {
  std::vector<Naive> left;
  std::vector<Naive> right;
};

inline Naive naive(std::vector<Naive> left, std::vector<Naive> right) {
  return std::make_shared<const NaiveGame>(NaiveGame{std::move(left), std::move(right)});
}

/// a ≤ b: no left option of a is ≥ b, no right option of b is ≤ a.
inline bool naive_at_most(const Naive& a, const Naive& b) {
  return std::ranges::none_of(a->left, [&](const Naive& option) { return naive_at_most(b, option); }) &&
         std::ranges::none_of(b->right, [&](const Naive& option) { return naive_at_most(option, a); });
}

inline Naive naive_negative(const Naive& game) {
  std::vector<Naive> left;
  std::vector<Naive> right;
  for (const Naive& option : game->right) left.push_back(naive_negative(option));
  for (const Naive& option : game->left) right.push_back(naive_negative(option));
  return naive(std::move(left), std::move(right));
}

inline Naive naive_sum(const Naive& a, const Naive& b) {
  std::vector<Naive> left;
  std::vector<Naive> right;
  for (const Naive& option : a->left) left.push_back(naive_sum(option, b));
  for (const Naive& option : b->left) left.push_back(naive_sum(a, option));
  for (const Naive& option : a->right) right.push_back(naive_sum(option, b));
  for (const Naive& option : b->right) right.push_back(naive_sum(a, option));
  return naive(std::move(left), std::move(right));
}

/// Options in canonical form first; then, while there is one, a reversible option is bypassed or a dominated one
/// removed.
inline Naive naive_canonical(const Naive& game) {
  NaiveGame form;
  for (const Naive& option : game->left) form.left.push_back(naive_canonical(option));
  for (const Naive& option : game->right) form.right.push_back(naive_canonical(option));
  const auto bypass = [&](bool is_left) {
    auto& options = is_left ? form.left : form.right;
    for (std::size_t i = 0; i < options.size(); ++i) {
      for (const Naive& answer : is_left ? options[i]->right : options[i]->left) {
        if (!(is_left ? naive_at_most(answer, game) : naive_at_most(game, answer))) continue;
        const Naive reversing = answer;
        options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
        const auto& through = is_left ? reversing->left : reversing->right;
        options.insert(options.end(), through.begin(), through.end());
        return true;
      }
    }
    return false;
  };
  const auto remove_dominated = [&](bool is_left) {
    auto& options = is_left ? form.left : form.right;
    for (std::size_t i = 0; i < options.size(); ++i) {
      for (std::size_t j = 0; j < options.size(); ++j) {
        if (i == j || !(is_left ? naive_at_most(options[i], options[j]) : naive_at_most(options[j], options[i]))) {
          continue;
        }
        options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
      }
    }
    return false;
  };
  while (bypass(true) || bypass(false) || remove_dominated(true) || remove_dominated(false)) {
  }
  return std::make_shared<const NaiveGame>(std::move(form));
}

/// Every option written out and sorted: equal for equal canonical forms only.
inline std::string naive_structure(const Naive& game) {
  const auto side = [](const std::vector<Naive>& options) {
    std::vector<std::string> texts;
    for (const Naive& option : options) texts.push_back(naive_structure(option));
    std::ranges::sort(texts);
    std::string text;
    for (const std::string& each : texts) text += each;
    return text;
  };
  return "{" + side(game->left) + "|" + side(game->right) + "}";
}

/// The number a canonical form is, if any: all options are numbers, and the left ones less than the right ones.
inline std::optional<Rational> naive_number(const Naive& canonical) {
  if (canonical->left.empty() && canonical->right.empty()) return Rational(0);
  std::optional<Rational> left;
  std::optional<Rational> right;
  if (!canonical->left.empty()) {
    left = naive_number(canonical->left[0]);
    if (!left || canonical->left.size() > 1) return std::nullopt;
  }
  if (!canonical->right.empty()) {
    right = naive_number(canonical->right[0]);
    if (!right || canonical->right.size() > 1) return std::nullopt;
  }
  if (!right) return *left + Rational(1);
  if (!left) return *right - Rational(1);
  if (*left >= *right) return std::nullopt;
  return (*left + *right) * Rational(1, 2);
}

/// The stops of a canonical form, by play.
inline Rational naive_stop(const Naive& canonical, bool left_begins) {
  if (const auto number = naive_number(canonical)) return *number;
  std::optional<Rational> best;
  for (const Naive& option : left_begins ? canonical->left : canonical->right) {
    const Rational stop = naive_stop(option, !left_begins);
    if (!best || (left_begins ? stop > *best : stop < *best)) best = stop;
  }
  return *best;
}

/// Both walls of a canonical form at the temperatures 0, 1/grid, 2/grid, …: the scaffolds, and from the first meeting
/// on the mast. Exact if every corner is on the grid.
struct NaiveWalls {
  std::vector<Rational> left;
  std::vector<Rational> right;
};
inline NaiveWalls naive_walls(const Naive& canonical, int grid, int count) {
  NaiveWalls walls;
  if (const auto number = naive_number(canonical)) {
    walls.left.assign(static_cast<std::size_t>(count), *number);
    walls.right = walls.left;
    return walls;
  }
  std::vector<NaiveWalls> after_left;
  std::vector<NaiveWalls> after_right;
  for (const Naive& option : canonical->left) after_left.push_back(naive_walls(option, grid, count));
  for (const Naive& option : canonical->right) after_right.push_back(naive_walls(option, grid, count));
  std::optional<Rational> mast;
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
    const Rational tax(static_cast<std::int64_t>(i), grid);
    Rational left = after_left[0].right[i];
    Rational right = after_right[0].left[i];
    for (const NaiveWalls& option : after_left) left = std::max(left, option.right[i]);
    for (const NaiveWalls& option : after_right) right = std::min(right, option.left[i]);
    left = left - tax;
    right = right + tax;
    if (!mast && left <= right) mast = left;
    walls.left.push_back(mast.value_or(left));
    walls.right.push_back(mast.value_or(right));
  }
  return walls;
}

}  // namespace spooky::values
