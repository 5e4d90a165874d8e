#include "server/live_game.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "dice/nature.hpp"
#include "server/secrets.hpp"

namespace spooky::server {

namespace {

constexpr std::array<Actor, 2> kPlayers = {Actor::First, Actor::Second};

Error bad_request(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

Result<AnyPosition> start_of(std::string_view game, const json::object& rules,
                             const std::optional<std::string>& position) {
  const auto any_game = read_any_game(game, rules);
  if (!any_game) return any_game.error();
  if (!position) return initial_position(*any_game);
  return read_any_position(*any_game, *position);
}

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

LiveGame::LiveGame(const AnyPosition& start, const StoredGame& stored)
    : next(stored.next),
      id_(stored.id),
      opened_(stored.opened),
      start_(stored.start),
      record_{start, {}},
      position_(start) {}

Result<LiveGame> LiveGame::from_stored(const StoredGame& stored) {
  const auto rules = parse_json(stored.rules);
  if (!rules || !rules->is_object()) return bad_request("its rules cannot be read");
  const auto start = start_of(stored.game, rules->get_object(), stored.start);
  if (!start) return start.error();
  LiveGame game(*start, stored);
  for (const StoredAction& action : stored.actions) {
    const auto played = play_text(game.position_, action.text);
    if (!played) return played.error();
    const bool given = game.length() < static_cast<std::size_t>(stored.given);
    game.record_.actions.push_back({played->text, played->actor, action.milliseconds, given});
  }
  for (const auto& [name, fingerprint] : stored.seats) {
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

/// Whether the action of that number is this one, in any spelling.
bool LiveGame::is_stored(const Act& act) const {
  const auto index = static_cast<std::size_t>(act.number - 1);
  const std::string& stored = record_.actions[index].text;
  if (act.action == stored) return true;
  AnyPosition position = record_.start;
  for (std::size_t i = 0; i < index; ++i) {
    if (!play_text(position, record_.actions[i].text)) return false;
  }
  const auto played = play_text(position, act.action);
  return played && played->text == stored;
}

LiveGame::Verdict LiveGame::judge(const std::string& fingerprint, const Act& act) const {
  const auto refuse = [&](std::string_view code, std::string reason) {
    return Refusal{std::string(code), std::move(reason), act.number};
  };
  const auto last = static_cast<std::int64_t>(length());
  if (act.number <= last) {
    if (is_stored(act)) return Repeated{};
    const std::string& stored = record_.actions[static_cast<std::size_t>(act.number - 1)].text;
    return refuse("number-taken", "action " + std::to_string(act.number) + " is " + stored + " already");
  }
  if (!holds_any(fingerprint)) return refuse("no-seat", "you are watching this game: only its players act");
  if (act.number > last + 1) {
    return refuse("gap",
                  "action " + std::to_string(act.number) + " cannot come before action " + std::to_string(last + 1));
  }
  const Actor actor = actor_of(position_);
  if (actor != Actor::None && !holds(fingerprint, actor)) {
    return refuse("not-your-turn", "it is " + spoken_name(name(actor)) + "'s turn");
  }
  AnyPosition after = position_;
  auto played = play_text(after, act.action);
  if (!played) return refuse(error_code_name(played.error().code), played.error().reason);
  return Accepted{{{std::move(played->text), played->actor}}, std::move(after)};
}

void LiveGame::apply(Accepted accepted, std::int64_t milliseconds) {
  for (Step& step : accepted.steps) record_.actions.push_back({std::move(step.text), step.actor, milliseconds});
  position_ = std::move(accepted.after);
}

void roll_until_player(LiveGame::Accepted& accepted, Die& die) {
  while (actor_of(accepted.after) == Actor::Nature) {
    std::string text = roll_for_nature(accepted.after, die).action;
    if (!play_text(accepted.after, text)) throw DieError("what the die said cannot be played");
    accepted.steps.push_back({std::move(text), Actor::Nature});
  }
}

Result<StoredGame> read_new_game(std::string_view request, std::int64_t now, std::size_t most_actions, Die& die) {
  const auto parsed = parse_json(request);
  if (!parsed) return parsed.error();
  const json::object* object = parsed->if_object();
  if (!object) return bad_request("a request must be a JSON object");

  std::string game;
  json::object rules;
  std::optional<std::string> position;
  std::vector<std::string> moves;
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
        if (!move.is_string()) return bad_request("every action in 'moves' must be a text");
        moves.emplace_back(from_json(move.get_string()));
      }
    } else if (key == "seats" && value.is_object()) {
      seats = value.get_object();
    } else if (key == "game" || key == "rules" || key == "position" || key == "moves" || key == "seats") {
      return bad_request("'" + std::string(from_json(key)) + "' has a value of the wrong kind");
    } else {
      return bad_request("there is no key " + quote(from_json(key)) +
                         "; the keys are game, rules, position, moves, seats");
    }
  }
  if (game.empty()) return bad_request("the request names no 'game'");
  if (moves.size() > most_actions) {
    return Error{ErrorCode::TooLarge, "a game may have at most " + std::to_string(most_actions) + " actions"};
  }
  const auto start = start_of(game, rules, position);
  if (!start) return start.error();

  StoredGame stored = described(*start, is_beginning(*start), now);
  AnyPosition current = *start;
  for (const std::string& move : moves) {
    const auto played = play_text(current, move);
    if (!played) return played.error();
    stored.actions.push_back({played->text, std::string(actor_name_of(current, played->actor)), 0});
  }
  stored.given = static_cast<std::int64_t>(stored.actions.size());
  LiveGame::Accepted rolled{{}, current};
  roll_until_player(rolled, die);
  for (const LiveGame::Step& step : rolled.steps) {
    stored.actions.push_back({step.text, std::string(actor_name_of(current, step.actor)), 0});
  }
  stored.over = actor_of(rolled.after) == Actor::None;
  for (const auto& [name, token] : seats) {
    const auto is_name = [&](Actor player) { return actor_name_of(current, player) == from_json(name); };
    if (std::none_of(kPlayers.begin(), kPlayers.end(), is_name)) {
      return bad_request("there is no seat " + quote(from_json(name)) + " in this game");
    }
    if (!token.is_string() || !is_token(from_json(token.get_string()))) {
      return bad_request("a seat's token has 43 characters, each a letter, a digit, - or _");
    }
    stored.seats.emplace_back(from_json(name), fingerprint_of(from_json(token.get_string())));
  }
  return stored;
}

StoredGame rematch_for(const LiveGame& game, std::int64_t now) {
  const AnyPosition& start = game.record().start;
  StoredGame stored = described(start, is_beginning(start), now);
  stored.previous = game.id();
  stored.over = actor_of(start) == Actor::None;
  for (const auto& [player, other] : {std::pair(Actor::First, Actor::Second), std::pair(Actor::Second, Actor::First)}) {
    if (!game.seat(other).empty()) stored.seats.emplace_back(game.name(player), game.seat(other));
  }
  return stored;
}

}  // namespace spooky::server
