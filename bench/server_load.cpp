// A bounded load for the server: so many games at once over WebSockets on loopback, two players each, every action
// stored before it is acknowledged. The server runs in a process of its own; this process plays, on one thread.
//
//   spooky_server_load [GAMES] [ROUNDS]
//
// Each table plays ROUNDS games, one after another as rematches: first as fast as the server lets them, then with
// a second of thought for every action.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <queue>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "server/http_server.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"

namespace {

using namespace spooky;
using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& sentence) { throw std::runtime_error(sentence); }

/// A server in a process of its own, with a database of its own.
class ServerProcess {
 public:
  ServerProcess() {
    std::string name = (fs::temp_directory_path() / "spooky-load-XXXXXX").string();
    if (!mkdtemp(name.data())) fail("no temporary folder");
    folder_ = name;
    int ends[2];
    if (::pipe(ends) != 0) fail("no pipe");
    process_ = ::fork();
    if (process_ < 0) fail("no second process");
    if (process_ == 0) run(ends[1]);
    ::close(ends[1]);
    if (::read(ends[0], &port_, sizeof port_) != sizeof port_) fail("the server did not start");
    ::close(ends[0]);
  }
  ~ServerProcess() {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  unsigned short port() const { return port_; }

  /// Memory in use now, in bytes.
  double memory() const {
    std::ifstream status("/proc/" + std::to_string(process_) + "/statm");
    long pages = 0;
    long resident = 0;
    status >> pages >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE));
  }

 private:
  [[noreturn]] void run(int report) const {
    fs::create_directories(folder_ / "page");
    std::ofstream(folder_ / "page" / "index.html") << "<!doctype html>";
    server::ServeOptions options;
    options.port = 0;
    options.web_root = folder_ / "page";
    options.database = (folder_ / "games.db").string();
    // All players come from one address, and do not think.
    options.limits.connections = options.limits.connections_of_one_address = 100'000;
    options.limits.messages = options.limits.requests = options.limits.new_games = {.per_second = 1e9, .at_once = 1e9};
    options.limits.messages_of_one_address = options.limits.work = {.per_second = 1e9, .at_once = 1e9};
    options.limits.open_games = 1'000'000;
    const server::HttpServer running(options);
    const unsigned short port = running.port();
    if (::write(report, &port, sizeof port) != sizeof port) std::_Exit(1);
    for (;;) ::pause();
  }

  fs::path folder_;
  pid_t process_ = 0;
  unsigned short port_ = 0;
};

int connect_to(unsigned short port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (socket < 0 || ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    fail("no connection to the server");
  }
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return socket;
}

void send_all(int socket, std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = ::send(socket, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0) fail("the server closed a connection");
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
}

std::string receive_until(int socket, std::string_view mark) {
  std::string heard;
  char byte = 0;
  while (heard.find(mark) == std::string::npos) {
    if (::recv(socket, &byte, 1, 0) != 1) fail("the server closed a connection");
    heard += byte;
  }
  return heard;
}

/// The text that follows a key, up to its quotation mark.
std::string text_after(std::string_view message, std::string_view key) {
  const std::size_t at = message.find(key);
  if (at == std::string_view::npos) fail("unexpected: " + std::string(message));
  const std::string_view rest = message.substr(at + key.size());
  return std::string(rest.substr(0, rest.find('"')));
}

/// The number of an action in a message.
std::size_t number_in(std::string_view message) {
  static constexpr std::string_view kKey = R"("number":)";
  const std::size_t at = message.find(kKey);
  if (at == std::string_view::npos) fail("unexpected: " + std::string(message));
  return std::strtoul(message.data() + at + kKey.size(), nullptr, 10);
}

std::string new_token() {
  static constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::array<unsigned char, 43> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) fail("no random numbers");
  std::string token;
  for (const unsigned char byte : bytes) token += kAlphabet[byte % 64];
  return token;
}

