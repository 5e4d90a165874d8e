#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "command.hpp"
#include "version.hpp"

namespace {

int report_bad_input(const char* reason) {
  std::fprintf(stderr, "spooky: %s\n", reason);
  return spooky::cli::kBadInput;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace spooky;
  CLI::App program{"spooky: quantum board games, to play, solve and study"};
  program.name("spooky");
  program.set_version_flag("--version", std::string("spooky ") + kVersion + " (" + kCommit + ")");
  program.require_subcommand(1);
  program.get_formatter()->column_width(28);

  cli::Run run;
  cli::add_serve(program, run);
  cli::add_play(program, run);
  cli::add_show(program, run);
  cli::add_solve(program, run);
  cli::add_perft(program, run);
  cli::add_analyze(program, run);
  cli::add_bench(program, run);

  try {
    program.parse(argc, argv);
    return run();
  } catch (const CLI::CallForHelp& help) {
    return program.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return program.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return program.exit(version);
  } catch (const CLI::ParseError& error) {
    return report_bad_input((std::string(error.what()) + " (try spooky --help)").c_str());
  } catch (const std::exception& error) {
    return report_bad_input(error.what());
  }
}
