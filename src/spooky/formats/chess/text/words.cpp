#include "spooky/formats/chess/text/words.hpp"

#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/games/chess/game.hpp"
#include "spooky/games/chess/rules/chances.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

// In the order of the enumerations.
constexpr std::string_view kPieceWords[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
constexpr std::string_view kPieceLetters = "PNBRQK";
constexpr std::string_view kKindLetters = "eupv";
constexpr std::string_view kEndings[] = {"",           "checkmate", "stalemate",   "dead",
                                         "repetition", "fifty",     "resignation", "agreement"};

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::string_view actor_text(Colour player) { return player == Colour::White ? Game::kFirst : Game::kSecond; }

Term term_of(PieceType type) { return {"piece", kPieceWords[index_of(type)]}; }

Term term_on(const Board& board, Square square) {
  const char* family = !board.is_half(square) ? "piece" : board.pair_on(square).is_triple() ? "part" : "half";
  return {family, kPieceWords[index_of(board.type_on(square))]};
}

Cell cell(Square square) { return {square_name(square)}; }

Cells cells(Bitboard squares) {
  Cells named;
  while (squares != 0) named.names.push_back(square_name(take_lowest(squares)));
  return named;
}

Cells cells(const Pair& pair) {
  Cells named{{square_name(pair.first), square_name(pair.second)}};
  if (pair.is_triple()) named.names.push_back(square_name(pair.third));
  return named;
}

char piece_letter(PieceType type, Colour colour) {
  const char letter = kPieceLetters[index_of(type)];
  return colour == Colour::White ? letter : lower(letter);
}

std::optional<PieceType> piece_of_letter(char letter) {
  const std::size_t index = kPieceLetters.find(upper(letter));
  return index < kPieceTypes ? std::optional(static_cast<PieceType>(index)) : std::nullopt;
}

char kind_letter(PairKind kind) {
  return kind == PairKind::Triple ? kTripleLetter : kKindLetters[static_cast<std::size_t>(kind)];
}

std::optional<PairKind> kind_of_letter(char letter) {
  const std::size_t index = kKindLetters.find(letter);
  return index < kKindLetters.size() ? std::optional(static_cast<PairKind>(index)) : std::nullopt;
}

void add_kind(PairKind kind, std::vector<Argument>& arguments) {
  arguments.push_back({"kind", std::string(is_unequal(kind) ? "unequal" : "equal")});
  if (has_phase(kind)) arguments.push_back({"phase", std::string("yes")});
}

std::string_view ending_name(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }

Message ended(const Position& position) {
  const Board& board = position.board();
  Message end = message("event.ended", {{"by", std::string(ending_name(position.ending()))}});
  if (const auto winner = position.winner()) {
    end.arguments.push_back({"winner", term_of(*winner)});
    end.arguments.push_back({"loser", term_of(other(*winner))});
  }
  if (position.ending() == Ending::Checkmate) {
    end.arguments.push_back({"king", cells(board.king(board.to_move()))});
    end.arguments.push_back({"checkers", cells(checkers(board, position.rules(), board.to_move()))});
  }
  if (position.ending() == Ending::Stalemate) end.arguments.push_back({"player", term_of(board.to_move())});
  return end;
}

std::vector<Message> checks(const Position& position) {
  const Board& board = position.board();
  std::vector<Message> told;
  for (const Check& check : list_checks(board, position.rules(), board.to_move())) {
    told.push_back(message("event.check", {{"player", term_of(board.to_move())},
                                           {"king", cell(check.king)},
                                           {"attacker", term_on(board, check.attacker)},
                                           {"at", cell(check.attacker)},
                                           {"chance", check.chance.to_string()}}));
  }
  return told;
}

Message must_move(const Position& position) {
  const Board& board = position.board();
  const Square square = *position.must_move();
  return message("event.must-move",
                 {{"by", term_of(board.to_move())}, {"piece", term_on(board, square)}, {"at", cell(square)}});
}

}  // namespace spooky::chess
