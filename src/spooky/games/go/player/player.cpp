#include "spooky/games/go/player/player.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "spooky/core/parallel.hpp"
#include "spooky/games/go/player/root_actions.hpp"
#include "spooky/games/go/player/tree_search.hpp"

namespace spooky::go {

namespace {

/// A collapse choice has been looked at before and is one of a few: it takes this part of the time of a placement.
constexpr std::uint64_t kChoiceShare = 4;

/// Up to this size of a board the levels take so many simulations; on larger ones fewer.
constexpr std::size_t kUsualPoints = 169;

/// Whether who acts has won if both pass now. What a last measurement would change is not known.
bool wins_count(const Position& position) {
  if (position.rules().remaining == Remaining::Measure && !position.board().groups().empty()) return false;
  const int margin = position.score().margin_halves();
  return position.situation().actor() == Colour::Black ? margin > 0 : margin < 0;
}

/// The only action there is to choose, if it is one.
bool is_forced(const Choice& choice) {
  return std::count(choice.allowed.begin(), choice.allowed.begin() + choice.count, true) == 1;
}

/// How long a point of the board takes a simulation, compared with groups of which one stone is kept. W groups stay
/// entangled for long: their games have many more choices, and their chains are taken apart, the longer the board is
/// larger.
double effort_of_shapes(const Rules& rules) {
  const auto shapes = Situation(rules).shapes();
  if (std::none_of(shapes.begin(), shapes.end(), loses_one)) return 1;
  const bool fours_only = std::all_of(shapes.begin(), shapes.end(), [](Shape shape) { return stones_of(shape) == 4; });
  return (fours_only ? 8 : 4) * std::sqrt(std::max(1.0, static_cast<double>(rules.points()) / kUsualPoints));
}

/// The same, compared with a grid: where points have more contacts than there, a stone has more to look at.
double effort_of_point(const Rules& rules) {
  constexpr double kUsualContacts = 8;
  if (rules.is_grid()) return effort_of_shapes(rules);
  const double contacts = static_cast<double>(rules.topology->contacts()) / static_cast<double>(rules.points());
  return effort_of_shapes(rules) * std::max(1.0, contacts / kUsualContacts);
}

}  // namespace

Player::Player() = default;
Player::Player(Player&&) noexcept = default;
Player& Player::operator=(Player&&) noexcept = default;
Player::~Player() = default;

Decision Player::think(const Position& position, const PlayerSettings& settings) {
  const Situation& situation = position.situation();
  if (situation.is_choosing()) {
    const Choice choice = position.choice();
    if (is_forced(choice)) {
      const auto at = std::find(choice.allowed.begin(), choice.allowed.end(), true) - choice.allowed.begin();
      return {{.action = choice.action(static_cast<std::size_t>(at)), .tried = {}}, {}};
    }
  } else if (situation.passes() == 1 && wins_count(position)) {
    return {{.action = Action::pass(), .win_rate = 1, .tried = {}}, {}};
  }
  Decision decision = search(position, settings);
  if (settings.may_resign && is_hopeless(situation.actor(), decision)) decision.action = Action::resign();
  return decision;
}

Decision Player::search(const Position& position, const PlayerSettings& settings) {
  const unsigned threads = std::max(1U, settings.threads);
  if (trees_.size() != threads) trees_.clear();
  const std::uint64_t share = position.situation().is_choosing() ? kChoiceShare : 1;
  const std::uint64_t simulations = std::max<std::uint64_t>(settings.budget.simulations / share, 1);
  const bool is_new = trees_.empty();
  trees_.resize(threads);
  run_parallel(threads, [&](unsigned thread) {
    auto& tree = trees_[thread];
    if (is_new) {
      tree = std::make_unique<TreeSearch>(position, combine(settings.seed, thread));
    } else {
      tree->move_to(position);
    }
    tree->run({.simulations = simulations / threads + (thread < simulations % threads ? 1 : 0),
               .time = settings.budget.time / static_cast<int>(share)});
  });

  const RootActions actions(position, trees_);
  BeliefCounter beliefs = trees_[0]->beliefs();
  for (unsigned thread = 1; thread < threads; ++thread) beliefs.add(trees_[thread]->beliefs());
  TriedAction best = actions.best();
  // A game that is won as it stands, and stays so if one lets the opponent play, need not be played on.
  constexpr double kSure = 0.9;
  constexpr double kAsGood = 0.02;
  const TriedAction pass = actions.find(Action::pass());
  const bool enough = pass.visits >= 30 && pass.win_rate >= kSure && pass.win_rate >= best.win_rate - kAsGood;
  if (enough && wins_count(position)) best = pass;
  Decision decision{{best.action, best.win_rate, 0, actions.tried()}, beliefs.beliefs()};
  for (const auto& tree : trees_) decision.simulations += tree->root().visits;
  return decision;
}

/// Counts the turns without a chance. A player resigns after some of them in a row.
bool Player::is_hopeless(Colour player, const Decision& decision) {
  constexpr double kNoChance = 0.06;
  constexpr std::uint64_t kLeastVisits = 100;
  constexpr int kPatience = 3;
  int& turns = hopeless_[player == Colour::Black ? 0 : 1];
  if (decision.action.kind != Action::Kind::Place) return false;
  const bool lost = decision.simulations >= kLeastVisits && decision.win_rate < kNoChance;
  turns = lost ? turns + 1 : 0;
  return turns >= kPatience;
}

std::uint64_t level_simulations(int level, const Rules& rules) {
  static constexpr std::uint64_t kSimulations[] = {100, 500, 2'500, 10'000, 40'000};
  static_assert(std::size(kSimulations) == kHighestPlayerLevel);
  const std::uint64_t simulations = kSimulations[std::clamp(level, 1, kHighestPlayerLevel) - 1];
  const double most_points = static_cast<double>(simulations * kUsualPoints);
  const double points = static_cast<double>(std::max(kUsualPoints, rules.points())) * effort_of_point(rules);
  return static_cast<std::uint64_t>(most_points / points);
}

std::uint64_t thinking_work(const Position& position, int level) {
  const Rules& rules = position.rules();
  const auto simulations = static_cast<double>(level_simulations(level, rules));
  return static_cast<std::uint64_t>(simulations * static_cast<double>(rules.points()) * effort_of_point(rules));
}

Decision decide_at_level(const Position& position, int level, std::uint64_t seed, unsigned threads) {
  Player player;
  PlayerSettings settings;
  settings.budget.simulations = level_simulations(level, position.rules());
  settings.seed = seed;
  settings.threads = threads;
  return player.think(position, settings);
}

}  // namespace spooky::go
