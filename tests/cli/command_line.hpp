#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "testing/paths.hpp"

namespace spooky {

/// What a command left behind.
struct Outcome {
  int status = -1;
  std::string out;
  std::string err;
};

/// The program as a user meets it, in a folder of its own.
class CommandLine : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "spooky-cli-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  static std::string content(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
  }

  /// Runs `spooky` with arguments as the shell reads them.
  Outcome run(const std::string& arguments, const std::string& input = "") const {
    std::ofstream(path("in"), std::ios::binary) << input;
    const std::string command =
        program() + " " + arguments + " <" + path("in") + " >" + path("out") + " 2>" + path("err");
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), content(path("out")),
            content(path("err"))};
  }

  void expect_bad_input(const std::string& arguments, const std::string& reason, const std::string& input = "") const {
    const Outcome outcome = run(arguments, input);
    EXPECT_EQ(outcome.status, 2) << arguments;
    EXPECT_EQ(outcome.out, "") << arguments;
    EXPECT_NE(outcome.err.find(reason), std::string::npos) << arguments << "\n" << outcome.err;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << "one sentence: " << outcome.err;
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace spooky
