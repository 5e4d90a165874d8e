// Matches of the computer player of Niel's Chess, colours alternating.
//
//   spooky_chess_matches [--against random|search|stockfish|self] [--games N] [--time MS] [--nodes N] [--level N]
//                        [--variant NAME] [--board NAME] [--seed N] [--threads N] [--skill N] [--stockfish-nodes N]
//
// random: an opponent that plays uniformly at random; search: the tree search of any game at the same time for each
// move; stockfish: at a skill (20 unless told) and the same time or a number of nodes, in the variant `plain`; self:
// the player against itself, for the share of White. The player has a time or a number of nodes for each move, or a
// level. Repetition and fifty moves are draws. It is also told how often the player took longer than it should.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/games/chess/game.hpp"
#include "spooky/games/chess/player/player.hpp"
#include "spooky/games/chess/player/searcher.hpp"
#include "spooky/search/chance.hpp"
#include "spooky/search/mcts.hpp"
#include "stockfish.hpp"

namespace {

using namespace spooky;
using Milliseconds = std::chrono::milliseconds;

struct Options {
  std::string against = "random";
  int games = 20;
  int time = 50;
  std::uint64_t nodes = 0;
  int level = 0;  ///< 0: none
  chess::Rules rules;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  Stockfish::Strength stockfish;
};

template <std::size_t kCount>
std::optional<std::size_t> place_in(const std::array<std::string_view, kCount>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

bool read_rules(Options& options, std::string_view name, std::string_view text) {
  static constexpr std::array<std::string_view, 9> kVariants = {
      "niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "partial", "plain"};
  static constexpr std::array<std::string_view, 5> kBoards = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6",
                                                              "losalamos6x6"};
  if (name == "--variant") {
    const auto place = place_in(kVariants, text);
    if (place) options.rules.variant = static_cast<chess::Variant>(*place);
    return place.has_value();
  }
  const auto place = place_in(kBoards, text);
  if (place) options.rules.board = static_cast<chess::BoardShape>(*place);
  options.rules.double_step = options.rules.board == chess::BoardShape::Standard8x8;
  return place.has_value();
}

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  options.rules.draws = true;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string_view name = argv[i];
    const std::string text = argv[i + 1];
    const std::uint64_t number = std::strtoull(text.c_str(), nullptr, 10);
    if (name == "--against") {
      options.against = text;
    } else if (name == "--games") {
      options.games = static_cast<int>(number);
    } else if (name == "--time") {
      options.time = static_cast<int>(number);
    } else if (name == "--nodes") {
      options.nodes = number;
    } else if (name == "--level") {
      options.level = static_cast<int>(number);
    } else if (name == "--variant" || name == "--board") {
      if (!read_rules(options, name, text)) return std::nullopt;
    } else if (name == "--seed") {
      options.seed = number;
    } else if (name == "--threads") {
      options.threads = static_cast<unsigned>(number);
    } else if (name == "--skill") {
      options.stockfish.skill = static_cast<int>(number);
    } else if (name == "--stockfish-nodes") {
      options.stockfish.nodes = number;
    } else {
      return std::nullopt;
    }
  }
  options.stockfish.milliseconds = options.time;
  if (options.against == "stockfish") options.rules.variant = chess::Variant::Plain;
  const bool standard = options.rules.board == chess::BoardShape::Standard8x8;
  const bool known = options.against == "random" || options.against == "search" || options.against == "self" ||
                     (options.against == "stockfish" && standard);
  const bool counts = options.games > 0 && options.time > 0 && options.threads > 0 && options.threads <= 64;
  return known && counts && argc % 2 == 1 ? std::optional(options) : std::nullopt;
}

struct Contest {
  chess::Position end;
  std::uint64_t nodes = 0;  ///< of the player in all
  std::uint64_t depths = 0;
  std::uint64_t searches = 0;
  std::uint64_t overstepped = 0;
  Milliseconds longest{0};
};

/// One move of the player in a contest.
chess::Action think(const Options& options, chess::Searcher& searcher, std::uint64_t seed, Contest& contest) {
  if (options.level > 0) {
    const auto decision = chess::decide_at_level(contest.end, options.level, seed, options.threads);
    contest.nodes += decision.simulations;
    ++contest.searches;
    return decision.action;
  }
  chess::SearchLimits limits;
  limits.nodes = options.nodes;
  if (options.nodes == 0) limits.time = Milliseconds(options.time);
  limits.threads = options.threads;
  limits.seed = seed;
  if (options.against == "self") limits.noise = 10;
  const auto start = std::chrono::steady_clock::now();
  const auto result = searcher.search(contest.end, limits);
  const auto taken = std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - start);
  contest.longest = std::max(contest.longest, taken);
  if (options.nodes == 0 && taken > limits.time) ++contest.overstepped;
  contest.nodes += result.nodes;
  contest.depths += static_cast<std::uint64_t>(result.depth);
  ++contest.searches;
  return result.action;
}

