// The rules of the game that is played, for somebody who plays it for the first time.
#include <array>

#include "spooky/formats/combinatorial/classical_text.hpp"
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/quantum_text.hpp"
#include "spooky/formats/combinatorial/reading.hpp"

namespace spooky {

using namespace combinatorial;

using Combinatorial = Notation<combinatorial::Game>;

namespace {

/// A classical game as people call it, what a move does, and what the letters of its drawing mean.
struct GameGuide {
  std::string_view name;
  std::string_view title;
  std::string_view moves;
  std::string_view legend;
};

constexpr std::string_view kPins = "In the drawing ● is a pin that stands and · one that is gone.";
constexpr std::string_view kGraph = "The drawing lists every vertex with its neighbours.";

constexpr std::array<GameGuide, 17> kGuides{{
    {"nim", "Nim", "A move takes one or more tokens from one heap: 2-3 takes three from heap 2.",
     "In the drawing every line is a heap, with its number before it."},
    {"subtraction", "Subtraction",
     "A move takes tokens from one heap, as many as the set allows: 2-3 takes three from heap 2.",
     "In the drawing every line is a heap, with its number before it."},
    {"octal", "Octal game",
     "A move takes neighbouring pins out of a row, as the code allows: its n-th digit is for n pins, 1 if nothing of "
     "their run may remain, 2 if pins remain on one side, 4 on both, or a sum of these. 2 takes the pin 2, 2-3 the "
     "pins "
     "2 and 3.",
     kPins},
    {"kayles", "Kayles", "A move knocks down one pin, as in 2, or two neighbouring ones, as in 2-3.", kPins},
    {"dawson", "Dawson's Chess",
     "A move takes one pin that stands alone, two neighbours that have pins on one side at the most, or any three "
     "neighbours, as in 2-4.",
     kPins},
    {"dawson-kayles", "Dawson's Kayles", "A move takes two neighbouring pins, as in 2-3.", kPins},
    {"domineering", "Domineering",
     "A move places a domino on two free neighbouring squares: Left's stand upright, as a1a2, Right's lie flat, as "
     "a1b1.",
     "In the drawing # is a free square and . one that is covered."},
    {"hackenbush", "Hackenbush",
     "A move removes an edge, by its label: Left a blue one, Right a red one, either a green one. What is no longer "
     "joined to the ground, 0, goes with it.",
     "The drawing lists an edge a line, its label, colour and ends, under the edge on which it stands."},
    {"node-kayles", "Node Kayles", "A move takes a vertex, by its name, and all its neighbours with it.", kGraph},
    {"col", "Col", "A move gives a vertex, by its name, your colour; neighbours never have the same colour.", kGraph},
    {"snort", "Snort", "A move gives a vertex, by its name, your colour; neighbours never have different colours.",
     kGraph},
    {"geography", "Geography",
     "A move takes the token to a neighbouring vertex, by its name; the vertex it leaves is gone.", kGraph},
    {"clobber", "Clobber",
     "A move takes a stone of yours onto a neighbouring stone of the other's, which is removed, as in a1a2.",
     "In the drawing x are Left's stones, o are Right's, and . is an empty square."},
    {"toads-and-frogs", "Toads and Frogs",
     "A move takes a toad of Left's to the right or a frog of Right's to the left: onto the next square if it is "
     "empty, "
     "or over one animal of the other's onto the empty square behind it. a1b1 goes from a1 to b1.",
     "In the drawing T is a toad, F a frog and . an empty square."},
    {"table", "A game of your own", "A move is one that the table names for the position.",
     "The drawing lists the moves of each position and where they lead."},
    {"sum", "A sum of games",
     "An action is made in one part of the sum, and begins with its number and a colon, as in 2:….",
     "Each part is drawn by itself."},
    {"quantum-sum", "A quantum sum of games",
     "A move is made in one part of the sum, and begins with its number and a colon, as in 2:…; a superposition may "
     "join moves of several parts.",
     "Each part is drawn by itself."},
}};

const GameGuide& guide_of(const Rules& rules) {
  for (const GameGuide& guide : kGuides) {
    if (guide.name == rules.setting().description.game) return guide;
  }
  return kGuides.front();
}

std::string ruleset_sentence(Ruleset ruleset) {
  const std::string name = "Ruleset " + std::string(ruleset_name(ruleset)) + ": one move alone is ";
  switch (ruleset) {
    case Ruleset::A: return name + "never played, always a superposition of two or more.";
    case Ruleset::B: return name + "played only when you have no other.";
    case Ruleset::C: return name + "played only when it is legal in every world.";
    case Ruleset::CPrime: return name + "played only when it is legal in every world in which you can move.";
    case Ruleset::D: return name + "always allowed.";
    case Ruleset::BC: return name + "played only when you have no other, or when it is legal in every world.";
  }
  return name;
}

std::string width_sentence(unsigned width) {
  if (width == 0) return " A superposition may have any number of moves.";
  return " A superposition has at most " + std::to_string(width) + " moves.";
}

/// What may be typed here: one move, and a superposition.
std::string examples(const Position& position) {
  if (position.actor() == Actor::None) return "";
  for (std::size_t part = 0; part < position.summands().size(); ++part) {
    const std::vector<Available> moves = position.available(part);
    if (moves.empty()) continue;
    std::string text;
    if (moves.front().alone) text = part_move_text(position, part, moves.front().move);
    if (moves.size() > 1 && position.widest_action(part) >= 2) {
      const std::string first = part_move_text(position, part, moves.front().move);
      text += (text.empty() ? "" : " or ") + first + "|" + part_move_text(position, part, moves.back().move);
    }
    if (!text.empty()) return " Here you may type, for example, " + text + ".";
  }
  return "";
}

/// `1, 2 or 3`.
std::string set_text(const std::vector<unsigned>& set) {
  std::string text;
  for (std::size_t i = 0; i < set.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == set.size() ? " or " : ", ") + std::to_string(set[i]);
  }
  return text;
}

}  // namespace

std::string Combinatorial::title(const Rules& rules) {
  const Description& description = rules.setting().description;
  const bool classical = description.quantum == QuantumRules{Ruleset::D, 1};
  std::string text = std::string(guide_of(rules).title);
  if (!description.code.empty()) text += " " + description.code;
  if (!description.set.empty()) text += " of " + set_text(description.set);
  for (std::size_t i = 0; i < description.parts.size(); ++i) text += (i == 0 ? ": " : " + ") + description.parts[i];
  if (classical && description.parts.empty()) return text + ", classical";
  return text + ", quantum ruleset " + std::string(ruleset_name(description.quantum.ruleset));
}

std::string Combinatorial::guide(const Position& position) {
  const Rules& rules = position.rules();
  const GameGuide& game = guide_of(rules);
  const QuantumRules& quantum = rules.setting().description.quantum;
  std::string text =
      title(rules) + ".\n\nLeft and Right move in turn; who cannot move loses. " + std::string(game.moves);
  if (quantum.width != 1) {
    text +=
        "\n\nYou may superpose moves, with | between them: then each of them has been made, each in a world of its "
        "own, and "
        "play goes on in all worlds at once. A move is available if it is legal in at least one world; worlds where "
        "none "
        "of the moves chosen is legal vanish. " +
        ruleset_sentence(quantum.ruleset) + width_sentence(quantum.width);
  } else if (quantum.ruleset != Ruleset::D) {
    text += "\n\n" + ruleset_sentence(quantum.ruleset) + " Moves are not superposed.";
  }
  return text + examples(position) + "\n\n" + std::string(game.legend);
}

}  // namespace spooky
