// No sentence is left in code: what people read stands in the catalogues. A string literal with three words in a row is
// taken for a sentence. The exceptions are listed with their reason and their number, and no file may have more.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "testing/paths.hpp"

namespace {

namespace fs = std::filesystem;

/// The string literals of C++ text, but not those of #include.
std::vector<std::string> literals(std::string_view text) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.substr(i, 2) == "R\"") {
      const std::size_t open = text.find('(', i);
      const std::string close = ")" + std::string(text.substr(i + 2, open - i - 2)) + "\"";
      const std::size_t end = text.find(close, open);
      found.emplace_back(text.substr(open + 1, end - open - 1));
      i = end + close.size();
    } else if (text[i] == '"') {
      std::string literal;
      const std::size_t begin = i;
      for (++i; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] == '\\') {
          literal += ' ';
          ++i;
        } else {
          literal += text[i];
        }
      }
      ++i;
      const std::size_t line = text.rfind('\n', begin) + 1;
      if (!text.substr(line).starts_with("#include")) found.push_back(std::move(literal));
    } else if (text[i] == '\'' && (i == 0 || std::isalnum(static_cast<unsigned char>(text[i - 1])) == 0)) {
      for (++i; i < text.size() && text[i] != '\''; ++i) i += text[i] == '\\' ? 1 : 0;
      ++i;
    } else {
      ++i;
    }
  }
  return found;
}

bool is_word(std::string_view text, bool first) {
  while (!text.empty() && std::string_view(",;:.?!").find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  if (text.empty()) return false;
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\''; };
  if (!std::all_of(text.begin(), text.end(), is_letter)) return false;
  const bool capital = text[0] >= 'A' && text[0] <= 'Z';
  const bool shouts = text.size() > 1 && std::none_of(text.begin(), text.end(), [](char c) { return c >= 'a'; });
  return !shouts && (first || !capital);
}

bool is_prose(std::string_view literal) {
  std::size_t run = 0;
  while (true) {
    const std::size_t end = std::min(literal.find(' '), literal.size());
    run = is_word(literal.substr(0, end), run == 0) ? run + 1 : 0;
    if (run == 3) return true;
    if (end == literal.size()) return false;
    literal.remove_prefix(end + 1);
  }
}

std::size_t prose_in(const fs::path& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  const auto found = literals(text.str());
  return static_cast<std::size_t>(std::count_if(found.begin(), found.end(), is_prose));
}

struct Exception {
  std::size_t literals;
  std::string_view why;
};

constexpr std::string_view kHelp = "help of options and rule keys, in the English of the command line";
constexpr std::string_view kPrograms = "told to programs: what a report tells, what a compiler says, SQL";
constexpr std::string_view kOperator = "told to whoever runs the server or a benchmark, in its log";
constexpr std::string_view kFiles = "faults of files and of texts that programs write";
constexpr std::string_view kLimits = "limits of an answer, told to programs that asked too much";
constexpr std::string_view kNames = "names and commands, not sentences";

