// The server as a program: signals, what is printed, and the wait for the end.
#include <csignal>
#include <cstdio>
#include <string>

#include "server/http_server.hpp"
#include "server/listening.hpp"
#include "server/network.hpp"

namespace spooky::server {

int serve(const ServeOptions& options) {
  // A reader of our output, or a client, that went away is an error of one write, not the end of the server.
  std::signal(SIGPIPE, SIG_IGN);
  // A file that may not grow any more is an error of writing, as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  asio::io_context context(1);
  asio::signal_set signals(context, SIGINT, SIGTERM);
  // Once one has come, the next one ends the program the hard way.
  signals.async_wait([&](ErrorCode, int) { signals.clear(); });
  raise_file_limit();
  HttpServer server(options);
  const bool elsewhere = server.database().find("://") != std::string::npos;
  std::fprintf(stderr, "Games are kept in %s\n", elsewhere ? "PostgreSQL" : server.database().c_str());
  if (server.rolls_from_file()) {
    std::fprintf(stderr, "Rolls are read from a file, %s: whoever wrote it knows them all\n", options.dice.c_str());
  }
  for (const std::string& address : server.network_addresses()) {
    if (address != server.address()) std::fprintf(stderr, "Others in your network open %s\n", address.c_str());
  }
  std::printf("spooky is at %s (Ctrl-C ends it)\n", server.address().c_str());
  std::fflush(stdout);
  context.run();
  server.stop();
  return 0;
}

}  // namespace spooky::server
