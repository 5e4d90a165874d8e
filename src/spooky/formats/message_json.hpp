#pragma once

#include <string_view>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/words/language.hpp"

namespace spooky {

/// The named arguments as programs see them: texts, numbers, lists; a term by its word, a phrase as an object with its
/// own arguments and its code as `is`.
json::object arguments_json(const Message& message);

/// What happened, as data: `[{"event":"placed","by":"x","mark":"X1","at":["a1","b2"]},…]`.
json::array events_json(const std::vector<Message>& events);

/// The same in sentences: `[{"text":"X put X1 in a1 and b2.","cells":["a1","b2"]},…]`.
json::array story_json(const std::vector<Message>& events, Language language);

}  // namespace spooky
