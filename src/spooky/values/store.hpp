#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/values/chunked_list.hpp"
#include "spooky/values/number_up_star.hpp"
#include "spooky/values/value.hpp"

namespace spooky::values {

/// The canonical forms themselves, each kept once, 32 bytes and 4 for each option. It trusts that what it is given is
/// canonical: the universe sees to that.
class Store {
 public:
  /// The most options a side may have.
  static constexpr std::size_t kMostOptions = 32'768;

  explicit Store(std::size_t byte_limit);

  std::size_t size() const { return nodes_.size(); }
  std::size_t bytes() const { return nodes_.bytes() + options_.bytes() + slots_.capacity() * sizeof(Slot); }

  bool is_number(Value value) const { return nodes_[value.place()].kind == Kind::Number; }
  bool is_number_up_star(Value value) const { return nodes_[value.place()].kind != Kind::General; }
  NumberUpStar number_up_star(Value value) const;

  /// The options of a value that is no NumberUpStar, sorted by place.
  std::span<const Value> options(Value value, Side side) const {
    const Node& node = nodes_[value.place()];
    return side == Side::Left ? options_.run(node.general.options, node.general.left_count)
                              : options_.run(node.general.options + node.general.left_count, node.general.right_count);
  }

  /// The number reached when Left (or Right) begins and both play for the stop.
  Dyadic stop(Value value, Side side) const;

  /// The same as a value, for a value that is no NumberUpStar.
  Value stop_value(Value value, Side side) const {
    const Node& node = nodes_[value.place()];
    return Value(side == Side::Left ? node.general.left_stop : node.general.right_stop);
  }

  /// The same rounded: a strict order of the rounded stops is the order of the stops.
  float rounded_stop(Value value, Side side) const {
    const Node& node = nodes_[value.place()];
    return side == Side::Left ? node.left_stop : node.right_stop;
  }

  /// How deep a recursion into the value goes before it meets closed formulas: numbers have depth 0.
  std::uint32_t depth(Value value) const { return nodes_[value.place()].depth; }

  /// The negative if it is known already.
  std::optional<Value> negative(Value value) const {
    const Value known = nodes_[value.place()].negative;
    return known == kUnknown ? std::nullopt : std::optional(known);
  }
  void set_negative(Value value, Value negative);

  /// The place of a value, new or old; nothing when it would go past the limit.
  std::optional<Value> intern(const NumberUpStar& value);
  std::optional<Value> intern(std::span<const Value> left, std::span<const Value> right, Value left_stop,
                              Value right_stop);

 private:
  enum class Kind : std::uint8_t { Number, NumberUpStar, General };
  static constexpr Value kUnknown{0xFFFFFFFF};

  struct General {
    std::uint32_t options;
    std::uint16_t left_count;
    std::uint16_t right_count;
    std::uint32_t left_stop;
    std::uint32_t right_stop;
  };
  struct Closed {
    std::int64_t numerator;
    std::int32_t up;
    std::uint32_t nimber;
  };
  struct Node {
    float left_stop;
    float right_stop;
    Value negative;
    std::uint16_t depth;
    Kind kind;
    std::uint8_t exponent;
    union {
      General general;
      Closed closed;
    };
  };
  static_assert(sizeof(Node) == 32);

  /// The hash of a value and where it is; a table of these, open addressing.
  struct Slot {
    std::uint32_t place = kUnknown.place();
    std::uint32_t tag = 0;
  };

  /// The slot of a value with this tag for which matches(place) holds, or the empty slot where it belongs.
  template <class Matches>
  std::size_t find_slot(std::uint32_t tag, const Matches& matches) const;
  bool make_room(std::size_t option_count);
  Value append(const Node& node, std::size_t slot, std::uint32_t tag);
  bool is_crowded() const { return (nodes_.size() + 1) * 2 > slots_.size(); }
  void grow_slots();

  std::size_t byte_limit_;
  ChunkedList<Node, 12> nodes_;
  ChunkedList<Value, 16> options_;
  std::vector<Slot> slots_;
};

}  // namespace spooky::values
