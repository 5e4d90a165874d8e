// The rules of the game that is played, for somebody who plays it for the first time.
#include <string>
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/formats/tictactoe/text/words.hpp"

namespace spooky {

Message Notation<tictactoe::Game>::title(const Rules& rules) {
  const bool usual = rules.width == 3 && rules.height == 3 && rules.line == 3;
  const std::string size = std::to_string(int{rules.width}) + "×" + std::to_string(int{rules.height});
  return tictactoe::message("title",
                            {{"variant", std::string(rules.variant == tictactoe::Variant::Plain ? "plain" : "goff")},
                             {"size", usual ? std::string() : size},
                             {"line", std::int64_t{rules.line}}});
}

std::vector<Message> Notation<tictactoe::Game>::guide(const Position& position) {
  const Rules& rules = position.rules();
  const std::vector<Argument> line = {{"line", std::int64_t{rules.line}}};
  if (rules.variant == tictactoe::Variant::Plain) return {title(rules), tictactoe::message("guide.plain", line)};
  return {title(rules), tictactoe::message("guide.turn"), tictactoe::message("guide.winning", line),
          tictactoe::message("guide.drawing")};
}

}  // namespace spooky
