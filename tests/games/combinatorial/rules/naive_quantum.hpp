#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "spooky/classical/any_classical.hpp"
#include "spooky/values/universe.hpp"
#include "values/testing.hpp"

// Quantum games a second time, by the words of the clauses Q1–Q6: sets of realisations, every subset of the available
// moves, plain memoised search. Nothing is left out and nothing is shared with the fast implementation.
namespace spooky::combinatorial::naive {

using classical::Owner;
using values::Side;

/// Q1: Γ from any source. Positions are numbers, moves are letters.
struct Gamma {
  std::vector<std::map<unsigned, unsigned>> rows;  ///< position, letter: where it leads
  std::map<unsigned, Owner> owners;                ///< of every letter
};

/// Q2.
using Worlds = std::set<unsigned>;
/// Q3.
using Choice = std::set<unsigned>;

inline bool belongs_to(Owner owner, Side side) {
  if (owner == Owner::Both) return true;
  return side == Side::Left ? owner == Owner::Left : owner == Owner::Right;
}

/// A quantum game by its ruleset's name and its width, 0 for any.
class Game {
 public:
  Game(const Gamma& gamma, std::string ruleset, unsigned width)
      : gamma_(gamma), ruleset_(std::move(ruleset)), width_(width) {}

  bool is_legal_in(unsigned world, unsigned letter) const { return gamma_.rows[world].contains(letter); }

  /// The moves a side has in one realisation.
  Choice moves_in(unsigned world, Side side) const {
    Choice letters;
    for (const auto& [letter, to] : gamma_.rows[world]) {
      if (belongs_to(gamma_.owners.at(letter), side)) letters.insert(letter);
    }
    return letters;
  }

  /// Q3: legal in at least one realisation.
  Choice available(const Worlds& worlds, Side side) const {
    Choice letters;
    for (const unsigned world : worlds) letters.merge(moves_in(world, side));
    return letters;
  }

  /// Q5, of an available move.
  bool may_play_alone(const Worlds& worlds, Side side, unsigned letter) const {
    const bool is_only_move = available(worlds, side).size() == 1;
    bool is_legal_everywhere = true;
    bool is_legal_where_one_can_move = true;
    for (const unsigned world : worlds) {
      if (is_legal_in(world, letter)) continue;
      is_legal_everywhere = false;
      if (!moves_in(world, side).empty()) is_legal_where_one_can_move = false;
    }
    if (ruleset_ == "A") return false;
    if (ruleset_ == "B") return is_only_move;
    if (ruleset_ == "C") return is_legal_everywhere;
    if (ruleset_ == "C'") return is_legal_where_one_can_move;
    if (ruleset_ == "D") return true;
    return is_only_move || is_legal_everywhere;  // BC
  }

  /// Every action of a side.
  std::set<Choice> actions(const Worlds& worlds, Side side) const {
    const Choice letters = available(worlds, side);
    std::set<Choice> list;
    add_choices({letters.begin(), letters.end()}, 0, {}, list);
    std::erase_if(list, [&](const Choice& choice) {
      return choice.size() == 1 && !may_play_alone(worlds, side, *choice.begin());
    });
    return list;
  }

  /// Q4.
  Worlds after(const Worlds& worlds, const Choice& choice) const {
    Worlds next;
    for (const unsigned world : worlds) {
      for (const unsigned letter : choice) {
        if (is_legal_in(world, letter)) next.insert(gamma_.rows[world].at(letter));
      }
    }
    return next;
  }

  /// Whether the side that begins wins.
  bool wins(const Worlds& worlds, Side first) {
    const auto key = std::pair(worlds, first);
    if (const auto found = wins_.find(key); found != wins_.end()) return found->second;
    bool wins_here = false;
    for (const Worlds& option : options(worlds, first)) wins_here |= !wins(option, values::other(first));
    return wins_[key] = wins_here;
  }

