#include "spooky/formats/quantum_chess/text/squares.hpp"

#include "spooky/formats/quantum_chess/text/words.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::quantum_chess {

namespace {

constexpr std::string_view kWhiteLetters = "PNBRQK";
constexpr std::string_view kBlackLetters = "pnbrqk";

}  // namespace

std::string square_name(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

bool looks_like_square(std::string_view text) {
  return text.size() == 2 && text[0] >= 'a' && text[0] <= 'z' && text[1] >= '0' && text[1] <= '9';
}

std::optional<Square> parse_square(const Rules& rules, std::string_view text) {
  if (!looks_like_square(text) || text[1] == '0') return std::nullopt;
  const auto file = static_cast<std::size_t>(text[0] - 'a');
  const auto rank = static_cast<std::size_t>(text[1] - '1');
  if (file >= rules.width() || rank >= rules.height()) return std::nullopt;
  return square_at(file, rank);
}

Message no_such_square(const Rules& rules, std::string_view text) {
  const Square last = square_at(rules.width() - 1, rules.height() - 1);
  return message("refusal.no-square", {{"text", quote(text)}, {"last", cell(last)}});
}

char letter_text(Letter letter) {
  return (letter.colour() == Colour::White ? kWhiteLetters : kBlackLetters)[index_of(letter.type())];
}

std::optional<Letter> parse_letter(char text) {
  if (const auto index = kWhiteLetters.find(text); index != std::string_view::npos) {
    return Letter(Colour::White, static_cast<PieceType>(index));
  }
  if (const auto index = kBlackLetters.find(text); index != std::string_view::npos) {
    return Letter(Colour::Black, static_cast<PieceType>(index));
  }
  return std::nullopt;
}

}  // namespace spooky::quantum_chess
