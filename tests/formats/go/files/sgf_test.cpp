// SGF files: they read back exactly, an ordinary viewer sees the true board after every turn, and damage is told.
#include "spooky/formats/go/files/sgf.hpp"

#include <gtest/gtest.h>

#include <map>

#include "spooky/core/random.hpp"
#include "spooky/formats/go/files/sgf_tree.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"

namespace spooky::go {
namespace {

using Log = GameLog<Game>;

Position start_of(std::string_view rules) {
  const auto read = read_rules<Game>(rules);
  EXPECT_TRUE(read) << rules;
  return Position::initial(*read);
}

/// A game given by its actions, separated by commas.
Log log_of(const Position& start, std::string_view actions) {
  Log log{start, {}};
  Position position = start;
  while (!actions.empty()) {
    const std::size_t end = std::min(actions.find(','), actions.size());
    const auto action = read_action<Game>(position, actions.substr(0, end));
    EXPECT_TRUE(action) << actions << ": " << action.error().reason;
    if (!action) break;
    log.entries.push_back({*action, std::nullopt});
    position.play_unchecked(*action);
    actions.remove_prefix(std::min(end + 1, actions.size()));
  }
  return log;
}

Log random_log(const Position& start, std::uint64_t seed, int length) {
  Random random(seed);
  Log log{start, {}};
  Position position = start;
  for (int i = 0; i < length && !position.is_over(); ++i) {
    const Action action = uniform(random, 200) == 0 ? Action::resign() : position.random_action(random);
    const bool timed = uniform(random, 3) == 0;
    log.entries.push_back({action, timed ? std::optional<std::int64_t>(i * 700) : std::nullopt});
    position.play_unchecked(action);
  }
  return log;
}

/// What any viewer does: it sets stones up, plays moves and captures what has no liberty.
class Viewer {
 public:
  explicit Viewer(const Rules& rules) : rules_(rules) {}

  void show(const SgfNode& node) {
    set_up(node, "AB", 'X');
    set_up(node, "AW", 'O');
    set_up(node, "AE", '.');
    play(node, "B", 'X');
    play(node, "W", 'O');
  }

  char at(std::size_t column, std::size_t row) const {
    const auto found = stones_.find({static_cast<int>(column), static_cast<int>(row)});
    return found == stones_.end() ? '.' : found->second;
  }

 private:
  using Place = std::pair<int, int>;

  Place place(const std::string& value) const { return {value[0] - 'a', rules_.height - 1 - (value[1] - 'a')}; }

  void set_up(const SgfNode& node, std::string_view name, char stone) {
    const auto* values = node.find(name);
    if (!values) return;
    for (const std::string& value : *values) {
      const char old = at(static_cast<std::size_t>(place(value).first), static_cast<std::size_t>(place(value).second));
      EXPECT_NE(old, stone) << "set-up that changes nothing is bad style";
      stones_[place(value)] = stone;
    }
  }

  void play(const SgfNode& node, std::string_view name, char stone) {
    const auto* values = node.find(name);
    if (!values || values->front().empty()) return;
    EXPECT_FALSE(node.find("AB") || node.find("AW") || node.find("AE")) << "moves and set-up do not mix";
    stones_[place(values->front())] = stone;
    for (const auto& [near, other] : std::map(stones_)) {
      if (other != stone && other != '.') take_if_dead(near);
    }
  }

  void take_if_dead(Place from) {
    const char stone = stones_[from];
    std::map<Place, bool> chain{{from, true}};
    std::vector<Place> open{from};
    while (!open.empty()) {
      const auto [x, y] = open.back();
      open.pop_back();
      for (const Place& near : {Place(x - 1, y), Place(x + 1, y), Place(x, y - 1), Place(x, y + 1)}) {
        if (near.first < 0 || near.second < 0 || near.first >= rules_.width || near.second >= rules_.height) continue;
        const char there = at(static_cast<std::size_t>(near.first), static_cast<std::size_t>(near.second));
        if (there == '.') return;
        if (there == stone && chain.emplace(near, true).second) open.push_back(near);
      }
    }
    for (const auto& [place, dead] : chain) stones_[place] = '.';
  }

