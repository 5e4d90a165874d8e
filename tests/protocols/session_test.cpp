// Protocol sessions: what goes in and what comes out, side by side in tests/sessions/*.session.
// A line "> request" is asked, a line "< answer" must come back, "#" begins a comment.
// After a deliberate change: SPOOKY_REGENERATE=1 build/asan/bin/spooky_unit_tests --gtest_filter='Sessions*'
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

#include "spooky/games/registry.hpp"
#include "spooky/protocols/analyze.hpp"
#include "testing/paths.hpp"

namespace spooky {
namespace {

std::vector<std::filesystem::path> session_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/tests/sessions")) {
    if (entry.path().extension() == ".session") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> read_lines(const std::filesystem::path& path) {
  std::vector<std::string> lines;
  std::ifstream stream(path);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(Sessions, AnswersAreThoseOnFile) {
  const bool regenerate = std::getenv("SPOOKY_REGENERATE") != nullptr;
  int questions = 0;
  for (const auto& file : session_files()) {
    std::vector<std::string> now;
    std::string answer;
    for (const std::string& line : read_lines(file)) {
      if (line.starts_with("< ")) {
        if (!regenerate) {
          EXPECT_EQ(line.substr(2), answer) << file;
        }
        continue;
      }
      now.push_back(line);
      if (!line.starts_with("> ")) continue;
      ++questions;
      answer = analyze(line.substr(2));
      now.push_back("< " + answer);
    }
    if (regenerate) {
      std::ofstream stream(file);
      for (const std::string& line : now) stream << line << "\n";
    } else {
      EXPECT_EQ(read_lines(file).size(), now.size()) << file << " lacks an answer";
    }
  }
  EXPECT_GT(questions, 20);
}

TEST(Sessions, EveryRegisteredGameHasOne) {
  Games::for_each([]<class G>() {
    EXPECT_TRUE(std::filesystem::exists(source_folder() + "/tests/sessions/" + std::string(G::kName) + ".session"));
  });
}

}  // namespace
}  // namespace spooky
