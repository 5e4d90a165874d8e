// A database that is locked, deleted, replaced, damaged or full: nobody waits for long, nothing is acknowledged that is
// not kept, and everybody is told what is wrong.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>

#include "database_work.hpp"
#include "server_fixture.hpp"
#include "server_process.hpp"
#include "sqlite_file.hpp"
#include "test_hall.hpp"
#include "testing/paths.hpp"

namespace spooky {
namespace {

namespace fs = std::filesystem;
using server::GameStore;
using server::StoreError;
using server::StoreThread;
using server::StoreTrouble;
using server::StoreUnavailable;

class StoreTroubleTest : public ServerTest {
 protected:
  /// A hall on a file, with a game in which X waits to act.
  struct Table {
    explicit Table(const std::string& file) : hall({}, file), id(hall.open(kX, kO)), x(hall.join(id, kX)) { x->take(); }
    TestHall hall;
    std::string id;
    std::shared_ptr<WritingGuest> x;
  };

  /// Until the store has found out by itself that all is well.
  static void wait_until_back(const StoreThread& store) {
    while (store.trouble() != StoreTrouble::None) std::this_thread::yield();
  }

  static unsigned open_status(TestHall& hall) {
    unsigned status = 0;
    hall.hall.open(R"({"game":"tictactoe"})", [&](const server::Reply& reply) { status = reply.status; });
    hall.settle();
    return status;
  }
};

TEST_F(StoreTroubleTest, ALockedFileIsWaitedForOnceAndNotByEverybody) {
  const SqliteWatch watch;
  Table table(file());
  SqliteFile other(file());
  other.ask("begin immediate");
  const std::int64_t before = SqliteWatch::writes_begun();
  constexpr int kWaiting = 30;
  int refused = 0;
  const auto refuse = [&](bool stored) { refused += stored ? 0 : 1; };
  for (int i = 0; i < kWaiting; ++i) {
    ASSERT_TRUE(table.hall.store.submit([](GameStore& store) { store.touch("aaaaaaaaaaaa", 1, false); }, refuse));
  }
  table.hall.settle();
  EXPECT_EQ(refused, kWaiting);
  EXPECT_EQ(table.hall.store.trouble(), StoreTrouble::Unreachable);
  // Who comes later is told at once. What was begun are one wait, and looks whether it is over that wait for nobody.
  for (int i = 0; i < kWaiting; ++i) {
    table.hall.hear(*table.x, wire::act_message("a1b2", 1));
    EXPECT_EQ(table.x->take_error(), "busy");
  }
  EXPECT_LT(SqliteWatch::writes_begun() - before, kWaiting);
  other.ask("rollback");
  wait_until_back(table.hall.store);
  table.hall.hear(*table.x, wire::act_message("a1b2", 1));
  EXPECT_NE(table.x->take_last().find(R"("action":"a1b2","number":1)"), std::string::npos);
}

TEST_F(StoreTroubleTest, ADeletedFileIsNoticed) {
  Table table(file());
  fs::rename(file(), file() + ".away");
  table.hall.hear(*table.x, wire::act_message("a1b2", 1));
  EXPECT_EQ(table.x->take_error(), "no-storage");
  EXPECT_EQ(open_status(table.hall), 503U);
  const auto stranger = table.hall.join("aaaaaaaaaaaa");
  EXPECT_EQ(stranger->take_error(), "no-storage");
  EXPECT_FALSE(fs::exists(file())) << "a new and empty one would look as if all were well";
  // Put back, it is used again.
  fs::rename(file() + ".away", file());
  wait_until_back(table.hall.store);
  table.hall.hear(*table.x, wire::act_message("a1b2", 1));
  EXPECT_NE(table.x->take_last().find(R"("action":"a1b2","number":1)"), std::string::npos);
}

TEST_F(StoreTroubleTest, AReplacedFileIsNoticed) {
  const std::string other = (folder_.parent() / "other.db").string();
  {
    const GameStore made(other);
  }
  Table table(file());
  fs::rename(other, file());
  table.hall.hear(*table.x, wire::act_message("a1b2", 1));
  EXPECT_EQ(table.x->take_error(), "no-storage");
  EXPECT_EQ(open_status(table.hall), 503U);
  EXPECT_EQ(SqliteFile(file()).ask("select number from actions").size(), 0U);
}

TEST_F(StoreTroubleTest, AFileThatIsReplacedInTheMiddleOfATransactionIsNoticed) {
  GameStore store(file());
  server::StoredGame game;
  game.id = "aaaaaaaaaaaa";
  game.game = "tictactoe";
  game.rules = "{}";
  store.begin();
  store.create(game);
  fs::rename(file(), file() + ".away");
  try {
    store.commit();
    FAIL();
  } catch (const StoreUnavailable& error) {
    EXPECT_EQ(error.trouble, StoreTrouble::Replaced);
    EXPECT_NE(std::string(error.what()).find("'" + file() + "' was deleted or replaced"), std::string::npos);
  }
  store.rollback();
  EXPECT_THROW(store.begin(), StoreUnavailable);
  EXPECT_FALSE(store.answers());
  fs::rename(file() + ".away", file());
  EXPECT_TRUE(store.answers());
  EXPECT_EQ(store.load("aaaaaaaaaaaa"), std::nullopt);
}

TEST_F(StoreTroubleTest, ADamagedFileIsRefusedAtTheStart) {
  {
    GameStore store(file());
    store.begin();
    for (int i = 0; i < 500; ++i) {
      server::StoredGame game;
      game.id = "game" + std::to_string(10'000'000 + i);
      game.game = "tictactoe";
      game.rules = "{}";
      game.actions = {{"a1b2", "x", 0}, {"a1b2", "o", 0}};
      store.create(game);
    }
    store.commit();
  }
  // The first pages are sound: opening the file notices nothing.
  std::fstream damaged(file(), std::ios::in | std::ios::out | std::ios::binary);
  damaged.seekp(static_cast<std::streamoff>(fs::file_size(file()) - 8192));
  damaged << std::string(4096, '\xAA');
  damaged.close();
  try {
    const GameStore store(file());
    FAIL();
  } catch (const StoreError& error) {
    const std::string reason = error.what();
    EXPECT_EQ(reason.rfind("cannot keep games in '" + file() + "': the file is damaged (", 0), 0U) << reason;
    EXPECT_NE(reason.find("put back a copy of it, or name another file with --database"), std::string::npos) << reason;
    EXPECT_EQ(reason.find('\n'), std::string::npos) << reason;
  }
}

TEST_F(StoreTroubleTest, AFileThatMayNotGrowIsNotTheEnd) {
  Process process({"sh", "-c", "ulimit -f 400; exec \"$0\" \"$@\"", test_server(), file(), folder_.path().string()},
                  true);
  const std::string line = process.hear_line();
  ASSERT_NE(line.find("localhost:"), std::string::npos) << line;
  const auto port = static_cast<unsigned short>(std::stoul(line.substr(line.find("localhost:") + 10)));
  std::vector<std::string> opened;
  std::string reply;
  for (int i = 0; i < 5000; ++i) {
    reply = wire::ask(port, "POST", "/api/games", R"({"game":"tictactoe","moves":["a1b2","a1c3"]})");
    if (wire::status(reply) != 201) break;
    opened.push_back(wire::text_at(*parse_json(wire::body(reply)), {"id"}));
  }
  EXPECT_EQ(wire::status(reply), 503) << reply;
  EXPECT_FALSE(opened.empty());
  // It lives, shows what it has, and goes when it is asked to.
  EXPECT_EQ(wire::status(wire::ask(port, "GET", "/api/version")), 200);
  EXPECT_EQ(wire::status(wire::ask(port, "GET", "/api/games/" + opened.back())), 200);
  process.signal(SIGTERM);
  EXPECT_EQ(process.wait(), 0);
  GameStore store(file());
  for (const std::string& id : opened) EXPECT_TRUE(store.load(id)) << id;
}

}  // namespace
}  // namespace spooky
