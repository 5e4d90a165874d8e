# Writes version.hpp with the version and the commit of the source tree; leaves it alone when nothing changed.
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT commit)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#pragma once

namespace spooky {
inline constexpr const char* kVersion = "@VERSION@";
inline constexpr const char* kCommit = "@commit@";
}  // namespace spooky
]] @ONLY)
