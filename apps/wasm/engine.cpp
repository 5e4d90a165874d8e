// The engine's whole interface in the browser: bytes of a request in, bytes of its answer out.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "spooky/protocols/analyze.hpp"

namespace {

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
  answer_text() = spooky::analyze({request, size});
  std::free(request);
  return static_cast<std::uint32_t>(answer_text().size());
}

__attribute__((export_name("spooky_answer"))) const char* spooky_answer() { return answer_text().data(); }
}
