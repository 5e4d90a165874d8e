// The engine beside the naive second implementation, over random games: legal lists, position texts, chances, beliefs,
// results.
#include "games/akl_chess/naive_game.hpp"

#include <gtest/gtest.h>

#include "spooky/core/random.hpp"
#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::akl_chess_comparison {

namespace {

using akl_chess::Position;
using Akl = Notation<akl_chess::Game>;

struct Board {
  const char* name;
  const char* rank;
  int height;
  bool believe;
};

class BesideTheNaiveGame : public testing::TestWithParam<Board> {};

/// What the engine tells of a position, as the naive game tells it.
void expect_same(const Position& position, const naive_akl::Game& naive, bool believe) {
  ASSERT_EQ(Akl::position_text(position), naive.position());
  ASSERT_EQ(legal_texts<akl_chess::Game>(position), naive.legal()) << naive.position();
  ASSERT_EQ(std::string(actor_name<akl_chess::Game>(position.actor())), naive.actor()) << naive.position();
  const json::value result = Akl::result(position);
  std::string told;
  if (const json::object* object = result.if_object()) {
    told = std::string(object->at("by").get_string()) + " " + std::string(object->at("winner").get_string());
  }
  ASSERT_EQ(told, naive.result()) << naive.position();
  if (!believe) return;
  if (naive.actor() == "nature") {
    std::vector<std::pair<std::string, std::string>> chances;
    for (const std::string& text : legal_texts<akl_chess::Game>(position)) {
      chances.emplace_back(text, position.weight(*Akl::parse_action(position, text)).to_string());
    }
    ASSERT_EQ(chances, naive.chance()) << naive.position();
  }
  const json::object state = Akl::state(position);
  const json::array& pieces = state.at("pieces").get_array();
  const std::vector<std::string> squares = naive.squares_of_men();
  ASSERT_EQ(pieces.size(), squares.size());
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const json::object& piece = pieces[i].get_object();
    ASSERT_EQ(std::string(piece.at("square").get_string()), squares[i]);
    std::vector<std::string> belief;
    for (const auto& [type, p] : piece.at("belief").get_object()) {
      belief.push_back(std::string(type) + ":" + std::string(p.get_string()));
    }
    ASSERT_EQ(belief, naive.belief(squares[i])) << naive.position() << " " << squares[i];
  }
}

void play_beside(const Board& board, bool open, bool double_step, std::uint64_t seed, int most) {
  const auto rules = read_rules<akl_chess::Game>("board=" + std::string(board.name) +
                                                 ",double_step=" + (double_step ? "true" : "false") +
                                                 ",open=" + (open ? "true" : "false"));
  ASSERT_TRUE(rules);
  Position position = Position::initial(*rules);
  naive_akl::Game naive(board.rank, board.height, double_step, open, board.believe);
  Random random(seed);
  for (int i = 0; i < most; ++i) {
    ASSERT_NO_FATAL_FAILURE(expect_same(position, naive, board.believe && i % 7 == 0));
    const std::vector<std::string> legal = naive.legal();
    if (legal.empty()) return;
    const std::string& action = legal[uniform(random, static_cast<std::uint32_t>(legal.size()))];
    position.play_unchecked(*Akl::parse_action(position, action));
    naive.play(action);
    ASSERT_EQ(position.hash(), position.recomputed_hash());
  }
}

TEST_P(BesideTheNaiveGame, RandomGamesAreTheSame) {
  const int games = GetParam().believe ? 6 : 40;
  for (int seed = 0; seed < games; ++seed) {
    const bool open = seed % 3 == 2;
    const bool double_step = seed % 2 == 0;
    ASSERT_NO_FATAL_FAILURE(play_beside(GetParam(), open, double_step, static_cast<std::uint64_t>(seed), 700))
        << "seed " << seed;
  }
}

std::uint64_t sequences(const naive_akl::Game& game, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& action : game.legal()) {
    naive_akl::Game next = game;
    next.play(action);
    count += sequences(next, depth - 1);
  }
  return count;
}

TEST_P(BesideTheNaiveGame, CountsTheSameTree) {
  const Board& board = GetParam();
  const bool standard = board.height == 8;
  const auto rules = read_rules<akl_chess::Game>("board=" + std::string(board.name));
  const naive_akl::Game naive(board.rank, board.height, standard, false, false);
  EXPECT_EQ(count_actions(Position::initial(*rules), 4), sequences(naive, 4));
}

/// The table of docs/rules/akl-chess.md.
TEST(AklChessPerft, FiguresOfTheRules) {
  const auto count = [](std::string_view board, int depth) {
    return count_actions(Position::initial(*read_rules<akl_chess::Game>("board=" + std::string(board))), depth);
  };
  EXPECT_EQ(count("standard8x8", 5), 35056U);
  EXPECT_EQ(count("silverman4x5", 6), 6534U);
  EXPECT_EQ(count("gardner5x5", 5), 6506U);
  EXPECT_EQ(count("attack5x6", 5), 7638U);
  EXPECT_EQ(count("losalamos6x6", 5), 7702U);
}

INSTANTIATE_TEST_SUITE_P(AklChess, BesideTheNaiveGame,
                         testing::Values(Board{"standard8x8", "RNBQKBNR", 8, false},
                                         Board{"silverman4x5", "RQKR", 5, true}, Board{"gardner5x5", "RNBQK", 5, true},
                                         Board{"attack5x6", "RNBQK", 6, true},
                                         Board{"losalamos6x6", "RNQKNR", 6, false}),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace spooky::akl_chess_comparison
