// What people type in a terminal for an action: the names in it are read as moves, one after the other.
#include <algorithm>
#include <set>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/typed_words.hpp"

namespace spooky {

using namespace combinatorial;

using Combinatorial = Notation<combinatorial::Game>;

namespace {

using TypedWords = std::vector<std::string>;

/// Nobody types more, and more could be read in too many ways.
constexpr std::size_t kMostTypedWords = 40;
constexpr std::size_t kMostReadings = 64;

/// A move that is available, by the names in its text.
struct NamedMove {
  Move move = 0;
  TypedWords words;
  bool either_way = false;  ///< two names that may come in either order
};

/// Reads words as different moves in every way there is.
class MoveReadings {
 public:
  explicit MoveReadings(const std::vector<NamedMove>& moves) : moves_(moves) {}

  /// The sets of moves that the words may name; a move in each piece where the pieces were told apart.
  std::set<std::vector<Move>> read(const std::vector<TypedWords>& pieces, bool told_apart) {
    if (told_apart) {
      read_pieces(pieces, 0);
    } else {
      read_words(pieces.front(), 0);
    }
    return std::move(found_);
  }

 private:
  static bool fits(const NamedMove& move, const TypedWords& words, std::size_t begin) {
    if (begin + move.words.size() > words.size()) return false;
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(begin);
    if (std::equal(move.words.begin(), move.words.end(), first)) return true;
    return move.either_way && std::equal(move.words.rbegin(), move.words.rend(), first);
  }

  void read_words(const TypedWords& words, std::size_t begin) {
    if (found_.size() >= kMostReadings) return;
    if (begin == words.size()) return keep();
    for (const NamedMove& move : moves_) {
      if (move.words.empty() || !fits(move, words, begin) || has(move.move)) continue;
      chosen_.push_back(move.move);
      read_words(words, begin + move.words.size());
      chosen_.pop_back();
    }
  }

  void read_pieces(const std::vector<TypedWords>& pieces, std::size_t number) {
    if (found_.size() >= kMostReadings) return;
    if (number == pieces.size()) return keep();
    for (const NamedMove& move : moves_) {
      if (move.words.size() != pieces[number].size() || !fits(move, pieces[number], 0) || has(move.move)) continue;
      chosen_.push_back(move.move);
      read_pieces(pieces, number + 1);
      chosen_.pop_back();
    }
  }

  bool has(Move move) const { return std::find(chosen_.begin(), chosen_.end(), move) != chosen_.end(); }

  void keep() {
    std::vector<Move> sorted = chosen_;
    std::sort(sorted.begin(), sorted.end());
    found_.insert(std::move(sorted));
  }

  const std::vector<NamedMove>& moves_;
  std::vector<Move> chosen_;
  std::set<std::vector<Move>> found_;
};

/// The text between | or the word or.
std::vector<TypedWords> typed_pieces(std::string_view text) {
  std::string bars(text);
  for (std::size_t at = bars.find(" or "); at != std::string::npos; at = bars.find(" or ")) bars.replace(at, 4, "|");
  std::vector<TypedWords> pieces;
  for (std::string_view rest = bars;;) {
    const std::size_t end = std::min(rest.find('|'), rest.size());
    pieces.push_back(typed_words(rest.substr(0, end)));
    if (end == rest.size()) return pieces;
    rest.remove_prefix(end + 1);
  }
}

/// Without the blanks around signs: `5 - 6` is 5-6, while `5 6` is left as it is.
std::string without_idle_blanks(std::string_view text) {
  constexpr std::string_view kSigns = "-|:";
  std::string tight;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t next = std::min(text.find_first_not_of(' ', i), text.size());
    const bool before_sign = next == text.size() || kSigns.find(text[next]) != std::string_view::npos;
    const bool after_sign = tight.empty() || kSigns.find(tight.back()) != std::string_view::npos;
    if (text[i] != ' ' || !(before_sign || after_sign)) tight += text[i];
  }
  return tight;
}

std::vector<NamedMove> named_moves(const Position& position, std::size_t summand) {
  const bool on_squares = std::holds_alternative<classical::Domineering>(position.summands()[summand].game) ||
                          std::holds_alternative<classical::Clobber>(position.summands()[summand].game) ||
                          std::holds_alternative<classical::ToadsAndFrogs>(position.summands()[summand].game);
  std::vector<NamedMove> moves;
  for (const Available& one : position.available(summand)) {
    TypedWords words = typed_words(part_move_text(position, summand, one.move));
    const bool either_way = on_squares && words.size() == 2;
    moves.push_back({one.move, std::move(words), either_way});
  }
  return moves;
}

}  // namespace

std::vector<Action> Combinatorial::meant(const Position& position, std::string_view text) {
  if (const auto exact = parse_action(position, without_idle_blanks(text))) return {*exact};
  const std::vector<TypedWords> pieces = typed_pieces(text);
  std::size_t words = 0;
  for (const TypedWords& piece : pieces) {
    if (piece.empty()) return {};
    words += piece.size();
  }
  if (words > kMostTypedWords) return {};
  std::vector<Action> actions;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const std::vector<NamedMove> moves = named_moves(position, summand);
    for (const std::vector<Move>& chosen : MoveReadings(moves).read(pieces, pieces.size() > 1)) {
      Action action;
      action.summand = static_cast<std::uint16_t>(summand);
      action.moves.assign(chosen.begin(), chosen.end());
      actions.push_back(std::move(action));
    }
  }
  return actions;
}

}  // namespace spooky
