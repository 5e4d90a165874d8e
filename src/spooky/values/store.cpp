#include "spooky/values/store.hpp"

#include <algorithm>
#include <cstdlib>

namespace spooky::values {

namespace {

constexpr std::size_t kFirstSlots = 1024;
constexpr std::uint32_t kDeepestKept = 0xFFFF;
constexpr std::size_t kMostPlaces = std::size_t{1} << 31;

std::uint32_t tag_of(const NumberUpStar& value) {
  Hash hash = combine(1, static_cast<std::uint64_t>(value.number.numerator()));
  hash = combine(hash, value.number.exponent());
  hash = combine(hash, std::uint64_t{static_cast<std::uint32_t>(value.up)} << 32 | value.nimber);
  return static_cast<std::uint32_t>(hash >> 32);
}

std::uint32_t tag_of(std::span<const Value> left, std::span<const Value> right) {
  Hash hash = left.size();
  const auto add = [&hash](std::span<const Value> options) {
    for (const Value option : options) hash = (hash ^ option.place()) * 0x9E3779B97F4A7C15ULL;
  };
  add(left);
  hash ^= hash >> 29;
  add(right);
  return static_cast<std::uint32_t>(mix(hash) >> 32);
}

}  // namespace

Store::Store(std::size_t byte_limit) : byte_limit_(byte_limit), slots_(kFirstSlots) { intern(NumberUpStar{}); }

NumberUpStar Store::number_up_star(Value value) const {
  const Node& node = nodes_[value.place()];
  return {Dyadic::from_parts(node.closed.numerator, node.exponent), node.closed.up, node.closed.nimber};
}

Dyadic Store::stop(Value value, Side side) const {
  return number_up_star(is_number_up_star(value) ? value : stop_value(value, side)).number;
}

void Store::set_negative(Value value, Value negative) {
  nodes_[value.place()].negative = negative;
  nodes_[negative.place()].negative = value;
}

std::optional<Value> Store::intern(const NumberUpStar& value) {
  const std::uint32_t tag = tag_of(value);
  const std::size_t slot = find_slot(tag, [&](Value other) {
    const Node& node = nodes_[other.place()];
    return node.kind != Kind::General && node.closed.numerator == value.number.numerator() &&
           node.exponent == value.number.exponent() && node.closed.up == value.up && node.closed.nimber == value.nimber;
  });
  if (slots_[slot].place != kUnknown.place()) return Value(slots_[slot].place);
  if (!make_room(0)) return std::nullopt;
  Node node{};
  node.left_stop = node.right_stop = value.number.to_float();
  node.negative = kUnknown;
  const std::uint64_t depth = std::uint64_t{value.nimber} + static_cast<std::uint64_t>(std::abs(value.up));
  node.depth = static_cast<std::uint16_t>(std::min<std::uint64_t>(depth, kDeepestKept));
  node.kind = value.is_number() ? Kind::Number : Kind::NumberUpStar;
  node.exponent = static_cast<std::uint8_t>(value.number.exponent());
  node.closed = {value.number.numerator(), value.up, value.nimber};
  return append(node, slot, tag);
}

std::optional<Value> Store::intern(std::span<const Value> left, std::span<const Value> right, Value left_stop,
                                   Value right_stop) {
  if (left.size() > kMostOptions || right.size() > kMostOptions) return std::nullopt;
  const std::uint32_t tag = tag_of(left, right);
  const std::size_t slot = find_slot(tag, [&](Value other) {
    return nodes_[other.place()].kind == Kind::General && std::ranges::equal(options(other, Side::Left), left) &&
           std::ranges::equal(options(other, Side::Right), right);
  });
  if (slots_[slot].place != kUnknown.place()) return Value(slots_[slot].place);
  if (!make_room(left.size() + right.size())) return std::nullopt;
  std::uint32_t depth = 0;
  for (const Value option : left) depth = std::max(depth, this->depth(option));
  for (const Value option : right) depth = std::max(depth, this->depth(option));
  Node node{};
  node.left_stop = rounded_stop(left_stop, Side::Left);
  node.right_stop = rounded_stop(right_stop, Side::Left);
  node.negative = kUnknown;
  node.depth = static_cast<std::uint16_t>(std::min(depth + 1, kDeepestKept));
  node.kind = Kind::General;
  const std::size_t place = options_.append(left.size() + right.size());
  for (std::size_t i = 0; i < left.size(); ++i) options_[place + i] = left[i];
  for (std::size_t i = 0; i < right.size(); ++i) options_[place + left.size() + i] = right[i];
  node.general = {static_cast<std::uint32_t>(place), static_cast<std::uint16_t>(left.size()),
                  static_cast<std::uint16_t>(right.size()), left_stop.place(), right_stop.place()};
  return append(node, slot, tag);
}

template <class Matches>
std::size_t Store::find_slot(std::uint32_t tag, const Matches& matches) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t slot = tag & mask;; slot = (slot + 1) & mask) {
    if (slots_[slot].place == kUnknown.place()) return slot;
    if (slots_[slot].tag == tag && matches(Value(slots_[slot].place))) return slot;
  }
}

bool Store::make_room(std::size_t option_count) {
  const std::size_t growth =
      nodes_.growth(1) + options_.growth(option_count) + (is_crowded() ? 2 * slots_.size() * sizeof(Slot) : 0);
  // Zero is let in under any limit: the first of all values.
  if (growth > 0 && nodes_.size() > 0 && bytes() + growth > byte_limit_) return false;
  return nodes_.size() < kMostPlaces && options_.size() < kMostPlaces;
}

Value Store::append(const Node& node, std::size_t slot, std::uint32_t tag) {
  const std::size_t place = nodes_.append(1);
  nodes_[place] = node;
  slots_[slot] = {static_cast<std::uint32_t>(place), tag};
  if (is_crowded()) grow_slots();
  return Value(static_cast<std::uint32_t>(place));
}

void Store::grow_slots() {
  std::vector<Slot> larger(slots_.size() * 2);
  const std::size_t mask = larger.size() - 1;
  for (const Slot& slot : slots_) {
    if (slot.place == kUnknown.place()) continue;
    std::size_t at = slot.tag & mask;
    while (larger[at].place != kUnknown.place()) at = (at + 1) & mask;
    larger[at] = slot;
  }
  slots_ = std::move(larger);
}

}  // namespace spooky::values
