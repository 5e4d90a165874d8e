#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "conformance/rule_sets.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/formats/record.hpp"
#include "spooky/games/nature.hpp"
#include "spooky/search/chance.hpp"

namespace spooky {

/// Texts that are no action anywhere, and texts that are one in some game.
inline const std::vector<std::string> kProbes = {
    "",      " ",    "a1",       "a1b2",   "@a1",  "c3",   "D3 C2", "=D3",    "pass",   "resign",
    "draw",  "e2e4", "#1",       "1-3",    "a1a1", "@",    "a0b1",  "a1b",    "zz",     "a1b2 ",
    "@a1b2", "9",    "\xff\xfe", "a1b2c3", "-D3",  "A1B2", "a01b2", "a1\nb2", "g1^f3h3"};

/// Whether the text of a position can be read back: not in the middle of a turn, where a game says so.
template <GamePosition P>
bool can_be_read_back(const P& position) {
  if constexpr (has<typename P::Game, capabilities::TextBetweenTurns>) return position.is_between_turns();
  return true;
}

/// Whether a position is more than its text: then what was read is the same but for what went before.
template <GamePosition P>
constexpr bool kHasMemory = has<typename P::Game, capabilities::TextBetweenTurns>;

template <Game G>
class RandomGames {
 public:
  using Position = typename G::Position;
  using Actions = typename Position::Actions;
  using Text = Notation<G>;

  void play(std::string_view rules_text, std::uint64_t seed, int games) {
    const auto rules = read_rules<G>(rules_text);
    ASSERT_TRUE(rules) << rules_text;
    check_rules(*rules);
    Random random(seed);
    for (int i = 0; i < games && nodes_ < kMostNodes && !::testing::Test::HasFatalFailure(); ++i) {
      play_one(*rules, random);
    }
  }

 private:
  // Bounds for games that are long and have long lists.
  static constexpr int kMostNodes = 30'000;
  static constexpr int kThoroughNodes = 400;

  void check_rules(const typename Position::Rules& rules) {
    const auto again = read_rules<G>(Text::rules_json(rules));
    ASSERT_TRUE(again);
    ASSERT_EQ(*again, rules);
  }

  void play_one(const typename Position::Rules& rules, Random& random) {
    Position position = Position::initial(rules);
    Record record{AnyPosition(position), {}};
    for (int step = 0; step < 5000; ++step) {
      // The costly checks at every node of the beginning, then now and then.
      check_node(position, ++nodes_ <= kThoroughNodes || uniform(random, 100) == 0);
      if (::testing::Test::HasFatalFailure()) return;
      if (position.actor() == Actor::None) break;
      Actions actions;
      position.legal_actions(actions);
      const auto action = actions[draw_action(position, actions, random)];
      record.actions.push_back({Text::action_text(position, action), position.actor(), step});
      const Position before = position;
      Position copy = position;
      copy.play_unchecked(action);
      ASSERT_EQ(position, before) << "copies are independent";
      ASSERT_NE(copy, before) << "an action changes the position";
      ASSERT_FALSE(Text::events(before, action, copy).empty());
      position.play_unchecked(action);
      ASSERT_EQ(position, copy);
    }
    ASSERT_EQ(position.actor(), Actor::None) << "random games end";
    check_record(record, position);
  }

  void check_node(const Position& position, bool thorough) {
    const std::string where = Text::position_text(position);
    ASSERT_EQ(position.hash(), position.recomputed_hash()) << where;
    Actions actions;
    position.legal_actions(actions);
    ASSERT_EQ(actions.size() == 0, position.actor() == Actor::None) << where;
    ASSERT_TRUE(std::is_sorted(actions.begin(), actions.end())) << where;
    ASSERT_EQ(std::adjacent_find(actions.begin(), actions.end()), actions.end()) << where;
    ASSERT_GE(position.turn(), position.actor() == Actor::None ? 0 : 1);
    if (position.actor() == Actor::None) {
      ASSERT_LE(position.utility(), Rational(1)) << where;
      ASSERT_GE(position.utility(), Rational(-1)) << where;
      ASSERT_TRUE(Text::result(position).is_object()) << where;
    } else {
      ASSERT_TRUE(Text::result(position).is_null()) << where;
    }
    if (position.actor() == Actor::Nature) {
      using Weight = typename Position::Weight;
      const auto weight_of = [&](std::size_t index) { return position.weight(actions[index]); };
      ASSERT_TRUE(sum_to_one(actions.size(), weight_of)) << where;
      for (const auto& action : actions) ASSERT_NE(position.weight(action), Weight(0)) << where;
      check_faces(position, actions, where);
    }
    if (!thorough) return;
    check_texts(position, actions, where);
  }

