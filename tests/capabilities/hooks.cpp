// A game with some abilities, which compiles; and, with one of the names of tests/capabilities/CMakeLists.txt defined,
// the same game with one thing wrong, which must not. It is compiled by the tests and never run.
#include "search/toy_games.hpp"
#include "spooky/formats/capabilities.hpp"

namespace spooky::hooks {

struct Game;

struct Position : toys::DicePosition {
  using Game = hooks::Game;
  struct Rules {
    using Game = hooks::Game;
    bool operator==(const Rules&) const = default;
  };

  static Position initial(const Rules&) { return {}; }
  static Result<Position, SetupError> from(const Rules&, const Setup&) { return Position(); }
  static Price price_of_start(const Rules&) { return 1; }
  Rules rules() const { return {}; }
  bool operator==(const Position&) const = default;

#if defined(MISTYPED_IN_POSITION)
  int effort() const { return 1; }
#else
  std::uint64_t effort() const { return 1; }
#endif
};

struct Game {
  using Position = hooks::Position;
#if defined(LISTED_ELSEWHERE)
  using Capabilities = capabilities::List<capabilities::Solver, capabilities::Effort, capabilities::Odds>;
#else
  using Capabilities = capabilities::List<capabilities::Solver, capabilities::Effort>;
#endif
  static constexpr std::string_view kName = "hooks";
  static constexpr std::string_view kTitle = "Hooks";
  static constexpr std::string_view kFirst = "first";
  static constexpr std::string_view kSecond = "second";

#if defined(MISSPELT_IN_GAME)
  static Result<Solution<int>> sovle(const Position&, const SolveLimits&);
#else
  static Result<Solution<int>> solve(const Position&, const SolveLimits&);
#endif
#if defined(UNLISTED_IN_GAME)
  // Overloaded and of the wrong type: the name alone tells that somebody meant the ability.
  static int count_turns(const Position&);
  static int count_turns(const Position&, double);
#endif
};

/// A report that only this game has: nothing outside its folder knows it.
struct Luck : capabilities::PositionReport<Luck> {
  static constexpr std::string_view kName = "luck";
  static constexpr std::string_view kTells = "whether there is any";
  SPOOKY_HOOK(luck);
};

}  // namespace spooky::hooks

namespace spooky {

template <>
struct Notation<hooks::Game> {
  using Capabilities =
      capabilities::List<capabilities::Worlds, capabilities::Witness, capabilities::Temperature, hooks::Luck>;
  using Position = hooks::Position;

#if defined(MISSPELT_REPORT)
  static Result<json::value> wrolds(const Position&);
#elif defined(MISTYPED_REPORT)
  static std::string worlds(const Position&);
#else
  static Result<json::value> worlds(const Position&);
#endif
  static json::value witness(const Position&, std::span<const int>);
  static json::value temperature(const Position&, const Solution<int>&);
#if !defined(MISSING_OWN_REPORT)
  static json::value luck(const Position&);
#endif
#if defined(UNLISTED_REPORT)
  static json::value ket(const Position&);
#endif
};

static_assert(CapableGame<hooks::Game>);
static_assert(capabilities::keeps_word<hooks::Game>(Notation<hooks::Game>::Capabilities(), capabilities::AllOfText()));
static_assert(has<hooks::Game, capabilities::Solver> && !has<hooks::Game, capabilities::Faces>);
static_assert(has<hooks::Game, capabilities::Worlds> && !has<hooks::Game, capabilities::Odds>);

}  // namespace spooky
