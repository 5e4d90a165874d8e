// Debian compiles the runtime library of its WebAssembly compiler with stack protectors, and links nothing that
// provides them: the division of 128-bit numbers asks for these two names.
#include <cstdint>

// NOLINTBEGIN(bugprone-reserved-identifier): the names are those of the compiler.
extern "C" {
extern std::uintptr_t __stack_chk_guard;
std::uintptr_t __stack_chk_guard = 0x5ca1ab1e;

[[noreturn]] void __stack_chk_fail();
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
// NOLINTEND(bugprone-reserved-identifier)
