// What people type in a terminal for an action.
#include <string>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/games/akl_chess/rules/castling.hpp"

namespace spooky {

namespace akl_chess {

namespace {

/// In small letters and without what people put between squares.
std::string compact_text(std::string_view text) {
  std::string compact;
  for (const char c : text) {
    if (c == ' ' || c == ',' || c == '-' || c == '/') continue;
    compact += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return compact;
}

}  // namespace

}  // namespace akl_chess

std::vector<akl_chess::Action> Notation<akl_chess::Game>::meant(const Position& position, std::string_view text) {
  using namespace akl_chess;
  const std::string compact = compact_text(text);
  std::vector<Action> actions;
  const auto add = [&](const std::string& spelling) {
    if (const auto action = parse_action(position, spelling)) actions.push_back(*action);
  };
  if (position.actor() == Actor::Nature) {
    add(compact.starts_with('#') ? compact : "#" + compact);
    return actions;
  }
  const bool is_short = compact == "oo" || compact == "00";
  const bool is_long = compact == "ooo" || compact == "000";
  for (const Castling& castling : kCastlings) {
    if (castling.colour != position.to_move()) continue;
    const bool meant = castling.wing == Wing::Short ? is_short : is_long;
    if (meant) actions.push_back(Action::move(castling.king_from, castling.king_to));
  }
  if (looks_like_square(compact)) {
    // One square is a man to be touched, or where the man goes that has to move; or what it becomes there.
    const auto square = parse_square(position.rules(), compact);
    if (square && position.must()) actions.push_back(Action::move(*position.must(), *square));
    if (square && !position.must()) actions.push_back(Action::touch(*square));
    return actions;
  }
  if (compact.size() == 1 && position.must()) {
    add(square_name(*position.must()) + "=" + compact);
    return actions;
  }
  add(compact);
  return actions;
}

}  // namespace spooky
