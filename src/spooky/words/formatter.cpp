#include "spooky/words/formatter.hpp"

#include <algorithm>
#include <type_traits>

#include "spooky/words/words.hpp"

namespace spooky::words {

namespace {

constexpr std::string_view kBlanks = " \n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Whether a quotation begins here: an apostrophe right before a brace.
bool is_quotation(std::string_view text, std::size_t at) {
  return text[at] == '\'' && at + 1 < text.size() && (text[at + 1] == '{' || text[at + 1] == '}');
}

/// Where the quotation that begins at `at` ends: its closing apostrophe, or the end of the text.
std::size_t end_of_quotation(std::string_view text, std::size_t at) {
  return std::min(text.find('\'', at + 1), text.size());
}

/// The brace that closes the one at `open`; the end of the text when none does.
std::size_t closing_brace(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (is_quotation(text, i)) {
      i = end_of_quotation(text, i);
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}' && --depth == 0) {
      return i;
    }
  }
  return text.size();
}

/// Takes the text up to the next comma off a placeholder's inside.
std::string_view take_word(std::string_view& rest) {
  const std::size_t comma = std::min(rest.find(','), rest.size());
  const std::string_view word = trimmed(rest.substr(0, comma));
  rest.remove_prefix(std::min(comma + 1, rest.size()));
  return word;
}

/// The branch of that name in `name {…} name {…}`; nothing when there is none.
std::optional<std::string_view> find_branch(std::string_view branches, std::string_view wanted) {
  while (true) {
    const std::size_t open = branches.find('{');
    if (open == std::string_view::npos) return std::nullopt;
    const std::size_t close = closing_brace(branches, open);
    if (close == branches.size()) return std::nullopt;
    if (trimmed(branches.substr(0, open)) == wanted) return branches.substr(open + 1, close - open - 1);
    branches.remove_prefix(close + 1);
  }
}

}  // namespace

std::string_view plural_category(Language language, std::int64_t count) {
  return count == 1 || (count == 0 && language == Language::French) ? "one" : "other";
}

std::string pseudo(std::string_view text) {
  constexpr std::string_view kPlain = "aceinouyACEINOUY";
  constexpr std::string_view kAccented[] = {"á", "ç", "é", "í", "ñ", "ó", "ú", "ý",
                                            "Á", "Ç", "É", "Í", "Ñ", "Ó", "Ú", "Ý"};
  std::string accented;
  for (const char letter : text) {
    const std::size_t place = kPlain.find(letter);
    accented += place == std::string_view::npos ? std::string(1, letter) : std::string(kAccented[place]);
    // Vowels are doubled, which is about as much longer as German is.
    if (place == std::string_view::npos || letter == 'c' || letter == 'n' || letter == 'C' || letter == 'N') continue;
    accented += kAccented[place];
  }
  return accented;
}

std::string Formatter::format(std::string_view pattern) const { return format(pattern, std::nullopt); }

std::string Formatter::format(std::string_view pattern, std::optional<std::int64_t> number) const {
  std::string text;
  std::string plain;
  const auto flush = [&] {
    text += literal(plain);
    plain.clear();
  };
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (is_quotation(pattern, i)) {
      const std::size_t end = end_of_quotation(pattern, i);
      plain += pattern.substr(i + 1, end - i - 1);
      i = end;
    } else if (pattern[i] == '{') {
      const std::size_t close = closing_brace(pattern, i);
      flush();
      text += placeholder(pattern.substr(i + 1, close - i - 1));
      i = close;
    } else if (pattern[i] == '#' && number) {
      flush();
      text += std::to_string(*number);
    } else {
      plain += pattern[i];
    }
  }
  flush();
  return text;
}

std::string Formatter::literal(std::string_view text) const {
  return language_ == Language::Pseudo ? pseudo(text) : std::string(text);
}

std::string Formatter::placeholder(std::string_view inside) const {
  std::string_view rest = inside;
  const std::string_view name = take_word(rest);
  const std::string_view kind = take_word(rest);
  const Argument* argument = find(name);
  if (kind == "select" || kind == "plural") return choice(name, kind == "plural", rest);
  if (!argument) return "{" + std::string(inside) + "}";
  if (kind == "list") return join(items(*argument), trimmed(rest), language_);
  if (kind == "term") {
    const Term* one = std::get_if<Term>(&argument->value);
    return one ? term(*one, trimmed(rest)) : plain(*argument);
  }
  return plain(*argument);
}

std::string Formatter::choice(std::string_view name, bool plural, std::string_view branches) const {
  const Argument* argument = find(name);
  std::optional<std::int64_t> number;
  std::optional<std::string_view> branch;
  if (plural && argument) {
    number = count(*argument);
    branch = find_branch(branches, "=" + std::to_string(*number));
    if (!branch) branch = find_branch(branches, plural_category(language_, *number));
  } else if (!plural) {
    branch = find_branch(branches, selector(argument));
  }
  if (!branch) branch = find_branch(branches, "other");
  return branch ? format(*branch, number) : "";
}

const Argument* Formatter::find(std::string_view name) const {
  for (const Argument& argument : message_.arguments) {
    if (argument.name == name) return &argument;
  }
  return nullptr;
}

std::string Formatter::plain(const Argument& argument) const {
  return std::visit(
      [&]<class Value>(const Value& value) -> std::string {
        if constexpr (std::is_same_v<Value, std::string>) return value;
        if constexpr (std::is_same_v<Value, std::int64_t>) return std::to_string(value);
        if constexpr (std::is_same_v<Value, Cell>) return value.name;
        if constexpr (std::is_same_v<Value, Term>) return term(value, "name");
        return join(items(argument), "and", language_);
      },
      argument.value);
}

std::string Formatter::term(const Term& term, std::string_view form) const {
  const std::string key = std::string(term.family) + "." + std::string(term.word) + "." + std::string(form);
  const std::string_view pattern = message_.section->find(language_, key);
  return pattern.empty() ? std::string(term.word) : format(pattern, std::nullopt);
}

std::vector<std::string> Formatter::items(const Argument& argument) const {
  if (const auto* cells = std::get_if<Cells>(&argument.value)) return cells->names;
  if (const auto* texts = std::get_if<Texts>(&argument.value)) return texts->items;
  if (const auto* phrases = std::get_if<Phrases>(&argument.value)) {
    std::vector<std::string> said;
    for (const Message& phrase : *phrases) said.push_back(say(phrase, language_));
    return said;
  }
  return {plain(argument)};
}

std::int64_t Formatter::count(const Argument& argument) const {
  if (const auto* number = std::get_if<std::int64_t>(&argument.value)) return *number;
  return static_cast<std::int64_t>(items(argument).size());
}

std::string Formatter::selector(const Argument* argument) const {
  constexpr std::string_view kEmpty = "empty";
  if (!argument) return std::string(kEmpty);
  if (const auto* term = std::get_if<Term>(&argument->value)) return std::string(term->word);
  const bool several = !std::holds_alternative<std::string>(argument->value) &&
                       !std::holds_alternative<std::int64_t>(argument->value) &&
                       !std::holds_alternative<Cell>(argument->value);
  if (several) return items(*argument).empty() ? std::string(kEmpty) : "some";
  std::string text = plain(*argument);
  return text.empty() ? std::string(kEmpty) : text;
}

}  // namespace spooky::words
