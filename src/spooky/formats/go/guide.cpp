// The rules of the variant that is played, for somebody who plays it for the first time.
#include <string>

#include "spooky/formats/go/notation.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

std::string variant_name(const Rules& rules) {
  return std::string(from_json(Go::rules_json(rules).at("variant").get_string()));
}

std::string placing(Variant variant) {
  const std::string pair =
      "A turn places two stones of your colour on two empty points, as in D3 C2: an entangled pair, of which one stone "
      "will stay.";
  const auto group = [](const std::string& stones, const std::string& example) {
    return "A turn places " + stones + " stones of your colour on empty points, as in " + example +
           ": an entangled group.";
  };
  switch (variant) {
    case Variant::Symmetric:
      return "A turn places a pair of stones on two points that are opposite through the middle of the board, as in D3 "
             "F7 "
             "on 9×9. When the opposite point is occupied, or is the point itself, the turn is one stone.";
    case Variant::Semi:
      return "Black places entangled pairs, as in D3 C2, of which one stone will stay; White single stones, as in D3.";
    case Variant::Ghz3: return group("three", "D3 C2 F6") + " One of them will stay.";
    case Variant::Ghz4: return group("four", "D3 C2 F6 G7") + " One of them will stay.";
    case Variant::W3: return group("three", "D3 C2 F6") + " It loses one stone at each collapse.";
    case Variant::W4: return group("four", "D3 C2 F6 G7") + " It loses one stone at each collapse.";
    case Variant::Mixed3:
      return group("three", "D3 C2 F6:3G") +
             " Of a G group one stone will stay; a W group, :3W, loses one stone at each collapse.";
    case Variant::MixedK:
      return "A turn places a pair, D3 C2, three stones as a G or a W group, D3 C2 F6:3G or D3 C2 F6:3W, or four as a "
             "W "
             "group. Of pairs and G groups one stone will stay; W groups lose one stone at each collapse.";
    default: return pair;
  }
}

bool removes(Variant variant) {
  return variant == Variant::W3 || variant == Variant::W4 || variant == Variant::Mixed3 || variant == Variant::MixedK;
}

std::string collapsing(Variant variant) {
  return std::string(" As long as stones touch nothing they stay entangled. When stones just placed touch others") +
         (variant == Variant::Weak ? ", diagonally too, " : ", ") +
         "every group they touch collapses, and so does the new one: first the mover's older groups, then the "
         "opponent's, "
         "then the new one. The owner keeps one stone, =D3, and the others are removed" +
         (removes(variant) ? "; of a W group the owner removes one, -D3" : "") +
         ". Of the new group a stone that touches one just kept must be kept.";
}

}  // namespace

std::string Go::title(const Rules& rules) {
  const std::string size = std::to_string(int{rules.width}) + "×" + std::to_string(int{rules.height});
  if (rules.variant == Variant::Plain) return "Ordinary Go, " + size;
  const bool base = rules.variant == Variant::Base;
  return "Quantum Go (Ranchin), " + size + (base ? "" : ", variant " + variant_name(rules));
}

std::string Go::guide(const Position& position) {
  const Rules& rules = position.rules();
  const bool plain = rules.variant == Variant::Plain;
  std::string text = title(rules) + ".\n\n";
  text += plain ? "A turn places one stone of your colour on an empty point, as in D3."
                : placing(rules.variant) + collapsing(rules.variant);
  text += plain ? " Stones without liberties are captured." : " Then stones without liberties are captured, as in Go.";
  if (rules.superko != Superko::Off) text += " No position may come back.";
  text += "\n\nTwo passes in a row (pass) end the game, and so does resign. ";
  text += rules.scoring == Scoring::Area
              ? "Your points are your stones and the empty points only you surround"
              : "Your points are the empty points only you surround and the stones you captured";
  text += rules.komi_halves != 0 ? "; White gets the komi too." : ".";
  text += "\n\nIn the drawing X is Black and O is White";
  return text + (plain ? "." : "; x and o are their entangled stones.");
}

}  // namespace spooky
