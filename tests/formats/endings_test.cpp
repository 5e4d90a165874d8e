// What is said of a finished game agrees with its result: its value, the sentence about that, and the description.
#include <gtest/gtest.h>

#include <cctype>
#include <regex>

#include "conformance/rule_sets.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/search/solve.hpp"

namespace spooky {
namespace {

constexpr int kMostActionsOfAGame = 400;

/// Plays at random to the end, or for a while; Nature's actions are as likely as any.
template <Game G>
typename G::Position played_at_random(const typename G::Position::Rules& rules, Random& random) {
  auto position = G::Position::initial(rules);
  for (int i = 0; i < kMostActionsOfAGame && position.actor() != Actor::None; ++i) {
    typename G::Position::Actions actions;
    position.legal_actions(actions);
    position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
  }
  return position;
}

template <Game G>
std::string spoken(Actor player) {
  std::string name(actor_name<G>(player));
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return name;
}

bool says_that_wins(const std::string& sentence, const std::string& name) {
  return std::regex_search(sentence, std::regex("\\b" + name + "( has won| wins| has the [^.]*and wins)"));
}

template <Game G>
void check_end(const typename G::Position& position) {
  const json::value result = Notation<G>::result(position);
  const std::string winner(from_json(result.as_object().at("winner").as_string()));
  const auto solution = solve<G>(position, SolveLimits{});
  ASSERT_TRUE(solution) << solution.error().reason;
  const std::string value = told(Notation<G>::explain_value(position, *solution), Language::English);
  const std::string description = told(Notation<G>::describe(position), Language::English);
  for (const Actor player : {Actor::First, Actor::Second}) {
    const bool wins = winner == actor_name<G>(player);
    EXPECT_EQ(says_that_wins(value, spoken<G>(player)), wins) << value;
    EXPECT_EQ(says_that_wins(description, spoken<G>(player)), wins) << description;
  }
}

TEST(Endings, EverySentenceAgreesWithTheResult) {
  Random random(3);
  Games::for_each([&]<class G>() {
    int ended = 0;
    for (const std::string_view text : conformance_rules<G>()) {
      const auto rules = read_rules<G>(text);
      ASSERT_TRUE(rules);
      for (int game = 0; game < 4; ++game) {
        const auto position = played_at_random<G>(*rules, random);
        if (position.actor() != Actor::None) continue;
        SCOPED_TRACE(std::string(G::kName) + " " + std::string(text) + " " + Notation<G>::position_text(position));
        check_end<G>(position);
        ++ended;
      }
    }
    EXPECT_GT(ended, 5) << G::kName;
  });
}

}  // namespace
}  // namespace spooky
