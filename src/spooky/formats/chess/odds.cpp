// What a player wants to know before a roll: the chance of each attempt, and of each check.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

/// The pieces of a colour, a pair being one.
std::size_t pieces(const Board& board, Colour colour) {
  std::size_t number = count(board.conventional(colour));
  for (const Pair& pair : board.pairs()) number += pair.colour == colour ? 1 : 0;
  return number;
}

/// Whether a move of the player to move takes a piece when the die says so.
bool captures(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  Board after = board;
  make_move(after, rules, move, rolls);
  const Colour victim = other(board.to_move());
  return pieces(after, victim) < pieces(board, victim);
}

bool succeeds(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  if (move.type() == Action::Type::Tunnel) return rolls.said[0] == Half::First;
  return captures(board, rules, move, rolls);
}

/// An attempt is a capture by a half or of one (7.4), or tunnelling.
bool is_attempt(const Board& board, Action move) {
  if (move.type() == Action::Type::Tunnel) return true;
  const auto capture = find_capture(board, move);
  return capture && (board.is_half(capture->from) || board.is_half(capture->target));
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

/// 8.7: how likely a capture of the king would succeed if the opponent were to move.
Rational capture_chance(const Board& board, const Rules& rules, Square attacker, Square king) {
  Board theirs = board;
  theirs.set_to_move(other(board.to_move()));
  const Action move = Action::move(attacker, king);
  Outcomes outcomes;
  list_outcomes(theirs, rules, move, outcomes);
  Rational chance(0);
  for (const Outcome& outcome : outcomes) {
    if (captures(theirs, rules, move, outcome.rolls)) chance += outcome.chance;
  }
  return chance;
}

json::array checks_json(const Position& position) {
  const Board& board = position.board();
  const Rules& rules = position.rules();
  json::array checks;
  for (Bitboard kings = board.king(board.to_move()); kings != 0;) {
    const Square king = take_lowest(kings);
    for (Bitboard attacking = attackers(board, rules, king, other(board.to_move())); attacking != 0;) {
      const Square attacker = take_lowest(attacking);
      if (!can_succeed(board, rules, attacker, king)) continue;
      checks.push_back(json::object{{"king", square_name(king)},
                                    {"attacker", square_name(attacker)},
                                    {"p", capture_chance(board, rules, attacker, king).to_string()}});
    }
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
    if (is_attempt(position.board(), action)) attempts.push_back(attempt_json(position, action));
  }
  return json::object{{"check", checks_json(position)}, {"attempts", std::move(attempts)}};
}

}  // namespace spooky
