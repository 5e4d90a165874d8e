// What one action costs the server, apart from the network: reading it, judging it, and getting it on disk alone or
// with others.
#include <benchmark/benchmark.h>
#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "server/game_store.hpp"
#include "server/live_game.hpp"
#include "server/messages.hpp"
#include "server/secrets.hpp"

namespace spooky::server {
namespace {

const std::string kFirstToken(43, 'a');
const std::string kSecondToken(43, 'b');

StoredGame new_game() {
  auto game = read_new_game(R"({"game":"tictactoe","moves":["a1b2","b2c3"],"seats":{"x":")" + kFirstToken +
                                R"(","o":")" + kSecondToken + R"("}})",
                            0, {}, *make_die("seed", 1));
  if (!game) throw std::runtime_error(game.error().reason);
  return *game;
}

void ReadMessage(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(read_message(R"({"action":"a1c3","number":3})"));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(ReadMessage);

void JudgeAction(benchmark::State& state) {
  const auto game = LiveGame::from_stored(new_game());
  const std::string fingerprint = fingerprint_of(kFirstToken);
  const Act act{"a1c3", 3};
  for (auto _ : state) benchmark::DoNotOptimize(game->judge(fingerprint, act));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(JudgeAction);

/// A database file on disk, removed at the end.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "spooky-bench-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file() const { return (path_ / "games.db").string(); }

 private:
  std::filesystem::path path_;
};

/// Durable actions, so many in one transaction: one is the plain way, a write to disk for every action.
void StoreActions(benchmark::State& state) {
  const Folder folder;
  GameStore store(folder.file());
  const StoredGame game = new_game();
  store.begin();
  store.create(game);
  store.commit();
  std::int64_t number = 2;
  const StoredAction action{"a1c3", "x", 1234};
  for (auto _ : state) {
    store.begin();
    for (std::int64_t i = 0; i < state.range(0); ++i) store.append(game.id, ++number, action);
    store.commit();
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(StoreActions)->Arg(1)->Arg(16)->Arg(256)->UseRealTime();

}  // namespace
}  // namespace spooky::server
