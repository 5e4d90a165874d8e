#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "spooky/core/hash.hpp"

namespace spooky {

/// The positions between turns as repetition compares them, by their hashes: all of them, as in a quantum game hardly
/// any move is one that nothing can undo. A list that shares its past: a copy is a pointer.
class HashHistory {
 public:
  HashHistory() = default;
  HashHistory(const HashHistory&) = default;
  HashHistory(HashHistory&&) = default;
  HashHistory& operator=(const HashHistory&) = default;
  HashHistory& operator=(HashHistory&&) = default;
  ~HashHistory();

  void add(Hash position);
  std::size_t size() const { return last_ ? last_->length : 0; }
  /// The memory that the list takes, as if it shared nothing.
  std::size_t bytes() const { return size() * (sizeof(Node) + 2 * sizeof(void*)); }
  /// How often the position is in the list.
  int occurrences(Hash position) const;
  /// The last positions, at most so many, the latest first.
  std::vector<Hash> latest(std::size_t most) const;
  bool operator==(const HashHistory& other) const;

 private:
  struct Node {
    std::shared_ptr<const Node> before;
    std::size_t length = 0;
    Hash position = 0;
  };
  std::shared_ptr<const Node> last_;
};

}  // namespace spooky
