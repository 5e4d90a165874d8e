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

std::string content_of(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

TEST_F(KomiCommandLine, ACheckpointIsNeverShortened) {
  const std::string file = path("komi");
  const Outcome twenty = run(kSmall + " --json --checkpoint " + file);
  const std::string kept = content_of(file);
  EXPECT_EQ(std::count(kept.begin(), kept.end(), '\n'), 21);
  const std::string five = "komi go --variant semi --size 3 --games 5 --simulations 20";
  const Outcome fewer = run(five + " --checkpoint " + file);
  EXPECT_EQ(fewer.status, 0) << fewer.err;
  EXPECT_NE(fewer.out.find("holds 20 games; these are the first"), std::string::npos) << fewer.out;
  EXPECT_EQ(content_of(file), kept);
  EXPECT_EQ(run(five + " --json --checkpoint " + file).out, run(five + " --json").out);
  EXPECT_EQ(run(kSmall + " --json --checkpoint " + file).out, twenty.out);
}

TEST_F(KomiCommandLine, ADamagedCheckpointIsNamedAndLeftAlone) {
  const std::string file = path("komi");
  run(kSmall + " --checkpoint " + file);
  const std::string good = content_of(file);
  const std::size_t third = good.find('\n', good.find('\n') + 1) + 1;
  for (const char* line : {"{\"komi\":0.5", "7", R"({"komi":1e300,"margin":-1e300,"turns":1e18})",
                           R"({"komi":0.5,"margin":1})", R"({"komi":0.5,"margin":-999999,"turns":9})",
                           R"({"komi":0.5,"margin":1,"turns":-5})", R"({"komi":1,"margin":1,"turns":9})"}) {
    const std::string damaged = good.substr(0, third) + line + "\n" + good.substr(third);
    std::ofstream(file, std::ios::binary) << damaged;
    const Outcome outcome = run(kSmall + " --checkpoint " + file);
    EXPECT_EQ(outcome.status, 2) << line;
    EXPECT_NE(outcome.err.find("line 3 of '" + file + "' is damaged"), std::string::npos) << outcome.err;
    EXPECT_EQ(content_of(file), damaged);
  }
  std::ofstream(file, std::ios::binary) << "1\x1b[31m\x01\n" << good;
  const Outcome outcome = run(kSmall + " --checkpoint " + file);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_NE(outcome.err.find("is no checkpoint"), std::string::npos) << outcome.err;
  EXPECT_EQ(outcome.err.find('\x1b'), std::string::npos);
}

TEST_F(KomiCommandLine, TheKomiIsOneThatTheBoardCanGive) {
  const Outcome few = run("komi go --size 2 --games 1 --simulations 1");
  EXPECT_EQ(few.status, 0) << few.err;
  EXPECT_NE(few.out.find("between -4.00 and 4.00"), std::string::npos) << few.out;
  EXPECT_NE(few.out.find("The board has 4 points: what these games say beyond that is cut off."), std::string::npos)
      << few.out;
  EXPECT_NE(few.out.find("1 game of the computer against itself, 1 simulation an action"), std::string::npos)
      << few.out;
  EXPECT_NE(run("komi go --size 2 --games 1 --simulations 1 --json").out.find("\"limited\":true"), std::string::npos);
}

TEST_F(KomiCommandLine, BadOptionsGetASentence) {
  for (const char* options : {"chess", "go --size 1", "go --size axb", "go --size 9x", "go --size x9", "go --size x",
                              "go --size 3 --rules komi=5", "go --size 3 --games 0", "go --variant none",
                              "go --size 3 --games 2 --simulations 2 --checkpoint /nowhere/komi"}) {
    const Outcome outcome = run(std::string("komi ") + options);
    EXPECT_EQ(outcome.status, 2) << options;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
  }
}

}  // namespace
}  // namespace spooky
