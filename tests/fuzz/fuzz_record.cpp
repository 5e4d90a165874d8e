// A game record: one that is read prints as a text that reads back the same.
#include "fuzz.hpp"
#include "spooky/formats/record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = spooky::parse_record(fuzz_text(data, size));
  if (!record) {
    require(!record.error().reason.empty());
    return 0;
  }
  const std::string printed = spooky::print_record(*record);
  const auto again = spooky::parse_record(printed);
  require(again && *again == *record && spooky::print_record(*again) == printed);
  return 0;
}
