// What may have been done in each world.
#include <algorithm>
#include <iterator>
#include <utility>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"

namespace spooky {

using namespace combinatorial;

namespace {

/// Moves that are remembered at a time, in all worlds together.
constexpr std::size_t kMostRemembered = 20'000;

/// A move of the action of that number.
using Deed = std::pair<std::size_t, Move>;

/// The realisations of one summand, and for each what may have been done on the way there: the deeds of every run that
/// leads to it, sorted.
class Pasts {
 public:
  Pasts(const AnyClassical& game, Realisations start)
      : game_(game), realisations_(std::move(start)), deeds_(realisations_.size()) {}

  /// False when there is too much to remember.
  bool play(const Action& action, std::size_t number) {
    const Realisations next = std::visit(
        [&](const auto& game) { return after_action(game, std::span(std::as_const(realisations_)), action.moves); },
        game_);
    std::vector<std::vector<Deed>> deeds(next.size());
    std::size_t remembered = 0;
    for (std::size_t i = 0; i < realisations_.size(); ++i) {
      for (const Move move : action.moves) {
        const auto reached = classical::after(game_, realisations_[i], move);
        if (!reached) continue;
        const auto found = std::lower_bound(next.begin(), next.end(), *reached) - next.begin();
        std::vector<Deed>& there = deeds[static_cast<std::size_t>(found)];
        remembered -= there.size();
        std::vector<Deed> both;
        std::set_union(there.begin(), there.end(), deeds_[i].begin(), deeds_[i].end(), std::back_inserter(both));
        const Deed deed{number, move};
        const auto place = std::lower_bound(both.begin(), both.end(), deed);
        if (place == both.end() || *place != deed) both.insert(place, deed);
        there = std::move(both);
        remembered += there.size();
        if (remembered > kMostRemembered) return false;
      }
    }
    realisations_ = next;
    deeds_ = std::move(deeds);
    return true;
  }

  const std::vector<Deed>& of(std::size_t realisation) const { return deeds_[realisation]; }

 private:
  const AnyClassical& game_;
  Realisations realisations_;
  std::vector<std::vector<Deed>> deeds_;
};

}  // namespace

json::value Notation<combinatorial::Game>::past(const Position& start, std::span<const Action> actions) {
  std::vector<Pasts> pasts;
  for (std::size_t i = 0; i < start.summands().size(); ++i) {
    pasts.emplace_back(start.summands()[i].game, start.realisations(i));
  }
  Position position = start;
  for (std::size_t number = 0; number < actions.size(); ++number) {
    if (!pasts[actions[number].summand].play(actions[number], number)) return nullptr;
    position.play_unchecked(actions[number]);
  }
  json::array worlds;
  for (std::size_t summand = 0; summand < pasts.size(); ++summand) {
    for (const World& world : printed_worlds(position, summand)) {
      if ((worlds.size() + 1) * actions.size() > kMostRemembered) return nullptr;
      std::vector<std::vector<std::string>> done(actions.size());
      for (const auto& [number, move] : pasts[summand].of(world.place)) {
        done[number].push_back(part_move_text(position, summand, move));
      }
      json::array told;
      for (std::vector<std::string>& texts : done) {
        std::sort(texts.begin(), texts.end());
        told.emplace_back(json::array(texts.begin(), texts.end()));
      }
      worlds.push_back(std::move(told));
    }
  }
  return worlds;
}

}  // namespace spooky