  Rules rules_;
  std::map<Place, char> stones_;
};

std::string seen(const Viewer& viewer, const Rules& rules) {
  std::string text;
  for (std::size_t row = rules.height; row-- > 0;) {
    for (std::size_t column = 0; column < rules.width; ++column) text += viewer.at(column, row);
    text += '\n';
  }
  return text;
}

std::string true_board(const Position& position) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  std::string text;
  for (std::size_t row = rules.height; row-- > 0;) {
    for (std::size_t column = 0; column < rules.width; ++column) {
      const char letter = shown.letter(rules.point(column, row));
      text += letter == 'x' ? 'X' : letter == 'o' ? 'O' : letter;
    }
    text += '\n';
  }
  return text;
}

/// Steps through the file as a viewer does, beside the game itself.
void expect_true_boards(const Log& log, const std::string& sgf) {
  const auto line = parse_sgf_main_line(sgf);
  ASSERT_TRUE(line) << sgf;
  const Rules& rules = log.start.rules();
  Viewer viewer(rules);
  viewer.show(line->front());
  EXPECT_EQ(seen(viewer, rules), true_board(log.start)) << sgf;
  Position position = log.start;
  std::size_t played = 0;
  for (std::size_t i = 1; i < line->size(); ++i) {
    const SgfNode& node = (*line)[i];
    viewer.show(node);
    std::size_t actions = node.find("QP") || node.find("B") || node.find("W") || node.find("QR") ? 1 : 0;
    if (const auto* choices = node.find("QC")) actions += choices->size();
    for (; actions > 0; --actions) position.play_unchecked(log.entries.at(played++).action);
    EXPECT_EQ(seen(viewer, rules), true_board(position)) << "node " << i << " of\n" << sgf;
  }
  EXPECT_EQ(played, log.entries.size());
}

TEST(GoSgf, RandomGamesReadBackExactlyAndShowTrueBoards) {
  int games = 0;
  for (const std::string variant :
       {"base", "weak", "symmetric", "semi", "ghz3", "ghz4", "w3", "w4", "mixed3", "mixedk", "plain"}) {
    for (const std::string more :
         {"width=5,height=5", "width=2,height=7,suicide=false", "width=3,height=3,remaining=measure,komi=-2.5",
          "width=25,height=4,scoring=territory", "width=6,height=6,handicap=C3+D4,self_contact=false"}) {
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Log log = random_log(start_of("variant=" + variant + "," + more), seed, 12 + 30 * static_cast<int>(seed));
        const std::string sgf = Sgf::print(log);
        const auto again = Sgf::parse(sgf);
        ASSERT_TRUE(again) << again.error().reason << "\n" << sgf;
        EXPECT_EQ(*again, log) << sgf;
        EXPECT_EQ(Sgf::print(*again), sgf);
        expect_true_boards(log, sgf);
        ++games;
      }
    }
  }
  EXPECT_EQ(games, 330);
}

TEST(GoSgf, ACollapseIsWrittenForEveryViewer) {
  const Log log = log_of(start_of("width=6,height=6"), "D3 C2,C4 D5,D4 C3,=D3,=C4,=D4,pass,resign");
  const std::string sgf = Sgf::print(log);
  const auto line = parse_sgf_main_line(sgf);
  ASSERT_TRUE(line);
  ASSERT_EQ(line->size(), 6U);
  const auto values = [&](std::size_t node, std::string_view name) {
    const auto* found = (*line)[node].find(name);
    return found ? *found : std::vector<std::string>{};
  };
  using Values = std::vector<std::string>;
  EXPECT_EQ(values(0, "SZ"), Values({"6"}));
  EXPECT_EQ(values(0, "FF"), Values({"4"}));
  EXPECT_EQ(values(0, "KM"), Values({"0"}));
  EXPECT_EQ(values(0, "RE"), Values({"W+R"}));
  EXPECT_EQ(values(0, "RU"), Values({"Quantum Go (Ranchin), base"}));
  EXPECT_EQ(values(1, "QP"), Values({"ce", "dd"}));
  EXPECT_EQ(values(1, "LB"), Values({"ce:1", "dd:1"}));
  EXPECT_EQ(values(2, "LB"), Values({"ce:1", "dd:1", "cc:2", "db:2"}));
  EXPECT_EQ(values(3, "QC"), Values({"dd", "cc", "dc"}));
  EXPECT_EQ(values(3, "AB"), Values({"dc"}));
  EXPECT_EQ(values(3, "AE"), Values({"ce", "db"}));
  EXPECT_EQ(values(3, "MA"), Values({"ce", "cd", "db"})) << "the removed points";
  EXPECT_EQ(values(3, "PL"), Values({"W"}));
  EXPECT_EQ(values(3, "LB"), Values());
  EXPECT_EQ(values(4, "W"), Values({""}));
  EXPECT_EQ(values(5, "QR"), Values({"B"}));
}

