#pragma once

#include <cstddef>
#include <cstdint>

namespace spooky::server {

/// How many games are open, known without a question to the database: counted there now and then, kept up to date in
/// between. Of a database that several servers share, what the others do is seen at the next count. For one thread.
class OpenGames {
 public:
  bool has_room(std::size_t most) const { return known_ + opening_ < static_cast<std::int64_t>(most); }

  /// A game is on its way to the database. Then opened() must follow.
  void opening() { ++opening_; }
  /// It has arrived, or not; one that was over from the start is not open.
  void opened(bool is_open) {
    --opening_;
    if (is_open) ++known_;
  }
  void ended() {
    if (known_ > 0) --known_;
  }

  /// What the database said. It answers in order: every game whose opened() has been called is counted, no other is.
  void counted(std::int64_t number) { known_ = number; }

 private:
  std::int64_t known_ = 0;
  std::int64_t opening_ = 0;
};

}  // namespace spooky::server
