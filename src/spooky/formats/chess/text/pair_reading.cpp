#include <utility>

#include "spooky/formats/chess/text/pair_text.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/formats/quote.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky::chess {

namespace {

class PairReader {
 public:
  PairReader(const Rules& rules, const BoardLetters& letters) : rules_(rules), letters_(letters) {}

  Result<std::vector<Pair>> read(std::string_view text) {
    if (text != "-") {
      for (const std::string_view item : split(text, ';')) {
        if (const Status status = read_pair(item); !status) return status.error();
      }
    }
    return std::move(pairs_);
  }

 private:
  /// `L:first/second=k` or `L:first/second=k@g`.
  Status read_pair(std::string_view item) {
    constexpr std::size_t kLength = 9;
    constexpr std::size_t kLengthWithGroup = 11;
    const bool grouped = item.size() == kLengthWithGroup;
    if ((item.size() != kLength && !grouped) || item[1] != ':' || item[4] != '/' || item[7] != '=' ||
        (grouped && item[9] != '@')) {
      return bad_position("fault.pair-form", {{"text", quote(item)}});
    }
    Pair pair;
    const auto type = piece_of_letter(item[0]);
    if (!type) return bad_position("fault.pair-letter", {{"text", quote(item)}});
    pair.type = *type;
    pair.colour = piece_letter(*type) == item[0] ? Colour::White : Colour::Black;
    for (const std::size_t begin : {std::size_t{2}, std::size_t{5}}) {
      const auto square = take_half(item, item.substr(begin, 2));
      if (!square) return square.error();
      (begin == 2 ? pair.first : pair.second) = *square;
    }
    const auto kind = kind_of_letter(item[8]);
    if (!kind) return bad_position("fault.pair-kind", {{"text", quote(item)}});
    pair.kind = *kind;
    if (grouped) {
      if (item[10] != '1' && item[10] != '2') {
        return bad_position("fault.pair-group", {{"text", quote(item)}});
      }
      pair.group = static_cast<std::uint8_t>(item[10] - '0');
    }
    // N15: without orientation the lower square comes first.
    if (pair.kind == PairKind::Equal && pair.group == 0 && !rules_.keeps_orientation() && pair.second < pair.first) {
      std::swap(pair.first, pair.second);
    }
    pairs_.push_back(pair);
    return success();
  }

  Result<Square> take_half(std::string_view item, std::string_view name) {
    const auto square = parse_square(rules_, name);
    if (!square) {
      return bad_position("fault.pair-square", {{"text", quote(item)}, {"name", quote(name)}});
    }
    const char letter = letters_[square->value()];
    if (contains(taken_, *square)) return bad_position("fault.pair-twice", {{"square", cell(*square)}});
    if (letter != item[0]) {
      std::vector<Argument> arguments = {{"text", quote(item)}, {"square", cell(*square)}};
      if (letter != '\0') arguments.push_back({"found", quote({&letter, 1})});
      return bad_position("fault.pair-elsewhere", std::move(arguments));
    }
    taken_ |= bit(*square);
    return *square;
  }

  const Rules& rules_;
  const BoardLetters& letters_;
  std::vector<Pair> pairs_;
  Bitboard taken_ = 0;
};

}  // namespace

Result<std::vector<Pair>> parse_pairs(const Rules& rules, const BoardLetters& letters, std::string_view text) {
  return PairReader(rules, letters).read(text);
}

}  // namespace spooky::chess
