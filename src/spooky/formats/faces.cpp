#include "spooky/formats/faces.hpp"

namespace spooky {

namespace {

/// No die has more faces; a number beyond is no face and has to be refused before it is made an int.
constexpr std::int64_t kMostFaces = 1'000'000;

Error bad_told_action(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

}  // namespace

Result<std::optional<int>> read_face(const json::object& object) {
  const json::value* value = object.if_contains("face");
  if (!value) return std::optional<int>();
  const auto face = whole_number(*value);
  if (!face || *face < 1 || *face > kMostFaces) return bad_told_action("a 'face' must be a whole number from 1 on");
  return std::optional(static_cast<int>(*face));
}

Result<ToldAction> read_told_action(const json::value& value) {
  if (value.is_string()) return ToldAction{std::string(from_json(value.get_string())), std::nullopt};
  const json::object* object = value.if_object();
  const json::value* text = object ? object->if_contains("action") : nullptr;
  if (!text || !text->is_string()) {
    return bad_told_action("every action in 'moves' must be a text, or an object with a text 'action' and its 'face'");
  }
  for (const auto& [key, other] : *object) {
    if (key != "action" && key != "face") {
      return bad_told_action("there is no key " + quote(from_json(key)) + " in an action; the keys are action, face");
    }
  }
  const auto face = read_face(*object);
  if (!face) return face.error();
  return ToldAction{std::string(from_json(text->get_string())), *face};
}

}  // namespace spooky
