#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace spooky {

/// A program that one talks to line by line, on its standard input and output.
class LineProgram {
 public:
  explicit LineProgram(std::vector<std::string> command) {
    int to[2];
    int from[2];
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0) return;
    std::vector<char*> arguments;
    for (std::string& word : command) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    process_ = fork();
    if (process_ == 0) {
      dup2(to[0], STDIN_FILENO);
      dup2(from[1], STDOUT_FILENO);
      execvp(arguments[0], arguments.data());
      _exit(127);
    }
    close(to[0]);
    close(from[1]);
    input_ = fdopen(to[1], "w");
    output_ = fdopen(from[0], "r");
  }
  ~LineProgram() {
    if (input_ != nullptr) std::fclose(input_);
    if (output_ != nullptr) std::fclose(output_);
    if (process_ > 0) waitpid(process_, nullptr, 0);
  }
  LineProgram(const LineProgram&) = delete;
  LineProgram& operator=(const LineProgram&) = delete;

  bool say(const std::string& line) {
    return input_ != nullptr && std::fputs((line + "\n").c_str(), input_) >= 0 && std::fflush(input_) == 0;
  }

  /// Ends it at once; what it has said can still be heard.
  void end(int signal = SIGKILL) const {
    if (process_ > 0) kill(process_, signal);
  }

  /// What it says up to this text and with it; empty when it ends before.
  std::string hear_until(const std::string& end) {
    std::string heard;
    while (!heard.ends_with(end)) {
      const int c = output_ == nullptr ? EOF : std::getc(output_);
      if (c == EOF) return "";
      heard.push_back(static_cast<char>(c));
    }
    return heard;
  }

  /// The next line that begins so, without its end; empty when there is none.
  std::string hear_line_with(const std::string& begin) {
    while (true) {
      std::string line = hear_until("\n");
      if (line.empty()) return "";
      line.pop_back();
      if (line.starts_with(begin)) return line;
    }
  }

 private:
  pid_t process_ = -1;
  std::FILE* input_ = nullptr;
  std::FILE* output_ = nullptr;
};

}  // namespace spooky
