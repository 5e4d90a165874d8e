// The program as a user meets it: arguments in, text and exit status out.
#include "cli/command_line.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {
namespace {

TEST_F(CommandLine, VersionNamesNameVersionAndCommit) {
  const Outcome outcome = run("--version");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(outcome.out.starts_with("spooky ")) << outcome.out;
  EXPECT_NE(outcome.out.find('('), std::string::npos);
}

TEST_F(CommandLine, EveryCommandHasHelp) {
  for (const std::string command : {"", "serve", "play", "show", "solve", "table", "perft", "komi", "gtp", "uci",
                                    "analyze", "bench", "help", "version"}) {
    const Outcome outcome = run(command + " --help");
    EXPECT_EQ(outcome.status, 0) << command;
    EXPECT_NE(outcome.out.find("Usage"), std::string::npos) << command;
    EXPECT_EQ(outcome.out.find('\x1b'), std::string::npos) << "colours only on a terminal";
  }
}

TEST_F(CommandLine, BadUsageIsOneSentenceAndStatusTwo) {
  expect_bad_input("--foo", "--foo");
  expect_bad_input("play tictactoe --seed -1", "--seed");
  expect_bad_input("solve tictactoe --positions 99999999999999999999", "--positions");
  expect_bad_input("dance", "there is no command 'dance'");
  expect_bad_input("dance --json", "there is no command 'dance'");
  expect_bad_input("perft", "GAME");
  expect_bad_input("perft tictactoe", "--depth N or --turns N");
  expect_bad_input("perft tictactoe --depth 1 --turns 1", "--");
  expect_bad_input("perft tictactoe --depth -1", "--depth");
  expect_bad_input("perft tictactoe --depth x", "--depth");
  expect_bad_input("perft draughts --depth 1", "there is no game 'draughts'");
  expect_bad_input("perft tictactoe --rules size=3 --depth 1", "there is no rule 'size'");
  expect_bad_input("perft tictactoe --rules width=0 --depth 1", "'width' must be a whole number from 1 to 26");
  expect_bad_input("perft tictactoe --rules width --depth 1", "has no '='");
  expect_bad_input("perft tictactoe --rules width=3,width=4 --depth 1", "given twice");
  expect_bad_input("perft tictactoe --rules width=26,height=26 --depth 1", "squares");
  expect_bad_input("solve tictactoe nonsense", "a position is written as");
  expect_bad_input("play tictactoe --computer y", "--computer must be x, o, both or none");
  expect_bad_input("play tictactoe --level 6", "--level");
  expect_bad_input("show /no/such/file", "/no/such/file");
  expect_bad_input("show /", "is a folder");
}

TEST_F(CommandLine, PerftCountsActionsAndTurns) {
  const auto nodes = [&](const std::string& arguments) {
    const Outcome outcome = run("perft " + arguments + " --json");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    const auto answer = parse_json(outcome.out);
    EXPECT_TRUE(answer) << outcome.out;
    EXPECT_TRUE(answer->as_object().at("seconds").is_double());
    return answer->as_object().at("nodes").to_number<std::uint64_t>();
  };
  EXPECT_EQ(nodes("tictactoe --depth 2"), 1296U);
  EXPECT_EQ(nodes("tictactoe --turns 2"), 1332U);
  EXPECT_EQ(nodes("tictactoe --rules variant=plain --depth 9"), 127872U);
  EXPECT_EQ(nodes("tictactoe 'X1:a1/b2;O2:a1/b2 x measure' --turns 1"), 2U);
  EXPECT_EQ(nodes("tictactoe --depth 0"), 1U);
}

TEST_F(CommandLine, SolveFindsTheKnownValueOfTheEmptyBoard) {
  const Outcome outcome = run("solve tictactoe --json");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  const auto answer = parse_json(outcome.out);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->as_object().at("value").as_string(), "1/2");
  EXPECT_FALSE(answer->as_object().at("best").as_array().empty());
  const Outcome words = run("solve tictactoe");
  EXPECT_NE(words.out.find("X wins 1 to 1/2"), std::string::npos) << words.out;
}

