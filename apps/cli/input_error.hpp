#pragma once

#include <stdexcept>

namespace spooky::cli {

/// Ends a command with one clear sentence on stderr and exit status 2.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace spooky::cli
