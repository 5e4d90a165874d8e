// The rules of the variant that is played, for somebody who plays it for the first time.
#include <string>

#include "spooky/formats/chess/notation.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

std::string rule_name(const Rules& rules, const char* key) {
  return std::string(from_json(Chess::rules_json(rules).at(key).get_string()));
}

std::string superpositions(const Rules& rules) {
  std::string text =
      "Chess whose pieces may be on two squares at once. A turn is an ordinary move, e2e4 or e4, or a superposition: a "
      "whole piece goes to two empty squares, ";
  text += rules.stay_only ? "one of them its own, g1^g1f3" : "g1^f3h3, or to one and stays too, g1^g1f3";
  text += ", with chances 1/2 and 1/2";
  if (rules.has_kind(PairKind::Unequal)) {
    text += "; with a u behind it, 2/3 on the first square and 1/3 on the second";
  }
  if (rules.has_phases()) text += "; with a p behind it, the pair has a phase";
  return text + ". The halves move alone, but not onto each other.";
}

std::string collapses(const Rules& rules) {
  if (rules.variant == Variant::Deterministic) {
    return " When a half captures or is captured, the piece is found on its first square, or with a phase on its "
           "second: "
           "nothing is rolled.";
  }
  std::string text =
      " When a half captures or is captured, the die says where the piece really is, #1 or #2: first for the ";
  text += rules.variant == Variant::NoBox
              ? "attacker, and if it does not arrive the piece attacked does not collapse; then for the piece attacked"
              : "piece attacked, then for the attacker";
  return text + "; then two pieces on one square are a capture.";
}

std::string other_moves(const Rules& rules) {
  std::string text = " A whole piece may join a half that it attacks, f6^f6d5&e4: both collapse ";
  text += rules.variant == Variant::Deterministic ? "together from then on." : "on one roll from then on.";
  if (rules.has_flips()) text += " g1~f3 swaps the squares of a pair one move apart.";
  if (rules.has_phases()) {
    text +=
        " g1Zf3 gives a pair a phase or takes it away, g1Hf3 makes the pair whole again: on its first square, or with "
        "a phase on its second.";
  }
  if (rules.variant == Variant::Tunnelling) {
    text +=
        " A rook, bishop or queen may tunnel through a piece of the opponent's to the empty square behind it, a1>a6, "
        "with chance 1/6.";
  }
  if (rules.remote_collapse) text += " f3! rolls for a pair of your own; then the piece moves.";
  return text;
}

}  // namespace

std::string Chess::title(const Rules& rules) {
  std::string text = rules.is_quantum() ? "Niel's Chess (Varga)" : "Ordinary chess";
  if (rules.is_quantum() && rules.variant != Variant::Niel) text += ", variant " + rule_name(rules, "variant");
  if (rules.board != BoardShape::Standard8x8) text += ", board " + rule_name(rules, "board");
  return text;
}

std::string Chess::guide(const Position& position) {
  const Rules& rules = position.rules();
  std::string text = title(rules) + ".\n\n";
  if (!rules.is_quantum()) {
    text += "A turn is a move, by its squares, e2e4, or as chess players write it: e4, Nf3, exd5, O-O, e8=Q. ";
  } else {
    text += superpositions(rules) + collapses(rules) + other_moves(rules) + "\n\n";
  }
  text += "A king must never be left where it could be captured";
  text += rules.is_quantum() ? ", however unlikely that is; " : "; ";
  text += "checkmate wins, draw offers or accepts a draw, resign gives up.";
  if (rules.is_quantum()) text += "\n\nIn the drawing a stroke, as in N', marks the halves of a piece.";
  return text;
}

}  // namespace spooky
