#pragma once

#include <array>
#include <cstddef>
#include <list>

namespace spooky::server {

/// What a connection is about; the first kinds are the first to go when there are too many.
enum class Standing {
  Waiting,   ///< HTTP, between two requests or before the first
  Watching,  ///< a WebSocket without a seat in a running game
  Busy,      ///< a request being answered, or a player: one may think for long
};

/// Who of many has been silent for longest: a list for each standing, the last to be heard at its end.
template <class T>
class IdleOrder {
 public:
  using Node = typename std::list<T*>::iterator;

  Node enter(T* who, Standing standing) { return list(standing).insert(list(standing).end(), who); }
  void leave(Node node, Standing standing) { list(standing).erase(node); }

  /// It has been heard, and stands otherwise from now on, perhaps.
  void heard(Node node, Standing before, Standing now) { list(now).splice(list(now).end(), list(before), node); }

  /// Null when all are busy.
  T* idlest() const {
    for (const auto standing : {Standing::Waiting, Standing::Watching}) {
      const auto& all = lists_[static_cast<std::size_t>(standing)];
      if (!all.empty()) return all.front();
    }
    return nullptr;
  }

 private:
  std::list<T*>& list(Standing standing) { return lists_[static_cast<std::size_t>(standing)]; }

  std::array<std::list<T*>, 3> lists_;
};

}  // namespace spooky::server
