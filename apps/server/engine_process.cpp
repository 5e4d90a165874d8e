#include "server/engine_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <utility>

extern char** environ;

namespace spooky::server {

namespace {

/// How often the thread that waits for an answer looks whether it is still wanted.
constexpr int kLookMilliseconds = 20;
/// A worker on a busy machine gets this many times its processor time before it is given up.
constexpr unsigned kPatience = 6;

void close_file(int& file) {
  if (const int open = std::exchange(file, -1); open >= 0) ::close(open);
}

struct Pipe {
  int read = -1;
  int write = -1;

  bool open() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read = ends[0];
    write = ends[1];
    return true;
  }
  void close() {
    close_file(read);
    close_file(write);
  }
};

}  // namespace

EngineProcess::EngineProcess(std::string program, const EngineLimits& limits)
    : program_(std::move(program)), limits_(limits) {}

EngineProcess::~EngineProcess() { end(true); }

bool EngineProcess::start() {
  if (child_ > 0) return true;
  Pipe questions;
  Pipe answers;
  if (!questions.open() || !answers.open()) {
    questions.close();
    answers.close();
    return false;
  }
  std::vector<std::string> words = engine_worker_arguments(limits_);
  words.insert(words.begin(), program_);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_adddup2(&files, questions.read, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, answers.write, STDOUT_FILENO);
  // Sockets of clients above all: a worker must not keep them open.
  ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  // It begins with no signal blocked or ignored, whatever this thread does.
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  sigset_t none;
  sigset_t all;
  ::sigemptyset(&none);
  ::sigfillset(&all);
  ::posix_spawnattr_setsigmask(&attributes, &none);
  ::posix_spawnattr_setsigdefault(&attributes, &all);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t child = -1;
  const int error = ::posix_spawn(&child, program_.c_str(), &files, &attributes, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&files);
  ::posix_spawnattr_destroy(&attributes);
  close_file(questions.read);
  close_file(answers.write);
  if (error != 0) {
    questions.close();
    answers.close();
    return false;
  }
  child_ = child;
  to_child_ = questions.write;
  from_child_ = answers.read;
  ::fcntl(to_child_, F_SETFL, O_NONBLOCK);
  ::fcntl(from_child_, F_SETFL, O_NONBLOCK);
  return true;
}

int EngineProcess::end(bool kill) {
  close_file(to_child_);
  close_file(from_child_);
  if (child_ <= 0) return 0;
  if (kill) ::kill(child_, SIGKILL);
  int status = 0;
  while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
  return status;
}

/// Why the worker ended by itself.
EngineFault EngineProcess::fault() {
  const int status = end(false);
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) return EngineFault::TooLong;
  if (WIFEXITED(status) && WEXITSTATUS(status) == kOutOfMemoryStatus) return EngineFault::TooMuch;
  std::fprintf(stderr, "spooky: a worker of the engine ended with status %d\n", status);
  return EngineFault::Crashed;
}

std::variant<EngineAnswer, EngineFault> EngineProcess::ask(const std::string& question,
                                                           const std::atomic<bool>& cancelled) {
  if (cancelled) return EngineFault::Cancelled;
  // To write to a worker that has ended is an error, not the end of the server.
  sigset_t pipe;
  ::sigemptyset(&pipe);
  ::sigaddset(&pipe, SIGPIPE);
  ::pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
  if (!start()) {
    std::fprintf(stderr, "spooky: no worker of the engine can be started from %s\n", program_.c_str());
    return EngineFault::Crashed;
  }
  auto answer = talk(question, cancelled);
  if (std::holds_alternative<EngineFault>(answer)) end(true);
  return answer;
}

std::variant<EngineAnswer, EngineFault> EngineProcess::talk(const std::string& question,
                                                            const std::atomic<bool>& cancelled) {
  using Clock = std::chrono::steady_clock;
  const auto deadline = Clock::now() + std::chrono::seconds(kPatience * (limits_.processor_seconds + 1));
  const std::uint64_t size = question.size();
  std::string out(reinterpret_cast<const char*>(&size), sizeof size);
  out += question;
  std::size_t sent = 0;
  std::array<std::uint64_t, 2> head{};
  std::string in;
  std::size_t wanted = sizeof head;
  for (;;) {
    if (cancelled) return EngineFault::Cancelled;
    if (Clock::now() > deadline) return EngineFault::TooLong;
    std::array<pollfd, 2> waits{pollfd{from_child_, POLLIN, 0}, pollfd{to_child_, POLLOUT, 0}};
    ::poll(waits.data(), sent < out.size() ? 2 : 1, kLookMilliseconds);
    if (sent < out.size() && (waits[1].revents & POLLOUT) != 0) {
      const ssize_t length = ::write(to_child_, out.data() + sent, out.size() - sent);
      if (length > 0) sent += static_cast<std::size_t>(length);
      if (length < 0 && errno != EAGAIN && errno != EINTR) return fault();
    }
    if ((waits[0].revents & (POLLIN | POLLHUP)) == 0) continue;
    std::array<char, 65536> bytes;
    const ssize_t length = ::read(from_child_, bytes.data(), std::min(bytes.size(), wanted - in.size()));
    if (length == 0 || (length < 0 && errno != EAGAIN && errno != EINTR)) return fault();
    if (length > 0) in.append(bytes.data(), static_cast<std::size_t>(length));
    if (in.size() < wanted) continue;
    if (wanted == sizeof head) {
      std::copy_n(in.data(), sizeof head, reinterpret_cast<char*>(head.data()));
      // An error is short, whatever the limit is.
      constexpr std::size_t kErrorBytes = 1 << 20;
      if (head[0] > limits_.answer.answer_bytes && head[0] > kErrorBytes) return EngineFault::TooMuch;
      wanted += head[0];
      if (in.size() < wanted) continue;
    }
    return EngineAnswer{in.substr(sizeof head), static_cast<double>(head[1]) * 1e-6};
  }
}

}  // namespace spooky::server
