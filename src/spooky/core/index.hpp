#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace spooky {

/// A small integer that cannot be mixed up with another kind: squares with squares, marks with marks.
/// Tag is an empty type, kCapacity the number of different values.
template <class Tag, std::size_t kCapacity>
class Index {
 public:
  static_assert(kCapacity <= 65536);
  static constexpr std::size_t capacity = kCapacity;
  using Value = std::conditional_t<(kCapacity <= 256), std::uint8_t, std::uint16_t>;

  constexpr Index() = default;
  constexpr explicit Index(std::size_t value) : value_(static_cast<Value>(value)) { assert(value < kCapacity); }

  constexpr std::size_t value() const { return value_; }
  constexpr auto operator<=>(const Index&) const = default;

 private:
  Value value_ = 0;
};

/// An array that only its own kind of index may subscript.
template <class IndexType, class T>
class IndexArray {
 public:
  constexpr T& operator[](IndexType index) { return items_[index.value()]; }
  constexpr const T& operator[](IndexType index) const { return items_[index.value()]; }
  constexpr bool operator==(const IndexArray&) const = default;

 private:
  std::array<T, IndexType::capacity> items_{};
};

/// A set of at most 64 indices in one word; iterates from the lowest.
template <class IndexType>
class IndexSet {
 public:
  static_assert(IndexType::capacity <= 64);

  class Iterator {
   public:
    using value_type = IndexType;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr IndexType operator*() const { return IndexType(static_cast<std::size_t>(std::countr_zero(rest_))); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t rest_ = 0;
  };

  constexpr IndexSet() = default;
  constexpr explicit IndexSet(std::uint64_t bits) : bits_(bits) {}

  /// The indices below count.
  static constexpr IndexSet first(std::size_t count) {
    return IndexSet(count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1);
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr bool contains(IndexType index) const { return (bits_ >> index.value() & 1) != 0; }
  constexpr IndexType lowest() const {
    assert(!empty());
    return *begin();
  }
  constexpr void insert(IndexType index) { bits_ |= std::uint64_t{1} << index.value(); }
  constexpr void erase(IndexType index) { bits_ &= ~(std::uint64_t{1} << index.value()); }

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }

  constexpr IndexSet operator|(IndexSet other) const { return IndexSet(bits_ | other.bits_); }
  constexpr IndexSet operator&(IndexSet other) const { return IndexSet(bits_ & other.bits_); }
  constexpr IndexSet operator-(IndexSet other) const { return IndexSet(bits_ & ~other.bits_); }
  constexpr IndexSet& operator|=(IndexSet other) { return *this = *this | other; }
  constexpr bool operator==(const IndexSet&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace spooky
