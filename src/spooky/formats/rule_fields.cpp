#include "spooky/formats/rule_fields.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "spooky/core/overloaded.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky {

namespace {

Error refused_rules(std::string_view key, std::vector<Argument> arguments) {
  return refuse(ErrorCode::BadRequest, Message{&words::kShared, key, std::move(arguments)});
}

Error bad_value(const RuleField& field) {
  std::vector<Argument> arguments = {{"rule", quote(field.key)}};
  const json::object described = describe_rule(field);
  arguments.push_back({"kind", std::string(from_json(described.at("kind").get_string()))});
  if (const auto* integer = std::get_if<RuleField::Integer>(&field.kind)) {
    arguments.push_back({"least", std::int64_t{integer->least}});
    arguments.push_back({"most", std::int64_t{integer->most}});
  }
  if (const auto* choice = std::get_if<RuleField::Choice>(&field.kind)) {
    arguments.push_back({"choices", Texts{{choice->names.begin(), choice->names.end()}}});
  }
  const auto preset = preset_of(field);
  if (preset && !preset->is_array() && !std::holds_alternative<RuleField::Number>(field.kind)) {
    arguments.push_back(
        {"default", preset->is_string() ? std::string(from_json(preset->get_string())) : print_json(*preset)});
  }
  return refused_rules("refusal.rule-value", std::move(arguments));
}

const RuleField* find_field(std::span<const RuleField> fields, std::string_view key) {
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const RuleField& f) { return f.key == key; });
  return found == fields.end() ? nullptr : &*found;
}

Error unknown_key(std::span<const RuleField> fields, std::string_view key) {
  Texts known;
  for (const RuleField& field : fields) known.items.emplace_back(field.key);
  return refused_rules("refusal.no-rule", {{"rule", quote(key)}, {"rules", std::move(known)}});
}

/// A list of whole numbers from 1, increasing and each once, whatever order it was given in; also from a text `1,2,3`.
std::optional<json::value> accepted_numbers(const json::value& value) {
  json::array given;
  if (const auto* text = value.if_string()) {
    for (std::string_view rest = from_json(*text); !rest.empty();) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      auto number = parse_json(rest.substr(0, end));
      if (!number) return std::nullopt;
      given.push_back(std::move(*number));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  } else if (const auto* list = value.if_array()) {
    given = *list;
  } else {
    return std::nullopt;
  }
  std::vector<std::int64_t> numbers;
  for (const json::value& item : given) {
    const auto number = whole_number(item);
    if (!number || *number < 1 || *number > 0xFFFF) return std::nullopt;
    numbers.push_back(*number);
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return json::value(json::array(numbers.begin(), numbers.end()));
}

/// The value in its one form, or nothing when the field does not take it.
std::optional<json::value> accepted(const RuleField& field, const json::value& value) {
  return std::visit(
      Overloaded{
          [&](const RuleField::Integer& kind) -> std::optional<json::value> {
            const auto number = whole_number(value);
            if (!number) return std::nullopt;
            if (!kind.judged_by_game && (*number < kind.least || *number > kind.most)) return std::nullopt;
            return json::value(*number);
          },
          [&](const RuleField::Choice& kind) -> std::optional<json::value> {
            const auto* name = value.if_string();
            if (!name || std::find(kind.names.begin(), kind.names.end(), from_json(*name)) == kind.names.end()) {
              return std::nullopt;
            }
            return value;
          },
          [&](const RuleField::Switch&) -> std::optional<json::value> {
            return value.is_bool() ? std::optional(value) : std::nullopt;
          },
          [&](const RuleField::Number&) -> std::optional<json::value> {
            if (const auto* number = value.if_int64()) return json::value(static_cast<double>(*number));
            return value.is_double() ? std::optional(value) : std::nullopt;
          },
          [&](const RuleField::List&) -> std::optional<json::value> {
            const auto* items = value.if_array();
            const bool texts = items && std::all_of(items->begin(), items->end(),
                                                    [](const json::value& item) { return item.is_string(); });
            return texts ? std::optional(value) : std::nullopt;
          },
          [&](const RuleField::Numbers&) { return accepted_numbers(value); },
          [&](const RuleField::Text&) -> std::optional<json::value> {
            return value.is_string() ? std::optional(value) : std::nullopt;
          },
          [&](const RuleField::Object&) -> std::optional<json::value> {
            return value.is_object() ? std::optional(value) : std::nullopt;
          },
      },
      field.kind);
}

/// Where the first key=value ends: at a comma that is not inside a JSON object.
std::size_t end_of_item(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ',' && depth <= 0) return i;
    depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
  }
  return text.size();
}

}  // namespace

json::value parse_rule_value(const RuleField& field, std::string_view text) {
  const auto as_text = json::value(to_json(text));
  return std::visit(Overloaded{
                        [&](const RuleField::Choice& kind) {
                          for (const auto& [alias, name] : kind.aliases) {
                            if (text == alias) return json::value(to_json(name));
                          }
                          return as_text;
                        },
                        [&](const RuleField::Switch&) {
                          return text == "true" ? json::value(true) : text == "false" ? json::value(false) : as_text;
                        },
                        [&](const RuleField::Text&) { return as_text; },
                        [&](const RuleField::Object&) {
                          auto object = parse_json(text);
                          return object ? *object : as_text;
                        },
                        [&](const RuleField::Numbers&) {
                          std::string commas(text);
                          std::replace(commas.begin(), commas.end(), '+', ',');
                          return json::value(commas);
                        },
                        [&](const RuleField::List&) {
                          json::array items;
                          while (!text.empty()) {
                            const std::size_t end = std::min(text.find('+'), text.size());
                            items.emplace_back(to_json(text.substr(0, end)));
                            text.remove_prefix(std::min(end + 1, text.size()));
                          }
                          return json::value(std::move(items));
                        },
                        [&](const auto&) {
                          auto number = parse_json(text);
                          return number && number->is_number() ? *number : as_text;
                        },
                    },
                    field.kind);
}

