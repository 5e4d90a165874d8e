#include "spooky/formats/akl_chess/text/evidence_reading.hpp"

#include <optional>
#include <string>

#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/formats/quote.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky::akl_chess {

namespace {

// More letters than any bag has.
constexpr std::size_t kMostLetters = 64;

/// The type of a letter in the case of its owner.
std::optional<Type> own_type(char letter, Colour colour) {
  const auto type = type_of_letter(letter);
  return type && type_letter(*type, colour) == letter ? type : std::nullopt;
}

/// `P2R1` in the case of the owner, each type once, from 1 to 9999; the text that remains where it is none.
std::optional<Counts> take_counts(std::string_view& text, Colour colour) {
  Counts counts;
  while (!text.empty()) {
    const auto type = own_type(text.front(), colour);
    if (!type) break;
    std::size_t end = 1;
    unsigned number = 0;
    while (end < text.size() && end <= 5 && text[end] >= '0' && text[end] <= '9') {
      number = number * 10 + static_cast<unsigned>(text[end++] - '0');
    }
    if (number == 0 || number > kMostSeen || text[1] == '0' || counts[*type] != 0) return std::nullopt;
    counts[*type] = static_cast<std::uint16_t>(number);
    text.remove_prefix(end);
  }
  return counts;
}

Error bad_item(std::string_view item) {
  return bad_position("fault.man-text", {{"most", std::int64_t{kMostSeen}}, {"text", quote(item)}});
}

/// What an item tells of the man on its square.
class ItemReader {
 public:
  ItemReader(const Rules& rules, std::string_view item, Board& board) : rules_(rules), item_(item), board_(board) {}

  Status read() {
    if (item_.size() < 5 || item_[2] != ':') return bad_item(item_);
    const auto square = parse_square(rules_, item_.substr(0, 2));
    if (!square) return bad_item(item_);
    if (board_.is_empty(*square) || board_.at(*square).is_king) {
      return bad_position("fault.no-man", {{"at", cell(*square)}, {"text", quote(item_)}});
    }
    const char letter = board_letter(board_.at(*square));
    if (!read_man(board_.at(*square).owner)) return bad_item(item_);
    board_.change(*square, man_);
    if (board_letter(board_.at(*square)) == letter) return success();
    return bad_position("fault.other-letter",
                        {{"at", cell(*square)}, {"letter", std::string(1, letter)}, {"text", quote(item_)}});
  }

 private:
  bool read_man(Colour owner) {
    std::string_view rest = item_.substr(3);
    const auto first = own_type(rest[0], owner);
    if (!first) return false;
    man_.first = *first;
    const char second = rest[1];
    rest.remove_prefix(2);
    if (second == '?') {
      const auto counts = take_counts(rest, owner);
      if (!counts) return false;
      man_.seen = *counts;
    } else {
      man_.second = own_type(second, owner);
      if (!man_.second) return false;
    }
    if (rest.empty()) return true;
    if (rest.size() != 2 || rest[0] != '=') return false;
    man_.shows = own_type(rest[1], owner);
    return man_.shows.has_value();
  }

  const Rules& rules_;
  std::string_view item_;
  Board& board_;
  Man man_;
};

}  // namespace

Status read_bags(std::string_view text, Setup& setup) {
  const auto bags = split(text, '/');
  const auto wrong = [&] { return bad_position("fault.bags-text", {{"text", quote(text)}}); };
  if (bags.size() != 2) return wrong();
  for (const Colour colour : kColours) {
    const std::string_view bag = bags[index_of(colour)];
    if (bag == "-") continue;
    if (bag.empty() || bag.size() > kMostLetters) return wrong();
    for (const char letter : bag) {
      const auto type = own_type(letter, colour);
      if (!type) return wrong();
      ++setup.bags[index_of(colour)][*type];
    }
  }
  return success();
}

Status read_men(const Rules& rules, std::string_view text, Board& board) {
  if (text == "-") return success();
  Bitboard listed = 0;
  for (const std::string_view item : split(text, ';')) {
    const auto square = parse_square(rules, item.substr(0, 2));
    if (square && contains(listed, *square)) {
      return bad_position("fault.listed-twice", {{"at", cell(*square)}});
    }
    if (square) listed |= bit(*square);
    if (Status status = ItemReader(rules, item, board).read(); !status) return status;
  }
  return success();
}

Status read_captured(std::string_view text, Setup& setup) {
  if (text == "-") return success();
  for (const std::string_view item : split(text, ';')) {
    const Colour colour = !item.empty() && item.front() >= 'a' ? Colour::Black : Colour::White;
    std::string_view rest = item;
    const auto counts = take_counts(rest, colour);
    if (!counts || counts->empty() || !rest.empty()) {
      return bad_position("fault.captured-text", {{"most", std::int64_t{kMostSeen}}, {"text", quote(item)}});
    }
    setup.captured[index_of(colour)].push_back(*counts);
  }
  return success();
}

}  // namespace spooky::akl_chess
