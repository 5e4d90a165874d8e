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
  /// `L:first/second=k` or `L:first/second=k@g`; with three squares a triple.
  Status read_pair(std::string_view item) {
    constexpr std::size_t kLength = 9;
    constexpr std::size_t kLengthOfTriple = 12;
    const bool has_three = item.size() >= kLengthOfTriple && item[7] == '/';
    const std::size_t length = has_three ? kLengthOfTriple : kLength;
    const bool grouped = item.size() == length + 2;
    if ((item.size() != length && !grouped) || item[1] != ':' || item[4] != '/' || item[length - 2] != '=' ||
        (grouped && item[length] != '@')) {
      return bad_position("fault.pair-form", {{"text", quote(item)}});
    }
    Pair pair;
    const auto type = piece_of_letter(item[0]);
    if (!type) return bad_position("fault.pair-letter", {{"text", quote(item)}});
    pair.type = *type;
    pair.colour = piece_letter(*type) == item[0] ? Colour::White : Colour::Black;
    std::vector<Square> squares;
    for (std::size_t begin = 2; begin < length - 2; begin += 3) {
      const auto square = take_half(item, item.substr(begin, 2));
      if (!square) return square.error();
      squares.push_back(*square);
    }
    const char letter = item[length - 1];
    if (has_three || letter == kTripleLetter) return add_triple(item, pair, squares, letter, grouped);
    const auto kind = kind_of_letter(letter);
    if (!kind) return bad_position("fault.pair-kind", {{"text", quote(item)}});
    pair.first = squares[0];
    pair.second = squares[1];
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

  /// P1: three squares in any order, kind `t`, no group.
  Status add_triple(std::string_view item, const Pair& piece, const std::vector<Square>& squares, char kind,
                    bool grouped) {
    if (squares.size() != 3 || kind != kTripleLetter || grouped) {
      return bad_position("fault.triple-form", {{"text", quote(item)}});
    }
    const Bitboard set = bit(squares[0]) | bit(squares[1]) | bit(squares[2]);
    pairs_.push_back(Pair::triple(set, piece.type, piece.colour));
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
