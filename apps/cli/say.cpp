#include "say.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "ascii.hpp"
#include "spooky/formats/printable.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

/// Narrower windows are left to the terminal.
constexpr std::size_t kLeastWidth = 20;

/// Characters; none of ours takes two columns.
std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// Where the lines after the first begin.
std::size_t hanging_indent(std::string_view line) {
  const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t gap = line.find("  ", first);
  if (gap == std::string_view::npos) return first;
  const std::size_t second = line.find_first_not_of(' ', gap);
  return second == std::string_view::npos ? first : columns_of(line.substr(0, second));
}

std::size_t longest_word(std::string_view text) {
  std::size_t longest = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    longest = std::max(longest, columns_of(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  return longest;
}

/// As the list has it where all words fit there, else a little.
std::size_t indent_for(std::string_view line, std::size_t columns) {
  const std::size_t hanging = hanging_indent(line);
  return hanging + longest_word(line) <= columns ? hanging : std::min(line.find_first_not_of(' ') + 2, columns / 4);
}

std::string wrapped_line(std::string_view line, std::size_t columns) {
  if (columns_of(line) <= columns) return std::string(line);
  const std::string indent(indent_for(line, columns), ' ');
  std::string text;
  std::size_t used = 0;
  bool begins = true;  // nothing but blanks is on the line yet
  while (!line.empty()) {
    const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t end = std::min(line.find(' ', blanks), line.size());
    const std::size_t wide = columns_of(line.substr(blanks, end - blanks));
    if (!begins && used + blanks + wide > columns) {
      text += "\n" + indent;
      used = indent.size();
    } else {
      text.append(blanks, ' ');
      used += blanks;
    }
    text += line.substr(blanks, end - blanks);
    used += wide;
    begins = begins && wide == 0;
    line.remove_prefix(end);
  }
  return text;
}

void print(std::string_view text) {
  const std::string plain = locale_is_utf8() ? std::string(text) : in_ascii(text);
  std::fwrite(plain.data(), 1, plain.size(), stdout);
}

}  // namespace

std::size_t window_width() {
  winsize size{};
  if (!output_is_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

std::string wrapped(std::string_view text, std::size_t columns) {
  if (columns < kLeastWidth) return std::string(text);
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines += wrapped_line(text.substr(0, end), columns);
    if (end < text.size()) lines += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

void say(std::string_view words) { print(wrapped(printable_lines(words), window_width())); }

void say_drawing(std::string_view drawing) { print(drawing); }

std::string for_this_output(std::string_view text) {
  return output_is_terminal() && !locale_is_utf8() ? in_ascii(text) : std::string(text);
}

std::string escape_controls(std::string_view json) {
  std::string escaped;
  while (!json.empty()) {
    const std::size_t length = std::max<std::size_t>(character_length(json), 1);
    const std::string_view character = json.substr(0, length);
    if (length == 2 && is_control(character)) {
      escaped += fmt::format("\\u{:04x}", (character[0] & 0x1F) << 6 | (character[1] & 0x3F));
    } else if (length == 3 && is_control(character)) {
      escaped +=
          fmt::format("\\u{:04x}", (character[0] & 0x0F) << 12 | (character[1] & 0x3F) << 6 | (character[2] & 0x3F));
    } else {
      escaped += character;
    }
    json.remove_prefix(length);
  }
  return escaped;
}

}  // namespace spooky::cli
