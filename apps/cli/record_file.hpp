#pragma once

#include <string>

#include "spooky/formats/record.hpp"

namespace spooky::cli {

/// The record in a file; an InputError when there is none.
Record load_record(const std::string& path);

}  // namespace spooky::cli
