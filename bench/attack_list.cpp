#include "attack_list.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "attack_client.hpp"

namespace spooky::bench {

namespace {

using Stop = std::atomic<bool>;

constexpr int kAttacker = 2;  // 127.0.0.2
constexpr std::size_t kLongGame = 4000;

void rest(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// Runs the same in a few threads.
template <class Work>
void in_threads(int count, Work work) {
  std::vector<std::jthread> threads;
  for (int i = 0; i < count; ++i) threads.emplace_back(work);
}

/// Asks the same again and again over one connection, and connects again when that is closed.
void keep_asking(unsigned short port, const std::string& method, const std::string& target,
                 const std::vector<std::string>& bodies, const Stop& stop) {
  std::unique_ptr<Connection> connection;
  std::string reply;
  for (std::size_t i = 0; !stop; ++i) {
    if (!connection || !connection->is_open()) connection = std::make_unique<Connection>(port, kAttacker);
    connection->ask(method, target, bodies[i % bodies.size()], reply);
    rest(5);
  }
}

/// One move in 249 worlds, and then others that each of them has to follow.
std::string costly_nim(const std::string& ruleset) {
  std::string wide = "1-1";
  for (int i = 2; i <= 249; ++i) wide += "|1-" + std::to_string(i);
  std::string body = R"({"game":"combinatorial","rules":{"game":"nim","width":0,"ruleset":")" + ruleset +
                     R"("},"position":"65535","moves":[")" + wide + '"';
  for (int i = 0; i < 12; ++i) body += R"(,"1-1")";
  return body + "]}";
}

/// Knights that come and go, as long as a game may be. By default nothing ends such a game.
std::vector<std::string> long_chess_game() {
  constexpr std::array<const char*, 4> kHops = {"g1f3", "g8f6", "f3g1", "f6g8"};
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < kLongGame; ++i) moves.emplace_back(kHops[i % kHops.size()]);
  return moves;
}

/// Opens the long game; its id.
std::string open_long_game(unsigned short port) {
  std::string body = R"({"game":"chess","rules":{"variant":"plain"},"moves":[)";
  for (const std::string& move : long_chess_game()) body += (body.back() == '[' ? "\"" : ",\"") + move + '"';
  Connection connection(port, kAttacker);
  std::string reply;
  connection.ask("POST", "/api/games", body + "]}", reply);
  const std::size_t at = reply.find(R"("id":")");
  // A server may refuse it: then the attack is against a game that is not there.
  return at == std::string::npos ? "aaaaaaaaaaaa" : reply.substr(at + 6, 12);
}

std::string join_text(const std::string& id) { return R"({"join":")" + id + R"("})"; }

/// So many guests of the attacker.
std::vector<std::unique_ptr<Connection>> guests(unsigned short port, int count) {
  std::vector<std::unique_ptr<Connection>> all;
  for (int i = 0; i < count; ++i) {
    auto guest = std::make_unique<Connection>(port, kAttacker);
    if (guest->upgrade()) all.push_back(std::move(guest));
  }
  return all;
}

/// Puts a guest that was sent away in its place again.
void come_back(std::unique_ptr<Connection>& guest, unsigned short port) {
  if (guest->is_open()) return;
  guest = std::make_unique<Connection>(port, kAttacker);
  guest->upgrade();
}

void open_costly_games(unsigned short port, const std::string&, const Stop& stop) {
  in_threads(4, [&] { keep_asking(port, "POST", "/api/games", {costly_nim("A"), costly_nim("D")}, stop); });
}

void read_long_game(unsigned short port, const std::string&, const Stop& stop) {
  const std::string id = open_long_game(port);
  in_threads(4, [&] { keep_asking(port, "GET", "/api/games/" + id, {""}, stop); });
}

void repeat_old_numbers(unsigned short port, const std::string&, const Stop& stop) {
  const std::string id = open_long_game(port);
  auto all = guests(port, 20);
  for (const auto& guest : all) guest->say_message(join_text(id));
  for (int number = 1; !stop; ++number) {
    for (auto& guest : all) {
      come_back(guest, port);
      guest->ignore();
      guest->say_some(frame(R"({"action":"e2e4","number":)" + std::to_string(number % 4000 + 1) + "}"));
    }
    rest(50);
  }
}

void ask_costly_questions(unsigned short port, const std::string&, const Stop& stop) {
  const std::vector<std::string> questions = {
      R"({"game":"tictactoe","rules":{"width":4,"height":4,"line":4},"report":["value","best"]})",
      R"({"game":"go","rules":{"width":19,"height":19},"report":["move"],"level":4})",
      R"({"game":"combinatorial","rules":{"game":"domineering"},"position":"8x8","report":["value","best"]})",
      costly_nim("D")};
  in_threads(8, [&] { keep_asking(port, "POST", "/api/analyze", questions, stop); });
}

void read_nothing(unsigned short port, const std::string&, const Stop& stop) {
  const std::string id = open_long_game(port);
  auto all = guests(port, 100);
  const std::string join = frame(join_text(id));
  while (!stop) {
    for (auto& guest : all) {
      come_back(guest, port);
      guest->say_some(join);
    }
    rest(50);
  }
}

void speak_slowly(unsigned short port, const std::string&, const Stop& stop) {
  auto all = guests(port, 200);
  const std::string begun = frame(std::string(10'000, ' ')).substr(0, 8);
  for (const auto& guest : all) guest->say_some(begun);
  while (!stop) {
    for (auto& guest : all) {
      if (guest->is_open() && guest->say_some(" ")) continue;
      come_back(guest, port);
      guest->say_some(begun);
    }
    rest(100);
  }
}

void flood_with_connections(unsigned short port, const std::string&, const Stop& stop) {
  std::vector<std::unique_ptr<Connection>> all(1000);
  for (std::size_t i = 0; !stop; ++i) {
    // From a dozen addresses, each with more than its share.
    all[i % all.size()] = std::make_unique<Connection>(port, kAttacker + static_cast<int>(i % 12));
    if (i % 4 == 0) all[i % all.size()]->say_some("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    if (i % 10 == 9) rest(5);
  }
}

void come_and_go(unsigned short port, const std::string& id, const Stop& stop) {
  auto all = guests(port, 100);
  while (!stop) {
    for (auto& guest : all) {
      come_back(guest, port);
      guest->ignore();
      // Joining anew is leaving first.
      guest->say_some(frame(join_text(id)));
    }
    rest(100);
  }
}

}  // namespace

std::vector<Attack> all_attacks() {
  return {{"costly games opened", open_costly_games},          {"a game of 4,000 actions read", read_long_game},
          {"old numbers from spectators", repeat_old_numbers}, {"costly questions to the engine", ask_costly_questions},
          {"100 guests who do not read", read_nothing},        {"200 frames a byte at a time", speak_slowly},
          {"a flood of connections", flood_with_connections},  {"100 guests who come and go", come_and_go}};
}

}  // namespace spooky::bench
