// Reading an action: its form, and every other spelling that means the same.
#include <algorithm>
#include <optional>
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

class ActionReader {
 public:
  ActionReader(const Position& position, std::string_view text)
      : rules_(position.rules()), fields_(position.fields()), text_(text), rest_(text) {}

  Result<Action> read() {
    if (is_word("resign")) return Action::resign();
    if (is_word("draw")) return Action::draw();
    if (text_ == "m0") return Action::measure(Answer::No);
    if (text_ == "m1") return Action::measure(Answer::Yes);
    const auto first = take_square();
    if (!first) return first.error();
    if (take_sign()) return read_split(*first);
    const auto second = take_square();
    if (!second) return second.error();
    if (take_sign()) return read_merge(*first, *second);
    return read_move(*first, *second);
  }

 private:
  /// Whether the text is this word in letters of any case.
  bool is_word(std::string_view word) const {
    return std::equal(text_.begin(), text_.end(), word.begin(), word.end(),
                      [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
  }

  Error no_form() const {
    const char* forms = rules_.has_superpositions() ? "all" : "moves";
    return illegal(message("refusal.no-action", {{"text", quote(text_)}, {"forms", std::string(forms)}}));
  }

  Result<Square> take_square() {
    const std::string_view name = rest_.substr(0, 2);
    if (!looks_like_square(name)) return no_form();
    const auto square = parse_square(rules_, name);
    if (!square) return illegal(no_such_square(rules_, name));
    rest_.remove_prefix(2);
    return *square;
  }

  bool take_sign() {
    const bool is_there = rest_.starts_with('^');
    if (is_there) rest_.remove_prefix(1);
    return is_there;
  }

  Result<Action> read_split(Square from) {
    auto first = take_square();
    if (!first) return first.error();
    auto second = take_square();
    if (!second) return second.error();
    if (!rest_.empty()) return no_form();
    // K13: onto two empty squares the other order is read too.
    const bool both_empty = fields_.letters[*first].is_none() && fields_.letters[*second].is_none();
    if (both_empty && *second < *first) std::swap(*first, *second);
    return Action::split(from, *first, *second);
  }

  Result<Action> read_merge(Square first, Square second) {
    const auto to = take_square();
    if (!to) return to.error();
    if (!rest_.empty()) return no_form();
    return Action::merge(first, second, *to);
  }

  Result<Action> read_move(Square from, Square to) {
    if (rest_.empty()) return Action::move(from, to);
    const auto letter = rest_.size() == 1 ? parse_letter(rest_.front()) : std::nullopt;
    if (!letter || letter->colour() == Colour::White) return no_form();
    if (std::find(kPromotions.begin(), kPromotions.end(), letter->type()) == kPromotions.end()) {
      return illegal(message("refusal.no-promotion", {{"piece", term_of(letter->type())}}));
    }
    return Action::promotion(from, to, letter->type());
  }

  const Rules& rules_;
  const Fields& fields_;
  std::string_view text_;
  std::string_view rest_;
};

}  // namespace

}  // namespace quantum_chess

Result<quantum_chess::Action> Notation<quantum_chess::Game>::parse_action(const Position& position,
                                                                          std::string_view text) {
  return quantum_chess::ActionReader(position, text).read();
}

}  // namespace spooky
