#pragma once

#include <optional>
#include <string>

// Niel's Chess a second time, by the words of the clauses N1–N16 and the paper's articles: a board of letters, a list
// of pairs, every outcome of every move played out on a copy. Nothing is shared with the fast implementation.
namespace spooky::chess_naive {

/// The rules by the names they have in the rules' text.
struct Rules {
  std::string variant = "niel";
  std::string board = "standard8x8";
  bool stay_only = false;
  bool remote_collapse = false;
  std::optional<bool> double_step = std::nullopt;
};

/// What a game on this board begins with.
inline std::string initial_board(const Rules& rules) {
  if (rules.board == "silverman4x5") return "rqkr/pppp/4/PPPP/RQKR";
  if (rules.board == "gardner5x5") return "rnbqk/ppppp/5/PPPPP/RNBQK";
  if (rules.board == "attack5x6") return "rnbqk/ppppp/5/5/PPPPP/RNBQK";
  if (rules.board == "losalamos6x6") return "rnqknr/pppppp/6/6/PPPPPP/RNQKNR";
  return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
}

/// Small boards have no castling, and no double step unless it is asked for.
inline bool has_castling(const Rules& rules) { return rules.board == "standard8x8"; }
inline bool has_double_step(const Rules& rules) { return rules.double_step.value_or(rules.board == "standard8x8"); }

/// N1, 7.2, Appendices D and E: the kinds a superposition move may choose from.
inline std::string kinds(const Rules& rules) {
  if (rules.variant == "plain") return "";
  if (rules.variant == "hadamard" || rules.variant == "deterministic") return "ep";
  if (rules.variant == "hadamard+") return "epuv";
  return "eu";
}

/// P5: pieces on three squares.
inline bool has_triples(const Rules& rules) { return rules.variant == "partial"; }

/// Ordinary chess knows none of the quantum moves.
inline bool is_quantum(const Rules& rules) { return rules.variant != "plain"; }

/// N15: elsewhere equal unentangled pairs have no orientation.
inline bool keeps_orientation(const Rules& rules) {
  return rules.variant == "simplified" || rules.variant == "hadamard" || rules.variant == "hadamard+" ||
         rules.variant == "deterministic";
}

/// 9.1.1: the Simplified Game has no flips.
inline bool has_flips(const Rules& rules) { return is_quantum(rules) && rules.variant != "simplified"; }

/// 7.3 binds the order of pawn pairs wherever first means red; that of entangled ones only in the Simplified Game.
inline bool orders_pawns(const Rules& rules, int group) {
  return group == 0 ? keeps_orientation(rules) : rules.variant == "simplified";
}

/// Appendix D, and its extension to whole groups in Appendix E.
inline bool extends_to_groups(const Rules& rules) {
  return rules.variant == "hadamard+" || rules.variant == "deterministic";
}
inline bool has_hadamard_moves(const Rules& rules) { return rules.variant == "hadamard" || extends_to_groups(rules); }

/// Appendix E: attempts are resolved, not rolled.
inline bool is_deterministic(const Rules& rules) { return rules.variant == "deterministic"; }

}  // namespace spooky::chess_naive
