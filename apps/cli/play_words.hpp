#pragma once

#include <string>
#include <string_view>

#include "spooky/games/registry.hpp"
#include "spooky/words/language.hpp"

// What is said around a game in the terminal: before it, in it, and when it is over.
namespace spooky::cli {

/// Which players the computer plays, and how strongly.
struct ComputerSides {
  bool first = false;
  bool second = false;
  int level = 0;

  bool plays(Actor actor) const { return (actor == Actor::First && first) || (actor == Actor::Second && second); }
};

/// A player's name as a sentence has it: "X", "Black", "Left"; "Schwarz" in German.
std::string player_title(const AnyPosition& position, Actor player, Language language);

/// Whom one plays, at which level, and which side; what to type.
std::string banner(const AnyPosition& start, const ComputerSides& computer, bool resumed, Language language);

/// Who won, for a person who plays against the computer: "You won by 3 points." Empty for two people, who are told by
/// the game itself, and while the game goes on.
std::string verdict(const AnyPosition& position, const ComputerSides& computer, Language language);

/// The rules of what is played, and everything that can be typed.
std::string play_help(const AnyPosition& position, bool has_odds, Language language);

}  // namespace spooky::cli
