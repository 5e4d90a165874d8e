// A PGN file: one that is read prints as a file that reads back the same, and can be drawn.
#include "fuzz.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"

using namespace spooky;

template <Game G>
static void read_and_write(std::string_view text) {
  using Pgn = typename Notation<G>::SharedRecord;
  const auto log = Pgn::parse(text);
  if (!log) {
    require(log.error().code == ErrorCode::BadRecord && !log.error().reason.empty());
    return;
  }
  const std::string printed = Pgn::print(*log);
  const auto again = Pgn::parse(printed);
  require(again && *again == *log && Pgn::print(*again) == printed);
  require(!print_svg(Notation<G>::picture(*log, log->entries.size())).empty());
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz_text(data, size);
  if (quantum_chess::Pgn::recognises(text)) {
    read_and_write<quantum_chess::Game>(text);
  } else {
    read_and_write<chess::Game>(text);
  }
  return 0;
}
