#pragma once

#include <string>

namespace spooky::server {

/// Makes SQLite's write-ahead log of this database as long at once as it becomes until its first checkpoint: a commit
/// then overwrites blocks that the file system has already, and is not kept waiting while it finds new ones. SQLite
/// takes no notice of what follows its last frame. To be called within a transaction that writes, so that nobody else
/// appends to the log meanwhile. Does nothing when there is no log or no room.
void reserve_log_space(const std::string& database);

}  // namespace spooky::server
