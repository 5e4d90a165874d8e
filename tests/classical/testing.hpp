#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/values/evaluator.hpp"
#include "values/testing.hpp"

namespace spooky::classical {

/// A game and a position on it from their texts, which must be right.
struct Start {
  AnyClassical game;
  Position position;
};

inline Start start(std::string_view name, std::string_view text, const combinatorial::ClassicalOptions& options = {}) {
  auto parsed = combinatorial::parse_start(name, options, text);
  EXPECT_TRUE(parsed) << name << " " << text << ": " << parsed.error().reason;
  if (!parsed) return {};
  return {std::move(parsed->game), parsed->positions.front()};
}

inline Moves moves_of(const AnyClassical& game, Position position, Side side) {
  Moves list;
  moves(game, position, side, list);
  return list;
}

/// The moves of a side as texts.
inline std::set<std::string> move_texts(const Start& start, Side side) {
  std::set<std::string> texts;
  for (const Move move : moves_of(start.game, start.position, side)) {
    texts.insert(combinatorial::move_text(start.game, move));
  }
  return texts;
}

/// The position after a move, as a text; "illegal" when there is none.
inline std::string text_after(const Start& start, Side side, std::string_view move) {
  const auto parsed = combinatorial::parse_move(start.game, side, move);
  if (!parsed) return "illegal";
  const auto next = after(start.game, start.position, *parsed);
  return next ? combinatorial::position_text(start.game, *next) : "illegal";
}

/// The Grundy value from the definition: the least number that no option has.
class Grundy {
 public:
  explicit Grundy(const AnyClassical& game) : game_(game) {}

  unsigned operator()(Position position) {
    if (const auto found = values_.find(position); found != values_.end()) return found->second;
    std::set<unsigned> options;
    for (const Move move : moves_of(game_, position, Side::Left))
      options.insert((*this)(*after(game_, position, move)));
    unsigned value = 0;
    while (options.contains(value)) ++value;
    return values_[position] = value;
  }

 private:
  const AnyClassical& game_;
  std::map<Position, unsigned> values_;
};

inline unsigned grundy(const Start& start) { return Grundy(start.game)(start.position); }

/// A classical game as the rules that values::Evaluator asks for.
struct EvaluatorRules {
  using Position = classical::Position;

  void left_options(Position position, std::vector<Position>& list) const { options(position, Side::Left, list); }
  void right_options(Position position, std::vector<Position>& list) const { options(position, Side::Right, list); }
  void options(Position position, Side side, std::vector<Position>& list) const {
    for (const Move move : moves_of(*game, position, side)) list.push_back(*after(*game, position, move));
  }

  const AnyClassical* game;
};

inline values::Value value_of(values::Universe& universe, const Start& start) {
  return values::must(values::Evaluator<EvaluatorRules>(universe, {&start.game}).value(start.position));
}

inline std::string value_text(const Start& start) {
  values::Universe universe;
  return values::text_of(universe, value_of(universe, start));
}

}  // namespace spooky::classical
