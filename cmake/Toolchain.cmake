# Compiler settings shared by every target: the language, warnings, sanitizers, mold, ccache.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

set(SPOOKY_SANITIZERS "" CACHE STRING "Sanitizers to build with, as for -fsanitize=")
# For developers: another compiler than theirs may warn of something that stops nobody from running the program.
option(SPOOKY_WARNINGS_AS_ERRORS "Let warnings in our own code stop the build" OFF)
option(SPOOKY_ASSERTIONS "Keep assertions in optimised builds" OFF)

# Looked for once: a build that began without them would otherwise begin anew on the day they are installed.
foreach(tool ccache mold)
  string(TOUPPER SPOOKY_${tool} variable)
  if(NOT DEFINED ${variable})
    find_program(found_${tool} ${tool} NO_CACHE)
    set(${variable} "${found_${tool}}" CACHE FILEPATH "Where ${tool} is, if it is used")
  endif()
endforeach()
if(SPOOKY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # What one clone compiled serves another: paths below the source tree are told to the compiler relative to the build.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
      "${SPOOKY_CCACHE}")
endif()
if(SPOOKY_MOLD AND NOT SPOOKY_WASM)
  add_link_options(-fuse-ld=mold)
endif()

add_library(spooky_settings INTERFACE)
target_include_directories(spooky_settings INTERFACE "${CMAKE_SOURCE_DIR}/src")
target_compile_options(spooky_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wimplicit-fallthrough $<$<BOOL:${SPOOKY_WARNINGS_AS_ERRORS}>:-Werror>)
# Names of files are told from the root of the source tree, the same in every clone.
target_compile_options(spooky_settings INTERFACE -ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(CMAKE_UNITY_BUILD)
  # Compiled together, a name in one file may hide one of another, which does not matter to people who read one file.
  target_compile_options(spooky_settings INTERFACE -Wno-shadow)
endif()
# g++ 12 warns of overlapping copies in std::string operator+ where there are none (GCC bug 105651).
target_compile_options(spooky_settings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# It sees uninitialised reads that are not there, in copies of std::variant and with sanitizers.
target_compile_options(spooky_settings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
if(SPOOKY_SANITIZERS)
  # Without the checks of every pointer before it is followed: the address sanitizer finds those that point nowhere, and
  # they would make the build and its tests a fifth slower.
  target_compile_options(spooky_settings INTERFACE
    -fsanitize=${SPOOKY_SANITIZERS} -fno-sanitize=null,alignment,object-size,vptr -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  target_link_options(spooky_settings INTERFACE -fsanitize=${SPOOKY_SANITIZERS})
endif()
add_library(spooky_fuzzed INTERFACE)
if(SPOOKY_FUZZERS)
  # libFuzzer must see the branches of what it calls, not only those of its targets. Counters alone: watching every
  # comparison too (fuzzer-no-link) would make the unit tests of this build several times slower.
  target_compile_options(spooky_fuzzed INTERFACE -fsanitize-coverage=inline-8bit-counters,pc-table)
endif()
if(SPOOKY_ASSERTIONS)
  target_compile_options(spooky_settings INTERFACE -UNDEBUG)
endif()

if(NOT SPOOKY_WASM)
  find_package(Threads REQUIRED)
endif()
