// Other boards than the grid in rules, texts and reports (docs/rules/go-boards.md).
#include "spooky/formats/go/text/boards.hpp"

#include "formats/go/text/testing.hpp"
#include "spooky/formats/record_files.hpp"

namespace spooky::go {
namespace {

const std::string kPath =
    R"(board=graph,graph={"points":[{"name":"A1","x":0,"y":0},{"name":"B1","x":1,"y":0},{"name":"C1","x":2,"y":0},)"
    R"({"name":"D1","x":3,"y":0.5}],"edges":[["A1","B1"],["C1","B1"],["C1","D1"]]})";

/// Why rules are refused; "accepted" when they are not.
std::string rules_fault(const std::string& json) {
  const auto object = parse_json(json);
  EXPECT_TRUE(object) << json;
  const auto rules = read_rules<Game>(object->get_object());
  if (rules) return "accepted";
  EXPECT_EQ(rules.error().code, ErrorCode::BadRequest);
  return rules.error().reason;
}

std::string graph_fault(const std::string& points, const std::string& edges, const std::string& more = "") {
  std::string list;
  for (std::size_t begin = 0; begin < points.size();) {
    const std::size_t end = std::min(points.find(' ', begin), points.size());
    list += (list.empty() ? "" : ",") + (R"({"name":")" + points.substr(begin, end - begin) + R"(","x":0,"y":0})");
    begin = end + 1;
  }
  return rules_fault(R"({"board":"graph","graph":{"points":[)" + list + R"(],"edges":)" + edges + more + "}}");
}

/// G18 and the table: sizes before anything is made.
TEST(GoBoardRules, SizesAreBounded) {
  EXPECT_EQ(rules_fault(R"({"board":"grid","width":25,"height":2})"), "accepted");
  EXPECT_EQ(rules_fault(R"({"width":26})"), "the rule 'width' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(rules_fault(R"({"board":"torus","height":2})"),
            "the rule 'height' must be a whole number from 3 to 25 on the board 'torus' (default 11)");
  EXPECT_EQ(rules_fault(R"({"board":"circular","width":36,"height":24})"),
            "a board has at most 625 points, and this one would have 865");
  EXPECT_EQ(rules_fault(R"({"board":"circular","width":26,"height":24})"), "accepted") << "625 points";
  EXPECT_EQ(rules_fault(R"({"board":"round","width":25,"height":25})"), "accepted");
  EXPECT_EQ(rules_fault(R"({"board":"round","width":27,"height":25})"),
            "a board has at most 625 points, and this one would have 675");
  EXPECT_EQ(rules_fault(R"({"board":"cube","width":3,"height":3})"), "accepted");
  EXPECT_EQ(rules_fault(R"({"board":"cube","width":3,"height":4})"),
            "the board 'cube' has one size: leave 'height' out, or make it equal to 'width'");
  EXPECT_EQ(rules_fault(R"({"board":"hexagonal","width":1})"), "accepted");
  EXPECT_EQ(rules_fault(R"({"board":"triangular","width":15})"),
            "the rule 'width' must be a whole number from 2 to 14 on the board 'triangular' (default 6)");
  EXPECT_EQ(rules_fault(R"({"width":37})"), "the rule 'width' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(rules_fault(R"({"width":-1})"), "the rule 'width' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(rules_fault(R"({"board":"circular","width":37})"),
            "the rule 'width' must be a whole number from 3 to 36 on the board 'circular' (default 12)");
  EXPECT_NE(rules_fault(R"({"board":"klein"})"), "accepted");
}

TEST(GoBoardRules, DefaultsOfEveryBoard) {
  for (const auto& [text, points, komi] :
       std::vector<std::tuple<std::string, std::size_t, int>>{{"", 361, 15},
                                                              {"board=torus", 121, 15},
                                                              {"board=cylinder", 121, 15},
                                                              {"board=moebius", 105, 15},
                                                              {"board=circular", 73, 0},
                                                              {"board=round", 81, 15},
                                                              {"board=triangular", 91, 15},
                                                              {"board=hexagonal", 96, 15},
                                                              {"board=cube", 96, 15},
                                                              {"board=town", 169, 15},
                                                              {"width=25,height=8", 200, 0},
                                                              {"board=torus,width=25,height=8", 200, 15}}) {
    const Rules rules = rules_of(text);
    EXPECT_EQ(rules.points(), points) << text;
    EXPECT_EQ(rules.komi_halves, komi) << text << ": G1, G25";
  }
}

/// G21.
TEST(GoBoardRules, SymmetricNeedsOpposites) {
  const std::string sentence = "this board has no opposite points, which variant symmetric needs";
  EXPECT_EQ(rules_fault(R"({"board":"town","variant":"symmetric"})"), sentence);
  EXPECT_EQ(rules_fault(R"({"board":"circular","width":5,"variant":"symmetric"})"), sentence);
  EXPECT_EQ(rules_fault(R"({"board":"circular","width":6,"variant":"symmetric"})"), "accepted");
  const Position position = played("board=circular,width=6,height=2,variant=symmetric", {"A0"});
  EXPECT_EQ(Text::position_text(position), "6/6/X w 0 | -");
  EXPECT_EQ(refusal(position, "A2 C2"), "the two stones must be opposite points, and D2 is opposite to A2");
}

/// G24: every fault has its sentence.
TEST(GoBoardRules, GraphsAreCheckedBeforeTheyAreMade) {
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","B1"]])"), "accepted");
  EXPECT_EQ(graph_fault("A0 ZZ999", R"([["A0","ZZ999"]])"), "accepted");
  EXPECT_EQ(graph_fault("A1", "[]"), "the rule 'graph': a board has 2 to 625 points, and this one has 1");
  EXPECT_EQ(graph_fault("A1 A1", "[]"), "the rule 'graph': two points are called A1");
  for (const char* name : {"a1", "1", "A", "ABC1", "A01", "A1000", "A-1", "Ä1"}) {
    EXPECT_EQ(graph_fault(std::string("A1 ") + name, "[]"),
              "the rule 'graph': a point cannot be called " + quote(name) +
                  ": a name is one or two capital letters and a number from 0 to 999");
  }
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","C1"]])"),
            "the rule 'graph': 'edges' names 'C1', which is not one of the points");
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","A1"]])"), "the rule 'graph': 'edges' joins A1 to itself");
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","B1"],["B1","A1"]])"), "the rule 'graph': 'edges' lists A1 and B1 twice");
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1"]])"), R"(the rule 'graph': 'edges' must list pairs, as in ["A1","B1"])");
  EXPECT_EQ(graph_fault("A1 B1 C1", R"([["A1","B1"]])"),
            "the rule 'graph': the board must be connected, and no way leads from A1 to C1");
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","B1"]])", R"(,"diagonals":[["B1","A1"]])"),
            "the rule 'graph': 'diagonals' lists A1 and B1, which are neighbours");
  EXPECT_EQ(graph_fault("A1 B1 C1", R"([["A1","B1"],["B1","C1"]])", R"(,"opposite":[["A1","C1"],["B1","C1"]])"),
            "the rule 'graph': 'opposite' gives C1 two opposites");
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","B1"]])", R"(,"stars":["A1","A1"])"),
            "the rule 'graph': 'stars' names A1 twice");
  EXPECT_EQ(graph_fault("A1 B1", R"([["A1","B1"]])", R"(,"colour":[])"),
            "the rule 'graph': there is no key 'colour'; the keys are points, edges, diagonals, opposite, stars");
  EXPECT_EQ(rules_fault(R"({"board":"graph"})"),
            "the board 'graph' needs the rule 'graph', which lists its points and edges");
  EXPECT_EQ(rules_fault(R"({"graph":{}})"), "the rule 'graph' goes with the board 'graph', and this board is 'grid'");
  EXPECT_EQ(rules_fault(R"({"board":"graph","width":3,"graph":{}})"), "the board 'graph' has no 'width'");
  EXPECT_EQ(rules_fault(R"({"board":"graph","graph":{"points":[{"name":"A1","x":1001,"y":0}],"edges":[]}})"),
            "the rule 'graph': a board has 2 to 625 points, and this one has 1");
  EXPECT_EQ(
      rules_fault(
          R"({"board":"graph","graph":{"points":[{"name":"A1","x":1001,"y":0},{"name":"B1","x":0,"y":0}],"edges":[]}})"),
      "the rule 'graph': the coordinates x and y of A1 must be numbers from -1000 to 1000");
}

