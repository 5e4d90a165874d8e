// The rules of the variant that is played, for somebody who plays it for the first time.
#include <string>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {

namespace go {

namespace {

std::string variant_name(const Rules& rules) {
  return std::string(from_json(Notation<Game>::rules_json(rules).at("variant").get_string()));
}

bool has_w_groups(Variant variant) {
  return variant == Variant::W3 || variant == Variant::W4 || variant == Variant::Mixed3 || variant == Variant::MixedK;
}

std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }

}  // namespace

}  // namespace go

Message Notation<go::Game>::title(const Rules& rules) {
  return go::message("title", {{"variant", go::variant_name(rules)}, {"size", go::board_title(rules)}});
}

std::vector<Message> Notation<go::Game>::guide(const Position& position) {
  const Rules& rules = position.rules();
  const bool plain = rules.variant == go::Variant::Plain;
  const Argument variant = {"variant", go::variant_name(rules)};
  std::vector<Message> told = {title(rules), go::message("guide.turn", {variant})};
  if (!plain) {
    told.push_back(
        go::message("guide.collapse", {variant, {"removes", go::yes_or_no(go::has_w_groups(rules.variant))}}));
  }
  told.push_back(
      go::message("guide.capture", {variant, {"returns", go::yes_or_no(rules.superko == go::Superko::Off)}}));
  // How the points are joined, where the drawing does not show it.
  if (!rules.is_grid() && rules.board() != go::BoardKind::Graph) {
    told.push_back(go::message("guide.board", {{"board", std::string(go::board_name(rules.board()))}}));
  }
  const std::string scoring = rules.scoring == go::Scoring::Area ? "area" : "territory";
  told.push_back(go::message("guide.end", {{"scoring", scoring}, {"komi", go::yes_or_no(rules.komi_halves != 0)}}));
  told.push_back(go::message("guide.drawing", {variant}));
  return told;
}

}  // namespace spooky