TEST_F(CommandLine, GivingUpIsANo) {
  const Outcome outcome = run("solve tictactoe --rules width=5,height=5");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.out, "");
  EXPECT_NE(outcome.err.find("too large to solve"), std::string::npos) << outcome.err;
}

TEST_F(CommandLine, AnalyzeAnswersEveryLineInOrder) {
  const Outcome outcome = run("analyze",
                              "{\"id\":\"1\",\"game\":\"tictactoe\",\"report\":[]}\n"
                              "nonsense\n\n"
                              "{\"id\":\"2\",\"game\":\"tictactoe\",\"moves\":[\"a1b2\"],\"report\":[]}");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out,
            "{\"id\":\"1\",\"ok\":true,\"actor\":\"x\",\"turn\":1}\n"
            "{\"id\":null,\"ok\":false,\"error\":{\"code\":\"bad-json\",\"reason\":\"this is not valid JSON: syntax "
            "error\"}}\n"
            "{\"id\":null,\"ok\":false,\"error\":{\"code\":\"bad-json\",\"reason\":\"this is not valid JSON: "
            "incomplete JSON\"}}\n"
            "{\"id\":\"2\",\"ok\":true,\"actor\":\"o\",\"turn\":2}\n");
}

TEST_F(CommandLine, AnalyzeSurvivesAnEndlessLine) {
  const Outcome outcome = run("analyze", std::string(3 << 20, '[') + "\n{\"game\":\"tictactoe\",\"report\":[]}\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find("too-large"), std::string::npos);
  EXPECT_NE(outcome.out.find("\"ok\":true"), std::string::npos);
}

TEST_F(CommandLine, AGameIsPlayedSavedShownAndResumed) {
  const std::string file = path("game.json");
  const Outcome game =
      run("play tictactoe --computer none",
          "help\nlegal\na1b2\na1b2\nb1b1\n@c3\n@a1\nundo\n@b2\nhint\nsave " + file + "\nsave " + file + "\nquit\n");
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_NE(game.out.find("36 legal:"), std::string::npos);
  EXPECT_NE(game.out.find("O2 closed a cycle through a1 and b2, so X measures"), std::string::npos) << game.out;
  EXPECT_NE(game.out.find("Not possible: O2 closed a cycle: it must be measured now, with @a1 or @b2."),
            std::string::npos);
  EXPECT_NE(game.out.find("Taken back."), std::string::npos);
  EXPECT_NE(game.out.find("X measured: O2 became real in b2. X1 shared b2, so it had to go to a1."), std::string::npos);
  EXPECT_NE(game.out.find("is a perfect move."), std::string::npos);
  EXPECT_NE(game.out.find("Saved to"), std::string::npos);
  EXPECT_NE(game.out.find("exists already"), std::string::npos);
  EXPECT_NE(game.out.find("Goodbye."), std::string::npos);
  EXPECT_EQ(game.out.find('\x1b'), std::string::npos) << "colours only on a terminal";

  const Outcome shown = run("show " + file);
  EXPECT_EQ(shown.status, 0) << shown.err;
  EXPECT_NE(shown.out.find("3/3  @b2"), std::string::npos) << shown.out;

  const Outcome resumed = run("play tictactoe --computer none --resume " + file, "b1c1\n");
  EXPECT_EQ(resumed.status, 0);
  EXPECT_NE(resumed.out.find("X put X3 in b1 and c1."), std::string::npos) << resumed.out;
}

TEST_F(CommandLine, AWholeGameAgainstTheComputerEnds) {
  std::vector<std::string> squares;
  for (const char column : {'a', 'b', 'c'}) {
    for (const char row : {'1', '2', '3'}) squares.push_back({column, row});
  }
  // Whatever the board is, one of these is legal; the others are refused and the game goes on.
  std::string lines;
  for (int round = 0; round < 12; ++round) {
    for (const std::string& first : squares) {
      lines += "@" + first + "\n" + first + "\n";
      for (const std::string& second : squares) lines += first + second + "\n";
    }
  }
  const Outcome outcome = run("play tictactoe --level 2 --seed 5", lines);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find("over (Enter leaves)> "), std::string::npos);
}

