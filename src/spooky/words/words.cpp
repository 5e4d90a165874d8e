#include "spooky/words/words.hpp"

#include "spooky/words/formatter.hpp"
#include "spooky/words/sections.hpp"

namespace spooky {

std::string say(const Message& message, Language language) {
  if (message.empty()) return "";
  const std::string_view pattern = message.section->find(language, message.key);
  if (pattern.empty()) return std::string(message.section->name) + "." + std::string(message.key);
  return words::Formatter(message, language).format(pattern);
}

std::string say(const std::vector<Message>& messages, Language language) {
  std::string text;
  for (const Message& message : messages) text += (text.empty() ? "" : " ") + say(message, language);
  return text;
}

std::string say(const words::Section& section, std::string_view key, Language language) {
  return say(Message{&section, key, {}}, language);
}

Error refuse(ErrorCode code, Message message) {
  std::string reason = say(message, Language::English);
  return Error{code, std::move(reason), std::move(message)};
}

std::string say(const Error& error, Language language) {
  return error.message.empty() ? error.reason : say(error.message, language);
}

std::string join(const std::vector<std::string>& items, std::string_view conjunction, Language language) {
  const auto separator = [&](std::string_view key) {
    const std::string_view text = words::kShared.find(language, "list." + std::string(key));
    return language == Language::Pseudo ? words::pseudo(text) : std::string(text);
  };
  const std::string between = separator(conjunction == "semicolon" ? conjunction : "comma");
  const std::string last = separator(conjunction);
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : between;
    text += items[i];
  }
  return text;
}

}  // namespace spooky
