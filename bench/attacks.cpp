// An innocent game beside each attack that a stranger can make on a server: how long its actions take then, and how
// much memory the server needs. Loopback only, bounded in count and time.
//
//   spooky_attacks PROGRAM [ACTIONS] [PART OF AN ATTACK'S NAME]
//
// PROGRAM is the `spooky` whose `serve` is attacked, as everybody runs it; each run has a server of its own.
#include <sched.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "attack_client.hpp"
#include "attack_list.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"

namespace {

using namespace spooky;
using namespace spooky::bench;
using Clock = std::chrono::steady_clock;

constexpr int kInnocent = 1;  // 127.0.0.1
constexpr std::chrono::milliseconds kThought{20};
/// Before the first action, so that the attack is under way.
constexpr std::chrono::milliseconds kStart{1000};

/// Random stones of ordinary Go, so many that none is the last of the game.
std::vector<std::string> random_stones(std::size_t count) {
  Random random(1);
  std::vector<std::string> actions;
  AnyPosition position =
      initial_position(*read_any_rules("go", json::object{{"variant", "plain"}, {"width", 19}, {"height", 19}}));
  while (actions.size() < count) {
    const auto legal = legal_texts_of(position);
    const std::string& text = legal[uniform(random, static_cast<std::uint32_t>(legal.size()))];
    AnyPosition after = position;
    if (text == "pass" || text == "resign" || !play_text(after, text) || actor_of(after) == Actor::None) continue;
    position = std::move(after);
    actions.push_back(text);
  }
  return actions;
}

/// Two players over WebSockets.
class InnocentGame {
 public:
  explicit InnocentGame(unsigned short port) : first_(port, kInnocent), second_(port, kInnocent) {
    const std::string tokens[] = {new_token(), new_token()};
    Connection connection(port, kInnocent);
    std::string reply;
    connection.ask("POST", "/api/games",
                   R"({"game":"go","rules":{"variant":"plain","width":19,"height":19},"seats":{"black":")" + tokens[0] +
                       R"(","white":")" + tokens[1] + R"("}})",
                   reply);
    const std::size_t at = reply.find(R"("id":")");
    if (at == std::string::npos) throw std::runtime_error("no game: " + reply);
    id_ = reply.substr(at + 6, 12);
    for (Connection* player : {&first_, &second_}) {
      player->upgrade();
      player->say_message(R"({"join":")" + id_ + R"(","token":")" + tokens[player == &first_ ? 0 : 1] + R"("})");
      hear(*player, R"({"game":)");
    }
  }

  const std::string& id() const { return id_; }

  /// Milliseconds until both players have heard of the action.
  double act(std::size_t index, const std::string& action) {
    const auto begin = Clock::now();
    Connection& player = index % 2 == 0 ? first_ : second_;
    player.say_message(R"({"action":")" + action + R"(","number":)" + std::to_string(index + 1) + "}");
    hear(first_, R"({"action":)");
    hear(second_, R"({"action":)");
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  }

 private:
  static void hear(Connection& player, std::string_view beginning) {
    while (const auto message = player.hear_message()) {
      if (message->rfind(beginning, 0) == 0) return;
      if (message->rfind(R"({"error":)", 0) == 0) throw std::runtime_error("refused: " + *message);
    }
    throw std::runtime_error("the server let an innocent player down");
  }

  Connection first_;
  Connection second_;
  std::string id_;
};

double part_of(std::vector<double>& sorted, double part) {
  return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

/// Strangers attack from machines of their own: here they get what the server and the innocent leave of the processors,
/// the threads they start too.
void step_back() {
  const sched_param no_priority{};
  ::sched_setscheduler(0, SCHED_IDLE, &no_priority);
}

void run(const std::string& program, const Attack& attack, const std::vector<std::string>& actions) {
  const Server server(program);
  InnocentGame game(server.port());
  std::atomic<bool> stop = false;
  std::vector<double> milliseconds;
  std::string trouble;
  {
    const std::jthread attacker([&] {
      step_back();
      attack.run(server.port(), game.id(), stop);
    });
    std::this_thread::sleep_for(kStart);
    try {
      for (std::size_t i = 0; i < actions.size(); ++i) {
        std::this_thread::sleep_for(kThought);
        milliseconds.push_back(game.act(i, actions[i]));
      }
    } catch (const std::exception& error) {
      trouble = error.what();
    }
    stop = true;
  }
  const auto memory = server.peak_memory();
  if (milliseconds.empty()) milliseconds.push_back(0);
  std::sort(milliseconds.begin(), milliseconds.end());
  std::printf("| %-32s | %8.2f | %8.2f | %8.2f | %6.0f | %s\n", attack.name.c_str(), part_of(milliseconds, 0.5),
              part_of(milliseconds, 0.99), milliseconds.back(), memory.value_or(0), trouble.c_str());
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
  try {
    if (count < 2) throw std::runtime_error("usage: spooky_attacks PROGRAM [ACTIONS] [PART OF AN ATTACK'S NAME]");
    const std::vector<std::string> actions = random_stones(count > 2 ? std::strtoul(words[2], nullptr, 10) : 250);
    const std::string chosen = count > 3 ? words[3] : "";
    std::printf("| %-32s | %8s | %8s | %8s | %6s |\n", "beside", "p50 ms", "p99 ms", "worst", "MB");
    run(words[1], {"nothing", [](unsigned short, const std::string&, const std::atomic<bool>&) {}}, actions);
    for (const Attack& attack : all_attacks()) {
      if (attack.name.find(chosen) != std::string::npos) run(words[1], attack, actions);
    }
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
