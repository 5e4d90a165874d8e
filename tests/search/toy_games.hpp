#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "spooky/games/capabilities.hpp"

namespace spooky::toys {

struct DiceGame;

/// A small game with Nature in it, for testing search: the first player bets 0, 1 or 2; a die with faces 1/6, 1/3, 1/2
/// is thrown; then the second player may double or keep. All values are easy to work out by hand.
struct DicePosition {
  using Game = DiceGame;
  struct Rules {
    using Game = DiceGame;
    bool operator==(const Rules&) const = default;
  };
  using Action = int;
  using Actions = std::vector<int>;
  using Weight = Rational;

  int stage = 0;
  int bet = 0;
  int face = 0;
  int doubled = 0;

  static DicePosition initial(const Rules&) { return {}; }
  struct Setup {};
  struct SetupError {};
  static Result<DicePosition, SetupError> from(const Rules&, const Setup&) { return DicePosition(); }
  static Price price_of(const Setup&) { return 1; }
  Rules rules() const { return {}; }
  Actor actor() const {
    constexpr Actor kActors[] = {Actor::First, Actor::Nature, Actor::Second, Actor::None};
    return kActors[stage];
  }
  int turn() const { return 1; }
  void legal_actions(Actions& list) const {
    list.clear();
    if (stage == 0 || stage == 1) list = {0, 1, 2};
    if (stage == 2) list = {0, 1};
  }
  Price price(Action) const { return 1; }
  static Price price_of_start(const Rules&) { return 1; }
  std::size_t bytes() const { return sizeof *this; }
  bool is_legal(Action action) const { return stage < 3 && action >= 0 && action < (stage == 2 ? 2 : 3); }
  Rational weight(Action action) const {
    return action == 0 ? Rational(1, 6) : action == 1 ? Rational(1, 3) : Rational(1, 2);
  }
  /// Face 0 loses the bet, face 1 is nothing, face 2 wins it; in eighths. Doubling doubles either way.
  Rational utility() const { return Rational(bet * (face - 1) * (doubled == 1 ? 2 : 1) + (bet == 1 ? 1 : 0), 8); }
  Hash hash() const { return recomputed_hash(); }
  Hash recomputed_hash() const {
    return mix(static_cast<std::uint64_t>(stage * 1000 + bet * 100 + face * 10 + doubled));
  }
  void play_unchecked(Action action) {
    (stage == 0 ? bet : stage == 1 ? face : doubled) = action;
    ++stage;
  }
  bool operator==(const DicePosition&) const = default;
};

struct DiceGame {
  using Position = DicePosition;
  using Capabilities = capabilities::List<>;
  static constexpr std::string_view kName = "dice";
  static constexpr std::string_view kTitle = "Dice";
  static constexpr std::string_view kFirst = "first";
  static constexpr std::string_view kSecond = "second";
};

template <class W>
struct WheelGame;

/// A wheel of fortune with weights of any kind: the first player walks away with 0 or spins, and gets -1, 0 or 1.
template <class W>
struct WheelPosition {
  using Game = WheelGame<W>;
  struct Rules {
    using Game = WheelGame<W>;
    bool operator==(const Rules&) const = default;
  };
  using Action = int;
  using Actions = std::vector<int>;
  using Weight = W;

  std::vector<W> weights;
  int stage = 0;
  int result = 0;

  static WheelPosition initial(const Rules&) { return {}; }
  struct Setup {};
  struct SetupError {};
  static Result<WheelPosition, SetupError> from(const Rules&, const Setup&) { return WheelPosition(); }
  static Price price_of(const Setup&) { return 1; }
  Rules rules() const { return {}; }
  Actor actor() const { return stage == 0 ? Actor::First : stage == 1 ? Actor::Nature : Actor::None; }
  int turn() const { return 1; }
  void legal_actions(Actions& list) const {
    list.clear();
    if (stage == 0) list = {0, 1};
    if (stage == 1) list = {-1, 0, 1};
  }
  Price price(Action) const { return 1; }
  static Price price_of_start(const Rules&) { return 1; }
  std::size_t bytes() const { return sizeof *this; }
  bool is_legal(Action action) const { return stage == 0 ? action == 0 || action == 1 : stage == 1; }
  W weight(Action action) const { return weights[static_cast<std::size_t>(action + 1)]; }
  Rational utility() const { return Rational(result); }
  Hash hash() const { return recomputed_hash(); }
  Hash recomputed_hash() const { return mix(static_cast<std::uint64_t>(stage * 10 + result)); }
  void play_unchecked(Action action) {
    if (stage == 1) result = action;
    stage = stage == 0 && action == 1 ? 1 : 2;
  }
  bool operator==(const WheelPosition&) const = default;
};

template <class W>
struct WheelGame {
  using Position = WheelPosition<W>;
  using Capabilities = capabilities::List<>;
  static constexpr std::string_view kName = "wheel";
  static constexpr std::string_view kTitle = "Wheel";
  static constexpr std::string_view kFirst = "first";
  static constexpr std::string_view kSecond = "second";
};

}  // namespace spooky::toys
