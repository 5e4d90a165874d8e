#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "postgresql.hpp"

namespace spooky {

/// Watches every SQLite connection that is opened while this lives: what is run on it, and how much work that is.
class SqliteWatch {
 public:
  SqliteWatch() {
    steps_ = 0;
    writes_begun_ = 0;
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(&watch));
  }
  ~SqliteWatch() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(&watch)); }
  SqliteWatch(const SqliteWatch&) = delete;
  SqliteWatch& operator=(const SqliteWatch&) = delete;

  /// Instructions of SQLite's virtual machine, of statements that have come to their end.
  static std::int64_t steps() { return steps_; }
  /// How many transactions that write were asked for, granted or not.
  static std::int64_t writes_begun() { return writes_begun_; }

 private:
  static int watch(sqlite3* database, char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE, &note, nullptr);
  }
  static int note(unsigned kind, void*, void* statement, void*) {
    auto* const run = static_cast<sqlite3_stmt*>(statement);
    if (kind == SQLITE_TRACE_PROFILE) steps_ += sqlite3_stmt_status(run, SQLITE_STMTSTATUS_VM_STEP, 1);
    if (kind == SQLITE_TRACE_STMT && std::string(sqlite3_sql(run)) == "begin immediate") ++writes_begun_;
    return 0;
  }

  static inline std::atomic<std::int64_t> steps_ = 0;
  static inline std::atomic<std::int64_t> writes_begun_ = 0;
};

/// Rows that PostgreSQL has read in the tables and indexes of a database. Waits until nobody is connected: sessions
/// tell what they read when they end.
inline std::int64_t rows_read(const std::string& database) {
  Postgresql& postgresql = Postgresql::instance();
  while (postgresql.ask(database,
                        "select pid from pg_stat_activity where datname = current_database()"
                        " and backend_type = 'client backend' and pid <> pg_backend_pid()") !=
         std::vector<std::string>()) {
    std::this_thread::yield();
  }
  const auto sum = postgresql.ask(database,
                                  "select (select coalesce(sum(seq_tup_read), 0) from pg_stat_user_tables) +"
                                  " (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes)");
  return std::stoll(sum.at(0));
}

}  // namespace spooky
