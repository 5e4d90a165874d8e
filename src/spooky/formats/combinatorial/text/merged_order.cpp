#include "spooky/formats/combinatorial/text/merged_order.hpp"

#include <set>

namespace spooky::combinatorial::texts {

std::vector<unsigned> merged_order(unsigned count, const std::vector<std::vector<unsigned>>& lists) {
  std::vector<std::set<unsigned>> followers(count);
  std::vector<unsigned> waits_for(count, 0);
  for (const std::vector<unsigned>& list : lists) {
    for (std::size_t i = 1; i < list.size(); ++i) {
      if (followers[list[i - 1]].insert(list[i]).second) ++waits_for[list[i]];
    }
  }
  std::set<unsigned> ready;
  std::set<unsigned> waiting;
  for (unsigned number = 0; number < count; ++number) (waits_for[number] == 0 ? ready : waiting).insert(number);
  std::vector<unsigned> order;
  while (!ready.empty() || !waiting.empty()) {
    std::set<unsigned>& source = ready.empty() ? waiting : ready;  // in a contradiction somebody goes first
    const unsigned number = *source.begin();
    source.erase(source.begin());
    order.push_back(number);
    for (const unsigned follower : followers[number]) {
      if (--waits_for[follower] == 0 && waiting.erase(follower) != 0) ready.insert(follower);
    }
  }
  return order;
}

}  // namespace spooky::combinatorial::texts
