// The server is killed with SIGKILL at random moments, hundreds of times, while people play. What was acknowledged is
// there afterwards, once and at its number; what was not is there at most once, and only if somebody sent it.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "server/secrets.hpp"
#include "server_process.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"
#include "sqlite_file.hpp"
#include "wire.hpp"

namespace spooky {
namespace {

using wire::at;
using wire::text_at;
using wire::WebSocketClient;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kRounds = 40;
constexpr std::uint32_t kMostMicroseconds = 250'000;
#else
constexpr int kRounds = 300;
constexpr std::uint32_t kMostMicroseconds = 60'000;
#endif
constexpr int kTables = 4;

/// A promise that was broken.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void require(bool kept, const std::string& promise) {
  if (!kept) throw Broken(promise);
}

/// The server has gone: not an error, but the end of the round.
struct Gone {};

/// What the players know of one game.
struct Note {
  Note(std::string name, std::array<std::string, 2> both, AnyPosition start)
      : id(std::move(name)), tokens(std::move(both)), position(std::move(start)) {}

  std::string id;
  std::array<std::string, 2> tokens;
  AnyPosition position;
  std::vector<std::string> acknowledged;
  std::string in_flight;  ///< sent, with the number after the last acknowledged one
  std::array<bool, 2> asked_to_sit{};
  std::array<bool, 2> seated{};
  bool asked_for_rematch = false;
  std::string next;
};

constexpr std::array<const char*, 2> kNames = {"x", "o"};

/// Two people who play one game after another, each over a connection of their own.
class Table {
 public:
  explicit Table(std::uint64_t seed) : random_(seed) {}

  /// Plays until the server is gone.
  void play(unsigned short port) {
    try {
      players_ = {std::make_unique<WebSocketClient>(port), std::make_unique<WebSocketClient>(port)};
      for (;;) play_one(port);
    } catch (const Gone&) {
    }
  }

  std::map<std::string, Note> notes;
  std::size_t unanswered_openings = 0;
  std::size_t acknowledgements = 0;

 private:
  json::value hear(std::size_t player, std::string_view key) {
    for (;;) {
      json::value message = players_[player]->hear();
      if (message.is_null()) throw Gone();
      require(at(message, {"error"}).is_null(), "refused: " + print_json(message));
      if (message.get_object().contains(to_json(key))) return message;
    }
  }

  bool chance(std::uint32_t one_in) { return uniform(random_, one_in) == 0; }

  void play_one(unsigned short port) {
    Note& note = choose(port);
    for (const std::size_t player : {0U, 1U}) join(player, note);
    for (const std::size_t player : {0U, 1U}) sit(player, note);
    for (std::uint32_t left = 1 + uniform(random_, 12); left > 0 && actor_of(note.position) != Actor::None; --left) {
      act(note);
    }
    const bool over = actor_of(note.position) == Actor::None;
    if (over && note.next.empty() && (note.asked_for_rematch || chance(2))) rematch(note);
  }

  /// A game to go on with, mostly, or a new one.
  Note& choose(unsigned short port) {
    std::vector<Note*> open;
    for (auto& [id, note] : notes) {
      const bool over = actor_of(note.position) == Actor::None;
      if (!over || (note.asked_for_rematch && note.next.empty())) open.push_back(&note);
    }
    if (!open.empty() && !chance(4)) return *open[uniform(random_, static_cast<std::uint32_t>(open.size()))];
    const std::array<std::string, 2> tokens = {wire::random_token(), wire::random_token()};
    const bool plain = chance(2);
    json::object request{{"game", "tictactoe"}, {"seats", json::object{{"x", tokens[0]}}}};
    if (plain) request["rules"] = json::object{{"variant", "plain"}};
    ++unanswered_openings;
    const std::string reply = wire::ask(port, "POST", "/api/games", print_json(request));
    const auto answer = parse_json(wire::body(reply));
    if (wire::status(reply) != 201 || !answer) {
      require(reply.find("Content-Length") == std::string::npos || !answer, "a game was refused: " + reply);
      throw Gone();
    }
    --unanswered_openings;
    const auto game = read_any_rules("tictactoe", plain ? json::object{{"variant", "plain"}} : json::object{});
    const std::string id = text_at(*answer, {"id"});
    Note& note = notes.try_emplace(id, Note(id, tokens, initial_position(*game))).first->second;
    note.asked_to_sit[0] = note.seated[0] = true;
    return note;
  }

