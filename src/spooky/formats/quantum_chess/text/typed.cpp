// What people type in a terminal for an action.
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/literature.hpp"

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
  for (const std::string& spelling : {compact, without_literature_signs(compact)}) {
    if (const auto action = parse_action(position, spelling)) return {*action};
  }
  return actions;
}

}  // namespace spooky
