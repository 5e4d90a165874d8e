// The rules of just what is played, for somebody who plays it for the first time.
#include <string>
#include <vector>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

Message QuantumChess::title(const Rules& rules) {
  const json::object names = rules_json(rules);
  const auto name = [&](const char* key) { return std::string(from_json(names.at(key).get_string())); };
  Message title = message("title", {{"variant", name("variant")}, {"board", name("board")}});
  if (!rules.interference) title.arguments.push_back({"chance", std::string("yes")});
  return title;
}

std::vector<Message> QuantumChess::guide(const Position& position) {
  const Rules& rules = position.rules();
  std::vector<Message> told = {title(rules), message("guide.move")};
  if (rules.has_superpositions()) {
    for (const char* key : {"guide.split", "guide.merge", "guide.measurement", "guide.capture"}) {
      told.push_back(message(key));
    }
    told.push_back(message(rules.interference ? "guide.interference" : "guide.chance"));
  }
  told.push_back(message("guide.king"));
  if (rules.has_superpositions()) told.push_back(message("guide.drawing"));
  return told;
}

}  // namespace spooky
