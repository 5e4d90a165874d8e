// How one finds one's way: the start page, help, what was meant, and options that every game takes.
#include <fstream>

#include "cli/command_line.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {
namespace {

class FirstSteps : public CommandLine {
 protected:
  void expect_said(const std::string& arguments, const std::vector<std::string>& words,
                   const std::string& input = "") const {
    const Outcome outcome = run(arguments, input);
    EXPECT_EQ(outcome.status, 0) << arguments << "\n" << outcome.err;
    for (const std::string& word : words) {
      EXPECT_NE(outcome.out.find(word), std::string::npos) << arguments << ": " << word << "\n" << outcome.out;
    }
  }
};

TEST_F(FirstSteps, TheNameAloneShowsAStartPage) {
  expect_said("", {"spooky play tictactoe", "spooky play go --size 9", "spooky serve", "spooky help"});
}

TEST_F(FirstSteps, HelpAndVersionAreCommandsToo) {
  EXPECT_EQ(run("version").out, run("--version").out);
  EXPECT_EQ(run("help").out, run("--help").out);
  EXPECT_EQ(run("help play").out, run("play --help").out);
  expect_said("help", {"Usage", "solve", "analyze"});
  expect_said("help solve", {"spooky solve", "--explain"});
  expect_bad_input("help paly", "there is no command 'paly'; did you mean play?");
}

TEST_F(FirstSteps, WhatWasMeantIsGuessed) {
  expect_bad_input("paly tictactoe", "there is no command 'paly'; did you mean play?");
  expect_bad_input("solv nim", "did you mean solve?");
  expect_bad_input("play tic-tac-toe", "there is no game 'tic-tac-toe'; did you mean tictactoe?");
  expect_bad_input("play Domineerin", "did you mean domineering?");
  expect_bad_input("play tictactoe --levle 2", "did you mean --level?");
  expect_bad_input("solve nim --rule A", "did you mean --rules?");
  const Outcome strange = run("play backgammon");
  EXPECT_EQ(strange.err.find("did you mean"), std::string::npos) << strange.err;
  EXPECT_NE(strange.err.find("hackenbush"), std::string::npos) << "all names are listed: " << strange.err;
}

TEST_F(FirstSteps, SumsAreToldHowTheyAreWritten) {
  for (const std::string command : {"solve", "play"}) {
    expect_said(command + " --help", {"joined by +", "--parts nim+kayles"});
    expect_bad_input(command + " sum '3;6'", "--parts nim+kayles");
    expect_bad_input(command + " sum '3;6' --rules parts=nim,kayles", "--parts nim+kayles");
    expect_bad_input(command + " sum 3 --parts nim+kayles", "--parts nim+kayles");
  }
  const std::string sum = run("solve sum '3,2;6' --parts nim+kayles --ruleset D --width 1 --json").out;
  ASSERT_TRUE(parse_json(sum)) << sum;
  EXPECT_EQ(parse_json(sum)->at("grundy"), 2) << "1 of Nim (3,2), 3 of Kayles 6";
  EXPECT_EQ(run("solve sum '3,2;6' --parts nim,kayles --ruleset D --width 1").status, 0);
}

TEST_F(FirstSteps, BoardGamesHaveSizeVariantAndKomi) {
  expect_said("play go --size 9 --variant weak --komi 5.5 --computer none", {"Quantum Go (Ranchin), 9×9, variant weak"},
              "quit\n");
  expect_said("play go --size 5x7 --computer none", {"5×7"}, "quit\n");
  expect_said("play chess --variant plain --computer none", {"Ordinary chess"}, "quit\n");
  expect_said("play tictactoe --size 4 --computer none", {"4×4"}, "quit\n");
  expect_bad_input("play go --size x", "--size is written as 9 or as 9x13");
  expect_bad_input("play nim --size 9", "--size is not a rule of nim");
  expect_bad_input("play go --variant strong", "weak");
}

TEST_F(FirstSteps, AResumedGameNeedsNoName) {
  const std::string file = path("game.json");
  std::ofstream(file) << R"({"format":"spooky-record","version":1,"game":"tictactoe","actions":[{"action":"a1b2"}]})";
  expect_said("play --computer none --resume " + file, {"X put X1", "O put O2 in b1 and c1."}, "undo\na1b2\nb1c1\n");
  expect_bad_input("play", "name a game");
  expect_bad_input("play table", "table needs");
  expect_bad_input("play nim --resume " + file, "is a game of tictactoe, not of nim");
  expect_bad_input("play --size 4 --resume " + file, "give --resume alone");
}

TEST_F(FirstSteps, AMissingFileIsCalledMissing) {
  expect_bad_input("show /no/such/game.json", "there is no file /no/such/game.json");
  expect_bad_input("play --resume /no/such/game.json", "there is no file /no/such/game.json");
  expect_bad_input("solve table --table /no/such/table.json", "there is no file /no/such/table.json");
}

TEST_F(FirstSteps, NoTextOfOthersSteersTheTerminal) {
  const std::string csi = "\xc2\x9b";           // C1
  const std::string override = "\xe2\x80\xae";  // right to left
  const auto expect_clean = [&](const std::string& text, const std::string& what) {
    EXPECT_EQ(text.find(csi), std::string::npos) << what;
    EXPECT_EQ(text.find(override), std::string::npos) << what;
    EXPECT_EQ(text.find('\x1b'), std::string::npos) << what;
  };
  const std::string name = "x" + csi + override;
  for (const std::string& arguments :
       {"dance" + name, "play " + name, "play go --" + name, "show /" + name, "solve nim 3," + name,
        "play tictactoe --rules " + name + "=1", "solve tictactoe '" + name + "'"}) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2) << arguments;
    EXPECT_NE(outcome.err, "");
    expect_clean(outcome.err, arguments);
  }
  const Outcome played = run("play nim --computer none", name + "\n1-" + name + "\nsave " + path("no/" + name) + "\n");
  EXPECT_EQ(played.status, 0) << played.err;
  EXPECT_NE(played.out.find("Cannot write"), std::string::npos) << played.out;
  expect_clean(played.out, "play");
}

}  // namespace
}  // namespace spooky
