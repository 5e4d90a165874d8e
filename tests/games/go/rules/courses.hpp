#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/go/rules/compare.hpp"

namespace spooky::go {

/// A size of board and what to play on it.
struct Sized {
  int width;
  int height;
  Course course;
};

/// Boards where full legal lists are compared at almost every node.
inline const std::vector<Sized> kSmallBoards = {
    {2, 2, {.games = 20}},
    {2, 3, {.games = 12}},
    {3, 3, {.games = 6}},
    {4, 4, {.games = 1, .longest_list = 600}},
    {5, 5, {.games = 1, .most_turns = 40, .longest_list = 350}},
};
/// Boards where placements are sampled.
inline const std::vector<Sized> kLargeBoards = {
    {7, 6, {.games = 1, .most_turns = 60, .longest_list = 500, .samples = 20}},
    {9, 9, {.games = 1, .most_turns = 100, .longest_list = 100, .samples = 10}},
    {13, 13, {.games = 1, .most_turns = 120, .longest_list = 0, .samples = 4}},
    {19, 19, {.games = 1, .most_turns = 100, .longest_list = 0, .samples = 2}},
    {25, 25, {.games = 1, .most_turns = 50, .longest_list = 0, .samples = 1}},
    {25, 2, {.games = 1, .most_turns = 60, .longest_list = 0, .samples = 10}},
    {3, 25, {.games = 1, .most_turns = 60, .longest_list = 0, .samples = 10}},
};

/// The options away from their defaults, alone and where they meet.
inline std::vector<naive::Options> option_sets() {
  return {
      {},
      {.self_contact = false, .superko = "off"},
      {.self_contact = false},
      {.suicide = false},
      {.superko = "exists"},
      {.komi_halves = 1, .scoring = "territory", .superko = "off", .remaining = "measure"},
      {.suicide = false, .superko = "off"},
      {.scoring = "territory", .suicide = false, .superko = "exists"},
      {.komi_halves = 3, .handicap = {"B1"}, .remaining = "measure"},
  };
}

/// Random games of one variant, so many times as many as the courses say; stops at the first difference.
inline Met compare_boards(std::string_view variant, const std::vector<Sized>& boards,
                          const std::vector<naive::Options>& sets, int times, std::uint64_t seed) {
  Met met;
  for (const Sized& sized : boards) {
    for (naive::Options options : sets) {
      options.width = sized.width;
      options.height = sized.height;
      options.variant = variant;
      Course course = sized.course;
      course.games *= times;
      SCOPED_TRACE(std::to_string(sized.width) + "x" + std::to_string(sized.height) + ", superko " + options.superko);
      met.add(compare_games(options, course, ++seed));
      if (::testing::Test::HasFatalFailure()) return met;
    }
  }
  return met;
}

}  // namespace spooky::go
