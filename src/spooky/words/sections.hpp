#pragma once

#include "spooky/words/section.hpp"

// The sections of the catalogues that are compiled in. Those of the page are read by the page.
namespace spooky::words {

extern const Section kShared;
extern const Section kTictactoe;
extern const Section kGo;
extern const Section kChess;
extern const Section kAklChess;
extern const Section kQuantumChess;
extern const Section kCombinatorial;
extern const Section kTerminal;
extern const Section kServer;
extern const Section kDice;

}  // namespace spooky::words
