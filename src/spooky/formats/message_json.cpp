#include "spooky/formats/message_json.hpp"

#include <type_traits>

#include "spooky/words/words.hpp"

namespace spooky {

namespace {

json::array texts_json(const std::vector<std::string>& texts) {
  json::array array;
  for (const std::string& text : texts) array.push_back(to_json(text));
  return array;
}

/// An object that begins with the message's code under `key`.
json::object coded_json(std::string_view key, const Message& message) {
  json::object object{{to_json(key), to_json(message.code())}};
  for (auto& [name, value] : arguments_json(message)) object[name] = std::move(value);
  return object;
}

}  // namespace

json::object arguments_json(const Message& message) {
  json::object object;
  for (const Argument& argument : message.arguments) {
    object[to_json(argument.name)] = std::visit(
        []<class Value>(const Value& value) -> json::value {
          if constexpr (std::is_same_v<Value, std::string>) {
            return to_json(value);
          } else if constexpr (std::is_same_v<Value, std::int64_t>) {
            return value;
          } else if constexpr (std::is_same_v<Value, Cell>) {
            return to_json(value.name);
          } else if constexpr (std::is_same_v<Value, Cells>) {
            return texts_json(value.names);
          } else if constexpr (std::is_same_v<Value, Texts>) {
            return texts_json(value.items);
          } else if constexpr (std::is_same_v<Value, Term>) {
            return to_json(value.word);
          } else {
            json::array phrases;
            for (const Message& phrase : value) phrases.push_back(coded_json("is", phrase));
            return phrases;
          }
        },
        argument.value);
  }
  return object;
}

json::array events_json(const std::vector<Message>& events) {
  json::array array;
  for (const Message& event : events) array.push_back(coded_json("event", event));
  return array;
}

json::array story_json(const std::vector<Message>& events, Language language) {
  json::array array;
  for (const Message& event : events) {
    array.push_back(json::object{{"text", say(event, language)}, {"cells", texts_json(cells_of(event))}});
  }
  return array;
}

}  // namespace spooky