TEST(GoBoardRules, APointHasAtMost36Neighbours) {
  std::string names = "A0";
  std::string edges;
  for (int i = 1; i <= 37; ++i) {
    names += " B" + std::to_string(i);
    edges += (edges.empty() ? "" : ",") + (R"(["A0","B)" + std::to_string(i) + R"("])");
    if (i == 36) EXPECT_EQ(graph_fault(names, "[" + edges + "]"), "accepted");
  }
  EXPECT_EQ(graph_fault(names, "[" + edges + "]"),
            "the rule 'graph': A0 has 37 neighbours, and a point has at most 36");
}

TEST(GoBoardRules, PrintAndReadAgain) {
  for (const std::string& text : {std::string("board=torus"), std::string("board=cube,width=3,handicap=FA1+UB2"),
                                  std::string("board=circular,width=36,height=2,variant=symmetric"), kPath}) {
    const Rules rules = rules_of(text);
    const auto again = read_rules<Game>(Text::rules_json(rules));
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(*again, rules);
  }
  EXPECT_NE(rules_of("board=torus"), rules_of("board=cylinder"));
  EXPECT_EQ(rules_of("board=grid,width=9,height=9"), rules_of("width=9,height=9"));
}

TEST(GoBoardTexts, PositionsOfEveryBoard) {
  EXPECT_EQ(Text::position_text(played("board=cube", {"UB2 FA1"})),
            "4/4/1x2/4/4/4/4/4/4/4/4/4/4/4/4/x3/4/4/4/4/4/4/4/4 w 0 | FA1/UB2");
  EXPECT_EQ(Text::position_text(played("board=circular,width=12,height=2", {"A0 C2"})), "2x9/12/x w 0 | A0/C2");
  EXPECT_EQ(Text::position_text(played("board=triangular,width=2", {"A1 B3"})), "1x/3/x1 w 0 | A1/B3");
  EXPECT_EQ(Text::position_text(played(kPath, {})), "- b 0 | -");
  EXPECT_EQ(Text::position_text(played(kPath, {"d1 a1"})), "x:A1,D1 w 0 | A1/D1");
  const Position position = position_of(kPath, "X:B1;O:C1 w 0 | -");
  EXPECT_EQ(Text::position_text(position), "X:B1;O:C1 w 0 | -");
  EXPECT_EQ(print_json(Text::state(position).at("board")), R"([".XO."])");
  EXPECT_EQ(Text::position_text(position_of(kPath, "o:d1,a1 b 1 | D1/A1")), "o:A1,D1 b 1 | A1/D1");
}

