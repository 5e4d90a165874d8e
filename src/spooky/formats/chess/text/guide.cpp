// The rules of the variant that is played, for somebody who plays it for the first time.
#include <string>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky {

namespace chess {

namespace {

std::string rule_name(const Rules& rules, const char* key) {
  return std::string(from_json(Notation<Game>::rules_json(rules).at(key).get_string()));
}

Argument variant_of(const Rules& rules) { return {"variant", rule_name(rules, "variant")}; }

/// Which superpositions there are: a piece may go to two squares or must stay on one, with which chances and phases.
Message superpositions(const Rules& rules) {
  Message told = message("guide.superposition");
  const auto add = [&](std::string_view name, bool has) {
    if (has) told.arguments.push_back({name, std::string("yes")});
  };
  add("stay_only", rules.stay_only);
  add("unequal", rules.has_kind(PairKind::Unequal));
  add("phases", rules.has_phases());
  return told;
}

}  // namespace

}  // namespace chess

Message Notation<chess::Game>::title(const Rules& rules) {
  return chess::message("title", {chess::variant_of(rules), {"board", chess::rule_name(rules, "board")}});
}

std::vector<Message> Notation<chess::Game>::guide(const Position& position) {
  const Rules& rules = position.rules();
  if (!rules.is_quantum()) {
    return {title(rules), chess::message("guide.move"), chess::message("guide.king")};
  }
  std::vector<Message> told = {title(rules), chess::superpositions(rules),
                               chess::message("guide.collapse", {chess::variant_of(rules)}),
                               chess::message("guide.entanglement", {chess::variant_of(rules)})};
  if (rules.has_triples()) told.push_back(chess::message("guide.triples"));
  if (rules.has_flips()) told.push_back(chess::message("guide.flip"));
  if (rules.has_phases()) told.push_back(chess::message("guide.phase"));
  if (rules.variant == chess::Variant::Tunnelling) told.push_back(chess::message("guide.tunnelling"));
  if (rules.remote_collapse) told.push_back(chess::message("guide.remote-collapse"));
  told.push_back(chess::message("guide.king-pieces"));
  told.push_back(chess::message("guide.drawing"));
  return told;
}

}  // namespace spooky
