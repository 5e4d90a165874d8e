// What an action did in a quantum combinatorial game, as data and in words (Q4, docs/events.md).
#include <gtest/gtest.h>

#include <set>

#include "conformance/rule_sets.hpp"
#include "games/combinatorial/rules/testing.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/message_json.hpp"
#include "spooky/words/words.hpp"

namespace spooky::combinatorial {
namespace {

std::vector<Message> events_of(const Position& before, std::string_view text) {
  const Action action = read(before, text);
  Position after = before;
  after.play_unchecked(action);
  return Text::events(before, action, after);
}

std::string data_of(const Position& before, std::string_view text) {
  return print_json(events_json(events_of(before, text)));
}

std::string told_of(const Position& before, std::string_view text, Language language = Language::English) {
  return say(events_of(before, text), language);
}

/// The first event alone: what was played.
std::string played(const Position& before, std::string_view text) {
  return print_json(events_json({events_of(before, text).front()}));
}

TEST(CombinatorialEvents, AMoveIsToldAsData) {
  EXPECT_EQ(
      data_of(at("ruleset=D,width=1", "3,3"), "2-1"),
      R"([{"event":"played","by":"left","action":"2-1","count":1,"moves":[{"is":"took","heap":"2","count":1}]}])");
  EXPECT_EQ(told_of(at("ruleset=D,width=1", "3,3"), "2-1"), "Left took 1 token from heap 2.");
  EXPECT_EQ(told_of(at("ruleset=D,width=1,first=right", "3,3"), "2-3", Language::German),
            "Rechts nahm 3 Steine von Haufen 2.");
}

TEST(CombinatorialEvents, ASuperpositionLeadsToWorlds) {
  EXPECT_EQ(data_of(at("", "3,3"), "2-1|1-3"),
            R"([{"event":"played","by":"left","action":"1-3|2-1","count":2,"moves":[)"
            R"({"is":"took","heap":"1","count":3},{"is":"took","heap":"2","count":1}]},)"
            R"({"event":"worlds","before":1,"now":2}])");
  EXPECT_EQ(told_of(at("", "3,3"), "2-1|1-3"),
            "Left took 3 tokens from heap 1 or took 1 token from heap 2. There are 2 worlds now.");
}

/// Section 3.4 of the paper: the same superposition twice on Nim(1,1,2) leaves one world, to which two ways lead.
TEST(CombinatorialEvents, WorldsThatBecomeTheSameAreOne) {
  const Position before = play(at("", "1,1,2"), {"1-1|2-1"});
  EXPECT_EQ(data_of(before, "1-1|2-1"),
            R"([{"event":"played","by":"right","action":"1-1|2-1","count":2,"moves":[)"
            R"({"is":"took","heap":"1","count":1},{"is":"took","heap":"2","count":1}]},)"
            R"({"event":"merged","ways":2,"worlds":1},{"event":"worlds","before":2,"now":1}])");
}

/// Q4: worlds where none of the moves is legal vanish; of the first it is told why.
TEST(CombinatorialEvents, WorldsVanish) {
  const Position before = at("ruleset=D", "0,2|1,2|2,0");
  EXPECT_EQ(data_of(before, "1-1"),
            R"([{"event":"played","by":"left","action":"1-1","count":1,"moves":[{"is":"took","heap":"1","count":1}]},)"
            R"({"event":"vanished","count":1,"of":3,"worlds":["0,2"],"move":"1-1",)"
            R"("why":[{"is":"heap-empty","heap":"1"}],"world":"0,2"},)"
            R"({"event":"worlds","before":3,"now":2}])");
  EXPECT_EQ(told_of(before, "1-1"),
            "Left took 1 token from heap 1. 1 of 3 worlds vanished, where no such move was legal: in 0,2, say, heap 1 "
            "is empty. There are 2 worlds now.");
  EXPECT_EQ(told_of(before, "1-1", Language::French),
            "Gauche a pris 1 jeton du tas 1. 1 monde sur 3 a disparu, où aucun de ces coups n’était légal ; dans 0,2, "
            "par exemple, le tas 1 est vide. Il y a maintenant 2 mondes.");
  const Position empty = at("game=hackenbush,ruleset=D", "1:0-1:B|-");
  EXPECT_NE(told_of(empty, "1").find("in the empty one, say, edge 1 is gone"), std::string::npos);
}

TEST(CombinatorialEvents, EachGameNamesItsDeeds) {
  const auto moves = [](std::string_view rules, std::string_view position, std::string_view action) {
    const std::string data = played(at(std::string(rules) + ",ruleset=D,width=1", position), action);
    const std::size_t begin = data.find(R"("moves":)") + 8;
    return data.substr(begin, data.size() - begin - 2);
  };
  EXPECT_EQ(moves("game=subtraction,set=1+3", "7,5", "1-3"), R"([{"is":"took","heap":"1","count":3}])");
  EXPECT_EQ(moves("game=kayles", "6", "2-3"), R"([{"is":"took-pins","pins":["2","3"],"first":"2","last":"3"}])");
  EXPECT_EQ(moves("game=dawson", "6", "2-4"), R"([{"is":"took-pins","pins":["2","3","4"],"first":"2","last":"4"}])");
  EXPECT_EQ(moves("game=domineering", "3x3", "b1b2"), R"([{"is":"domino","squares":["b1","b2"],"way":"vertical"}])");
  EXPECT_EQ(moves("game=domineering,first=right", "3x3", "b1c1"),
            R"([{"is":"domino","squares":["b1","c1"],"way":"horizontal"}])");
  EXPECT_EQ(moves("game=hackenbush", "BRG", "1"), R"([{"is":"cut","edge":"1","colour":"blue","with":["2","3"]}])");
  EXPECT_EQ(moves("game=hackenbush", "BRG", "3"), R"([{"is":"cut","edge":"3","colour":"green"}])");
  EXPECT_EQ(moves("game=node-kayles", "path4", "2"), R"([{"is":"took-vertex","vertex":"2","with":["1","3"]}])");
  EXPECT_EQ(moves("game=col", "path3", "2"), R"([{"is":"coloured","vertex":"2"}])");
  EXPECT_EQ(moves("game=geography", "path3@1", "2"), R"([{"is":"moved-token","to":"2","from":"1"}])");
  EXPECT_EQ(moves("game=clobber", "xo", "a1b1"), R"([{"is":"captured","from":"a1","to":"b1"}])");
  EXPECT_EQ(moves("game=toads-and-frogs", "T.F", "a1b1"), R"([{"is":"hopped","animal":"toad","from":"a1","to":"b1"}])");
}

TEST(CombinatorialEvents, AJumpSaysOverWhat) {
  EXPECT_EQ(played(at("game=toads-and-frogs,ruleset=D", "TF."), "a1c1"),
            R"([{"event":"played","by":"left","action":"a1c1","count":1,"moves":[)"
            R"({"is":"hopped","animal":"toad","from":"a1","to":"c1","over":"b1"}]}])");
  EXPECT_EQ(say(events_of(at("game=toads-and-frogs,ruleset=D", "TF."), "a1c1").front(), Language::German),
            "Links zog die Kröte von a1 nach c1, über b1 hinweg.");
}

/// What goes with an edge or a vertex differs between worlds, and is told where there is one.
TEST(CombinatorialEvents, WhatGoesWithAMoveIsToldInOneWorld) {
  const Position one = at("game=hackenbush,ruleset=D", "BRG");
  EXPECT_EQ(say(events_of(one, "1").front(), Language::English), "Left cut the blue edge 1 (2 and 3 fell with it).");
  const Position two = at("game=hackenbush,ruleset=D", "1:0-1:B,2:1-2:R|1:0-1:B");
  EXPECT_EQ(say(events_of(two, "1").front(), Language::English), "Left cut the blue edge 1.");
}

TEST(CombinatorialEvents, SumsTellThePart) {
  EXPECT_EQ(data_of(at("game=sum,parts=nim:A:2+nim:D:1", "2;2"), "2:1-1"),
            R"([{"event":"played","by":"left","action":"2:1-1","count":1,)"
            R"("moves":[{"is":"took","heap":"1","count":1}],"part":2}])");
  EXPECT_EQ(told_of(at("game=sum,parts=nim:A:2+nim:D:1", "2;2"), "1:1-1|1:1-2"),
            "Left took 1 token from heap 1 or took 2 tokens from heap 1 in part 1. There are 2 worlds now in part 1.");
  EXPECT_EQ(played(at("game=quantum-sum,parts=nim+kayles,ruleset=D", "2;3"), "1:1-1|2:2"),
            R"([{"event":"played","by":"left","action":"1:1-1|2:2","count":2,"moves":[)"
            R"({"is":"in-part","part":1,"deed":[{"is":"took","heap":"1","count":1}]},)"
            R"({"is":"in-part","part":2,"deed":[{"is":"took-pins","pins":["2"],"first":"2","last":"2"}]}]}])");
}

TEST(CombinatorialEvents, OfManyMovesASentenceTellsTheNumber) {
  std::string all = "1-1";
  for (int i = 2; i <= 13; ++i) all += "|1-" + std::to_string(i);
  const Message many = events_of(at("width=0", "13"), all).front();
  EXPECT_EQ(say(many, Language::English), "Left superposed 13 moves.");
  EXPECT_EQ(say(many, Language::Spanish), "Izquierda superpuso 13 jugadas.");
}

TEST(CombinatorialEvents, TheEndIsTheLast) {
  EXPECT_EQ(told_of(at("ruleset=C", "3"), "1-2|1-3", Language::German),
            "Links nahm 2 Steine von Haufen 1 oder nahm 3 Steine von Haufen 1. Jetzt gibt es 2 Welten. Rechts kann "
            "nichts mehr spielen: Links gewinnt. Noch legal: 1-1 in 1 von 2 Welten, aber nach den Regeln C wird ein "
            "Zug nur allein gespielt, wenn er in jeder Welt legal ist.");
}

/// Why an action is refused, as data.
std::string refused(const Position& position, std::string_view text) {
  const auto action = read_action<combinatorial::Game>(position, text);
  EXPECT_FALSE(action) << text;
  if (action) return "";
  const Message& message = action.error().message;
  EXPECT_EQ(say(message, Language::English), action.error().reason);
  return std::string(message.code()) + " " + print_json(arguments_json(message));
}

TEST(CombinatorialRefusals, HaveACodeAndArguments) {
  EXPECT_EQ(refused(at("", "3,3"), "x"), R"(no-take {"text":"'x'"})");
  EXPECT_EQ(refused(at("", "3,3"), "3-1"), R"(no-heap {"heap":3,"heaps":2})");
  EXPECT_EQ(refused(at("", "3,3"), "1-1|1-1"), R"(named-twice {"move":"'1-1'"})");
  EXPECT_EQ(refused(at("ruleset=D", "3,3"), "1-4"),
            R"(not-possible {"move":"1-4","why":[{"is":"heap-small","heap":"1","tokens":3}]})");
  EXPECT_EQ(refused(at("ruleset=D", "0,2|2,0"), "1-3"),
            R"(possible-nowhere {"move":"1-3","why":[{"is":"heap-empty","heap":"1"}],"worlds":2,"world":"0,2"})");
  EXPECT_EQ(refused(at("ruleset=A", "3,3"), "1-1"),
            R"(alone-never {"ruleset":"A","move":"1-1","available":6,"superpose":"yes"})");
  EXPECT_EQ(refused(at("ruleset=B", "2"), "1-1"),
            R"(alone-not-only {"ruleset":"B","move":"1-1","available":2,"superpose":"yes"})");
  EXPECT_EQ(refused(at("ruleset=C,width=1", "1|2"), "1-2"),
            R"(alone-not-everywhere {"ruleset":"C","move":"1-2","available":2,"world":"1",)"
            R"("why":[{"is":"heap-small","heap":"1","tokens":1}]})");
  EXPECT_EQ(refused(at("ruleset=D,width=1", "3,3"), "1-1|1-2"), "no-superposition {}");
  EXPECT_EQ(refused(at("", "3,3"), "1-1|1-2|1-3"), R"(too-wide {"width":2,"count":3})");
  EXPECT_EQ(refused(at("game=domineering,ruleset=D", "2x2"), "a1b1"), R"(wrong-way {"player":"left"})");
  EXPECT_EQ(refused(at("game=hackenbush,ruleset=D", "B+R"), "2"),
            R"(edge-of-other {"edge":"2","colour":"red","player":"right"})");
  EXPECT_EQ(refused(at("game=sum,parts=nim:A:2+nim:D:1", "2;1"), "1-1"),
            R"(name-the-part {"text":"'1-1'","parts":2,"example":"1:1-1"})");
}

/// All languages say something, and nothing is left of a pattern.
void expect_told(const Message& message) {
  for (const std::string_view code : kLanguageCodes) {
    const std::string sentence = say(message, *find_language(code));
    EXPECT_FALSE(sentence.empty()) << message.key;
    EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << code << " " << message.key << ": " << sentence;
    EXPECT_EQ(sentence.find("combinatorial."), std::string::npos) << code << " " << message.key << ": " << sentence;
    EXPECT_EQ(sentence.find("  "), std::string::npos) << code << " " << message.key << ": " << sentence;
  }
}

/// The names of places: all that a move's text can be made of, on any of the boards.
bool names_a_place(const Position& start, const std::string& cell) {
  const auto names = [&](const auto& board) {
    using Board = std::decay_t<decltype(board)>;
    const auto numbered = [&](unsigned most) {
      const int number = std::atoi(cell.c_str());
      return number >= 1 && static_cast<unsigned>(number) <= most;
    };
    const auto has = [&](const std::vector<std::string>& list) {
      return std::find(list.begin(), list.end(), cell) != list.end();
    };
    if constexpr (std::is_same_v<Board, classical::Heaps>) return numbered(board.heaps());
    if constexpr (std::is_same_v<Board, classical::Octal>) return numbered(board.pins());
    if constexpr (requires { board.graph(); }) return has(board.graph().names());
    if constexpr (requires { board.grid(); }) {
      return static_cast<unsigned>(cell[0] - 'a') < board.grid().columns &&
             static_cast<unsigned>(std::atoi(cell.c_str() + 1)) <= board.grid().rows;
    }
    if constexpr (std::is_same_v<Board, classical::Hackenbush>) {
      return std::any_of(board.edges().begin(), board.edges().end(),
                         [&](const auto& edge) { return edge.label == cell; });
    }
    return std::is_same_v<Board, classical::ToadsAndFrogs>;
  };
  return std::any_of(start.summands().begin(), start.summands().end(), [&](const Summand& summand) {
    return std::visit(
        [&](const auto& board) {
          if constexpr (requires { board.parts(); }) {
            return std::any_of(board.parts().begin(), board.parts().end(),
                               [&](const auto& part) { return std::visit(names, part); });
          } else {
            return names(board);
          }
        },
        summand.game);
  });
}

std::int64_t number_in(const Message& message, std::string_view name) {
  for (const Argument& argument : message.arguments) {
    if (argument.name == name) return std::get<std::int64_t>(argument.value);
  }
  return -1;
}

/// Every event agrees with the positions before and after, by a count of its own.
void expect_events_agree(const Position& before, const Action& action, const Position& after) {
  const std::vector<Message> events = Text::events(before, action, after);
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events.front().code(), "played");
  EXPECT_EQ(number_in(events.front(), "count"), static_cast<std::int64_t>(action.moves.size()));
  const AnyClassical& game = before.summands()[action.summand].game;
  std::int64_t vanished = 0;
  std::int64_t ways = 0;
  for (const classical::Position& world : before.realisations(action.summand)) {
    std::int64_t here = 0;
    for (const Move move : action.moves) here += classical::after(game, world, move) ? 1 : 0;
    ways += here;
    vanished += here == 0 ? 1 : 0;
  }
  const auto now = static_cast<std::int64_t>(after.realisations(action.summand).size());
  std::set<std::string_view> codes;
  for (const Message& event : events) {
    EXPECT_TRUE(codes.insert(event.code()).second) << event.key << " twice";
    expect_told(event);
    for (const std::string& cell : cells_of(event))
      EXPECT_TRUE(names_a_place(before, cell)) << event.key << " " << cell;
    if (event.code() == "vanished") {
      EXPECT_EQ(number_in(event, "count"), vanished);
    }
    if (event.code() == "merged") {
      EXPECT_EQ(number_in(event, "ways"), ways);
      EXPECT_EQ(number_in(event, "worlds"), now);
    }
    if (event.code() == "worlds") {
      EXPECT_EQ(number_in(event, "now"), now);
    }
  }
  EXPECT_EQ(codes.contains("vanished"), vanished > 0);
  EXPECT_EQ(codes.contains("merged"), ways > now);
  EXPECT_EQ(codes.contains("worlds"), before.realisations(action.summand).size() != 1 || now != 1);
  EXPECT_EQ(codes.contains("ended"), after.actor() == Actor::None);
}

TEST(CombinatorialEvents, AgreeWithThePositionsInRandomGames) {
  Random random(11);
  for (const std::string_view text : conformance_rules<combinatorial::Game>()) {
    SCOPED_TRACE(text);
    const auto rules = read_rules<combinatorial::Game>(text);
    ASSERT_TRUE(rules);
    expect_told(Text::title(*rules));
    for (int round = 0; round < 6; ++round) {
      Position position = Position::initial(*rules);
      for (const Message& message : Text::guide(position)) expect_told(message);
      for (int turn = 0; turn < 12 && position.actor() != Actor::None; ++turn) {
        const Position before = position;
        const Action action = position.random_action(random);
        position.play_unchecked(action);
        expect_events_agree(before, action, position);
        for (const Message& message : Text::describe(position)) expect_told(message);
        for (const PrintedMove& move : printed_moves(position)) {
          if (!move.available.alone) expect_told(why_not_alone(position, move.summand, move.available.move));
        }
      }
    }
  }
}

/// Every refusal of a move that the board has names a reason in every language.
TEST(CombinatorialRefusals, AreToldInEveryLanguage) {
  Random random(12);
  for (const std::string_view text : conformance_rules<combinatorial::Game>()) {
    SCOPED_TRACE(text);
    Position position = Position::initial(*read_rules<combinatorial::Game>(text));
    std::set<std::string> texts;
    for (int turn = 0; turn < 10 && position.actor() != Actor::None; ++turn) {
      for (const PrintedMove& move : printed_moves(position)) texts.insert(move.text);
      position.play_unchecked(position.random_action(random));
      if (position.actor() == Actor::None) break;
      for (const std::string& move : texts) {
        const auto action = read_action<combinatorial::Game>(position, move);
        if (action) continue;
        ASSERT_FALSE(action.error().message.empty()) << action.error().reason;
        expect_told(action.error().message);
      }
    }
  }
}

}  // namespace
}  // namespace spooky::combinatorial
