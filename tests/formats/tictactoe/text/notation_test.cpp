// Quantum tic-tac-toe in words, pictures and kets.
#include "spooky/formats/tictactoe/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace spooky {
namespace {

using tictactoe::Position;
using Text = Notation<tictactoe::Game>;

std::string described(const Position& position) { return told(Text::describe(position), Language::English); }

Position parse(const char* text) {
  auto position = read_position<tictactoe::Game>({}, text);
  EXPECT_TRUE(position) << text;
  return position ? *position : Position();
}

std::string story(const char* position_text, const char* action_text) {
  const Position before = parse(position_text);
  const auto action = read_action<tictactoe::Game>(before, action_text);
  EXPECT_TRUE(action);
  Position after = before;
  after.play_unchecked(*action);
  return say(Text::events(before, *action, after), Language::English);
}

TEST(TicTacToeText, ActionsAreTold) {
  EXPECT_EQ(story("- x", "b2a1"), "X put X1 in a1 and b2.");
  EXPECT_EQ(story("X1:a1/b2;O2:b2/c3 x", "a1c3"),
            "X put X3 in a1 and c3. X3 closed a cycle through a1, b2 and c3, so O measures: does X3 become real in a1 "
            "(@a1) or in c3 (@c3)?");
  EXPECT_EQ(
      story("X1:a1/b2;O2:b2/c3;X3:a1/c3 o measure", "@a1"),
      "O measured: X3 became real in a1. X1 shared a1, so it had to go to b2. O2 shared b2, so it had to go to c3.");
}

TEST(TicTacToeText, EndsAreTold) {
  EXPECT_EQ(described(parse("X1:a1;O2:a2;X3:b1;O4:b2;X5:c1 o")), "X has the line a1, b1 and c1 and wins 1 to 0.");
  EXPECT_EQ(
      described(parse("X1:a1;O2:a2;X3:b1;O4:b2;X5:a3;O6:c2;X7:c1 o")),
      "Both have a line: O a2, b2 and c2, X a1, b1 and c1. The highest number in O's line, 6, is lower than 7 in X's: "
      "O wins 1 to 1/2.");
  EXPECT_EQ(described(parse("X1:a1;O2:b1;X3:c1;O4:a2;X5:b3;O6:b2;X7:a3;O8:c3;X9:c2 o")),
            "The board is full and nobody has a line: 0 to 0.");
}

TEST(TicTacToeText, WhatDecidedAGameIsListed) {
  const auto decided = [](const char* text) { return print_json(Text::decided(parse(text))); };
  EXPECT_EQ(decided("- x"), "[]");
  EXPECT_EQ(decided("X1:a1;O2:a2;X3:b1;O4:b2;X5:c1/c2 o"), "[]") << "a spooky mark makes no line";
  EXPECT_EQ(decided("X1:a1;O2:a2;X3:b1;O4:b2;X5:c1 o"), R"([{"actor":"x","at":["a1","b1","c1"]}])");
  EXPECT_EQ(decided("X1:a1;O2:b1;X3:c1;O4:a2;X5:b3;O6:b2;X7:a3;O8:c3;X9:c2 o"), "[]") << "full, no line";
  // T7: both have a line, X's first whoever wins.
  EXPECT_EQ(decided("X1:a1;O2:a2;X3:b1;O4:b2;X5:a3;O6:c2;X7:c1 o"),
            R"([{"actor":"x","at":["a1","b1","c1"]},{"actor":"o","at":["a2","b2","c2"]}])");
  // Two lines of one player, in board order: a row, and the diagonal that goes up to the left.
  EXPECT_EQ(decided("X1:a3;O2:a1;X3:b3;O4:b1;X5:c3;O6:a2;X7:b2;O8:c2;X9:c1 o"),
            R"([{"actor":"x","at":["c1","b2","a3"]},{"actor":"x","at":["a3","b3","c3"]}])");
}

TEST(TicTacToeText, TheEntanglementGraphIsSaidInWords) {
  EXPECT_EQ(described(parse("X1:a1/b2;O2:c1/c2;X3:b2/b3 o")),
            "Entangled: a1, b2 and b3 (X1 links a1 and b2, X3 links b2 and b3).\n"
            "Entangled: c1 and c2 (O2 links c1 and c2).\n"
            "O to move: put O4 in two of the open squares: a1, b1, c1, a2, b2, c2, a3, b3 and c3.");
}

TEST(TicTacToeText, TheBoardIsDrawn) {
  EXPECT_EQ(Text::diagram(parse("X1:a1;O2:b1;X3:a2/c3;O4:c1/c3 x"), {}),
            "         a           b           c      \n"
            "   ┌───────────┬───────────┬───────────┐\n"
            "   │           │           │ x3 o4     │\n"
            "3  │           │           │           │\n"
            "   │           │           │           │\n"
            "   ├───────────┼───────────┼───────────┤\n"
            "   │ x3        │           │           │\n"
            "2  │           │           │           │\n"
            "   │           │           │           │\n"
            "   ├───────────┼───────────┼───────────┤\n"
            "   │   ╲ ╱     │   ╭─╮     │ o4        │\n"
            "1  │    ╳      │   │ │     │           │\n"
            "   │   ╱ ╲ X1  │   ╰─╯ O2  │           │\n"
            "   └───────────┴───────────┴───────────┘\n");
  EXPECT_NE(Text::diagram(parse("X1:a1/b1 o"), {.colours = true}).find("\x1b[34mx1\x1b[0m"), std::string::npos);
}

TEST(TicTacToeText, KetsAreProductsOfComponents) {
  const auto ket = Text::ket(parse("X1:a1;O2:b1;X3:a2/c3 o"));
  ASSERT_TRUE(ket);
  EXPECT_EQ(ket->at("text").as_string(), "|X1:a1⟩ ⊗ |O2:b1⟩ ⊗ 1/√2 (|X3:a2⟩ + |X3:c3⟩)");
  EXPECT_EQ(Text::ket(parse("X1:a1/b1;O2:b1/c1;X3:c1/c2 o"))->at("text").as_string(),
            "1/2 (|X1:a1 O2:b1 X3:c1⟩ + |X1:a1 O2:b1 X3:c2⟩ + |X1:a1 O2:c1 X3:c2⟩ + |X1:b1 O2:c1 X3:c2⟩)");
  EXPECT_EQ(Text::ket(Position())->at("text").as_string(), "|empty⟩");
}

TEST(TicTacToeText, WorldsOfATreeLeaveOneOfItsSquaresFree) {
  const auto worlds = Text::worlds(parse("X1:a1/b2;O2:b2/c3 x"));
  ASSERT_TRUE(worlds);
  EXPECT_EQ(print_json(*worlds),
            R"([{"p":"1/3","classical":{"a1":"X1","b2":"O2"}},{"p":"1/3","classical":{"a1":"X1","c3":"O2"}},)"
            R"({"p":"1/3","classical":{"b2":"X1","c3":"O2"}}])");
}

RC_GTEST_PROP(TicTacToeText, ParsersSurviveAnything, (const std::string& text)) {
  const Position position;
  const auto action = Text::parse_action(position, text);
  if (action) RC_ASSERT(Text::parse_action(position, Text::action_text(position, *action)).has_value());
  const auto parsed = read_position<tictactoe::Game>({}, text);
  if (parsed) RC_ASSERT(Text::position_text(*parsed) == text);
}

}  // namespace
}  // namespace spooky
