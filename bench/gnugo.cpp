#include "gnugo.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstdlib>
#include <vector>

#include "spooky/formats/go/notation.hpp"

namespace spooky {

namespace {

/// Becomes GNU Go: as the system finds it, or where Debian puts games. Does not return.
[[noreturn]] void become_gnugo(std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  ::execvp("gnugo", arguments.data());
  ::execv("/usr/games/gnugo", arguments.data());
  ::_exit(127);
}

std::string colour_name(go::Colour colour) { return colour == go::Colour::Black ? "black" : "white"; }

}  // namespace

GnuGo::GnuGo(const go::Rules& rules, int level, std::uint64_t seed) {
  const std::vector<std::string> words = {"gnugo",
                                          "--mode",
                                          "gtp",
                                          "--chinese-rules",
                                          "--positional-superko",
                                          "--capture-all-dead",
                                          "--boardsize",
                                          std::to_string(rules.width),
                                          "--komi",
                                          std::to_string(rules.komi_halves / 2.0),
                                          "--level",
                                          std::to_string(level),
                                          "--seed",
                                          std::to_string(1 + seed % 1'000'000)};
  std::signal(SIGPIPE, SIG_IGN);
  int to[2];
  int from[2];
  if (::pipe2(to, O_CLOEXEC) != 0) return;
  if (::pipe2(from, O_CLOEXEC) == 0) {
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(to[0], STDIN_FILENO);
      ::dup2(from[1], STDOUT_FILENO);
      become_gnugo(words);
    }
    ::close(from[1]);
    output_ = ::fdopen(from[0], "r");
  }
  ::close(to[0]);
  input_ = ::fdopen(to[1], "w");
}

GnuGo::~GnuGo() {
  if (input_ != nullptr) std::fclose(input_);
  if (output_ != nullptr) std::fclose(output_);
  if (process_ > 0) ::waitpid(process_, nullptr, 0);
}

std::string GnuGo::ask(const std::string& command) {
  if (input_ == nullptr || output_ == nullptr) return "?";
  if (std::fputs((command + "\n").c_str(), input_) < 0 || std::fflush(input_) != 0) return "?";
  std::string answer;
  while (!answer.ends_with("\n\n")) {
    const int letter = std::getc(output_);
    if (letter == EOF) return "?";
    answer.push_back(static_cast<char>(letter));
  }
  if (!answer.starts_with("=")) return "?";
  answer.resize(answer.size() - 2);
  return answer.substr(answer.starts_with("= ") ? 2 : 1);
}

Result<go::Action> GnuGo::turn(const go::Position& position) {
  const std::string answer = ask("genmove " + colour_name(position.situation().to_move()));
  return read_action<go::Game>(position, answer);
}

bool GnuGo::hear(const go::Position& before, const go::Action& action) {
  const std::string vertex = Notation<go::Game>::action_text(before, action);
  return ask("play " + colour_name(before.situation().to_move()) + " " + vertex) != "?";
}

Result<int> GnuGo::margin_halves() {
  const std::string answer = ask("final_score");
  if (answer == "0") return 0;
  if (!answer.starts_with("B+") && !answer.starts_with("W+")) {
    return Error{ErrorCode::BadRequest, "GNU Go does not tell the score"};
  }
  const auto halves = static_cast<int>(std::lround(2 * std::strtod(answer.c_str() + 2, nullptr)));
  return answer[0] == 'B' ? halves : -halves;
}

}  // namespace spooky
