// Matches of the computer player of Quantum Go, colours alternating, on one core.
//
//   spooky_go_matches [--against random|search|self] [--games N] [--time MS] [--simulations N] [--size N]
//                     [--variant NAME] [--seed N]
//
// random: an opponent that plays uniformly at random; search: the tree search of any game at the same time for each
// action; self: the player against itself, for the share of Black. With a time, simulations are not counted.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "spooky/games/go/game.hpp"
#include "spooky/games/go/player.hpp"
#include "spooky/search/mcts.hpp"

namespace {

using namespace spooky;

struct Options {
  std::string against = "random";
  int games = 20;
  Budget budget{.simulations = 1'000};
  std::size_t size = 7;
  go::Variant variant = go::Variant::Base;
  std::uint64_t seed = 1;
};

std::optional<go::Variant> variant_named(std::string_view name) {
  static constexpr std::string_view kNames[] = {"base", "weak", "symmetric", "semi",   "ghz3", "ghz4",
                                                "w3",   "w4",   "mixed3",    "mixedk", "plain"};
  const auto found = std::find(std::begin(kNames), std::end(kNames), name);
  if (found == std::end(kNames)) return std::nullopt;
  return static_cast<go::Variant>(found - std::begin(kNames));
}

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string_view name = argv[i];
    const std::string text = argv[i + 1];
    if (name == "--against") {
      options.against = text;
    } else if (name == "--games") {
      options.games = std::atoi(text.c_str());
    } else if (name == "--time") {
      options.budget.time = std::chrono::milliseconds(std::atoi(text.c_str()));
      options.budget.simulations = std::numeric_limits<std::uint64_t>::max();
    } else if (name == "--simulations") {
      options.budget.simulations = std::strtoull(text.c_str(), nullptr, 10);
    } else if (name == "--size") {
      options.size = std::strtoull(text.c_str(), nullptr, 10);
    } else if (name == "--variant") {
      const auto variant = variant_named(text);
      if (!variant) return std::nullopt;
      options.variant = *variant;
    } else if (name == "--seed") {
      options.seed = std::strtoull(text.c_str(), nullptr, 10);
    } else {
      return std::nullopt;
    }
  }
  const bool known = options.against == "random" || options.against == "search" || options.against == "self";
  const bool fits = options.size >= go::kLeastSide && options.size <= go::kMostSide;
  return known && fits && argc % 2 == 1 && options.games > 0 ? std::optional(options) : std::nullopt;
}

struct Contest {
  go::Position end;
  std::uint64_t simulations = 0;  ///< of the player in all
  std::uint64_t searches = 0;
};

Contest play(const Options& options, go::Colour players_colour, std::uint64_t seed) {
  go::Rules rules;
  rules.width = rules.height = static_cast<std::uint8_t>(options.size);
  rules.variant = options.variant;
  rules.komi_halves = options.size >= 9 ? 15 : 0;
  Contest contest{go::Position::initial(rules)};
  go::Position& position = contest.end;
  Random random(seed);
  go::Player player;
  for (int actions = 0; !position.is_over() && actions < 4'000; ++actions) {
    const bool players_turn = options.against == "self" || position.situation().actor() == players_colour;
    if (players_turn) {
      const auto decision = player.think(position, {.budget = options.budget, .seed = seed});
      if (!position.is_legal(decision.action)) std::abort();
      for (const auto& tried : decision.tried) contest.simulations += tried.visits;
      contest.searches += decision.tried.empty() ? 0U : 1U;
      position.play_unchecked(decision.action);
    } else if (options.against == "random") {
      position.play_unchecked(position.random_action(random));
    } else {
      const auto report = search_tree(position, {.budget = options.budget, .seed = random()});
      position.play_unchecked(report.actions.front().action);
    }
  }
  return contest;
}

int run(const Options& options) {
  double score = 0;
  std::uint64_t simulations = 0;
  std::uint64_t searches = 0;
  for (int game = 0; game < options.games; ++game) {
    const bool black = options.against == "self" || game % 2 == 0;
    const go::Colour colour = black ? go::Colour::Black : go::Colour::White;
    const Contest contest = play(options, colour, combine(options.seed, static_cast<std::uint64_t>(game)));
    const go::Colour winner = contest.end.winner();
    score += winner == colour ? 1 : winner == go::Colour::Empty ? 0.5 : 0;
    simulations += contest.simulations;
    searches += contest.searches;
    std::printf("game %3d: player %s, margin for Black %+.1f, %d turns; score %.1f of %d\n", game + 1,
                black ? "black" : "white", contest.end.score().margin_halves() / 2.0, contest.end.turn(), score,
                game + 1);
    std::fflush(stdout);
  }
  std::printf("%.1f of %d (%.1f %%), %.0f visits a search\n", score, options.games, 100 * score / options.games,
              searches == 0 ? 0.0 : static_cast<double>(simulations) / static_cast<double>(searches));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const auto options = read_options(argc, argv);
  if (!options) {
    std::fprintf(stderr, "go matches: an option is not known or has no good value; see the head of the source\n");
    return 2;
  }
  return run(*options);
}
