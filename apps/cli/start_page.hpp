#pragma once

#include "spooky/words/language.hpp"

namespace spooky::cli {

/// What somebody who types the program's name alone should know first.
void print_start_page(Language language);

}  // namespace spooky::cli