  /// Every face of the die means one action, and an action has the faces that its weight promises.
  void check_faces(const Position& position, const Actions& actions, const std::string& where) {
    const int die = die_rolled(position);
    std::set<int> all;
    for (const auto& action : actions) {
      const std::vector<int> faces = faces_of(position, action);
      ASSERT_TRUE(std::is_sorted(faces.begin(), faces.end())) << where;
      for (const int face : faces) {
        ASSERT_TRUE(face >= 1 && face <= die) << where;
        ASSERT_TRUE(all.insert(face).second) << where << " means two things by " << face;
      }
      if (die == 0) continue;
      ASSERT_EQ(position.weight(action), typename Position::Weight(Rational(static_cast<int>(faces.size()), die)));
    }
    ASSERT_EQ(all.size(), static_cast<std::size_t>(die)) << where;
  }

  void check_position_text(const Position& position, const std::string& where) {
    const auto again = read_position<G>(position.rules(), where);
    ASSERT_TRUE(again) << where << ": " << again.error().reason;
    ASSERT_EQ(Text::position_text(*again), where);
    ASSERT_EQ(again->hash(), position.hash()) << where;
    if constexpr (!kHasMemory<Position>) {
      ASSERT_EQ(*again, position) << where;
    }
  }

  void check_texts(const Position& position, const Actions& actions, const std::string& where) {
    if (can_be_read_back(position)) check_position_text(position, where);
    if (::testing::Test::HasFatalFailure()) return;
    std::set<std::string> texts;
    for (const auto& action : actions) {
      const std::string text = Text::action_text(position, action);
      ASSERT_TRUE(texts.insert(text).second) << where << " lists " << text << " twice";
      ASSERT_TRUE(position.is_legal(action)) << where << " " << text;
      const auto parsed = read_action<G>(position, text);
      if (!can_be_played(position, action)) {
        ASSERT_FALSE(parsed) << where << " " << text;
        ASSERT_EQ(parsed.error().code, ErrorCode::TooLarge) << where << " " << text;
        continue;
      }
      ASSERT_TRUE(parsed) << where << " " << text;
      ASSERT_EQ(*parsed, action) << where << " " << text;
      ASSERT_GT(position.price(action), 0U) << where << " " << text;
      Position next = position;
      next.play_unchecked(action);
      ASSERT_EQ(next.hash(), next.recomputed_hash()) << where << " " << text;
      ASSERT_GE(next.bytes(), sizeof next);
    }
    for (const std::string& probe : kProbes) {
      const auto parsed = read_action<G>(position, probe);
      if (parsed) {
        const std::string text = Text::action_text(position, *parsed);
        const bool is_never_listed = text == "resign" || text == "draw";
        ASSERT_TRUE(texts.contains(text) || is_never_listed) << where << " accepts " << probe;
      } else {
        ASSERT_FALSE(parsed.error().reason.empty());
        const bool is_too_large = texts.contains(probe);  // listed, and refused above
        ASSERT_EQ(parsed.error().code, position.actor() == Actor::None ? ErrorCode::GameOver
                                       : is_too_large                  ? ErrorCode::TooLarge
                                                                       : ErrorCode::IllegalAction);
      }
    }
    ASSERT_FALSE(Text::describe(position).empty());
    ASSERT_FALSE(Text::diagram(position, {}).empty());
    ASSERT_EQ(Text::state(position).at("position").get_string(), to_json(where));
  }

  void check_record(const Record& record, const Position& end) {
    const std::string text = print_record(record);
    const auto read = parse_record(text);
    ASSERT_TRUE(read) << read.error().reason << "\n" << text;
    ASSERT_EQ(*read, record);
    ASSERT_EQ(print_record(*read), text);
    ASSERT_EQ(replay(*read).back(), AnyPosition(end));
  }

  int nodes_ = 0;
};

}  // namespace spooky
