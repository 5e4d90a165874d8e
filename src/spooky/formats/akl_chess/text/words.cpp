#include "spooky/formats/akl_chess/text/words.hpp"

#include <algorithm>

#include "spooky/games/akl_chess/game.hpp"

namespace spooky::akl_chess {

namespace {

// In the order of the enumerations.
constexpr std::string_view kTypeWords[] = {"queen", "rook", "bishop", "knight", "pawn"};
constexpr std::string_view kTypeLetters = "QRBNP";
constexpr std::string_view kEndings[] = {"", "king", "resignation", "dead", "fifty", "stalemate"};

constexpr char lower(char letter) { return static_cast<char>(letter - 'A' + 'a'); }

/// What the second type of a man may be, by weights; nothing is left open where it is known.
TypeWeights weights_on(const Position& position, Square square) {
  const Piece& piece = position.board().at(square);
  if (!piece.man.second) return type_weights(position.setup().evidence(piece.owner), piece.man.seen);
  TypeWeights certain;
  certain.weight[index_of(*piece.man.second)] = 1;
  return certain;
}

}  // namespace

std::string_view actor_text(Colour player) { return player == Colour::White ? Game::kFirst : Game::kSecond; }

Term term_of(Type type) { return {"piece", kTypeWords[index_of(type)]}; }

Term term_on(const Board& board, Square square) {
  const Piece& piece = board.at(square);
  if (piece.is_king) return {"piece", "king"};
  return piece.man.shows ? term_of(*piece.man.shows) : Term{"piece", "man"};
}

std::string square_name(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

Cells cells(Bitboard squares) {
  Cells named;
  while (squares != 0) named.names.push_back(square_name(take_lowest(squares)));
  return named;
}

bool looks_like_square(std::string_view text) {
  return text.size() == 2 && text[0] >= 'a' && text[0] <= 'z' && text[1] >= '0' && text[1] <= '9';
}

std::optional<Square> parse_square(const Rules& rules, std::string_view text) {
  if (!looks_like_square(text) || text[1] == '0') return std::nullopt;
  const auto file = static_cast<std::size_t>(text[0] - 'a');
  const auto rank = static_cast<std::size_t>(text[1] - '1');
  if (file >= rules.width() || rank >= rules.height()) return std::nullopt;
  return square_at(file, rank);
}

char type_letter(Type type, Colour colour) {
  const char letter = kTypeLetters[index_of(type)];
  return colour == Colour::White ? letter : lower(letter);
}

std::optional<Type> type_of_letter(char letter) {
  for (const Type type : kAllTypes) {
    if (letter == type_letter(type, Colour::White) || letter == type_letter(type, Colour::Black)) return type;
  }
  return std::nullopt;
}

char board_letter(const Piece& piece) {
  if (piece.is_king) return piece.owner == Colour::White ? 'K' : 'k';
  return type_letter(piece.man.shows.value_or(piece.man.first), piece.owner);
}

std::string_view ending_name(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }

Message ended(const Position& position) {
  Message end = message("event.ended", {{"by", std::string(ending_name(position.ending()))}});
  if (const auto winner = position.winner()) {
    end.arguments.push_back({"winner", term_of(*winner)});
    end.arguments.push_back({"loser", term_of(other(*winner))});
  }
  if (position.ending() == Ending::Stalemate) end.arguments.push_back({"player", term_of(position.to_move())});
  return end;
}

std::vector<TypeChance> second_chances(const Position& position, Square square) {
  const TypeWeights weights = weights_on(position, square);
  std::vector<TypeChance> chances;
  for (const Type type : kAllTypes) {
    if (weights.weight[index_of(type)].sign() != 0) chances.push_back({type, weights.chance(type)});
  }
  return chances;
}

std::vector<TypeChance> touch_chances(const Position& position, Square square) {
  const Type first = position.board().man(square).first;
  const TypeWeights weights = weights_on(position, square);
  std::vector<TypeChance> chances;
  for (const Type type : kAllTypes) {
    const bool possible = type == first || weights.weight[index_of(type)].sign() != 0;
    if (possible) chances.push_back({type, weights.touch_chance(first, type)});
  }
  return chances;
}

Phrases nature_choices(const Position& position) {
  const auto dealing = position.dealing();
  const auto chances = dealing ? second_chances(position, *dealing) : touch_chances(position, *position.touched());
  Phrases choices;
  for (const TypeChance& each : chances) {
    choices.push_back(message("phrase.choice", {{"answer", std::string("#") + type_letter(each.type, Colour::Black)},
                                                {"piece", term_of(each.type)},
                                                {"chance", each.chance.to_string()}}));
  }
  return choices;
}

}  // namespace spooky::akl_chess