/// A player at a table: a WebSocket.
class Player {
 public:
  Player(unsigned short port, std::string token) : token_(std::move(token)), socket_(connect_to(port)) {
    send_all(socket_,
             "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    if (receive_until(socket_, "\r\n\r\n").rfind("HTTP/1.1 101", 0) != 0) fail("the server refused a WebSocket");
    ::fcntl(socket_, F_SETFL, ::fcntl(socket_, F_GETFL) | O_NONBLOCK);
  }
  ~Player() { ::close(socket_); }
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  int socket() const { return socket_; }
  const std::string& token() const { return token_; }

  void say(std::string_view text) const {
    // A mask of zeros is a mask, too.
    std::string frame = "\x81";
    if (text.size() < 126) {
      frame += static_cast<char>(0x80 | text.size());
    } else {
      frame += static_cast<char>(0x80 | 126);
      frame += static_cast<char>(text.size() >> 8);
      frame += static_cast<char>(text.size() & 0xFF);
    }
    frame.append(4, '\0');
    frame += text;
    send_all(socket_, frame);
  }

  void join(const std::string& game) const { say(R"({"join":")" + game + R"(","token":")" + token_ + R"("})"); }

  /// Calls `hear` with every whole message that has come.
  template <class Hear>
  void receive(Hear hear) {
    char bytes[16384];
    for (;;) {
      const ssize_t count = ::recv(socket_, bytes, sizeof bytes, 0);
      if (count == 0) fail("the server closed a connection");
      if (count < 0) break;
      heard_.append(bytes, static_cast<std::size_t>(count));
      if (static_cast<std::size_t>(count) < sizeof bytes) break;
    }
    std::size_t at = 0;
    while (heard_.size() - at >= 2) {
      const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(heard_[at + index]); };
      std::size_t length = byte(1) & 0x7F;
      std::size_t header = 2;
      if (length == 126) header = 4;
      if (length == 127) fail("a message longer than any that is due");
      if (heard_.size() - at < header) break;
      if (header == 4) length = byte(2) * 256U + byte(3);
      if (heard_.size() - at < header + length) break;
      const unsigned opcode = byte(0) & 0x0F;
      if (opcode == 8) fail("the server closed a WebSocket");
      const std::string message = heard_.substr(at + header, length);
      at += header + length;
      if (opcode == 9) pong(message);
      if (opcode == 1) hear(std::string_view(message));
    }
    heard_.erase(0, at);
  }

 private:
  void pong(const std::string& payload) const {
    std::string frame = "\x8A";
    frame += static_cast<char>(0x80 | payload.size());
    frame.append(4, '\0');
    send_all(socket_, frame + payload);
  }

  std::string token_;
  int socket_;
  std::string heard_;
};

struct Move {
  std::string action;
  bool first = true;  ///< of the player who begins
};
using Script = std::vector<Move>;

/// A random game from beginning to end.
Script random_game(Random& random) {
  Script script;
  AnyPosition position = initial_position(*read_any_rules("tictactoe", json::object()));
  while (actor_of(position) != Actor::None) {
    const auto legal = legal_texts_of(position);
    Move move{legal[uniform(random, static_cast<std::uint32_t>(legal.size()))], actor_of(position) == Actor::First};
    if (!play_text(position, move.action)) fail("an illegal action was listed");
    script.push_back(std::move(move));
  }
  return script;
}

/// Two players, and the game they are at.
struct Table {
  std::unique_ptr<Player> players[2];  ///< the first of them began the first game
  const Script* script = nullptr;
  std::size_t played = 0;
  int game = 0;          ///< how many were finished before
  int joined = 0;        ///< how often one of them has heard a game
  bool waiting = false;  ///< for the acknowledgement of an action
  Clock::time_point sent{};

  /// Whether both have heard the game they are at.
  bool ready() const { return joined == 2 * (game + 1); }

  /// Seats are exchanged from game to game.
  int seat_of(bool first) const { return first == (game % 2 == 0) ? 0 : 1; }
};

struct Figures {
  std::vector<double> milliseconds;
  double seconds = 0;

  double at(double part) {
    const auto index = static_cast<std::size_t>(part * static_cast<double>(milliseconds.size() - 1));
    std::nth_element(milliseconds.begin(), milliseconds.begin() + static_cast<std::ptrdiff_t>(index),
                     milliseconds.end());
    return milliseconds[index];
  }
};

