#include <map>
#include <string>
#include <tuple>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

namespace akl_chess {

namespace {

std::string letter_of(Type type) { return std::string(1, type_letter(type)); }

json::value letter_or_null(std::optional<Type> type) {
  if (!type) return nullptr;
  return json::value(letter_of(*type));
}

json::value square_or_null(std::optional<Square> square) {
  if (!square) return nullptr;
  return json::value(square_name(*square));
}

/// Only what is not 0.
json::object counts_json(const Counts& counts) {
  json::object object;
  for (const Type type : kAllTypes) {
    if (counts[type] > 0) object[letter_of(type)] = counts[type];
  }
  return object;
}

json::object chances_json(const std::vector<TypeChance>& chances) {
  json::object object;
  for (const TypeChance& each : chances) object[letter_of(each.type)] = each.chance.to_string();
  return object;
}

/// Men of a side with equal counts have equal beliefs (A17): each is worked out once. A touch depends on the first type
/// too.
class BeliefTable {
 public:
  explicit BeliefTable(const Position& position) : position_(position) {}

  json::object second(Square square) {
    const Piece& piece = position_.board().at(square);
    if (piece.man.second) return chances_json(second_chances(position_, square));
    return found(seconds_, {piece.owner, Type::Pawn, piece.man.seen},
                 [&] { return chances_json(second_chances(position_, square)); });
  }
  json::object touch(Square square) {
    const Piece& piece = position_.board().at(square);
    if (piece.man.second) return chances_json(touch_chances(position_, square));
    return found(touches_, {piece.owner, piece.man.first, piece.man.seen},
                 [&] { return chances_json(touch_chances(position_, square)); });
  }

 private:
  using Key = std::tuple<Colour, Type, Counts>;
  using Table = std::map<Key, json::object>;

  template <class Make>
  static const json::object& found(Table& table, const Key& key, Make make) {
    const auto known = table.find(key);
    return known != table.end() ? known->second : table.emplace(key, make()).first->second;
  }

  const Position& position_;
  Table seconds_;
  Table touches_;
};

json::object man_json(const Position& position, Square square, BeliefTable& beliefs) {
  const Piece& piece = position.board().at(square);
  const Man& man = piece.man;
  return {{"square", square_name(square)},
          {"owner", to_json(actor_text(piece.owner))},
          {"state", man.is_quantum() ? "quantum" : "classical"},
          {"shows", letter_or_null(man.shows)},
          {"types", json::array{letter_of(man.first), letter_or_null(man.second)}},
          {"seen", counts_json(man.seen)},
          {"belief", beliefs.second(square)}};
}

Bitboard all_men(const Board& board) { return board.men(Colour::White) | board.men(Colour::Black); }

}  // namespace

}  // namespace akl_chess

json::object Notation<akl_chess::Game>::state(const Position& position) {
  using namespace akl_chess;
  json::array pieces;
  BeliefTable table(position);
  for (Bitboard rest = all_men(position.board()); rest != 0;) {
    pieces.push_back(man_json(position, take_lowest(rest), table));
  }
  json::object bags;
  for (const Colour colour : kColours) {
    bags[to_json(actor_text(colour))] = counts_json(position.setup().bags[index_of(colour)]);
  }
  return {{"position", position_text(position)},
          {"pieces", std::move(pieces)},
          {"bag", std::move(bags)},
          {"touched", square_or_null(position.touched())},
          {"must", square_or_null(position.must())},
          {"dealing", square_or_null(position.is_over() ? std::nullopt : position.dealing())}};
}

json::value Notation<akl_chess::Game>::result(const Position& position) {
  if (!position.is_over()) return nullptr;
  const auto winner = position.winner();
  return json::object{{"winner", to_json(winner ? akl_chess::actor_text(*winner) : "draw")},
                      {"by", to_json(akl_chess::ending_name(position.ending()))}};
}

json::value Notation<akl_chess::Game>::value(const Position&, const Solution& solution) {
  return json::value(solution.value.to_string());
}

json::value Notation<akl_chess::Game>::belief(const Position& position) {
  using namespace akl_chess;
  json::array beliefs;
  BeliefTable table(position);
  for (Bitboard rest = all_men(position.board()); rest != 0;) {
    const Square square = take_lowest(rest);
    if (!position.board().man(square).is_quantum()) continue;
    beliefs.push_back(json::object{{"square", square_name(square)},
                                   {"owner", to_json(actor_text(position.board().at(square).owner))},
                                   {"touch", table.touch(square)}});
  }
  return beliefs;
}

}  // namespace spooky
