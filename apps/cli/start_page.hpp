#pragma once

namespace spooky::cli {

/// What somebody who types the program's name alone should know first.
void print_start_page();

}  // namespace spooky::cli
