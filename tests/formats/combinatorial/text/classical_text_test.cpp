// The texts of classical positions and moves.
#include <gtest/gtest.h>

#include <array>

#include "classical/random_starts.hpp"
#include "classical/testing.hpp"
#include "spooky/words/words.hpp"

namespace spooky::combinatorial {
namespace {

using classical::joined;
using classical::Side;
using classical::some_options;
using classical::start;

std::string all_texts(const ClassicalStart& start) {
  std::vector<std::string> texts;
  for (const classical::Position position : start.positions) texts.push_back(position_text(start.game, position));
  return joined(texts, "|");
}

std::vector<std::string> contents(const ClassicalStart& start) {
  std::vector<std::string> texts;
  for (const classical::Position position : start.positions) texts.push_back(content_text(start.game, position));
  return texts;
}

/// Reads a text and prints it again.
std::string reprinted(std::string_view name, std::string_view text) {
  const auto parsed = parse_start(name, some_options(), text);
  return parsed ? all_texts(*parsed) : std::string(error_code_name(parsed.error().code)) + ": " + parsed.error().reason;
}

/// Positions that differ by some play from one start: what a quantum position has.
ClassicalStart random_superposition(Random& random, std::string_view name) {
  auto parsed = parse_start(name, some_options(), classical::random_start(random, name));
  EXPECT_TRUE(parsed) << name << ": " << parsed.error().reason;
  const classical::Position first = parsed->positions.front();
  for (unsigned more = uniform(random, 5); more > 0; --more) {
    classical::Position position = first;
    for (unsigned plies = uniform(random, 5); plies > 0; --plies) {
      classical::Moves all = classical::moves_of(parsed->game, position, Side::Left);
      classical::moves(parsed->game, position, Side::Right, all);
      if (all.empty()) break;
      position =
          *classical::after(parsed->game, position, all[uniform(random, static_cast<std::uint32_t>(all.size()))]);
    }
    parsed->positions.push_back(position);
  }
  if (uniform(random, 2) == 0) parsed->positions.erase(parsed->positions.begin());
  if (parsed->positions.empty()) parsed->positions.push_back(first);
  return *std::move(parsed);
}

TEST(ClassicalText, WhatIsPrintedCanBeRead) {
  Random random(1);
  for (const std::string_view name : classical_names()) {
    for (int round = 0; round < 300; ++round) {
      const ClassicalStart written = random_superposition(random, name);
      const std::string text = all_texts(written);
      SCOPED_TRACE(std::string(name) + " " + text);
      const auto read = parse_start(name, some_options(), text);
      ASSERT_TRUE(read) << read.error().reason;
      EXPECT_EQ(contents(*read), contents(written));
      // The board may be smaller now and in another order; from here on nothing changes.
      const std::string again = all_texts(*read);
      const auto reread = parse_start(name, some_options(), again);
      ASSERT_TRUE(reread) << reread.error().reason;
      EXPECT_EQ(all_texts(*reread), again);
      EXPECT_EQ(reread->positions, read->positions);
      EXPECT_EQ(reread->game, read->game);
      EXPECT_TRUE(written.positions.size() > 1 || again == text) << again;
    }
  }
}

TEST(ClassicalText, MovesCanBeRead) {
  Random random(2);
  for (const std::string_view name : classical_names()) {
    for (int round = 0; round < 50; ++round) {
      const ClassicalStart some = random_superposition(random, name);
      for (const Side side : {Side::Left, Side::Right}) {
        for (const classical::Move move : classical::moves_of(some.game, some.positions.front(), side)) {
          const auto read = parse_move(some.game, side, move_text(some.game, move));
          ASSERT_TRUE(read) << read.error().reason;
          EXPECT_EQ(*read, move) << name << " " << move_text(some.game, move);
        }
      }
    }
  }
}

TEST(ClassicalText, DefaultStartsAreRight) {
  for (const std::string_view name : classical_names()) {
    EXPECT_TRUE(check_options(name, some_options()));
    const auto parsed = parse_start(name, some_options(), default_start(name, some_options()));
    ASSERT_TRUE(parsed) << name << ": " << parsed.error().reason;
    EXPECT_EQ(parsed->positions.size(), 1U);
    EXPECT_FALSE(classical::moves_of(parsed->game, parsed->positions.front(), Side::Left).empty()) << name;
  }
  EXPECT_EQ(default_start("table", some_options()), "s");
}

TEST(ClassicalText, PositionsArePrintedAsTheContractSays) {
  const std::array<std::string_view, 3> known[] = {
      {"nim", "0,1,2|1,0,2", "0,1,2|1,0,2"},
      {"nim", "65535", "65535"},
      {"octal", "4", "####"},
      {"octal", "##.#", "##.#"},
      {"octal", "0", "0"},
      {"octal", "...", "..."},
      {"octal", "4|#.#", "####|#.#."},
      {"domineering", "2x3", "###/###"},
      {"domineering", "###/#..", "###/#.."},
      {"hackenbush", "BR+RRB", "1:0-1:B,2:1-2:R,3:0-3:R,4:3-4:R,5:4-5:B"},
      {"hackenbush", "1:0-1:B,a:1-2:R", "1:0-1:B,a:1-2:R"},
      {"hackenbush", "a:0-1:B,b:0-1:G|b:1-0:G", "a:0-1:B,b:0-1:G|b:0-1:G"},
      {"hackenbush", "", ""},
      {"hackenbush", "-", ""},
      {"hackenbush", "B|-|", "1:0-1:B||"},
      {"node-kayles", "a-b,c", "a-b,c"},
      {"node-kayles", "c,b-a", "b-a,c"},
      {"node-kayles", "path3", "1-2,2-3"},
      {"node-kayles", "cycle3|1,path2|-", "1-2,2-3,3-1|1-2|"},
      {"node-kayles", "complete3", "1-2,1-3,2-3"},
      {"node-kayles", "path1", "1"},
      {"node-kayles", "2x2", "a1-b1,a1-a2,b1-b2,a2-b2"},
      {"col", "a-b,b:L,c:R", "a-b,b:L,c:R"},
      {"snort", "path2|path2,1:R", "1-2|1-2,1:R"},
      {"geography", "a-b,c@a", "a-b,c@a"},
      {"geography", "path2@2", "1-2@2"},
      {"clobber", "2x3", "oxo/xox"},
      {"toads-and-frogs", "TT.FF", "TT.FF"},
      {"toads-and-frogs", "T./.F.T", "T./.F.T"},
      {"table", "s|w|s", "s|w|s"},
  };
  for (const auto& [name, text, printed] : known) EXPECT_EQ(reprinted(name, text), printed) << name << " " << text;
}

TEST(ClassicalText, ContentDoesNotDependOnTheBoard) {
  const auto content = [](std::string_view name, std::string_view text) {
    const auto parsed = parse_start(name, {}, text);
    EXPECT_TRUE(parsed) << parsed.error().reason;
    return content_text(parsed->game, parsed->positions.back());
  };
  EXPECT_EQ(content("hackenbush", "b:0-1:R,a:2-1:B"), content("hackenbush", "c:0-9:G|a:1-2:B,b:1-0:R"));
  EXPECT_NE(content("hackenbush", "a:0-1:R"), content("hackenbush", "a:0-1:B"));
  EXPECT_NE(content("hackenbush", "a:0-1:R"), content("hackenbush", "a:0-2:R"));
  EXPECT_EQ(content("node-kayles", "c,b-a"), content("node-kayles", "x-y|a-b,c"));
  EXPECT_EQ(content("geography", "c,b-a@b"), content("geography", "a-b,c@b"));
  EXPECT_NE(content("geography", "b-a@b"), content("geography", "a-b@a"));
  EXPECT_EQ(content("col", "b-a,a:L"), content("col", "a:L,a-b"));
}

TEST(ClassicalText, BadPositionsAreRefused) {
  const std::string long_name(17, 'a');
  const std::pair<std::string_view, std::string> bad[] = {
      {"nim", ""},
      {"nim", "3,"},
      {"nim", "03"},
      {"nim", "-1"},
      {"nim", "+1"},
      {"nim", " 1"},
      {"nim", "1 ,2"},
      {"nim", "1|2,3"},
      {"nim", "1|"},
      {"nim", "65536"},
      {"nim", "99999999999999999999"},
      {"nim", "1,1,1,1,1,1,1,1,20000"},
      {"nim", std::string(64, ',')},
      {"octal", ""},
      {"octal", "04"},
      {"octal", "##x"},
      {"octal", "129"},
      {"octal", std::string(129, '#')},
      {"octal", "4|"},
      {"domineering", ""},
      {"domineering", "0x3"},
      {"domineering", "3x"},
      {"domineering", "03x4"},
      {"domineering", "1x27"},
      {"domineering", "12x11"},
      {"domineering", "99999x99999"},
      {"domineering", "##/#"},
      {"domineering", "##//##"},
      {"domineering", "2x2|2x3"},
      {"domineering", "##/xx"},
      {"hackenbush", "BXR"},
      {"hackenbush", "B++R"},
      {"hackenbush", "+"},
      {"hackenbush", "a:0-1:X"},
      {"hackenbush", "a:0-1:B,a:0-2:B"},
      {"hackenbush", "a:0-1:B,a:0-1:B"},
      {"hackenbush", "a:0-1:B|a:0-2:B"},
      {"hackenbush", "a:0-1:B|a:0-1:R"},
      {"hackenbush", "a:1-2:B"},
      {"hackenbush", "a:0-1:B,b:2-3:R"},
      {"hackenbush", "a:0-1:B|b:1-2:R"},
      {"hackenbush", "a:0-1:B,"},
      {"hackenbush", "a:0-1"},
      {"hackenbush", "a:0-1-2:B"},
      {"hackenbush", ":0-1:B"},
      {"hackenbush", "a b:0-1:B"},
      {"hackenbush", long_name + ":0-1:B"},
      {"hackenbush", std::string(129, 'B')},
      {"node-kayles", "a-a"},
      {"node-kayles", "a-b,b-a"},
      {"node-kayles", "a,a"},
      {"node-kayles", "a-"},
      {"node-kayles", "a,,b"},
      {"node-kayles", "a-b-c"},
      {"node-kayles", "a:L"},
      {"node-kayles", "a-b|a,b"},
      {"node-kayles", "path0"},
      {"node-kayles", "path65"},
      {"node-kayles", "path05"},
      {"node-kayles", "cycle2"},
      {"node-kayles", "9x9"},
      {"node-kayles", "0x9"},
      {"node-kayles", "path3-a"},
      {"node-kayles", "path64,x"},
      {"node-kayles", long_name},
      {"col", "a:X"},
      {"col", "a:L,a:R"},
      {"col", "a-b,a:L,b:L"},
      {"snort", "a-b,a:L,b:R"},
      {"col", "a-b|a-b,c"},
      {"col", "a-b|a,b"},
      {"geography", "a-b"},
      {"geography", "a-b@"},
      {"geography", "a-b@c"},
      {"geography", "@a"},
      {"geography", "a-b@a|c-d@b"},
      {"clobber", "xoz"},
      {"clobber", "xo/x"},
      {"clobber", "9x9"},
      {"clobber", "XO"},
      {"toads-and-frogs", ""},
      {"toads-and-frogs", "tf."},
      {"toads-and-frogs", "TF.|TF"},
      {"toads-and-frogs", std::string(27, '.')},
      {"toads-and-frogs", "T//F"},
      {"table", ""},
      {"table", "x"},
      {"table", "s|"},
  };
  for (const auto& [name, text] : bad) {
    const auto parsed = parse_start(name, some_options(), text);
    ASSERT_FALSE(parsed) << name << " " << text;
    EXPECT_EQ(parsed.error().code, ErrorCode::BadPosition) << name << " " << text;
    EXPECT_FALSE(parsed.error().reason.empty());
  }
  EXPECT_EQ(parse_start("chess", {}, "").error().code, ErrorCode::BadRequest);
}

TEST(ClassicalText, RefusalsNameTheCulprit) {
  const auto reason = [](std::string_view name, std::string_view text) {
    return parse_start(name, some_options(), text).error().reason;
  };
  EXPECT_EQ(reason("nim", "1,65536"), "a heap of '65536' is too large: with 2 heaps the largest has 65535 tokens");
  EXPECT_EQ(reason("hackenbush", "a:0-1:B,b:2-3:R"), "edge b hangs in the air: it is not joined to the ground, 0");
  EXPECT_EQ(reason("hackenbush", "a:0-1:B|a:0-2:B"), "the label a means two different edges");
  EXPECT_EQ(reason("node-kayles", "a-b|a,b"),
            "one realisation has the edge a-b, and another has both vertices without it");
  EXPECT_EQ(reason("domineering", "2x2|1x4"),
            "all realisations are on one board, but '##/##' and '####' have different rows or columns");
}

TEST(ClassicalText, LongTextsAreRefusedInTime) {
  std::string many = "1";
  for (int i = 0; i < 70'000; ++i) many += "|1";
  EXPECT_EQ(parse_start("nim", {}, many).error().code, ErrorCode::BadPosition);
  std::string graphs = "complete64";
  for (int i = 0; i < 60'000; ++i) graphs += "|complete64";
  EXPECT_EQ(parse_start("node-kayles", {}, graphs).error().code, ErrorCode::BadPosition);
}

TEST(ClassicalText, AnyBytesAreReadOrRefused) {
  Random random(3);
  constexpr std::string_view kLetters = "0123456789,,--||##..//xoTFBRG+:@abcLR path\x80\n";
  for (const std::string_view name : classical_names()) {
    for (int round = 0; round < 2000; ++round) {
      // Half of the texts are right ones with a few letters changed.
      std::string text = round % 2 == 0 ? classical::random_start(random, name) : "";
      for (unsigned i = uniform(random, 8); i > 0; --i) {
        const auto place = uniform(random, static_cast<std::uint32_t>(text.size() + 1));
        text.insert(place, classical::random_letters(random, kLetters, 1));
      }
      const auto parsed = parse_start(name, some_options(), text);
      if (!parsed) {
        EXPECT_EQ(parsed.error().code, ErrorCode::BadPosition);
      } else {
        EXPECT_EQ(contents(*parse_start(name, some_options(), all_texts(*parsed))), contents(*parsed));
      }
      const auto game = start(name, default_start(name, some_options()), some_options()).game;
      const auto move = parse_move(game, Side::Left, text);
      EXPECT_TRUE(move || move.error().code == ErrorCode::IllegalAction);
    }
  }
}

TEST(ClassicalText, MovesThatTheBoardLacksAreRefused) {
  const std::array<std::string_view, 3> bad[] = {
      {"nim", "3,3", "1"},
      {"nim", "3,3", "3-1"},
      {"nim", "3,3", "0-1"},
      {"nim", "3,3", "1-0"},
      {"nim", "3,3", "1-65536"},
      {"nim", "3,3", "1-1-1"},
      {"nim", "3,3", "01-1"},
      {"nim", "3,3", ""},
      {"subtraction", "7", "1-2"},
      {"kayles", "4", "5"},
      {"kayles", "4", "0"},
      {"kayles", "4", "1-3"},
      {"kayles", "4", "2-1"},
      {"kayles", "4", "4-5"},
      {"domineering", "3x4", "a1"},
      {"domineering", "3x4", "a1b2"},
      {"domineering", "3x4", "a1b1"},
      {"domineering", "3x4", "a3a4"},
      {"domineering", "3x4", "e1e2"},
      {"domineering", "3x4", "a0a1"},
      {"domineering", "3x4", "a01a2"},
      {"hackenbush", "BR", "3"},
      {"hackenbush", "BR", "2"},
      {"node-kayles", "path3", "4"},
      {"col", "path3", "x"},
      {"geography", "path3@1", ""},
      {"clobber", "3x3", "a1b2"},
      {"clobber", "3x3", "a1a1"},
      {"toads-and-frogs", "TF.", "b1a1"},
      {"toads-and-frogs", "TF..", "a1d1"},
      {"toads-and-frogs", "T/F", "a1a2"},
      {"table", "s", "b"},
      {"table", "s", "x"},
  };
  for (const auto& [name, text, move] : bad) {
    const auto parsed = parse_move(start(name, text, some_options()).game, Side::Left, move);
    ASSERT_FALSE(parsed) << name << " " << move;
    EXPECT_EQ(parsed.error().code, ErrorCode::IllegalAction);
  }
}

TEST(ClassicalText, IllegalMovesHaveAReason) {
  struct Case {
    std::string_view name, text, move, reason;
    Side side = Side::Left;
  };
  const Case known[] = {
      {"nim", "2,0", "1-3", "heap 1 has only 2 tokens"},
      {"nim", "2,0", "2-1", "heap 2 is empty"},
      {"kayles", "##.#", "3", "there is no pin 3 left"},
      {"kayles", "##.#", "2-3", "there is no pin 3 left"},
      {"octal", "#.##", "1-2", "there is no pin 2 left"},
      {"dawson", "###", "2", "pin 2 has pins on both sides"},
      {"dawson", "###", "1", "pin 1 has pins on one side only"},
      {"domineering", "#/.", "a1a2", "a1 is not free"},
      {"domineering", "./#", "a2a1", "a2 is not free"},
      {"hackenbush", "B", "1", "edge 1 is gone"},
      {"node-kayles", "a", "a", "vertex a is gone"},
      {"col", "a-b,a:L", "a", "vertex a has a colour already"},
      {"col", "a-b,a:L", "b", "vertex b has a neighbour of Left's"},
      {"snort", "a-b,a:R", "b", "vertex b has a neighbour of Right's"},
      {"geography", "a-b,c@a", "a", "the token is on a"},
      {"geography", "a-b,c@a", "c", "c is not next to a"},
      {"clobber", "xx.", "a1b1", "Right has no stone on b1"},
      {"clobber", "xx.", "c1b1", "Left has no stone on c1"},
      {"toads-and-frogs", "TF.", "a1b1", "b1 is not empty"},
      {"toads-and-frogs", "T..", "a1c1", "there is no frog on b1 to jump over"},
      {"toads-and-frogs", "T..", "b1c1", "there is no toad on b1"},
      {"toads-and-frogs", "F.F", "b1a1", "there is no frog on b1", Side::Right},
      {"table", "w", "a", "position w has no move a"},
  };
  for (const Case& each : known) {
    auto now = start(each.name, each.text, some_options());
    const auto move = parse_move(now.game, each.side, each.move);
    ASSERT_TRUE(move) << each.name << " " << each.move << ": " << move.error().reason;
    if (each.reason.ends_with("is gone")) now.position = {};
    EXPECT_FALSE(classical::after(now.game, now.position, *move));
    EXPECT_EQ(say(why_not(now.game, now.position, *move), Language::English), each.reason);
  }
  const Message alone = why_not(start("octal", "#.##", some_options()).game, {0b1101, 0},
                                *parse_move(start("octal", "4", some_options()).game, Side::Left, "3-4"));
  EXPECT_EQ(say(alone, Language::English), "pins 3-4 stand alone");
  EXPECT_EQ(alone.code(), "pins-alone");
  EXPECT_EQ(cells_of(alone), (std::vector<std::string>{"3", "4"}));
}

TEST(ClassicalText, RowsWithCuts) {
  ClassicalOptions options;
  options.code = "4.3";
  const auto text = [&](std::string_view row) {
    const auto parsed = parse_start("octal", options, row);
    if (!parsed) return parsed.error().reason;
    std::string all;
    for (const classical::Position one : parsed->positions) all += position_text(parsed->game, one) + " ";
    return all;
  };
  EXPECT_EQ(text("##/##|3"), "##/## ###. ");
  for (const std::string bad : {"/##", "##/", "#/.#", "#//#"}) {
    EXPECT_EQ(text(bad), "a cut / stands between two pins, and in '" + bad + "' one does not");
  }
  EXPECT_EQ(text("65"), "a row of 65 pins is too long: at most 64 are supported");
  EXPECT_EQ(text("#x"),
            "'#x' is not a row of pins: write # for a pin and . for a missing one, / for a cut, or a number");
  const auto whole = start("octal", "4", options);
  const auto cut = start("octal", "##/#.#", options);
  const auto refused = [&](std::string_view move) { return parse_move(whole.game, Side::Left, move).error().reason; };
  EXPECT_EQ(
      refused("1/3"),
      "'1/3' is not a move: a pin, as in 2, the first and the last pin, as in 2-3, or the two pins of a cut, as in "
      "2/3, make one");
  EXPECT_EQ(refused("4/5"), "there is no pin 5: the pins are 1 to 4");
  EXPECT_EQ(refused("1-2"), "the code 4.3 never lets anybody take 2 pins");
  EXPECT_EQ(parse_move(start("kayles", "4").game, Side::Left, "1/2").error().reason,
            "the code 0.77 never lets anybody cut a row: only codes with 4 before the point do");
  const auto why = [&](std::string_view move) {
    return say(why_not(cut.game, cut.position, *parse_move(cut.game, Side::Left, move)), Language::English);
  };
  EXPECT_EQ(why("2/3"), "the row is cut between pins 2 and 3");
  EXPECT_EQ(why("3/4"), "there is no pin 4 left");
}

TEST(ClassicalText, OptionsAreChecked) {
  const auto status = [](std::string_view name, const ClassicalOptions& options) {
    const auto checked = check_options(name, options);
    return checked ? "fine" : std::string(error_code_name(checked.error().code)) + ": " + checked.error().reason;
  };
  const auto code = [&](const std::string& text) {
    ClassicalOptions options;
    options.code = text;
    return status("octal", options);
  };
  for (const char* fine : {"0.6", ".6", "0.0", "0.137", "0.07007", "4.3", "4.0"}) EXPECT_EQ(code(fine), "fine") << fine;
  EXPECT_EQ(code(""), "bad-request: octal needs a code, as in 0.6");
  EXPECT_EQ(
      code("2.6"),
      "bad-request: '2.6' has '2' before the point; only 0 and 4 can be there, for a move takes a pin or splits a "
      "row in two");
  for (const std::string& bad : {std::string("0"), std::string("0."), std::string("."), std::string("0.8"),
                                 std::string("00.6"), std::string("0.6.1"), "0." + std::string(65, '7'),
                                 std::string("x.1"), std::string("6.1"), std::string("44.1")}) {
    EXPECT_TRUE(code(bad).starts_with("bad-request: ")) << bad;
  }
  const auto set = [&](std::vector<unsigned> numbers) {
    ClassicalOptions options;
    options.set = std::move(numbers);
    return status("subtraction", options);
  };
  EXPECT_EQ(set({1, 2, 3}), "fine");
  EXPECT_EQ(set({3, 1}), "fine");
  EXPECT_EQ(set({0, 1}), "bad-request: 0 is in the set, but a move must take something");
  EXPECT_EQ(set({2, 1, 2}), "bad-request: 2 is in the set twice");
  EXPECT_TRUE(set({}).starts_with("bad-request: subtraction needs a set"));
  EXPECT_TRUE(set({70'000}).starts_with("bad-request: 70000 is in the set"));
  EXPECT_TRUE(status("chess", {}).starts_with("bad-request: there is no classical game 'chess'; there are nim, "));
  EXPECT_EQ(status("nim", {}), "fine");
}

TEST(ClassicalText, SumsAreJoinedBySemicolons) {
  const auto made = classical::ClassicalSum::make({classical::Heaps(2), classical::Domineering({1, 2})});
  ASSERT_TRUE(made);
  const AnyClassical sum = *made;
  const classical::Position position =
      made->joined(std::vector{classical::Heaps(2).with_size({}, 0, 3), classical::Position{3, 0}});
  EXPECT_EQ(position_text(sum, position), "3,0;##");
  EXPECT_EQ(content_text(sum, position), "3,0;##");
  const auto move = parse_move(sum, Side::Right, "2:a1b1");
  ASSERT_TRUE(move);
  EXPECT_EQ(move_text(sum, *move), "2:a1b1");
  EXPECT_EQ(say(why_not(sum, position, *parse_move(sum, Side::Left, "1:2-1")), Language::English),
            "in part 1 heap 2 is empty");
  for (const char* bad : {"1-1", "0:1-1", "3:1-1", "x:1-1", "1:", ":", "1:1-1-1", "2:1:1-1"}) {
    EXPECT_EQ(parse_move(sum, Side::Left, bad).error().code, ErrorCode::IllegalAction) << bad;
  }
  EXPECT_EQ(drawing(sum, position), "part 1:\n1 ●●●\n2 \npart 2:\n1 # #\n  a b\n");
}

TEST(ClassicalText, DrawingsAreNeat) {
  const auto draw = [](std::string_view name, std::string_view text) {
    const auto now = start(name, text, some_options());
    return drawing(now.game, now.position);
  };
  EXPECT_EQ(draw("nim", "3,0,1"), "1 ●●●\n2 \n3 ●\n");
  EXPECT_EQ(draw("kayles", "##.#"), "● ● · ●\n1 2 3 4\n");
  EXPECT_EQ(draw("domineering", "###/#.."), "2 # # #\n1 # . .\n  a b c\n");
  EXPECT_EQ(draw("clobber", "xo/.x"), "2 x o\n1 . x\n  a b\n");
  EXPECT_EQ(draw("toads-and-frogs", "T./.F."), "2 T .\n1 . F .\n  a b c\n");
  EXPECT_EQ(draw("hackenbush", "BR+G"), "1 blue 0-1\n  2 red 1-2\n3 green 0-3\n");
  EXPECT_EQ(draw("hackenbush", ""), "no edges\n");
  EXPECT_EQ(draw("node-kayles", "a-b,c"), "a – b\nb – a\nc –\n");
  EXPECT_EQ(draw("col", "a-b,a:L"), "a L – b\nb   – a\n");
  EXPECT_EQ(draw("geography", "a-b@b"), "token on b\na – b\nb – a\n");
  EXPECT_EQ(draw("table", "u"), "u\n  a → w (Left)\n  c → v\n");
}

}  // namespace
}  // namespace spooky::combinatorial
