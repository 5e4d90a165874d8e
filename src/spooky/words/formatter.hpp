#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/words/language.hpp"

namespace spooky::words {

/// Fills a pattern of the catalogues with the arguments of one message.
class Formatter {
 public:
  Formatter(const Message& message, Language language) : message_(message), language_(language) {}

  std::string format(std::string_view pattern) const;

 private:
  std::string format(std::string_view pattern, std::optional<std::int64_t> number) const;
  std::string placeholder(std::string_view inside) const;
  std::string choice(std::string_view name, bool plural, std::string_view branches) const;
  std::string literal(std::string_view text) const;

  const Argument* find(std::string_view name) const;
  std::string plain(const Argument& argument) const;
  std::string term(const Term& term, std::string_view form) const;
  std::vector<std::string> items(const Argument& argument) const;
  /// How many: the number itself, or the length of a list.
  std::int64_t count(const Argument& argument) const;
  /// By what a choice is made: the text of the argument, `empty` when there is nothing.
  std::string selector(const Argument* argument) const;

  const Message& message_;
  Language language_;
};

/// The plural category of a count by the language's rule: `one` or `other`. French counts zero as one. (Millions, which
/// French and Spanish count apart, are never told.)
std::string_view plural_category(Language language, std::int64_t count);

/// Letters with accents, and longer by half: what a translation may do to a layout.
std::string pseudo(std::string_view text);

}  // namespace spooky::words