/// An ordinary move as engines of ordinary chess write it.
std::string plain_text(chess::Action move) {
  const auto square = [](chess::Square at) {
    return std::string{static_cast<char>('a' + chess::file_of(at)), static_cast<char>('1' + chess::rank_of(at))};
  };
  std::string text = square(move.from()) + square(move.to());
  if (move.promotes()) text.push_back("pnbrqk"[chess::index_of(move.promotion())]);
  return text;
}

/// The opponent's action; nothing, after a sentence, when there is none.
std::optional<chess::Action> answer(const Options& options, const chess::Position& position, Random& random,
                                    Stockfish* stockfish, const std::vector<std::string>& moves) {
  if (options.against == "search") {
    MctsSettings settings;
    settings.budget = {.simulations = std::numeric_limits<std::uint64_t>::max(), .time = Milliseconds(options.time)};
    settings.seed = random();
    return search_tree(position, settings).actions.front().action;
  }
  chess::Position::Actions list;
  position.legal_actions(list);
  if (options.against == "random") return list[draw_action(position, list, random)];
  const std::string text = stockfish->move_after(moves);
  for (const chess::Action action : list) {
    if (plain_text(action) == text) return action;
  }
  std::fprintf(stderr, "chess matches: Stockfish did not play a legal move: '%s'\n", text.c_str());
  return std::nullopt;
}

std::optional<Contest> play(const Options& options, chess::Colour players_colour, std::uint64_t seed) {
  Contest contest{.end = chess::Position::initial(options.rules)};
  chess::Position& position = contest.end;
  Random random(seed);
  chess::Searcher searcher(32);
  std::unique_ptr<Stockfish> stockfish;
  if (options.against == "stockfish") {
    stockfish = std::make_unique<Stockfish>(options.stockfish);
    if (!stockfish->is_there()) {
      std::fprintf(stderr, "chess matches: Stockfish is not installed; on Debian it is the package stockfish\n");
      return std::nullopt;
    }
  }
  std::vector<std::string> moves;
  chess::Position::Actions list;
  while (!position.is_over()) {
    if (position.actor() == Actor::Nature) {
      position.legal_actions(list);
      position.play_unchecked(list[draw_chance(position, list, random)]);
      continue;
    }
    const bool own = options.against == "self" || position.board().to_move() == players_colour;
    const auto action =
        own ? think(options, searcher, random(), contest) : answer(options, position, random, stockfish.get(), moves);
    if (!action) return std::nullopt;
    if (!position.is_legal(*action)) std::abort();
    if (stockfish) moves.push_back(plain_text(*action));
    position.play_unchecked(*action);
  }
  return contest;
}

/// The player's share of a contest: 1, 1/2 or 0.
double share_of(const Contest& contest, chess::Colour colour) {
  const auto winner = contest.end.winner();
  return !winner ? 0.5 : *winner == colour ? 1 : 0;
}

std::string_view ending_of(const chess::Position& position) {
  static constexpr std::string_view kNames[] = {"none",       "checkmate", "stalemate",  "dead",
                                                "repetition", "fifty",     "resignation"};
  return kNames[static_cast<std::size_t>(position.ending())];
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
  Contest all{.end = {}};
  for (int game = 0; game < options.games; ++game) {
    const bool white = options.against == "self" || game % 2 == 0;
    const chess::Colour colour = white ? chess::Colour::White : chess::Colour::Black;
    const auto contest = play(options, colour, combine(options.seed, static_cast<std::uint64_t>(game)));
    if (!contest) return 1;
    const double share = share_of(*contest, colour);
    score += share;
    all.nodes += contest->nodes;
    all.depths += contest->depths;
    all.searches += contest->searches;
    all.overstepped += contest->overstepped;
    all.longest = std::max(all.longest, contest->longest);
    const auto ending = ending_of(contest->end);
    std::printf("game %3d: player %s, %.1f by %.*s, %d turns; score %.1f of %d\n", game + 1, white ? "white" : "black",
                share, static_cast<int>(ending.size()), ending.data(), contest->end.turn(), score, game + 1);
    std::fflush(stdout);
  }
  const Interval interval = interval_of(score, options.games);
  const double searches = std::max(1.0, static_cast<double>(all.searches));
  std::printf("%.1f of %d (%.1f %%, 95 %% interval %.1f to %.1f %%), %.0f nodes and depth %.1f a search\n", score,
              options.games, 100 * score / options.games, 100 * interval.low, 100 * interval.high,
              static_cast<double>(all.nodes) / searches, static_cast<double>(all.depths) / searches);
  std::printf("longest thought %lld ms, overstepped %llu of %llu times\n", static_cast<long long>(all.longest.count()),
              static_cast<unsigned long long>(all.overstepped), static_cast<unsigned long long>(all.searches));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const auto options = read_options(argc, argv);
  if (!options) {
    std::fprintf(stderr, "chess matches: an option is not known or has no good value; see the head of the source\n");
    return 2;
  }
  return run(*options);
}
