// Why a game is over: who cannot act, and which rule forbids what is left (Q5).
#include "spooky/formats/combinatorial/text/ending.hpp"

#include <algorithm>
#include <span>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial {

namespace {

/// Of the moves of a part; the others are counted.
constexpr std::size_t kMostListed = 20;

/// The moves of one part that its ruleset forbids: `ending.left`.
Message forbidden_in_part(const Position& position, std::span<const LeftOver> left) {
  const std::size_t summand = left.front().summand;
  const QuantumRules& rules = position.summands()[summand].rules;
  const std::size_t worlds = position.realisations(summand).size();
  Phrases moves;
  for (const LeftOver& one : left.first(std::min(left.size(), kMostListed))) {
    Message move = message("ending.still", {{"move", part_move_text(position, summand, one.available.move)},
                                            {"worlds", as_number(one.available.realisations)},
                                            {"of", as_number(worlds)}});
    if (one.available.realisations == worlds) move.arguments.push_back(flag("everywhere"));
    moves.push_back(std::move(move));
  }
  Message part = message("ending.left", {ruleset_argument(rules.ruleset),
                                         {"width", as_number(rules.width)},
                                         {"count", as_number(left.size())},
                                         {"moves", std::move(moves)}});
  if (left.size() > kMostListed) part.arguments.push_back({"more", as_number(left.size() - kMostListed)});
  add_part(part.arguments, is_sum_of_quantum_games(position), summand);
  return part;
}

/// By what a game ended.
std::string_view reason_of_end(const Position& position, const std::vector<LeftOver>& left) {
  if (position.abandoned()) return "too-large";
  if (!left.empty()) return "forbidden";
  return moves_of_other(position) == 0 ? "no-move" : "only-other";
}

}  // namespace

std::vector<LeftOver> left_over(const Position& position) {
  std::vector<LeftOver> left;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    for (const Available& one : position.available(summand)) left.push_back({summand, one});
  }
  return left;
}

std::size_t moves_of_other(const Position& position) {
  std::size_t count = 0;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    count += position.available(summand, values::other(position.side())).size();
  }
  return count;
}

Message ended(const Position& position) {
  const std::vector<LeftOver> left = left_over(position);
  Message end = message("event.ended", {{"by", std::string(reason_of_end(position, left))}});
  if (position.abandoned()) {
    end.arguments.push_back({"player", player_term(position.side())});
  } else {
    end.arguments.push_back({"winner", player_term(values::other(position.side()))});
    end.arguments.push_back({"loser", player_term(position.side())});
  }
  end.arguments.push_back({"count", as_number(left.size())});
  end.arguments.push_back({"other", as_number(moves_of_other(position))});
  Phrases parts;
  for (std::size_t begin = 0; begin < left.size();) {
    std::size_t next = begin;
    while (next < left.size() && left[next].summand == left[begin].summand) ++next;
    parts.push_back(forbidden_in_part(position, std::span(left).subspan(begin, next - begin)));
    begin = next;
  }
  if (!parts.empty()) end.arguments.push_back({"left", std::move(parts)});
  return end;
}

}  // namespace spooky::combinatorial

namespace spooky {

using namespace combinatorial;

json::value Notation<combinatorial::Game>::stuck(const Position& position) {
  if (position.actor() != Actor::None) return nullptr;
  const std::vector<LeftOver> left = left_over(position);
  json::array moves;
  for (const auto& [summand, available] : left) {
    if (moves.size() == kMostListed) break;
    const QuantumRules& rules = position.summands()[summand].rules;
    moves.push_back(json::object{{"move", part_move_text(position, summand, available.move)},
                                 {"ruleset", to_json(ruleset_name(rules.ruleset))},
                                 {"width", rules.width},
                                 {"worlds", available.realisations},
                                 {"of", position.realisations(summand).size()}});
  }
  return json::object{{"actor", position.side() == Side::Left ? "left" : "right"},
                      {"moves", std::move(moves)},
                      {"count", left.size()},
                      {"other", moves_of_other(position)},
                      {"abandoned", position.abandoned()}};
}

}  // namespace spooky