TEST(GoBoardTexts, FaultsOfPositions) {
  const auto fault_of = [](const std::string& rules, const std::string& text) {
    const auto position = read_position<Game>(rules_of(rules), text);
    if (position) return std::string("accepted");
    EXPECT_EQ(position.error().code, ErrorCode::BadPosition);
    return position.error().reason;
  };
  EXPECT_EQ(fault_of(kPath, "X:E1 b 0 | -"), "the stones name 'E1', which is not a point of this board");
  EXPECT_EQ(fault_of(kPath, "X:A1,A1 b 0 | -"), "A1 has two stones");
  EXPECT_EQ(fault_of(kPath, "X:A1;X:B1 b 0 | -"), "the stones 'X' are listed twice");
  EXPECT_EQ(fault_of(kPath, "Y:A1 b 0 | -"),
            "the stones of a graph are written X:, O:, x: or o: and their points, and here is 'Y:A1'");
  EXPECT_EQ(fault_of(kPath, "X: b 0 | -"), "the stones name '', which is not a point of this board");
  EXPECT_EQ(fault_of(kPath, "4 b 0 | -"),
            "the stones of a graph are written X:, O:, x: or o: and their points, and here is '4'");
  EXPECT_EQ(fault_of(kPath, "x:A1,B1 b 0 | A1/B1"),
            "A1 is entangled but touches another stone: it would have collapsed");
  EXPECT_EQ(fault_of(kPath, "X:A1,C1;O:B1 b 0 | -"), "the chain of A1 has no liberty");
  EXPECT_EQ(fault_of("board=cube,width=2", "2/2/2/2/2/3/2/2/2/2/2/2 b 0 | -"),
            "row L1 has 3 points, and the board has 2 there");
  EXPECT_EQ(fault_of("board=circular,width=3,height=2", "3/3/2 b 0 | -"),
            "row 0 has 2 points, and the board has 1 there");
}

TEST(GoBoardReport, OfATorus) {
  const json::value board = Text::board(rules_of("board=torus,width=3,height=3"));
  EXPECT_EQ(print_json(board.at("seams")),
            R"([["A1","C1"],["A1","A3"],["B1","B3"],["C1","C3"],["A2","C2"],["A3","C3"]])");
  EXPECT_EQ(print_json(board.at("rows")), R"([["A3","B3","C3"],["A2","B2","C2"],["A1","B1","C1"]])");
  EXPECT_EQ(board.at("edges").get_array().size(), 18U);
}

TEST(GoBoardReport, OfASmallGridIsWhole) {
  EXPECT_EQ(print_json(Text::board(rules_of("width=2,height=2"))),
            R"({"kind":"grid","width":2,"height":2,"points":[{"name":"A1","x":0,"y":0},{"name":"B1","x":1,"y":0},)"
            R"({"name":"A2","x":0,"y":1},{"name":"B2","x":1,"y":1}],"rows":[["A2","B2"],["A1","B1"]],)"
            R"("edges":[["A1","B1"],["A1","A2"],["B1","B2"],["A2","B2"]],"seams":[],)"
            R"("diagonals":[["A1","B2"],["B1","A2"]],)"
            R"("opposite":{"A1":"B2","B1":"A2","A2":"B1","B2":"A1"},"stars":[]})");
}

