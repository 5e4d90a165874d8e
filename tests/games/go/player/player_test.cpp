// The computer player of Quantum Go: what it answers is legal in every variant, and not foolish.
#include "spooky/games/go/player/player.hpp"

#include <gtest/gtest.h>

#include "games/go/rules/testing.hpp"
#include "spooky/games/go/player/time_plan.hpp"
#include "spooky/search/player.hpp"

namespace spooky::go {
namespace {

PlayerSettings simulations(std::uint64_t count, std::uint64_t seed = 1, unsigned threads = 1) {
  return {.budget = {.simulations = count}, .seed = seed, .threads = threads, .may_resign = false};
}

/// Plays a whole game by itself and expects every answer to be legal and the game to end, unless boards may come back.
Position play_by_itself(const Rules& rules, std::uint64_t count, std::uint64_t seed) {
  Position position = Position::initial(rules);
  Player player;
  for (int i = 0; !position.is_over() && i < 2'000; ++i) {
    const Decision decision = player.think(position, simulations(count, seed));
    EXPECT_TRUE(position.is_legal(decision.action)) << text(rules, decision.action);
    if (!position.is_legal(decision.action)) return position;
    position.play_unchecked(decision.action);
  }
  EXPECT_TRUE(position.is_over() || rules.superko == Superko::Off);
  return position;
}

TEST(GoPlayer, AnswersLegallyInWholeGamesOfEveryVariant) {
  for (const std::string_view variant : kVariantNames) {
    SCOPED_TRACE(variant);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      play_by_itself(small_rules(4, 4, std::string(variant)), 20, seed);
      play_by_itself(small_rules(5, 3, std::string(variant)), 20, seed);
    }
    play_by_itself(small_rules(2, 2, std::string(variant)), 20, 1);
  }
}

TEST(GoPlayer, AnswersLegallyUnderEveryOption) {
  for (const char* superko : {"guarantee", "exists", "off"}) {
    for (const bool suicide : {true, false}) {
      for (const char* remaining : {"count", "measure"}) {
        SCOPED_TRACE(std::string(superko) + " " + remaining);
        play_by_itself(rules_of({.width = 3,
                                 .height = 3,
                                 .variant = "base",
                                 .self_contact = suicide,
                                 .suicide = suicide,
                                 .superko = superko,
                                 .remaining = remaining}),
                       20, 5);
      }
    }
  }
  play_by_itself(rules_of({.width = 4, .height = 4, .variant = "base", .scoring = "territory"}), 20, 5);
}

TEST(GoPlayer, LevelsAreBoundedByWork) {
  // A simulation of a large board with W groups takes long: there are so many fewer of them.
  for (int level = 1; level <= kHighestPlayerLevel; ++level) {
    const std::uint64_t most = thinking_work(Position::initial(small_rules(13, 13)), level);
    for (const std::string_view variant : kVariantNames) {
      for (const int side : {2, 9, 19, 25}) {
        const Rules rules = small_rules(side, side, std::string(variant));
        EXPECT_GE(level_simulations(level, rules), 1U);
        EXPECT_LE(thinking_work(Position::initial(rules), level), most) << variant << " " << side;
      }
    }
  }
}

TEST(GoPlayer, RetakesAKoWhereTheRulesLetIt) {
  // White has taken at C3; taking back at B3 saves the stones on the left side only where a board may come back.
  for (const char* superko : {"guarantee", "off"}) {
    const Rules rules = rules_of({.width = 5, .height = 5, .variant = "plain", .superko = superko});
    Position position = drawn_position(rules, Colour::White,
                                       {".....",  //
                                        ".XO..",  //
                                        "X.XO.",  //
                                        ".XO..",  //
                                        "....."});
    play(position, {"B3"});
    Player player;
    const Decision decision = player.think(position, simulations(400));
    const bool tried = std::any_of(decision.tried.begin(), decision.tried.end(), [&](const TriedAction& one) {
      return one.action == Action::single(point(rules, "C3")) && one.visits > 0;
    });
    EXPECT_EQ(tried, std::string(superko) == "off") << superko;
  }
}

TEST(GoPlayer, TakesWhatIsInAtari) {
  for (const char* variant : {"plain", "base"}) {
    SCOPED_TRACE(variant);
    const Rules rules = small_rules(7, 7, variant);
    // Black's five stones can be captured at D4, or else they capture and live.
    Position position = drawn_position(rules, Colour::White,
                                       {".......",  //
                                        "..OOO..",  //
                                        ".OXXXO.",  //
                                        ".OX.XO.",  //
                                        "..OXO..",  //
                                        "...O...",  //
                                        "......."});
    Player player;
    do {
      const Decision decision = player.think(position, simulations(2'000));
      ASSERT_TRUE(position.is_legal(decision.action));
      position.play_unchecked(decision.action);
    } while (position.situation().to_move() == Colour::White);
    EXPECT_EQ(rows(position)[2], ".O...O.") << "the stones around D4 are captured";
  }
}

TEST(GoPlayer, DoesNotFillItsOwnEyes) {
  for (const char* variant : {"plain", "base", "w3"}) {
    const Rules rules = small_rules(5, 5, variant);
    const Position position = drawn_position(rules, Colour::Black,
                                             {"XXXXX",  //
                                              ".XXX.",  //
                                              "XXXXX",  //
                                              "OOOOO",  //
                                              ".OOO."});
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Player player;
      EXPECT_EQ(player.think(position, simulations(50, seed)).action, Action::pass()) << variant;
    }
  }
}

TEST(GoPlayer, PassesWhenItHasWonTheCountAndTheOtherHasPassed) {
  const Rules rules = small_rules(5, 5);
  const Texts picture = {".X...",  //
                         ".X.O.",  //
                         ".X...",  //
                         ".X.O.",  //
                         ".X..."};
  Position won = drawn_position(rules, Colour::White, picture);
  play(won, {"pass"});
  EXPECT_EQ(Player().think(won, simulations(10)).action, Action::pass());
  Position lost = drawn_position(rules, Colour::Black, picture);
  play(lost, {"pass"});
  EXPECT_NE(Player().think(lost, simulations(500)).action, Action::pass()) << "White is behind by two points";
}

TEST(GoPlayer, DoesNotPassOnAnOpenBoard) {
  // White is ahead by komi all the time.
  for (const char* variant : {"base", "plain"}) {
    Position position = Position::initial(rules_of({.width = 19, .height = 19, .variant = variant, .komi_halves = 15}));
    while (position.turn() <= 40) {
      const Action action = decide_at_level(position, 1, static_cast<std::uint64_t>(position.turn()), 1).action;
      ASSERT_NE(action, Action::pass()) << variant << " turn " << position.turn();
      position.play_unchecked(action);
    }
  }
}

TEST(GoPlayer, ResignsOnlyWhenHopelessAndAllowedTo) {
  const Rules rules = small_rules(5, 5, "plain");
  Position position = drawn_position(rules, Colour::White,
                                     {".X.X.",  //
                                      "XXXXX",  //
                                      ".....",  //
                                      "XXXXX",  //
                                      ".X.X."});
  Player patient;
  Player honest;
  PlayerSettings settings = simulations(200);
  bool resigned = false;
  for (int i = 0; i < 6 && !position.is_over(); ++i) {
    settings.may_resign = false;
    EXPECT_NE(patient.think(position, settings).action, Action::resign());
    settings.may_resign = true;
    const Action action = honest.think(position, settings).action;
    resigned = resigned || action == Action::resign();
    if (position.situation().passes() > 0) break;
  }
  EXPECT_TRUE(resigned);
}

TEST(GoPlayer, SameSeedSameAnswer) {
  for (const unsigned threads : {1U, 3U}) {
    const Position position = played(small_rules(5, 5), {"C3 B2", "D4 B4"});
    const Decision first = Player().think(position, simulations(300, 7, threads));
    const Decision second = Player().think(position, simulations(300, 7, threads));
    EXPECT_EQ(first.action, second.action);
    ASSERT_EQ(first.tried.size(), second.tried.size());
    for (std::size_t i = 0; i < first.tried.size(); ++i) {
      EXPECT_EQ(first.tried[i].action, second.tried[i].action);
      EXPECT_EQ(first.tried[i].visits, second.tried[i].visits);
      EXPECT_EQ(first.tried[i].win_rate, second.tried[i].win_rate);
    }
  }
}

TEST(GoPlayer, RemembersWhatItHasSearched) {
  const Rules rules = small_rules(5, 5);
  Position position = Position::initial(rules);
  Player player;
  const Decision first = player.think(position, simulations(3'000));
  position.play_unchecked(first.action);
  while (position.situation().is_choosing()) {
    position.play_unchecked(player.think(position, simulations(4)).action);
  }
  const Decision second = player.think(position, simulations(10));
  EXPECT_GT(second.simulations, 30U) << "what was searched below the actions played is still there";
  EXPECT_TRUE(position.is_legal(second.action));
  // A position that cannot follow: it begins anew.
  const Decision other_game = player.think(Position::initial(small_rules(6, 6)), simulations(50));
  EXPECT_LE(other_game.simulations, 50U);
}

TEST(GoPlayer, TriedActionsAreLegalAndSorted) {
  for (const std::string_view variant : kVariantNames) {
    const Position position = Position::initial(small_rules(5, 5, std::string(variant)));
    const Decision decision = Player().think(position, simulations(200));
    ASSERT_FALSE(decision.tried.empty()) << variant;
    for (std::size_t i = 0; i < decision.tried.size(); ++i) {
      EXPECT_TRUE(position.is_legal(decision.tried[i].action)) << variant;
      EXPECT_GE(decision.tried[i].win_rate, 0);
      EXPECT_LE(decision.tried[i].win_rate, 1);
      EXPECT_GE(decision.tried[i == 0 ? 0 : i - 1].visits, decision.tried[i].visits);
    }
  }
}

TEST(GoPlayer, LevelOneBeatsRandomPlay) {
  const Rules rules = small_rules(5, 5);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Colour colour = seed % 2 == 0 ? Colour::Black : Colour::White;
    Position position = Position::initial(rules);
    Random random(seed);
    for (int i = 0; !position.is_over() && i < 2'000; ++i) {
      const bool own = position.situation().actor() == colour;
      position.play_unchecked(own ? decide<Game>(position, 1, random()).action : position.random_action(random));
    }
    EXPECT_EQ(position.winner(), colour) << seed;
  }
}

TEST(GoPlayer, IsThePlayerOfTheGame) {
  static_assert(has<Game, capabilities::OwnPlayer>);
  const Position position = Position::initial(small_rules(5, 5));
  const auto common = decide<Game>(position, 2, 3);
  const Decision own = decide_at_level(position, 2, 3, 1);
  EXPECT_EQ(common.action, own.action);
  EXPECT_EQ(common.report.simulations, own.simulations);
  ASSERT_EQ(common.report.actions.size(), own.tried.size());
  EXPECT_EQ(common.report.actions[0].visits, own.tried[0].visits);
}

TEST(GoPlayer, HigherLevelsThinkLonger) {
  for (int level = 2; level <= kHighestPlayerLevel; ++level) {
    EXPECT_GT(level_simulations(level, small_rules(9, 9)), level_simulations(level - 1, small_rules(9, 9)));
    EXPECT_GT(level_simulations(level, small_rules(9, 9)), level_simulations(level, small_rules(19, 19)));
  }
}

TEST(GoBelief, IsEvenWhenNothingIsKnown) {
  const Position position = played(small_rules(5, 5), {"C3 B1"});
  const auto beliefs = estimate_beliefs(position, 0, 1);
  ASSERT_EQ(beliefs.size(), 1U);
  EXPECT_EQ(names(position.rules(), beliefs[0].group.stones()), (Texts{"B1", "C3"}));
  EXPECT_DOUBLE_EQ(beliefs[0].chances[0], 0.5);
  EXPECT_DOUBLE_EQ(beliefs[0].chances[1], 0.5);
}

TEST(GoBelief, ChancesOfEveryGroupSumToOne) {
  for (const char* variant : {"base", "ghz3", "w3", "w4"}) {
    const Position position = [&] {
      Position at = Position::initial(small_rules(9, 9, variant));
      Random random(4);
      for (int i = 0; i < 8; ++i) at.play_unchecked(at.random_action(random));
      return at;
    }();
    const auto beliefs = estimate_beliefs(position, 300, 2);
    EXPECT_EQ(beliefs.size(), position.board().groups().size());
    for (const GroupBelief& belief : beliefs) {
      double sum = 0;
      for (std::size_t i = 0; i < belief.group.count; ++i) {
        EXPECT_GT(belief.chances[i], 0);
        sum += belief.chances[i];
      }
      EXPECT_NEAR(sum, 1, 1e-9) << variant;
    }
  }
}

TEST(GoBelief, PrefersTheStoneThatIsWorthMore) {
  // Black has put C1 and E3. If White keeps D1, Black must keep C1, and four stones are without a liberty.
  const Rules rules = small_rules(5, 5);
  Position position = drawn_position(rules, Colour::Black,
                                     {"....o",  //
                                      ".....",  //
                                      "O....",  //
                                      "XOO..",  //
                                      "XX.o."},
                                     {"O 2 D1/E5"});
  play(position, {"C1 E3"});
  ASSERT_EQ(allowed(position), (Texts{"D1", "E5"}));
  const auto beliefs = estimate_beliefs(position, 1'000, 1);
  ASSERT_EQ(beliefs.size(), 1U);
  EXPECT_GT(beliefs[0].chances[0], 0.8);
  EXPECT_EQ(text(rules, Player().think(position, simulations(1'000)).action), "=D1");
}

TEST(GoPlayer, LeavesTimeThatCannotChangeItsAnswer) {
  using std::chrono::steady_clock;
  const PlayerSettings settings{.budget = {.simulations = 1'000'000'000, .time = std::chrono::minutes(5)}};
  for (const char* variant : {"plain", "base"}) {
    const Position position = drawn_position(small_rules(5, 5, variant), Colour::Black,
                                             {"XXXXX",  //
                                              ".XXX.",  //
                                              "XXXXX",  //
                                              "OOOOO",  //
                                              ".OOO."});
    const auto start = steady_clock::now();
    EXPECT_EQ(Player().think(position, settings).action, Action::pass()) << variant;
    EXPECT_LT(steady_clock::now() - start, std::chrono::minutes(2)) << "there is nothing else to do";
  }
}

TEST(GoTimePlan, DividesWhatIsLeft) {
  using std::chrono::milliseconds;
  using std::chrono::seconds;
  const Board board(9, 9);
  const auto main_time = time_for_turn({.left = seconds(60)}, board);
  EXPECT_GT(main_time, milliseconds(500));
  EXPECT_LT(main_time, seconds(10));
  EXPECT_LT(time_for_turn({.left = seconds(30)}, board), main_time);
  EXPECT_EQ(time_for_turn({.left = seconds(10), .turns = 5}, board), milliseconds(1'950));
  EXPECT_GE(time_for_turn({.left = seconds(1), .period = seconds(25), .period_turns = 5}, board), milliseconds(4'900))
      << "the main time may be spent";
  EXPECT_GT(time_for_turn({.left = milliseconds(1)}, board), milliseconds(0));
}

}  // namespace
}  // namespace spooky::go
