// The fast position against the naive one, over random games on many boards.
#include <gtest/gtest.h>

#include "games/tictactoe/rules/naive_game.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky::tictactoe {
namespace {

NaiveGame::Point point(const Rules& rules, Square square) {
  return {static_cast<int>(rules.row(square)), static_cast<int>(rules.column(square))};
}

std::string naive_text(const NaiveGame& game) {
  std::string text;
  for (std::size_t i = 0; i < game.marks.size(); ++i) {
    text += (i > 0 ? ";" : "") + std::string(i % 2 == 0 ? "X" : "O") + std::to_string(i + 1) + ":" +
            NaiveGame::name(game.marks[i].a);
    if (!game.marks[i].classical()) text += "/" + NaiveGame::name(game.marks[i].b);
  }
  if (text.empty()) text = "-";
  return text + (game.marks.size() % 2 == 0 ? " x" : " o") + (game.measuring ? " measure" : "");
}

/// The report `decided` as text: X's lines, then O's.
std::string naive_decided(const NaiveGame& game) {
  std::string text;
  for (const int parity : {1, 0}) {
    for (const auto& line : game.lines(parity)) {
      std::string squares;
      for (const auto& square : line) squares += (squares.empty() ? "\"" : ",\"") + NaiveGame::name(square) + "\"";
      text += std::string(text.empty() ? "" : ",") + R"({"actor":")" + (parity == 1 ? "x" : "o") + R"(","at":[)" +
              squares + "]}";
    }
  }
  return "[" + text + "]";
}

void play_both(const Rules& rules, int games, std::uint64_t seed) {
  Random random(seed);
  Position::Actions actions;
  for (int i = 0; i < games; ++i) {
    Position fast = Position::initial(rules);
    NaiveGame slow(rules);
    while (true) {
      ASSERT_EQ(Notation<Game>::position_text(fast), naive_text(slow));
      ASSERT_EQ(legal_texts<Game>(fast), slow.legal()) << naive_text(slow);
      ASSERT_EQ(fast.actor() == Actor::None, slow.over());
      ASSERT_EQ(print_json(Notation<Game>::decided(fast)), naive_decided(slow)) << naive_text(slow);
      if (slow.over()) break;
      fast.legal_actions(actions);
      const Action action = actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
      if (action.kind == Action::Kind::Measure) {
        slow.measure(point(rules, action.first));
      } else {
        slow.place(point(rules, action.first), point(rules, action.second));
      }
      fast.play_unchecked(action);
      ASSERT_TRUE(slow.unique_collapse);
    }
    const auto [x, o] = slow.score();
    ASSERT_EQ(fast.score(), (Score{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(o)})) << naive_text(slow);
  }
}

TEST(TicTacToeNaive, AgreesOnTheOrdinaryBoard) { play_both({Variant::Goff, 3, 3, 3}, 3000, 1); }

TEST(TicTacToeNaive, AgreesOnEveryBoardOfUpToTwelveSquares) {
  for (std::uint8_t width = 1; width <= 6; ++width) {
    for (std::uint8_t height = 1; height <= 6; ++height) {
      if (width * height > 12) continue;
      for (std::uint8_t line = 1; line <= 4; ++line) {
        for (const Variant variant : {Variant::Goff, Variant::Plain}) {
          play_both({variant, width, height, line}, 30, 7);
          if (HasFatalFailure()) return;
        }
      }
    }
  }
}

TEST(TicTacToeNaive, AgreesInPlain) { play_both({Variant::Plain, 3, 3, 3}, 1000, 2); }

}  // namespace
}  // namespace spooky::tictactoe
