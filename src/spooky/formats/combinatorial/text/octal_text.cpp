#include "spooky/formats/combinatorial/text/octal_text.hpp"

#include <algorithm>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Octal;

namespace {

std::string code_text(const Octal& game) {
  std::string text = "0.";
  for (std::size_t i = 1; i < game.digits().size(); ++i) text += static_cast<char>('0' + game.digits()[i]);
  return game.digits().size() == 1 ? "0.0" : text;
}

/// A row of pins as # and . ; a number is written out.
Result<std::string> read_pins(std::string_view text) {
  const auto too_many = [](const std::string& count) {
    return bad_position("a row of " + count + " pins is too long: at most " + std::to_string(Octal::kMostPins) +
                        " are supported");
  };
  if (!text.empty() && text.find_first_not_of("#.") == std::string_view::npos) {
    if (text.size() > Octal::kMostPins) return too_many(std::to_string(text.size()));
    return std::string(text);
  }
  const auto count = read_number(text);
  if (!count) {
    return bad_position(quote(text) + " is not a row of pins: write # for a pin and . for a missing one, or a number");
  }
  if (*count > Octal::kMostPins) return too_many(std::to_string(*count));
  return std::string(*count, '#');
}

}  // namespace

std::vector<Argument> pins_arguments(Move move) {
  Cells pins;
  for (unsigned pin = 0; pin < Octal::length_of(move); ++pin) {
    pins.names.push_back(std::to_string(Octal::first_of(move) + pin + 1));
  }
  const Cell first{pins.names.front()};
  const Cell last{pins.names.back()};
  return {{"pins", std::move(pins)}, {"first", first}, {"last", last}};
}

Result<std::vector<std::uint8_t>> parse_code(std::string_view code) {
  const auto bad = [&](const std::string& reason) { return Error{ErrorCode::BadRequest, reason}; };
  if (code.empty()) return bad("octal needs a code, as in 0.6");
  const std::size_t point = code.find('.');
  if (point == std::string_view::npos || point > 1 || point + 1 == code.size()) {
    return bad(quote(code) + " is not an octal code: a code is 0, a point and digits from 0 to 7, as in 0.6");
  }
  if (point == 1 && code.front() > '0' && code.front() <= '7') {
    return bad(quote(code) + " has " + quote(code.substr(0, 1)) + " before the point, but a move must take a pin");
  }
  if (code.size() - point - 1 > Octal::kMostDigits) {
    return bad("an octal code has at most " + std::to_string(Octal::kMostDigits) + " digits after the point");
  }
  std::vector<std::uint8_t> digits;
  if (point == 0) digits.push_back(0);
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i == point) continue;
    if (code[i] < '0' || code[i] > '7') {
      return bad(quote(code) + " is not an octal code: its digits are 0 to 7, as in 0.6");
    }
    digits.push_back(static_cast<std::uint8_t>(code[i] - '0'));
  }
  return digits;
}

Result<ClassicalStart> parse_octal(const std::vector<std::uint8_t>& digits, std::string_view text) {
  const auto parts = split_realisations(text);
  if (!parts) return parts.error();
  ClassicalStart start;
  std::size_t pins = 0;
  for (const std::string_view part : *parts) {
    const auto row = read_pins(part);
    if (!row) return row.error();
    pins = std::max(pins, row->size());
    Position position;
    for (unsigned pin = 0; pin < row->size(); ++pin) {
      if ((*row)[pin] == '#') position = position | classical::single_bit(pin);
    }
    start.positions.push_back(position);
  }
  start.game = Octal(static_cast<unsigned>(pins), digits);
  return start;
}

std::string position_text(const Octal& game, Position position) {
  if (game.pins() == 0) return "0";
  std::string text(game.pins(), '.');
  classical::for_each_bit(position, [&](unsigned pin) { text[pin] = '#'; });
  return text;
}

std::string move_text(const Octal&, Move move) {
  const unsigned first = Octal::first_of(move) + 1;
  const unsigned length = Octal::length_of(move);
  return std::to_string(first) + (length == 1 ? "" : "-" + std::to_string(first + length - 1));
}

Result<Move> parse_move(const Octal& game, Side, std::string_view text) {
  const auto parts = split(text, '-');
  const auto first = read_number(parts.front());
  const auto last = read_number(parts.back());
  if (!first || !last || parts.size() > 2 || *first > *last) {
    return illegal("refusal.no-pins", {{"text", quote(text)}});
  }
  if (*first == 0 || *last > game.pins()) {
    const unsigned missing = *first == 0 ? 0 : std::max(*first, game.pins() + 1);
    return illegal("refusal.no-pin", {{"pin", as_number(missing)}, {"pins", as_number(game.pins())}});
  }
  const unsigned length = *last - *first + 1;
  if (game.digit(length) == 0) {
    return illegal("refusal.code-forbids", {{"code", code_text(game)}, {"count", as_number(length)}});
  }
  return Octal::take(*first - 1, length);
}

Message why_not(const Octal& game, Position position, Move move) {
  const unsigned first = Octal::first_of(move);
  const unsigned length = Octal::length_of(move);
  for (unsigned pin = first; pin < first + length; ++pin) {
    if (!game.stands(position, pin, 1)) return message("why.pin-gone", {{"pin", Cell{std::to_string(pin + 1)}}});
  }
  const std::vector<Argument> taken = pins_arguments(move);
  switch (game.sides(position, first, length)) {
    case 0: return message("why.pins-alone", taken);
    case 1: return message("why.pins-one-side", taken);
    default: return message("why.pins-both-sides", taken);
  }
}

std::string drawing(const Octal& game, Position position) {
  constexpr unsigned kPerLine = 20;
  std::string picture;
  for (unsigned begin = 0; begin < game.pins(); begin += kPerLine) {
    std::string pins;
    std::string numbers;
    for (unsigned pin = begin; pin < std::min(begin + kPerLine, game.pins()); ++pin) {
      const std::string number = std::to_string(pin + 1);
      pins += std::string(number.size() - 1, ' ') + (game.stands(position, pin, 1) ? "●" : "·");
      numbers += number;
      if (pin + 1 < std::min(begin + kPerLine, game.pins())) {
        pins += ' ';
        numbers += ' ';
      }
    }
    picture += pins + '\n' + numbers + '\n';
  }
  return picture.empty() ? "no pins\n" : picture;
}

}  // namespace spooky::combinatorial::texts
