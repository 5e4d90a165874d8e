#pragma once

#include <soci/soci.h>

#include <string>

namespace spooky::server {

/// Makes the tables that are missing, and brings those of an earlier version up to date, inside the caller's
/// transaction. `clustered` is how the database says that a table is kept in the order of its primary key. Throws
/// StoreError for tables of a later version.
void prepare_tables(soci::session& sql, const std::string& clustered);

}  // namespace spooky::server
