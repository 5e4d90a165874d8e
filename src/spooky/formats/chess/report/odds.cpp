// What a player wants to know before a roll: the chance of each attempt, and of each check.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/games/chess/rules/capture.hpp"
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

/// Where the piece attacked and the one that moves are when they are not where they meet, one square or two: of halves
/// and parts only (N9, N13, P7).
json::object elsewhere_json(const Board& board, Action move) {
  json::object elsewhere;
  const auto capture = find_capture(board, move);
  if (!capture) return elsewhere;
  const auto add = [&](json::string_view who, Square half) {
    if (!board.is_half(half)) return;
    const Pair& pair = board.pair_on(half);
    const Half said = pair.is_triple() || half == pair.first ? Half::Second : Half::First;
    if (const auto left = partial_collapse(board, move, half, said)) {
      elsewhere[who] = json::array{square_name(left->first), square_name(left->second)};
    } else {
      elsewhere[who] = json::array{square_name(list_collapses(board, move, half, said).front().to)};
    }
  };
  add("victim", capture->target);
  add("piece", capture->from);
  return elsewhere;
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
  return {{"action", Chess::action_text(position, move)},
          {"success", success.to_string()},
          {"elsewhere", elsewhere_json(position.board(), move)},
          {"outcomes", std::move(list)}};
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
