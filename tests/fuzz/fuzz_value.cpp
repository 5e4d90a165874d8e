// Values as texts: what is read prints as a text that means the same, and a value less itself is zero.
#include "fuzz.hpp"
#include "spooky/values/text.hpp"
#include "spooky/values/thermograph.hpp"

using namespace spooky;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  values::Universe universe(values::Limits{.bytes = std::size_t{1} << 24, .steps = 20'000});
  const auto value = values::parse_value(universe, fuzz_text(data, size));
  if (!value) {
    require(!value.error().reason.empty());
    return 0;
  }
  universe.limit_steps(universe.steps() + 20'000);
  if (const auto text = values::to_text(universe, *value)) {
    const auto again = values::parse_value(universe, *text);
    if (again) require(*again == *value);
    if (!again) require(again.error().code == ErrorCode::TooLarge);
  }
  if (const auto drawn = values::thermograph(universe, *value)) {
    require(drawn->left.front().position == universe.stop(*value, values::Side::Left));
    require(drawn->right.front().position == universe.stop(*value, values::Side::Right));
  }
  const auto negative = universe.negative(*value);
  const auto difference = negative ? universe.sum(*value, *negative) : negative;
  if (difference) require(*difference == values::kZero);
  return 0;
}
