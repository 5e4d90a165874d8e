// docs/results: what is marked quick there is computed again and must come out as printed.
#include <vector>

#include "cli/command_line.hpp"

namespace spooky {
namespace {

/// A command and what it is said to print.
struct Claim {
  std::string command;
  std::string printed;
};

std::vector<Claim> quick_claims(const std::filesystem::path& page) {
  std::vector<Claim> claims;
  std::ifstream stream(page);
  bool in_block = false;
  const std::string prompt = "$ spooky ";
  for (std::string line; std::getline(stream, line);) {
    if (line.starts_with("```")) {
      in_block = line == "```quick";
    } else if (in_block && line.starts_with(prompt)) {
      claims.push_back({line.substr(prompt.size()), ""});
    } else if (in_block && !claims.empty()) {
      claims.back().printed += line + "\n";
    }
  }
  return claims;
}

TEST_F(CommandLine, ResultsComeOutAsPrinted) {
  std::size_t checked = 0;
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/docs/results")) {
    for (const Claim& claim : quick_claims(entry.path())) {
      const Outcome outcome = run(claim.command);
      EXPECT_EQ(outcome.status, 0) << claim.command << "\n" << outcome.err;
      EXPECT_EQ(outcome.out, claim.printed) << entry.path().filename() << ": " << claim.command;
      ++checked;
    }
  }
  EXPECT_GT(checked, 20U);
}

}  // namespace
}  // namespace spooky