TEST_F(CommandLine, AFailedSaveLosesNothing) {
  const Outcome outcome = run("play tictactoe --computer none", "a1b2\nsave " + path("no/such/folder/game") +
                                                                    "\nsave " + path(std::string(300, 'x')) +
                                                                    "\nsave   " + path("good.json") + "\nQUIT\n");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_NE(outcome.out.find("Cannot write"), std::string::npos) << outcome.out;
  EXPECT_TRUE(std::filesystem::exists(path("good.json")));
}

TEST_F(CommandLine, ResumedGamesKeepTheirRulesAndTheirClock) {
  const std::string file = path("game.json");
  std::ofstream(file)
      << R"({"format":"spooky-record","version":1,"game":"tictactoe","actions":[{"action":"a1b2","ms":5000}]})";
  expect_bad_input("play tictactoe --rules width=4 --resume " + file, "give --resume alone");
  const std::string again = path("again.json");
  EXPECT_EQ(run("play tictactoe --computer none --resume " + file, "b1c1\nsave " + again + "\n").status, 0);
  const auto record = parse_json(content(again));
  ASSERT_TRUE(record);
  EXPECT_GE(record->as_object().at("actions").at(1).at("ms").to_number<int>(), 5000);
}

TEST_F(CommandLine, OutputThatCannotBeWrittenIsAnError) {
  for (const std::string command :
       {"--version", "--help", "solve tictactoe --json", "perft tictactoe --depth 1", "analyze"}) {
    const std::string line = program() + " " + command + " </dev/null >/dev/full 2>" + path("err");
    const int status = std::system(
        (command == "analyze" ? "echo x | " + line.substr(0, line.find(" </dev/null")) + " >/dev/full 2>" + path("err")
                              : line)
            .c_str());
    EXPECT_EQ(WEXITSTATUS(status), 2) << command;
    EXPECT_NE(content(path("err")), "") << command;
  }
}

TEST_F(CommandLine, TheComputerPlaysBothSidesToTheEnd) {
  const Outcome outcome = run("play tictactoe --computer both --level 1 --seed 1");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find("over (Enter leaves)> "), std::string::npos);
  const Outcome again = run("play tictactoe --computer both --level 1 --seed 1");
  EXPECT_EQ(outcome.out, again.out) << "a seed makes the game repeatable";
}

TEST_F(CommandLine, DamagedRecordsAreRefused) {
  const std::string file = path("bad.json");
  const auto refuse = [&](const std::string& text, const std::string& reason) {
    std::ofstream(file) << text;
    expect_bad_input("show " + file, reason);
  };
  refuse("", "not valid JSON");
  refuse("{}", "not a spooky game record");
  refuse(R"({"format":"spooky-record","version":9})", "version");
  refuse(R"({"format":"spooky-record","version":1,"game":"tictactoe","actions":[{"action":"a1a1"}]})", "action 1");
}

TEST_F(CommandLine, BenchPrintsTheSameSignatureEveryTime) {
  const auto signature = [&] {
    const Outcome outcome = run("bench");
    EXPECT_EQ(outcome.status, 0);
    return outcome.out.substr(outcome.out.find("signature"));
  };
  const std::string first = signature();
  EXPECT_EQ(first.size(), std::string("signature 0123456789abcdef\n").size());
  EXPECT_EQ(first, signature());
}

TEST_F(CommandLine, BestPlacementsOfGoAreToldApart) {
  EXPECT_NE(run("solve go --rules width=2,height=2").out.find("best        A1 A2, A1 B1, A1 B2"), std::string::npos);
}

TEST_F(CommandLine, AnalyzeListsWhatAGameCanReport) {
  const Outcome all = run("analyze --list");
  EXPECT_EQ(all.status, 0) << all.err;
  for (const char* word : {"tictactoe", "chess", "events", "story", "draw", "odds"}) {
    EXPECT_NE(all.out.find(word), std::string::npos) << word << "\n" << all.out;
  }
  const Outcome go = run("analyze --list go");
  EXPECT_NE(go.out.find("board"), std::string::npos) << go.out;
  EXPECT_EQ(go.out.find("odds"), std::string::npos) << go.out;
  expect_bad_input("analyze --list draughts", "there is no game 'draughts'");
}

}  // namespace
}  // namespace spooky
