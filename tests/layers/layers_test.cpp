// The layers include in one direction only: core ← values ← classical ← games ← search ← formats ← protocols ← apps,
// and games (and their notations) never include each other. Every game has the same folders, in the same order.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "testing/paths.hpp"

namespace {

constexpr std::array<std::string_view, 8> kLayers = {"core",  "words",  "values",  "classical",
                                                     "games", "search", "formats", "protocols"};
// The folders of a game, from the lowest to the highest, and those below the rules of one whose board needs some.
constexpr std::array<std::string_view, 3> kGameFolders = {"rules", "solver", "player"};
constexpr std::array<std::string_view, 3> kBoardFolders = {"board", "plain", ""};
constexpr std::array<std::string_view, 4> kFormatFolders = {"text", "report", "picture", "files"};

std::vector<std::string> split(const std::string& path) {
  std::vector<std::string> parts;
  for (const auto& part : std::filesystem::path(path)) parts.push_back(part.string());
  return parts;
}

/// Where a path's folder stands in an order; past the end for one that is not in it.
template <std::size_t kCount>
long rank_in(const std::array<std::string_view, kCount>& order, const std::vector<std::string>& path,
             std::size_t depth) {
  const std::string_view folder = path.size() > depth + 1 ? std::string_view(path[depth]) : std::string_view();
  return std::find(order.begin(), order.end(), folder) - order.begin();
}

/// The same within the folders of one game, below games/ or formats/. What stands beside those folders gathers them:
/// game.hpp includes them and is included by none; the notation is declared beside them and defined in all of them.
std::optional<std::string> inner_objection(const std::vector<std::string>& from, const std::vector<std::string>& to) {
  const bool gathers = from.size() == 4;
  if (to.size() == 4) {
    if (gathers || to[1] == "formats") return std::nullopt;
    return "a folder of a game includes what gathers the game";
  }
  const auto rank = [](const std::vector<std::string>& path) {
    return path[1] == "games" ? rank_in(kGameFolders, path, 3) : rank_in(kFormatFolders, path, 3);
  };
  const long folders = to[1] == "games" ? kGameFolders.size() : kFormatFolders.size();
  if (rank(to) == folders) return "a game has no such folder";
  if (gathers) return std::nullopt;
  if (rank(from) == folders) return "a game has no such folder";
  if (rank(to) > rank(from)) return "a lower folder of a game includes a higher one";
  if (from[3] == "rules" && to[3] == "rules" && rank_in(kBoardFolders, to, 4) > rank_in(kBoardFolders, from, 4)) {
    return "a lower folder of a game includes a higher one";
  }
  return std::nullopt;
}

/// Why a file (path below src/) must not include another, or nothing.
std::optional<std::string> objection(const std::string& file, const std::string& included) {
  const auto from = split(file);
  const auto to = split(included);
  if (to.empty() || to[0] != "spooky") {
    return included.starts_with("apps") || included.starts_with("..") ? std::optional("the engine knows no apps")
                                                                      : std::nullopt;
  }
  const auto rank = [](const std::string& layer) {
    return std::find(kLayers.begin(), kLayers.end(), layer) - kLayers.begin();
  };
  if (to.size() < 3 || rank(to[1]) == static_cast<long>(kLayers.size())) return "no such layer";
  if (rank(to[1]) > rank(from[1])) return "a lower layer includes a higher one";
  // Folders below games/ and formats/ belong to one game each; so do protocols that only one game has.
  const auto game_of = [](const std::vector<std::string>& path) -> std::optional<std::string> {
    if (path.size() <= 3) return std::nullopt;
    if (path[1] == "protocols" && path[2] == "gtp") return "go";
    if (path[1] == "protocols" && path[2] == "uci") return "chess";
    if (path[1] == "protocols") return std::nullopt;
    return path[1] == "games" || path[1] == "formats" ? std::optional(path[2]) : std::nullopt;
  };
  const auto from_game = game_of(from);
  const auto to_game = game_of(to);
  if (from_game && to_game && from_game != to_game) return "one game includes another";
  if (from_game && from[1] == to[1] && from_game == to_game) {
    if (const auto reason = inner_objection(from, to)) return reason;
  }
  const bool lists_games = from.back() == "registry.hpp" || from.back() == "notations.hpp";
  if (!from_game && to_game && !lists_games) return "only the registry and the list of notations name games";
  return std::nullopt;
}

TEST(Layers, TheRuleItselfTellsRightFromWrong) {
  EXPECT_FALSE(objection("spooky/games/tictactoe/rules/position.cpp", "spooky/core/hash.hpp"));
  EXPECT_FALSE(objection("spooky/formats/tictactoe/notation.hpp", "spooky/games/tictactoe/game.hpp"));
  EXPECT_FALSE(objection("spooky/games/registry.hpp", "spooky/games/tictactoe/game.hpp"));
  EXPECT_FALSE(objection("spooky/core/hash.hpp", "vector"));
  EXPECT_FALSE(objection("spooky/games/position.hpp", "spooky/values/universe.hpp"));
  EXPECT_FALSE(objection("spooky/games/combinatorial/game.hpp", "spooky/classical/any_classical.hpp"));
  EXPECT_FALSE(objection("spooky/classical/heaps.hpp", "spooky/values/value.hpp"));
  EXPECT_TRUE(objection("spooky/classical/heaps.hpp", "spooky/games/position.hpp"));
  EXPECT_TRUE(objection("spooky/values/universe.hpp", "spooky/classical/heaps.hpp"));
  EXPECT_TRUE(objection("spooky/core/hash.hpp", "spooky/games/position.hpp"));
  EXPECT_TRUE(objection("spooky/core/hash.hpp", "spooky/values/value.hpp"));
  EXPECT_TRUE(objection("spooky/values/universe.hpp", "spooky/games/position.hpp"));
  EXPECT_TRUE(objection("spooky/games/position.hpp", "spooky/formats/json.hpp"));
  EXPECT_TRUE(objection("spooky/games/go/rules/board.hpp", "spooky/games/chess/rules/board/board.hpp"));
  EXPECT_FALSE(objection("spooky/games/chess/rules/generator.cpp", "spooky/games/chess/rules/plain/moves.hpp"));
  EXPECT_FALSE(objection("spooky/games/chess/game.hpp", "spooky/games/chess/player/player.hpp"));
  EXPECT_FALSE(objection("spooky/games/go/player/player.hpp", "spooky/games/go/solver/solver.hpp"));
  EXPECT_FALSE(objection("spooky/formats/go/report/state.cpp", "spooky/formats/go/notation.hpp"));
  EXPECT_FALSE(objection("spooky/formats/go/notation.hpp", "spooky/formats/go/files/sgf.hpp"));
  EXPECT_TRUE(objection("spooky/games/chess/rules/board/board.hpp", "spooky/games/chess/rules/rolls.hpp"));
  EXPECT_TRUE(objection("spooky/games/chess/rules/board/board.hpp", "spooky/games/chess/rules/plain/moves.hpp"));
  EXPECT_TRUE(objection("spooky/games/go/solver/solver.hpp", "spooky/games/go/player/player.hpp"));
  EXPECT_TRUE(objection("spooky/games/go/rules/board.hpp", "spooky/games/go/search/tree.hpp"));
  EXPECT_TRUE(objection("spooky/formats/go/text/words.cpp", "spooky/formats/go/report/state.hpp"));
  EXPECT_TRUE(objection("spooky/games/chess/rules/position.hpp", "spooky/games/chess/player/player.hpp"));
  EXPECT_TRUE(objection("spooky/games/chess/player/player.hpp", "spooky/games/chess/game.hpp"));
  EXPECT_TRUE(objection("spooky/formats/go/files/sgf.hpp", "spooky/games/chess/rules/board/board.hpp"));
  EXPECT_FALSE(objection("spooky/protocols/gtp/session.hpp", "spooky/games/go/player/player.hpp"));
  EXPECT_TRUE(objection("spooky/protocols/gtp/session.hpp", "spooky/games/chess/rules/board/board.hpp"));
  EXPECT_TRUE(objection("spooky/protocols/analyze.cpp", "spooky/protocols/gtp/session.hpp"));
  EXPECT_TRUE(objection("spooky/search/mcts.hpp", "spooky/games/tictactoe/game.hpp"));
  EXPECT_TRUE(objection("spooky/protocols/analyze.cpp", "../apps/server/server.hpp"));
  EXPECT_TRUE(objection("spooky/protocols/analyze.cpp", "spooky/web/page.hpp"));
}

TEST(Layers, IncludesGoInOneDirection) {
  const std::filesystem::path root = std::filesystem::path(spooky::source_folder()) / "src";
  int files = 0;
  int includes = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".hpp" && extension != ".cpp") continue;
    ++files;
    const std::string file = std::filesystem::relative(entry.path(), root).string();
    std::ifstream stream(entry.path());
    for (std::string line; std::getline(stream, line);) {
      if (!line.starts_with("#include \"")) continue;
      ++includes;
      const std::string included = line.substr(10, line.find('"', 10) - 10);
      const auto reason = objection(file, included);
      EXPECT_FALSE(reason) << file << " includes " << included << ": " << reason.value_or("");
    }
  }
  EXPECT_GT(files, 20);
  EXPECT_GT(includes, 40);
}

}  // namespace
