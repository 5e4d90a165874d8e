#include "spooky/formats/record.hpp"

#include <cassert>

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/faces.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {

namespace {

Error bad_record(std::string reason) { return {ErrorCode::BadRecord, std::move(reason)}; }

Result<AnyPosition> parse_start(const json::object& object) {
  const json::value* game = object.if_contains("game");
  if (!game || !game->is_string()) return bad_record("the record does not name its game");
  const json::value* rules = object.if_contains("rules");
  if (rules && !rules->is_object()) return bad_record("the record's rules must be an object");
  const auto any_rules = read_any_rules(from_json(game->get_string()), rules ? rules->get_object() : json::object());
  if (!any_rules) return bad_record("in the record: " + any_rules.error().reason);
  const json::value* start = object.if_contains("start");
  if (!start || start->is_null()) return initial_position(*any_rules);
  if (!start->is_string()) return bad_record("the record's start must be a position text or null");
  auto position = read_any_position(*any_rules, from_json(start->get_string()));
  if (!position) return bad_record("in the record's start: " + position.error().reason);
  return position;
}

Result<RecordedAction> parse_recorded_action(const json::value& value, std::size_t number) {
  const std::string which = "action " + std::to_string(number + 1);
  const json::object* object = value.if_object();
  const json::value* text = object ? object->if_contains("action") : nullptr;
  if (!text || !text->is_string()) return bad_record(which + " of the record has no text");
  RecordedAction action;
  action.text = from_json(text->get_string());
  const auto face = read_face(*object);
  if (!face) return bad_record(which + " of the record: " + face.error().reason);
  action.face = *face;
  if (const json::value* time = object->if_contains("ms")) {
    const auto* milliseconds = time->if_int64();
    if (!milliseconds || *milliseconds < 0) return bad_record(which + " of the record has a bad time");
    action.milliseconds = *milliseconds;
  }
  if (const json::value* given = object->if_contains("given")) {
    if (!given->is_bool()) return bad_record(which + " of the record has a 'given' that is neither true nor false");
    action.given = given->get_bool();
  }
  return action;
}

}  // namespace

std::string print_record(const Record& record) {
  const AnyPosition& start = record.start;
  const bool from_initial = with_position(
      start, []<class G>(const auto& position) { return position == G::Position::initial(position.rules()); });
  json::array actions;
  for (const RecordedAction& action : record.actions) {
    json::object entry{{"action", action.text}, {"actor", to_json(actor_name_of(start, action.actor))}};
    if (action.face) entry["face"] = *action.face;
    if (action.milliseconds) entry["ms"] = *action.milliseconds;
    if (action.given) entry["given"] = true;
    actions.push_back(std::move(entry));
  }
  const std::vector<AnyPosition> positions = replay(record);
  const json::object object{{"format", "spooky-record"},
                            {"version", kRecordVersion},
                            {"game", to_json(game_name(start))},
                            {"rules", rules_json_of(start)},
                            {"start", from_initial ? json::value(nullptr) : json::value(position_text_of(start))},
                            {"actions", std::move(actions)},
                            {"result", result_of(positions.back())}};
  return print_json(object);
}

Result<Record> parse_record(std::string_view text) {
  const auto parsed = parse_json(text);
  if (!parsed) return bad_record("the record is not valid JSON");
  const json::object* object = parsed->if_object();
  const json::value* format = object ? object->if_contains("format") : nullptr;
  if (!format || *format != "spooky-record") return bad_record("this is not a spooky game record");
  const json::value* version = object->if_contains("version");
  if (!version || *version != kRecordVersion) {
    return bad_record("this record's version is not known here; version " + std::to_string(kRecordVersion) + " is");
  }
  auto start = parse_start(*object);
  if (!start) return start.error();

  Record record{*start, {}};
  AnyPosition position = *start;
  const json::value* actions = object->if_contains("actions");
  if (!actions || !actions->is_array()) return bad_record("the record has no list of actions");
  for (const json::value& value : actions->get_array()) {
    const std::size_t number = record.actions.size();
    auto action = parse_recorded_action(value, number);
    if (!action) return action.error();
    const std::string which = "action " + std::to_string(number + 1) + " of the record, " + quote(action->text) + ", ";
    const auto played = play_text(position, action->text, action->face);
    if (!played) return bad_record(which + "cannot be played: " + played.error().reason);
    const json::value* actor = value.get_object().if_contains("actor");
    if (actor && *actor != to_json(actor_name_of(position, played->actor))) {
      return bad_record(which + "belongs to " + std::string(actor_name_of(position, played->actor)) +
                        ", not to the actor the record names");
    }
    action->text = played->text;
    action->actor = played->actor;
    record.actions.push_back(std::move(*action));
  }
  const json::value* result = object->if_contains("result");
  if (result && *result != result_of(position)) return bad_record("the record's result is not what its actions give");
  return record;
}

std::vector<AnyPosition> replay(const Record& record) {
  std::vector<AnyPosition> positions{record.start};
  for (const RecordedAction& action : record.actions) {
    AnyPosition next = positions.back();
    const auto played = play_text(next, action.text);
    assert(played.has_value());
    if (!played) break;
    positions.push_back(std::move(next));
  }
  return positions;
}

}  // namespace spooky
