#pragma once

#include <cstdio>
#include <string>

namespace spooky::cli {

/// The next line of a program that talks to us, without its end; false when there is none. Longer lines than any
/// command needs are cut.
bool read_line(std::FILE* input, std::string& line, std::size_t most_bytes = 1 << 16);

/// Writes and flushes; throws an InputError when nobody listens any more.
void write_answer(const std::string& text);

}  // namespace spooky::cli
