#include "server/messages.hpp"

#include <initializer_list>
#include <utility>

#include "spooky/formats/message_json.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky::server {

namespace {

Error bad_request(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadRequest, {&words::kServer, key, std::move(arguments)});
}

/// The first key of the object that is none of these.
std::optional<std::string> unknown_key(const json::object& object, std::initializer_list<std::string_view> known) {
  for (const auto& [key, value] : object) {
    bool found = false;
    for (const std::string_view name : known) found = found || name == from_json(key);
    if (!found) return std::string(from_json(key));
  }
  return std::nullopt;
}

Error no_such_key(const std::string& key, std::string_view message) {
  return bad_request("message-no-key", {{"key", quote(key)}, {"message", "'" + std::string(message) + "'"}});
}

std::optional<std::string> text_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(to_json(key));
  if (!value || !value->is_string()) return std::nullopt;
  return std::string(from_json(value->get_string()));
}

/// The whole number of a key, if it has one that is not below `least`.
std::optional<std::int64_t> number_in(const json::object& object, std::string_view key, std::int64_t least) {
  const json::value* value = object.if_contains(to_json(key));
  const auto number = value ? whole_number(*value) : std::nullopt;
  return number && *number >= least ? number : std::nullopt;
}

Result<ClientMessage> read_join(const json::object& object) {
  if (const auto key = unknown_key(object, {"join", "token", "from"})) return no_such_key(*key, "join");
  Join join;
  const auto game = text_in(object, "join");
  if (!game) return bad_request("message-join");
  join.game = *game;
  if (object.contains("token")) {
    const auto token = text_in(object, "token");
    if (!token) return bad_request("message-token-text");
    join.token = *token;
  }
  if (object.contains("from")) {
    const auto from = number_in(object, "from", 1);
    if (!from) return bad_request("message-from");
    join.from = *from;
  }
  return ClientMessage(std::move(join));
}

Result<ClientMessage> read_sit(const json::object& object) {
  if (const auto key = unknown_key(object, {"sit"})) return no_such_key(*key, "sit");
  const auto actor = text_in(object, "sit");
  if (!actor) return bad_request("message-sit");
  return ClientMessage(Sit{*actor});
}

Result<ClientMessage> read_act(const json::object& object) {
  if (const auto key = unknown_key(object, {"action", "number"})) return no_such_key(*key, "action");
  const auto action = text_in(object, "action");
  if (!action) return bad_request("message-action");
  const auto number = number_in(object, "number", 1);
  if (!number) return bad_request("message-number");
  return ClientMessage(Act{*action, *number});
}

Result<ClientMessage> read_rematch(const json::object& object) {
  if (const auto key = unknown_key(object, {"rematch"})) return no_such_key(*key, "rematch");
  if (*object.if_contains("rematch") != true) return bad_request("message-rematch");
  return ClientMessage(Rematch{});
}

Result<ClientMessage> read_ping(const json::object& object) {
  if (const auto key = unknown_key(object, {"ping"})) return no_such_key(*key, "ping");
  const auto number = whole_number(*object.if_contains("ping"));
  if (!number) return bad_request("message-ping");
  return ClientMessage(Ping{*number});
}

}  // namespace

Result<ClientMessage> read_message(std::string_view text) {
  const auto parsed = parse_json(text);
  if (!parsed) return parsed.error();
  const json::object* object = parsed->if_object();
  if (!object) return bad_request("message-object");
  if (object->contains("join")) return read_join(*object);
  if (object->contains("sit")) return read_sit(*object);
  if (object->contains("action")) return read_act(*object);
  if (object->contains("rematch")) return read_rematch(*object);
  if (object->contains("ping")) return read_ping(*object);
  return bad_request("message-kinds");
}

namespace {

void add_presence(const Presence& presence, json::object& message) {
  json::object seats;
  for (const Presence::Seat& seat : presence.seats) {
    seats[seat.actor] = json::object{{"taken", seat.taken}, {"here", seat.here}};
  }
  message["seats"] = std::move(seats);
  message["watching"] = presence.watching;
}

std::string presence_text(const Presence& presence) {
  json::object message;
  add_presence(presence, message);
  return print_json(message);
}

}  // namespace

Message pong_message(const Ping& ping) { return Message(print_json(json::object{{"pong", ping.number}})); }

Message next_message(const std::string& id) { return Message(print_json(json::object{{"next", id}})); }

Message as_message(const Presence& presence) { return Message(presence_text(presence)); }

std::string presence_members(const Presence& presence) {
  const std::string text = presence_text(presence);
  return text.substr(1, text.size() - 2);
}

Message seated_message(json::array you, const Presence& presence) {
  json::object message{{"you", std::move(you)}};
  add_presence(presence, message);
  return Message(print_json(message));
}

Refusal refused(std::string_view code, std::string_view key, std::vector<Argument> arguments,
                std::optional<std::int64_t> number) {
  Error error = refuse(ErrorCode::BadRequest, {&words::kServer, key, std::move(arguments)});
  return {std::string(code), std::move(error.reason), number, std::move(error.message)};
}

json::object refusal_json(const Refusal& refusal) {
  json::object error{{"code", refusal.code}, {"reason", refusal.reason}};
  if (!refusal.message.empty()) {
    error["detail"] = to_json(refusal.message.code());
    error["arguments"] = arguments_json(refusal.message);
  }
  if (refusal.number) error["number"] = *refusal.number;
  return error;
}

Message as_message(const Refusal& refusal) {
  return Message(print_json(json::object{{"error", refusal_json(refusal)}}));
}

Refusal as_refusal(const Error& error) {
  return {std::string(error_code_name(error.code)), error.reason, std::nullopt, error.message};
}

}  // namespace spooky::server
