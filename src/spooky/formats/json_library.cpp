// Boost.JSON itself, compiled once. Its stream operators rethrow, which g++ takes only with exceptions on; the build
// turns them on for this one file, except for WebAssembly, where clang needs none.
#include <boost/json/src.hpp>
