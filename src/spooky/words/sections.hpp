#pragma once

#include "spooky/words/section.hpp"

// The sections of the catalogues that the engine speaks. Those of the page are read by the page.
namespace spooky::words {

extern const Section kShared;
extern const Section kTictactoe;
extern const Section kGo;
extern const Section kChess;
extern const Section kAklChess;
extern const Section kCombinatorial;

}  // namespace spooky::words
