// Quantum Go in words, for people and screen readers.
#include <algorithm>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {

namespace go {

namespace {

/// So many stones of each player; nothing when there are none.
void add_stones(std::string_view key, std::size_t black, std::size_t white, std::vector<Message>& told) {
  if (black + white == 0) return;
  told.push_back(message(key, {{"black", number(black)}, {"white", number(white)}, {"stones", number(black + white)}}));
}

void add_classical_stones(const Position& position, const Shown& shown, std::vector<Message>& told) {
  std::size_t black = 0;
  std::size_t white = 0;
  position.rules().for_points([&](Point point) {
    black += shown.letter(point) == 'X' ? 1U : 0U;
    white += shown.letter(point) == 'O' ? 1U : 0U;
  });
  add_stones("describe.stones", black, white, told);
}

/// What a turn may place: "two stones", "three stones (G)".
Phrases offers(std::span<const Shape> shapes) {
  constexpr std::string_view kKeys[] = {"offer.1", "offer.2", "offer.3G", "offer.3W", "offer.4G", "offer.4W"};
  Phrases offers;
  for (const Shape shape : shapes) offers.push_back(message(kKeys[static_cast<std::size_t>(shape)]));
  return offers;
}

/// What is to be done now.
Message task(const Position& position) {
  if (position.is_over()) return ended(position);
  const Situation& situation = position.situation();
  if (situation.is_choosing()) return asked(position);
  std::size_t least = kMostStones;
  for (const Shape shape : situation.shapes()) least = std::min(least, stones_of(shape));
  const Colour player = situation.to_move();
  Message place = message("describe.place", {{"player", term(player)}});
  if (situation.passes() == 1) place.arguments.push_back({"passed", term(other(player))});
  if (position.board().empties().size() >= least) place.arguments.push_back({"offers", offers(situation.shapes())});
  return place;
}

}  // namespace

}  // namespace go

std::vector<Message> Notation<go::Game>::describe(const Position& position) {
  const Rules& rules = position.rules();
  const go::Shown shown(position);
  std::vector<Message> told;
  go::add_classical_stones(position, shown, told);
  for (const go::Group& group : shown.groups()) {
    told.push_back(go::message("describe.group", {{"owner", go::term(group.owner)},
                                                  {"shape", go::term(group.shape)},
                                                  {"group", go::cells(rules, group.stones())}}));
  }
  const auto captured = [&](go::Colour player) {
    return static_cast<std::size_t>(position.situation().captured(player));
  };
  go::add_stones("describe.captured", captured(go::Colour::Black), captured(go::Colour::White), told);
  told.push_back(go::task(position));
  return told;
}

Message Notation<go::Game>::explain_value(const Position&, const Solution<Action>& solution) {
  if (solution.value == Rational(0)) return go::message("value.draw");
  const go::Colour winner = solution.value > Rational(0) ? go::Colour::Black : go::Colour::White;
  return go::message("value.wins", {{"player", go::term(winner)}});
}

}  // namespace spooky
