// The server as a process of its own, to be killed. Usage: spooky_test_server DATABASE WEB_ROOT. Also a worker of the
// engine, for servers in the tests' own process.
// It ends with the test that started it, asks nobody to slow down, and is otherwise what `spooky serve` runs.
#include <sys/prctl.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <string_view>

#include "server/http_server.hpp"

int main(int count, char** words) {
  if (count > 1 && std::string_view(words[1]) == spooky::server::kEngineWorkerWord) {
    return spooky::server::run_engine_worker(count - 2, words + 2);
  }
  if (count != 3) return 2;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  constexpr spooky::server::Rate kNoLimit = {.per_second = 1e9, .at_once = 1e9};
  spooky::server::ServeOptions options;
  options.port = 0;
  options.database = words[1];
  options.web_root = words[2];
  options.limits.requests = kNoLimit;
  options.limits.new_games = kNoLimit;
  options.limits.messages = options.limits.messages_of_one_address = kNoLimit;
  options.limits.work = options.limits.engine_work = kNoLimit;
  try {
    return spooky::server::serve(options);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