TEST(GoBoardReport, PlacesHaveThreeDecimals) {
  const auto place = [](const std::string& rules, std::size_t number) {
    return print_json(Text::board(rules_of(rules)).at("points").get_array()[number]);
  };
  EXPECT_EQ(place("board=circular", 0), R"({"name":"A0","x":0,"y":0})");
  EXPECT_EQ(place("board=circular", 2), R"({"name":"B1","x":0.955,"y":1.654})");
  EXPECT_EQ(place("board=round", 9), R"({"name":"A2","x":0.746,"y":2.051})");
  EXPECT_EQ(place("board=triangular,width=2", 0), R"({"name":"A1","x":-0.5,"y":-0.866})");
  EXPECT_EQ(place("board=hexagonal,width=1", 0), R"({"name":"A1","x":-0.866,"y":-0.5})");
  EXPECT_EQ(place("board=cube,width=2", 0), R"({"name":"BA1","x":7.5,"y":2.5})");
  EXPECT_EQ(place(kPath, 3), R"({"name":"D1","x":3,"y":0.5})");
}

TEST(GoBoardReport, OfAGraph) {
  const json::value board = Text::board(rules_of(kPath));
  EXPECT_EQ(print_json(board.at("kind")), R"("graph")");
  EXPECT_EQ(board.at("width"), 4);
  EXPECT_EQ(board.at("height"), 1);
  EXPECT_TRUE(board.at("opposite").is_null());
  EXPECT_EQ(print_json(board.at("rows")), R"([["A1","B1","C1","D1"]])");
}

/// "value on the graph A1–B1–C1–D1 (a path of four points, komi 0): base 1".
TEST(GoBoardReport, ValueOfAPathOfFour) {
  const auto solution = Game::solve(played(kPath, {}), {});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->value, Rational(1));
}

TEST(GoBoardReport, KetListsPointsInBoardOrder) {
  EXPECT_EQ(Text::ket(played(kPath, {"D1 A1"})).at("text").get_string(),
            "(|0⟩_{B1,C1})(α1|0⟩_{A1}|1⟩_{D1} − β1|1⟩_{A1}|0⟩_{D1})_B");
  EXPECT_TRUE(
      Text::ket(played("board=torus,width=3,height=3", {})).at("text").get_string().starts_with("(|0⟩_{A1,B1,C1,A2,"));
}

/// Our own records hold every board; SGF knows the grid only and says so.
TEST(GoBoardRecords, HoldEveryBoard) {
  for (const std::string& rules : {std::string("board=moebius,width=4,height=3"), kPath}) {
    Record record{AnyPosition(Position::initial(rules_of(rules))), {}};
    record.actions.push_back({"A1 C1", Actor::First, std::nullopt});
    const auto text = print_record_file(record, "game.json");
    ASSERT_TRUE(text);
    const auto again = parse_record_file(*text);
    ASSERT_TRUE(again) << again.error().reason;
    EXPECT_EQ(again->start, record.start);
    const auto sgf = print_record_file(record, "game.sgf");
    ASSERT_FALSE(sgf);
    EXPECT_TRUE(sgf.error().reason.starts_with("SGF knows the grid only, and this board is ")) << sgf.error().reason;
    EXPECT_TRUE(draw_record(*again, 1));
  }
  const auto read = parse_record_file(R"((;GM[1]FF[4]SZ[4:3]QV[{"board":"moebius","width":4,"height":3}]))", "a.sgf");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().reason, "SGF knows the grid only, and this board is 'moebius'");
}

TEST(GoBoardTexts, DiagramsNameTheirPoints) {
  EXPECT_EQ(Text::diagram(played("board=triangular,width=2", {"A1 B3"}), {}),
            "    A3  . x  B3\n   A2  . + .  C2\n    A1  x .  B1\nX Black: entangled A1–B3\nO White\n");
  EXPECT_EQ(Text::diagram(played("board=circular,width=3,height=2", {}), {}),
            "    A B C\n 2  . . .  2\n 1  . . .  1\n 0  +  0\n    A B C\nX Black\nO White\n");
  EXPECT_EQ(Text::diagram(played(kPath, {"A1 D1"}), {}),
            "                        D1 x\nA1 x    B1 .    C1 .\nlines: A1–B1 B1–C1 C1–D1\n"
            "X Black: entangled A1–D1\nO White\n");
}

}  // namespace
}  // namespace spooky::go
