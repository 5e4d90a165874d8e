#include "spooky/formats/chess/report/capture_events.hpp"

#include <string>
#include <utility>

#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/chances.hpp"

namespace spooky::chess {

namespace {

/// Who goes where to capture what; `whole`: once everything is rolled.
std::vector<Argument> capture_arguments(const Board& board, const Capture& capture, bool whole) {
  const auto term = [&](Square square) { return whole ? term_of(board.type_on(square)) : term_on(board, square); };
  std::vector<Argument> arguments = {{"by", term_of(board.to_move())},
                                     {"piece", term(capture.from)},
                                     {"from", cell(capture.from)},
                                     {"to", cell(capture.to)},
                                     {"owner", term_of(other(board.to_move()))},
                                     {"victim", term(capture.target)},
                                     {"at", cell(capture.target)}};
  if (capture.en_passant) arguments.push_back({"way", std::string("en-passant")});
  return arguments;
}

void add_set_back(const Board& board, Square from, Square to, std::vector<Message>& events) {
  events.push_back(message("event.set-back", {{"owner", term_of(board.colour_on(from))},
                                              {"piece", term_on(board, from)},
                                              {"from", cell(from)},
                                              {"to", cell(to)}}));
}

}  // namespace

void add_attempt(const Board& board, const Rules& rules, Action move, std::vector<Message>& events) {
  const Capture capture = *find_capture(board, move);
  std::vector<Argument> arguments = capture_arguments(board, capture, false);
  const auto others = [&](Square square) { return board.is_half(square) ? board.pair_on(square).others(square) : 0; };
  add_others(others(capture.from), "partner", "parts", arguments);
  add_others(others(capture.target), "other", "others", arguments);
  if (rules.variant != Variant::Deterministic) {
    arguments.push_back({"chance", capture_chance(board, rules, move).to_string()});
  }
  events.push_back(message("event.attempted", std::move(arguments)));
  if (!capture.en_passant) return;
  add_set_back(board, capture.target, capture.to, events);
  if (move.type() == Action::Type::EnPassantBack) {
    add_set_back(board, capture.to, passed_start(capture.to, board.to_move()), events);
  }
}

void add_others(Bitboard others, std::string_view one, std::string_view two, std::vector<Argument>& arguments) {
  if (others == 0) return;
  if (count(others) == 1) return arguments.push_back({one, cell(lowest(others))});
  arguments.push_back({two, cells(others)});
}

void add_collapses(const Board& board, Action move, Square half, Half said, std::string_view because,
                   std::vector<Message>& events) {
  if (const auto left = partial_collapse(board, move, half, said)) {
    const Pair& triple = board.pair_on(half);
    events.push_back(message("event.reduced", {{"owner", term_of(triple.colour)},
                                               {"piece", term_of(triple.type)},
                                               {"pair", cells(triple)},
                                               {"asked", cell(half)},
                                               {"at", cell(left->asked)},
                                               {"first", cell(left->first)},
                                               {"second", cell(left->second)},
                                               {"chance", first_chance(PairKind::Equal).to_string()}}));
    return;
  }
  for (const Collapse& one : list_collapses(board, move, half, said)) {
    const bool own = one.pair == board.pair_on(half);
    events.push_back(message("event.collapsed", {{"owner", term_of(one.pair.colour)},
                                                 {"piece", term_of(one.pair.type)},
                                                 {"pair", cells(one.pair)},
                                                 {"found", cell(one.found)},
                                                 {"to", cell(one.to)},
                                                 {"because", std::string(own ? because : "entangled")}}));
  }
}

void add_certain_collapses(const Board& board, Action move, std::vector<Message>& events) {
  const Capture capture = *find_capture(board, move);
  const bool target = board.is_half(capture.target);
  const bool mover = board.is_half(capture.from);
  const auto add = [&](Square half) {
    add_collapses(board, move, half, resolved(board.pair_on(half).kind), "marks", events);
  };
  if (target) add(capture.target);
  if (mover && !(target && share_group(board, capture.from, capture.target))) add(capture.from);
}

void add_capture_outcome(const Board& before, const Board& after, Action move, std::vector<Message>& events) {
  const Capture capture = *find_capture(before, move);
  const Colour us = before.to_move();
  std::vector<Argument> arguments = capture_arguments(before, capture, true);
  if (piece_count(after, other(us)) < piece_count(before, other(us))) {
    events.push_back(message("event.captured", std::move(arguments)));
    return;
  }
  const bool arrived = contains(after.of(us), capture.to);
  const char* absent = arrived ? "victim" : after.is_empty(capture.to) ? "both" : "piece";
  arguments.push_back({"absent", std::string(absent)});
  events.push_back(message("event.missed", std::move(arguments)));
}

}  // namespace spooky::chess
