#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/values/text.hpp"

namespace spooky::values {

namespace {

constexpr std::size_t kLongestText = 20'000;
constexpr unsigned kDeepestText = 100;
constexpr std::int64_t kLargestCount = 1'000'000'000;
constexpr std::int64_t kLargestDenominator = std::int64_t{1} << Dyadic::kLargestExponent;
constexpr std::string_view kPlusMinus = "±";

class Parser {
 public:
  Parser(Universe& universe, std::string_view text) : universe_(universe), text_(text) {}

  Result<Value> whole() {
    if (text_.size() > kLongestText) {
      return Error{ErrorCode::TooLarge, "a value has at most " + std::to_string(kLongestText) + " characters"};
    }
    auto value = expression();
    if (value && !at_end()) return unexpected();
    return value;
  }

 private:
  // expression = term { ("+" | "-") term }
  Result<Value> expression() {
    auto total = term();
    while (total) {
      const bool is_plus = take("+");
      if (!is_plus && !take("-")) break;
      const auto next = term();
      if (!next) return next;
      total = is_plus ? universe_.sum(*total, *next) : universe_.difference(*total, *next);
    }
    return total;
  }

  // Every recursion passes here.
  // term = "-" term | "+_" operand | "-_" operand | "±" operand | group | sum of a number, ups and a nimber
  Result<Value> term() {
    const Nesting nesting(*this);
    if (nesting.is_too_deep()) return too_deep();
    if (take("+_")) return tiny_or_miny(Side::Left);
    if (take("-_")) return tiny_or_miny(Side::Right);
    // A minus just before a digit is the number's own: -1/2^ is ^ less 1/2, as it prints.
    if (!starts_number() && take("-")) {
      const auto value = term();
      return value ? universe_.negative(*value) : value;
    }
    if (take(kPlusMinus)) {
      const auto value = operand();
      const auto opposite = value ? universe_.negative(*value) : value;
      return opposite ? universe_.switch_of(*value, *opposite) : opposite;
    }
    return starts_group() ? group() : number_up_star();
  }

  Result<Value> tiny_or_miny(Side side) {
    const auto value = operand();
    if (!value) return value;
    return side == Side::Left ? universe_.tiny(*value) : universe_.miny(*value);
  }

  // operand = number | group
  Result<Value> operand() {
    if (starts_group()) return group();
    const auto number = this->number();
    if (!number) return number.error();
    return universe_.number(*number);
  }

  bool starts_group() {
    skip_spaces();
    return text_.substr(at_).starts_with('(') || text_.substr(at_).starts_with('{');
  }

  // group = "(" expression ")" | "{" [list] "|" [list] "}"
  Result<Value> group() {
    if (take("(")) {
      auto value = expression();
      if (value && !take(")")) return unexpected();
      return value;
    }
    take("{");
    std::vector<Value> left;
    std::vector<Value> right;
    if (const Status read = options("|", left); !read) return read.error();
    if (const Status read = options("}", right); !read) return read.error();
    return universe_.game(left, right);
  }

  Status options(std::string_view end, std::vector<Value>& list) {
    if (take(end)) return success();
    while (true) {
      const auto option = expression();
      if (!option) return option.error();
      list.push_back(*option);
      if (take(end)) return success();
      if (!take(",")) return unexpected();
    }
  }

  // [["-"] number] [("^" | "v") [count]] ["*" [count]], at least one of them
  Result<Value> number_up_star() {
    NumberUpStar value;
    const std::size_t begin = skip_spaces();
    if (starts_number()) {
      const bool is_negative = take("-");
      const auto number = this->number();
      if (!number) return number.error();
      value.number = is_negative ? -*number : *number;
    }
    const bool is_up = take("^");
    if (is_up || take("v")) {
      const auto number = count();
      if (!number) return number.error();
      value.up = static_cast<std::int32_t>(is_up ? *number : -*number);
    }
    if (take("*")) {
      const auto number = count();
      if (!number) return number.error();
      value.nimber = static_cast<std::uint32_t>(*number);
    }
    if (at_ == begin) return unexpected();
    return universe_.number_up_star(value);
  }

  // number = digits ["/" digits], the second a power of two
  Result<Dyadic> number() {
    const auto numerator = digits(Dyadic::kLargestNumerator);
    if (!numerator) return numerator.error();
    if (!take("/")) return *Dyadic::create(*numerator, 0);
    const auto denominator = digits(kLargestDenominator);
    if (!denominator) return denominator.error();
    if (*denominator == 0 || (*denominator & (*denominator - 1)) != 0) {
      return Error{ErrorCode::BadRequest, "the denominator " + std::to_string(*denominator) + " is not a power of two"};
    }
    unsigned exponent = 0;
    while (*denominator >> exponent != 1) ++exponent;
    return *Dyadic::create(*numerator, exponent);
  }

  /// A number of ups or the size of a nimber: 1 if not written.
  Result<std::int64_t> count() {
    skip_spaces();
    return is_digit() ? digits(kLargestCount) : Result<std::int64_t>(1);
  }

  Result<std::int64_t> digits(std::int64_t largest) {
    skip_spaces();
    if (!is_digit()) return unexpected();
    std::int64_t number = 0;
    for (; is_digit(); ++at_) {
      const int digit = text_[at_] - '0';
      if (number > (largest - digit) / 10) return Error{ErrorCode::TooLarge, "a number in this value is too large"};
      number = 10 * number + digit;
    }
    return number;
  }

  static bool is_digit_at(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
  }
  bool is_digit() const { return is_digit_at(text_, at_); }
  bool starts_number() {
    skip_spaces();
    return is_digit() || (text_.substr(at_).starts_with('-') && is_digit_at(text_, at_ + 1));
  }

  std::size_t skip_spaces() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    return at_;
  }

  bool at_end() { return skip_spaces() == text_.size(); }

  bool take(std::string_view token) {
    skip_spaces();
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }

  Error unexpected() {
    if (at_end()) return {ErrorCode::BadRequest, "the value ends too early"};
    const auto byte = static_cast<unsigned char>(text_[at_]);
    const std::string what = byte > ' ' && byte < 0x7F ? std::string("'") + text_[at_] + "'" : "a character";
    return {ErrorCode::BadRequest, "unexpected " + what + " at place " + std::to_string(at_ + 1) + " of the value"};
  }

  Error too_deep() const { return {ErrorCode::TooLarge, "this value is nested too deeply"}; }

  /// Counts how deep the recursion is.
  class Nesting {
   public:
    explicit Nesting(Parser& parser) : parser_(parser) { ++parser_.depth_; }
    ~Nesting() { --parser_.depth_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

    bool is_too_deep() const { return parser_.depth_ > kDeepestText; }

   private:
    Parser& parser_;
  };

  Universe& universe_;
  std::string_view text_;
  std::size_t at_ = 0;
  unsigned depth_ = 0;
};

}  // namespace

Result<Value> parse_value(Universe& universe, std::string_view text, std::uint64_t steps) {
  const std::uint64_t used = universe.steps();
  const std::uint64_t before = universe.limit_steps(0);
  universe.limit_steps(before <= used || before - used < steps ? before : used + steps);
  auto value = Parser(universe, text).whole();
  universe.limit_steps(before);
  return value;
}

}  // namespace spooky::values
