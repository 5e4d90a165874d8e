#pragma once

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "spooky/core/message.hpp"

namespace spooky {

/// What went wrong, in a word that programs may rely on. The spellings are part of the public interface.
enum class ErrorCode : unsigned char {
  BadJson,
  BadRequest,
  BadPosition,
  BadRecord,
  IllegalAction,
  GameOver,
  TooLarge,
};

constexpr std::string_view error_code_name(ErrorCode code) {
  switch (code) {
    case ErrorCode::BadJson: return "bad-json";
    case ErrorCode::BadRequest: return "bad-request";
    case ErrorCode::BadPosition: return "bad-position";
    case ErrorCode::BadRecord: return "bad-record";
    case ErrorCode::IllegalAction: return "illegal-action";
    case ErrorCode::GameOver: return "game-over";
    case ErrorCode::TooLarge: return "too-large";
  }
  return "bad-request";
}

/// A stable code for programs and one sentence for a person, in English. Where there is a message it says the same as
/// data, from which the sentence can be told in any language.
struct Error {
  ErrorCode code = ErrorCode::BadRequest;
  std::string reason;
  Message message = {};

  bool operator==(const Error&) const = default;
};

/// A value, or the reason why there is none: an Error where people are told, a type of their own where rules speak of
/// themselves. The member names are those of C++23's std::expected.
template <class T, class E = Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  T& value() & { return checked(); }
  const T& value() const& { return const_cast<Result*>(this)->checked(); }
  T&& value() && { return std::move(checked()); }
  T& operator*() & { return checked(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(checked()); }
  T* operator->() { return &checked(); }
  const T* operator->() const { return &value(); }

  const E& error() const {
    assert(!has_value());
    return *std::get_if<1>(&content_);
  }

 private:
  T& checked() {
    assert(has_value());
    return *std::get_if<0>(&content_);
  }

  std::variant<T, E> content_;
};

/// Success without a value, or an error.
using Status = Result<std::monostate>;
inline Status success() { return std::monostate{}; }

}  // namespace spooky
