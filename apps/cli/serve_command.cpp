#include <memory>

#include "command.hpp"
#include "server/http_server.hpp"
#include "version.hpp"

namespace spooky::cli {

void add_serve(CLI::App& program, Run& run) {
  CLI::App* command = program.add_subcommand("serve", "the web page and its API, to open in a browser");
  const auto options = std::make_shared<server::ServeOptions>();
  options->version = kVersion;
  options->commit = kCommit;
  command->add_option("--host", options->host, "address to listen on; 0.0.0.0 lets others in your network come")
      ->capture_default_str();
  command->add_option("--port", options->port, "port to listen on; 0 takes any free one")->capture_default_str();
  command->add_option("--web", options->web_root, "folder of the built page (default: the one beside this program)");
  command->callback([options, &run] { run = [options] { return server::serve(*options); }; });
}

}  // namespace spooky::cli
