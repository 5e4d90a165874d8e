#pragma once

#include <string>

#include "spooky/formats/record.hpp"

namespace spooky::cli {

/// The record in a file, in our format or a game's own (SGF); an InputError when there is none.
Record load_record(const std::string& path);

/// An InputError that calls a missing file missing.
void check_file_exists(const std::string& path);

/// What a file of at most 16 MiB holds; an InputError when it cannot be read.
std::string read_record_text(const std::string& path);

}  // namespace spooky::cli
