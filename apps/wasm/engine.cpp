// The engine's whole interface in the browser: bytes of a request in, bytes of its answer out.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "spooky/protocols/analyze.hpp"

namespace {

/// Whoever follows a link has somebody else's game replayed. More than any server of ours accepts, and yet no answer
/// keeps a page waiting for long, takes more memory than a phone has, or is too long to be read between two frames.
constexpr spooky::AnalyzeLimits kPageLimits = {
    .action = 1'000'000, .moves = 40'000'000, .answer_bytes = std::size_t{4} << 20};

std::string& answer_text() {
  static std::string text;
  return text;
}

}  // namespace

extern "C" {

/// Memory for a request of this many bytes; spooky_ask frees it.
__attribute__((export_name("spooky_allocate"))) void* spooky_allocate(std::uint32_t size) { return std::malloc(size); }

/// Answers the request; the answer stays where spooky_answer says until the next question. Returns its length.
__attribute__((export_name("spooky_ask"))) std::uint32_t spooky_ask(char* request, std::uint32_t size) {
  answer_text() = spooky::analyze({request, size}, kPageLimits);
  std::free(request);
  return static_cast<std::uint32_t>(answer_text().size());
}

__attribute__((export_name("spooky_answer"))) const char* spooky_answer() { return answer_text().data(); }
}
