#include "server/live_game.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "dice/nature.hpp"
#include "server/secrets.hpp"
#include "spooky/formats/faces.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky::server {

namespace {

Result<AnyPosition> start_of(std::string_view game, const json::object& rules,
                             const std::optional<std::string>& position, Price most) {
  const auto any_rules = read_any_rules(game, rules);
  if (!any_rules) return any_rules.error();
  if (!position) return initial_position(*any_rules, most);
  return read_any_position(*any_rules, *position, most);
}

Error bad_request(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadRequest, {&words::kServer, key, std::move(arguments)});
}

Error too_large(std::string_view key, std::uint64_t most) {
  return refuse(ErrorCode::TooLarge, {&words::kServer, key, {{"most", static_cast<std::int64_t>(most)}}});
}

Error too_many_actions(const GameLimits& limits) { return too_large("many-actions", limits.actions); }

Error too_much_text(const GameLimits& limits) { return too_large("much-text", limits.text_bytes); }

Error too_dear_game(const GameLimits& limits) { return too_large("dear-game", limits.whole); }

/// A game that begins here, without seats and actions.
StoredGame described(const AnyPosition& start, bool from_beginning, std::int64_t now) {
  StoredGame stored;
  stored.id = new_game_id();
  stored.game = game_name(start);
  stored.rules = print_json(rules_json_of(start));
  if (!from_beginning) stored.start = position_text_of(start);
  stored.opened = now;
  return stored;
}

bool is_beginning(const AnyPosition& any) {
  return with_position(
      any, []<class G>(const auto& position) { return position == G::Position::initial(position.rules()); });
}

}  // namespace

std::string spoken_name(std::string_view name) {
  std::string spoken(name);
  if (!spoken.empty()) spoken[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(spoken[0])));
  return spoken;
}

LiveGame::LiveGame(AnyPosition start, StoredGame kept, const GameLimits& limits)
    : next(kept.next),
      kept_(std::move(kept)),
      limits_(limits),
      position_(std::move(start)),
      before_last_(position_),
      text_bytes_(kept_.rules.size() + (kept_.start ? kept_.start->size() : 0)) {}

Result<LiveGame> LiveGame::from_stored(StoredGame stored, const GameLimits& limits) {
  const auto rules = parse_json(stored.rules);
  if (!rules || !rules->is_object()) return bad_request("game-rules");
  auto start = start_of(stored.game, rules->get_object(), stored.start, limits.action);
  if (!start) return start.error();
  LiveGame game(std::move(*start), std::move(stored), limits);
  const std::vector<StoredAction> actions = std::exchange(game.kept_.actions, {});
  for (const StoredAction& action : actions) {
    Accepted accepted{{}, game.position_};
    auto step = play_within(accepted.after, action.text, action.face, limits.action);
    if (!step) return step.error();
    accepted.steps.push_back(std::move(*step));
    game.apply(std::move(accepted), action.milliseconds);
    if (game.paid_ > limits.whole) return too_dear_game(limits);
  }
  for (const auto& [name, fingerprint] : game.kept_.seats) {
    if (const auto player = game.player(name)) game.set_seat(*player, fingerprint);
  }
  return game;
}

std::optional<Actor> LiveGame::player(std::string_view name) const {
  for (const Actor player : kPlayers) {
    if (this->name(player) == name) return player;
  }
  return std::nullopt;
}

void LiveGame::set_seat(Actor player, std::string fingerprint) {
  seats_[player == Actor::First ? 0 : 1] = std::move(fingerprint);
}

/// Whether the action of that number is this one.
bool LiveGame::is_stored(const Act& act) const {
  const auto index = static_cast<std::size_t>(act.number - 1);
  const std::string& stored = kept_.actions[index].text;
  if (act.action == stored) return true;
  return index + 1 == last_number_ && spelled(before_last_, act.action) == stored;
}

std::optional<Error> LiveGame::too_long(std::string_view text) const {
  if (length() >= limits_.actions) return too_many_actions(limits_);
  if (text_bytes_ + text.size() > limits_.text_bytes) return too_much_text(limits_);
  return std::nullopt;
}

LiveGame::Verdict LiveGame::judge(const std::string& fingerprint, const Act& act) const {
  const auto no = [&](std::string_view code, std::string_view key, std::vector<Argument> arguments) {
    return refused(code, key, std::move(arguments), act.number);
  };
  // Those who watch cost nothing but this.
  if (!holds_any(fingerprint)) return no("no-seat", "watching", {});
  const auto last = static_cast<std::int64_t>(length());
  if (act.number <= last) {
    if (is_stored(act)) return Repeated{};
    const std::string& stored = kept_.actions[static_cast<std::size_t>(act.number - 1)].text;
    return no("number-taken", "number-taken", {{"number", act.number}, {"action", stored}});
  }
  if (act.number > last + 1) {
    return no("gap", "gap", {{"number", act.number}, {"before", last + 1}});
  }
  const Actor actor = actor_of(position_);
  if (actor != Actor::None && !holds(fingerprint, actor)) {
    const std::string whose(name(actor));
    return no("not-your-turn", "not-your-turn", {{"actor", whose}, {"player", spoken_name(whose)}});
  }
  const auto refuse_error = [&](const Error& error) {
    Refusal refusal = as_refusal(error);
    refusal.number = act.number;
    return refusal;
  };
  if (const auto error = too_long(act.action)) return refuse_error(*error);
  Accepted accepted{{}, position_};
  auto step = play_within(accepted.after, act.action, std::nullopt, limits_.action);
  if (!step) return refuse_error(step.error());
  if (added(paid_, step->price) > limits_.whole) return refuse_error(too_dear_game(limits_));
  accepted.steps.push_back(std::move(*step));
  return accepted;
}

