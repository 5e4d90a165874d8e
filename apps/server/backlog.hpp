#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <unordered_set>
#include <utility>

namespace spooky::server {

/// What waits to be sent to clients, of the whole server together. When that is too much, whoever has most of it
/// waiting is dropped, and so on until it is not. For one thread.
class Backlog {
 public:
  explicit Backlog(std::size_t most_bytes) : most_bytes_(most_bytes) {}
  Backlog(const Backlog&) = delete;
  Backlog& operator=(const Backlog&) = delete;

  /// One client's part.
  class Share {
   public:
    /// `drop` is called at most once, in some add(), perhaps another client's.
    Share(Backlog& backlog, std::function<void()> drop) : backlog_(backlog), drop_(std::move(drop)) {
      backlog_.shares_.insert(this);
    }
    ~Share() {
      clear();
      backlog_.shares_.erase(this);
    }
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;

    std::size_t bytes() const { return bytes_; }

    void add(std::size_t bytes) {
      bytes_ += bytes;
      backlog_.bytes_ += bytes;
      backlog_.drop_worst();
    }
    /// These have been sent; those of a client that was dropped are not counted any more.
    void remove(std::size_t bytes) {
      bytes = std::min(bytes, bytes_);
      bytes_ -= bytes;
      backlog_.bytes_ -= bytes;
    }
    void clear() { remove(bytes_); }

   private:
    friend class Backlog;
    Backlog& backlog_;
    std::function<void()> drop_;
    std::size_t bytes_ = 0;
  };

  std::size_t bytes() const { return bytes_; }

 private:
  void drop_worst() {
    while (bytes_ > most_bytes_) {
      Share& worst = **std::max_element(shares_.begin(), shares_.end(), [](const Share* one, const Share* other) {
        return one->bytes_ < other->bytes_;
      });
      worst.clear();
      if (const auto drop = std::exchange(worst.drop_, nullptr)) drop();
    }
  }

  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::unordered_set<Share*> shares_;
};

}  // namespace spooky::server
