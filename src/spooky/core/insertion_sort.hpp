#pragma once

#include <cstddef>
#include <span>

namespace spooky {

/// Sorts a handful of items in place; for short lists quicker than std::sort, and nothing is called.
template <class T>
void insertion_sort(std::span<T> items) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    const T item = items[i];
    std::size_t place = i;
    for (; place > 0 && item < items[place - 1]; --place) items[place] = items[place - 1];
    items[place] = item;
  }
}

}  // namespace spooky
