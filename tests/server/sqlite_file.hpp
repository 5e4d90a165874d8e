#pragma once

#include <sqlite3.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace spooky {

/// An SQLite file as others see it, past the server's own code.
class SqliteFile {
 public:
  explicit SqliteFile(const std::string& name) {
    if (sqlite3_open(name.c_str(), &database_) != SQLITE_OK) throw std::runtime_error("cannot open " + name);
    sqlite3_busy_timeout(database_, 60'000);
  }
  ~SqliteFile() { sqlite3_close(database_); }
  SqliteFile(const SqliteFile&) = delete;
  SqliteFile& operator=(const SqliteFile&) = delete;

  using Row = std::vector<std::string>;

  /// The rows of an answer; a missing value is an empty text.
  std::vector<Row> ask(const std::string& query) {
    std::vector<Row> rows;
    const auto take = [](void* all, int count, char** values, char**) {
      Row row;
      for (int i = 0; i < count; ++i) row.emplace_back(values[i] ? values[i] : "");
      static_cast<std::vector<Row>*>(all)->push_back(std::move(row));
      return 0;
    };
    if (sqlite3_exec(database_, query.c_str(), take, &rows, nullptr) != SQLITE_OK) {
      throw std::runtime_error(query + ": " + sqlite3_errmsg(database_));
    }
    return rows;
  }

 private:
  sqlite3* database_ = nullptr;
};

}  // namespace spooky
