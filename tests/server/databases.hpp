#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "postgresql.hpp"
#include "server/game_store.hpp"
#include "sqlite_file.hpp"
#include "wire.hpp"

namespace spooky {

/// The same tests on both databases: each has an empty one of its own.
class DatabaseTest : public testing::TestWithParam<const char*> {
 protected:
  DatabaseTest()
      : database_(is_postgresql() ? Postgresql::instance().new_database() : (folder_.parent() / "games.db").string()) {}

  static bool is_postgresql() { return std::string(GetParam()) == "PostgreSQL"; }

  /// The first column of the answer to a question past the server's own code.
  std::vector<std::string> ask(const std::string& query) const {
    if (is_postgresql()) return Postgresql::instance().ask(database_, query);
    std::vector<std::string> column;
    for (const auto& row : SqliteFile(database_).ask(query)) column.push_back(row[0]);
    return column;
  }

  static server::StoredGame small_game(const std::string& id) {
    server::StoredGame game;
    game.id = id;
    game.game = "tictactoe";
    game.rules = R"({"variant":"goff","width":3,"height":3,"line":3})";
    game.opened = 1'700'000'000'000;
    return game;
  }

  wire::PageFolder folder_;
  std::string database_;
};

inline std::string database_name(const testing::TestParamInfo<const char*>& one) { return one.param; }

}  // namespace spooky
