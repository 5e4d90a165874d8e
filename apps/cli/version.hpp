#pragma once

namespace spooky {

/// Defined in a file of their own, written by cmake/Version.cmake at every build: a commit recompiles nothing else.
extern const char* const kVersion;
extern const char* const kCommit;

}  // namespace spooky
