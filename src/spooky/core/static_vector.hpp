#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace spooky {

/// A list with a fixed capacity and no allocation, for hot loops.
template <class T, std::size_t kCapacity>
class StaticVector {
 public:
  using value_type = T;

  // The items are left unset on purpose: clearing kilobytes for every legal list would cost more than filling it.
  StaticVector() {}  // NOLINT(modernize-use-equals-default)

  void clear() { size_ = 0; }
  void push_back(const T& item) {
    assert(size_ < kCapacity);
    items_[size_++] = item;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t index) { return items_[index]; }
  const T& operator[](std::size_t index) const { return items_[index]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, kCapacity> items_;
};

}  // namespace spooky
