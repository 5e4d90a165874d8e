#include "hall_model.hpp"

#include "wire.hpp"

namespace spooky {

namespace {

constexpr std::array<const char*, 2> kSeats = {"x", "o"};

}  // namespace

AnyPosition HallModel::Game::position(std::size_t length) const {
  AnyPosition reached = start;
  for (std::size_t i = 0; i < length; ++i) (void)play_text(reached, actions[i]).has_value();
  return reached;
}

bool HallModel::Game::holds(const std::string& token, int seat) const {
  return !token.empty() && tokens[static_cast<std::size_t>(seat)] == token;
}

void HallModel::add_game(const std::string& id, const json::object& rules, const std::array<std::string, 2>& tokens) {
  games_.emplace(id, Game{id, initial_position(*read_any_rules("tictactoe", rules)), {}, {}, tokens, ""});
}

json::object HallModel::random_message(Random& random, std::size_t who) const {
  const auto below = [&](std::uint32_t bound) { return uniform(random, bound); };
  const Guest& guest = guests_[who];
  const auto found = games_.find(guest.game);
  const std::uint32_t kind = below(100);
  if (kind < 4) return {};
  if (kind < 7) return {{"ping", below(1000)}};
  if (kind < 10) return {{"hello", 1}};
  if (kind < 25 || found == games_.end()) {
    if (kind == 24) return {{"rematch", true}};
    json::object message{
        {"join", kind == 10 ? std::string(12, 'a')
                            : std::next(games_.begin(), below(static_cast<std::uint32_t>(games_.size())))->first}};
    const char* const letters[] = {"x", "o", "z"};
    if (const std::uint32_t token = below(4); token < 3) message["token"] = std::string(43, *letters[token]);
    if (below(3) == 0) message["from"] = std::int64_t{1} + below(6);
    return message;
  }
  if (kind < 35) return {{"sit", below(10) == 0 ? "z" : kSeats[below(2)]}};
  const Game& game = found->second;
  if (kind < 40 || game.is_over()) {
    if (below(3) > 0) return {{"rematch", true}};
  }
  const auto last = static_cast<std::int64_t>(game.actions.size());
  const std::uint32_t nearness = below(10);
  const std::int64_t number =
      nearness == 0 ? last + 2 : (nearness < 3 && last > 0 ? 1 + below(static_cast<std::uint32_t>(last)) : last + 1);
  std::string action = "a1b2";
  const AnyPosition position = game.position(static_cast<std::size_t>(std::min(number - 1, last)));
  const auto legal = legal_texts_of(position);
  if (!legal.empty() && below(8) > 0) action = legal[below(static_cast<std::uint32_t>(legal.size()))];
  if (number <= last && below(2) == 0) action = game.actions[static_cast<std::size_t>(number - 1)];
  // Another spelling of the same.
  if (action.size() == 4 && below(2) == 0) action = action.substr(2) + action.substr(0, 2);
  return {{"action", action}, {"number", number}};
}

void HallModel::hear(std::size_t who, const json::object& message, const std::vector<std::string>& really_heard) {
  Guest& guest = guests_[who];
  if (message.contains("ping")) return tell(who, {{"pong", *message.if_contains("ping")}});
  if (message.contains("hello")) {
    return refuse(who, "bad-request", "a message says one of join, sit, action, rematch, ping");
  }
  if (message.contains("join")) return join(who, message);
  if (guest.game.empty()) return refuse(who, "not-joined", "join a game first, and wait for it");
  if (message.contains("sit")) return sit(who, wire::text_at(message, {"sit"}));
  if (message.contains("rematch")) return rematch(who, really_heard);
  act(who, wire::text_at(message, {"action"}), *whole_number(wire::at(message, {"number"})));
}

void HallModel::leave(std::size_t who) {
  const std::string game = std::exchange(guests_[who].game, "");
  if (!game.empty()) tell_all(game, seats_message(games_.at(game)));
}

void HallModel::join(std::size_t who, const json::object& message) {
  leave(who);
  Guest& guest = guests_[who];
  const auto found = games_.find(wire::text_at(message, {"join"}));
  if (found == games_.end()) return refuse(who, "unknown-game", "there is no game of this id");
  const Game& game = found->second;
  guest.game = game.id;
  guest.token = wire::text_at(message, {"token"});
  const std::int64_t from = message.contains("from") ? *whole_number(wire::at(message, {"from"})) : 1;
  json::array actions;
  for (auto i = static_cast<std::size_t>(from - 1); i < game.actions.size(); ++i) {
    actions.push_back(action_message(game, i));
  }
  const json::object seats = seats_message(game);
  tell(
      who,
      {{"game",
        json::object{{"id", game.id}, {"game", "tictactoe"}, {"rules", rules_json_of(game.start)}, {"start", nullptr}}},
       {"you", seats_of(game, guest.token)},
       {"seats", wire::at(seats, {"seats"})},
       {"watching", wire::at(seats, {"watching"})},
       {"from", from},
       {"actions", actions},
       {"result", result_of(game.position())},
       {"next", game.next.empty() ? json::value(nullptr) : json::value(game.next)}});
  tell_all(game.id, seats, who);
}

void HallModel::sit(std::size_t who, const std::string& name) {
  const Guest& guest = guests_[who];
  Game& game = games_.at(guest.game);
  if (name != "x" && name != "o") return refuse(who, "bad-request", "there is no seat '" + name + "' in this game");
  if (guest.token.empty()) return refuse(who, "bad-request", "to sit down, join the game with a token");
  std::string& holder = game.tokens[name == "x" ? 0 : 1];
  if (!holder.empty() && holder != guest.token) {
    return refuse(who, "seat-taken", "somebody else plays " + std::string(name == "x" ? "X" : "O") + " already");
  }
  holder = guest.token;
  json::object message{{"you", seats_of(game, guest.token)}};
  for (const auto& [key, value] : seats_message(game)) message[key] = value;
  tell(who, message);
  tell_all(game.id, seats_message(game), who);
}

void HallModel::act(std::size_t who, const std::string& action, std::int64_t number) {
  const Guest& guest = guests_[who];
  Game& game = games_.at(guest.game);
  if (!game.holds_any(guest.token)) {
    return refuse(who, "no-seat", "you are watching this game: only its players act", number);
  }
  const auto last = static_cast<std::int64_t>(game.actions.size());
  if (number <= last) {
    const auto index = static_cast<std::size_t>(number - 1);
    if (action == game.actions[index]) return tell(who, action_message(game, index));
    // The last one may be spelled in any way.
    AnyPosition before = game.position(index);
    const auto played = play_text(before, action);
    if (number == last && played && played->text == game.actions[index]) {
      return tell(who, action_message(game, index));
    }
    return refuse(who, "number-taken", "action " + std::to_string(number) + " is " + game.actions[index] + " already",
                  number);
  }
  if (number > last + 1) {
    return refuse(who, "gap",
                  "action " + std::to_string(number) + " cannot come before action " + std::to_string(last + 1),
                  number);
  }
  AnyPosition position = game.position();
  const Actor actor = actor_of(position);
  if (actor != Actor::None && !game.holds(guest.token, actor == Actor::First ? 0 : 1)) {
    return refuse(who, "not-your-turn", std::string("it is ") + (actor == Actor::First ? "X" : "O") + "'s turn",
                  number);
  }
  const auto played = play_text(position, action);
  if (!played) {
    return refuse(who, std::string(error_code_name(played.error().code)), played.error().reason, number);
  }
  game.actions.push_back(played->text);
  game.actors.emplace_back(actor == Actor::First ? "x" : "o");
  tell_all(game.id, action_message(game, game.actions.size() - 1));
}

void HallModel::rematch(std::size_t who, const std::vector<std::string>& really_heard) {
  const Guest& guest = guests_[who];
  Game& game = games_.at(guest.game);
  if (!game.holds_any(guest.token)) {
    return refuse(who, "no-seat", "you are watching this game: only its players can play again");
  }
  if (!game.is_over()) return refuse(who, "not-over", "play again when this game is over");
  if (!game.next.empty()) return tell(who, {{"next", game.next}});
  const auto told = really_heard.empty() ? Result<json::value>(Error{}) : parse_json(really_heard.back());
  game.next = told ? wire::text_at(*told, {"next"}) : "";
  if (!game.next.empty()) {
    games_.emplace(game.next, Game{game.next, game.start, {}, {}, {game.tokens[1], game.tokens[0]}, ""});
  }
  tell_all(game.id, {{"next", game.next}});
}

std::vector<std::string> HallModel::take(std::size_t who) { return std::exchange(guests_[who].heard, {}); }

std::map<std::string, std::vector<std::string>> HallModel::all_actions() const {
  std::map<std::string, std::vector<std::string>> all;
  for (const auto& [id, game] : games_) all[id] = game.actions;
  return all;
}

void HallModel::refuse(std::size_t who, const std::string& code, const std::string& reason,
                       std::optional<std::int64_t> number) {
  json::object error{{"code", code}, {"reason", reason}};
  if (number) error["number"] = *number;
  tell(who, {{"error", error}});
}

void HallModel::tell_all(const std::string& game, const json::object& message, std::optional<std::size_t> except) {
  for (std::size_t who = 0; who < guests_.size(); ++who) {
    if (guests_[who].game == game && who != except) tell(who, message);
  }
}

json::object HallModel::action_message(const Game& game, std::size_t index) const {
  return {{"action", game.actions[index]},
          {"number", index + 1},
          {"actor", game.actors[index]},
          {"ms", 0},
          {"result", result_of(game.position(index + 1))}};
}

json::array HallModel::seats_of(const Game& game, const std::string& token) const {
  json::array seats;
  for (const int seat : {0, 1}) {
    if (game.holds(token, seat)) seats.emplace_back(kSeats[static_cast<std::size_t>(seat)]);
  }
  return seats;
}

json::object HallModel::seats_message(const Game& game) const {
  json::object seats;
  for (const int seat : {0, 1}) {
    bool here = false;
    for (const Guest& guest : guests_) here = here || (guest.game == game.id && game.holds(guest.token, seat));
    const bool taken = !game.tokens[static_cast<std::size_t>(seat)].empty();
    seats[kSeats[static_cast<std::size_t>(seat)]] = json::object{{"taken", taken}, {"here", here}};
  }
  int watching = 0;
  for (const Guest& guest : guests_) watching += guest.game == game.id && !game.holds_any(guest.token) ? 1 : 0;
  return {{"seats", seats}, {"watching", watching}};
}

}  // namespace spooky
