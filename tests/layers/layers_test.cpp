// The layers include in one direction only: core ← values ← classical ← games ← search ← formats ← protocols ← apps,
// and games (and their notations) never include each other. Every game has the same folders, in the same order. The
// same for the apps and for the folders of the page; and no headers include each other in a circle.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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

constexpr std::array<std::string_view, 3> kApps = {"dice", "server", "cli"};
// Commands that only one game has.
constexpr std::array<std::string_view, 4> kCommandsOfOneGame = {"gtp_command.cpp", "komi_command.cpp",
                                                                "table_command.cpp", "uci_command.cpp"};
// The folders of the page, from the lowest to the highest; main.tsx is above them.
constexpr std::array<std::string_view, 6> kPageFolders = {"words", "client", "game", "form", "games", "app"};
// Within app: what pages share, the table to play at, and the pages, which do not import each other; app.tsx is above.
constexpr std::array<std::string_view, 5> kAppFolders = {"shared", "play", "friend", "learn", "home"};
constexpr long kFirstPage = 2;

/// Why a file of an app (path below apps/) must not include another, or nothing.
std::optional<std::string> app_objection(const std::string& file, const std::string& included) {
  const auto from = split(file);
  const auto to = split(included);
  if (to.size() > 3 && to[0] == "spooky" && (to[1] == "games" || to[1] == "formats")) {
    const bool may =
        std::find(kCommandsOfOneGame.begin(), kCommandsOfOneGame.end(), from.back()) != kCommandsOfOneGame.end();
    return may ? std::nullopt : std::optional("an app names a game");
  }
  if (to.size() < 2 || to[0] == "spooky") return std::nullopt;
  const long own = rank_in(kApps, from, 0);
  const long other = rank_in(kApps, to, 0);
  if (other == static_cast<long>(kApps.size())) return "there is no such app, or nobody may include it";
  if (own == static_cast<long>(kApps.size())) return "the engines of the page use no other app";
  return other > own ? std::optional("a lower app includes a higher one") : std::nullopt;
}

/// The same within the folder app of the page.
std::optional<std::string> app_page_objection(const std::vector<std::string>& from,
                                              const std::vector<std::string>& to) {
  if (from.size() == 2) return std::nullopt;
  const long own = rank_in(kAppFolders, from, 1);
  const long other = rank_in(kAppFolders, to, 1);
  const long folders = kAppFolders.size();
  if (own == folders || other == folders) return "the page has no such folder, or it is above this one";
  if (own == other || other < std::min(own, kFirstPage)) return std::nullopt;
  return own < kFirstPage ? "what pages share imports a page, or what is above it" : "one page imports another";
}

/// Why a file of the page (path below web/src) must not import another, or nothing.
std::optional<std::string> page_objection(const std::string& file, const std::string& imported) {
  const auto from = split(file);
  const auto to = split(imported);
  if (to[0] == "..") return std::nullopt;  // the catalogues and the engine's loader
  if (from.size() == 1) return std::nullopt;
  const long own = rank_in(kPageFolders, from, 0);
  const long other = rank_in(kPageFolders, to, 0);
  if (own == static_cast<long>(kPageFolders.size())) return "the page has no such folder in its order";
  if (other == static_cast<long>(kPageFolders.size())) return "the page has no such folder in its order";
  if (other > own) return "a lower folder of the page imports a higher one";
  if (from[0] == "app" && to[0] == "app") return app_page_objection(from, to);
  if (to[0] != "games" || to.size() == 2) return std::nullopt;
  const bool lists_games = file == "games/all.ts";
  const bool is_same_game = from[0] == "games" && from.size() > 2 && from[1] == to[1];
  return lists_games || is_same_game ? std::nullopt : std::optional("only games/all.ts names games");
}

/// Calls visit(path below root, line) for each line of the files with these endings; how many files there are.
template <class Visit>
int for_each_line(const std::filesystem::path& root, const std::vector<std::string>& extensions, Visit visit) {
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const std::string extension = entry.path().extension().string();
    if (std::find(extensions.begin(), extensions.end(), extension) == extensions.end()) continue;
    ++files;
    const std::string file = std::filesystem::relative(entry.path(), root).string();
    std::ifstream stream(entry.path());
    for (std::string line; std::getline(stream, line);) visit(file, line);
  }
  return files;
}

