// Reading the state of a position text: every fault has its own sentence.
#include <algorithm>
#include <optional>
#include <utility>

#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/state_text.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"
#include "spooky/formats/quote.hpp"
#include "spooky/formats/text_parts.hpp"

namespace spooky::quantum_chess {

namespace {

Error too_long() { return refuse(ErrorCode::TooLarge, message("fault.long-numbers")); }

/// What reckoning with the numbers of one text may cost, in multiplications of 64 bits.
constexpr std::size_t kMostWork = 8'000'000;
constexpr std::size_t kMostDigits = 1000;

std::optional<std::uint64_t> parse_hexadecimal(std::string_view text) {
  if (text.empty() || text.size() > 16) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : text) {
    const std::size_t value = std::string_view("0123456789abcdef").find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    number = number << 4 | value;
  }
  return number;
}

/// The most digits in a row.
std::size_t longest_number(std::string_view text) {
  std::size_t longest = 0;
  std::size_t digits = 0;
  for (const char c : text) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    longest = std::max(longest, digits);
  }
  return longest;
}

/// The four parts of a number as integers over a common denominator.
struct Fraction {
  Amplitude<BigInteger> numerator;
  BigInteger denominator;
};

Fraction as_fraction(const ComplexNumber& number) {
  // p + q√2 + r·i + s·√2·i = p + (q + s)ω + rω² + (s - q)ω³.
  const BigInteger& real_divisor = number.real.denominator();
  const BigInteger& imaginary_divisor = number.imaginary.denominator();
  const BigInteger p = number.real.rational_numerator() * imaginary_divisor;
  const BigInteger q = number.real.root_numerator() * imaginary_divisor;
  const BigInteger r = number.imaginary.rational_numerator() * real_divisor;
  const BigInteger s = number.imaginary.root_numerator() * real_divisor;
  return {{p, q + s, r, s - q}, real_divisor * imaginary_divisor};
}

class StateReader {
 public:
  StateReader(const Rules& rules, SquareSet letters) : rules_(rules), letters_(letters) {}

  Result<QuantumState> read(std::string_view squares, std::string_view branches) {
    if (const Status status = read_squares(squares); !status) return status.error();
    Weight total(0);
    for (const std::string_view branch : split(branches, ';')) {
      if (const Status status = read_branch(branch); !status) return status.error();
      total = total + list_.branches.back().weight;
      if (!pay(1, total.denominator().bit_length())) return too_long();
    }
    if (total != Weight(1)) {
      return bad_position("fault.weight-sum", {{"sum", total.to_string()}});
    }
    QuantumState state = QuantumState::of(std::move(list_));
    if (state.boards() > rules_.max_boards) {
      return refuse(ErrorCode::TooLarge,
                    message("fault.too-many-boards", {{"boards", static_cast<std::int64_t>(state.boards())},
                                                      {"most", static_cast<std::int64_t>(rules_.max_boards)}}));
    }
    if (const SquareSet wrong = named_ & ~state.superposed(); wrong != 0) {
      const Square square = lowest(wrong);
      return bad_position(
          "fault.not-superposed",
          {{"square", cell(square)}, {"boards", std::string(contains(state.possible(), square) ? "every" : "none")}});
    }
    return state;
  }

 private:
  /// Whether work with so many numbers of so many bits is still possible.
  bool pay(std::size_t numbers, std::size_t bits) {
    const std::size_t length = 1 + bits / 64;
    if (length > kMostWork / length) return false;
    work_ += numbers * length * length;
    return work_ <= kMostWork;
  }

  Status read_squares(std::string_view text) {
    if (text.empty() || text.size() % 2 != 0) {
      return bad_position("fault.squares-text", {{"text", quote(text)}});
    }
    for (std::size_t i = 0; i < text.size(); i += 2) {
      const auto square = parse_square(rules_, text.substr(i, 2));
      if (!square) return bad_position("fault.squares-text", {{"text", quote(text.substr(i, 2))}});
      if (!order_.empty() && !(order_.back() < *square)) {
        return bad_position("fault.squares-order", {{"text", quote(text)}});
      }
      if (!contains(letters_, *square)) {
        return bad_position("fault.no-letter", {{"square", cell(*square)}});
      }
      order_.push_back(*square);
      named_ |= only(*square);
    }
    return success();
  }

  Status read_branch(std::string_view text) {
    Weight weight(1);
    if (longest_number(text) > kMostDigits) return too_long();
    if (const std::size_t star = text.find('*'); star != std::string_view::npos) {
      const auto number = parse_number(text.substr(0, star));
      if (!number || number->imaginary.sign() != 0 || number->real.sign() <= 0) {
        return bad_position("fault.weight-text", {{"text", quote(text.substr(0, star))}});
      }
      weight = number->real;
      text.remove_prefix(star + 1);
    }
    std::vector<std::pair<SquareSet, Fraction>> boards;
    BigInteger common(1);
    for (const std::string_view board : split(text, ',')) {
      auto read = read_board(board);
      if (!read) return read.error();
      common = common / gcd(common, read->second.denominator) * read->second.denominator;
      if (!pay(1, common.bit_length())) return too_long();
      boards.push_back(*std::move(read));
    }
    std::vector<SquareSet> seen;
    if (!pay(16 * boards.size(), common.bit_length())) return too_long();
    for (auto& [board, fraction] : boards) {
      seen.push_back(board);
      const BigInteger factor = common / fraction.denominator;
      const auto& [a, b, c, d] = fraction.numerator;
      list_.terms.push_back({board, {a * factor, b * factor, c * factor, d * factor}});
    }
    std::sort(seen.begin(), seen.end());
    if (std::adjacent_find(seen.begin(), seen.end()) != seen.end()) {
      return bad_position("fault.board-twice", {{"text", quote(text)}});
    }
    list_.branches.push_back({boards.size(), std::move(weight)});
    return success();
  }

  Result<std::pair<SquareSet, Fraction>> read_board(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto number = parse_hexadecimal(text.substr(0, colon));
    const bool fits = number && (order_.size() == 64 || *number >> order_.size() == 0);
    if (!fits) {
      return bad_position("fault.board-text", {{"squares", static_cast<std::int64_t>(order_.size())},
                                               {"text", quote(text.substr(0, colon))}});
    }
    SquareSet board = letters_ & ~named_;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if ((*number >> i & 1U) != 0) board |= only(order_[i]);
    }
    if (colon == std::string_view::npos) return std::pair{board, Fraction{{1, 0, 0, 0}, 1}};
    const auto amplitude = parse_number(text.substr(colon + 1));
    if (!amplitude || amplitude->is_zero()) {
      return bad_position("fault.amplitude-text", {{"text", quote(text.substr(colon + 1))}});
    }
    return std::pair{board, as_fraction(*amplitude)};
  }

  const Rules& rules_;
  SquareSet letters_;
  SquareSet named_ = 0;
  std::vector<Square> order_;
  QuantumState::Wide list_;
  std::size_t work_ = 0;
};

}  // namespace

Result<QuantumState> parse_state(const Rules& rules, SquareSet letters, const std::vector<std::string_view>& words) {
  if (words.size() == 1 && words[0] == "-") return QuantumState(letters);
  if (words.size() != 2) {
    return bad_position("fault.state-text");
  }
  return StateReader(rules, letters).read(words[0], words[1]);
}

}  // namespace spooky::quantum_chess
