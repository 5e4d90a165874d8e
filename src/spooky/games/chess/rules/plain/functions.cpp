#include "spooky/games/chess/rules/plain/functions.hpp"

namespace spooky::chess {

namespace {

#ifdef SPOOKY_CHESS_BMI2
/// The first two AMD generations with BMI2 (family 17h) have a PEXT that is slower than a multiplication.
bool has_fast_bmi2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
         __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_is("amdfam17h") == 0;
}
#endif

const PlainFunctions& choose() {
#ifdef SPOOKY_CHESS_BMI2
  if (has_fast_bmi2()) return bmi2_plain_functions();
#endif
  return portable_plain_functions();
}

}  // namespace

const PlainFunctions& plain_functions() {
  static const PlainFunctions& functions = choose();
  return functions;
}

}  // namespace spooky::chess