  values::OutcomeClass outcome(const Worlds& worlds) {
    const bool left = wins(worlds, Side::Left);
    const bool right = wins(worlds, Side::Right);
    if (left && right) return values::OutcomeClass::N;
    if (!left && !right) return values::OutcomeClass::P;
    return left ? values::OutcomeClass::L : values::OutcomeClass::R;
  }

  /// The actions after which the opponent loses.
  std::set<Choice> winning(const Worlds& worlds, Side side) {
    std::set<Choice> list = actions(worlds, side);
    std::erase_if(list, [&](const Choice& choice) { return wins(after(worlds, choice), values::other(side)); });
    return list;
  }

  /// Of an impartial game: the least number that no option has.
  unsigned grundy(const Worlds& worlds) {
    if (const auto found = grundy_.find(worlds); found != grundy_.end()) return found->second;
    std::set<unsigned> seen;
    for (const Worlds& option : options(worlds, Side::Left)) seen.insert(grundy(option));
    unsigned value = 0;
    while (seen.contains(value)) ++value;
    return grundy_[worlds] = value;
  }

  /// The canonical form; always in the same universe.
  values::Value value(values::Universe& universe, const Worlds& worlds) {
    if (const auto found = values_.find(worlds); found != values_.end()) return found->second;
    std::vector<values::Value> left;
    std::vector<values::Value> right;
    for (const Worlds& option : options(worlds, Side::Left)) left.push_back(value(universe, option));
    for (const Worlds& option : options(worlds, Side::Right)) right.push_back(value(universe, option));
    return values_[worlds] = values::must(universe.game(left, right));
  }

  std::set<Worlds> options(const Worlds& worlds, Side side) const {
    std::set<Worlds> list;
    for (const Choice& choice : actions(worlds, side)) list.insert(after(worlds, choice));
    return list;
  }

 private:
  /// Every set of the letters from the first on, added to the chosen ones, that is neither empty nor too wide.
  void add_choices(const std::vector<unsigned>& letters, std::size_t first, const Choice& chosen,
                   std::set<Choice>& list) const {
    if (!chosen.empty()) list.insert(chosen);
    if (width_ != 0 && chosen.size() == width_) return;
    for (std::size_t i = first; i < letters.size(); ++i) {
      Choice more = chosen;
      more.insert(letters[i]);
      add_choices(letters, i + 1, more, list);
    }
  }

  const Gamma& gamma_;
  std::string ruleset_;
  unsigned width_;
  std::map<std::pair<Worlds, Side>, bool> wins_;
  std::map<Worlds, unsigned> grundy_;
  std::map<Worlds, values::Value> values_;
};

/// Γ of everything that can be reached in a classical game, and the numbers of its positions.
struct Explored {
  Gamma gamma;
  std::map<classical::Position, unsigned> numbers;

  Worlds worlds(const std::vector<classical::Position>& positions) const {
    Worlds set;
    for (const classical::Position& position : positions) set.insert(numbers.at(position));
    return set;
  }
};

inline unsigned explore_from(const classical::AnyClassical& game, classical::Position position, Explored& explored) {
  if (const auto found = explored.numbers.find(position); found != explored.numbers.end()) return found->second;
  const auto number = static_cast<unsigned>(explored.gamma.rows.size());
  explored.numbers[position] = number;
  explored.gamma.rows.emplace_back();
  for (const Side side : {Side::Left, Side::Right}) {
    classical::Moves letters;
    classical::moves(game, position, side, letters);
    for (const unsigned letter : letters) {
      explored.gamma.owners[letter] = classical::owner(game, letter);
      const unsigned to = explore_from(game, *classical::after(game, position, letter), explored);
      explored.gamma.rows[number][letter] = to;
    }
  }
  return number;
}

inline Explored explore(const classical::AnyClassical& game, const std::vector<classical::Position>& starts) {
  Explored explored;
  for (const classical::Position& start : starts) explore_from(game, start, explored);
  return explored;
}

}  // namespace spooky::combinatorial::naive
