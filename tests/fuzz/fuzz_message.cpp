// What clients say to the server, over the WebSocket or to open a game: read or refused with a sentence. A game that
// can be opened can be replayed, and so can its rematch; an action is judged, and only a legal one is accepted.
#include "fuzz.hpp"
#include "server/live_game.hpp"

using namespace spooky;
using namespace spooky::server;

static void require_sentence(const std::string& reason) {
  require(!reason.empty() && reason.find('\n') == std::string::npos);
}

static Die& die() {
  static const auto one = make_die("seed", 1);
  return *one;
}

static void judge(const Act& act) {
  static const std::string kToken(43, 'x');
  static const LiveGame kGame = *LiveGame::from_stored(*read_new_game(
      R"({"game":"tictactoe","moves":["a1b2","a1b2","@a1"],"seats":{"x":")" + kToken + R"("}})", 0, {}, die()));
  const auto verdict = kGame.judge(kGame.seat(Actor::First), act);
  if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
    require_sentence(refusal->reason);
    require(refusal->number == act.number);
  } else if (const auto* accepted = std::get_if<LiveGame::Accepted>(&verdict)) {
    require(act.number == 4);
    AnyPosition position = kGame.position();
    require(play_text(position, accepted->text()).has_value() && position == accepted->after);
  } else {
    require(act.number >= 1 && act.number <= 3);
  }
}

static void say(std::string_view text) {
  const auto message = read_message(text);
  if (!message) return require_sentence(message.error().reason);
  if (const auto* join = std::get_if<Join>(&*message)) require(join->from >= 1);
  if (const auto* act = std::get_if<Act>(&*message)) {
    require(act->number >= 1);
    judge(*act);
  }
}

static void open(std::string_view text) {
  constexpr std::size_t kMostActions = 100;
  const GameLimits limits{.actions = kMostActions};
  const auto game = read_new_game(text, 1000, limits, die());
  if (!game) return require_sentence(game.error().reason);
  constexpr std::size_t kMostRolls = 2;  // that follow the last action
  require(game->actions.size() <= kMostActions + kMostRolls && game->opened == 1000);
  const auto live = LiveGame::from_stored(*game);
  require(live && live->length() == game->actions.size() && live->over() == game->over);
  for (std::size_t i = 0; i < live->length(); ++i) require(live->kept().actions[i].text == game->actions[i].text);
  const StoredGame rematch = rematch_for(*live, 2000);
  require(LiveGame::from_stored(rematch).has_value() && rematch.rules == game->rules && rematch.start == game->start);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz_text(data, size);
  say(text);
  open(text);
  return 0;
}
