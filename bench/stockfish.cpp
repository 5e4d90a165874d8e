#include "stockfish.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace spooky {

namespace {

/// Becomes Stockfish: as the system finds it, or where Debian puts games. Does not return.
[[noreturn]] void become_stockfish() {
  ::execlp("stockfish", "stockfish", nullptr);
  ::execl("/usr/games/stockfish", "stockfish", nullptr);
  ::_exit(127);
}

}  // namespace

Stockfish::Stockfish(const Strength& strength) : strength_(strength) {
  std::signal(SIGPIPE, SIG_IGN);
  int to[2];
  int from[2];
  if (::pipe2(to, O_CLOEXEC) != 0) return;
  if (::pipe2(from, O_CLOEXEC) == 0) {
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(to[0], STDIN_FILENO);
      ::dup2(from[1], STDOUT_FILENO);
      become_stockfish();
    }
    ::close(from[1]);
    output_ = ::fdopen(from[0], "r");
  }
  ::close(to[0]);
  input_ = ::fdopen(to[1], "w");
  ready_ = say("uci") && !wait_for("uciok").empty() &&
           say("setoption name Skill Level value " + std::to_string(strength.skill)) &&
           say("setoption name Threads value 1") && say("ucinewgame") && say("isready") && !wait_for("readyok").empty();
}

Stockfish::~Stockfish() {
  say("quit");
  if (input_ != nullptr) std::fclose(input_);
  if (output_ != nullptr) std::fclose(output_);
  if (process_ > 0) ::waitpid(process_, nullptr, 0);
}

bool Stockfish::say(const std::string& line) {
  return input_ != nullptr && std::fputs((line + "\n").c_str(), input_) >= 0 && std::fflush(input_) == 0;
}

std::string Stockfish::wait_for(const std::string& beginning) {
  if (output_ == nullptr) return "";
  std::string line;
  for (int letter = std::getc(output_); letter != EOF; letter = std::getc(output_)) {
    if (letter != '\n') {
      line.push_back(static_cast<char>(letter));
      continue;
    }
    if (line.starts_with(beginning)) return line;
    line.clear();
  }
  return "";
}

std::string Stockfish::move_after(const std::vector<std::string>& moves) {
  std::string position = "position startpos";
  if (!moves.empty()) position += " moves";
  for (const std::string& move : moves) position += " " + move;
  const std::string limit = strength_.nodes != 0 ? "nodes " + std::to_string(strength_.nodes)
                                                 : "movetime " + std::to_string(strength_.milliseconds);
  if (!say(position) || !say("go " + limit)) return "";
  const std::string answer = wait_for("bestmove ");
  const std::size_t begin = std::string("bestmove ").size();
  return answer.size() <= begin ? "" : answer.substr(begin, answer.find(' ', begin) - begin);
}

}  // namespace spooky
