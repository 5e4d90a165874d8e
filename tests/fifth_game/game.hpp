#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "spooky/games/capabilities.hpp"

// A game that nobody plays: it shows that a new game needs its own folder and a line in each of the two lists. Two
// players bet in turn, once or twice the points of a toss; Nature tosses 0, 1 or 2 points with chances 1/6, 1/3, 1/2.
namespace spooky::toss {

struct Game;

struct Rules {
  using Game = toss::Game;

  int rounds = 2;  ///< tosses of each player

  bool operator==(const Rules&) const = default;
};

enum class Action : std::uint8_t { Single, Double, Low, Middle, High };

class Position {
 public:
  using Game = toss::Game;
  using Rules = toss::Rules;
  using Action = toss::Action;
  using Actions = std::vector<Action>;
  using Weight = Rational;

  struct Setup {
    int tossed = 0;
    int first = 0;
    int second = 0;
    int bet = 0;  ///< 0 while a player is to bet

    bool operator==(const Setup&) const = default;
  };
  enum class SetupError : std::uint8_t { TossedTooOften, TooManyPoints, BadBet };

  static Position initial(const Rules& rules) { return Position(rules, {}); }
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup) {
    const int tosses = 2 * rules.rounds;
    if (setup.tossed > tosses) return SetupError::TossedTooOften;
    const bool possible = setup.first <= 4 * ((setup.tossed + 1) / 2) && setup.second <= 4 * (setup.tossed / 2);
    if (!possible) return SetupError::TooManyPoints;
    if (setup.bet > 2 || (setup.bet > 0 && setup.tossed == tosses)) return SetupError::BadBet;
    return Position(rules, setup);
  }
  static Price price_of(const Setup&) { return 1; }
  static Price price_of_start(const Rules&) { return 1; }

  Position() = default;

  const Rules& rules() const { return rules_; }
  const Setup& shown() const { return now_; }
  int lead() const { return now_.first - now_.second; }

  Actor actor() const {
    if (now_.tossed == 2 * rules_.rounds) return Actor::None;
    if (now_.bet > 0) return Actor::Nature;
    return now_.tossed % 2 == 0 ? Actor::First : Actor::Second;
  }
  int turn() const { return now_.tossed + (actor() == Actor::None ? 0 : 1); }
  void legal_actions(Actions& list) const {
    list.clear();
    for (const Action action : {Action::Single, Action::Double, Action::Low, Action::Middle, Action::High}) {
      if (is_legal(action)) list.push_back(action);
    }
  }
  bool is_legal(Action action) const {
    return actor() != Actor::None && (actor() == Actor::Nature) == (action >= Action::Low);
  }
  Rational weight(Action action) const {
    return action == Action::Low ? Rational(1, 6) : action == Action::Middle ? Rational(1, 3) : Rational(1, 2);
  }
  Rational utility() const { return lead() > 0 ? 1 : lead() < 0 ? -1 : 0; }
  Hash hash() const { return recomputed_hash(); }
  Hash recomputed_hash() const {
    Hash hash = 0;
    for (const int number : {rules_.rounds, now_.tossed, now_.first, now_.second, now_.bet}) {
      hash = combine(hash, static_cast<std::uint64_t>(number));
    }
    return hash;
  }
  void play_unchecked(Action action) {
    if (action < Action::Low) {
      now_.bet = action == Action::Single ? 1 : 2;
      return;
    }
    int& points = now_.tossed % 2 == 0 ? now_.first : now_.second;
    points += now_.bet * (static_cast<int>(action) - static_cast<int>(Action::Low));
    now_.bet = 0;
    ++now_.tossed;
  }
  Price price(Action) const { return 1; }
  std::size_t bytes() const { return sizeof *this; }

  bool operator==(const Position&) const = default;

 private:
  Position(const Rules& rules, const Setup& setup) : rules_(rules), now_(setup) {}

  Rules rules_;
  Setup now_;
};

struct Game {
  using Position = toss::Position;
  using Capabilities = capabilities::List<>;
  static constexpr std::string_view kName = "toss";
  static constexpr std::string_view kTitle = "Toss";
  static constexpr std::string_view kFirst = "first";
  static constexpr std::string_view kSecond = "second";
};

}  // namespace spooky::toss
