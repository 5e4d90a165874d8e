// The rules of just what is played, for somebody who plays for the first time.
#include <string>
#include <vector>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

Message Notation<akl_chess::Game>::title(const Rules& rules) {
  const json::object named = rules_json(rules);
  Message title = akl_chess::message("title", {{"board", std::string(from_json(named.at("board").get_string()))}});
  if (rules.open) title.arguments.push_back({"open", std::string("yes")});
  return title;
}

std::vector<Message> Notation<akl_chess::Game>::guide(const Position& position) {
  using akl_chess::message;
  const Rules& rules = position.rules();
  Message pawns = message("guide.pawns");
  if (rules.double_step) pawns.arguments.push_back({"double", std::string("yes")});
  std::vector<Message> told = {
      title(rules),           message("guide.types"),   message(rules.open ? "guide.open" : "guide.hidden"),
      message("guide.touch"), message("guide.squares"), std::move(pawns)};
  if (rules.has_castling()) told.push_back(message("guide.castling"));
  told.push_back(message("guide.king"));
  told.push_back(message("guide.drawing"));
  return told;
}

}  // namespace spooky
