#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// The rules of a classical partisan game: a position is a value with a hash, and the rules append its options to a
/// list.
template <class R>
concept PartisanRules =
    std::regular<typename R::Position> &&
    requires(const R rules, const typename R::Position position, std::vector<typename R::Position>& list) {
      { position.hash() } -> std::same_as<Hash>;
      rules.left_options(position, list);
      rules.right_options(position, list);
    };

/// Rules that can take a position apart: they append parts that no move joins again, so that their values add up.
template <class R>
concept HasComponents = requires(const R rules, const typename R::Position position,
                                 std::vector<typename R::Position>& list) { rules.components(position, list); };

/// A position of the same value as another, or of the negative value.
template <class Position>
struct Likeness {
  Position position;
  bool is_negative = false;
};

/// Rules that know which positions are alike (mirrored, moved, with the players exchanged) and name one for all.
template <class R>
concept HasLikeness = requires(const R rules, const typename R::Position position) {
  { rules.likeness(position) } -> std::same_as<Likeness<typename R::Position>>;
};

/// Canonical forms of positions, each worked out once. The memory of the table is kept under a limit; a position past
/// it is an error with the code too-large, and everything found before stays.
template <PartisanRules R>
class Evaluator {
 public:
  using Position = typename R::Position;

  Evaluator(Universe& universe, R rules, std::size_t byte_limit = std::size_t{1} << 30)
      : universe_(universe), rules_(std::move(rules)), most_positions_(byte_limit / kBytesEach) {}

  Result<Value> value(const Position& position) {
    Value total = kZero;
    stack_.clear();
    if (!value_of_whole(position, 0, total)) return std::move(*error_);
    return total;
  }

  /// How many positions have been worked out.
  std::size_t positions() const { return values_.size(); }
  std::size_t bytes() const { return values_.size() * kBytesEach; }
  void limit_bytes(std::size_t limit) { most_positions_ = limit / kBytesEach; }

 private:
  /// Play longer than this would be too deep a recursion.
  static constexpr std::size_t kLongestPlay = 300;
  /// What a position takes in the table when it has just grown.
  static constexpr std::size_t kBytesEach = 2 * sizeof(std::pair<const Position, Value>) + 2;

  struct HashPosition {
    using is_avalanching = void;
    std::size_t operator()(const Position& position) const { return static_cast<std::size_t>(position.hash()); }
  };

  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }

  bool take(Result<Value> result, Value& value) {
    if (!result) return fail(result.error());
    value = *result;
    return true;
  }

  // These put what they find into value, or set error_ and return false. Lists of positions are kept on one stack.
  bool value_of_whole(const Position& position, std::size_t depth, Value& value) {
    if constexpr (HasComponents<R>) {
      const std::size_t begin = stack_.size();
      rules_.components(position, stack_);
      const std::size_t end = stack_.size();
      value = kZero;
      for (std::size_t i = begin; i < end; ++i) {
        Value part;
        const Position component = stack_[i];
        if (!value_of_one(component, depth, part) || !take(universe_.sum(value, part), value)) return false;
      }
      stack_.resize(begin);
      return true;
    } else {
      return value_of_one(position, depth, value);
    }
  }

  bool value_of_one(const Position& position, std::size_t depth, Value& value) {
    if constexpr (HasLikeness<R>) {
      const Likeness<Position> alike = rules_.likeness(position);
      if (!remembered_value(alike.position, depth, value)) return false;
      return !alike.is_negative || take(universe_.negative(value), value);
    } else {
      return remembered_value(position, depth, value);
    }
  }

  bool remembered_value(const Position& position, std::size_t depth, Value& value) {
    if (const auto found = values_.find(position); found != values_.end()) {
      value = found->second;
      return true;
    }
    if (depth >= kLongestPlay) return fail({ErrorCode::TooLarge, "play from this position can last too long"});
    std::vector<Value> left;
    std::vector<Value> right;
    if (!option_values(position, Side::Left, depth, left) || !option_values(position, Side::Right, depth, right) ||
        !take(universe_.game(left, right), value)) {
      return false;
    }
    if (values_.size() >= most_positions_) {
      return fail({ErrorCode::TooLarge, "gave up after " + std::to_string(values_.size()) +
                                            " positions: their values need more memory than the limit allows"});
    }
    values_.emplace(position, value);
    return true;
  }

  bool option_values(const Position& position, Side side, std::size_t depth, std::vector<Value>& list) {
    const std::size_t begin = stack_.size();
    side == Side::Left ? rules_.left_options(position, stack_) : rules_.right_options(position, stack_);
    const std::size_t end = stack_.size();
    for (std::size_t i = begin; i < end; ++i) {
      const Position option = stack_[i];
      Value option_value;
      if (!value_of_whole(option, depth + 1, option_value)) return false;
      list.push_back(option_value);
    }
    stack_.resize(begin);
    return true;
  }

  Universe& universe_;
  R rules_;
  std::size_t most_positions_;
  std::vector<Position> stack_;
  std::optional<Error> error_;
  boost::unordered_flat_map<Position, Value, HashPosition> values_;
};

}  // namespace spooky::values
