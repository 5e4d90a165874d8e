#include "server_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

#include "testing/paths.hpp"

namespace spooky {

Process::Process(const std::vector<std::string>& words, bool quiet) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (quiet) posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const int failed = ::posix_spawnp(&id_, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  output_ = ends[0];
  if (failed != 0) {
    ::close(output_);
    throw std::runtime_error("cannot run " + words[0]);
  }
}

Process::~Process() {
  kill();
  ::close(output_);
}

std::string Process::hear_line() const {
  std::string line;
  for (char letter = 0; ::read(output_, &letter, 1) == 1 && letter != '\n';) line += letter;
  return line;
}

void Process::signal(int number) const {
  if (id_ > 0) ::kill(id_, number);
}

int Process::wait() {
  if (id_ < 0) return 0;
  int status = 0;
  ::waitpid(id_, &status, 0);
  id_ = -1;
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

void Process::kill() {
  signal(SIGKILL);
  wait();
}

ServerProcess::ServerProcess(const std::string& database, const std::string& web_root)
    : process_({test_server(), database, web_root}, true) {
  const std::string line = process_.hear_line();
  const std::size_t at = line.find("localhost:");
  if (at == std::string::npos) throw std::runtime_error("the server does not start: " + line);
  port_ = static_cast<unsigned short>(std::stoul(line.substr(at + 10)));
}

}  // namespace spooky