class Load {
 public:
  Load(unsigned short port, int tables, std::uint64_t seed) : random_(seed), poll_(::epoll_create1(0)) {
    for (int i = 0; i < 256; ++i) scripts_.push_back(random_game(random_));
    const int http = connect_to(port);
    for (int i = 0; i < tables; ++i) {
      Table table;
      for (auto& player : table.players) player = std::make_unique<Player>(port, new_token());
      const std::string body = R"({"game":"tictactoe","seats":{"x":")" + table.players[0]->token() + R"(","o":")" +
                               table.players[1]->token() + R"("}})";
      send_all(http, "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) +
                         "\r\n\r\n" + body);
      const std::string id = text_after(receive_until(http, "\"}"), R"("id":")");
      for (auto& player : table.players) player->join(id);
      table.script = &scripts_[uniform(random_, static_cast<std::uint32_t>(scripts_.size()))];
      tables_.push_back(std::move(table));
    }
    ::close(http);
    for (std::size_t i = 0; i < 2 * tables_.size(); ++i) {
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.u64 = i;
      ::epoll_ctl(poll_, EPOLL_CTL_ADD, tables_[i / 2].players[i % 2]->socket(), &event);
    }
    wait_for_all();
  }
  ~Load() { ::close(poll_); }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  /// Every table plays so many more games.
  Figures play(int games, std::chrono::milliseconds thought) {
    wait_for_all();
    figures_ = {};
    thought_ = thought;
    last_game_ = tables_.front().game + games;
    playing_ = tables_.size();
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      // Spread over the time of a thought, as people are.
      const auto share = thought * static_cast<std::int64_t>(i) / static_cast<std::int64_t>(tables_.size());
      due_.push({begin + share, i});
    }
    while (playing_ > 0) {
      act_when_due();
      wait(due_.empty() ? 1000 : 1);
    }
    figures_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return std::move(figures_);
  }

 private:
  struct Due {
    Clock::time_point when;
    std::size_t table;
    bool operator<(const Due& other) const { return when > other.when; }
  };

  void wait_for_all() {
    while (!std::all_of(tables_.begin(), tables_.end(), [](const Table& table) { return table.ready(); })) wait(1000);
  }

  void act_when_due() {
    while (!due_.empty() && due_.top().when <= Clock::now()) {
      const std::size_t index = due_.top().table;
      due_.pop();
      act(tables_[index]);
    }
  }

  void act(Table& table) {
    const Move& move = (*table.script)[table.played];
    table.waiting = true;
    table.sent = Clock::now();
    table.players[table.seat_of(move.first)]->say(R"({"action":")" + move.action + R"(","number":)" +
                                                  std::to_string(table.played + 1) + "}");
  }

  void wait(int milliseconds) {
    epoll_event events[256];
    const int count = ::epoll_wait(poll_, events, 256, milliseconds);
    for (int i = 0; i < count; ++i) {
      const std::size_t index = events[i].data.u64;
      Table& table = tables_[index / 2];
      const int player = static_cast<int>(index % 2);
      table.players[player]->receive([&](std::string_view message) { hear(index / 2, player, message); });
    }
  }

  void hear(std::size_t index, int player, std::string_view message) {
    Table& table = tables_[index];
    if (message.rfind(R"({"action":)", 0) == 0) return acknowledged(index, player, number_in(message));
    if (message.rfind(R"({"next":")", 0) == 0) return table.players[player]->join(text_after(message, R"("next":")"));
    if (message.rfind(R"({"game":)", 0) == 0) {
      ++table.joined;
      if (table.ready() && table.game > 0 && table.game < last_game_) due_.push({Clock::now() + thought_, index});
      return;
    }
    if (message.rfind(R"({"seats":)", 0) != 0) fail("unexpected: " + std::string(message));
  }

  /// Both hear every action; the one who acted counts.
  void acknowledged(std::size_t index, int player, std::size_t number) {
    Table& table = tables_[index];
    const Move& move = (*table.script)[table.played];
    if (!table.waiting || player != table.seat_of(move.first) || number != table.played + 1) return;
    table.waiting = false;
    figures_.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - table.sent).count());
    if (++table.played < table.script->size()) {
      if (thought_.count() == 0) return act(table);
      due_.push({Clock::now() + thought_, index});
      return;
    }
    finish(index, player);
  }

  void finish(std::size_t index, int player) {
    Table& table = tables_[index];
    ++table.game;
    table.played = 0;
    table.script = &scripts_[uniform(random_, static_cast<std::uint32_t>(scripts_.size()))];
    if (table.game == last_game_) --playing_;
    table.players[player]->say(R"({"rematch":true})");
  }

  Random random_;
  int poll_;
  std::vector<Script> scripts_;
  std::vector<Table> tables_;
  std::priority_queue<Due> due_;
  Figures figures_;
  std::chrono::milliseconds thought_{0};
  int last_game_ = 0;
  std::size_t playing_ = 0;
};

void print(const char* name, Figures figures) {
  const double count = static_cast<double>(figures.milliseconds.size());
  std::printf("%-28s %8.0f actions in %5.1f s: %7.0f/s, latency p50 %6.2f ms, p99 %6.2f ms, most %6.2f ms\n", name,
              count, figures.seconds, count / figures.seconds, figures.at(0.5), figures.at(0.99), figures.at(1));
}

int run(int games, int rounds) {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  const ServerProcess server;
  const double before = server.memory();
  Load load(server.port(), games, 1);
  const double after = server.memory();
  std::printf("%d games, %d WebSockets; the server has %.1f MB, %.1f kB an idle game with both players connected\n",
              games, 2 * games, after / 1e6, (after - before) / 1e3 / games);
  print("as fast as the server lets:", load.play(rounds, std::chrono::milliseconds(0)));
  print("a second of thought each:", load.play(1, std::chrono::milliseconds(1000)));
  std::printf("the server has %.1f MB now\n", server.memory() / 1e6);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc > 1 ? std::atoi(argv[1]) : 1000, argc > 2 ? std::atoi(argv[2]) : 10);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "server load: %s\n", error.what());
    return 1;
  }
}
