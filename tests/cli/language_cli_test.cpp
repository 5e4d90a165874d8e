// The terminal speaks four languages: by --language, or by the locale.
#include "cli/command_line.hpp"

namespace spooky {
namespace {

class SpokenLanguage : public CommandLine {
 protected:
  /// Runs it with LC_ALL, LC_MESSAGES and LANG as given.
  Outcome run_in(const std::string& locale, const std::string& arguments, const std::string& input = "") const {
    std::ofstream(path("in"), std::ios::binary) << input;
    const std::string command = "env -u LC_ALL -u LC_MESSAGES -u LANG " + locale + " " + program() + " " + arguments +
                                " <" + path("in") + " >" + path("out") + " 2>" + path("err");
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(path("out")), content(path("err"))};
  }

  void expect_said(const Outcome& outcome, const std::string& words) const {
    EXPECT_NE((outcome.out + outcome.err).find(words), std::string::npos) << words << "\n"
                                                                          << outcome.out << outcome.err;
  }
};

TEST_F(SpokenLanguage, PlayIsToldInFourLanguages) {
  const std::string game = "play tictactoe --computer none --seed 1 --language ";
  const std::string moves = "a1b2\nb2c3\nzz\nlegal\nhelp\nundo\nquit\n";
  const Outcome english = run_in("LC_ALL=C.UTF-8", game + "en", moves);
  const Outcome german = run_in("LC_ALL=C.UTF-8", game + "de", moves);
  const Outcome french = run_in("LC_ALL=C.UTF-8", game + "fr", moves);
  const Outcome spanish = run_in("LC_ALL=C.UTF-8", game + "es", moves);
  expect_said(english, "Two players at this screen, X and O. X begins.");
  expect_said(english, "X put X1 in a1 and b2.");
  expect_said(english, "Not possible:");
  expect_said(english, "Taken back.");
  expect_said(german, "Zwei Spieler an diesem Bildschirm, X und O. X beginnt.");
  expect_said(german, "Nicht möglich:");
  expect_said(german, "Zurückgenommen.");
  expect_said(german, "Auf Wiedersehen.");
  expect_said(french, "Deux joueurs devant cet écran, X et O. X commence.");
  expect_said(french, "Au revoir.");
  expect_said(spanish, "Dos jugadores ante esta pantalla, X y O. X empieza.");
  expect_said(spanish, "Hasta luego.");
  for (const Outcome& other : {german, french, spanish}) {
    for (const char* words : {"Goodbye", "Not possible", "Taken back", "to move", "what you may play", "legal:"}) {
      EXPECT_EQ(other.out.find(words), std::string::npos) << words << "\n" << other.out;
    }
  }
}

TEST_F(SpokenLanguage, PlayersAndDrawingsHaveTheirNames) {
  const Outcome german = run_in("LC_ALL=C.UTF-8", "play go --size 5 --computer none --language de", "B2 D4\nquit\n");
  expect_said(german, "Schwarz und Weiß");
  expect_said(german, "schwarz> ");
  const Outcome french = run_in("LC_ALL=C.UTF-8", "play chess --computer none --language fr", "g1^f3h3\nquit\n");
  expect_said(french, "Blanc");
  EXPECT_EQ(french.out.find("equal"), std::string::npos) << french.out;
}

TEST_F(SpokenLanguage, ShowAndSolveToo) {
  const std::string record = path("game.json");
  ASSERT_EQ(run("play tictactoe --computer none", "a1b2\nsave " + record + "\nquit\n").status, 0);
  expect_said(run_in("LC_ALL=C.UTF-8", "show " + record + " --all --language de"), "der Anfang, 1 Aktion folgt");
  expect_said(run_in("LC_ALL=C.UTF-8", "show " + record + " --all --language es"), "el principio, sigue 1 acción");
  const Outcome solved = run_in("LC_ALL=C.UTF-8", "solve nim 3,3 --ruleset D --width 1 --language fr");
  expect_said(solved, "exploré");
  expect_said(solved, "meilleurs");
  const std::string sgf = path("game.sgf");
  ASSERT_EQ(run("play go --size 5 --computer none --language de", "B2 D4\nsave " + sgf + "\nquit\n").status, 0);
  EXPECT_NE(content(sgf).find("Schwarz"), std::string::npos) << content(sgf);
  const Outcome drawn = run("show " + record + " --svg - --language fr");
  EXPECT_NE(drawn.out.find("Au tour de O."), std::string::npos) << drawn.out;
}

TEST_F(SpokenLanguage, WhereThereIsOnlyAsciiNoLetterIsLost) {
  for (const char* language : {"de", "fr", "es"}) {
    const Outcome said =
        run_in("LC_ALL=C", std::string("play chess --computer none --language ") + language, "g1^f3h3\nhelp\nquit\n");
    EXPECT_EQ(said.status, 0);
    EXPECT_TRUE(std::all_of(said.out.begin(), said.out.end(), [](char c) { return static_cast<signed char>(c) >= 0; }));
    EXPECT_EQ(said.out.find('?'), std::string::npos) << said.out;
  }
}

TEST_F(SpokenLanguage, TheLocaleSaysWhichUnlessAnOptionDoes) {
  expect_said(run_in("LANG=de_AT.UTF-8", ""), "Gegen den Computer spielen:");
  expect_said(run_in("LANG=de_AT.UTF-8 LC_MESSAGES=fr_FR.UTF-8", ""), "Jouer contre l'ordinateur :");
  expect_said(run_in("LANG=de_AT.UTF-8 LC_MESSAGES=fr_FR.UTF-8 LC_ALL=es_ES.UTF-8", ""), "Jugar contra el ordenador:");
  expect_said(run_in("LANG=de_AT.UTF-8", "--language en"), "Play against the computer:");
  expect_said(run_in("LANG=ja_JP.UTF-8", ""), "Play against the computer:");
  expect_said(run_in("", ""), "Play against the computer:");
}

TEST_F(SpokenLanguage, ErrorsAreSentencesOfTheLanguage) {
  expect_said(run_in("LANG=de_DE.UTF-8", "play tictacto"), "meinst du tictactoe?");
  expect_said(run_in("LANG=fr_FR.UTF-8", "show /nowhere/game.json"), "il n'y a pas de fichier /nowhere/game.json");
  expect_said(run_in("LANG=es_ES.UTF-8", "plai"), "¿quieres decir play?");
  expect_said(run_in("LANG=de_DE.UTF-8", "solve go --size 0"), "die Regel 'width' muss");
  const Outcome unknown = run("play tictactoe --language nl");
  EXPECT_EQ(unknown.status, 2);
  expect_said(unknown, "--language is en, de, fr or es");
}

TEST_F(SpokenLanguage, TextForProgramsStaysTheSame) {
  const std::string command = "solve nim 2,1 --ruleset D --width 1 --json";
  const auto field = [](const std::string& text) { return text.substr(0, text.find("\"positions_visited\"")); };
  EXPECT_EQ(field(run_in("LANG=de_DE.UTF-8", command).out), field(run_in("", command).out));
  const std::string request = R"({"game":"tictactoe","moves":["a1a1"]})"
                              "\n";
  EXPECT_EQ(run_in("LANG=de_DE.UTF-8", "analyze", request).out, run_in("", "analyze", request).out);
}

}  // namespace
}  // namespace spooky
