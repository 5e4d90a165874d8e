#include "server/game_texts.hpp"

#include "spooky/formats/json.hpp"
#include "spooky/formats/record.hpp"

namespace spooky::server {

namespace {

constexpr std::size_t kUsualActionBytes = 96;

void append_text_or_null(std::string& text, const std::optional<std::string>& value) {
  if (value) {
    append_json_string(text, *value);
  } else {
    text += "null";
  }
}

/// The face that was rolled for it, where it is known.
void append_face(std::string& text, const StoredAction& action) {
  if (!action.face) return;
  text += ",\"face\":";
  text += std::to_string(*action.face);
}

/// Marks what was brought along when the game was opened.
void append_given(std::string& text, const StoredGame& game, std::size_t index) {
  if (static_cast<std::int64_t>(index) < game.given) text += ",\"given\":true";
}

void append_action(std::string& text, const StoredGame& game, std::size_t index, std::string_view result) {
  const StoredAction& action = game.actions[index];
  text += "{\"action\":";
  append_json_string(text, action.text);
  text += ",\"number\":";
  text += std::to_string(index + 1);
  text += ",\"actor\":";
  append_json_string(text, action.actor);
  append_face(text, action);
  text += ",\"ms\":";
  text += std::to_string(action.milliseconds);
  text += ",\"result\":";
  text += result;
  append_given(text, game, index);
  text += '}';
}

/// `"game":…,"rules":…,"start":…`: what is played.
void append_what_is_played(std::string& text, const StoredGame& game) {
  text += "\"game\":";
  append_json_string(text, game.game);
  text += ",\"rules\":";
  text += game.rules;
  text += ",\"start\":";
  append_text_or_null(text, game.start);
}

}  // namespace

std::string action_message(const LiveGame& game, std::size_t index) {
  std::string text;
  const bool last = index + 1 == game.length();
  append_action(text, game.kept(), index, last ? print_json(game.result()) : "null");
  return text;
}

Welcome::Welcome(const LiveGame& game) {
  const StoredGame& kept = game.kept();
  const std::string result = print_json(game.result());
  text_.reserve(1024 + kept.rules.size() + game.length() * kUsualActionBytes);
  actions_.reserve(game.length());
  text_ += "{\"game\":{\"id\":";
  append_json_string(text_, kept.id);
  text_ += ',';
  append_what_is_played(text_, kept);
  text_ += "},\"you\":";
  begin_ = static_cast<std::uint32_t>(text_.size());
  for (std::size_t index = 0; index < game.length(); ++index) {
    if (index > 0) text_ += ',';
    actions_.push_back(static_cast<std::uint32_t>(text_.size()));
    append_action(text_, kept, index, index + 1 == game.length() ? result : "null");
  }
  end_ = static_cast<std::uint32_t>(text_.size());
  text_ += "],\"result\":";
  text_ += result;
}

Message Welcome::message(const std::shared_ptr<const Welcome>& welcome, std::string_view you, std::string_view seats,
                         std::int64_t from, const std::optional<std::string>& next) {
  const std::string_view all = welcome->text_;
  const auto skipped = static_cast<std::size_t>(from - 1);
  const std::size_t begin = skipped < welcome->actions() ? welcome->actions_[skipped] : welcome->end_;
  std::string own(you);
  own += ',';
  own += seats;
  own += ",\"from\":";
  own += std::to_string(from);
  own += ",\"actions\":[";
  std::string rest = ",\"next\":";
  append_text_or_null(rest, next);
  rest += '}';
  return Message({Message::Part(welcome, all.substr(0, welcome->begin_)), Message::Part(std::move(own)),
                  Message::Part(welcome, all.substr(begin)), Message::Part(std::move(rest))});
}

std::string record_text(const StoredGame& game, std::string_view result) {
  std::string text;
  text.reserve(1024 + game.rules.size() + game.actions.size() * kUsualActionBytes);
  text += "{\"format\":\"spooky-record\",\"version\":";
  text += std::to_string(kRecordVersion);
  text += ',';
  append_what_is_played(text, game);
  text += ",\"actions\":[";
  for (std::size_t index = 0; index < game.actions.size(); ++index) {
    const StoredAction& action = game.actions[index];
    if (index > 0) text += ',';
    text += "{\"action\":";
    append_json_string(text, action.text);
    text += ",\"actor\":";
    append_json_string(text, action.actor);
    append_face(text, action);
    text += ",\"ms\":";
    text += std::to_string(action.milliseconds);
    append_given(text, game, index);
    text += '}';
  }
  text += ']';
  if (!result.empty()) {
    text += ",\"result\":";
    text += result;
  }
  text += '}';
  return text;
}

}  // namespace spooky::server
