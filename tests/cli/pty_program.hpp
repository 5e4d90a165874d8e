#pragma once

#include <fcntl.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

namespace spooky {

/// A program at a terminal of its own, as a person meets it.
class PtyProgram {
 public:
  /// `columns` is the window's width, `locale` what LC_ALL says; `folder` is where it runs.
  PtyProgram(std::vector<std::string> command, unsigned columns, const std::string& locale, const std::string& folder) {
    std::vector<char*> arguments;
    for (std::string& word : command) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    winsize size{};
    size.ws_row = 50;
    size.ws_col = static_cast<unsigned short>(columns);
    process_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (process_ != 0) return;
    setenv("TERM", "xterm", 1);
    setenv("NO_COLOR", "1", 1);
    setenv("LC_ALL", locale.c_str(), 1);
    if (chdir(folder.c_str()) == 0) execvp(arguments[0], arguments.data());
    _exit(127);
  }
  ~PtyProgram() {
    if (process_ > 0) {
      kill(process_, SIGKILL);
      waitpid(process_, nullptr, 0);
    }
    if (terminal_ >= 0) close(terminal_);
  }
  PtyProgram(const PtyProgram&) = delete;
  PtyProgram& operator=(const PtyProgram&) = delete;

  void type(const std::string& keys) const {
    const ssize_t written = write(terminal_, keys.data(), keys.size());
    (void)written;  // a program that is gone hears nothing, and says nothing either
  }

  /// What is shown until this is, and with it; everything when the program ends before.
  std::string see_until(const std::string& end) {
    std::string seen;
    while (!seen.ends_with(end)) {
      char c = 0;
      if (read(terminal_, &c, 1) != 1) break;
      if (c != '\r') seen.push_back(c);
    }
    return seen;
  }

  /// What is shown until the program ends.
  std::string see_rest() {
    std::string seen;
    for (char c = 0; read(terminal_, &c, 1) == 1;) {
      if (c != '\r') seen.push_back(c);
    }
    return seen;
  }

  /// Its exit status, once it has ended.
  int wait() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  pid_t process_ = -1;
  int terminal_ = -1;
};

}  // namespace spooky
