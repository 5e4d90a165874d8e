#pragma once

#include "games/combinatorial/rules/naive_quantum.hpp"
#include "spooky/classical/table.hpp"
#include "spooky/core/random.hpp"

namespace spooky::combinatorial {

/// What a random table game may look like.
struct TableShape {
  unsigned positions = 6;
  unsigned letters = 4;
  unsigned chance = 2;       ///< a letter is legal in a position with chance 1 in this
  bool is_impartial = true;  ///< otherwise every letter is Left's, Right's or of both
};

/// A random game whose moves lead to later positions only, as Γ and as a table, with the same numbers.
struct RandomTable {
  RandomTable(Random& random, const TableShape& shape) {
    std::vector<std::string> names;
    std::vector<classical::TableGame::Letter> letters;
    std::vector<classical::TableGame::Entry> entries;
    gamma.rows.resize(shape.positions);
    for (unsigned letter = 0; letter < shape.letters; ++letter) {
      const auto owner =
          shape.is_impartial ? classical::Owner::Both : static_cast<classical::Owner>(uniform(random, 3));
      gamma.owners[letter] = owner;
      letters.push_back({"m" + std::to_string(letter), owner});
    }
    for (unsigned from = 0; from < shape.positions; ++from) {
      names.push_back("p" + std::to_string(from));
      positions.push_back({from, 0});
      for (unsigned letter = 0; letter < shape.letters && from + 1 < shape.positions; ++letter) {
        if (uniform(random, shape.chance) != 0) continue;
        const unsigned to = from + 1 + uniform(random, shape.positions - from - 1);
        gamma.rows[from][letter] = to;
        entries.push_back(
            {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(letter), static_cast<std::uint16_t>(to)});
      }
    }
    game = *classical::TableGame::make(std::move(names), std::move(letters), std::move(entries));
  }

  naive::Gamma gamma;
  classical::TableGame game;
  std::vector<classical::Position> positions;
};

}  // namespace spooky::combinatorial
