// The long comparison of the fast rules with the naive ones: a hundred thousand random turns of every variant, over all
// boards and options.
#include <gtest/gtest.h>

#include <string>

#include "games/chess/rules/compare.hpp"

namespace spooky::chess {
namespace {

constexpr const char* kBoards[] = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6", "losalamos6x6"};
constexpr const char* kOptions[] = {"", ",stay_only=true", ",remote_collapse=true", ",double_step=true",
                                    ",stay_only=true,remote_collapse=true"};

class ChessNaiveSlow : public testing::TestWithParam<const char*> {};

TEST_P(ChessNaiveSlow, AHundredThousandTurns) {
  Met met;
  std::uint64_t seed = 1000;
  for (const std::string board : kBoards) {
    for (const std::string options : kOptions) {
      const int turns = options.empty() ? 16'000 : 1'000;
      compare_games(std::string("variant=") + GetParam() + ",board=" + board + options, turns, seed++, met);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, ChessNaiveSlow,
                         testing::Values("niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox",
                                         "tunnelling", "partial", "plain"));

}  // namespace
}  // namespace spooky::chess
