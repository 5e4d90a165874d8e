#include "spooky/words/language.hpp"

namespace spooky {

Language language_of_locale(std::string_view locale) {
  if (locale.starts_with("en_XA") || locale.starts_with("en-XA")) return Language::Pseudo;
  return find_language(locale.substr(0, locale.find_first_of("_.@-"))).value_or(Language::English);
}

}  // namespace spooky
