// Public tests of another program in our texts (tests/games/quantum_chess/vectors.json says whose).
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "testing/paths.hpp"

namespace spooky::quantum_chess_vectors {
namespace {

using quantum_chess::Game;
using Text = Notation<Game>;

json::value read_vectors() {
  std::ifstream file(source_folder() + "/tests/games/quantum_chess/vectors.json");
  std::stringstream text;
  text << file.rdbuf();
  const auto parsed = parse_json(text.str());
  EXPECT_TRUE(parsed);
  return *parsed;
}

/// The squares of a text without gaps or with, in board order.
std::string in_board_order(std::vector<std::string> squares) {
  std::sort(squares.begin(), squares.end(),
            [](const std::string& a, const std::string& b) { return a[1] != b[1] ? a[1] < b[1] : a[0] < b[0]; });
  std::string text;
  for (const std::string& square : squares) text += (text.empty() ? "" : " ") + square;
  return text;
}

std::map<std::string, std::string> boards_of(const quantum_chess::Position& position) {
  std::vector<std::string> full;
  const json::object state = Text::state(position);
  for (const auto& [square, entry] : state.at("squares").as_object()) {
    if (entry.at("p").as_string() == "1") full.emplace_back(square);
  }
  std::map<std::string, std::string> boards;
  const json::value worlds = Text::worlds(position);
  for (const json::value& world : worlds.as_array()) {
    std::vector<std::string> squares = full;
    for (const auto& [square, letter] : world.at("classical").as_object()) squares.emplace_back(square);
    boards[in_board_order(squares)] = std::string(from_json(world.at("p").as_string()));
  }
  return boards;
}

TEST(QuantumChessVectors, AllComeOutRight) {
  const json::value vectors = read_vectors();
  int count = 0;
  for (const json::value& vector : vectors.at("vectors").as_array()) {
    const auto text_of = [&](const char* key) { return std::string(from_json(vector.at(key).as_string())); };
    SCOPED_TRACE(text_of("test"));
    auto position = read_position<Game>({}, text_of("position"));
    ASSERT_TRUE(position) << position.error().reason;
    std::vector<std::string> asked;
    for (const json::value& move : vector.at("moves").as_array()) {
      const auto action = read_action<Game>(*position, from_json(move.as_string()));
      ASSERT_TRUE(action) << action.error().reason;
      position->play_unchecked(*action);
      if (position->measurement()) asked.push_back(position->measurement()->yes.to_string());
    }
    std::vector<std::string> expected;
    for (const json::value& chance : vector.at("asked").as_array()) {
      expected.emplace_back(from_json(chance.as_string()));
    }
    EXPECT_EQ(asked, expected);
    EXPECT_EQ(Text::position_text(*position), text_of("final"));
    std::map<std::string, std::string> boards;
    for (const auto& [squares, chance] : vector.at("boards").as_object()) {
      boards[std::string(squares)] = std::string(from_json(chance.as_string()));
    }
    EXPECT_EQ(boards_of(*position), boards);
    ++count;
  }
  EXPECT_EQ(count, 105);
}

}  // namespace
}  // namespace spooky::quantum_chess_vectors
