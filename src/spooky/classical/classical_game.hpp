#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/values/value.hpp"

namespace spooky::classical {

using values::Side;

/// A position of any classical game: 128 bits whose meaning is the game's. The bits a game does not use are zero.
struct Position {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  auto operator<=>(const Position&) const = default;
  Hash hash() const { return combine(low, high); }
};

/// A letter of the alphabet of labelled moves (Q1): below 2^24, its meaning the game's.
using Move = std::uint32_t;
using Moves = std::vector<Move>;

/// Whose a move is. In a partisan game where both may do the same thing by the same name (Clobber: from a1 to a2) these
/// are two letters; one letter is of both only when it does the same for both (a green edge, any move of Nim).
enum class Owner : std::uint8_t { Left, Right, Both };

constexpr bool may_play(Side side, Owner owner) {
  return owner == Owner::Both || (owner == Owner::Left) == (side == Side::Left);
}

/// A classical game on a board that is given: positions, labelled moves, Γ (Q1). It knows nothing of superpositions.
///  - bits()          how many of the 128 bits a position may use, from the lowest
///  - is_impartial()  every move is of both players
///  - owner(move)     for any move the game has named
///  - moves()         appends the moves of a side that are legal here, each once
///  - after()         Γ; nothing when the move is not legal here, whoever's it is. Play cannot go on for ever
///  - move_bound()    at least as many as either side has moves here, and in every position reached from here; quick
template <class G>
concept ClassicalGame =
    std::regular<G> && requires(const G game, Position position, Move move, Side side, Moves& list) {
      { game.bits() } -> std::same_as<unsigned>;
      { game.is_impartial() } -> std::same_as<bool>;
      { game.owner(move) } -> std::same_as<Owner>;
      game.moves(position, side, list);
      { game.after(position, move) } -> std::same_as<std::optional<Position>>;
      { game.move_bound(position) } -> std::same_as<std::uint64_t>;
    };

}  // namespace spooky::classical
