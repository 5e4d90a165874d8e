// A PGN file: one that is read prints as a file that reads back the same, and can be drawn.
#include "fuzz.hpp"
#include "spooky/formats/chess/notation.hpp"

using namespace spooky;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto log = chess::Pgn::parse(fuzz_text(data, size));
  if (!log) {
    require(log.error().code == ErrorCode::BadRecord && !log.error().reason.empty());
    return 0;
  }
  const std::string printed = chess::Pgn::print(*log);
  const auto again = chess::Pgn::parse(printed);
  require(again && *again == *log && chess::Pgn::print(*again) == printed);
  require(!print_svg(Notation<chess::Game>::picture(*log, log->entries.size())).empty());
  return 0;
}
