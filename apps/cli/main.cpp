// The command line: what can be asked, and which command answers. The only file that knows CLI11.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <clocale>
#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <string_view>

#include "commands.hpp"
#include "rule_flags.hpp"
#include "say.hpp"
#include "server/engine_worker.hpp"
#include "server/http_server.hpp"
#include "speech.hpp"
#include "spooky/formats/printable.hpp"
#include "spooky/formats/quote.hpp"
#include "spooky/search/levels.hpp"
#include "start_page.hpp"
#include "suggestion.hpp"
#include "version.hpp"

namespace spooky::cli {
namespace {

/// What to run once the arguments have been read, and the language to speak, which is known before (speech.hpp).
struct Run {
  Language language = Language::English;
  std::string code = "";  ///< what --language says
  std::function<int()> command = nullptr;
};

void add_language(CLI::App& app, Run& run) {
  app.add_option("--language", run.code, "to speak: en, de, fr or es (default: that of your locale)")
      ->type_name("LANGUAGE");
}

/// Adds a subcommand whose options live as long as the program.
template <class Options, class Command>
std::pair<CLI::App*, std::shared_ptr<Options>> add(CLI::App& program, Run& run, const char* name, const char* help,
                                                   Command command) {
  CLI::App* app = program.add_subcommand(name, help);
  auto options = std::make_shared<Options>();
  if constexpr (requires { options->language = run.language; }) options->language = run.language;
  add_language(*app, run);
  app->callback([options, command, &run] { run.command = [options, command] { return command(*options); }; });
  return {app, options};
}

/// GAME may be left out where something else tells which it is.
enum class GameName : std::uint8_t { Required, Optional };

void add_game(CLI::App& app, GameOptions& game, bool with_position = true, GameName need = GameName::Required) {
  app.add_option("GAME", game.game, games_help())->required(need == GameName::Required);
  if (with_position) {
    app.add_option("POSITION", game.position, "start here instead of at the beginning (text form of docs/rules)");
  }
  app.add_option("--rules", game.rules, rules_help())->type_name("RULES");
}

/// The options that rules have; the last ones of a command, whose own of that name go before.
void add_rule_flags(CLI::App& app, GameOptions& game, std::string_view only = "") {
  for (const RuleFlag& flag : rule_flags(only)) {
    const std::string name = "--" + flag.name;
    if (app.get_option_no_throw(name) != nullptr) continue;
    app.add_option_function<std::string>(
           name, [&game, flag](const std::string& text) { game.flags[flag.name] = text; }, flag.help)
        ->type_name(flag.type)
        ->group("Rules of " + flag.games);
  }
}

/// A number without sign that fits: CLI11 would take -1 for a very large one.
std::string check_count(const std::string& text) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  return digits && text.size() <= 18 ? "" : "must be a whole number of at most 18 digits";
}

void add_json(CLI::App& app, bool& json) { app.add_flag("--json", json, "answer as JSON"); }

void add_serve(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<server::ServeOptions>(program, run, "serve", "the web page and its API, to open in a browser", server::serve);
  options->version = kVersion;
  options->commit = kCommit;
  app->add_option("--host", options->host, "address to listen on; 0.0.0.0 lets others in your network come")
      ->capture_default_str();
  app->add_option("--port", options->port, "port to listen on; 0 takes any free one")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app->add_option("--database", options->database,
                  "where games are kept: an SQLite file, or postgresql://… (default: a file in your home folder)");
  app->add_option("--dice", options->dice, "what rolls in games with chance: system, device:PATH")
      ->capture_default_str();
  app->add_flag("--dice-file", options->dice_file,
                "take a plain file as that device; everybody who plays here is told");
  app->add_option("--web", options->web_root, "folder of the built page (default: the one beside this program)");
}

void add_play(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<PlayOptions>(program, run, "play", "a game in the terminal, two players or against the computer", run_play);
  add_game(*app, options->game, true, GameName::Optional);
  app->footer(
      "Examples:\n"
      "  spooky play tictactoe --level 5\n"
      "  spooky play go --size 9 --variant weak --computer black\n"
      "  spooky play domineering 4x4 --ruleset C --computer none\n"
      "  spooky play sum '3,2;6' --parts nim+kayles --ruleset D\n"
      "  spooky play --resume game.json");
  app->add_option("--computer", options->computer,
                  "what the computer plays: a player's name, both or none (default: the second player)");
  app->add_option("--level", options->level, "how strong it plays, 1 to 5")
      ->check(CLI::Range(kLowestLevel, kHighestLevel))
      ->capture_default_str();
  app->add_option("--seed", options->seed, "makes the computer's choices and Nature's rolls repeatable")
      ->check(CLI::Validator(check_count, "NUMBER"));
  app->add_option("--dice", options->dice,
                  "what rolls for Nature: system, seed or device:PATH (default: seed with --seed, else system)");
  app->add_option("--resume", options->resume, "go on with a saved game; GAME is not needed then")->type_name("FILE");
  add_rule_flags(*app, options->game);
}

void add_show(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<ShowOptions>(program, run, "show", "step through a game record: boards, collapses, result", run_show);
  app->add_option("FILE", options->file,
                  "a record, as `save` in `spooky play` writes it, an SGF file of Go or a PGN file of chess")
      ->required();
  auto* all = app->add_flag("--all", options->all, "print everything at once, also on a terminal");
  app->add_option("--svg", options->svg, "write a picture instead")->type_name("FILE")->excludes(all);
  auto* png = app->add_option("--png", options->png, "write a picture instead")->type_name("FILE")->excludes(all);
  app->add_option("--width", options->width, "of the PNG, in pixels")->check(CLI::Range(16, 10000))->needs(png);
  app->add_option("--move", options->move, "the picture after this turn, 0 for the start (default: the end)")
      ->check(CLI::Range(0, 1'000'000));
}

void add_solve(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<SolveOptions>(program, run, "solve", "the exact value of a position and all its best actions", run_solve);
  add_game(*app, options->game);
  app->footer(
      "Examples:\n"
      "  spooky solve nim 3,3 --ruleset A --explain\n"
      "  spooky solve tictactoe 'X1:a1/b2 o' --json\n"
      "  spooky solve sum '3,2;6' --parts nim+kayles --ruleset D");
  app->add_option("--positions", options->positions, "give up after looking at this many positions")
      ->check(CLI::Validator(check_count, "NUMBER"))
      ->capture_default_str();
  app->add_option("--memory", options->memory, "give up rather than use more, as 500M or 2G")->capture_default_str();
  app->add_flag("--explain", options->explain, "also print a line of perfect play");
  app->add_flag("--all", options->all, "solve every reachable position, and count them");
  add_json(*app, options->json);
  add_rule_flags(*app, options->game);
}

void add_table(CLI::App& program, Run& run) {
  const auto [app, options] = add<TableOptions>(
      program, run, "table", "a table of values over heaps, rows, boards or graphs of a combinatorial game", run_table);
  add_game(*app, options->game, false);
  app->add_option("--heaps", options->heaps, "of nim and subtraction: 1, 2 or 3")
      ->check(CLI::Range(1, 3))
      ->capture_default_str();
  app->add_option("--max", options->max, "the largest heap, row, graph, or board as ROWSxCOLUMNS")
      ->capture_default_str();
  app->add_option("--graph", options->graph, "path, cycle or complete")->capture_default_str();
  app->add_flag("--outcome", options->outcome, "outcome classes instead of values");
  app->add_option("--format", options->format, "text, csv, latex or json")->capture_default_str();
  app->add_option("--versus", options->versus,
                  "only list where values differ by other rules, as ruleset=B or width=3; sum: from the sum of heaps");
  app->add_option("--checkpoint", options->checkpoint, "keep what is found in a file, and go on from there")
      ->type_name("FILE");
  app->add_option("--memory", options->memory, "leave values out rather than use more, as 500M or 2G")
      ->capture_default_str();
  add_rule_flags(*app, options->game);
}

void add_perft(CLI::App& program, Run& run) {
  const auto [app, options] = add<PerftOptions>(
      program, run, "perft", "count the game tree: sequences of actions, or of whole turns", run_perft);
  add_game(*app, options->game);
  auto* depth =
      app->add_option("--depth", options->depth, "sequences of this many actions")->check(CLI::Range(0, 1000));
  app->add_option("--turns", options->turns, "sequences of this many whole turns, with their choices and rolls")
      ->check(CLI::Range(0, 1000))
      ->excludes(depth);
  add_json(*app, options->json);
  add_rule_flags(*app, options->game);
}

void add_gtp(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<GtpOptions>(program, run, "gtp", "a Go engine for programs that speak GTP 2 (docs/gtp.md)", run_gtp);
  options->game.game = "go";
  app->add_option("--rules", options->game.rules, "the rules as key=value,key=value (docs/rules/go.md)")
      ->type_name("RULES");
  app->add_option("--level", options->level, "how strong it plays, 1 to 5")
      ->check(CLI::Range(kLowestLevel, kHighestLevel))
      ->capture_default_str();
  app->add_option("--time", options->seconds, "seconds to think about a turn, instead of what the level takes")
      ->check(CLI::Range(0.0, 86400.0))
      ->type_name("SECONDS");
  app->add_option("--threads", options->threads, "to think with; 0 takes all cores")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  app->add_option("--seed", options->seed, "of the search")
      ->check(CLI::Validator(check_count, "NUMBER"))
      ->capture_default_str();
  add_rule_flags(*app, options->game, "go");
}

void add_uci(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<UciOptions>(program, run, "uci", "a chess engine for programs that speak UCI (docs/uci.md)", run_uci);
  app->add_option("--rules", options->rules, "what is played until `setoption` says otherwise: key=value,key=value")
      ->type_name("RULES");
}

void add_komi(CLI::App& program, Run& run) {
  const auto [app, options] =
      add<KomiOptions>(program, run, "komi",
                       "find the fair komi: the computer plays against itself, with a confidence interval", run_komi);
  add_game(*app, options->game, false);
  app->add_option("--games", options->games, "to play in all")->check(CLI::Range(1, 1'000'000))->capture_default_str();
  app->add_option("--simulations", options->simulations, "the players think an action")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  app->add_option("--threads", options->threads, "games side by side; 0 takes all cores")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  app->add_option("--seed", options->seed, "of the games")
      ->check(CLI::Validator(check_count, "NUMBER"))
      ->capture_default_str();
  app->add_option("--checkpoint", options->checkpoint, "keep the games in this file, and go on from it the next time")
      ->type_name("FILE");
  add_json(*app, options->json);
  add_rule_flags(*app, options->game);
}

void add_analyze(CLI::App& program, Run& run) {
  const auto [app, options] = add<AnalyzeOptions>(
      program, run, "analyze",
      "answer questions about games: a JSON request a line on stdin, a JSON answer a line on stdout (docs/protocol.md)",
      run_analyze);
  app->add_flag("--list", options->list, "instead tell what can be reported, of GAME or of every game");
  app->add_option("GAME", options->game, "with --list");
}

void add_simple(CLI::App& program, Run& run, const char* name, const char* help, int (*command)()) {
  program.add_subcommand(name, help)->callback([&run, command] { run.command = command; });
}

std::vector<std::string> command_names(const CLI::App& program) {
  std::vector<std::string> names;
  for (const CLI::App* app : program.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(app->get_name());
  }
  return names;
}

bool has_command(const CLI::App& program, std::string_view name) {
  const auto names = command_names(program);
  return std::find(names.begin(), names.end(), name) != names.end();
}

void check_command(const CLI::App& program, const std::string& name) {
  if (has_command(program, name)) return;
  throw InputError(
      message("error.no-command", {{"name", quote(name)}, {"meant", nearest_word(name, command_names(program))}}));
}

/// The help of a command; with no name that of the program.
int print_help(const CLI::App& program, const std::string& command) {
  if (!command.empty()) check_command(program, command);
  const CLI::App& app = command.empty() ? program : *program.get_subcommand(command);
  const std::string name = command.empty() ? "spooky" : "spooky " + command;
  say(std::string_view(app.get_formatter()->make_help(&app, name, CLI::AppFormatMode::Normal)));
  return kSuccess;
}

int print_version() {
  fmt::print("spooky {} ({})\n", kVersion, kCommit);
  return kSuccess;
}

/// The option that may be meant by one that no command has, or that this one does not have.
std::string option_meant(const CLI::App& program, const CLI::ParseError& error) {
  if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::ExtrasError)) return "";
  const auto chosen = program.get_subcommands();
  const CLI::App& app = chosen.empty() ? program : *chosen.front();
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  for (const std::string& word : program.remaining(true)) {
    if (!word.starts_with("-")) continue;
    if (std::string meant = nearest_word(word.substr(0, word.find('=')), names); !meant.empty()) return meant;
  }
  return "";
}

