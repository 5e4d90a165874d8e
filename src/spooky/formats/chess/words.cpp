#include "spooky/formats/chess/words.hpp"

#include "spooky/formats/chess/squares.hpp"
#include "spooky/games/chess/game.hpp"

namespace spooky::chess {

namespace {

// In the order of the enumerations.
constexpr std::string_view kPieceNames[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
constexpr std::string_view kPieceLetters = "PNBRQK";
constexpr std::string_view kKindLetters = "eupv";
constexpr std::string_view kKindNames[] = {"equal", "unequal", "equal with phase", "unequal with phase"};

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::string player_name(Colour player) { return player == Colour::White ? "White" : "Black"; }

std::string_view actor_text(Colour player) { return player == Colour::White ? Game::kFirst : Game::kSecond; }

std::string piece_name(PieceType type) { return std::string(kPieceNames[index_of(type)]); }

char piece_letter(PieceType type, Colour colour) {
  const char letter = kPieceLetters[index_of(type)];
  return colour == Colour::White ? letter : lower(letter);
}

std::optional<PieceType> piece_of_letter(char letter) {
  const std::size_t index = kPieceLetters.find(upper(letter));
  return index < kPieceTypes ? std::optional(static_cast<PieceType>(index)) : std::nullopt;
}

char kind_letter(PairKind kind) { return kKindLetters[static_cast<std::size_t>(kind)]; }

std::optional<PairKind> kind_of_letter(char letter) {
  const std::size_t index = kKindLetters.find(letter);
  return index < kKindLetters.size() ? std::optional(static_cast<PairKind>(index)) : std::nullopt;
}

std::string kind_name(PairKind kind) { return std::string(kKindNames[static_cast<std::size_t>(kind)]); }

std::string piece_on(const Board& board, Square square) {
  return (board.is_half(square) ? "half " : "") + piece_name(board.type_on(square)) + " on " + square_name(square);
}

std::string joined(const std::vector<std::string>& parts, std::string_view last_joint) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? last_joint : ", ";
    text += parts[i];
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty()) text[0] = upper(text[0]);
  return text;
}

std::string ending(const Position& position) {
  const auto winner = position.winner();
  const std::string wins = winner ? player_name(*winner) + " wins." : "a draw.";
  switch (position.ending()) {
    case Ending::None: return "";
    case Ending::Checkmate: return "Checkmate: " + wins;
    case Ending::Stalemate:
      return player_name(position.board().to_move()) + " has no legal move and is not in check: stalemate, " + wins;
    case Ending::Dead: return "Only the kings are left: " + wins;
    case Ending::Repetition: return "The position has come up for the third time: " + wins;
    case Ending::Fifty: return "Fifty moves of each player without a capture or a pawn move: " + wins;
    case Ending::Resignation: return (winner ? player_name(other(*winner)) : "Somebody") + " resigned: " + wins;
    case Ending::Agreement: return "The players agreed on a draw.";
  }
  return "";
}

}  // namespace spooky::chess
