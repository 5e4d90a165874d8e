#include "spooky/core/hash_history.hpp"

#include <utility>

namespace spooky {

HashHistory::~HashHistory() {
  // Without this a long list would be freed by a recursion as deep as it is long.
  while (last_ && last_.use_count() == 1) last_ = std::exchange(const_cast<Node&>(*last_).before, nullptr);
}

void HashHistory::add(Hash position) {
  auto node = std::make_shared<Node>();
  node->before = last_;
  node->length = size() + 1;
  node->position = position;
  last_ = std::move(node);
}

int HashHistory::occurrences(Hash position) const {
  int found = 0;
  for (const Node* node = last_.get(); node != nullptr; node = node->before.get()) {
    if (node->position == position) ++found;
  }
  return found;
}

std::vector<Hash> HashHistory::latest(std::size_t most) const {
  std::vector<Hash> positions;
  for (const Node* node = last_.get(); node != nullptr && positions.size() < most; node = node->before.get()) {
    positions.push_back(node->position);
  }
  return positions;
}

bool HashHistory::operator==(const HashHistory& other) const {
  const Node* mine = last_.get();
  const Node* theirs = other.last_.get();
  while (mine != theirs) {
    if (mine == nullptr || theirs == nullptr || mine->position != theirs->position) return false;
    mine = mine->before.get();
    theirs = theirs->before.get();
  }
  return true;
}

}  // namespace spooky
