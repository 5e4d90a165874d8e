#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "spooky/words/words.hpp"

namespace spooky::cli {

/// Ends a command with one clear sentence on stderr and exit status 2. What a player may see comes from the catalogues;
/// only what libraries say of themselves is a text.
class InputError : public std::runtime_error {
 public:
  explicit InputError(const std::string& text) : InputError(Error{ErrorCode::BadRequest, text}) {}
  explicit InputError(Message message) : InputError(refuse(ErrorCode::BadRequest, std::move(message))) {}
  explicit InputError(Error error) : std::runtime_error(error.reason), error_(std::move(error)) {}

  std::string words(Language language) const { return spooky::say(error_, language); }

 private:
  Error error_;
};

}  // namespace spooky::cli
