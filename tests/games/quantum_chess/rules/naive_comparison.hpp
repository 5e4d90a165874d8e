#pragma once

// Random games of the engine beside the plain second implementation: legal moves, probabilities, texts.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "games/quantum_chess/rules/naive_play.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"

namespace spooky::quantum_chess_comparison {

namespace naive = quantum_chess_naive;
using quantum_chess::Game;
using Text = Notation<Game>;

struct Case {
  std::string rules;
  naive::Rules plain;
  std::string start;
};

class Comparison {
 public:
  explicit Comparison(const Case& one) : rules_(*read_rules<Game>(one.rules)), plain_(one.plain), start_(one.start) {}

  void play(std::uint32_t seed, int turns) {
    std::mt19937 random(seed);
    auto position = *read_position<Game>(rules_, start_);
    naive::Position other = naive::parse(plain_, start_);
    for (int turn = 0; turn < turns; ++turn) {
      ASSERT_EQ(Text::position_text(position), naive::text(plain_, other));
      expect_same_chances(position, other);
      if (position.is_over()) {
        ASSERT_TRUE(naive::is_over(other) || naive::legal_moves(plain_, other).empty());
        return;
      }
      const auto moves = naive::legal_moves(plain_, other);
      ASSERT_EQ(legal_texts<Game>(position), moves) << Text::position_text(position);
      std::string move = moves[random() % moves.size()];
      // Splits and merges are what the game is about, as long as there are few boards.
      if (position.state().boards() < 12 && random() % 2 == 0) move = preferred(moves, random, '^');
      if (position.state().boards() >= 12) move = preferred(moves, random, 0);
      SCOPED_TRACE(Text::position_text(position) + ", " + move);
      const auto outcomes = naive::outcomes(plain_, other, move);
      const auto action = read_action<Game>(position, move);
      ASSERT_TRUE(action) << action.error().reason;
      position.play_unchecked(*action);
      ASSERT_EQ(position.measurement().has_value(), outcomes.size() == 2);
      const naive::Outcome& outcome = outcomes[random() % outcomes.size()];
      if (position.measurement()) {
        const auto answer = *read_action<Game>(position, outcome.answer);
        ASSERT_EQ(position.weight(answer).to_string(), naive::text(outcome.probability));
        position.play_unchecked(answer);
      }
      other = outcome.position;
      if (::testing::Test::HasFatalFailure()) return;
    }
  }

 private:
  static std::string preferred(const std::vector<std::string>& moves, std::mt19937& random, char sign) {
    std::vector<std::string> some;
    for (const std::string& move : moves) {
      if ((move.find('^') != std::string::npos) == (sign != 0)) some.push_back(move);
    }
    return some.empty() ? moves[random() % moves.size()] : some[random() % some.size()];
  }

  static void expect_same_chances(const quantum_chess::Position& position, const naive::Position& other) {
    const auto chances = position.state().probabilities();
    for (int i = 0; i < 64; ++i) {
      ASSERT_EQ(chances[static_cast<std::size_t>(i)].to_string(), naive::text(naive::occupied(other.state, i)));
    }
  }

  quantum_chess::Rules rules_;
  naive::Rules plain_;
  std::string start_;
};

inline void play_games(const Case& one, int games, int turns) {
  for (int i = 0; i < games && !::testing::Test::HasFatalFailure(); ++i) {
    SCOPED_TRACE(one.rules + ", game " + std::to_string(i));
    Comparison(one).play(static_cast<std::uint32_t>(i), turns);
  }
}

}  // namespace spooky::quantum_chess_comparison
