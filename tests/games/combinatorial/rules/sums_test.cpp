// Q6: sums of quantum games, quantum sums, and quantum games beside classical ones, against plain searches.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/random_tables.hpp"
#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

/// Several naive games side by side, played out: an action in one of them.
class NaiveSum {
 public:
  using Place = std::vector<naive::Worlds>;

  explicit NaiveSum(const Position& position) {
    for (std::size_t i = 0; i < position.summands().size(); ++i) {
      const Summand& summand = position.summands()[i];
      explored_.push_back(naive::explore(summand.game, position.realisations(i)));
      start_.push_back(explored_.back().worlds(position.realisations(i)));
    }
    for (std::size_t i = 0; i < position.summands().size(); ++i) {
      const QuantumRules& rules = position.summands()[i].rules;
      games_.emplace_back(explored_[i].gamma, std::string(ruleset_name(rules.ruleset)), rules.width);
    }
  }

  const Place& start() const { return start_; }

  /// Every action: the summand and the moves.
  std::vector<std::pair<std::size_t, naive::Choice>> actions(const Place& place, Side side) const {
    std::vector<std::pair<std::size_t, naive::Choice>> list;
    for (std::size_t i = 0; i < games_.size(); ++i) {
      for (const naive::Choice& choice : games_[i].actions(place[i], side)) list.emplace_back(i, choice);
    }
    return list;
  }

  Place after(Place place, std::size_t summand, const naive::Choice& choice) const {
    place[summand] = games_[summand].after(place[summand], choice);
    return place;
  }

  bool wins(const Place& place, Side first) {
    const auto key = std::pair(place, first);
    if (const auto found = wins_.find(key); found != wins_.end()) return found->second;
    bool wins_here = false;
    for (const auto& [summand, choice] : actions(place, first)) {
      wins_here |= !wins(after(place, summand, choice), values::other(first));
    }
    return wins_[key] = wins_here;
  }

  unsigned grundy(const Place& place) {
    if (const auto found = grundy_.find(place); found != grundy_.end()) return found->second;
    std::set<unsigned> seen;
    for (const auto& [summand, choice] : actions(place, Side::Left)) seen.insert(grundy(after(place, summand, choice)));
    unsigned value = 0;
    while (seen.contains(value)) ++value;
    return grundy_[place] = value;
  }

  values::Value value(values::Universe& universe, const Place& place) {
    if (const auto found = values_.find(place); found != values_.end()) return found->second;
    std::vector<values::Value> options[2];
    for (const Side side : {Side::Left, Side::Right}) {
      for (const auto& [summand, choice] : actions(place, side)) {
        options[side == Side::Left ? 0 : 1].push_back(value(universe, after(place, summand, choice)));
      }
    }
    return values_[place] = values::must(universe.game(options[0], options[1]));
  }

 private:
  std::vector<naive::Explored> explored_;
  std::vector<naive::Game> games_;
  Place start_;
  std::map<std::pair<Place, Side>, bool> wins_;
  std::map<Place, unsigned> grundy_;
  std::map<Place, values::Value> values_;
};

void expect_sum_as_played_out(const Position& position) {
  const std::string where = text_of(position);
  const Solution fast = solved(position);
  NaiveSum sum(position);
  const bool left = sum.wins(sum.start(), Side::Left);
  const bool right = sum.wins(sum.start(), Side::Right);
  EXPECT_EQ(letter(fast.outcome), left ? (right ? 'N' : 'L') : (right ? 'R' : 'P')) << where;
  std::set<std::pair<std::size_t, naive::Choice>> best;
  for (const auto& [summand, choice] : sum.actions(sum.start(), position.side())) {
    if (!sum.wins(sum.after(sum.start(), summand, choice), values::other(position.side()))) {
      best.emplace(summand, choice);
    }
  }
  std::set<std::pair<std::size_t, naive::Choice>> found;
  for (const Action& action : fast.best) {
    found.emplace(action.summand, naive::Choice(action.moves.begin(), action.moves.end()));
  }
  EXPECT_EQ(found, best) << where;
  if (fast.is_impartial) {
    EXPECT_EQ(fast.grundy, sum.grundy(sum.start())) << where;
  } else {
    values::Universe universe;
    EXPECT_EQ(fast.canonical, values::text_of(universe, sum.value(universe, sum.start()))) << where;
  }
}

TEST(CombinatorialSums, SumsOfEveryKind) {
  constexpr std::pair<std::string_view, std::string_view> kSums[] = {
      {"parts=nim:A:2+nim:D:1", "2;1"},
      {"parts=nim:A:2+nim:D:2", "2,1;2"},
      {"parts=nim:C:3+octal(0.6):B:2", "1,2;4"},
      {"parts=nim:C':2+subtraction(1-2):BC:0", "2|1;3"},
      {"parts=kayles:A+dawson:D", "3;3"},
      {"parts=hackenbush:A:2+hackenbush:C:2", "BR;RB"},
      {"parts=hackenbush:D:1+nim:A:2", "BRG;3"},
      {"parts=domineering:C':2+toads-and-frogs:B:2", "2x2;T.F"},
      {"parts=clobber:A:2+col:C:2", "xo/ox;path2"},
      {"parts=snort:BC:2+node-kayles:A:3+nim:D:1", "path2;path3;1"},
      {"parts=geography:D:2+nim:B:2", "2x2@a1;2"},
  };
  for (const auto& [parts, text] : kSums) {
    for (const char* first : {"left", "right"}) {
      expect_sum_as_played_out(at("game=sum,first=" + std::string(first) + "," + std::string(parts), text));
    }
  }
}

