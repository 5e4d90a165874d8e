// GTP sessions: what goes in and what comes out, side by side in tests/protocols/gtp/*.session.
// A line "! rules" begins a new session with these rules, "> command" is sent, the lines "< …" are its whole answer
// without the empty line at its end, "#" begins a comment. After a deliberate change: SPOOKY_REGENERATE=1
// build/asan/bin/spooky_unit_tests --gtest_filter='GtpSessions*'
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "spooky/formats/go/notation.hpp"
#include "spooky/protocols/gtp/session.hpp"
#include "testing/paths.hpp"

namespace spooky::gtp {
namespace {

const std::filesystem::path kFolder = source_folder() + "/tests/protocols/gtp";

std::vector<std::string> read_lines(const std::filesystem::path& path) {
  std::vector<std::string> lines;
  std::ifstream stream(path);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

Session session_with(std::string_view rules_text) {
  const auto rules = read_rules<go::Game>(rules_text);
  EXPECT_TRUE(rules) << rules_text;
  SessionSettings settings;
  settings.rules = *rules;
  settings.level = 1;
  settings.version = "0";
  settings.read_file = [](const std::string& name) -> Result<std::string> {
    std::ifstream stream(kFolder / name);
    if (!stream) return Error{ErrorCode::BadRecord, "there is no such file"};
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
  };
  return Session(std::move(settings));
}

/// The lines of an answer as they stand in a file.
std::vector<std::string> answer_lines(const std::string& answer) {
  if (answer.empty()) return {};
  EXPECT_TRUE(answer.ends_with("\n\n")) << answer;
  std::vector<std::string> lines;
  std::istringstream stream(answer.substr(0, answer.size() - 1));
  for (std::string line; std::getline(stream, line);) {
    EXPECT_FALSE(line.empty()) << "an empty line ends an answer: " << answer;
    lines.push_back(line.empty() ? "<" : "< " + line);
  }
  return lines;
}

TEST(GtpSessions, AnswersAreThoseOnFile) {
  const bool regenerate = std::getenv("SPOOKY_REGENERATE") != nullptr;
  int commands = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    if (entry.path().extension() != ".session") continue;
    const std::vector<std::string> then = read_lines(entry.path());
    std::vector<std::string> now;
    Session session = session_with("");
    for (const std::string& line : then) {
      if (line.starts_with("<")) continue;
      now.push_back(line);
      if (line.starts_with("! ")) session = session_with(line.substr(2));
      if (!line.starts_with("> ")) continue;
      ++commands;
      for (const std::string& answer : answer_lines(session.answer(line.substr(2)))) now.push_back(answer);
    }
    if (regenerate) {
      std::ofstream stream(entry.path());
      for (const std::string& line : now) stream << line << "\n";
      continue;
    }
    for (std::size_t i = 0; i < std::min(then.size(), now.size()); ++i) {
      ASSERT_EQ(then[i], now[i]) << entry.path() << ", line " << i + 1;
    }
    EXPECT_EQ(then.size(), now.size()) << entry.path();
  }
  EXPECT_GT(commands, 100);
}

}  // namespace
}  // namespace spooky::gtp
