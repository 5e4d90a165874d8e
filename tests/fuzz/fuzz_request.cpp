// A line-JSON request: always answered by one JSON object on one line. Requests that ask for a solution or a search are
// skipped: they are bounded, but slow.
#include "fuzz.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/protocols/analyze.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view request = fuzz_text(data, size);
  for (const char* costly : {"value", "best", "temperature", "move\""}) {
    if (request.find(costly) != std::string_view::npos) return 0;
  }
  const std::string answer = spooky::analyze(request);
  require(answer.find('\n') == std::string::npos);
  const auto parsed = spooky::parse_json(answer);
  require(parsed && parsed->is_object());
  return 0;
}
