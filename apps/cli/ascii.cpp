#include "ascii.hpp"

#include <langinfo.h>

#include <algorithm>
#include <array>
#include <utility>

#include "spooky/formats/printable.hpp"

namespace spooky::cli {

namespace {

using Likeness = std::pair<std::string_view, std::string_view>;

constexpr auto kLikenesses = std::to_array<Likeness>({
    {"…", "..."}, {"–", "-"},   {"−", "-"},    {"·", "."},  {"●", "*"},      {"→", "->"},     {"×", "x"},   {"′", "'"},
    {"’", "'"},   {"±", "+-"},  {"↑", "^"},    {"↓", "v"},  {"≤", "<="},     {"≥", ">="},     {"≠", "!="},  {"⟩", ">"},
    {"²", "2"},   {"⊗", "(x)"}, {"√", "sqrt"}, {"─", "-"},  {"│", "|"},      {"┌", "+"},      {"┬", "+"},   {"┐", "+"},
    {"├", "+"},   {"┼", "+"},   {"┤", "+"},    {"└", "+"},  {"┴", "+"},      {"┘", "+"},      {"╲", "\\"},  {"╱", "/"},
    {"╳", "X"},   {"╭", "/"},   {"╮", "\\"},   {"╰", "\\"}, {"╯", "/"},      {"♔", "K"},      {"♕", "Q"},   {"♖", "R"},
    {"♗", "B"},   {"♘", "N"},   {"♙", "P"},    {"♚", "k"},  {"♛", "q"},      {"♜", "r"},      {"♝", "b"},   {"♞", "n"},
    {"♟", "p"},   {"é", "e"},   {"á", "a"},    {"ä", "ae"}, {"ö", "oe"},     {"ü", "ue"},     {"Ä", "Ae"},  {"Ö", "Oe"},
    {"Ü", "Ue"},  {"ß", "ss"},  {"à", "a"},    {"â", "a"},  {"ç", "c"},      {"è", "e"},      {"ê", "e"},   {"ë", "e"},
    {"É", "E"},   {"À", "A"},   {"í", "i"},    {"î", "i"},  {"ï", "i"},      {"ñ", "n"},      {"ó", "o"},   {"ô", "o"},
    {"ú", "u"},   {"ù", "u"},   {"û", "u"},    {"œ", "oe"}, {"¿", ""},       {"¡", ""},       {"«", "\""},  {"»", "\""},
    {"„", "\""},  {"“", "\""},  {"”", "\""},   {"‘", "'"},  {"\u00A0", " "}, {"\u202F", " "}, {"½", "1/2"},
});

}  // namespace

bool locale_is_utf8() { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; }

std::string in_ascii(std::string_view text) {
  std::string ascii;
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(character_length(text), 1);
    const std::string_view character = text.substr(0, length);
    const auto found = std::find_if(kLikenesses.begin(), kLikenesses.end(),
                                    [&](const Likeness& likeness) { return likeness.first == character; });
    const bool is_plain = length == 1 && static_cast<unsigned char>(character[0]) < 0x80;
    ascii += is_plain ? character : found != kLikenesses.end() ? found->second : "?";
    text.remove_prefix(length);
  }
  return ascii;
}

}  // namespace spooky::cli
