// The clauses T1–T7, each as a small game.
#include "spooky/games/tictactoe/rules/position.hpp"

#include <gtest/gtest.h>

#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky {
namespace {

using tictactoe::Position;
using tictactoe::Rules;
using tictactoe::Variant;
using Text = Notation<tictactoe::Game>;

/// Plays actions given as text; a refused one fails the test.
Position play(std::initializer_list<const char*> actions, const Rules& rules = {}) {
  Position position = Position::initial(rules);
  for (const char* text : actions) {
    const auto action = read_action<tictactoe::Game>(position, text);
    if (!action) {
      ADD_FAILURE() << text << ": " << action.error().reason;
      break;
    }
    position.play_unchecked(*action);
  }
  return position;
}

std::string refusal(const Position& position, const char* text) {
  const auto action = read_action<tictactoe::Game>(position, text);
  return action ? "" : action.error().reason;
}

Position parse(const char* text, const Rules& rules = {}) {
  auto position = read_position<tictactoe::Game>(rules, text);
  EXPECT_TRUE(position) << text << ": " << (position ? "" : position.error().reason);
  return position ? *position : Position();
}

std::size_t legal_count(const Position& position) { return legal_texts<tictactoe::Game>(position).size(); }

TEST(TicTacToe, T1_XBeginsAndSubscriptsCountTheTurns) {
  Position position;
  EXPECT_EQ(position.actor(), Actor::First);
  EXPECT_EQ(position.turn(), 1);
  position = play({"a1b2", "c3b3"});
  EXPECT_EQ(position.actor(), Actor::First);
  EXPECT_EQ(position.turn(), 3);
  EXPECT_EQ(Text::position_text(position), "X1:a1/b2;O2:b3/c3 x");
}

TEST(TicTacToe, T1_OtherBoardsHaveOtherSquares) {
  const Rules rules{Variant::Goff, 5, 2, 4};
  const Position position = play({"e2a1"}, rules);
  EXPECT_EQ(Text::position_text(position), "X1:a1/e2 o");
  EXPECT_EQ(legal_count(position), 45U);
  EXPECT_NE(refusal(position, "a3b1"), "");
  EXPECT_NE(refusal(position, "f1b1"), "");
}

TEST(TicTacToe, T2_ATurnIsTwoDifferentOpenSquaresInAnyOrder) {
  const Position start;
  EXPECT_EQ(legal_count(start), 36U);
  EXPECT_EQ(play({"b2a1"}), play({"a1b2"}));
  EXPECT_EQ(refusal(start, "a1a1"), "the two marks of a turn must be in different squares");
  EXPECT_EQ(refusal(start, "a1"),
            "a single mark is allowed only in the last open square: name two squares, as in a1b2");
  const Position collapsed = play({"a1b2", "a1b2", "@a1"});
  EXPECT_EQ(refusal(collapsed, "a1c3"), "a1 already holds the classical mark O2");
  EXPECT_EQ(refusal(collapsed, "c3b2"), "b2 already holds the classical mark X1");
}

TEST(TicTacToe, T2_TheSamePairTwiceClosesACycleOfTwo) {
  const Position position = play({"a1b2", "b2a1"});
  EXPECT_TRUE(position.measuring());
  EXPECT_EQ(Text::position_text(position), "X1:a1/b2;O2:a1/b2 x measure");
  EXPECT_EQ(legal_texts<tictactoe::Game>(position), (std::vector<std::string>{"@a1", "@b2"}));
}

TEST(TicTacToe, T3_TheOtherPlayerMeasuresTheClosingMark) {
  // The example of the rules text: X1 links a1 and a2 … with move numbers that alternate.
  const Position closed = play({"a1a2", "a2a3", "a3a1"});
  EXPECT_EQ(closed.actor(), Actor::Second) << "X closed the cycle, so O measures";
  EXPECT_EQ(refusal(closed, "@a2"), "X3 closed a cycle: it must be measured now, with @a1 or @a3");
  EXPECT_EQ(refusal(closed, "b1b2"), "X3 closed a cycle: it must be measured now, with @a1 or @a3");
  Position measured = closed;
  measured.play_unchecked(tictactoe::Action::measure(measured.rules().square(0, 0)));
  EXPECT_EQ(Text::position_text(measured), "X1:a2;O2:a3;X3:a1 o");
  measured = closed;
  measured.play_unchecked(tictactoe::Action::measure(measured.rules().square(0, 2)));
  EXPECT_EQ(Text::position_text(measured), "X1:a1;O2:a2;X3:a3 o");
}

TEST(TicTacToe, T3_ChainsHangingOffTheCycleCollapseToo) {
  // The rules text: were square 1 also entangled with square 5 by O2, either measurement would force O2 into square 5.
  const char* before = "X1:a1/a2;O2:a1/b2;X3:a2/b1;O4:a1/b1 x measure";
  for (const char* choice : {"@a1", "@b1"}) {
    Position position = parse(before);
    const auto action = read_action<tictactoe::Game>(position, choice);
    ASSERT_TRUE(action);
    position.play_unchecked(*action);
    EXPECT_EQ(position.subscript(position.rules().square(1, 1)), 2) << "O2 in b2 after " << choice;
    EXPECT_TRUE(position.open().size() == 5);
  }
}

TEST(TicTacToe, T3_OtherComponentsStaySpooky) {
  const Position position = play({"a1b2", "c1c2", "a1b2", "@a1"});
  EXPECT_EQ(Text::position_text(position), "X1:b2;O2:c1/c2;X3:a1 o");
}

TEST(TicTacToe, T3_TheCycleIsNamedWithoutItsTails) {
  const Position position = parse("X1:a1/a2;O2:a2/a3;X3:a3/b3;O4:a1/a3 x measure");
  EXPECT_EQ(tictactoe::name_squares(position.rules(), position.cycle()), "a1, a2 and a3");
}

TEST(TicTacToe, T4_AMeasurementIsNotATurn) {
  Position position = play({"a1b2", "a1b2"});
  EXPECT_EQ(position.turn(), 2) << "the measurement still belongs to turn 2";
  EXPECT_EQ(position.actor(), Actor::First);
  position = play({"a1b2", "a1b2", "@b2"});
  EXPECT_EQ(position.turn(), 3);
  EXPECT_EQ(position.actor(), Actor::First) << "X measured and now takes turn 3";
}

TEST(TicTacToe, T5_TheLastOpenSquareTakesOneClassicalMark) {
  const Position position = parse("X1:a1;O2:b1;X3:c1;O4:a2;X5:b3;O6:b2;X7:a3;O8:c3 x");
  EXPECT_EQ(legal_texts<tictactoe::Game>(position), (std::vector<std::string>{"c2"}));
  EXPECT_EQ(refusal(position, "c2c3"), "c3 already holds the classical mark O8");
  Position end = position;
  end.play_unchecked(*read_action<tictactoe::Game>(end, "c2"));
  EXPECT_EQ(end.actor(), Actor::None);
  EXPECT_EQ(Text::position_text(end), "X1:a1;O2:b1;X3:c1;O4:a2;X5:b3;O6:b2;X7:a3;O8:c3;X9:c2 o");
}

TEST(TicTacToe, T5_OneSquareIsABoardToo) {
  const Position end = play({"a1"}, Rules{Variant::Goff, 1, 1, 1});
  EXPECT_EQ(end.actor(), Actor::None);
  EXPECT_EQ(end.utility(), Rational(1));
}

TEST(TicTacToe, T6_ALineOfClassicalMarksEndsTheGameWithSpookyMarksLeft) {
  const Position position = parse("X1:a1;O2:a2/b2;X3:b1;O4:a2/c2;X5:c1 o");
  EXPECT_EQ(position.actor(), Actor::None);
  EXPECT_EQ(legal_count(position), 0U);
  EXPECT_EQ(refusal(position, "a3b3"), "the game is over: no action can follow");
  EXPECT_EQ(read_action<tictactoe::Game>(position, "a3b3").error().code, ErrorCode::GameOver);
}

TEST(TicTacToe, T6_SpookyMarksMakeNoLine) { EXPECT_NE(parse("X1:a1/b1;O2:a2/b2;X3:b1/c1 o").actor(), Actor::None); }

TEST(TicTacToe, T7_OneLineIsOnePoint) {
  const Position position = parse("X1:a1;O2:a2;X3:b1;O4:b2;X5:c1 o");
  EXPECT_EQ(position.score(), (tictactoe::Score{2, 0}));
  EXPECT_EQ(print_json(Text::result(position)), R"({"x":1,"o":0,"winner":"x","by":"line"})");
}

TEST(TicTacToe, T7_OfTwoLinesTheLowerMaximumSubscriptGetsOne) {
  const Position x_first = parse("X1:a1;O2:a2;X3:b1;O4:b2;X5:c1;O6:c2 x");
  EXPECT_EQ(print_json(Text::result(x_first)), R"({"x":1,"o":0.5,"winner":"x","by":"line"})");
  EXPECT_EQ(x_first.utility(), Rational(1, 2));
  const Position o_first = parse("X1:a1;O2:a2;X3:b1;O4:b2;X5:a3;O6:c2;X7:c1 o");
  EXPECT_EQ(o_first.score(), (tictactoe::Score{1, 2}));
  EXPECT_EQ(o_first.utility(), Rational(-1, 2));
}

TEST(TicTacToe, T7_SeveralLinesCountOnceTheBestOne) {
  // X holds a row with highest subscript 5 and a column that needs 9; O holds nothing.
  const Position alone = parse("X1:a1;O2:b2;X3:b1;O4:c2;X5:c1;O6:c3;X7:a2;O8:b3;X9:a3 o");
  EXPECT_EQ(alone.score(), (tictactoe::Score{2, 0}));
  EXPECT_EQ(tictactoe::name_squares(alone.rules(), *alone.best_line(Actor::First)), "a1, b1 and c1");
  // On a wider board the better of two lines decides against the opponent's.
  const Rules wide{Variant::Goff, 4, 3, 3};
  const Position both = parse("X1:a1;O2:a3;X3:b1;O4:b3;X5:c1;O6:c3;X7:d1 o", wide);
  EXPECT_EQ(both.score(), (tictactoe::Score{2, 1}));
}

TEST(TicTacToe, T7_NoLineIsNilNil) {
  const Position position = parse("X1:a1;O2:b1;X3:c1;O4:a2;X5:b3;O6:b2;X7:a3;O8:c3;X9:c2 o");
  EXPECT_EQ(position.score(), (tictactoe::Score{0, 0}));
  EXPECT_EQ(print_json(Text::result(position)), R"({"x":0,"o":0,"winner":"draw","by":"full"})");
}

TEST(TicTacToe, PlainIsOrdinaryTicTacToe) {
  const Rules plain{Variant::Plain, 3, 3, 3};
  Position position = play({"b2"}, plain);
  EXPECT_EQ(Text::position_text(position), "X1:b2 o");
  EXPECT_EQ(legal_count(position), 8U);
  EXPECT_EQ(refusal(position, "b2"), "b2 already holds the classical mark X1");
  EXPECT_EQ(refusal(position, "a1a2"), "in plain tic-tac-toe a turn is one mark: name one square");
  EXPECT_EQ(refusal(position, "@a1"), "there is no cycle to measure: place your marks");
  position = play({"a1", "a2", "b1", "b2", "c1"}, plain);
  EXPECT_EQ(position.utility(), Rational(1));
  EXPECT_EQ(position.actor(), Actor::None);
}

TEST(TicTacToe, PositionsThatCannotBeAreRefusedWithAReason) {
  const auto reason = [](const char* text, const Rules& rules = {}) {
    const auto position = read_position<tictactoe::Game>(rules, text);
    EXPECT_FALSE(position) << text;
    if (position) return std::string();
    EXPECT_EQ(position.error().code, ErrorCode::BadPosition);
    return position.error().reason;
  };
  EXPECT_EQ(reason("X1:a1/b2 x"), "after 1 mark it is o to act, not x");
  EXPECT_EQ(reason("X1:a1/b2;O2:a1/b2 x"), "the last mark closes a cycle: the position must end with 'measure'");
  EXPECT_EQ(reason("X1:a1/b2 o measure"), "there is no cycle to measure");
  EXPECT_EQ(reason("X1:a1/b2;O2:a1/b2;X3:c1/c2 o"),
            "O2 closes a cycle but is not the last mark: it would have been measured");
  EXPECT_EQ(reason("X1:a1;O2:a1 x"), "O2 shares a square with a classical mark");
  EXPECT_EQ(reason("X1:a1/b1;O2:a1 x"), "X1 shares a square with a classical mark");
  EXPECT_EQ(reason("X2:a1/b1 o"), "mark number 1 must be written X1:square or X1:square/square");
  EXPECT_EQ(reason("O1:a1/b1 o"), "mark number 1 must be written X1:square or X1:square/square");
  EXPECT_EQ(reason("X1:a1/a1 o"), "X1 is spooky but names one square twice");
  EXPECT_EQ(reason("X1:a1/d1 o"), "X1 is not on squares of this board, which has a1 to c3");
  EXPECT_EQ(reason("X1:a1/b1; o"), "the list of marks ends with ';'");
  EXPECT_EQ(reason(" x"), "the list of marks is empty: write - for no marks");
  EXPECT_EQ(reason("X1:a1/b1 o", Rules{Variant::Plain, 3, 3, 3}),
            "X1 is spooky, but plain tic-tac-toe has classical marks only");
  EXPECT_EQ(reason("X1:a1;O2:b1;X3:a2;O4:b2;X5:a3;O6:b3 x", Rules{Variant::Plain, 3, 3, 3}),
            "O6 was played after the end of the game");
  EXPECT_EQ(reason("X1:a1;O2:a2/b2;X3:b1;O4:a3/b3;X5:c1;O6:a3/b3 x measure"),
            "O6 was played after the end of the game");
  for (const char* text :
       {"", "x", "- x ", "-  x", "- y", "- x measured", "- x measure extra", "- X", "-;X1:a1/b1 o"}) {
    EXPECT_NE(reason(text), "") << text;
  }
}

TEST(TicTacToe, CopiesAreIndependentValues) {
  const Position original = play({"a1b2", "b2c3"});
  Position copy = original;
  copy.play_unchecked(*read_action<tictactoe::Game>(copy, "a1c3"));
  EXPECT_NE(copy, original);
  EXPECT_FALSE(original.measuring());
  EXPECT_EQ(original, play({"a1b2", "b2c3"}));
  EXPECT_EQ(original.hash(), play({"a1b2", "b2c3"}).hash());
}

}  // namespace
}  // namespace spooky
