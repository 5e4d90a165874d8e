// The terminal reads what people type; records and programs stay strict.
#include <fstream>

#include "cli/command_line.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {
namespace {

class TypedActions : public CommandLine {
 protected:
  /// What was played, as the record spells it, when these lines are typed by two people.
  std::string played(const std::string& game, const std::string& lines) const {
    const std::string file = path("typed.json");
    std::filesystem::remove(file);
    const Outcome outcome = run("play " + game + " --computer none", lines + "save " + file + "\nquit\n");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    const auto record = parse_json(content(file));
    if (!record) return "no record: " + outcome.out;
    std::string texts;
    for (const json::value& action : record->at("actions").as_array()) {
      texts += (texts.empty() ? "" : ", ") + std::string(from_json(action.at("action").as_string()));
    }
    return texts;
  }

  void expect_refused(const std::string& game, const std::string& line, const std::string& reason) const {
    const Outcome outcome = run("play " + game + " --computer none", line + "\nquit\n");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("Not possible: " + reason), std::string::npos) << line << "\n" << outcome.out;
  }
};

TEST_F(TypedActions, SquaresOfTicTacToe) {
  EXPECT_EQ(played("tictactoe", "a1 b2\nB2,A1\nb2\nc1-a3\n"), "a1b2, a1b2, @b2, c1a3");
  EXPECT_EQ(played("tictactoe", "a1b2\na1 and b2\n@ a1\n"), "a1b2, a1b2, @a1");
  EXPECT_EQ(played("tictactoe --variant plain", "B2\n a1 \n"), "b2, a1");
  expect_refused("tictactoe", "a1", "a single mark is allowed only in the last open square");
  expect_refused("tictactoe", "a1 d4", "'a1 d4' is not an action");
}

TEST_F(TypedActions, PointsOfGoAndChoices) {
  EXPECT_EQ(played("go --size 6", "d3c2\nC4-D5\nd4, c3\nD3\nc4\nd4\n"), "C2 D3, C4 D5, C3 D4, =D3, =C4, =D4");
  EXPECT_EQ(played("go --size 6", "C3E5\nPass\n"), "C3 E5, pass");
  EXPECT_EQ(played("go --size 5 --variant w3", "a1,c3,e5\n"), "A1 C3 E5");
  expect_refused("go --size 5 --variant mixed3", "a1c3e5", "'a1c3e5' may mean A1 C3 E5:3G or A1 C3 E5:3W");
  EXPECT_EQ(played("go --size 5 --variant mixed3", "a1,c3,e5:3w\n"), "A1 C3 E5:3W");
  expect_refused("go --size 6", "d3 z9", "'z9' is not a point");
}

TEST_F(TypedActions, ChessAsPlayersWriteIt) {
  EXPECT_EQ(played("chess", "e4\nE7-E5\nNf3\nb8 c6\nBb5\nnf6\n0-0\n"), "e2e4, e7e5, g1f3, b8c6, f1b5, g8f6, e1g1");
  EXPECT_EQ(played("chess", "g1 ^ f3 h3\ne5\n"), "g1^f3h3, e7e5") << "superpositions keep their own spelling";
  EXPECT_EQ(played("chess '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'", "a8=Q\n"), "a7a8q");
  expect_refused("chess '4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1'", "Ne2", "'Ne2' may mean c3e2 or g1e2");
  EXPECT_EQ(played("chess '4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1'", "Nge2\n"), "g1e2");
  expect_refused("chess", "Ke2", "'Ke2' is not a move");
  const std::string attempt = "chess '4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e' --dice device:/dev/null";
  EXPECT_EQ(played(attempt, "Rxe5\n2\n"), "e1e5, #1") << "who rolls a die of their own types what it shows: even";
  EXPECT_EQ(played(attempt, "Rxe5\n5\n"), "e1e5, #2") << "odd";
  EXPECT_EQ(played(attempt, "Rxe5\n#2\n"), "e1e5, #2") << "or which of the outcomes it was";
}

TEST_F(TypedActions, MovesOfCombinatorialGames) {
  EXPECT_EQ(played("nim 3,3 --ruleset D", "1 1\n2,2\n"), "1-1, 2-2");
  EXPECT_EQ(played("nim 3,3 --ruleset D", "1 1 or 2 1\n1-1 2-1\n"), "1-1|2-1, 1-1|2-1");
  EXPECT_EQ(played("domineering 4x4 --ruleset D", "a2 a1\nB3,C3\n"), "a1a2, b3c3");
  EXPECT_EQ(played("domineering 4x4 --ruleset A", "a1a2 c1c2\n"), "a1a2|c1c2");
  EXPECT_EQ(played("kayles 6 --ruleset D", "2\n5 - 6\n"), "2, 5-6");
  EXPECT_EQ(played("hackenbush BRB+RG --ruleset D", "1\n"), played("hackenbush BRB+RG --ruleset D", " 1 \n"));
  EXPECT_EQ(played("sum '3,2;6' --parts nim+kayles --ruleset D", "1 1 2\n2: 3 4\n"), "1:1-2, 2:3-4");
  expect_refused("kayles 6 --ruleset D", "2 3", "'2 3' may mean 2-3 or 2|3: type one of these");
  expect_refused("nim 3,3 --ruleset A", "1 1", "by ruleset A one move is never played alone");
  expect_refused("nim 3,3 --ruleset D", "5 1", "there is no heap 5: the heaps are 1 to 2");
  expect_refused("nim 3,3 --ruleset D", "1 x", "'1 x' is not a move");
  expect_refused("domineering 4x4 --ruleset D", "a1 b1", "Left places vertical dominoes only");
  expect_refused("domineering '.#/##' --ruleset D", "a1 a2", "a1a2 is not possible: a2 is not free");
}

TEST_F(TypedActions, RecordsAndProgramsStayStrict) {
  for (const std::string request :
       {R"({"game":"tictactoe","moves":["a1 b2"],"report":[]})", R"({"game":"chess","moves":["e4"],"report":[]})",
        R"({"game":"combinatorial","moves":["1 1|2 1"],"report":[]})",
        R"({"game":"go","moves":["d3c2"],"report":[]})"}) {
    EXPECT_NE(run("analyze", std::string(request) + "\n").out.find("illegal-action"), std::string::npos) << request;
  }
  std::ofstream(path("loose.json"))
      << R"({"format":"spooky-record","version":1,"game":"tictactoe","actions":[{"action":"a1 b2"}]})";
  expect_bad_input("show " + path("loose.json"), "is not an action");
}

}  // namespace
}  // namespace spooky
