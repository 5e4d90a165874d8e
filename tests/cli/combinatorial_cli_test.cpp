// Quantum combinatorial games on the command line.
#include "cli/command_line.hpp"
#include "cli/line_program.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {
namespace {

class CombinatorialCommandLine : public CommandLine {
 protected:
  json::object solve(const std::string& arguments) const {
    const Outcome outcome = run("solve " + arguments + " --json");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    const auto parsed = parse_json(outcome.out);
    EXPECT_TRUE(parsed) << outcome.out;
    return parsed ? parsed->get_object() : json::object();
  }

  std::string output(const std::string& arguments) const {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << arguments << "\n" << outcome.err;
    return outcome.out;
  }
};

TEST_F(CombinatorialCommandLine, SolveAnswersByTheContract) {
  json::object answer = solve("nim 3,3 --ruleset A --width 2");
  std::string keys;
  for (const auto& item : answer) keys += std::string(from_json(item.key())) + " ";
  EXPECT_EQ(keys, "game position ruleset width outcome grundy mean temperature best positions_visited seconds ");
  EXPECT_EQ(answer.at("game"), "nim");
  EXPECT_EQ(answer.at("position"), "3,3");
  EXPECT_EQ(answer.at("ruleset"), "A");
  EXPECT_EQ(answer.at("width"), 2);
  EXPECT_EQ(answer.at("outcome"), "N");
  EXPECT_EQ(answer.at("grundy"), 4);
}

TEST_F(CombinatorialCommandLine, SolveTellsMeanTemperatureAndBestToPrograms) {
  const json::object hot = solve("domineering 2x2 --ruleset D --width 1");
  EXPECT_EQ(hot.at("value"), "±1");
  EXPECT_EQ(hot.at("mean"), "0");
  EXPECT_EQ(hot.at("temperature"), "1");
  EXPECT_EQ(print_json(hot.at("best")), R"(["a1a2","b1b2"])");
  const json::object lost = solve("nim 2,2 --ruleset D --width 1");
  EXPECT_EQ(lost.at("mean"), "0");
  EXPECT_EQ(lost.at("temperature"), "-1");
  EXPECT_EQ(print_json(lost.at("best")), "[]");
  const json::object sum = solve("sum '3,2;6' --parts nim+kayles --ruleset D --width 1");
  EXPECT_FALSE(sum.at("best").as_array().empty());
}

TEST_F(CombinatorialCommandLine, WhoWinsIsToldBeforeTheValue) {
  LineProgram spooky({program(), "solve", "domineering", "6x6", "--ruleset", "D", "--width", "1"});
  EXPECT_EQ(spooky.hear_line_with("outcome"), "outcome     N");
  EXPECT_EQ(spooky.hear_line_with("meaning"), "meaning     who moves wins, here Left");
  spooky.end();
  EXPECT_EQ(spooky.hear_line_with("searched"), "") << "the rest was still being computed";
}

TEST_F(CombinatorialCommandLine, SolveTakesRulesInEitherWay) {
  EXPECT_EQ(solve("combinatorial 3,3 --rules game=nim,ruleset=D").at("grundy"),
            solve("nim 3,3 --ruleset D").at("grundy"));
  EXPECT_EQ(solve("subtraction 7 --set 1,2,3 --ruleset D --width 1").at("grundy"), 3);
  EXPECT_EQ(solve("subtraction 7 --rules set=1+2+3,ruleset=D,width=1").at("grundy"), 3);
  EXPECT_EQ(solve("octal 4 --code 0.6 --ruleset D --width 1").at("outcome"), "P");
  EXPECT_EQ(solve("octal 4 --code 0.6 --ruleset \"C'\"").at("outcome"), "N");
  EXPECT_EQ(solve("domineering '###/#..' --ruleset A").at("value"), "-1");
  EXPECT_EQ(solve("hackenbush BRR --ruleset D --width 1").at("value"), "1/4");
  EXPECT_EQ(solve("domineering 6x6 --ruleset D --width 1 --memory 64M").at("outcome"), "N");
}

TEST_F(CombinatorialCommandLine, ExplainsWithALineThatCanBePlayed) {
  const json::object answer = solve("nim 2,2 --ruleset D --explain");
  EXPECT_EQ(answer.at("best").get_array().size(), 1U);
  const json::array& line = answer.at("line").get_array();
  ASSERT_EQ(line.size() % 2, 1U) << "who begins plays last, and wins";
  const std::string request = print_json(json::object{{"game", "combinatorial"},
                                                      {"rules", json::object{{"ruleset", "D"}}},
                                                      {"position", "2,2"},
                                                      {"moves", line},
                                                      {"report", json::array{"result"}}});
  EXPECT_NE(run("analyze", request + "\n").out.find(R"("result":{"winner":"left"})"), std::string::npos);
  EXPECT_NE(output("solve nim 2,2 --ruleset \"C'\"").find("every action loses"), std::string::npos);
}

TEST_F(CombinatorialCommandLine, PrintsTablesInEveryFormat) {
  EXPECT_EQ(output("table nim --heaps 2 --max 3 --ruleset A"),
            "   0  1  2  3\n0  0  0  1  2\n1  0  0  3  1\n2  1  3  1  0\n3  2  1  0  4\n");
  EXPECT_EQ(output("table nim --heaps 2 --max 1 --ruleset D --format csv"), ",0,1\n0,0,1\n1,1,0\n");
  EXPECT_EQ(output("table nim --heaps 1 --max 2 --ruleset D --format latex"),
            "\\begin{tabular}{rrr}\n$0$ & $1$ & $2$ \\\\\n\\hline\n$0$ & $1$ & $2$ \\\\\n\\end{tabular}\n");
  const auto table = parse_json(output("table nim --heaps 3 --max 1 --ruleset A --format json"));
  ASSERT_TRUE(table);
  EXPECT_EQ(print_json(table->at("values")), "[[[0,0],[0,0]],[[0,0],[0,0]]]");
  EXPECT_EQ(output("table kayles --max 6 --ruleset A"), "0  1  2  3  4  5  6\n0  0  2  3  4  2  6\n");
  EXPECT_EQ(output("table domineering --max 2x3 --ruleset D --width 1"),
            "   1   2         3\n1  0  -1        -1\n2  1  ±1  {2|-1/2}\n");
  EXPECT_EQ(output("table domineering --max 2 --ruleset D --width 1 --outcome"), "   1  2\n1  P  R\n2  L  N\n");
}

TEST_F(CombinatorialCommandLine, ComparesRulesWidthsAndSums) {
  EXPECT_EQ(output("table nim --heaps 3 --max 1 --ruleset A --versus width=3"),
            "1 of 4 positions differ\n1,1,1  0  1\n");
  EXPECT_TRUE(
      output("table nim --max 3 --ruleset D --versus sum").starts_with("3 of 10 positions differ\n2,2  1  0\n"));
  EXPECT_TRUE(output("table nim --max 2 --ruleset \"C'\" --versus ruleset=D --outcome").ends_with("2,2  P  N\n"));
}

TEST_F(CombinatorialCommandLine, ATableGoesOnFromItsCheckpoint) {
  const std::string command = "table nim --max 4 --ruleset C --checkpoint " + path("kept");
  const std::string first = output(command);
  EXPECT_EQ(output(command), first);
  // What is in the file is believed, and a line cut short does no harm.
  std::ofstream(path("kept"), std::ios::app) << "{\"position\":\"0,4\",\"value\":\"77\"}\n{\"position\":\"0,3\",\"va";
  EXPECT_NE(output(command).find("77"), std::string::npos);
  expect_bad_input("table nim --max 5 --ruleset C --checkpoint " + path("kept"), "was kept for another table");
  std::ofstream(path("kept"), std::ios::app) << "{\"position\":7}\n";
  expect_bad_input(command, "' is damaged");
  expect_bad_input("table nim --max 4 --checkpoint /nowhere/kept", "cannot be written");
}

TEST_F(CombinatorialCommandLine, MemoryIsALimitAndWhatIsKnownIsKept) {
  const Outcome outcome = run("table kayles --max 9 --ruleset A --memory 2M");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_NE(outcome.out.find("?"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("0  0  2  3  4  2"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.err.find("before --memory 2M was used up"), std::string::npos) << outcome.err;
  const Outcome gave_up = run("solve nim 9,9,9 --ruleset C --memory 2M");
  EXPECT_EQ(gave_up.status, 1);
  EXPECT_NE(gave_up.err.find("too large to solve, or play too long: gave up after"), std::string::npos) << gave_up.err;
  expect_bad_input("solve nim ''", "is not the size of a heap");
}

TEST_F(CombinatorialCommandLine, AGameFromAFile) {
  std::ofstream(path("game.json"))
      << R"({"start":"s","moves":{"a":"left","b":"right"},"positions":{"s":{"a":"t","b":"u"},"t":{"b":"u"},"u":{}}})";
  const std::string table = " --table " + path("game.json");
  EXPECT_EQ(solve("table --ruleset D --width 1" + table).at("value"), "-1/2");
  std::ofstream(path("cycle.json")) << R"({"start":"s","positions":{"s":{"a":"t"},"t":{"a":"s"}}})";
  expect_bad_input("solve table --table " + path("cycle.json"), "s");
  std::ofstream(path("bad.json")) << "{";
  expect_bad_input("solve table --table " + path("bad.json"), "is not a game");
  expect_bad_input("solve table --table " + path("missing.json"), "there is no file ");
  expect_bad_input("solve table", "table");
}

TEST_F(CombinatorialCommandLine, BadInputIsOneSentence) {
  expect_bad_input("solve nim 3,x", "is not the size of a heap");
  expect_bad_input("solve nim 3,3 --ruleset E", "ruleset");
  expect_bad_input("solve nim 3,3 --width -1", "width");
  expect_bad_input("solve nim 3,3 --rules game=octal", "name the game again");
  expect_bad_input("solve nim 3,3 --memory much", "memory is written as");
  expect_bad_input("solve octal 4", "code");
  expect_bad_input("table tictactoe", "tables of combinatorial games only");
  expect_bad_input("table hackenbush", "there are no tables of hackenbush");
  expect_bad_input("table nim --max x", "--max is written as");
  expect_bad_input("table nim --format html", "--format must be");
  expect_bad_input("table nim --versus nothing", "--versus is");
  expect_bad_input("table domineering --max 100", "too large");
}

TEST_F(CombinatorialCommandLine, AGameIsPlayedInTheTerminal) {
  const Outcome outcome = run("play nim 2,2 --ruleset D --computer none", "1-1|2-1\n1-2|2-1\n1-2\nlegal\nquit\n");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_NE(outcome.out.find("Left took 1 token from heap 1 or took 1 token from heap 2."), std::string::npos)
      << outcome.out;
  EXPECT_NE(outcome.out.find("Left wins"), std::string::npos) << outcome.out;
  const Outcome refused = run("play nim 2,2 --ruleset A --computer none", "1-1\nquit\n");
  EXPECT_NE(refused.out.find("never played alone"), std::string::npos) << refused.out;
}

TEST_F(CombinatorialCommandLine, TheComputerPlaysEveryGameToTheEnd) {
  for (const std::string game : {"nim", "kayles", "dawson", "domineering", "hackenbush", "node-kayles", "col", "snort",
                                 "clobber", "toads-and-frogs", "geography"}) {
    const Outcome outcome = run("play " + game + " --ruleset C --computer both --level 3 --seed 1");
    EXPECT_EQ(outcome.status, 0) << game << outcome.err;
    EXPECT_NE(outcome.out.find(" wins."), std::string::npos) << game << "\n" << outcome.out;
  }
}

}  // namespace
}  // namespace spooky
