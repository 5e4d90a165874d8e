#include "spooky/formats/printable.hpp"

#include <algorithm>

namespace spooky {

namespace {

/// The number of a character in Unicode, which character_length() has checked.
unsigned code_point(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(character[i])); };
  if (character.size() == 1) return byte(0);
  unsigned code = byte(0) & (0x7FU >> character.size());
  for (std::size_t i = 1; i < character.size(); ++i) code = code << 6U | (byte(i) & 0x3FU);
  return code;
}

enum class Lines { Kept, Joined };

std::string without_controls(std::string_view text, Lines lines) {
  std::string printed;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    const bool is_kept_line = lines == Lines::Kept && character == "\n";
    printed += length == 0 || (is_control(character) && !is_kept_line) ? std::string_view("?") : character;
    text.remove_prefix(character.size());
  }
  return printed;
}

}  // namespace

std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return 1;
  const std::size_t length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Too long for what they say, halves of pairs, and what is beyond Unicode.
  const unsigned start = byte(0) * 256U + byte(1);
  const bool is_wrong = (start >= 0xE080 && start < 0xE0A0) || (start >= 0xEDA0 && start < 0xEE80) ||
                        (start >= 0xF080 && start < 0xF090) || start >= 0xF490;
  return is_wrong ? 0 : length;
}

bool is_control(std::string_view character) {
  const unsigned code = code_point(character);
  const auto within = [&](unsigned first, unsigned last) { return code >= first && code <= last; };
  const bool is_bidirectional =
      code == 0x061C || within(0x200E, 0x200F) || within(0x202A, 0x202E) || within(0x2066, 0x2069);
  return code < 0x20 || within(0x7F, 0x9F) || within(0x2028, 0x2029) || is_bidirectional;
}

std::string printable(std::string_view text) { return without_controls(text, Lines::Joined); }

std::string printable_lines(std::string_view text) { return without_controls(text, Lines::Kept); }

}  // namespace spooky
