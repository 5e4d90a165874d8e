#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

// What the terminal itself says, beside the games: messages of the catalogues' section `terminal`.
namespace spooky::cli {

inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kTerminal, key, std::move(arguments)};
}

/// A message in words.
inline std::string tell(Language language, std::string_view key, std::vector<Argument> arguments = {}) {
  return spooky::say(message(key, std::move(arguments)), language);
}

/// An error as a part of a sentence.
inline Argument because(const Error& error) {
  if (error.message.empty()) return {"why", error.reason};
  return {"why", Phrases{error.message}};
}

/// The language to speak: what `--language` says among the arguments, else the locale's, by LC_ALL, LC_MESSAGES and
/// LANG in this order. Nothing when --language names none that we speak.
std::optional<Language> language_asked_for(int argc, const char* const* argv);

}  // namespace spooky::cli
