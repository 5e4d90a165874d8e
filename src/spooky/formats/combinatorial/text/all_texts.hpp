#pragma once

#include "spooky/formats/combinatorial/text/board_text.hpp"
#include "spooky/formats/combinatorial/text/graph_text.hpp"
#include "spooky/formats/combinatorial/text/hackenbush_text.hpp"
#include "spooky/formats/combinatorial/text/heaps_text.hpp"
#include "spooky/formats/combinatorial/text/octal_text.hpp"
#include "spooky/formats/combinatorial/text/sum_text.hpp"
#include "spooky/formats/combinatorial/text/table_text.hpp"

// The texts of every classical game, for code that visits any of them.
namespace spooky::combinatorial::texts {

/// content_text of the games that have one of their own, position_text of the others.
template <classical::ClassicalGame G>
std::string content_of(const G& game, Position position) {
  if constexpr (requires { content_text(game, position); }) {
    return content_text(game, position);
  } else {
    return position_text(game, position);
  }
}

}  // namespace spooky::combinatorial::texts
