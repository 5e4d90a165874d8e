// Reading a position: every fault of a text has its own sentence.
#include <optional>
#include <string>
#include <vector>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/state_text.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

std::optional<int> parse_count(std::string_view text) {
  if (text.empty() || text.size() > 10 || text.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  std::int64_t count = 0;
  for (const char digit : text) count = 10 * count + (digit - '0');
  return count <= Fields::kMostMoves ? std::optional(static_cast<int>(count)) : std::nullopt;
}

class PositionReader {
 public:
  explicit PositionReader(const Rules& rules) : rules_(rules) {}

  Result<Setup> read(std::string_view text) {
    const auto parts = split(text, '|');
    if (const Status status = read_fields(split_words(parts[0])); !status) return status.error();
    if (parts.size() > 3) return wrong_form("rest");
    const auto words = parts.size() > 1 ? split_words(parts[1]) : std::vector<std::string_view>{"-"};
    auto state = parse_state(rules_, fields_.letters.all(), words);
    if (!state) return state.error();
    Setup setup{fields_, *std::move(state), std::nullopt};
    if (parts.size() == 3) {
      const auto reference = read_reference(split_words(parts[2]));
      if (!reference) return reference.error();
      setup.reference = *reference;
    }
    return setup;
  }

 private:
  static Error wrong_form(std::string_view fault, std::size_t fields = 0) {
    return bad_position("fault.form", {{"fault", std::string(fault)},
                                       {"fields", static_cast<std::int64_t>(fields)},
                                       {"example", std::string("7k/8/8/8/8/N1N5/8/K7 w - - 0 1 | a3c3 1,2")}});
  }

  Status read_fields(const std::vector<std::string_view>& words) {
    if (words.size() != 4 && words.size() != 6) {
      return wrong_form("fields", words.size());
    }
    if (const Status status = read_rows(words[0]); !status) return status;
    if (words[1] != "w" && words[1] != "b") {
      return bad_position("fault.side", {{"text", quote(words[1])}});
    }
    fields_.to_move = words[1] == "w" ? Colour::White : Colour::Black;
    if (const Status status = read_castling(words[2]); !status) return status;
    if (words[3] != "-") {
      fields_.passed = parse_square(rules_, words[3]);
      if (!fields_.passed) {
        return bad_position("fault.passed-square", {{"text", quote(words[3])}});
      }
    }
    return words.size() == 6 ? read_counts(words[4], words[5]) : success();
  }

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
    for (const char sign : text) {
      if (sign >= '1' && sign <= '8') {
        file += static_cast<std::size_t>(sign - '0');
        continue;
      }
      const auto letter = parse_letter(sign);
      if (!letter) {
        return bad_position("fault.letter", {number, {"text", quote(text)}});
      }
      if (file < rules_.width()) fields_.letters.put(square_at(file, rank), *letter);
      ++file;
    }
    if (file == rules_.width()) return success();
    return bad_position(
        "fault.files",
        {number, {"squares", static_cast<std::int64_t>(file)}, {"files", static_cast<std::int64_t>(rules_.width())}});
  }

  Status read_castling(std::string_view text) {
    if (text == "-") return success();
    for (const char sign : text) {
      const std::size_t index = std::string_view("KQkq").find(sign);
      const CastlingRights right = index > 3 ? CastlingRights{0} : static_cast<CastlingRights>(1U << index);
      if (right == 0 || (fields_.castling & right) != 0) {
        return bad_position("fault.castling-text", {{"text", quote(text)}});
      }
      fields_.castling |= right;
    }
    return success();
  }

  Status read_counts(std::string_view counter, std::string_view move) {
    const auto read_counter = parse_count(counter);
    const auto read_move = parse_count(move);
    if (!read_counter) {
      return bad_position("fault.counter", {{"most", std::int64_t{Fields::kMostMoves}}, {"text", quote(counter)}});
    }
    if (!read_move || *read_move == 0) {
      return bad_position("fault.move-number", {{"most", std::int64_t{Fields::kMostMoves}}, {"text", quote(move)}});
    }
    fields_.counter = *read_counter;
    fields_.move_number = *read_move;
    return success();
  }

  static Result<Weight> read_reference(const std::vector<std::string_view>& words) {
    constexpr std::string_view kKey = "pieces=";
    if (words.size() != 1 || !words[0].starts_with(kKey)) return wrong_form("pieces");
    constexpr std::size_t kMostLength = 1000;
    if (words[0].size() > kMostLength) return refuse(ErrorCode::TooLarge, message("fault.long-numbers"));
    const auto number = parse_number(words[0].substr(kKey.size()));
    if (!number || number->imaginary.sign() != 0) {
      return bad_position("fault.pieces-text", {{"text", quote(words[0])}});
    }
    return number->real;
  }

  const Rules& rules_;
  Fields fields_;
};

Message setup_fault(const Rules& rules, const SetupError& error) {
  const Argument square = {"square", cell(error.square)};
  const Argument player = {"player", term_of(error.colour)};
  switch (error.fault) {
    case SetupFault::NoLetter: return message("fault.no-letter", {square});
    case SetupFault::NoPiece: return message("fault.no-piece", {square});
    case SetupFault::PawnRank: return message("fault.pawn-rank", {square});
    case SetupFault::ManyKings: return message("fault.many-kings", {player});
    case SetupFault::CastlingRight:
      return rules.is_full_size() ? message("fault.castling-right", {player}) : message("fault.no-castling");
    case SetupFault::PassedRank:
      return rules.is_full_size() ? message("fault.passed-rank", {square, player})
                                  : message("fault.no-double-step", {square});
    case SetupFault::PassedPawn: return message("fault.passed-pawn", {square, player});
    case SetupFault::Reference: break;
  }
  return message("fault.reference");
}

}  // namespace

}  // namespace quantum_chess

Result<quantum_chess::Setup> Notation<quantum_chess::Game>::parse_setup(const Rules& rules, std::string_view text) {
  return quantum_chess::PositionReader(rules).read(text);
}

Message Notation<quantum_chess::Game>::setup_reason(const Rules& rules, const Setup&, const SetupError& error) {
  return quantum_chess::setup_fault(rules, error);
}

}  // namespace spooky