const std::map<std::string_view, Exception>& exceptions() {
  static const std::map<std::string_view, Exception> kExceptions = {
      {"apps/cli/bench_command.cpp", {2, kOperator}},
      {"apps/cli/game_options.cpp", {1, kHelp}},
      {"apps/cli/komi_command.cpp", {1, kOperator}},
      {"apps/cli/main.cpp", {66, kHelp}},
      {"apps/cli/start_page.cpp", {5, kNames}},
      {"apps/cli/terminal.cpp", {1, kNames}},
      {"apps/server/change_listener.cpp", {1, kPrograms}},
      {"apps/server/database_lock.cpp", {2, kPrograms}},
      {"apps/server/engine_process.cpp", {2, kOperator}},
      {"apps/server/game_store.cpp", {28, kPrograms}},
      {"apps/server/listening.cpp", {8, kOperator}},
      {"apps/server/page_files.cpp", {4, kOperator}},
      {"apps/server/refusals.cpp", {1, kOperator}},
      {"apps/server/schema.cpp", {17, kPrograms}},
      {"apps/server/secrets.cpp", {1, kOperator}},
      {"apps/server/serve.cpp", {4, kOperator}},
      {"apps/server/store_thread.cpp", {3, kOperator}},
      {"apps/server/web_socket.cpp", {6, kOperator}},
      {"src/spooky/classical/sum.cpp", {3, kFiles}},
      {"src/spooky/classical/table.cpp", {2, kFiles}},
      {"src/spooky/formats/any_game.cpp", {1, kFiles}},
      {"src/spooky/formats/capabilities.hpp", {17, kPrograms}},
      {"src/spooky/formats/chess/files/pgn_reading.cpp", {3, kFiles}},
      {"src/spooky/formats/chess/files/pgn_tags.cpp", {4, kFiles}},
      {"src/spooky/formats/pgn_text.cpp", {16, kFiles}},
      {"src/spooky/formats/chess/report/superposition.cpp", {1, kLimits}},
      {"src/spooky/formats/quantum_chess/files/pgn_reading.cpp", {2, kFiles}},
      {"src/spooky/formats/quantum_chess/files/pgn_tags.cpp", {3, kFiles}},
      {"src/spooky/formats/go/report/own_reports.hpp", {3, kPrograms}},
      {"src/spooky/formats/quantum_chess/notation.hpp", {3, kPrograms}},
      {"src/spooky/formats/quantum_chess/report/pairs.cpp", {1, kLimits}},
      {"src/spooky/formats/combinatorial/report/value_table.cpp", {7, kFiles}},
      {"src/spooky/formats/combinatorial/text/classical_text.cpp", {1, kFiles}},
      {"src/spooky/formats/combinatorial/text/colouring_text.cpp", {5, kFiles}},
      {"src/spooky/formats/combinatorial/text/graph_reading.cpp", {16, kFiles}},
      {"src/spooky/formats/combinatorial/text/hackenbush_reading.cpp", {8, kFiles}},
      {"src/spooky/formats/combinatorial/text/heaps_text.cpp", {11, kFiles}},
      {"src/spooky/formats/combinatorial/text/named_graph.cpp", {2, kFiles}},
      {"src/spooky/formats/combinatorial/text/notation.cpp", {7, kHelp}},
      {"src/spooky/formats/combinatorial/text/octal_text.cpp", {13, kFiles}},
      {"src/spooky/formats/combinatorial/text/reading.cpp", {5, kFiles}},
      {"src/spooky/formats/combinatorial/text/rows.cpp", {6, kFiles}},
      {"src/spooky/formats/combinatorial/text/start_text.cpp", {12, kFiles}},
      {"src/spooky/formats/combinatorial/text/table_reading.cpp", {18, kFiles}},
      {"src/spooky/formats/combinatorial/text/table_text.cpp", {2, kFiles}},
      {"src/spooky/formats/faces.cpp", {4, kFiles}},
      {"src/spooky/formats/game_names.hpp", {2, kFiles}},
      {"src/spooky/formats/go/files/sgf_reading.cpp", {10, kFiles}},
      {"src/spooky/formats/go/files/sgf_start.cpp", {12, kFiles}},
      {"src/spooky/formats/go/files/sgf_tree.cpp", {9, kFiles}},
      {"src/spooky/formats/go/text/graph.cpp", {18, kFiles}},
      {"src/spooky/formats/json.cpp", {2, kFiles}},
      {"src/spooky/formats/notations.hpp", {1, kPrograms}},
      {"src/spooky/formats/record.cpp", {17, kFiles}},
      {"src/spooky/formats/rule_fields.cpp", {4, kHelp}},
      {"src/spooky/formats/tictactoe/report/superposition.cpp", {2, kLimits}},
      {"src/spooky/formats/tictactoe/text/notation.cpp", {5, kHelp}},
      {"src/spooky/games/akl_chess/game.hpp", {1, kLimits}},
      {"src/spooky/games/quantum_chess/game.hpp", {1, kLimits}},
      {"src/spooky/games/capability.hpp", {3, kPrograms}},
      {"src/spooky/games/chess/game.hpp", {1, kLimits}},
      {"src/spooky/games/combinatorial/game.hpp", {1, kNames}},
      {"src/spooky/games/combinatorial/solver/solver.cpp", {1, kLimits}},
      {"src/spooky/games/go/solver/solver.cpp", {3, kLimits}},
      {"src/spooky/games/nature.hpp", {1, kPrograms}},
      {"src/spooky/games/tictactoe/solver/census.cpp", {5, kLimits}},
      {"src/spooky/games/tictactoe/solver/solver.cpp", {3, kLimits}},
  };
  return kExceptions;
}

TEST(Prose, TheReaderTellsSentencesFromOthers) {
  EXPECT_TRUE(is_prose("the game is over"));
  EXPECT_TRUE(is_prose(" has no such"));
  EXPECT_TRUE(is_prose("Black to move."));
  EXPECT_FALSE(is_prose("illegal-action"));
  EXPECT_FALSE(is_prose("a1 b2 c3"));
  EXPECT_FALSE(is_prose("go on"));
  const auto found =
      literals("f(\"one two three\", 'x', R\"(four \"five\")\"); // \"six seven eight\"\n#include \"a b c\"\n");
  EXPECT_EQ(found, (std::vector<std::string>{"one two three", "four \"five\""}));
}

TEST(Prose, StandsInTheCataloguesAndNotInCode) {
  const fs::path root(spooky::source_folder());
  std::map<std::string, std::size_t> left;
  for (const char* folder :
       {"src/spooky/formats", "src/spooky/games", "src/spooky/classical", "apps/cli", "apps/server", "apps/dice"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string ending = entry.path().extension().string();
      if (ending != ".cpp" && ending != ".hpp") continue;
      // The help of rule keys, which the command line tells in English.
      if (entry.path().filename() == "rules_text.cpp") continue;
      if (const std::size_t count = prose_in(entry.path()); count > 0) {
        left[fs::relative(entry.path(), root).generic_string()] = count;
      }
    }
  }
  for (const auto& [file, count] : left) {
    const auto found = exceptions().find(file);
    const std::size_t allowed = found == exceptions().end() ? 0 : found->second.literals;
    EXPECT_LE(count, allowed) << file << " has sentences that belong into words/*.json";
  }
  for (const auto& [file, exception] : exceptions()) {
    EXPECT_TRUE(left.contains(std::string(file))) << file << " needs no exception any more";
    EXPECT_FALSE(exception.why.empty());
  }
}

}  // namespace
