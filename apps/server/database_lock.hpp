#pragma once

#include <string>

namespace spooky::server {

/// Keeps other servers from the same SQLite file: they would not hear of each other's actions. A database that can be
/// shared, or is nowhere on disk, is not locked. The system gives the lock back when the process ends, however it ends.
class DatabaseLock {
 public:
  /// Throws StoreError with one clear sentence when another server has the file.
  explicit DatabaseLock(const std::string& database);
  ~DatabaseLock() { release(); }
  DatabaseLock(const DatabaseLock&) = delete;
  DatabaseLock& operator=(const DatabaseLock&) = delete;

  /// Harmless when repeated.
  void release();

 private:
  int file_ = -1;
};

}  // namespace spooky::server
