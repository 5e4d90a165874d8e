// The worker that answers questions of strangers, as the server starts it: a process that the system holds to its
// limits.
#include <csignal>
#include <cstdint>

#include "command_line.hpp"
#include "server/engine_worker.hpp"

namespace spooky {
namespace {

/// Takes for ever where nothing limits the positions that are looked at.
const std::string kEndless = R"({"game":"tictactoe","rules":{"width":4,"height":4},"report":["value"]})";

class EngineWorkerCli : public CommandLine {
 protected:
  static std::string framed(const std::string& question) {
    const std::uint64_t size = question.size();
    return std::string(reinterpret_cast<const char*>(&size), sizeof size) + question;
  }
  Outcome ask(const server::EngineLimits& limits, const std::string& question) const {
    std::string arguments;
    for (const std::string& word : server::engine_worker_arguments(limits)) arguments += word + " ";
    return run(arguments, framed(question));
  }
};

TEST_F(EngineWorkerCli, Answers) {
  const std::string question = R"({"game":"tictactoe","moves":["a1b2"],"report":["result"]})";
  const Outcome outcome = ask({}, question);
  EXPECT_EQ(outcome.status, 0);
  ASSERT_GT(outcome.out.size(), 16U);
  EXPECT_EQ(outcome.out.substr(16), analyze(question));
  EXPECT_EQ(run("engine-worker nonsense").status, 2);
}

TEST_F(EngineWorkerCli, EndsWhenItNeedsTooMuchMemory) {
  server::EngineLimits limits;
  limits.memory_bytes = 128 << 20;
  limits.answer = {};
  limits.answer.solve = {.positions = std::uint64_t{1} << 60, .table_bytes = std::size_t{1} << 32};
  const Outcome outcome = ask(limits, kEndless);
  EXPECT_EQ(outcome.status, server::kOutOfMemoryStatus);
  EXPECT_EQ(outcome.out.size(), 0U);
}

TEST_F(EngineWorkerCli, EndsWhenItTakesTooLong) {
  server::EngineLimits limits;
  limits.processor_seconds = 1;
  limits.answer = {};
  limits.answer.solve = {.positions = std::uint64_t{1} << 60, .table_bytes = 1 << 20};
  const Outcome outcome = ask(limits, kEndless);
  EXPECT_EQ(outcome.status, 128 + SIGXCPU);
  EXPECT_EQ(outcome.out.size(), 0U);
}

}  // namespace
}  // namespace spooky