void LiveGame::apply(Accepted accepted, std::int64_t milliseconds) {
  const bool by_player = accepted.steps.front().actor != Actor::Nature;
  if (by_player) last_number_ = length() + 1;
  for (Step& step : accepted.steps) {
    paid_ = added(paid_, step.price);
    text_bytes_ += step.text.size();
    std::string actor(name(step.actor));
    kept_.actions.push_back({std::move(step.text), std::move(actor), milliseconds, step.face});
  }
  if (by_player) before_last_ = position_;
  position_ = std::move(accepted.after);
}

void roll_until_player(LiveGame::Accepted& accepted, Die& die) {
  while (actor_of(accepted.after) == Actor::Nature) {
    const Drawn<std::string> drawn = draw_for_nature(accepted.after, die);
    auto step = play_within(accepted.after, drawn.action, drawn.face, kAnyPrice);
    if (!step) throw DieError("unplayable");
    accepted.steps.push_back(std::move(*step));
  }
}

Result<StoredGame> read_new_game(std::string_view request, std::int64_t now, const GameLimits& limits, Die& die) {
  const auto parsed = parse_json(request);
  if (!parsed) return parsed.error();
  const json::object* object = parsed->if_object();
  if (!object) return bad_request("game-object");

  std::string game;
  json::object rules;
  std::optional<std::string> position;
  std::vector<ToldAction> moves;
  json::object seats;
  for (const auto& [key, value] : *object) {
    if (key == "game" && value.is_string()) {
      game = from_json(value.get_string());
    } else if (key == "rules" && value.is_object()) {
      rules = value.get_object();
    } else if (key == "position" && (value.is_string() || value.is_null())) {
      if (value.is_string()) position = from_json(value.get_string());
    } else if (key == "moves" && value.is_array()) {
      for (const json::value& move : value.get_array()) {
        auto told = read_told_action(move);
        if (!told) return told.error();
        moves.push_back(std::move(*told));
      }
    } else if (key == "seats" && value.is_object()) {
      seats = value.get_object();
    } else if (key == "game" || key == "rules" || key == "position" || key == "moves" || key == "seats") {
      return bad_request("game-wrong-kind", {{"key", "'" + std::string(from_json(key)) + "'"}});
    } else {
      return bad_request("game-no-key", {{"key", quote(from_json(key))}});
    }
  }
  if (game.empty()) return bad_request("game-no-game");
  if (moves.size() > limits.actions) return too_many_actions(limits);
  const auto start = start_of(game, rules, position, limits.action);
  if (!start) return start.error();

  StoredGame stored = described(*start, is_beginning(*start), now);
  if (stored.rules.size() > limits.text_bytes) return too_much_text(limits);
  LiveGame::Accepted played{{}, *start};
  Price paid = 0;
  for (const ToldAction& move : moves) {
    auto step = play_within(played.after, move.text, move.face, limits.action);
    if (!step) return step.error();
    paid = added(paid, step->price);
    if (paid > limits.whole) return too_dear_game(limits);
    played.steps.push_back(std::move(*step));
  }
  stored.given = static_cast<std::int64_t>(played.steps.size());
  roll_until_player(played, die);
  std::size_t text_bytes = stored.rules.size() + (stored.start ? stored.start->size() : 0);
  for (const Step& step : played.steps) {
    text_bytes += step.text.size();
    stored.actions.push_back({step.text, std::string(actor_name_of(*start, step.actor)), 0, step.face});
  }
  if (text_bytes > limits.text_bytes) return too_much_text(limits);
  stored.over = actor_of(played.after) == Actor::None;
  if (stored.over) stored.result = print_json(result_of(played.after));
  for (const auto& [name, token] : seats) {
    const auto is_name = [&](Actor player) { return actor_name_of(*start, player) == from_json(name); };
    if (std::none_of(kPlayers.begin(), kPlayers.end(), is_name)) {
      return bad_request("no-such-seat", {{"seat", quote(from_json(name))}});
    }
    if (!token.is_string() || !is_token(from_json(token.get_string()))) {
      return bad_request("bad-token");
    }
    stored.seats.emplace_back(from_json(name), fingerprint_of(from_json(token.get_string())));
  }
  return stored;
}

StoredGame rematch_for(const LiveGame& game, std::int64_t now) {
  StoredGame stored;
  stored.id = new_game_id();
  stored.game = game.kept().game;
  stored.rules = game.kept().rules;
  stored.start = game.kept().start;
  stored.opened = now;
  stored.previous = game.id();
  stored.over = game.over() && game.length() == 0;
  if (stored.over) stored.result = print_json(game.result());
  for (const auto& [player, other] : {std::pair(Actor::First, Actor::Second), std::pair(Actor::Second, Actor::First)}) {
    if (!game.seat(other).empty()) stored.seats.emplace_back(game.name(player), game.seat(other));
  }
  return stored;
}

}  // namespace spooky::server
