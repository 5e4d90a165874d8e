#include "spooky/formats/chess/roll_words.hpp"

#include <algorithm>
#include <vector>

#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/rules/capture.hpp"

namespace spooky::chess {

namespace {

std::string owned(const Pair& pair) { return player_name(pair.colour) + "'s " + piece_name(pair.type); }

/// "White's rook is on e4 and Black's knight on f6".
std::string together(const Unit& unit, Half half) {
  std::vector<std::string> parts;
  for (const Pair& pair : unit.pairs) {
    parts.push_back(owned(pair) + (parts.empty() ? " is on " : " on ") + square_name(pair.at(half)));
  }
  return joined(parts);
}

std::string chance_of(PairKind kind, Half half) {
  const Rational first = first_chance(kind);
  return (half == Half::First ? first : Rational(1) - first).to_string();
}

/// How a sentence about a roll is put.
struct Wording {
  std::string_view collapses;
  std::string_view also;
  std::string_view tunnels;
  std::string_view bounces;
};
constexpr Wording kPresent = {" is on ", " on ", " tunnels to ", " bounces back to "};
constexpr Wording kPast = {" collapsed to ", " to ", " tunnelled to ", " bounced back to "};

std::string tell_roll(const Wording& wording, const Board& board, Action move, const Roller& roller, Half said) {
  const auto sentence = [](PieceType type, std::string_view verb, Square square) {
    return "the " + piece_name(type) + std::string(verb) + square_name(square);
  };
  if (roller.who == Roller::Who::Tunneller) {
    const bool succeeds = said == Half::First;
    return sentence(board.type_on(move.from()), succeeds ? wording.tunnels : wording.bounces,
                    succeeds ? move.to() : move.from());
  }
  const Pair& rolling = board.pair_on(roller.half);
  std::vector<std::string> others;
  for (const Pair& pair : sorted_pairs(board)) {
    if (rolling.group == 0 || pair.group != rolling.group || pair == rolling) continue;
    others.push_back(sentence(pair.type, wording.also, pair_in_move(board, move, pair).at(said)));
  }
  const std::string first = sentence(rolling.type, wording.collapses, pair_in_move(board, move, rolling).at(said));
  return others.empty() ? first : first + " and with it " + joined(others);
}

}  // namespace

Pair pair_in_move(const Board& board, Action move, const Pair& pair) {
  const auto capture = find_capture(board, move);
  if (!capture) return pair;
  const bool is_target = pair.first == capture->target || pair.second == capture->target;
  const auto moved = [&](Square square) {
    if (square == capture->from) return capture->to;
    if (!is_target || !capture->en_passant) return square;
    if (square == capture->target) return capture->to;
    return move.type() == Action::Type::EnPassantBack && square == capture->to
               ? passed_start(capture->to, board.to_move())
               : square;
  };
  Pair placed = pair;
  placed.first = moved(pair.first);
  placed.second = moved(pair.second);
  return placed;
}

std::string roll_meaning(const Board& board, Action move, const Roller& roller, Half said) {
  return tell_roll(kPresent, board, move, roller, said);
}

std::string roll_effect(const Board& board, Action move, const Roller& roller, Half said) {
  return tell_roll(kPast, board, move, roller, said);
}

std::string faces_words(const Roller& roller, Half said) {
  const bool first = said == Half::First;
  const auto faces = [&]() -> std::string {
    if (roller.who == Roller::Who::Tunneller) return first ? "6" : "1 to 5";
    if (is_unequal(roller.kind)) return first ? "1 to 4" : "5 or 6";
    return first ? "even" : "odd";
  };
  return faces() + (first ? " (#1, chance " : " (#2, chance ") + roller.chance(said).to_string() + ")";
}

std::string roll_choices(const Position& position) {
  const Roller roller = position.roller();
  std::string text;
  for (const Half half : {Half::First, Half::Second}) {
    text += (half == Half::First ? "" : "; ") + faces_words(roller, half) + ": " +
            roll_meaning(position.board(), position.rolled_move(), roller, half);
  }
  return text;
}

std::string where_words(const Rules& rules, const Pair& pair) {
  const std::string phase = has_phase(pair.kind) ? ", with phase" : "";
  const std::string first = square_name(pair.first);
  const std::string second = square_name(pair.second);
  if (rules.variant == Variant::Deterministic) {
    return "on " + first + " and " + second + " at once and would be found on " +
           square_name(pair.at(resolved(pair.kind)));
  }
  if (is_unequal(pair.kind)) {
    return "on " + first + " with chance 2/3 or on " + second + " with chance 1/3" + phase;
  }
  return "on " + first + " or on " + second + ", each with chance 1/2" + phase;
}

std::string unit_words(const Rules& rules, const Unit& unit) {
  if (!unit.is_group()) return owned(unit.pairs.front()) + " is " + where_words(rules, unit.pairs.front());
  const PairKind kind = unit.kind();
  if (rules.variant == Variant::Deterministic) {
    const Half found = resolved(kind);
    return "entangled: " + together(unit, found) + ", or " + together(unit, other(found)) +
           "; a capture would find the former";
  }
  return "entangled: " + together(unit, Half::First) + " (chance " + chance_of(kind, Half::First) + "), or " +
         together(unit, Half::Second) + " (chance " + chance_of(kind, Half::Second) + ")" +
         (has_phase(kind) ? ", with phase" : "");
}

std::string unit_words(const Rules& rules, const Board& board, Square half) {
  for (const Unit& unit : units_of(board)) {
    const bool has = std::any_of(unit.pairs.begin(), unit.pairs.end(),
                                 [&](const Pair& pair) { return pair.first == half || pair.second == half; });
    if (has) return unit_words(rules, unit);
  }
  return "";
}

}  // namespace spooky::chess
