#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/go/rules/testing.hpp"
#include "spooky/core/random.hpp"

namespace spooky::go {

/// How a random game of both implementations is played and how much of it is compared.
struct Course {
  int games = 1;
  int most_turns = 60;
  std::size_t longest_list = 2000;  ///< legal lists are compared in full when so many sets of empty points are possible
  int samples = 20;                 ///< else so many placements
};

/// What the comparison met.
struct Met {
  int turns = 0;
  int lists = 0;
  naive::Game::Counts counts;

  void add(const Met& more) {
    turns += more.turns;
    lists += more.lists;
    add(more.counts);
  }
  void add(const naive::Game::Counts& more) {
    counts.refused += more.refused;
    counts.released += more.released;
    counts.limited_late += more.limited_late;
    counts.limited_early += more.limited_early;
    counts.dead_ends += more.dead_ends;
    counts.suicides += more.suicides;
    counts.taken_entangled += more.taken_entangled;
  }
};

/// G15: at the end of a turn no entangled stone has a neighbour, in the variants that leave none in contact.
inline void check_no_contact(const Position& position) {
  const Rules& rules = position.rules();
  const bool w = rules.variant == Variant::W3 || rules.variant == Variant::W4 || is_mixed(rules);
  if (w || !rules.self_contact || position.situation().is_choosing()) return;
  for (const Group& group : position.board().groups()) {
    for (const Point stone : group.stones()) ASSERT_FALSE(position.board().touches_stone(stone)) << name(rules, stone);
  }
}

inline void compare_state(const Position& fast, const naive::Game& slow) {
  ASSERT_EQ(actor(fast), slow.actor());
  ASSERT_EQ(rows(fast), slow.rows());
  ASSERT_EQ(groups(fast), slow.groups());
  ASSERT_EQ(step(fast), slow.step());
  if (slow.step() != 0) {
    ASSERT_EQ(choosing(fast), slow.choosing());
    ASSERT_EQ(allowed(fast), slow.allowed());
  }
  ASSERT_EQ(fast.situation().captured(Colour::Black), slow.captured('X'));
  ASSERT_EQ(fast.situation().captured(Colour::White), slow.captured('O'));
  ASSERT_EQ(fast.score().black_halves, slow.score('X'));
  ASSERT_EQ(fast.score().white_halves, slow.score('O'));
  ASSERT_EQ(fast.is_over(), slow.over());
  if (slow.over()) {
    ASSERT_EQ(letter(fast.winner()), slow.winner());
  }
  ASSERT_EQ(finished_turns(fast), slow.finished_turns());
  ASSERT_EQ(fast.hash(), fast.recomputed_hash());
  ASSERT_TRUE(fast.board().consistent());
  check_no_contact(fast);
}

/// How many sets of empty points the largest shape has.
inline std::size_t most_placements(const Position& position) {
  const std::size_t empty = position.board().empties().size();
  std::size_t most = 0;
  for (const Shape shape : position.situation().shapes()) {
    std::size_t sets = 1;
    for (std::size_t i = 0; i < stones_of(shape); ++i) sets = sets * (empty > i ? empty - i : 0) / (i + 1);
    most = std::max(most, sets);
  }
  return most;
}

inline std::vector<Point> points_of(const Rules& rules) {
  std::vector<Point> points;
  rules.for_points([&](Point point) { points.push_back(point); });
  return points;
}

/// A shape of the variant on random points, occupied ones too; half of them where a stone has just gone, if any has.
inline Action random_placement(const Position& position, const std::vector<Point>& emptied, Random& random) {
  const Rules& rules = position.rules();
  const auto shapes = position.situation().shapes();
  const Shape shape = shapes[uniform(random, static_cast<std::uint32_t>(shapes.size()))];
  std::vector<Point> points;
  while (points.size() < stones_of(shape)) {
    const bool again = !emptied.empty() && uniform(random, 2) == 0;
    const Point at = again ? emptied[uniform(random, static_cast<std::uint32_t>(emptied.size()))]
                           : points_of(rules)[uniform(random, static_cast<std::uint32_t>(rules.points()))];
    if (std::find(points.begin(), points.end(), at) == points.end()) points.push_back(at);
  }
  if (rules.variant == Variant::Symmetric && shape == Shape::Pair && uniform(random, 4) != 0) {
    points[1] = position.board().opposite(points[0]);
    if (points[1] == points[0]) return Action::single(points[0]);
  }
  return Action::place(shape, points);
}

/// The points that had a stone before and have none now.
inline std::vector<Point> emptied_points(const Rules& rules, const Texts& before, const Texts& now) {
  std::vector<Point> points;
  std::size_t line = 0;
  rules.for_rows([&](std::span<const Point> row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (before[line][i] != '.' && now[line][i] == '.') points.push_back(row[i]);
    }
    ++line;
  });
  return points;
}

inline void compare_sample(const Position& fast, const naive::Game& slow, const std::vector<Point>& emptied,
                           int samples, Random& random) {
  for (int i = 0; i < samples; ++i) {
    const Action placement = random_placement(fast, emptied, random);
    const std::string shape(kShapeNames[static_cast<std::size_t>(placement.shape)]);
    ASSERT_EQ(fast.is_legal(placement), slow.is_legal_placement(names(fast.rules(), placement.stones()), shape))
        << text(fast.rules(), placement);
  }
}

/// A legal action; passes are rare, so that games are long.
inline std::string random_choice(const Position& fast, const Texts& list, Random& random) {
  const auto pick = [&] { return list[uniform(random, static_cast<std::uint32_t>(list.size()))]; };
  if (fast.situation().is_choosing()) return pick();
  if (uniform(random, 40) == 0) return "pass";
  if (!list.empty()) {
    const std::string first = pick();
    return first == "pass" ? pick() : first;
  }
  for (int tries = 0; tries < 200; ++tries) {
    const Action placement = random_placement(fast, {}, random);
    if (fast.is_legal(placement)) return text(fast.rules(), placement);
  }
  return "pass";
}

/// One random game; stops at the first difference.
inline void compare_game(const naive::Options& options, const Course& course, Random& random, Met& met) {
  Position fast = Position::initial(rules_of(options));
  naive::Game slow(options);
  std::string moves;
  Texts before = slow.rows();
  std::vector<Point> emptied;
  for (int turn = 0; turn < course.most_turns;) {
    SCOPED_TRACE(moves);
    ASSERT_NO_FATAL_FAILURE(compare_state(fast, slow));
    if (slow.over()) break;
    Texts list;
    if (fast.situation().is_choosing() || most_placements(fast) <= course.longest_list) {
      list = slow.legal();
      ASSERT_EQ(legal(fast), list);
      ++met.lists;
    } else {
      ASSERT_NO_FATAL_FAILURE(compare_sample(fast, slow, emptied, course.samples, random));
    }
    const std::string choice = random_choice(fast, list, random);
    ASSERT_TRUE(is_legal(fast, choice)) << choice;
    fast.play_unchecked(action(fast.rules(), choice));
    slow.play(choice);
    moves += choice + ", ";
    if (slow.step() == 0) {
      ++turn;
      emptied = emptied_points(fast.rules(), before, slow.rows());
      before = slow.rows();
    }
  }
  met.turns += slow.finished_turns();
  met.add(slow.counts);
}

inline Met compare_games(const naive::Options& options, const Course& course, std::uint64_t seed) {
  Random random(seed);
  Met met;
  for (int i = 0; i < course.games && !::testing::Test::HasFatalFailure(); ++i) {
    compare_game(options, course, random, met);
  }
  return met;
}

}  // namespace spooky::go
