#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/position.hpp"
#include "spooky/words/language.hpp"

namespace spooky {

/// A game from its start to where it was left, as a record holds it, in the game's own types. Every action is legal.
template <Game G>
struct GameLog {
  struct Entry {
    typename G::Position::Action action;
    std::optional<std::int64_t> milliseconds;  ///< since the game began, when known
    std::optional<int> face = std::nullopt;    ///< that was rolled for it, when known

    bool operator==(const Entry&) const = default;
  };

  typename G::Position start;
  std::vector<Entry> entries;
  Language language = Language::English;  ///< of comments and captions in files and pictures that are made of it

  bool operator==(const GameLog&) const = default;
};

}  // namespace spooky
