// Boost.JSON itself, compiled once. Its stream operators rethrow, which g++ takes only with exceptions on, and apps
// with RTTI refer to its type information: the build turns both on for this one file, except for WebAssembly.
#include <boost/json/src.hpp>
