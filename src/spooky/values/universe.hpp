#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/values/number_up_star.hpp"
#include "spooky/values/pair_table.hpp"
#include "spooky/values/store.hpp"
#include "spooky/values/value.hpp"

namespace spooky::values {

/// What a universe may use. Memory is kept under bytes (below half a megabyte it cannot go) by giving half of it to the
/// values and a quarter to each table of answers; steps counts the comparisons and sums that had to be worked out since
/// the universe was made.
struct Limits {
  std::size_t bytes = std::size_t{1} << 30;
  std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
};

/// Which shortcuts a universe takes. Without them it follows the definitions: for tests and as the peer in benchmarks.
enum class Shortcuts : unsigned char { Used, Avoided };

/// Short partisan games under normal play, each kept once and in canonical form, so that equal games are equal values.
/// An operation that would pass a limit gives an error with the code too-large; every value made before stays valid.
/// Not for two threads at once.
class Universe {
 public:
  explicit Universe(const Limits& limits = {}, Shortcuts shortcuts = Shortcuts::Used);

  // Making values.
  Result<Value> number(const Dyadic& number) { return number_up_star({number, 0, 0}); }
  Result<Value> integer(std::int64_t number);
  Result<Value> nimber(std::uint32_t size) { return number_up_star({Dyadic(), 0, size}); }
  Result<Value> up(std::int32_t count) { return number_up_star({Dyadic(), count, 0}); }
  Result<Value> number_up_star(const NumberUpStar& value);
  /// { left | right }, whatever the options are.
  Result<Value> game(std::span<const Value> left, std::span<const Value> right);
  /// { a | b }.
  Result<Value> switch_of(Value a, Value b);
  /// { 0 || 0 | -value }, and its negative.
  Result<Value> tiny(Value value);
  Result<Value> miny(Value value);

  // The group and its order.
  Result<Value> sum(Value a, Value b);
  Result<Value> difference(Value a, Value b);
  Result<Value> negative(Value value);
  Result<bool> at_most(Value a, Value b);
  Result<Order> compare(Value a, Value b);
  Result<OutcomeClass> outcome(Value value);

  // Looking at a value.
  bool is_number(Value value) const { return store_.is_number(value); }
  bool is_integer(Value value) const { return is_number(value) && store_.number_up_star(value).number.is_integer(); }
  /// Whether value is a number plus ups plus a nimber; then number_up_star tells which.
  bool is_number_up_star(Value value) const { return store_.is_number_up_star(value); }
  NumberUpStar number_up_star(Value value) const { return store_.number_up_star(value); }
  /// { a | b } with numbers a > b.
  bool is_switch(Value value) const;
  /// Smaller in size than every positive number: both stops are zero.
  bool is_infinitesimal(Value value) const;
  /// In every position that can arise both players can move, or neither.
  bool is_all_small(Value value) const;
  /// The number reached when the named player begins; also for a number, itself.
  Dyadic stop(Value value, Side first) const { return store_.stop(value, first); }
  /// The day on which the value is born.
  std::uint64_t birthday(Value value) const;
  /// The options of the canonical form.
  Result<std::vector<Value>> options(Value value, Side side);
  /// The same without making anything, for a value that is no number plus ups plus a nimber.
  std::span<const Value> kept_options(Value value, Side side) const { return store_.options(value, side); }
  /// How deep a recursion into the value goes before it meets numbers.
  std::uint32_t depth(Value value) const { return store_.depth(value); }

  std::size_t size() const { return store_.size(); }
  std::size_t bytes() const { return store_.bytes() + sums_.bytes() + orders_.bytes(); }
  std::uint64_t steps() const { return steps_; }
  /// Sets how many steps there may have been in all, and returns what was set before.
  std::uint64_t limit_steps(std::uint64_t steps) { return std::exchange(step_limit_, steps); }

 private:
  enum class Failure : unsigned char { None, Memory, Steps, Depth, Number, Options };

  struct Options {
    std::vector<Value> left;
    std::vector<Value> right;

    std::vector<Value>& side(Side side) { return side == Side::Left ? left : right; }
    const std::vector<Value>& side(Side side) const { return side == Side::Left ? left : right; }
  };

  /// Lists of options borrowed for the time of one recursive call.
  class Frame;

  /// A game that is given by options, is no number, and is still to be brought into canonical form; its stops rounded.
  struct Form {
    Options& options;
    float left_stop;
    float right_stop;
  };

  // The operations proper. After a failure they return anything; the caller looks at failed().
  bool failed() const { return failure_ != Failure::None; }
  Value fail(Failure failure);
  bool take_steps(std::uint64_t count);
  template <class T, class Work>
  Result<T> guarded(const Work& work);
  Value intern(const NumberUpStar& value);
  Value intern(Options& options, Value left_stop, Value right_stop);
  template <class Visit>
  void for_each_option(Value value, Side side, const Visit& visit);

  bool is_at_most(Value a, Value b);
  bool is_at_most_by_options(Value a, Value b);
  Value negate(Value value);
  Value add(Value a, Value b);
  Value add_number(Value value, Value number);
  Value add_by_options(Value a, Value b);

  // Canonical forms (universe_canonical.cpp). "Below, as side sees it" is ≤ for Left and ≥ for Right, so that each step
  // is written once for both.
  Value canonical(Options& options);
  std::optional<Value> impartial_value(const Options& options);
  bool is_number_form(const Options& options, std::optional<Dyadic>& number);
  Dyadic best_stop(const std::vector<Value>& options, Side side) const;
  bool includes_stop(const std::vector<Value>& options, Side side, const Dyadic& stop);
  void keep_undominated(std::vector<Value>& options, Side side);
  void bypass_reversible(const Form& form, Side side);
  std::optional<Value> reversing_option(const Form& form, Side side, Value option);
  bool is_below(Value a, Value b, Side side) { return side == Side::Left ? is_at_most(a, b) : is_at_most(b, a); }
  bool is_below_form(Value value, const Form& form, Side side);
  bool form_is_below(const Form& form, Value value, Side side);
  std::optional<bool> order_by_stops(Value value, const Form& form, Side side) const;
  std::optional<bool> order_by_stops(float left_a, float right_a, float left_b, float right_b) const;
  std::optional<NumberUpStar> recognised(const Options& options) const;

  bool uses_shortcuts_;
  std::uint64_t steps_ = 0;
  std::uint64_t step_limit_;
  Failure failure_ = Failure::None;
  Store store_;
  PairTable<SumEntry, 5> sums_;
  PairTable<OrderEntry, 8> orders_;
  std::deque<Options> frames_;
  std::size_t frames_used_ = 0;
};

}  // namespace spooky::values
