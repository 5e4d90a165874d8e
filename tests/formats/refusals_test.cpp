// Every refusal is data: whatever is wrong with an action, a position or a rule, the error has a code, a sentence, a
// stable detail and named arguments, and its sentence is told in every language.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "conformance/rule_sets.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky {
namespace {

std::size_t below(Random& random, std::size_t bound) { return uniform(random, static_cast<std::uint32_t>(bound)); }

/// A text with a few letters changed, left out or put in.
std::string damaged(std::string text, Random& random) {
  constexpr std::string_view kLetters = "abcdeh12349XxO/|;:=^&@#~-+ KQnN0";
  for (std::size_t changes = 1 + below(random, 3); changes > 0; --changes) {
    const std::size_t at = below(random, text.size() + 1);
    const char letter = kLetters[below(random, kLetters.size())];
    switch (below(random, 3)) {
      case 0: text.insert(at, 1, letter); break;
      case 1:
        if (at < text.size()) text[at] = letter;
        break;
      default:
        if (at < text.size()) text.erase(at, 1);
    }
  }
  return text;
}

/// Asks in each language; the errors must be data, the same but for the sentence.
void expect_data(json::object request, std::set<std::string>& details) {
  std::string first;
  std::set<std::string> sentences;
  for (const char* language : {"en", "de", "fr", "es"}) {
    request["language"] = language;
    const auto answer = parse_json(analyze(print_json(request)));
    ASSERT_TRUE(answer);
    if (answer->at("ok").as_bool()) return;
    json::object error = answer->at("error").as_object();
    ASSERT_TRUE(error.contains("detail")) << print_json(request) << print_json(error);
    ASSERT_TRUE(error.at("arguments").is_object()) << print_json(error);
    const std::string sentence(error.at("reason").as_string());
    EXPECT_FALSE(sentence.empty());
    EXPECT_EQ(sentence.find('{'), std::string::npos) << "an argument is missing: " << sentence;
    error.erase("reason");
    if (first.empty()) first = print_json(error);
    EXPECT_EQ(print_json(error), first);
    details.emplace(error.at("detail").as_string());
  }
}

/// Whether the faults of a game's position texts are messages. Those of the many combinatorial games are texts still.
template <Game G>
constexpr bool kFaultsAreData =
    std::string_view(G::kName) != "combinatorial" &&
    std::same_as<decltype(Notation<G>::setup_reason({}, std::declval<const typename G::Position::Setup&>(),
                                                    std::declval<const typename G::Position::SetupError&>())),
                 Message>;

template <Game G>
void refuse_actions(std::set<std::string>& details) {
  Random random(7);
  for (const std::string_view words : conformance_rules<G>()) {
    const auto rules = *read_rules<G>(words);
    for (int round = 0; round < 4; ++round) {
      auto position = G::Position::initial(rules);
      json::array moves;
      const json::object given = Notation<G>::rules_json(rules);
      for (int turn = 0; turn < 8 && position.actor() != Actor::None; ++turn) {
        typename G::Position::Actions actions;
        position.legal_actions(actions);
        const auto action = actions[below(random, actions.size())];
        const std::string text = Notation<G>::action_text(position, action);
        json::array tried = moves;
        tried.emplace_back(damaged(text, random));
        expect_data({{"game", to_json(G::kName)}, {"rules", given}, {"moves", tried}, {"report", json::array()}},
                    details);
        moves.emplace_back(text);
        position.play_unchecked(action);
      }
    }
  }
}

TEST(Refusals, OfActionsAreData) {
  Games::for_each([]<class G>() {
    std::set<std::string> details;
    refuse_actions<G>(details);
    EXPECT_GT(details.size(), 2U) << G::kName;
  });
}

TEST(Refusals, OfPositionsAreData) {
  Games::for_each([]<class G>() {
    if (!kFaultsAreData<G>) return;
    Random random(11);
    std::set<std::string> details;
    auto position = G::Position::initial({});
    for (int turn = 0; turn < 6; ++turn) {
      for (int round = 0; round < 25; ++round) {
        const std::string text = damaged(Notation<G>::position_text(position), random);
        expect_data({{"game", to_json(G::kName)}, {"position", text}, {"report", json::array()}}, details);
      }
      typename G::Position::Actions actions;
      position.legal_actions(actions);
      if (actions.size() == 0) break;
      position.play_unchecked(actions[below(random, actions.size())]);
    }
    EXPECT_GT(details.size(), 3U) << G::kName;
  });
}

TEST(Refusals, OfRulesAreData) {
  Games::for_each([]<class G>() {
    if (std::string_view(G::kName) == "combinatorial") return;  // likewise
    std::set<std::string> details;
    const auto refuse_rules = [&](json::object rules) {
      expect_data({{"game", to_json(G::kName)}, {"rules", std::move(rules)}, {"report", json::array()}}, details);
    };
    refuse_rules({{"nonsense", 1}});
    for (const RuleField& field : Notation<G>::rule_fields()) {
      if (std::holds_alternative<RuleField::Object>(field.kind)) continue;
      refuse_rules({{to_json(field.key), json::object()}});
      refuse_rules({{to_json(field.key), -1}});
      refuse_rules({{to_json(field.key), "?"}});
    }
    EXPECT_TRUE(details.contains("no-rule"));
    EXPECT_TRUE(details.contains("rule-value"));
  });
}

}  // namespace
}  // namespace spooky
