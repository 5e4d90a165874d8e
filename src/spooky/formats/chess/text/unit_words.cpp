#include "spooky/formats/chess/text/unit_words.hpp"

#include <algorithm>

#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky::chess {

namespace {

std::string chance_of(PairKind kind, Half half) {
  const Rational first = first_chance(kind);
  return (half == Half::First ? first : Rational(1) - first).to_string();
}

/// All pieces of a group when one of them is on that square of its pair; without a chance where nothing is rolled.
Message world(const Unit& unit, Half half, bool rolled) {
  Phrases places;
  for (const Pair& pair : unit.pairs) places.push_back(place_of("phrase.place", pair, pair.at(half)));
  Message told = message("phrase.world", {{"places", std::move(places)}});
  if (rolled) told.arguments.push_back({"chance", chance_of(unit.kind(), half)});
  return told;
}

Message entangled(const Unit& unit, bool rolled) {
  const Half first = rolled ? Half::First : resolved(unit.kind());
  Message told =
      message("unit.entangled", {{"worlds", Phrases{world(unit, first, rolled), world(unit, other(first), rolled)}},
                                 {"group", std::int64_t{unit.pairs.front().group}}});
  add_kind(unit.kind(), told.arguments);
  if (!rolled) {
    Cells found;
    for (const Pair& pair : unit.pairs) found.names.push_back(square_name(pair.at(first)));
    told.arguments.push_back({"found", std::move(found)});
  }
  return told;
}

/// P1.
Message tripled(const Pair& triple) {
  return message("unit.tripled", {{"owner", term_of(triple.colour)},
                                  {"piece", term_of(triple.type)},
                                  {"at", cells(triple)},
                                  {"chance", first_chance(triple.kind).to_string()}});
}

Message superposed(const Pair& pair, bool rolled) {
  if (pair.is_triple()) return tripled(pair);
  Message told = message("unit.superposed", {{"owner", term_of(pair.colour)},
                                             {"piece", term_of(pair.type)},
                                             {"first", cell(pair.first)},
                                             {"second", cell(pair.second)}});
  add_kind(pair.kind, told.arguments);
  if (rolled) {
    told.arguments.push_back({"chance", chance_of(pair.kind, Half::First)});
    told.arguments.push_back({"otherwise", chance_of(pair.kind, Half::Second)});
  } else {
    told.arguments.push_back({"found", cell(pair.at(resolved(pair.kind)))});
  }
  return told;
}

}  // namespace

Message place_of(std::string_view key, const Pair& pair, Square at) {
  return message(key, {{"owner", term_of(pair.colour)}, {"piece", term_of(pair.type)}, {"at", cell(at)}});
}

Message unit_words(const Rules& rules, const Unit& unit) {
  const bool rolled = rules.variant != Variant::Deterministic;
  return unit.is_group() ? entangled(unit, rolled) : superposed(unit.pairs.front(), rolled);
}

Message unit_words(const Rules& rules, const Board& board, Square half) {
  const std::vector<Unit> units = units_of(board);
  const auto own = std::find_if(units.begin(), units.end(), [&](const Unit& unit) {
    return std::any_of(unit.pairs.begin(), unit.pairs.end(),
                       [&](const Pair& pair) { return contains(pair.squares(), half); });
  });
  return own == units.end() ? Message{} : unit_words(rules, *own);
}

}  // namespace spooky::chess
