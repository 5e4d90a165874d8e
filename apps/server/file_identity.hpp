#pragma once

#include <sys/stat.h>

#include <optional>
#include <string>

namespace spooky::server {

/// Which file a name stands for; another one after the file was deleted or replaced.
struct FileIdentity {
  dev_t device;
  ino_t inode;

  bool operator==(const FileIdentity&) const = default;
};

/// Nothing when there is no such file.
inline std::optional<FileIdentity> file_identity(const std::string& name) {
  struct stat status{};
  if (::stat(name.c_str(), &status) != 0) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

}  // namespace spooky::server
