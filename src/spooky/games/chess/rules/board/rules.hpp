#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "spooky/core/rational.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

struct Game;

/// The games of the paper, by their names in the rules.
enum class Variant : std::uint8_t {
  Niel,
  Simplified,
  Hadamard,
  HadamardPlus,
  Deterministic,
  NoBox,
  Tunnelling,
  Partial,
  Plain,
};

enum class BoardShape : std::uint8_t { Standard8x8, Silverman4x5, Gardner5x5, Attack5x6, LosAlamos6x6 };

/// N1: how a pair collapses. Unequal and UnequalPhase: two to one for the first square; the others evenly. Triple: on
/// three squares, a third on each (P1).
enum class PairKind : std::uint8_t { Equal, Unequal, Phase, UnequalPhase, Triple };

constexpr bool is_unequal(PairKind kind) { return kind == PairKind::Unequal || kind == PairKind::UnequalPhase; }
constexpr bool has_phase(PairKind kind) { return kind == PairKind::Phase || kind == PairKind::UnequalPhase; }
/// What the Z move makes of a kind.
constexpr PairKind with_other_phase(PairKind kind) {
  return static_cast<PairKind>(static_cast<std::uint8_t>(kind) ^ 2U);
}
/// The chance of the first square; of a triple that of the square it is asked about (P7).
constexpr Rational first_chance(PairKind kind) {
  constexpr Rational kChances[] = {Rational(1, 2), Rational(2, 3), Rational(1, 2), Rational(2, 3), Rational(1, 3)};
  return kChances[static_cast<std::size_t>(kind)];
}

struct Rules {
  using Game = chess::Game;

  Variant variant = Variant::Niel;
  BoardShape board = BoardShape::Standard8x8;
  bool stay_only = false;        ///< a superposition keeps one half where the piece was
  bool remote_collapse = false;  ///< section 7 of the paper: roll an own pair, then move the piece
  bool double_step = true;
  bool draws = false;  ///< threefold repetition and fifty moves end the game (N16)

  constexpr std::size_t width() const {
    constexpr std::uint8_t kWidths[] = {8, 4, 5, 5, 6};
    return kWidths[static_cast<std::size_t>(board)];
  }
  constexpr std::size_t height() const {
    constexpr std::uint8_t kHeights[] = {8, 5, 5, 6, 6};
    return kHeights[static_cast<std::size_t>(board)];
  }
  /// Every square of the board.
  constexpr Bitboard squares() const {
    const Bitboard row = (Bitboard{1} << width()) - 1;
    Bitboard all = 0;
    for (std::size_t rank = 0; rank < height(); ++rank) all |= row << rank * 8;
    return all;
  }
  constexpr std::size_t first_rank(Colour colour) const { return colour == Colour::White ? 0 : height() - 1; }
  constexpr std::size_t last_rank(Colour colour) const { return first_rank(chess::other(colour)); }
  /// Where pawns begin.
  constexpr std::size_t pawn_rank(Colour colour) const { return colour == Colour::White ? 1 : height() - 2; }

  constexpr bool is_quantum() const { return variant != Variant::Plain; }
  /// Whether an equal pair that is not entangled has a first square all the same (N15).
  constexpr bool keeps_orientation() const {
    return variant == Variant::Simplified || variant == Variant::Hadamard || variant == Variant::HadamardPlus ||
           variant == Variant::Deterministic;
  }
  /// 7.3, where first means red: of a pawn's halves the one on the farther rank is first. An entangled pair may have
  /// its marks face either side, but not in the Simplified Game.
  constexpr bool orders_pawns(bool entangled) const {
    return entangled ? variant == Variant::Simplified : keeps_orientation();
  }
  constexpr bool has_flips() const { return is_quantum() && variant != Variant::Simplified; }
  constexpr bool has_phases() const {
    return variant == Variant::Hadamard || variant == Variant::HadamardPlus || variant == Variant::Deterministic;
  }
  /// P5: pieces may be on three squares.
  constexpr bool has_triples() const { return variant == Variant::Partial; }
  /// Whether Z and Hadamard moves may be made with a whole group.
  constexpr bool moves_groups() const { return variant == Variant::HadamardPlus || variant == Variant::Deterministic; }
  constexpr bool has_kind(PairKind kind) const {
    switch (variant) {
      case Variant::Plain: return false;
      case Variant::Hadamard:
      case Variant::Deterministic: return !is_unequal(kind) && kind != PairKind::Triple;
      case Variant::HadamardPlus: return kind != PairKind::Triple;
      case Variant::Partial: return !has_phase(kind);
      default: return !has_phase(kind) && kind != PairKind::Triple;
    }
  }
  constexpr bool operator==(const Rules&) const = default;
};

}  // namespace spooky::chess