TEST(CombinatorialSums, RandomTablesSideBySide) {
  Random random(31);
  for (int i = 0; i < 60; ++i) {
    Start start;
    for (int part = 0; part < 2; ++part) {
      const RandomTable table(random, {5, 3, 2, i % 3 == 0 || uniform(random, 2) == 0});
      start.summands.push_back({table.game, {kAllRulesets[uniform(random, 6)], kAllWidths[uniform(random, 4)]}});
      start.realisations.push_back(random_subset(random, table.positions, 2));
    }
    Description description;
    description.game = "sum";
    const Side first = uniform(random, 2) == 0 ? Side::Left : Side::Right;
    expect_sum_as_played_out(
        Position(Rules(std::make_shared<const Setting>(Setting{description, start}), first), start));
    ASSERT_FALSE(::testing::Test::HasFailure()) << i;
  }
}

TEST(CombinatorialSums, TheValueOfASumIsTheSumOfTheValues) {
  EXPECT_EQ(grundy(at("game=sum,parts=nim:A:2+nim:C:2", "3,3;2,3")),
            grundy(at("ruleset=A", "3,3")) ^ grundy(at("ruleset=C", "2,3")));
  EXPECT_EQ(canonical(at("game=sum,parts=hackenbush:D:1+nim:D:1", "BR;2")), "1/2*2");
  EXPECT_EQ(outcome(at("game=sum,parts=domineering:A:2+hackenbush:D:1", "###/#..;B")), 'P');
}

/// Γ of two games side by side, put together by hand: positions as pairs, the letters of the second moved up.
naive::Gamma gamma_of_sum(const naive::Gamma& one, const naive::Gamma& two, unsigned letters_up) {
  naive::Gamma sum;
  const auto place = [&](unsigned a, unsigned b) { return a * static_cast<unsigned>(two.rows.size()) + b; };
  sum.rows.resize(one.rows.size() * two.rows.size());
  for (unsigned a = 0; a < one.rows.size(); ++a) {
    for (unsigned b = 0; b < two.rows.size(); ++b) {
      for (const auto& [letter, to] : one.rows[a]) sum.rows[place(a, b)][letter] = place(to, b);
      for (const auto& [letter, to] : two.rows[b]) sum.rows[place(a, b)][letter + letters_up] = place(a, to);
    }
  }
  sum.owners = one.owners;
  for (const auto& [letter, owner] : two.owners) sum.owners[letter + letters_up] = owner;
  return sum;
}

TEST(CombinatorialSums, TheQuantumSumIsTheQuantumGameOfTheClassicalSum) {
  struct Parts {
    std::string_view one;
    std::string_view one_at;
    std::string_view two;
    std::string_view two_at;
  };
  for (const Parts& parts :
       {Parts{"nim", "2", "nim", "1"}, Parts{"nim", "1,1", "octal(0.6)", "3"}, Parts{"hackenbush", "BR", "nim", "2"},
        Parts{"toads-and-frogs", "T.F", "hackenbush", "R"}, Parts{"col", "path2", "domineering", "2x1"}}) {
    const std::string octal = parts.two == "octal(0.6)" ? "octal,code=0.6" : std::string(parts.two);
    const Position first = at("game=" + std::string(parts.one), parts.one_at);
    const Position second = at("game=" + octal, parts.two_at);
    const NaiveTwin one(first);
    const NaiveTwin two(second);
    constexpr unsigned kLettersUp = 1U << 28;
    const naive::Gamma gamma = gamma_of_sum(one.explored.gamma, two.explored.gamma, kLettersUp);
    const naive::Worlds start = {*one.start.begin() * static_cast<unsigned>(two.explored.gamma.rows.size()) +
                                 *two.start.begin()};
    for (const Ruleset ruleset : kAllRulesets) {
      for (const unsigned width : kAllWidths) {
        const Position sum = at(
            rules_of("game=quantum-sum,parts=" + std::string(parts.one) + "+" + std::string(parts.two), ruleset, width),
            std::string(parts.one_at) + ";" + std::string(parts.two_at));
        naive::Game naive_sum(gamma, std::string(ruleset_name(ruleset)), width);
        const Solution fast = solved(sum);
        EXPECT_EQ(fast.outcome, naive_sum.outcome(start)) << text_of(sum);
        EXPECT_EQ(fast.best.size(), naive_sum.winning(start, Side::Left).size()) << text_of(sum);
        if (fast.is_impartial) {
          EXPECT_EQ(fast.grundy, naive_sum.grundy(start)) << text_of(sum);
        } else {
          values::Universe universe;
          EXPECT_EQ(fast.canonical, values::text_of(universe, naive_sum.value(universe, start))) << text_of(sum);
        }
      }
    }
  }
}

}  // namespace
}  // namespace spooky::combinatorial
