// What people type in a terminal for an action.
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

namespace {

/// In small letters, without what people put between squares.
std::string compact_action(std::string_view text) {
  std::string compact;
  for (const char c : text) {
    if (std::string_view(" ,-/+").find(c) != std::string_view::npos) continue;
    compact += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return compact;
}

/// The literature's signs between squares, `b1xc3`, `b1wc3`, `e4d3ep`, say nothing that the squares do not say.
std::string without_signs(std::string text) {
  if (text.ends_with("ep")) text.resize(text.size() - 2);
  if (text.size() > 2 && (text[2] == 'x' || text[2] == 'w')) text.erase(2, 1);
  return text;
}

}  // namespace

std::vector<Action> QuantumChess::meant(const Position& position, std::string_view text) {
  std::string compact = compact_action(text);
  if (position.measurement()) {
    if (compact == "0" || compact == "no") compact = "m0";
    if (compact == "1" || compact == "yes") compact = "m1";
  } else if (compact == "oo" || compact == "00") {
    const auto squares = castling_squares(position.fields().to_move, Wing::Short);
    return {Action::move(squares.king, squares.king_target)};
  } else if (compact == "ooo" || compact == "000") {
    const auto squares = castling_squares(position.fields().to_move, Wing::Long);
    return {Action::move(squares.king, squares.king_target)};
  }
  std::vector<Action> actions;
  for (const std::string& spelling : {compact, without_signs(compact)}) {
    if (const auto action = parse_action(position, spelling)) return {*action};
  }
  return actions;
}

}  // namespace spooky