/// What an #include line names between quotes, or nothing.
std::optional<std::string> included_by(const std::string& line) {
  if (!line.starts_with("#include \"")) return std::nullopt;
  return line.substr(10, line.find('"', 10) - 10);
}

/// The path, relative to web/src, that a line of TypeScript imports from a file of it; nothing for packages.
std::optional<std::string> imported_by(const std::string& file, const std::string& line) {
  const std::size_t from = line.find("from \".");
  const std::size_t import = line.starts_with("import \".") ? 8 : std::string::npos;
  const std::size_t begin = from != std::string::npos ? from + 6 : import;
  if (begin == std::string::npos) return std::nullopt;
  const std::string path = line.substr(begin, line.find('"', begin) - begin);
  return (std::filesystem::path(file).parent_path() / path).lexically_normal().string();
}

/// A circle of names that lead to each other, as "a → b → a"; empty when there is none.
std::string circle_in(const std::map<std::string, std::vector<std::string>>& graph) {
  std::map<std::string, bool> done;  // false while a name is on the path
  std::vector<std::string> path;
  const std::function<std::string(const std::string&)> walk = [&](const std::string& name) -> std::string {
    const auto [found, is_new] = done.try_emplace(name, false);
    if (!is_new) {
      if (found->second) return "";
      std::string circle;
      for (auto one = std::find(path.begin(), path.end(), name); one != path.end(); ++one) circle += *one + " → ";
      return circle + name;
    }
    path.push_back(name);
    if (const auto next = graph.find(name); next != graph.end()) {
      for (const std::string& one : next->second) {
        if (const std::string circle = walk(one); !circle.empty()) return circle;
      }
    }
    path.pop_back();
    done[name] = true;
    return "";
  };
  for (const auto& [name, next] : graph) {
    if (const std::string circle = walk(name); !circle.empty()) return circle;
  }
  return "";
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

TEST(Layers, TheRulesOfAppsAndPageTellRightFromWrong) {
  EXPECT_FALSE(app_objection("cli/main.cpp", "server/http_server.hpp"));
  EXPECT_FALSE(app_objection("cli/main.cpp", "say.hpp"));
  EXPECT_FALSE(app_objection("server/hall.hpp", "spooky/formats/any_game.hpp"));
  EXPECT_FALSE(app_objection("cli/uci_command.cpp", "spooky/formats/chess/notation.hpp"));
  EXPECT_TRUE(app_objection("cli/table.cpp", "spooky/formats/chess/notation.hpp"));
  EXPECT_TRUE(app_objection("server/hall.cpp", "cli/say.hpp"));
  EXPECT_TRUE(app_objection("dice/die.cpp", "server/hall.hpp"));
  EXPECT_TRUE(app_objection("wasm/engine.cpp", "dice/die.hpp"));
  EXPECT_FALSE(page_objection("main.tsx", "app/app"));
  EXPECT_FALSE(page_objection("app/play/play.tsx", "games/kit"));
  EXPECT_FALSE(page_objection("app/app.tsx", "app/home/home"));
  EXPECT_FALSE(page_objection("app/friend/friend_table.tsx", "app/play/play"));
  EXPECT_FALSE(page_objection("app/learn/lesson.tsx", "app/shared/quiet_button"));
  EXPECT_FALSE(page_objection("app/learn/lesson.tsx", "app/learn/lesson_task"));
  EXPECT_TRUE(page_objection("app/learn/lesson.tsx", "app/home/home"));
  EXPECT_TRUE(page_objection("app/home/home.tsx", "app/friend/invitation"));
  EXPECT_TRUE(page_objection("app/play/play.tsx", "app/learn/lesson"));
  EXPECT_TRUE(page_objection("app/shared/route.ts", "app/play/shelf"));
  EXPECT_TRUE(page_objection("app/learn/lesson.tsx", "app/app"));
  EXPECT_FALSE(page_objection("games/all.ts", "games/go/kit"));
  EXPECT_FALSE(page_objection("games/go/kit.tsx", "games/go/board"));
  EXPECT_FALSE(page_objection("client/worker.ts", "../apps/wasm/engine.mjs"));
  EXPECT_TRUE(page_objection("games/go/kit.tsx", "games/chess/board"));
  EXPECT_TRUE(page_objection("app/play/play.tsx", "games/chess/board"));
  EXPECT_TRUE(page_objection("client/engine.ts", "games/kit"));
  EXPECT_TRUE(page_objection("game/table.ts", "app/say"));
  EXPECT_TRUE(page_objection("app/play/play.tsx", "new_folder/something"));
  EXPECT_EQ(imported_by("app/play.tsx", R"(import { a } from "../game/table";)"), "game/table");
  EXPECT_EQ(imported_by("app/play.tsx", R"(import "./play.css";)"), "app/play.css");
  EXPECT_FALSE(imported_by("app/play.tsx", R"(import { h } from "preact";)"));
  EXPECT_EQ(circle_in({{"a", {"b"}}, {"b", {"c"}}, {"c", {}}, {"d", {"b"}}}), "");
  EXPECT_EQ(circle_in({{"a", {"b"}}, {"b", {"c"}}, {"c", {"b"}}}), "b → c → b");
}

TEST(Layers, IncludesGoInOneDirection) {
  const std::filesystem::path root = std::filesystem::path(spooky::source_folder()) / "src";
  int includes = 0;
  const int files = for_each_line(root, {".hpp", ".cpp"}, [&](const std::string& file, const std::string& line) {
    const auto included = included_by(line);
    if (!included) return;
    ++includes;
    const auto reason = objection(file, *included);
    EXPECT_FALSE(reason) << file << " includes " << *included << ": " << reason.value_or("");
  });
  EXPECT_GT(files, 20);
  EXPECT_GT(includes, 40);
}

TEST(Layers, AppsIncludeInOneDirection) {
  const std::filesystem::path root = std::filesystem::path(spooky::source_folder()) / "apps";
  const int files = for_each_line(root, {".hpp", ".cpp"}, [&](const std::string& file, const std::string& line) {
    const auto included = included_by(line);
    const auto reason = included ? app_objection(file, *included) : std::nullopt;
    EXPECT_FALSE(reason) << file << " includes " << included.value_or("") << ": " << reason.value_or("");
  });
  EXPECT_GT(files, 20);
}

TEST(Layers, ThePageImportsInOneDirection) {
  const std::filesystem::path root = std::filesystem::path(spooky::source_folder()) / "web" / "src";
  int imports = 0;
  const int files = for_each_line(root, {".ts", ".tsx"}, [&](const std::string& file, const std::string& line) {
    const auto imported = imported_by(file, line);
    if (!imported) return;
    ++imports;
    const auto reason = page_objection(file, *imported);
    EXPECT_FALSE(reason) << file << " imports " << *imported << ": " << reason.value_or("");
  });
  EXPECT_GT(files, 20);
  EXPECT_GT(imports, 100);
}

TEST(Layers, TheBoardIsAPackageOfItsOwn) {
  const std::filesystem::path root = std::filesystem::path(spooky::source_folder()) / "web" / "board";
  const int files = for_each_line(root / "src", {".ts", ".tsx"}, [&](const std::string& file, const std::string& line) {
    const auto imported = imported_by(file, line);
    EXPECT_FALSE(imported && imported->starts_with("..")) << file << " imports " << imported.value_or("");
    const std::size_t from = line.find("from \"");
    const bool is_package = from != std::string::npos && !imported;
    EXPECT_FALSE(is_package && line.compare(from + 6, 6, "preact") != 0) << file << ": " << line;
  });
  EXPECT_GT(files, 10);
}

TEST(Layers, NoHeadersIncludeEachOtherInACircle) {
  const std::filesystem::path root = spooky::source_folder();
  std::map<std::string, std::vector<std::string>> graph;
  for (const std::string folder : {"src", "apps"}) {
    for_each_line(root / folder, {".hpp"}, [&](const std::string& file, const std::string& line) {
      const auto included = included_by(line);
      if (!included) return;
      // Within an app a header is named from the folder of apps, or from its own.
      const bool is_beside = std::filesystem::exists((root / folder / file).parent_path() / *included);
      const std::filesystem::path beside = std::filesystem::path(file).parent_path() / *included;
      graph[file].push_back(is_beside ? beside.lexically_normal().string() : *included);
    });
  }
  EXPECT_GT(graph.size(), 50U);
  EXPECT_EQ(circle_in(graph), "");
}

}  // namespace