TEST(GoSgf, AStartOfItsOwnIsKept) {
  const auto rules = read_rules<Game>("width=3,height=3");
  const auto start = read_position<go::Game>(*rules, "3/x1O/1x1 w 1 | B1/A2");
  ASSERT_TRUE(start);
  const Log log = log_of(*start, "C3 A3");
  const std::string sgf = Sgf::print(log);
  EXPECT_NE(sgf.find("LB[bc:A][ab:A]"), std::string::npos) << sgf;
  const auto again = Sgf::parse(sgf);
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_EQ(*again, log);
  expect_true_boards(log, sgf);
}

TEST(GoSgf, PlainGamesAreOrdinarySgf) {
  const std::string sgf = Sgf::print(log_of(start_of("variant=plain,width=9,height=13,komi=6.5"), "E5,E6,pass,pass"));
  EXPECT_NE(sgf.find("SZ[9:13]KM[6.5]RU[Tromp-Taylor]PB[Black]PW[White]RE[W+6.5]"), std::string::npos) << sgf;
  EXPECT_NE(sgf.find(";B[ei]"), std::string::npos) << sgf;
  EXPECT_NE(sgf.find(";W[eh]"), std::string::npos) << sgf;
  EXPECT_NE(sgf.find(";B[]"), std::string::npos) << sgf;
}

TEST(GoSgf, OrdinaryFilesAreGamesOfPlainGo) {
  const auto log = Sgf::parse(
      "\xEF\xBB\xBF \n(;GaMe[1]FF[3] SZ [9]KM[5.5]HA[2]AB[cg]\n[gc]PB[a\\]b\\\\]C[a "
      "(;comment\\\n)];White[ee];B[tt](;W[ef];B[]\n;W[])"
      "(;W[aa](;B[bb])(;B[cc]C[x])))garbage(;B[zz])");
  ASSERT_TRUE(log) << log.error().reason;
  const Rules& rules = log->start.rules();
  EXPECT_EQ(rules.variant, Variant::Plain);
  EXPECT_EQ(rules.width, 9);
  EXPECT_EQ(rules.komi_halves, 11);
  EXPECT_TRUE(rules.handicap.contains(*parse_point(rules, "C3")));
  EXPECT_TRUE(rules.handicap.contains(*parse_point(rules, "G7")));
  EXPECT_EQ(*log, log_of(log->start, "E5,pass,E4,pass,pass"));
  EXPECT_EQ(*Sgf::parse(Sgf::print(*log)), *log);
}

TEST(GoSgf, SizesPassesAndResultsOfOrdinaryFiles) {
  const auto parse = [](std::string_view text) {
    const auto log = Sgf::parse(text);
    EXPECT_TRUE(log) << text << ": " << log.error().reason;
    return *log;
  };
  EXPECT_EQ(parse("(;)").start, start_of("variant=plain,komi=0"));
  EXPECT_EQ(parse("(;SZ[2])").start, start_of("variant=plain,width=2,height=2,komi=0"));
  EXPECT_EQ(parse("(;SZ[5:7]RU[Japanese])").start, start_of("variant=plain,width=5,height=7,komi=0,scoring=territory"));
  const Log large = parse("(;SZ[25];B[tt];W[yy])");
  EXPECT_EQ(large, log_of(start_of("variant=plain,width=25,height=25,komi=0"), "U6,Z1"));
  // Only the result tells of a resignation; too many passes end nothing twice.
  EXPECT_EQ(parse("(;SZ[5]RE[B+Resign];B[aa])"),
            log_of(start_of("variant=plain,width=5,height=5,komi=0"), "A5,resign"));
  EXPECT_EQ(parse("(;SZ[5]RE[B+4];B[];W[];B[])"),
            log_of(start_of("variant=plain,width=5,height=5,komi=0"), "pass,pass"));
  // Stones for both, or for Black who begins, are a start of their own.
  const Log problem = parse("(;SZ[3]AB[aa:ba]AW[cc]PL[W];W[bc])");
  EXPECT_EQ(Notation<Game>::position_text(problem.start), "XX1/3/2O w 0 | -");
  EXPECT_EQ(problem.entries.size(), 1U);
  EXPECT_EQ(Notation<Game>::position_text(parse("(;SZ[3]AB[bb];B[aa])").start), "3/1X1/3 b 0 | -");
}

