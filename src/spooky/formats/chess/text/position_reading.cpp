// Reading a position: every fault of a text has its own sentence.
#include <optional>
#include <string>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/pair_text.hpp"
#include "spooky/formats/chess/text/setup_words.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

std::optional<int> parse_count(std::string_view text) {
  if (text.empty() || text.size() > 10 || text.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  std::int64_t count = 0;
  for (const char digit : text) count = 10 * count + (digit - '0');
  return count <= Board::kMostMoves ? std::optional(static_cast<int>(count)) : std::nullopt;
}

class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules) {}

  static Error wrong_form(std::string_view fault, std::size_t fields = 0) {
    return bad_position("fault.form", {{"fault", std::string(fault)},
                                       {"fields", static_cast<std::int64_t>(fields)},
                                       {"example", std::string("7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | "
                                                               "R:e4/f4=e@1;n:f6/d5=e@1")}});
  }

  Result<Setup> read(std::string_view text) {
    const auto parts = split(text, '|');
    const auto words = split_words(parts[0]);
    const auto pairs = parts.size() > 1 ? split_words(parts[1]) : std::vector<std::string_view>{"-"};
    const auto must = parts.size() > 2 ? split_words(parts[2]) : std::vector<std::string_view>{""};
    if (words.size() != 4 && words.size() != 6) {
      return wrong_form("fields", words.size());
    }
    if (pairs.empty()) return wrong_form("no-pairs");
    if (pairs.size() > 1) return wrong_form("blanks");
    if (must.size() != 1 || parts.size() > 3) return wrong_form("rest");
    if (const Status status = read_rows(words[0]); !status) return status.error();
    if (const Status status = read_side(words[1]); !status) return status.error();
    if (const Status status = read_castling(words[2]); !status) return status.error();
    if (const Status status = read_en_passant(words[3]); !status) return status.error();
    if (words.size() == 6) {
      if (const Status status = read_clocks(words[4], words[5]); !status) return status.error();
    }
    const auto halves = parse_pairs(rules_, letters_, pairs[0]);
    if (!halves) return halves.error();
    put_pieces(*halves);
    std::optional<Square> must_move;
    if (parts.size() > 2) {
      const auto square = read_must(must[0]);
      if (!square) return square.error();
      must_move = *square;
    }
    return Setup{std::move(board_), must_move};
  }

 private:
  Status read_rows(std::string_view text) {
    const auto rows = split(text, '/');
    if (rows.size() != rules_.height()) {
      return bad_position("fault.ranks", {{"ranks", static_cast<std::int64_t>(rules_.height())},
                                          {"named", static_cast<std::int64_t>(rows.size())}});
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (const Status status = read_row(rows[i], rules_.height() - 1 - i); !status) return status;
    }
    return success();
  }

  Status read_row(std::string_view text, std::size_t rank) {
    const Argument number = {"rank", static_cast<std::int64_t>(rank + 1)};
    std::size_t file = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char letter = text[i];
      if (letter >= '1' && letter <= '8') {
        file += static_cast<std::size_t>(letter - '0');
        continue;
      }
      if (!piece_of_letter(letter)) {
        return bad_position("fault.letter", {number, {"text", quote(first_character(text.substr(i)))}});
      }
      if (file < rules_.width()) letters_[square_at(file, rank).value()] = letter;
      ++file;
    }
    if (file == rules_.width()) return success();
    return bad_position(
        "fault.files",
        {number, {"squares", static_cast<std::int64_t>(file)}, {"files", static_cast<std::int64_t>(rules_.width())}});
  }

  Status read_side(std::string_view text) {
    if (text != "w" && text != "b") {
      return bad_position("fault.side", {{"text", quote(text)}});
    }
    board_.set_to_move(text == "w" ? Colour::White : Colour::Black);
    return success();
  }

  Status read_castling(std::string_view text) {
    if (text == "-") return success();
    unsigned rights = kNoCastling;
    for (const char letter : text) {
      const std::size_t index = std::string_view("KQkq").find(letter);
      if (index == std::string_view::npos || (rights >> index & 1U) != 0) {
        return bad_position("fault.castling-text", {{"text", quote(text)}});
      }
      rights |= 1U << index;
    }
    board_.set_castling(static_cast<std::uint8_t>(rights));
    return success();
  }

  Status read_en_passant(std::string_view text) {
    if (text == "-") return success();
    const auto square = parse_square(rules_, text);
    if (!square) return bad_position("fault.passed-square", {{"text", quote(text)}});
    board_.set_en_passant(*square);
    return success();
  }

  Status read_clocks(std::string_view half, std::string_view full) {
    const auto halfmove = parse_count(half);
    const auto fullmove = parse_count(full);
    if (!halfmove) {
      return bad_position("fault.quiet-moves", {{"most", std::int64_t{Board::kMostMoves}}, {"text", quote(half)}});
    }
    if (!fullmove || *fullmove == 0) {
      return bad_position("fault.move-number", {{"most", std::int64_t{Board::kMostMoves}}, {"text", quote(full)}});
    }
    board_.set_halfmove(*halfmove);
    board_.set_fullmove(*fullmove);
    return success();
  }

  void put_pieces(const std::vector<Pair>& pairs) {
    for (const Pair& pair : pairs) board_.add_pair(pair);
    for (Bitboard rest = rules_.squares() & ~board_.halves(); rest != 0;) {
      const Square square = take_lowest(rest);
      const char letter = letters_[square.value()];
      if (letter == '\0') continue;
      const PieceType type = *piece_of_letter(letter);
      board_.put(square, piece_letter(type) == letter ? Colour::White : Colour::Black, type);
    }
  }

  Result<Square> read_must(std::string_view text) const {
    constexpr std::string_view kKey = "must=";
    if (!text.starts_with(kKey)) {
      return bad_position("fault.must-text", {{"text", quote(text)}});
    }
    const auto square = parse_square(rules_, text.substr(kKey.size()));
    if (!square) return bad_position("fault.must-square", {{"text", quote(text.substr(kKey.size()))}});
    return *square;
  }

  const Rules& rules_;
  Board board_;
  BoardLetters letters_ = {};
};

}  // namespace

Result<Setup> Chess::parse_setup(const Rules& rules, std::string_view text) { return Reader(rules).read(text); }

Message Chess::setup_reason(const Rules& rules, const Setup& setup, const SetupError& error) {
  return chess::setup_fault(rules, setup.board, error);
}

}  // namespace spooky
