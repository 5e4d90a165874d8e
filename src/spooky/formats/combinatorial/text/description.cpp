// Words and drawings of quantum positions for the terminal.
#include <algorithm>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/ending.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"
#include "spooky/formats/printable.hpp"

namespace spooky {

namespace combinatorial {

namespace {

constexpr std::size_t kMostDrawn = 12;

Message world_named(const std::string& text) {
  std::vector<Argument> arguments;
  add_world(arguments, text);
  return message("describe.world", std::move(arguments));
}

/// The worlds of a summand, those drawn by their texts.
Message worlds_of_part(const Position& position, std::size_t summand) {
  const std::vector<World> worlds = printed_worlds(position, summand);
  Phrases named;
  for (std::size_t i = 0; i < std::min(worlds.size(), kMostDrawn); ++i) named.push_back(world_named(worlds[i].text));
  Message told = message("describe.worlds", {{"count", as_number(worlds.size())}, {"worlds", std::move(named)}});
  if (worlds.size() > kMostDrawn) told.arguments.push_back({"more", as_number(worlds.size() - kMostDrawn)});
  add_part(told.arguments, position.summands().size() > 1, summand);
  return told;
}

std::string worlds_drawn(const Position& position, Language language) {
  std::string text;
  const auto line = [&](const Message& message) { return say(message, language) + "\n"; };
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const std::vector<World> worlds = printed_worlds(position, summand);
    if (position.summands().size() > 1) text += line(message("diagram.part", {{"part", as_number(summand + 1)}}));
    for (std::size_t i = 0; i < std::min(worlds.size(), kMostDrawn); ++i) {
      if (worlds.size() > 1) {
        text += line(
            message("diagram.world", {{"number", as_number(i + 1)}, {"world", Phrases{world_named(worlds[i].text)}}}));
      }
      text += drawing(position.summands()[summand].game, position.realisations(summand)[worlds[i].place]);
    }
    if (worlds.size() > kMostDrawn) {
      text += line(message("diagram.more", {{"count", as_number(worlds.size() - kMostDrawn)}}));
    }
  }
  return text;
}

}  // namespace

}  // namespace combinatorial

std::string Notation<combinatorial::Game>::diagram(const Position& position, const DiagramStyle& style) {
  const std::string text = combinatorial::worlds_drawn(position, style.language);
  // The names of vertices, edges and moves may be anybody's.
  return text.empty() ? say(combinatorial::world_named(""), style.language) + "\n" : printable_lines(text);
}

std::vector<Message> Notation<combinatorial::Game>::describe(const Position& position) {
  std::vector<Message> told;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    told.push_back(combinatorial::worlds_of_part(position, summand));
  }
  told.push_back(
      position.actor() == Actor::None
          ? combinatorial::ended(position)
          : combinatorial::message("describe.to-act", {{"player", combinatorial::player_term(position.side())}}));
  return told;
}

Message Notation<combinatorial::Game>::explain_value(const Position& position, const Solution& solution) {
  using values::OutcomeClass;
  const auto told = [](std::string_view key, values::Side side) {
    return combinatorial::message(key, {{"player", combinatorial::player_term(side)}});
  };
  if (position.abandoned()) return combinatorial::message("value.nobody");
  if (position.actor() == Actor::None) return told("value.over", values::other(position.side()));
  switch (solution.outcome) {
    case OutcomeClass::N: return told("value.mover-wins", position.side());
    case OutcomeClass::P: return told("value.mover-loses", position.side());
    case OutcomeClass::L: return told("value.wins", values::Side::Left);
    case OutcomeClass::R: return told("value.wins", values::Side::Right);
  }
  return {};
}

}  // namespace spooky
