// The fast rules agree with the naive ones over random games: legal lists, chances, positions, check, endings.
#include <gtest/gtest.h>

#include <string>

#include "games/chess/rules/compare.hpp"

namespace spooky::chess {
namespace {

constexpr const char* kVariants[] = {"niel",  "simplified", "hadamard", "hadamard+", "deterministic",
                                     "nobox", "tunnelling", "partial",  "plain"};
constexpr const char* kBoards[] = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6", "losalamos6x6"};

TEST(ChessNaive, EveryVariantOnEveryBoard) {
  Met met;
  std::uint64_t seed = 1;
  for (const std::string variant : kVariants) {
    for (const std::string board : kBoards) {
      const int turns = board == "standard8x8" ? 8 : 20;
      compare_games("variant=" + variant + ",board=" + board, turns, seed++, met);
    }
  }
  for (const auto type : {Action::Type::Move, Action::Type::Split, Action::Type::SplitThree, Action::Type::Entangle,
                          Action::Type::Flip, Action::Type::Phase, Action::Type::Hadamard}) {
    EXPECT_GT(met[type], 0) << static_cast<int>(type);
  }
}

TEST(ChessNaive, EveryOption) {
  Met met;
  std::uint64_t seed = 100;
  for (const std::string variant :
       {"niel", "hadamard+", "deterministic", "nobox", "tunnelling", "simplified", "partial"}) {
    for (const std::string option : {"stay_only=true", "remote_collapse=true", "double_step=true",
                                     "stay_only=true,remote_collapse=true,double_step=true"}) {
      compare_games("variant=" + variant + ",board=losalamos6x6," + option, 6, seed++, met);
    }
    compare_games("variant=" + variant + ",double_step=false,remote_collapse=true", 4, seed++, met);
  }
  EXPECT_GT(met[Action::Type::RemoteCollapse], 0);
}

}  // namespace
}  // namespace spooky::chess
