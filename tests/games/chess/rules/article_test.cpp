// The paper's articles and the clauses N4–N16 on small positions worked out by hand: what the fast rules say of them.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "games/chess/rules/article_cases.hpp"
#include "games/chess/rules/compare.hpp"
#include "games/chess/rules/partial_cases.hpp"

namespace spooky::chess {
namespace {

Rules article_rules(const std::string& words) {
  std::istringstream stream(words);
  std::string text;
  for (std::string word; stream >> word;) {
    std::string rule = "variant=" + word;
    if (word == "stay_only" || word == "remote_collapse" || word == "double_step") rule = word + "=true";
    if (word == "no_double_step") rule = "double_step=false";
    if (word.find('x') != std::string::npos && word != "nobox") rule = "board=" + word;
    text += (text.empty() ? "" : ",") + rule;
  }
  const auto rules = read_rules<Game>(std::string_view(text));
  EXPECT_TRUE(rules) << words;
  return *rules;
}

Position article_position(const Rules& rules, const std::string& text) {
  const auto position = read_position<chess::Game>(rules, text);
  EXPECT_TRUE(position) << position.error().reason;
  EXPECT_EQ(ChessNotation::position_text(*position), text);
  return *position;
}

/// One line an end, as the cases write them.
std::vector<std::string> lines(const Position& position, const std::string& action_text) {
  const auto action = read_action<Game>(position, action_text);
  if (!action) return {chess_cases::kNotLegal};
  EXPECT_EQ(ChessNotation::action_text(position, *action), action_text);
  std::vector<std::string> ends = ends_of(position, *action);
  for (std::string& end : ends) {
    if (end.starts_with(' ')) end.insert(0, "-");
  }
  return ends;
}

void expect_cases(const std::vector<chess_cases::Case>& cases) {
  for (const chess_cases::Case& each : cases) {
    SCOPED_TRACE(each.clause + ", " + each.rules + ", " + each.position + ", " + each.action);
    EXPECT_EQ(lines(article_position(article_rules(each.rules), each.position), each.action), each.expected);
  }
}

TEST(ChessArticles, Article6) { expect_cases(chess_cases::article_6()); }
TEST(ChessArticles, Article7Moves) { expect_cases(chess_cases::article_7_moves()); }
TEST(ChessArticles, Article7Captures) { expect_cases(chess_cases::article_7_captures()); }
TEST(ChessArticles, Article7MarksAndPawns) { expect_cases(chess_cases::article_7_marks_and_pawns()); }
TEST(ChessArticles, EnPassant) { expect_cases(chess_cases::en_passant()); }
TEST(ChessArticles, Article8) { expect_cases(chess_cases::article_8()); }
TEST(ChessArticles, HadamardGames) { expect_cases(chess_cases::hadamard_games()); }
TEST(ChessArticles, VariantsAndOptions) { expect_cases(chess_cases::variants_and_options()); }

TEST(ChessArticles, ThreeSquares) { expect_cases(chess_cases::three_squares()); }

void expect_lists(const std::vector<chess_cases::ListCase>& cases) {
  for (const chess_cases::ListCase& each : cases) {
    SCOPED_TRACE(each.clause + ", " + each.rules + ", " + each.position + ", " + each.prefix);
    std::vector<std::string> found;
    for (const std::string& text : legal_texts<Game>(article_position(article_rules(each.rules), each.position))) {
      if (text.starts_with(each.prefix)) found.push_back(text);
    }
    EXPECT_EQ(found, each.moves);
  }
}

TEST(ChessArticles, Lists) { expect_lists(chess_cases::lists()); }
TEST(ChessArticles, ListsOfThreeSquares) { expect_lists(chess_cases::three_squares_lists()); }

void expect_endings(const std::vector<chess_cases::EndingCase>& cases) {
  for (const chess_cases::EndingCase& each : cases) {
    SCOPED_TRACE(each.clause + ", " + each.rules + ", " + each.position);
    const Position position = article_position(article_rules(each.rules), each.position);
    EXPECT_EQ(position.in_check(), each.check);
    const json::value result = ChessNotation::result(position);
    EXPECT_EQ(result.is_null() ? "none" : from_json(result.as_object().at("by").as_string()), each.ending);
  }
}

TEST(ChessArticles, Endings) { expect_endings(chess_cases::endings()); }
TEST(ChessArticles, EndingsOfThreeSquares) { expect_endings(chess_cases::three_squares_endings()); }

}  // namespace
}  // namespace spooky::chess
