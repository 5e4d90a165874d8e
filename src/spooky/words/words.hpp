#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/words/language.hpp"
#include "spooky/words/section.hpp"

namespace spooky {

/// The message in words. What a catalogue may write, in the manner of ICU MessageFormat:
///  - `{name}`                                         the argument; a list is joined as with `list, and`
///  - `{name, plural, =0 {…} one {…} other {… # …}}`   by the number, or by how many items a list has; # is the number
///  - `{name, select, word {…} other {…}}`             by the text of the argument, a term's word; `empty` when there
///  is
///                                                     no such argument, or when it is an empty text or list
///  - `{name, list, and}`, `or`, `comma`, `semicolon`  the items joined as the language joins them
///  - `{name, term, form}`                             a term in the form of that name; `name` is the one of `{name}`
/// An apostrophe is an apostrophe; before a brace it begins a quotation in which braces are text, up to the next one.
/// What cannot be formatted stands as it is written: tests see to it that there is no such message.
std::string say(const Message& message, Language language);

/// Several messages one after another, a space between them.
std::string say(const std::vector<Message>& messages, Language language);

/// A message of no arguments.
std::string say(const words::Section& section, std::string_view key, Language language);

/// An error with the message's sentence as its reason.
Error refuse(ErrorCode code, Message message);

/// The error's sentence in a language; that which it was made with when it carries no message.
std::string say(const Error& error, Language language);

/// Texts joined as the language joins them. `conjunction`: and, or, comma, semicolon.
std::string join(const std::vector<std::string>& items, std::string_view conjunction, Language language);

}  // namespace spooky