  /// Joins from what is known, and hears what was stored without an acknowledgement.
  void join(std::size_t player, Note& note) {
    players_[player]->say(
        wire::join_message(note.id, note.tokens[player], static_cast<std::int64_t>(note.acknowledged.size()) + 1));
    for (;;) {
      const json::value message = players_[player]->hear();
      if (message.is_null()) throw Gone();
      require(at(message, {"error"}).is_null(), "an acknowledged game cannot be joined: " + print_json(message));
      if (text_at(message, {"game", "id"}) != note.id) continue;
      const json::value actions = at(message, {"actions"});
      require(actions.get_array().size() <= (note.in_flight.empty() ? 0U : 1U), "the server knows too much");
      for (const json::value& action : actions.get_array()) acknowledge(note, action);
      const json::value you = at(message, {"you"});
      bool sits = false;
      for (const json::value& seat : you.get_array()) sits = sits || seat == kNames[player];
      require(sits || !note.seated[player], "an acknowledged seat is lost");
      require(!sits || note.asked_to_sit[player], "somebody sits who never asked");
      const std::string next = text_at(message, {"next"});
      require(next.empty() || note.asked_for_rematch, "a rematch nobody asked for");
      require(note.next.empty() || note.next == next, "an acknowledged rematch is lost");
      if (!next.empty()) remember_rematch(note, next);
      return;
    }
  }

  void sit(std::size_t player, Note& note) {
    if (note.seated[player]) return;
    note.asked_to_sit[player] = true;
    players_[player]->say({{"sit", kNames[player]}});
    const json::value message = hear(player, "you");
    require(at(message, {"you"}) == json::array{kNames[player]}, "cannot sit: " + print_json(message));
    note.seated[player] = true;
    ++acknowledgements;
  }

  void acknowledge(Note& note, const json::value& action) {
    const auto number = static_cast<std::int64_t>(note.acknowledged.size()) + 1;
    require(at(action, {"number"}) == number, "a wrong number: " + print_json(action));
    require(text_at(action, {"action"}) == note.in_flight, "an action nobody sent: " + print_json(action));
    require(play_text(note.position, note.in_flight).has_value(), "an illegal action");
    note.acknowledged.push_back(std::exchange(note.in_flight, ""));
    ++acknowledgements;
  }

  void act(Note& note) {
    const std::size_t player = actor_of(note.position) == Actor::First ? 0 : 1;
    const auto number = static_cast<std::int64_t>(note.acknowledged.size()) + 1;
    if (number > 1 && chance(4)) {
      // What was acknowledged can be said again, and changes nothing.
      players_[player]->say(wire::act_message(note.acknowledged.back(), number - 1));
      const json::value again = hear(player, "number");
      require(at(again, {"number"}) == number - 1 && text_at(again, {"action"}) == note.acknowledged.back(),
              "a repeated action: " + print_json(again));
    }
    if (note.in_flight.empty()) {
      const auto legal = legal_texts_of(note.position);
      note.in_flight = legal[uniform(random_, static_cast<std::uint32_t>(legal.size()))];
    }
    players_[player]->say(wire::act_message(note.in_flight, number));
    const json::value mine = hear(player, "action");
    acknowledge(note, mine);
    require(hear(1 - player, "action") == mine, "the other hears something else");
  }

  void rematch(Note& note) {
    note.asked_for_rematch = true;
    for (const auto& player : players_) player->say(json::object{{"rematch", true}});
    const std::string next = text_at(hear(0, "next"), {"next"});
    ++acknowledgements;
    remember_rematch(note, next);
    require(text_at(hear(1, "next"), {"next"}) == next, "two rematches of one game");
  }

  /// The new game has the same rules, and everybody in the other's place.
  void remember_rematch(Note& note, const std::string& next) {
    note.next = next;
    const auto game = read_any_rules("tictactoe", rules_json_of(note.position));
    Note& other =
        notes.try_emplace(next, Note(next, {note.tokens[1], note.tokens[0]}, initial_position(*game))).first->second;
    other.asked_to_sit = other.seated = {true, true};
  }

