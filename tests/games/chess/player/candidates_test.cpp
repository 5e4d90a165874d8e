// What the search looks at: every legal move where it asks for all, and otherwise legal ones, and none only when there
// is none.
#include "spooky/games/chess/player/candidates.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/chess/player/playing.hpp"
#include "spooky/games/chess/player/evaluation.hpp"
#include "spooky/games/chess/player/exchange.hpp"
#include "spooky/games/chess/rules/generator.hpp"

namespace spooky::chess {
namespace {

std::vector<Action> sorted_actions(const Candidates& candidates) {
  std::vector<Action> actions;
  for (const RankedMove& move : candidates.moves) actions.push_back(move.action);
  std::sort(actions.begin(), actions.end());
  return actions;
}

void check_candidates(const Position& position, const MoveMemory& memory, Action best) {
  Position::Actions legal;
  position.legal_actions(legal);
  Candidates candidates;
  const CandidateWish wish{.must_move = position.must_move(), .best = best, .ply = 0, .splits = 6};
  list_all_ranked(position.board(), position.rules(), wish, memory, candidates);
  ASSERT_EQ(sorted_actions(candidates), legal) << Text::position_text(position);
  list_candidates(position.board(), position.rules(), wish, memory, candidates);
  const std::vector<Action> some = sorted_actions(candidates);
  EXPECT_EQ(some.empty(), legal.empty());
  for (const Action action : some) {
    ASSERT_TRUE(std::ranges::binary_search(legal, action))
        << Text::position_text(position) << " " << Text::action_text(position, action) << " "
        << Text::rules_json(position.rules());
  }
  ASSERT_EQ(std::ranges::adjacent_find(some), some.end()) << Text::position_text(position) << " twice";
  EXPECT_TRUE(!candidates.complete || some.size() == legal.size());
  if (best != Action()) {
    const bool is_legal = std::ranges::binary_search(legal, best);
    ASSERT_EQ(std::ranges::binary_search(some, best), is_legal) << Text::position_text(position);
  }
  for (const Action action : legal) {
    ASSERT_TRUE(is_superposition(action) || std::ranges::binary_search(some, action)) << "an ordinary move is missing";
  }
  if (position.must_move()) return;
  list_captures(position.board(), position.rules(), candidates);
  for (const RankedMove& move : candidates.moves) {
    const bool safe = is_safe(position.board(), position.rules(), move.action);
    ASSERT_EQ(safe, std::ranges::binary_search(legal, move.action)) << Text::position_text(position);
  }
}

TEST(ChessCandidates, AreLegalAndComplete) {
  Random random(21);
  for (const std::string_view variant : kVariantNames) {
    for (const std::string_view board : kBoardNames) {
      for (const std::string_view options : {"", ",remote_collapse=true", ",stay_only=true"}) {
        Position position = Position::initial(rules_of(rules_text(variant, board) + std::string(options)));
        MoveMemory memory;
        Action best;
        for (int i = 0; i < 30 && !position.is_over(); ++i) {
          roll_out(position, random);
          if (position.is_over()) break;
          check_candidates(position, memory, best);
          // What was best or a killer elsewhere need not be legal here.
          best = uniform_action(position, random);
          check_candidates(position, memory, best);
          memory.reward(position.board().to_move(), uniform_action(position, random), 3, 0);
          position.play_unchecked(uniform_action(position, random));
        }
      }
    }
  }
}

/// The same board with the colours exchanged.
Board mirrored(const Board& board, const Rules& rules) {
  const auto mirror = [&](Square square) { return square_at(file_of(square), rules.height() - 1 - rank_of(square)); };
  Board result;
  for (Bitboard rest = board.occupied() & ~board.halves(); rest != 0;) {
    const Square square = take_lowest(rest);
    result.put(mirror(square), other(board.colour_on(square)), board.type_on(square));
  }
  for (Pair pair : board.pairs()) {
    if (pair.is_triple()) {
      const Bitboard squares = bit(mirror(pair.first)) | bit(mirror(pair.second)) | bit(mirror(pair.third));
      pair = Pair::triple(squares, pair.type, pair.colour);
    } else {
      pair.first = mirror(pair.first);
      pair.second = mirror(pair.second);
    }
    pair.colour = other(pair.colour);
    result.add_pair(pair);
  }
  result.set_to_move(other(board.to_move()));
  return result;
}

TEST(ChessEvaluation, IsTheSameForBothColours) {
  Random random(2);
  for (const std::string_view variant : kVariantNames) {
    for (const std::string_view board : kBoardNames) {
      Position position = Position::initial(rules_of(rules_text(variant, board)));
      for (int i = 0; i < 60 && !position.is_over(); ++i) {
        const Rules& rules = position.rules();
        ASSERT_EQ(evaluate(position.board(), rules), evaluate(mirrored(position.board(), rules), rules))
            << Text::position_text(position);
        position.play_unchecked(uniform_action(position, random));
      }
    }
  }
}

TEST(ChessEvaluation, CountsHalvesWithTheirChances) {
  const auto value = [](std::string_view text) {
    const Position position = position_of("", text);
    return evaluate(position.board(), position.rules());
  };
  const int without = value("4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1");
  const int rook = value("4k3/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1");
  const int pair = value("4k3/pppp4/8/8/8/8/PPPP4/4K1RR w - - 0 1 | R:g1/h1=e");
  EXPECT_NEAR(rook - without, 500, 120);
  EXPECT_NEAR(pair, rook, 60) << "two halves are a rook";
}

TEST(ChessExchange, PaysOrDoesNot) {
  const auto gain = [](std::string_view text, Square from, Square to) {
    const Position position = position_of("", text);
    return exchange_gain(position.board(), position.rules(), {from, to, to, false});
  };
  const Square a1 = square_at(0, 0);
  const Square a7 = square_at(0, 6);
  EXPECT_EQ(gain("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", a1, a7), 100) << "nothing protects the pawn";
  EXPECT_EQ(gain("1n2k3/p7/8/1n6/8/8/8/R3K3 w - - 0 1", a1, a7), -400) << "a knight does";
  EXPECT_EQ(gain("4k3/p7/p7/8/8/8/8/R3K3 w - - 0 1 | p:a7/a6=e", a1, square_at(0, 5)), 50) << "there half of the time";
}

}  // namespace
}  // namespace spooky::chess
