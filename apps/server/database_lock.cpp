#include "server/database_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <utility>

#include "server/game_store.hpp"

namespace spooky::server {

DatabaseLock::DatabaseLock(const std::string& database) {
  if (!is_sqlite_file(database)) return;
  // A file of its own: closing the database itself would undo SQLite's locks.
  file_ = ::open((database + "-server").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  // Where no such file can be made, opening the database says why.
  if (file_ < 0) return;
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  release();
  throw StoreError("another server keeps its games in '" + database +
                   "': end it, or name another file with --database");
}

void DatabaseLock::release() {
  if (const int file = std::exchange(file_, -1); file >= 0) ::close(file);
}

}  // namespace spooky::server
