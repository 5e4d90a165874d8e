// What is said around a game: its own rules, whom one plays, and who won.
#include "cli/command_line.hpp"

namespace spooky {
namespace {

class PlayWords : public CommandLine {
 protected:
  std::string said(const std::string& game, const std::string& lines) const {
    const Outcome outcome = run("play " + game, lines);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.out;
  }
  void expect_said(const std::string& game, const std::string& lines, const std::vector<std::string>& words,
                   const std::vector<std::string>& not_words = {}) const {
    const std::string text = said(game, lines);
    for (const std::string& word : words) EXPECT_NE(text.find(word), std::string::npos) << game << ": " << word << text;
    for (const std::string& word : not_words) EXPECT_EQ(text.find(word), std::string::npos) << game << ": " << word;
  }
};

TEST_F(PlayWords, HelpIsThatOfTheCombinatorialGameAndItsRuleset) {
  const std::string none = " --computer none";
  expect_said("domineering --ruleset C" + none, "help\n",
              {"Domineering, quantum ruleset C.", "upright", "# is a free square", "Ruleset C: one move alone",
               "legal in every world."},
              {"Ruleset A", "heap", "1-1|2-1"});
  expect_said("kayles --ruleset B" + none, "help\n", {"Kayles", "pin", "Ruleset B"}, {"heap", "domino"});
  expect_said("hackenbush --ruleset D" + none, "help\n", {"Hackenbush", "blue", "ground", "always allowed"}, {"heap"});
  expect_said("nim 3,3 --ruleset A" + none, "help\n", {"Nim", "2-3 takes three from heap 2", "Ruleset A"}, {"domino"});
  expect_said("clobber --ruleset \"C'\"" + none, "help\n", {"Clobber", "x are Left's stones", "Ruleset C'"});
  expect_said("nim 3,3 --ruleset D --width 1" + none, "help\n", {"Nim, classical."}, {"superpose", "in all worlds"});
}

TEST_F(PlayWords, TheExamplesOfTheHelpCanBePlayed) {
  for (const std::string game : {"nim", "kayles", "dawson", "dawson-kayles", "domineering", "hackenbush", "node-kayles",
                                 "col", "snort", "geography", "clobber", "toads-and-frogs", "subtraction --set 1,2",
                                 "octal --code 0.77", "sum --parts nim+kayles", "quantum-sum --parts nim+kayles"}) {
    for (const std::string ruleset : {"C", "D"}) {
      const std::string options = game + " --ruleset " + ruleset + " --computer none";
      const std::string help = said(options, "help\n");
      const std::string mark = "for example, ";
      const std::size_t begin = help.find(mark);
      ASSERT_NE(begin, std::string::npos) << game << help;
      const std::size_t word = begin + mark.size();
      std::string examples = help.substr(word, help.find(".\n", word) - word);
      for (std::size_t i = examples.find(" or "); i != std::string::npos; i = examples.find(" or ")) {
        examples.replace(i, 4, "\nundo\n");
      }
      const std::string played = said(options, examples + "\n");
      EXPECT_NE(played.find("\nRight is to act."), std::string::npos) << options << "\n" << played;
      EXPECT_EQ(played.find("Not possible"), std::string::npos) << options << "\n" << played;
    }
  }
}

TEST_F(PlayWords, HelpIsThatOfTheVariant) {
  expect_said("go --size 9 --variant weak --computer none", "help\n", {"variant weak", "diagonally too", "D3 C2"});
  expect_said("go --size 9 --variant semi --computer none", "help\n", {"Black places entangled pairs", "White single"});
  expect_said("go --size 9 --variant w3 --computer none", "help\n", {"removes one, -D3"});
  expect_said("go --size 9 --variant plain --computer none", "help\n", {"Ordinary Go"}, {"entangled", "collapse"});
  expect_said("chess --variant plain --computer none", "help\n", {"Ordinary chess", "Nf3"}, {"die", "superposition"});
  expect_said("chess --variant simplified --computer none", "help\n", {"variant simplified"}, {"g1~f3"});
  expect_said("chess --variant deterministic --computer none", "help\n", {"nothing is rolled", "g1Hf3"}, {"#1 or #2"});
  expect_said("chess --computer none", "help\n", {"Niel's Chess", "g1~f3", "#1 or #2", "odds"});
  expect_said("tictactoe --variant plain --computer none", "help\n", {"Ordinary tic-tac-toe"}, {"spooky marks"});
}

TEST_F(PlayWords, TheBannerSaysWhomOnePlays) {
  expect_said("tictactoe", "quit\n", {"You are X, the computer is O, level 3 of 5. You begin."});
  expect_said("tictactoe --computer x --level 2", "quit\n",
              {"You are O, the computer is X, level 2 of 5. The computer begins."});
  expect_said("go --size 5 --computer none", "quit\n", {"Two players at this screen, Black and White. Black begins."});
  expect_said("nim --computer both --level 1", "", {"The computer plays both sides, level 1 of 5."});
  expect_said("domineering 4x4 --ruleset C", "quit\n",
              {"Domineering, quantum ruleset C.\nYou are Left, the computer is Right, level 3 of 5. You begin.\n"});
}

TEST_F(PlayWords, TheEndSaysWhoWonAsAPersonWould) {
  expect_said("nim 1 --ruleset D --width 1", "1-1\n", {"You won!"}, {"The computer won"});
  expect_said("nim 1 --ruleset D --width 1 --computer left", "", {"The computer won."}, {"You won"});
  expect_said("nim 1 --ruleset D --width 1 --computer none", "1-1\n", {"Left wins"}, {"You won", "computer won"});
  expect_said("chess --computer black --level 1", "resign\n", {"The computer won."});
  // White has the whole board: every stone counts.
  expect_said("go '3/O1O/3 b 1 | -' --size 3 --komi 0 --computer white", "pass\n", {"The computer won by 9 points."});
  expect_said("go '3/X1X/3 b 1 | -' --size 3 --komi 0.5 --computer white", "pass\n", {"You won by 8.5 points!"});
  expect_said("go '3/3/3 b 1 | -' --size 3 --komi 0 --computer white", "pass\n", {"Neither you nor the computer won."});
}

}  // namespace
}  // namespace spooky