TEST(GoSgf, TextBeforeTheGameIsSkipped) {
  const auto log = Sgf::parse("Dear (old) friend,\n( ;SZ[5];B[aa])");
  ASSERT_TRUE(log) << log.error().reason;
  EXPECT_EQ(*log, *Sgf::parse("(;SZ[5];B[aa])"));
}

TEST(GoSgf, DamageIsToldInASentence) {
  const std::pair<std::string, std::string> cases[] = {
      {"", "no game begins in it"},
      {"hello (world", "no game begins in it"},
      {"(", "a branch begins without a node"},
      {"(;", "ends before its game does"},
      {"(;B[aa", "ends in the middle of the property 'B' of node 1"},
      {"(;B[aa\\", "ends in the middle"},
      {"(;B)", "the property 'B' has no value"},
      {"(;B[aa]x)", "'x', which is no part of SGF"},
      {"(;(B[aa]))", "a branch begins without a node"},
      {"(;GM[2])", "another kind than Go"},
      {"(;SZ[26])", "the board size '26'"},
      {"(;SZ[1:5])", "the board size '1:5'"},
      {"(;SZ[9][9])", "more than one value"},
      {"(;KM[much])", "the komi 'much' is no number"},
      {"(;KM[3.75])", "0.5"},
      {"(;SZ[5]AB[ff])", "'ff'"},
      {"(;SZ[2]AB[aa][ba][ab]AW[bb])", "make no position"},
      {"(;SZ[2]AB[aa:bb])", "make no position"},
      {"(;SZ[5];B[aa];W[aa])", "move 2 of the SGF file, 'A5', cannot be played"},
      {"(;SZ[5];B[aa];B[bb])", "move 2 of the SGF file is Black's"},
      {"(;SZ[5];B[aa][bb])", "more than one point"},
      {"(;SZ[5];B[zz])", "the point 'zz'"},
      {"(;SZ[5];B[];W[];B[aa])", "the game is over"},
      {"(;SZ[5];B[aa];AB[bb])", "sets stones up in the middle"},
      {"(;QV[x])", "no JSON object"},
      {"(;QV[{\"size\":5\\}])", "QV"},
      {"(;SZ[5]QV[{\"width\":6,\"height\":6}])", "differ"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}]QB[nonsense])", "QB"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}];QP[aa])", "move 1 of the SGF file, 'A6'"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}];QP[aa][cc]QC[aa])", "'=A6'"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}];QR[X])", "a resignation of 'X', but Black is to act"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}];QP[aa][cc]QR[B])", "a resignation of 'B', but White is to act"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}];QP[aa][cc]QT[-1])", "a bad time"},
      {"(;SZ[6]QV[{\"width\":6,\"height\":6}];QP[aa][cc]QT[1][2])", "as many times as actions"},
  };
  for (const auto& [text, reason] : cases) {
    const auto log = Sgf::parse(text);
    ASSERT_FALSE(log) << text;
    EXPECT_EQ(log.error().code, ErrorCode::BadRecord) << text;
    EXPECT_NE(log.error().reason.find(reason), std::string::npos) << text << "\n" << log.error().reason;
  }
}

TEST(GoSgf, SizesAreBounded) {
  EXPECT_FALSE(Sgf::parse(std::string(kMostSgfBytes + 1, '(')));
  std::string deep;
  for (std::size_t i = 0; i <= kMostSgfDepth; ++i) deep += "(;";
  EXPECT_NE(Sgf::parse(deep).error().reason.find("too many branches"), std::string::npos);
  EXPECT_NE(Sgf::parse("(" + std::string(kMostSgfNodes + 1, ';') + ")").error().reason.find("nodes"),
            std::string::npos);
}

}  // namespace
}  // namespace spooky::go
