# Writes version.cpp with the version and the commit of the source tree; leaves it alone when nothing changed.
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT commit)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "cli/version.hpp"

namespace spooky {
const char* const kVersion = "@VERSION@";
const char* const kCommit = "@commit@";
}  // namespace spooky
]] @ONLY)
