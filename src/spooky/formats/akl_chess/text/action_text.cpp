// Actions as text, one spelling for each, and reading them.
#include <string>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

static_assert(CapableText<akl_chess::Game>);

namespace akl_chess {

namespace {

char small_letter(Type type) { return type_letter(type, Colour::Black); }

class ActionReader {
 public:
  ActionReader(const Position& position, std::string_view text)
      : position_(position), rules_(position.rules()), text_(text), rest_(text) {}

  Result<Action> read() {
    if (text_ == "resign") return Action::resign();
    if (text_.size() == 2 && text_[0] == '#') return answer();
    const auto from = take_square();
    if (!from) return from.error();
    if (rest_ == "!") return Action::touch(*from);
    if (rest_.starts_with('=')) {
      rest_.remove_prefix(1);
      const auto type = promotion();
      if (!type) return type.error();
      return Action::promote(*from, *type);
    }
    const auto to = take_square();
    if (!to) return to.error();
    if (rest_.empty()) return Action::move(*from, *to);
    const auto type = promotion();
    if (!type) return type.error();
    return Action::promotion(*from, *to, *type);
  }

 private:
  Error no_form() const { return illegal(message("refusal.no-action", {{"text", quote(text_)}})); }

  Result<Action> answer() const {
    const auto type = type_of_letter(text_[1]);
    if (!type || small_letter(*type) != text_[1]) return no_form();
    const Action action = Action::show(*type);
    if (position_.exceeds_counts(action)) {
      return refuse(ErrorCode::TooLarge, message("refusal.many-shown", {{"at", cell(*position_.touched())},
                                                                        {"piece", term_of(*type)},
                                                                        {"most", std::int64_t{kMostSeen}}}));
    }
    return action;
  }

  Result<Square> take_square() {
    const std::string_view name = rest_.substr(0, 2);
    if (!looks_like_square(name)) return no_form();
    const auto square = parse_square(rules_, name);
    if (!square) {
      const Square last = square_at(rules_.width() - 1, rules_.height() - 1);
      return illegal(message("refusal.no-square", {{"text", quote(name)}, {"last", cell(last)}}));
    }
    rest_.remove_prefix(2);
    return *square;
  }

  /// The rest is one letter of what a pawn becomes (A10).
  Result<Type> promotion() const {
    if (rest_.size() != 1) return no_form();
    const bool king = rest_ == "k" || rest_ == "K";
    const auto type = type_of_letter(rest_.front());
    if (!type && !king) return no_form();
    if (king) return illegal(message("refusal.no-promotion", {{"piece", Term{"piece", "king"}}}));
    if (*type == Type::Pawn) return illegal(message("refusal.no-promotion", {{"piece", term_of(*type)}}));
    return *type;
  }

  const Position& position_;
  const Rules& rules_;
  std::string_view text_;
  std::string_view rest_;
};

}  // namespace

}  // namespace akl_chess

std::string Notation<akl_chess::Game>::action_text(const Position&, const Action& action) {
  using namespace akl_chess;
  switch (action.kind()) {
    case Action::Kind::Touch: return square_name(action.from()) + "!";
    case Action::Kind::Show: return std::string("#") + small_letter(action.type());
    case Action::Kind::Promote: return square_name(action.from()) + "=" + small_letter(action.type());
    case Action::Kind::Move: {
      std::string text = square_name(action.from()) + square_name(action.to());
      if (action.has_type()) text += small_letter(action.type());
      return text;
    }
    case Action::Kind::Resign: break;
  }
  return "resign";
}

Result<akl_chess::Action> Notation<akl_chess::Game>::parse_action(const Position& position, std::string_view text) {
  return akl_chess::ActionReader(position, text).read();
}

}  // namespace spooky
