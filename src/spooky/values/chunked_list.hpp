#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace spooky::values {

/// A list that only grows and whose items never move: chunks of 2^kChunkBits items, allocated as they are needed.
template <class T, unsigned kChunkBits>
class ChunkedList {
 public:
  static constexpr std::size_t kChunk = std::size_t{1} << kChunkBits;

  std::size_t size() const { return size_; }
  std::size_t bytes() const { return chunks_.size() * kChunk * sizeof(T); }

  /// How many bytes appending a run of count items would allocate.
  std::size_t growth(std::size_t count) const {
    return start_of_run(count) + count > chunks_.size() * kChunk ? kChunk * sizeof(T) : 0;
  }

  T& operator[](std::size_t place) { return chunks_[place >> kChunkBits][place & (kChunk - 1)]; }
  const T& operator[](std::size_t place) const { return chunks_[place >> kChunkBits][place & (kChunk - 1)]; }

  /// The count items from place on; they were appended as one run.
  std::span<const T> run(std::size_t place, std::size_t count) const {
    return count == 0 ? std::span<const T>() : std::span<const T>(&(*this)[place], count);
  }

  /// Room for count neighbouring items, at most a chunk; returns the place of the first.
  std::size_t append(std::size_t count) {
    assert(count <= kChunk);
    const std::size_t place = start_of_run(count);
    if (place + count > chunks_.size() * kChunk) chunks_.push_back(std::make_unique<T[]>(kChunk));
    size_ = place + count;
    return place;
  }

 private:
  /// A run never crosses the end of a chunk.
  std::size_t start_of_run(std::size_t count) const {
    const std::size_t in_chunk = size_ & (kChunk - 1);
    return in_chunk + count > kChunk ? size_ - in_chunk + kChunk : size_;
  }

  std::vector<std::unique_ptr<T[]>> chunks_;
  std::size_t size_ = 0;
};

}  // namespace spooky::values
