#include "spooky/formats/combinatorial/text/octal_text.hpp"

#include <algorithm>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Octal;

namespace {

std::string code_text(const Octal& game) {
  std::string text;
  for (const std::uint8_t digit : game.digits()) text += static_cast<char>('0' + digit);
  if (text.size() == 1) text += '0';
  return text.insert(1, ".");
}

/// What a text says: the pins that stand, and those with a cut before them.
struct Row {
  std::size_t length = 0;
  Position pins;
  Position cut_before;
};

class RowReader {
 public:
  explicit RowReader(bool has_cuts) : has_cuts_(has_cuts) {}

  /// # and . , with / where a row is cut, or the number of pins.
  Result<Row> read(std::string_view text) const {
    const bool drawn = !text.empty() && text.find_first_not_of(has_cuts_ ? "#./" : "#.") == std::string_view::npos;
    if (drawn) return read_drawn(text);
    const auto count = read_number(text);
    if (!count) {
      return bad_position(quote(text) + " is not a row of pins: write # for a pin and . for a missing one, " +
                          (has_cuts_ ? "/ for a cut, " : "") + "or a number");
    }
    if (*count > most()) return too_many(*count);
    return Row{*count, classical::lowest_bits(*count), {}};
  }

 private:
  std::size_t most() const { return has_cuts_ ? Octal::kMostPinsWithCuts : Octal::kMostPins; }

  Error too_many(std::size_t count) const {
    return bad_position("a row of " + std::to_string(count) + " pins is too long: at most " + std::to_string(most()) +
                        " are supported");
  }

  Result<Row> read_drawn(std::string_view text) const {
    const auto length = text.size() - static_cast<std::size_t>(std::count(text.begin(), text.end(), '/'));
    if (length > most()) return too_many(length);
    Row row;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const auto pin = static_cast<unsigned>(row.length);
      if (text[i] == '/') {
        if (i == 0 || i + 1 == text.size() || text[i - 1] != '#' || text[i + 1] != '#') {
          return bad_position("a cut / stands between two pins, and in " + quote(text) + " one does not");
        }
        row.cut_before = row.cut_before | classical::single_bit(pin);
        continue;
      }
      if (text[i] == '#') row.pins = row.pins | classical::single_bit(pin);
      ++row.length;
    }
    return row;
  }

  bool has_cuts_;
};

}  // namespace

std::vector<Argument> pins_arguments(Move move) {
  if (Octal::length_of(move) == 0) {
    return {{"before", Cell{std::to_string(Octal::first_of(move))}},
            {"behind", Cell{std::to_string(Octal::first_of(move) + 1)}}};
  }
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
    return bad(quote(code) + " is not an octal code: a code is 0 or 4, a point and digits from 0 to 7, as in 0.6");
  }
  if (point == 1 && code.front() > '0' && code.front() <= '7' && code.front() != '4') {
    return bad(quote(code) + " has " + quote(code.substr(0, 1)) +
               " before the point; only 0 and 4 can be there, for a move takes a pin or splits a row in two");
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
  const RowReader reader(digits[0] != 0);
  std::vector<Row> rows;
  std::size_t pins = 0;
  for (const std::string_view part : *parts) {
    const auto row = reader.read(part);
    if (!row) return row.error();
    pins = std::max(pins, row->length);
    rows.push_back(*row);
  }
  const Octal game(static_cast<unsigned>(pins), digits);
  ClassicalStart start;
  for (const Row& row : rows) start.positions.push_back(game.row(row.pins, row.cut_before));
  start.game = game;
  return start;
}

std::string position_text(const Octal& game, Position position) {
  if (game.pins() == 0) return "0";
  std::string text;
  for (unsigned pin = 0; pin < game.pins(); ++pin) {
    if (game.is_cut(position, pin)) text += '/';
    text += game.stands(position, pin, 1) ? '#' : '.';
  }
  return text;
}

std::string move_text(const Octal&, Move move) {
  const unsigned first = Octal::first_of(move) + 1;
  const unsigned length = Octal::length_of(move);
  if (length == 0) return std::to_string(first - 1) + "/" + std::to_string(first);
  return std::to_string(first) + (length == 1 ? "" : "-" + std::to_string(first + length - 1));
}

Result<Move> parse_move(const Octal& game, Side, std::string_view text) {
  const bool cuts = text.find('/') != std::string_view::npos;
  const auto parts = split(text, cuts ? '/' : '-');
  const auto first = read_number(parts.front());
  const auto last = read_number(parts.back());
  if (!first || !last || parts.size() > 2 || *first > *last || (cuts && *last != *first + 1)) {
    return illegal(game.has_cuts() ? "refusal.no-cut" : "refusal.no-pins", {{"text", quote(text)}});
  }
  if (cuts && !game.has_cuts()) return illegal("refusal.code-cuts-never", {{"code", code_text(game)}});
  if (*first == 0 || *last > game.pins()) {
    const unsigned missing = *first == 0 ? 0 : std::max(*first, game.pins() + 1);
    return illegal("refusal.no-pin", {{"pin", as_number(missing)}, {"pins", as_number(game.pins())}});
  }
  if (cuts) return Octal::cut(*last - 1);
  const unsigned length = *last - *first + 1;
  if (game.digit(length) == 0) {
    return illegal("refusal.code-forbids", {{"code", code_text(game)}, {"count", as_number(length)}});
  }
  return Octal::take(*first - 1, length);
}

Message why_not(const Octal& game, Position position, Move move) {
  const unsigned length = Octal::length_of(move);
  // A cut is between two pins, the first of which stands before the one that names it.
  const unsigned first = Octal::first_of(move) - (length == 0 ? 1 : 0);
  const unsigned last = Octal::first_of(move) + (length == 0 ? 0 : length - 1);
  for (unsigned pin = first; pin <= last; ++pin) {
    if (!game.stands(position, pin, 1)) return message("why.pin-gone", {{"pin", Cell{std::to_string(pin + 1)}}});
  }
  for (unsigned pin = first + 1; pin <= last; ++pin) {
    if (game.is_cut(position, pin)) return message("why.row-cut", pins_arguments(Octal::cut(pin)));
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
      if (pin + 1 < game.pins() && game.is_cut(position, pin + 1)) {
        pins += '/';
        numbers += ' ';
      } else if (pin + 1 < std::min(begin + kPerLine, game.pins())) {
        pins += ' ';
        numbers += ' ';
      }
    }
    picture += pins + '\n' + numbers + '\n';
  }
  return picture.empty() ? "no pins\n" : picture;
}

}  // namespace spooky::combinatorial::texts