std::optional<json::value> preset_of(const RuleField& field) {
  return std::visit(
      Overloaded{
          [](const RuleField::Integer& kind) {
            return kind.preset ? std::optional<json::value>(*kind.preset) : std::nullopt;
          },
          [](const RuleField::Choice& kind) { return std::optional<json::value>(to_json(kind.names.front())); },
          [](const RuleField::Switch& kind) {
            return kind.preset ? std::optional<json::value>(*kind.preset) : std::nullopt;
          },
          [](const RuleField::Number& kind) {
            return kind.preset ? std::optional<json::value>(*kind.preset) : std::nullopt;
          },
          [](const RuleField::List&) { return std::optional<json::value>(json::array()); },
          [](const RuleField::Numbers&) { return std::optional<json::value>(json::array()); },
          [](const auto&) { return std::optional<json::value>(); },
      },
      field.kind);
}

Result<json::object> complete_rules(std::span<const RuleField> fields, const json::object& given) {
  for (const auto& [key, value] : given) {
    if (find_field(fields, from_json(key)) == nullptr) return unknown_key(fields, from_json(key));
  }
  json::object complete;
  for (const RuleField& field : fields) {
    const json::value* value = given.if_contains(to_json(field.key));
    const auto chosen = value ? accepted(field, *value) : preset_of(field);
    if (value && !chosen) return bad_value(field);
    if (chosen) complete.emplace(to_json(field.key), *chosen);
  }
  return complete;
}

Result<json::object> parse_rules_text(std::span<const RuleField> fields, std::string_view text) {
  json::object rules;
  while (!text.empty()) {
    const std::size_t end = end_of_item(text);
    const std::string_view item = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) {
      return refused_rules("refusal.rules-form", {{"text", quote(item)}});
    }
    const std::string_view key = item.substr(0, equals);
    const RuleField* field = find_field(fields, key);
    if (field == nullptr) return unknown_key(fields, key);
    if (rules.contains(to_json(key))) {
      return refused_rules("refusal.rule-twice", {{"rule", quote(key)}});
    }
    rules.emplace(to_json(key), parse_rule_value(*field, item.substr(equals + 1)));
  }
  return rules;
}

std::string describe_values(const RuleField& field) {
  return std::visit(Overloaded{
                        [](const RuleField::Integer& kind) {
                          return "a whole number from " + std::to_string(kind.least) + " to " +
                                 std::to_string(kind.most) +
                                 (kind.preset ? " (default " + std::to_string(*kind.preset) + ")" : "");
                        },
                        [](const RuleField::Choice& kind) {
                          std::string names = kind.names.size() > 1 ? "one of " : "";
                          for (const std::string_view name : kind.names) {
                            names += (name == kind.names.front() ? "" : ", ") + std::string(name);
                          }
                          return names + " (default " + std::string(kind.names.front()) + ")";
                        },
                        [](const RuleField::Switch& kind) {
                          const std::string values = "true or false";
                          if (!kind.preset) return values;
                          return values + (*kind.preset ? " (default true)" : " (default false)");
                        },
                        [](const RuleField::Number&) { return std::string("a number"); },
                        [](const RuleField::List&) { return std::string("a list of texts (default empty)"); },
                        [](const RuleField::Numbers&) { return std::string("a list of whole numbers from 1"); },
                        [](const RuleField::Text&) { return std::string("a text"); },
                        [](const RuleField::Object&) { return std::string("a JSON object"); },
                    },
                    field.kind);
}

std::optional<json::object> read_board_size(std::string_view text) {
  const std::size_t times = std::min(text.find('x'), text.size());
  const std::string_view width = text.substr(0, times);
  const std::string_view height = times == text.size() ? text : text.substr(times + 1);
  if (width.empty() || height.empty()) return std::nullopt;
  const auto side = [](std::string_view digits) {
    auto number = parse_json(digits);
    return number && number->is_number() ? *number : json::value(to_json(digits));
  };
  return json::object{{"width", side(width)}, {"height", side(height)}};
}

json::object describe_rule(const RuleField& field) {
  const auto list = [](const std::vector<std::string_view>& texts) {
    json::array array;
    for (const std::string_view text : texts) array.emplace_back(to_json(text));
    return array;
  };
  json::object object{{"key", to_json(field.key)}, {"kind", nullptr}, {"help", to_json(field.help)}};
  const char* const kind = std::visit(Overloaded{
                                          [&](const RuleField::Integer& integer) {
                                            object["min"] = integer.least;
                                            object["max"] = integer.most;
                                            return "integer";
                                          },
                                          [&](const RuleField::Choice& choice) {
                                            object["choices"] = list(choice.names);
                                            return "choice";
                                          },
                                          [](const RuleField::Switch&) { return "switch"; },
                                          [&](const RuleField::Number& number) {
                                            if (number.most) object["min"] = -*number.most;
                                            if (number.most) object["max"] = *number.most;
                                            if (number.step) object["step"] = *number.step;
                                            return "number";
                                          },
                                          [](const RuleField::List&) { return "list"; },
                                          [](const RuleField::Numbers&) { return "numbers"; },
                                          [](const RuleField::Text&) { return "text"; },
                                          [](const RuleField::Object&) { return "object"; },
                                      },
                                      field.kind);
  object["kind"] = kind;
  if (field.when) object["when"] = json::object{{to_json(field.when->key), list(field.when->values)}};
  if (!field.depends.empty()) object["depends"] = list(field.depends);
  return object;
}

}  // namespace spooky
