#include "server/log_space.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstddef>
#include <vector>

namespace spooky::server {

namespace {

/// A header, and the 1,000 pages after which SQLite copies the log into the database and begins it anew. Each page has
/// a header too.
constexpr std::size_t kLogBytes = 32 + 1000 * (24 + 4096);

}  // namespace

void reserve_log_space(const std::string& database) {
  // SQLite has its locks on other files: to close this one gives none of them up.
  const int log = ::open((database + "-wal").c_str(), O_WRONLY | O_CLOEXEC);
  if (log < 0) return;
  struct stat found{};
  if (::fstat(log, &found) == 0 && static_cast<std::size_t>(found.st_size) < kLogBytes) {
    // Zeros, and not mere space: the file system would still have to note which of it was written.
    const std::vector<char> zeros(kLogBytes - static_cast<std::size_t>(found.st_size));
    const ssize_t written = ::pwrite(log, zeros.data(), zeros.size(), found.st_size);
    if (written != static_cast<ssize_t>(zeros.size()) || ::fsync(log) != 0) (void)::ftruncate(log, found.st_size);
  }
  ::close(log);
}

}  // namespace spooky::server
