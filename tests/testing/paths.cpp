#include "testing/paths.hpp"

namespace spooky {

std::string source_folder() { return SPOOKY_SOURCE_FOLDER; }
std::string program() { return SPOOKY_PROGRAM; }
std::string test_server() { return SPOOKY_TEST_SERVER; }

}  // namespace spooky
