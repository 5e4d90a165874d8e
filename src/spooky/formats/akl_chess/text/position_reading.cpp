// Reading a position: every fault of a text has its own sentence.
#include <optional>
#include <string>
#include <vector>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/evidence_reading.hpp"
#include "spooky/formats/akl_chess/text/setup_words.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky {

namespace akl_chess {

namespace {

std::optional<int> parse_clock(std::string_view text) {
  if (text.empty() || text.size() > 10 || text.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  std::int64_t count = 0;
  for (const char digit : text) count = 10 * count + (digit - '0');
  return count <= Setup::kMostMoves ? std::optional(static_cast<int>(count)) : std::nullopt;
}

class PositionReader {
 public:
  explicit PositionReader(const Rules& rules) : rules_(rules) {}

  Result<Setup> read(std::string_view text) {
    const auto parts = split(text, '|');
    if (const Status status = read_fen(split_words(parts[0])); !status) return status.error();
    if (parts.size() == 1) {
      setup_.bags = {rules_.full_bag(), rules_.full_bag()};
      return std::move(setup_);
    }
    std::vector<std::string_view> words;
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const auto in_part = split_words(parts[i]);
      if (in_part.size() != 1) return wrong_form("words");
      words.push_back(in_part[0]);
    }
    if (words.size() < 3) return wrong_form("parts");
    if (const Status status = read_bags(words[0], setup_); !status) return status.error();
    if (const Status status = read_men(rules_, words[1], setup_.board); !status) return status.error();
    if (const Status status = read_captured(words[2], setup_); !status) return status.error();
    for (std::size_t i = 3; i < words.size(); ++i) {
      if (const Status status = read_phase(words[i]); !status) return status.error();
    }
    return std::move(setup_);
  }

 private:
  static Error wrong_form(std::string_view fault, std::size_t fields = 0) {
    return bad_position("fault.form",
                        {{"fault", std::string(fault)},
                         {"fields", static_cast<std::int64_t>(fields)},
                         {"example", std::string("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 | "
                                                 "QRRBBNNPPPPPPPP/qrrbbnnpppppppp | e4:P?P1=P | -")}});
  }

  Status read_fen(const std::vector<std::string_view>& words) {
    if (words.size() != 4 && words.size() != 6) {
      return wrong_form("fields", words.size());
    }
    if (Status status = read_rows(words[0]); !status) return status;
    if (words[1] != "w" && words[1] != "b") {
      return bad_position("fault.side", {{"text", quote(words[1])}});
    }
    setup_.to_move = words[1] == "w" ? Colour::White : Colour::Black;
    if (Status status = read_castling(words[2]); !status) return status;
    if (words[3] != "-") {
      return bad_position("fault.fourth", {{"text", quote(words[3])}});
    }
    return words.size() == 6 ? read_clocks(words[4], words[5]) : success();
  }

  Status read_rows(std::string_view text) {
    const auto rows = split(text, '/');
    if (rows.size() != rules_.height()) {
      return bad_position("fault.ranks", {{"ranks", static_cast<std::int64_t>(rules_.height())},
                                          {"named", static_cast<std::int64_t>(rows.size())}});
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (Status status = read_row(rows[i], rules_.height() - 1 - i); !status) return status;
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
      const bool king = letter == 'K' || letter == 'k';
      const auto type = type_of_letter(letter);
      if (!type && !king) {
        return bad_position("fault.letter", {number, {"text", quote(first_character(text.substr(i)))}});
      }
      if (file < rules_.width()) {
        Piece piece{letter >= 'a' ? Colour::Black : Colour::White, king, {}};
        if (type) piece.man.first = *type;
        setup_.board.put(square_at(file, rank), piece);
      }
      ++file;
    }
    if (file == rules_.width()) return success();
    return bad_position(
        "fault.files",
        {number, {"squares", static_cast<std::int64_t>(file)}, {"files", static_cast<std::int64_t>(rules_.width())}});
  }

  Status read_castling(std::string_view text) {
    if (text == "-") return success();
    unsigned rights = 0;
    for (const char letter : text) {
      const std::size_t index = std::string_view("KQkq").find(letter);
      if (index == std::string_view::npos || (rights >> index & 1U) != 0) {
        return bad_position("fault.castling-text", {{"text", quote(text)}});
      }
      rights |= 1U << index;
    }
    setup_.castling = static_cast<std::uint8_t>(rights);
    return success();
  }

  Status read_clocks(std::string_view quiet, std::string_view full) {
    const auto quiet_turns = parse_clock(quiet);
    const auto fullmove = parse_clock(full);
    if (!quiet_turns) {
      return bad_position("fault.quiet-turns", {{"most", std::int64_t{Setup::kMostMoves}}, {"text", quote(quiet)}});
    }
    if (!fullmove || *fullmove == 0) {
      return bad_position("fault.move-number", {{"most", std::int64_t{Setup::kMostMoves}}, {"text", quote(full)}});
    }
    setup_.quiet = *quiet_turns;
    setup_.fullmove = *fullmove;
    return success();
  }

  Status read_phase(std::string_view text) {
    const std::size_t sign = text.find('=');
    const std::string_view key = text.substr(0, sign);
    const bool known = sign != std::string_view::npos && (key == "touch" || key == "must");
    std::optional<Square>& square = key == "touch" ? setup_.touched : setup_.must;
    if (!known || square) {
      return bad_position("fault.phase-text", {{"text", quote(text)}});
    }
    square = parse_square(rules_, text.substr(sign + 1));
    if (square) return success();
    return bad_position("fault.phase-square", {{"key", std::string(key)}, {"text", quote(text.substr(sign + 1))}});
  }

  const Rules& rules_;
  Setup setup_;
};

}  // namespace

}  // namespace akl_chess

Result<akl_chess::Setup> Notation<akl_chess::Game>::parse_setup(const Rules& rules, std::string_view text) {
  return akl_chess::PositionReader(rules).read(text);
}

Message Notation<akl_chess::Game>::setup_reason(const Rules& rules, const Setup& setup, const SetupError& error) {
  return akl_chess::setup_fault(rules, setup, error);
}

}  // namespace spooky
