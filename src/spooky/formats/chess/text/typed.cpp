// What people type in a terminal for an action.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/san.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

/// Without what people put between squares.
std::string compact_text(std::string_view text) {
  std::string compact;
  for (const char c : text) {
    if (c != ' ' && c != ',' && c != '-' && c != '/') compact += c;
  }
  return compact;
}

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

}  // namespace

std::vector<Action> Chess::meant(const Position& position, std::string_view text) {
  const std::string compact = compact_text(text);
  if (position.is_rolling()) {
    const auto roll = parse_action(position, "#" + compact);
    return roll ? std::vector{*roll} : std::vector<Action>();
  }
  std::vector<Action> actions;
  for (const std::string& spelling : {compact, small_letters(compact)}) {
    if (const auto action = parse_action(position, spelling)) actions.push_back(*action);
  }
  if (!actions.empty()) return actions;
  // `Nf3` is a knight's move and `bxc4` a pawn's; `nf3` can only be a knight's, `bc4` may be either.
  actions = moves_meant(position, text);
  if (!compact.empty() && std::string_view("nbrqk").find(compact[0]) != std::string_view::npos) {
    std::string capital = compact;
    capital[0] = static_cast<char>(capital[0] - 'a' + 'A');
    const auto more = moves_meant(position, capital);
    actions.insert(actions.end(), more.begin(), more.end());
  }
  return actions;
}

}  // namespace spooky