  Random random_;
  std::array<std::unique_ptr<WebSocketClient>, 2> players_;
};

/// What is in the file, against what the players know.
void compare(SqliteFile& file, const std::vector<std::unique_ptr<Table>>& tables) {
  std::map<std::string, const Note*> by_id;
  std::size_t unanswered = 0;
  for (const auto& table : tables) {
    unanswered += table->unanswered_openings;
    for (const auto& [id, note] : table->notes) by_id[id] = &note;
  }
  std::size_t known_games = 0;
  std::size_t unknown_games = 0;
  for (const auto& row : file.ask("select id, coalesce(previous, '') from games")) {
    if (by_id.contains(row[0])) {
      ++known_games;
    } else if (row[1].empty()) {
      ++unknown_games;
    } else {
      const auto previous = by_id.find(row[1]);
      require(previous != by_id.end() && previous->second->asked_for_rematch && previous->second->next.empty(),
              "a rematch nobody asked for");
    }
    if (const auto previous = by_id.find(row[1]); previous != by_id.end() && !previous->second->next.empty()) {
      require(previous->second->next == row[0], "another rematch than the acknowledged one");
    }
  }
  require(known_games == by_id.size(), "an acknowledged game is lost");
  require(unknown_games <= unanswered, "a game nobody asked for");

  std::map<std::string, std::size_t> counts;
  for (const auto& row : file.ask("select game, number, action from actions order by game, number")) {
    const auto found = by_id.find(row[0]);
    require(found != by_id.end(), "an action in a game nobody plays");
    const Note& note = *found->second;
    const std::size_t number = ++counts[row[0]];
    require(row[1] == std::to_string(number), "game " + row[0] + " has a gap before action " + row[1]);
    require(number <= note.acknowledged.size() ? row[2] == note.acknowledged[number - 1]
                                               : number == note.acknowledged.size() + 1 && row[2] == note.in_flight,
            "action " + row[1] + " of game " + row[0] + " is not what was sent");
  }
  std::map<std::string, std::array<std::string, 2>> seats;
  for (const auto& row : file.ask("select game, actor, fingerprint from seats")) {
    seats[row[0]][row[1] == "x" ? 0 : 1] = row[2];
  }
  for (const auto& [id, note] : by_id) {
    require(counts[id] >= note->acknowledged.size(), "an acknowledged action of game " + id + " is lost");
    for (const std::size_t player : {0U, 1U}) {
      const std::string& holder = seats[id][player];
      require(!holder.empty() || !note->seated[player], "an acknowledged seat of game " + id + " is lost");
      require(holder.empty() || (note->asked_to_sit[player] && holder == server::fingerprint_of(note->tokens[player])),
              "a seat of game " + id + " is somebody else's");
    }
  }
}

/// Some tables, the server they play on, and its file.
class ServerDurability : public testing::Test {
 protected:
  ServerDurability() {
    for (int i = 0; i < kTables; ++i) tables_.push_back(std::make_unique<Table>(random_()));
  }

  /// Starts the server, looks at what it has, lets everybody play for a moment, and ends it with a signal. Returns the
  /// promise that was broken; none: empty.
  std::string play_one_round(int signal, int expected_status) try {
    ServerProcess server(file_, folder_.path().string());
    SqliteFile seen(file_);
    compare(seen, tables_);
    std::mutex mutex;
    std::string broken;
    std::vector<std::jthread> threads;
    for (const auto& table : tables_) {
      threads.emplace_back([&] {
        try {
          table->play(server.port());
        } catch (const std::exception& promise) {
          const std::lock_guard lock(mutex);
          broken = promise.what();
        }
      });
    }
    // The moment is what is random here; nothing waits for it.
    std::this_thread::sleep_for(std::chrono::microseconds(uniform(random_, kMostMicroseconds)));
    server.process().signal(signal);
    const int status = server.process().wait();
    threads.clear();
    require(broken.empty(), broken);
    require(status == expected_status, "the server ended with status " + std::to_string(status));
    return "";
  } catch (const std::exception& promise) {
    return promise.what();
  }

  /// Another one in every run, unless SPOOKY_SEED says which.
  static std::uint64_t choose_seed() {
    if (const char* given = std::getenv("SPOOKY_SEED")) return std::strtoull(given, nullptr, 10);
    return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  }

  std::uint64_t seed_ = choose_seed();
  Random random_{seed_};
  wire::PageFolder folder_;
  std::string file_ = (folder_.parent() / "games.db").string();
  std::vector<std::unique_ptr<Table>> tables_;
};

TEST_F(ServerDurability, NothingAcknowledgedIsLostWhenTheServerIsKilled) {
  SCOPED_TRACE("seed " + std::to_string(seed_));
  for (int round = 0; round < kRounds; ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    ASSERT_EQ(play_one_round(SIGKILL, -SIGKILL), "");
  }
  // Once more, asked politely.
  ASSERT_EQ(play_one_round(SIGTERM, 0), "");

  // Everything is there, also in the server's own words.
  ServerProcess server(file_, folder_.path().string());
  SqliteFile seen(file_);
  ASSERT_NO_THROW(compare(seen, tables_));
  EXPECT_EQ(seen.ask("pragma integrity_check"), (std::vector<SqliteFile::Row>{{"ok"}}));
  std::size_t acknowledgements = 0;
  WebSocketClient guest(server.port());
  for (const auto& table : tables_) {
    acknowledgements += table->acknowledgements;
    for (const auto& [id, note] : table->notes) {
      const json::value welcome = guest.ask(wire::join_message(id), "game");
      const json::value actions = at(welcome, {"actions"});
      ASSERT_TRUE(actions.is_array()) << print_json(welcome);
      ASSERT_GE(actions.get_array().size(), note.acknowledged.size()) << id;
      for (std::size_t i = 0; i < note.acknowledged.size(); ++i) {
        EXPECT_EQ(text_at(actions.get_array()[i], {"action"}), note.acknowledged[i]);
        EXPECT_EQ(at(actions.get_array()[i], {"number"}), static_cast<std::int64_t>(i) + 1);
      }
    }
  }
  // A run in which hardly anything was acknowledged would show nothing.
  EXPECT_GT(acknowledgements, static_cast<std::size_t>(kRounds));
  RecordProperty("acknowledgements", static_cast<int>(acknowledgements));
}

}  // namespace
}  // namespace spooky
