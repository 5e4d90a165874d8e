#pragma once

#include <string>

namespace spooky {

// Where tests find things. The names are compiled into one small file, so that the others come out the same in every
// clone and ccache knows them again.

/// The root of the source tree.
std::string source_folder();

/// The program `spooky`; empty in a build without it.
std::string program();

/// The server of tests/server/crash_server.cpp.
std::string test_server();

}  // namespace spooky
