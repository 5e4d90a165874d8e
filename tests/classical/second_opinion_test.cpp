// Every classical game against its naive second implementation, over random games.
#include <gtest/gtest.h>

#include <algorithm>

#include "classical/naive_classical.hpp"
#include "classical/testing.hpp"
#include "spooky/classical/bits.hpp"

namespace spooky::classical {
namespace {

using combinatorial::classical_names;
using combinatorial::content_text;
using combinatorial::move_text;

/// The moves of a side and what they lead to, by the fast implementation.
naive::Options fast_options(const AnyClassical& game, Position position, Side side) {
  naive::Options options;
  const Moves list = moves_of(game, position, side);
  for (const Move move : list) {
    EXPECT_TRUE(may_play(side, owner(game, move)));
    const auto next = after(game, position, move);
    EXPECT_TRUE(next) << move_text(game, move);
    if (next) options[move_text(game, move)] = content_text(game, *next);
  }
  EXPECT_EQ(options.size(), list.size()) << "a move is listed twice";
  return options;
}

TEST(ClassicalSecondOpinion, OctalGamesThatSplit) {
  Random random(2);
  for (const std::string code : {"4.3", "4.7", "4.0", "4.3462", "4.07"}) {
    combinatorial::ClassicalOptions options;
    options.code = code;
    std::string digits = code;
    digits.erase(1, 1);
    for (int round = 0; round < 200; ++round) {
      Start now = start("octal", random_letters(random, "###.", 1 + uniform(random, 10)), options);
      for (Moves list = moves_of(now.game, now.position, Side::Left); !list.empty();
           list = moves_of(now.game, now.position, Side::Left)) {
        const std::string text = content_text(now.game, now.position);
        ASSERT_EQ(fast_options(now.game, now.position, Side::Left), naive::octal(text, digits)) << code << " " << text;
        ASSERT_EQ(start("octal", text, options).position, now.position) << code << " " << text;
        now.position = *after(now.game, now.position, list[uniform(random, static_cast<std::uint32_t>(list.size()))]);
      }
    }
  }
}

TEST(ClassicalSecondOpinion, MovesAndResultsAreTheSame) {
  Random random(1);
  const auto options = some_options();
  for (const std::string_view name : classical_names()) {
    for (int round = 0; round < 300; ++round) {
      Start now = start(name, random_start(random, name), options);
      const unsigned bits_used = bits(now.game);
      std::set<Move> seen;
      for (;;) {
        SCOPED_TRACE(std::string(name) + " " + content_text(now.game, now.position));
        EXPECT_EQ(now.position & lowest_bits(bits_used), now.position);
        Moves all;
        for (const Side side : {Side::Left, Side::Right}) {
          ASSERT_EQ(fast_options(now.game, now.position, side),
                    naive::options(name, content_text(now.game, now.position), side));
          moves(now.game, now.position, side, all);
        }
        if (is_impartial(now.game)) {
          EXPECT_EQ(moves_of(now.game, now.position, Side::Left), moves_of(now.game, now.position, Side::Right));
        }
        seen.insert(all.begin(), all.end());
        for (const Move move : seen) {
          EXPECT_EQ(after(now.game, now.position, move).has_value(),
                    std::find(all.begin(), all.end(), move) != all.end());
        }
        if (all.empty()) break;
        const Move chosen = all[uniform(random, static_cast<std::uint32_t>(all.size()))];
        now.position = *after(now.game, now.position, chosen);
      }
    }
  }
}

TEST(ClassicalSecondOpinion, LettersThatNobodyNamedAreIllegal) {
  Random random(2);
  for (const std::string_view name : classical_names()) {
    for (int round = 0; round < 50; ++round) {
      const Start now = start(name, random_start(random, name), some_options());
      Moves all = moves_of(now.game, now.position, Side::Left);
      moves(now.game, now.position, Side::Right, all);
      for (int i = 0; i < 200; ++i) {
        const Move move = static_cast<Move>(random() >> (40 + uniform(random, 24)));
        EXPECT_EQ(after(now.game, now.position, move).has_value(), std::find(all.begin(), all.end(), move) != all.end())
            << name << " " << move;
      }
    }
  }
}

TEST(ClassicalSecondOpinion, SumsPlayInTheirParts) {
  Random random(3);
  const auto options = some_options();
  int sums = 0;
  while (sums < 300) {
    std::vector<std::string_view> names;
    std::vector<PlainClassical> parts;
    std::vector<Position> positions;
    for (unsigned i = 1 + uniform(random, 3); i > 0; --i) {
      names.push_back(classical_names()[uniform(random, static_cast<std::uint32_t>(classical_names().size()))]);
      const Start part = start(names.back(), random_start(random, names.back()), options);
      std::visit(
          [&]<class G>(const G& game) {
            if constexpr (!std::is_same_v<G, ClassicalSum>) parts.emplace_back(game);
          },
          part.game);
      positions.push_back(part.position);
    }
    const auto made = ClassicalSum::make(parts);
    if (!made) {
      EXPECT_EQ(made.error().code, ErrorCode::TooLarge);
      continue;
    }
    ++sums;
    const AnyClassical sum = *made;
    for (Position now = made->joined(positions);;) {
      Moves all;
      for (const Side side : {Side::Left, Side::Right}) {
        naive::Options expected;
        for (unsigned part = 0; part < parts.size(); ++part) {
          std::vector<std::string> texts;
          for (unsigned i = 0; i < parts.size(); ++i) {
            texts.push_back(content_text(any_classical(parts[i]), made->part_of(now, i)));
          }
          for (const auto& [move, content] : naive::options(names[part], texts[part], side)) {
            texts[part] = content;
            expected[std::to_string(part + 1) + ":" + move] = joined(texts, ";");
          }
        }
        ASSERT_EQ(fast_options(sum, now, side), expected);
        moves(sum, now, side, all);
      }
      if (all.empty()) break;
      now = *after(sum, now, all[uniform(random, static_cast<std::uint32_t>(all.size()))]);
    }
  }
}

}  // namespace
}  // namespace spooky::classical
