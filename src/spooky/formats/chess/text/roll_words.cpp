#include "spooky/formats/chess/text/roll_words.hpp"

#include <utility>

#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/unit_words.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/capture.hpp"

namespace spooky::chess {

namespace {

/// Where a half is while a move is rolled for: the mover's half has been put on the square of arrival, and a pawn that
/// is captured in passing set back (N9, N13).
Square square_in_move(const Board& board, Action move, const Pair& pair, Square square) {
  const auto capture = find_capture(board, move);
  if (!capture) return square;
  if (square == capture->from) return capture->to;
  const bool is_target = contains(pair.squares(), capture->target);
  if (!is_target || !capture->en_passant) return square;
  if (square == capture->target) return capture->to;
  const bool behind = move.type() == Action::Type::EnPassantBack && square == capture->to;
  return behind ? passed_start(capture->to, board.to_move()) : square;
}

/// What a roll of a tunnelling piece means.
Message tunnel_phrase(const Board& board, Action move, Half said, std::vector<Argument> arguments) {
  const bool succeeds = said == Half::First;
  arguments.push_back({"owner", term_of(board.to_move())});
  arguments.push_back({"piece", term_of(board.type_on(move.from()))});
  arguments.push_back({"at", cell(succeeds ? move.to() : move.from())});
  return message(succeeds ? "phrase.through" : "phrase.bounce", std::move(arguments));
}

/// Where a piece is or may be then; `key` is `phrase.place` or `phrase.when`, of a triple that is not where it was
/// asked about `phrase.absent` or `phrase.when-absent`.
Phrases places(std::string_view key, const Board& board, Action move, Square half, Half said) {
  Phrases list;
  if (const auto left = partial_collapse(board, move, half, said)) {
    const Pair& triple = board.pair_on(half);
    list.push_back(
        message(key == "phrase.when" ? "phrase.when-absent" : "phrase.absent", {{"owner", term_of(triple.colour)},
                                                                                {"piece", term_of(triple.type)},
                                                                                {"asked", cell(left->asked)},
                                                                                {"first", cell(left->first)},
                                                                                {"second", cell(left->second)}}));
    return list;
  }
  for (const Collapse& one : list_collapses(board, move, half, said)) list.push_back(place_of(key, one.pair, one.to));
  return list;
}

}  // namespace

std::optional<PartialCollapse> partial_collapse(const Board& board, Action move, Square part, Half said) {
  const Pair& triple = board.pair_on(part);
  if (!triple.is_triple() || said == Half::First) return std::nullopt;
  Bitboard others = triple.others(part);
  Square first = square_in_move(board, move, triple, take_lowest(others));
  Square second = square_in_move(board, move, triple, lowest(others));
  if (first == second) return std::nullopt;  // P11: it is whole there
  if (second < first) std::swap(first, second);
  return PartialCollapse{square_in_move(board, move, triple, part), first, second};
}

std::vector<Collapse> list_collapses(const Board& board, Action move, Square half, Half said) {
  const Pair& rolling = board.pair_on(half);
  if (rolling.is_triple()) {
    const Square found = said == Half::First ? half : lowest(rolling.others(half));
    return {{rolling, found, square_in_move(board, move, rolling, found)}};
  }
  const auto collapse = [&](const Pair& pair) {
    return Collapse{pair, pair.at(said), square_in_move(board, move, pair, pair.at(said))};
  };
  std::vector<Collapse> all = {collapse(rolling)};
  for (const Pair& pair : sorted_pairs(board)) {
    if (rolling.group != 0 && pair.group == rolling.group && pair != rolling) all.push_back(collapse(pair));
  }
  return all;
}

Term faces_of(const Roller& roller, Half said) {
  const bool first = said == Half::First;
  if (roller.who == Roller::Who::Tunneller) return {"faces", first ? "6" : "1-5"};
  if (roller.kind == PairKind::Triple) return {"faces", first ? "1-2" : "3-6"};
  if (is_unequal(roller.kind)) return {"faces", first ? "1-4" : "5-6"};
  return {"faces", first ? "even" : "odd"};
}

void add_rolling_squares(const Board& board, const Roller& roller, std::vector<Argument>& arguments) {
  if (roller.who != Roller::Who::Pair) return;
  arguments.push_back({"pair", cells(board.pair_on(roller.half))});
  if (roller.kind == PairKind::Triple) arguments.push_back({"asked", cell(roller.half)});
}

std::string roll_text(Half said) { return said == Half::First ? "#1" : "#2"; }

Phrases roll_choices(const Position& position) {
  const Roller roller = position.roller();
  const Board& board = position.board();
  const Action move = position.rolled_move();
  Phrases choices;
  for (const Half said : {Half::First, Half::Second}) {
    std::vector<Argument> arguments = {
        {"roll", roll_text(said)}, {"faces", faces_of(roller, said)}, {"chance", roller.chance(said).to_string()}};
    if (roller.who == Roller::Who::Tunneller) {
      choices.push_back(tunnel_phrase(board, move, said, std::move(arguments)));
    } else {
      arguments.push_back({"places", places("phrase.place", board, move, roller.half, said)});
      choices.push_back(message("phrase.roll", std::move(arguments)));
    }
  }
  return choices;
}

Message rolling(const Position& position) {
  const Roller roller = position.roller();
  const Board& board = position.board();
  Message told = message("event.rolling", {{"owner", term_of(board.colour_on(roller.half))},
                                           {"piece", term_of(board.type_on(roller.half))}});
  add_rolling_squares(board, roller, told.arguments);
  told.arguments.push_back({"choices", roll_choices(position)});
  return told;
}

Phrases roll_conditions(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  Phrases conditions;
  for (Rolls so_far; so_far.count < rolls.count;) {
    const Roller roller = next_roller(board, rules, move, so_far);
    const Half said = rolls.said[so_far.count];
    if (roller.who == Roller::Who::Tunneller) {
      const bool succeeds = said == Half::First;
      conditions.push_back(
          message(succeeds ? "phrase.when-through" : "phrase.when-bounce",
                  {{"piece", term_of(board.type_on(move.from()))}, {"at", cell(succeeds ? move.to() : move.from())}}));
    } else {
      for (Message& place : places("phrase.when", board, move, roller.half, said))
        conditions.push_back(std::move(place));
    }
    so_far.add(said);
  }
  return conditions;
}

}  // namespace spooky::chess