/// The status, unless what was printed did not arrive: on a full disk, say.
int checked_output(int status) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
  throw InputError(message("error.output"));
}

void add_commands(CLI::App& program, Run& run) {
  add_serve(program, run);
  add_play(program, run);
  add_show(program, run);
  add_solve(program, run);
  add_table(program, run);
  add_perft(program, run);
  add_gtp(program, run);
  add_uci(program, run);
  add_komi(program, run);
  add_analyze(program, run);
  add_simple(program, run, "bench", "fixed work: speeds, and a signature that must not change by chance", run_bench);
  // Answered before the arguments are read: a command behind it would be taken for one to run.
  program.add_subcommand("help", "this list, or all about one command: help COMMAND");
  add_simple(program, run, "version", "the version and the commit it was built from", print_version);
}

int main_program(int argc, char** argv, Language language) {
  std::setlocale(LC_CTYPE, "");
  CLI::App program{"spooky: quantum board games, to play, solve and study"};
  program.name("spooky");
  program.set_version_flag("--version", std::string("spooky ") + kVersion + " (" + kCommit + ")");
  program.get_formatter()->column_width(28);
  program.require_subcommand(0, 1);  // a second one is the name of a game: table
  Run run{language};
  add_language(program, run);
  add_commands(program, run);

  const std::string first = argc > 1 ? argv[1] : "";
  if (!first.empty() && first[0] != '-') check_command(program, first);
  if (first == "help" && (argc == 2 || argv[2][0] != '-')) {
    return checked_output(print_help(program, argc > 2 ? argv[2] : ""));
  }
  try {
    program.parse(argc, argv);
    if (!run.command) print_start_page(language);
    return checked_output(run.command ? run.command() : kSuccess);
  } catch (const CLI::CallForHelp&) {
    return checked_output(print_help(program, has_command(program, first) ? first : ""));
  } catch (const CLI::Success&) {
    return checked_output(print_version());
  } catch (const CLI::ParseError& error) {
    const std::string command = has_command(program, first) ? " " + first : "";
    throw InputError(message("error.usage", {{"why", std::string(error.what())},
                                             {"meant", option_meant(program, error)},
                                             {"command", "spooky" + command + " --help"}}));
  }
}

}  // namespace
}  // namespace spooky::cli

int main(int argc, char** argv) {
  // How `spooky serve` starts its workers; not for people.
  if (argc > 1 && std::string_view(argv[1]) == spooky::server::kEngineWorkerWord) {
    return spooky::server::run_engine_worker(argc - 2, argv + 2);
  }
  const auto asked = spooky::cli::language_asked_for(argc, argv);
  const spooky::Language language = asked.value_or(spooky::Language::English);
  try {
    if (!asked) throw spooky::cli::InputError(spooky::cli::message("error.language"));
    return spooky::cli::main_program(argc, argv, language);
  } catch (const spooky::cli::InputError& error) {
    std::fprintf(stderr, "spooky: %s\n", spooky::printable(error.words(language)).c_str());
    return spooky::cli::kBadInput;
  } catch (const std::exception& error) {
    // Whatever of somebody's text is in the sentence, no terminal takes it for a command.
    std::fprintf(stderr, "spooky: %s\n", spooky::printable(error.what()).c_str());
    return spooky::cli::kBadInput;
  }
}
