#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/values/text.hpp"
#include "spooky/values/universe.hpp"
#include "values/naive_value.hpp"

namespace spooky::values {

/// What must succeed.
template <class T>
T must(Result<T> result) {
  if (!result) {
    ADD_FAILURE() << result.error().reason;
    return T{};
  }
  return *result;
}

inline Value read(Universe& universe, std::string_view text) {
  const auto value = parse_value(universe, text);
  EXPECT_TRUE(value) << text << ": " << value.error().reason;
  return value ? *value : kZero;
}

inline std::string text_of(const Universe& universe, Value value) { return must(to_text(universe, value)); }

/// The canonical form with every option in place.
inline Naive written_out(Universe& universe, Value value) {
  NaiveGame game;
  for (const Value option : must(universe.options(value, Side::Left))) {
    game.left.push_back(written_out(universe, option));
  }
  for (const Value option : must(universe.options(value, Side::Right))) {
    game.right.push_back(written_out(universe, option));
  }
  return std::make_shared<const NaiveGame>(std::move(game));
}

/// One game twice: by the universe, and by the naive implementation from the same options.
struct Twin {
  Value fast;
  Naive slow;
};

/// A random game: this many moves, with up to three options a side, before it becomes one of a few well-known games.
inline Twin random_twin(Universe& universe, Random& random, unsigned day) {
  constexpr std::string_view kWellKnown[] = {"0", "0", "1", "-1", "*", "*", "^", "v", "*2", "1/2", "±1", "^*", "-3/2"};
  if (day == 0) {
    const Value known = read(universe, kWellKnown[uniform(random, std::size(kWellKnown))]);
    return {known, written_out(universe, known)};
  }
  std::vector<Value> fast[2];
  std::vector<Naive> slow[2];
  for (unsigned side = 0; side < 2; ++side) {
    const std::uint32_t count = uniform(random, 8) == 0 ? 0 : 1 + uniform(random, 3);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Twin option = random_twin(universe, random, uniform(random, day));
      fast[side].push_back(option.fast);
      slow[side].push_back(option.slow);
    }
  }
  return {must(universe.game(fast[0], fast[1])), naive(slow[0], slow[1])};
}

inline Value random_value(Universe& universe, Random& random, unsigned day) {
  return random_twin(universe, random, day).fast;
}

}  // namespace spooky::values
