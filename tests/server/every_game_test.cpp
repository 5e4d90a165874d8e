// Whoever comes later sees the game as it was played: every game, whoever is to move.
#include <gtest/gtest.h>

#include "conformance/rule_sets.hpp"
#include "server_fixture.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::at;
using wire::text_at;

class EveryGameServerTest : public ServerTest {};

constexpr std::size_t kActions = 5;

/// A random game of a few actions, and who acts after each; Nature's rolls are among them.
struct RandomGame {
  json::array moves;
  std::vector<std::string> actors;
};

template <Game G>
RandomGame random_game(const typename G::Position::Rules& rules, Random& random) {
  auto position = G::Position::initial(rules);
  RandomGame game{{}, {std::string(actor_name<G>(position.actor()))}};
  while (position.actor() != Actor::None && game.moves.size() < kActions) {
    typename G::Position::Actions actions;
    position.legal_actions(actions);
    const auto& action = actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
    game.moves.emplace_back(Notation<G>::action_text(position, action));
    position.play_unchecked(action);
    game.actors.emplace_back(actor_name<G>(position.actor()));
  }
  return game;
}

/// Replays what a welcome or a record tells of a game; who acts in the end, or why it cannot be replayed.
std::string replayed(const json::value& told, const json::value& actions) {
  const auto game = read_any_rules(text_at(told, {"game"}), at(told, {"rules"}).as_object());
  if (!game) return game.error().reason;
  auto position = at(told, {"start"}).is_string() ? read_any_position(*game, text_at(told, {"start"}))
                                                  : Result<AnyPosition>(initial_position(*game));
  if (!position) return position.error().reason;
  for (const json::value& one : actions.as_array()) {
    const auto played = play_text(*position, text_at(one, {"action"}));
    if (!played) return played.error().reason;
    const std::string_view actor = actor_name_of(*position, played->actor);
    if (actor != text_at(one, {"actor"})) return std::string(actor) + " instead of " + text_at(one, {"actor"});
  }
  return std::string(actor_name_of(*position, actor_of(*position)));
}

TEST_F(EveryGameServerTest, WhoComesLaterGetsWhatCanBeReplayed) {
  server::ServeOptions wide = options();
  wide.limits.new_games = wide.limits.requests = {.per_second = 1e6, .at_once = 1e6};
  const HttpServer server(wide);
  Random random(7);
  Games::for_each([&]<class G>() {
    for (const std::string_view text : conformance_rules<G>()) {
      const auto rules = read_rules<G>(text);
      ASSERT_TRUE(rules);
      const RandomGame game = random_game<G>(*rules, random);
      for (std::size_t length = 0; length <= game.moves.size(); ++length) {
        // Where a die is due, the server would roll it.
        if (game.actors[length] == actor_name<G>(Actor::Nature)) continue;
        SCOPED_TRACE(std::string(G::kName) + " " + std::string(text) + " after " + std::to_string(length));
        const json::array moves(game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(length));
        const std::string id = wire::open_game(
            server.port(), {{"game", to_json(G::kName)}, {"rules", Notation<G>::rules_json(*rules)}, {"moves", moves}});
        const Visitor watcher(server.port(), id);
        const json::value told = at(watcher.welcome, {"game"});
        EXPECT_EQ(at(told, {"rules"}), json::value(Notation<G>::rules_json(*rules)));
        EXPECT_EQ(at(watcher.welcome, {"actions"}).as_array().size(), length);
        EXPECT_EQ(replayed(told, at(watcher.welcome, {"actions"})), game.actors[length]);
        const auto record = parse_json(wire::body(wire::ask(server.port(), "GET", "/api/games/" + id)));
        ASSERT_TRUE(record);
        EXPECT_EQ(replayed(*record, at(*record, {"actions"})), game.actors[length]);
      }
    }
  });
}

}  // namespace
}  // namespace spooky
