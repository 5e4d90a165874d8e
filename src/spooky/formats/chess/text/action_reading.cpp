// Reading an action: its form, and every other spelling that means the same.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/castling_words.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

std::string upper_case(std::string_view text) {
  std::string upper(text);
  for (char& letter : upper) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return upper;
}

class Reader {
 public:
  Reader(const Position& position, std::string_view text)
      : rules_(position.rules()), board_(position.board()), text_(text), rest_(text) {}

  Result<Action> read() {
    const std::string upper = upper_case(text_);
    if (upper == "RESIGN") return Action::resign();
    if (upper == "DRAW") return Action::draw();
    if (text_ == "#1") return Action::roll(Half::First);
    if (text_ == "#2") return Action::roll(Half::Second);
    if (upper == "O-O" || upper == "0-0") return castling(Wing::Short);
    if (upper == "O-O-O" || upper == "0-0-0") return castling(Wing::Long);
    const auto from = take_square();
    if (!from) return from.error();
    if (rest_ == "!") return remote_collapse(*from);
    if (rest_.starts_with('^')) return split(*from);
    if (rest_.size() == 3 && !looks_like_square(rest_.substr(0, 2))) return with_sign(*from);
    return move(*from);
  }

 private:
  Error no_form() const {
    if (text_.size() > 2 && text_[text_.size() - 2] == '#') {
      return illegal(message("refusal.not-one-action", {{"text", quote(text_)}}));
    }
    const char* forms = rules_.has_flips() ? "flips" : rules_.is_quantum() ? "superpositions" : "moves";
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

  Result<Action> castling(Wing wing) const {
    if (auto reason = castling_refusal(board_, rules_, wing)) return illegal(std::move(*reason));
    return castling_move(board_.to_move(), wing);
  }

  Result<Action> move(Square from) {
    const auto to = take_square();
    if (!to) return to.error();
    if (upper_case(rest_) == "EP") {
      const bool plain = board_.has_en_passant() && board_.en_passant() == *to && board_.is_empty(*to);
      return plain ? Action::move(from, *to) : Action::en_passant_back(from, *to);
    }
    if (rest_.empty()) return Action::move(from, *to);
    if (rest_.size() > 1) return no_form();
    const auto promoted = with_promotion(Action::move(from, *to));
    return promoted;
  }

  /// The action with the piece that the next letter names.
  Result<Action> with_promotion(Action action) {
    const auto type = piece_of_letter(rest_.front());
    if (!type) return no_form();
    if (std::find(std::begin(kPromotions), std::end(kPromotions), *type) == std::end(kPromotions)) {
      return illegal(message("refusal.no-promotion", {{"piece", term_of(*type)}}));
    }
    rest_.remove_prefix(1);
    return action.with_promotion(*type);
  }

  Result<Action> split(Square from) {
    rest_.remove_prefix(1);
    auto first = take_square();
    if (!first) return first.error();
    auto second = take_square();
    if (!second) return second.error();
    std::optional<Square> third;
    if (looks_like_square(rest_.substr(0, 2))) {
      const auto square = take_square();
      if (!square) return square.error();
      third = *square;
    }
    Action promotion;
    if (!rest_.empty() && rest_.front() != '&' && !kind_of_letter(rest_.front())) {
      const auto promoted = with_promotion(Action());
      if (!promoted) return promoted.error();
      promotion = *promoted;
    }
    const auto finished = [&](Action action) {
      return promotion.promotes() ? action.with_promotion(promotion.promotion()) : action;
    };
    if (third) {
      const auto three = split_in_three(from, {*first, *second, *third});
      return three ? Result<Action>(finished(*three)) : three;
    }
    if (rest_.starts_with('&')) {
      rest_.remove_prefix(1);
      const auto target = take_square();
      if (!target) return target.error();
      if (!rest_.empty()) return no_form();
      return finished(Action::entangle(from, *first, *second, lowest_target(*target)));
    }
    if (rest_.size() > 1 || (!rest_.empty() && !kind_of_letter(rest_.front()))) return no_form();
    const PairKind kind = rest_.empty() ? PairKind::Equal : *kind_of_letter(rest_.front());
    // N15: without orientation the lower square comes first.
    if (kind == PairKind::Equal && !rules_.keeps_orientation() && *second < *first) std::swap(*first, *second);
    return finished(Action::split(from, *first, *second, kind));
  }

  /// P5: three squares in any order, with nothing behind them.
  Result<Action> split_in_three(Square from, const std::array<Square, 3>& squares) const {
    if (!rules_.has_triples()) return illegal(message("refusal.no-triples"));
    if (rest_.starts_with('&') || (rest_.size() == 1 && kind_of_letter(rest_.front()))) {
      return illegal(message("refusal.triple-alone"));
    }
    if (!rest_.empty()) return no_form();
    Bitboard set = 0;
    for (const Square square : squares) {
      if (contains(set, square)) {
        return illegal(message("refusal.same-square", {{"at", cell(square)}, {"three", std::string("yes")}}));
      }
      set |= bit(square);
    }
    return Action::split_three(from, set);
  }

  /// N10: any half of the opponent's in a superposition names it.
  Square lowest_target(Square target) const {
    const Colour opponent = other(board_.to_move());
    if (!board_.is_half(target) || board_.colour_on(target) != opponent) return target;
    return lowest(board_.unit_squares(target) & board_.of(opponent));
  }

  Result<Action> with_sign(Square from) {
    const char sign = rest_.front();
    rest_.remove_prefix(1);
    const bool pairs = sign == '~' || sign == 'Z' || sign == 'z' || sign == 'H' || sign == 'h';
    if (!pairs && sign != '>') return no_form();
    const auto to = take_square();
    if (!to) return to.error();
    if (sign == '>') return Action::tunnel(from, *to);
    if (sign == '~') return Action::with_pair(Action::Type::Flip, from, *to);
    const auto type = sign == 'Z' || sign == 'z' ? Action::Type::Phase : Action::Type::Hadamard;
    const bool together = board_.is_half(from) && board_.pair_on(from).partner(from) == *to;
    if (!together || board_.colour_on(from) != board_.to_move() || !rules_.moves_groups()) {
      return Action::with_pair(type, from, *to);
    }
    // A group is named by the own pair with the lowest square.
    const Square half = lowest(board_.unit_squares(from) & board_.of(board_.to_move()));
    return Action::with_pair(type, half, board_.pair_on(half).partner(half));
  }

  Action remote_collapse(Square square) const {
    return Action::remote_collapse(board_.is_half(square) ? board_.pair_on(square).lower() : square);
  }

  const Rules& rules_;
  const Board& board_;
  std::string_view text_;
  std::string_view rest_;
};

}  // namespace

Result<Action> Chess::parse_action(const Position& position, std::string_view text) {
  return Reader(position, text).read();
}

}  // namespace spooky
