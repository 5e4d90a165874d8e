// The rules of the game that is played, for somebody who plays it for the first time.
#include <array>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky {

namespace combinatorial {

namespace {

/// A classical game by its name in the rules, what a move does, and what the letters of its drawing mean.
struct GameGuide {
  std::string_view name;
  std::string_view moves;
  std::string_view legend;
};

constexpr std::array<GameGuide, 17> kGuides{{
    {"nim", "guide.moves.nim", "guide.drawing.heaps"},
    {"subtraction", "guide.moves.subtraction", "guide.drawing.heaps"},
    {"octal", "guide.moves.octal", "guide.drawing.pins"},
    {"kayles", "guide.moves.kayles", "guide.drawing.pins"},
    {"dawson", "guide.moves.dawson", "guide.drawing.pins"},
    {"dawson-kayles", "guide.moves.dawson-kayles", "guide.drawing.pins"},
    {"domineering", "guide.moves.domineering", "guide.drawing.domineering"},
    {"hackenbush", "guide.moves.hackenbush", "guide.drawing.hackenbush"},
    {"node-kayles", "guide.moves.node-kayles", "guide.drawing.graph"},
    {"col", "guide.moves.col", "guide.drawing.graph"},
    {"snort", "guide.moves.snort", "guide.drawing.graph"},
    {"geography", "guide.moves.geography", "guide.drawing.graph"},
    {"clobber", "guide.moves.clobber", "guide.drawing.clobber"},
    {"toads-and-frogs", "guide.moves.toads-and-frogs", "guide.drawing.toads-and-frogs"},
    {"table", "guide.moves.table", "guide.drawing.table"},
    {"sum", "guide.moves.sum", "guide.drawing.sum"},
    {"quantum-sum", "guide.moves.quantum-sum", "guide.drawing.sum"},
}};

const GameGuide& guide_of(const Rules& rules) {
  for (const GameGuide& guide : kGuides) {
    if (guide.name == rules.setting().description.game) return guide;
  }
  return kGuides.front();
}

/// What may be typed here: one move, and a superposition. Empty when nothing may.
Texts examples(const Position& position) {
  if (position.actor() == Actor::None) return {};
  for (std::size_t part = 0; part < position.summands().size(); ++part) {
    const std::vector<Available> moves = position.available(part);
    if (moves.empty()) continue;
    Texts texts;
    const std::string first = part_move_text(position, part, moves.front().move);
    if (moves.front().alone) texts.items.push_back(first);
    if (moves.size() > 1 && position.widest_action(part) >= 2) {
      texts.items.push_back(first + "|" + part_move_text(position, part, moves.back().move));
    }
    if (!texts.items.empty()) return texts;
  }
  return {};
}

}  // namespace

}  // namespace combinatorial

Message Notation<combinatorial::Game>::title(const Rules& rules) {
  const combinatorial::Description& description = rules.setting().description;
  Texts set;
  for (const unsigned number : description.set) set.items.push_back(std::to_string(number));
  std::string parts;
  for (const std::string& part : description.parts) parts += (parts.empty() ? "" : " + ") + part;
  Message heading = combinatorial::message("title", {{"game", Term{"game", combinatorial::guide_of(rules).name}}});
  if (!description.code.empty()) heading.arguments.push_back({"code", description.code});
  if (!set.items.empty()) heading.arguments.push_back({"set", std::move(set)});
  if (!parts.empty()) heading.arguments.push_back({"parts", std::move(parts)});
  const bool classical = description.quantum == combinatorial::QuantumRules{combinatorial::Ruleset::D, 1};
  if (!classical || !description.parts.empty()) {
    heading.arguments.push_back(combinatorial::ruleset_argument(description.quantum.ruleset));
  }
  return heading;
}

std::vector<Message> Notation<combinatorial::Game>::guide(const Position& position) {
  using combinatorial::message;
  const Rules& rules = position.rules();
  const combinatorial::GameGuide& game = combinatorial::guide_of(rules);
  const combinatorial::QuantumRules& quantum = rules.setting().description.quantum;
  std::vector<Message> told = {title(rules), message("guide.turns", {{"moves", Phrases{message(game.moves)}}})};
  if (rules.setting().description.code.starts_with('4')) told.push_back(message("guide.cuts"));
  const Phrases ruleset = {message("guide.ruleset", {combinatorial::ruleset_argument(quantum.ruleset)})};
  if (quantum.width != 1) {
    told.push_back(
        message("guide.superposing", {{"ruleset", ruleset}, {"width", combinatorial::as_number(quantum.width)}}));
  } else if (quantum.ruleset != combinatorial::Ruleset::D) {
    told.push_back(message("guide.single", {{"ruleset", ruleset}}));
  }
  if (Texts texts = combinatorial::examples(position); !texts.items.empty()) {
    told.push_back(message("guide.examples", {{"examples", std::move(texts)}}));
  }
  told.push_back(message(game.legend));
  return told;
}

}  // namespace spooky
