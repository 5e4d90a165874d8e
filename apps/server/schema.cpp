#include "server/schema.hpp"

#include <iterator>

#include "server/game_store.hpp"

namespace spooky::server {

namespace {

/// Version 1 had no `given`, version 2 no `result`, version 3 no `face`.
constexpr long long kSchemaVersion = 4;

/// The same text for both databases, but for `{clustered}`. A seat has a row when it is taken. No two rematches of one
/// game, no two actions of one number: the database itself sees to it.
constexpr const char* kSchema[] = {
    "create table if not exists spooky_schema (version bigint not null)",
    "create table if not exists games ("
    " id text primary key, game text not null, rules text not null, start text,"
    " previous text unique references games(id) on delete set null,"
    " opened bigint not null, touched bigint not null, is_over integer not null,"
    " given bigint not null default 0, result text)",
    "create index if not exists games_in_progress on games(is_over, touched)",
    "create table if not exists seats ("
    " game text not null references games(id) on delete cascade, actor text not null, fingerprint text not null,"
    " primary key (game, actor)){clustered}",
    "create table if not exists actions ("
    " game text not null references games(id) on delete cascade, number bigint not null, action text not null,"
    " actor text not null, ms bigint not null, face bigint, primary key (game, number)){clustered}",
};

/// From each version to the next, beginning with 1.
constexpr const char* kMigrations[] = {
    "alter table games add column given bigint not null default 0",
    "alter table games add column result text",
    "alter table actions add column face bigint",
};
static_assert(std::size(kMigrations) + 1 == kSchemaVersion);

}  // namespace

void prepare_tables(soci::session& sql, const std::string& clustered) {
  for (std::string statement : kSchema) {
    if (const std::size_t at = statement.find("{clustered}"); at != std::string::npos) {
      statement.replace(at, statement.npos, clustered);
    }
    sql << statement;
  }
  long long version = 0;
  sql << "select version from spooky_schema", soci::into(version);
  if (!sql.got_data()) {
    sql << "insert into spooky_schema (version) values (:version)", soci::use(kSchemaVersion);
    return;
  }
  if (version < 1 || version > kSchemaVersion) throw StoreError("it was made by another version of spooky");
  if (version == kSchemaVersion) return;
  for (auto old = static_cast<std::size_t>(version); old < kSchemaVersion; ++old) sql << kMigrations[old - 1];
  sql << "update spooky_schema set version = :version", soci::use(kSchemaVersion);
}

}  // namespace spooky::server
