#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "spooky/games/go/rules/point.hpp"

namespace spooky::go {

/// A list of points without allocation. It has room for a whole board, but a copy copies only the points it holds.
template <std::size_t kCapacity>
class PointList {
 public:
  PointList() {}  // NOLINT(modernize-use-equals-default): the items are left unset on purpose
  PointList(const PointList& from) { copy(from); }  // NOLINT(cppcoreguidelines-pro-type-member-init)
  PointList& operator=(const PointList& from) {
    if (this != &from) copy(from);
    return *this;
  }

  void clear() { size_ = 0; }
  void push_back(Point point) {
    assert(size_ < kCapacity);
    items_[size_++] = point;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Point operator[](std::size_t index) const { return items_[index]; }
  Point* begin() { return items_; }
  Point* end() { return items_ + size_; }
  const Point* begin() const { return items_; }
  const Point* end() const { return items_ + size_; }

 private:
  /// Most lists are empty, most others short: a copy of fixed length is quicker than one of just their length.
  static constexpr std::size_t kUsual = 16;
  void copy(const PointList& from) {
    size_ = from.size_;
    if (size_ == 0) return;
    std::memcpy(&items_, &from.items_, kUsual * sizeof(Point));
    if (size_ > kUsual) [[unlikely]]
      std::memcpy(&items_, &from.items_, size_ * sizeof(Point));
  }

  std::uint16_t size_ = 0;
  union {
    Point items_[kCapacity];
  };
  static_assert(kCapacity >= kUsual);
};

}  // namespace spooky::go
