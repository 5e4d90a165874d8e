#include <cstdio>
#include <string>

#include "commands.hpp"
#include "say.hpp"
#include "spooky/protocols/analyze.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

/// Reads a line without its end. Of a line longer than a request may be, only as much as shows that it is too long.
bool read_request(std::FILE* input, std::string& line) {
  line.clear();
  for (int c = std::getc(input); c != EOF; c = std::getc(input)) {
    if (c == '\n') return true;
    if (line.size() <= kMaxRequestBytes) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

}  // namespace

int run_analyze() {
  std::string request;
  while (read_request(stdin, request)) {
    if (!request.empty() && request.back() == '\r') request.pop_back();
    std::string answer = analyze(request);
    if (output_is_terminal()) answer = escape_controls(answer);
    answer.push_back('\n');
    if (std::fwrite(answer.data(), 1, answer.size(), stdout) != answer.size() || std::fflush(stdout) != 0) {
      throw InputError("cannot write the answer");
    }
  }
  return kSuccess;
}

}  // namespace spooky::cli
