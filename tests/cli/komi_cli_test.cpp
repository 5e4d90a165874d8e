// `spooky komi`: the same games however they are played, and whatever interrupts them.
#include "cli/command_line.hpp"

namespace spooky {
namespace {

const std::string kSmall = "komi go --variant semi --size 3 --games 20 --simulations 20";

class KomiCommandLine : public CommandLine {};

TEST_F(KomiCommandLine, ThreadsChangeNothing) {
  const Outcome one = run(kSmall + " --threads 1 --json");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_NE(one.out.find("\"games\":20"), std::string::npos) << one.out;
  EXPECT_EQ(run(kSmall + " --threads 3 --json").out, one.out);
  EXPECT_NE(run(kSmall + " --seed 2 --json").out, one.out);
}

TEST_F(KomiCommandLine, GoesOnFromACheckpointThatWasCutShort) {
  const std::string file = path("komi");
  const Outcome whole = run(kSmall + " --checkpoint " + file);
  EXPECT_EQ(whole.status, 0) << whole.err;
  const auto size = std::filesystem::file_size(file);
  std::filesystem::resize_file(file, size - 9);
  const Outcome again = run(kSmall + " --checkpoint " + file);
  EXPECT_EQ(again.out, whole.out);
  EXPECT_EQ(std::filesystem::file_size(file), size);
  const Outcome other = run("komi go --size 4 --games 20 --simulations 20 --checkpoint " + file);
  EXPECT_EQ(other.status, 2);
  EXPECT_NE(other.err.find("kept for another experiment"), std::string::npos) << other.err;
}

TEST_F(KomiCommandLine, BadOptionsGetASentence) {
  for (const char* options : {"chess", "go --size 1", "go --size axb", "go --size 3 --games 0", "go --variant none",
                              "go --size 3 --games 2 --simulations 2 --checkpoint /nowhere/komi"}) {
    const Outcome outcome = run(std::string("komi ") + options);
    EXPECT_EQ(outcome.status, 2) << options;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
  }
}

}  // namespace
}  // namespace spooky
