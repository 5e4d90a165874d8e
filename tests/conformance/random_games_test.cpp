// What every registered game owes to the platform, checked over thousands of random games.
#include "conformance/random_games.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace spooky {
namespace {

/// A game under some rules, and its random games.
struct Case {
  std::string name;
  std::function<void()> play;

  friend void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }
};

std::vector<Case> cases() {
  std::vector<Case> all;
  Games::for_each([&]<class G>() {
    for (const std::string_view rules : conformance_rules<G>()) {
      all.push_back({std::string(G::kName) + " " + std::string(rules),
                     [rules] { RandomGames<G>().play(rules, 11, rules.empty() ? 3000 : 300); }});
    }
  });
  return all;
}

class Conformance : public ::testing::TestWithParam<Case> {};

TEST_P(Conformance, RandomGames) {
  SCOPED_TRACE(GetParam().name);
  GetParam().play();
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Conformance, ::testing::ValuesIn(cases()),
                         [](const auto& test) { return "Rules" + std::to_string(test.index); });

}  // namespace
}  // namespace spooky
