#include "line_input.hpp"

#include "input_error.hpp"
#include "speech.hpp"

namespace spooky::cli {

bool read_line(std::FILE* input, std::string& line, std::size_t most_bytes) {
  line.clear();
  for (int c = std::getc(input); c != EOF; c = std::getc(input)) {
    if (c == '\n') return true;
    if (line.size() < most_bytes) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

void write_answer(const std::string& text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
    throw InputError(message("error.output"));
  }
}

}  // namespace spooky::cli
