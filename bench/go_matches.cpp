// Matches of the computer player of Quantum Go, colours alternating.
//
//   spooky_go_matches [--against random|search|self|gnugo] [--games N] [--time MS] [--simulations N] [--size N]
//                     [--variant NAME] [--seed N] [--threads N] [--level N]
//
// random: an opponent that plays uniformly at random; search: the tree search of any game at the same time for each
// action; self: the player against itself, for the share of Black; gnugo: GNU Go at a level (10 unless told), in the
// variant `plain`, both may resign, and otherwise GNU Go says what is dead at the end. With a time, simulations are not
// counted. Threads are the player's.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "gnugo.hpp"
#include "spooky/games/go/game.hpp"
#include "spooky/games/go/player/player.hpp"
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
  unsigned threads = 1;
  int level = 10;  ///< of GNU Go
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
    } else if (name == "--threads") {
      options.threads = static_cast<unsigned>(std::atoi(text.c_str()));
    } else if (name == "--level") {
      options.level = std::atoi(text.c_str());
    } else {
      return std::nullopt;
    }
  }
  const bool gnugo = options.against == "gnugo";
  if (gnugo) options.variant = go::Variant::Plain;
  const bool known = gnugo || options.against == "random" || options.against == "search" || options.against == "self";
  const std::size_t most_side = gnugo ? 19 : go::kMostSide;
  const bool fits = options.size >= go::kLeastSide && options.size <= most_side && options.level >= 0;
  const bool counts = options.games > 0 && options.threads > 0 && options.threads <= 64;
  return known && fits && counts && argc % 2 == 1 ? std::optional(options) : std::nullopt;
}

struct Contest {
  go::Position end;
  int margin_halves = 0;          ///< for Black; says nothing after a resignation
  std::uint64_t simulations = 0;  ///< of the player in all
  std::uint64_t searches = 0;
};

go::Rules rules_of(const Options& options) {
  go::Rules rules;
  rules.width = rules.height = static_cast<std::uint8_t>(options.size);
  rules.variant = options.variant;
  rules.komi_halves = options.size >= 9 ? 15 : 0;
  rules.suicide = options.against != "gnugo";
  return rules;
}

/// One action of the player in a contest.
go::Action think(const Options& options, go::Player& player, std::uint64_t seed, Contest& contest) {
  const go::PlayerSettings settings{
      .budget = options.budget, .seed = seed, .threads = options.threads, .may_resign = options.against == "gnugo"};
  const auto decision = player.think(contest.end, settings);
  if (!contest.end.is_legal(decision.action)) std::abort();
  for (const auto& tried : decision.tried) contest.simulations += tried.visits;
  contest.searches += decision.tried.empty() ? 0U : 1U;
  return decision.action;
}

std::optional<Contest> play(const Options& options, go::Colour players_colour, std::uint64_t seed) {
  Contest contest{go::Position::initial(rules_of(options))};
  go::Position& position = contest.end;
  Random random(seed);
  go::Player player;
  for (int actions = 0; !position.is_over() && actions < 4'000; ++actions) {
    const bool players_turn = options.against == "self" || position.situation().actor() == players_colour;
    if (players_turn) {
      position.play_unchecked(think(options, player, seed, contest));
    } else if (options.against == "random") {
      position.play_unchecked(position.random_action(random));
    } else {
      const auto report = search_tree(position, {.budget = options.budget, .seed = random()});
      position.play_unchecked(report.actions.front().action);
    }
  }
  contest.margin_halves = position.score().margin_halves();
  return contest;
}

/// A game against GNU Go; nothing, after a sentence, when they do not come to its end.
std::optional<Contest> play_gnugo(const Options& options, go::Colour players_colour, std::uint64_t seed) {
  const auto fail = [](const std::string& why) {
    std::fprintf(stderr, "go matches: %s\n", why.c_str());
    return std::nullopt;
  };
  Contest contest{go::Position::initial(rules_of(options))};
  go::Position& position = contest.end;
  go::Player player;
  GnuGo gnugo(position.rules(), options.level, seed);
  if (!gnugo.is_there()) return fail("GNU Go is not installed; on Debian it is the package gnugo");
  while (!position.is_over()) {
    if (position.situation().to_move() != players_colour) {
      const auto action = gnugo.turn(position);
      if (!action) return fail("GNU Go broke the rules: " + action.error().reason);
      position.play_unchecked(*action);
      continue;
    }
    const go::Action action = think(options, player, seed, contest);
    if (action != go::Action::resign() && !gnugo.hear(position, action)) return fail("GNU Go did not take a turn");
    position.play_unchecked(action);
  }
  if (position.by_resignation()) return contest;
  const auto margin = gnugo.margin_halves();
  if (!margin) return fail(margin.error().reason);
  contest.margin_halves = *margin;
  return contest;
}

/// The player's share of a contest: 1, 1/2 or 0.
double share_of(const Contest& contest, go::Colour colour) {
  if (contest.end.by_resignation()) return contest.end.winner() == colour ? 1 : 0;
  const int margin = colour == go::Colour::Black ? contest.margin_halves : -contest.margin_halves;
  return margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
}

void print(const Contest& contest, int game, bool black, double score) {
  std::printf("game %3d: player %s, ", game, black ? "black" : "white");
  if (contest.end.by_resignation()) {
    std::printf("%s resigned", contest.end.winner() == go::Colour::Black ? "White" : "Black");
  } else {
    std::printf("margin for Black %+.1f", contest.margin_halves / 2.0);
    const int standing = contest.end.score().margin_halves();
    if (standing != contest.margin_halves) std::printf(" (as it stands %+.1f)", standing / 2.0);
  }
  std::printf(", %d turns; score %.1f of %d\n", contest.end.turn() - 1, score, game);
  std::fflush(stdout);
}

/// Wilson's interval for a share of games, at 95 %.
struct Interval {
  double low;
  double high;
};
Interval interval_of(double score, int games) {
  constexpr double kZ = 1.96;
  const double share = score / games;
  const double scale = 1 + kZ * kZ / games;
  const double centre = (share + kZ * kZ / (2 * games)) / scale;
  const double reach = kZ / scale * std::sqrt(share * (1 - share) / games + kZ * kZ / (4.0 * games * games));
  return {std::max(0.0, centre - reach), std::min(1.0, centre + reach)};
}

int run(const Options& options) {
  double score = 0;
  std::uint64_t simulations = 0;
  std::uint64_t searches = 0;
  for (int game = 0; game < options.games; ++game) {
    const bool black = options.against == "self" || game % 2 == 0;
    const go::Colour colour = black ? go::Colour::Black : go::Colour::White;
    const std::uint64_t seed = combine(options.seed, static_cast<std::uint64_t>(game));
    const bool gnugo = options.against == "gnugo";
    const auto contest = gnugo ? play_gnugo(options, colour, seed) : play(options, colour, seed);
    if (!contest) return 1;
    score += share_of(*contest, colour);
    simulations += contest->simulations;
    searches += contest->searches;
    print(*contest, game + 1, black, score);
  }
  const Interval interval = interval_of(score, options.games);
  std::printf("%.1f of %d (%.1f %%, 95 %% interval %.1f to %.1f %%), %.0f visits a search\n", score, options.games,
              100 * score / options.games, 100 * interval.low, 100 * interval.high,
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
