// What a player wants to know before a roll: the chance of each attempt, and of each check.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/games/chess/rules/chances.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

bool succeeds(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  if (move.type() == Action::Type::Tunnel) return rolls.said[0] == Half::First;
  return captures(board, rules, move, rolls);
}

json::array roll_texts(const Rolls& rolls) {
  json::array texts;
  for (std::size_t i = 0; i < rolls.count; ++i) texts.emplace_back(rolls.said[i] == Half::First ? "#1" : "#2");
  return texts;
}

json::object attempt_json(const Position& position, Action move) {
  Outcomes outcomes;
  list_outcomes(position.board(), position.rules(), move, outcomes);
  Rational success(0);
  json::array list;
  for (const Outcome& outcome : outcomes) {
    if (succeeds(position.board(), position.rules(), move, outcome.rolls)) success += outcome.chance;
    list.push_back(json::object{{"rolls", roll_texts(outcome.rolls)},
                                {"p", outcome.chance.to_string()},
                                {"captured", captures(position.board(), position.rules(), move, outcome.rolls)}});
  }
  return {
      {"action", Chess::action_text(position, move)}, {"success", success.to_string()}, {"outcomes", std::move(list)}};
}

json::array checks_json(const Position& position) {
  const Board& board = position.board();
  json::array checks;
  for (const Check& check : list_checks(board, position.rules(), board.to_move())) {
    checks.push_back(json::object{
        {"king", square_name(check.king)}, {"attacker", square_name(check.attacker)}, {"p", check.chance.to_string()}});
  }
  return checks;
}

}  // namespace

json::value Chess::odds(const Position& position) {
  if (position.is_rolling()) return json::object{{"check", json::array()}, {"attempts", json::array()}};
  json::array attempts;
  Position::Actions actions;
  if (!position.is_over()) position.legal_actions(actions);
  for (const Action action : actions) {
    const bool tries = action.type() == Action::Type::Tunnel || is_attempt(position.board(), action);
    if (tries) attempts.push_back(attempt_json(position, action));
  }
  return json::object{{"check", checks_json(position)}, {"attempts", std::move(attempts)}};
}

}  // namespace spooky
