#pragma once

#include <string_view>
#include <vector>

#include "spooky/games/registry.hpp"

namespace spooky {

/// The rules, in the command line's form, under which the conformance test plays a game: at least one entry a variant
/// and an odd board or two. A new game adds its own.
template <Game G>
std::vector<std::string_view> conformance_rules();

template <>
inline std::vector<std::string_view> conformance_rules<tictactoe::Game>() {
  return {"",
          "variant=plain",
          "width=2,height=2,line=2",
          "width=4,height=3",
          "width=1,height=1,line=1",
          "width=1,height=2",
          "width=5,height=5,line=4",
          "width=26,height=2,line=3",
          "width=8,height=8,line=5",
          "variant=plain,width=4,height=4,line=4"};
}

}  // namespace spooky
