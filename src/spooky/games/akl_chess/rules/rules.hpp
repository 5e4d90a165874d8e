#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "spooky/games/akl_chess/rules/man.hpp"
#include "spooky/games/akl_chess/rules/square.hpp"

namespace spooky::akl_chess {

struct Game;

enum class BoardShape : std::uint8_t { Standard8x8, Silverman4x5, Gardner5x5, Attack5x6, LosAlamos6x6 };

struct Rules {
  using Game = akl_chess::Game;

  BoardShape board = BoardShape::Standard8x8;
  bool double_step = true;  ///< A9
  bool open = false;        ///< A16: the second types are dealt face up

  constexpr std::size_t width() const { return kShapes[static_cast<std::size_t>(board)].first_rank.size(); }
  constexpr std::size_t height() const { return kShapes[static_cast<std::size_t>(board)].height; }
  /// White's pieces on the first rank, from a1; Black's stand opposite, and in front of each piece a pawn.
  constexpr std::string_view first_rank_pieces() const { return kShapes[static_cast<std::size_t>(board)].first_rank; }
  constexpr bool has_castling() const { return board == BoardShape::Standard8x8; }

  /// Every square of the board.
  constexpr Bitboard squares() const {
    const Bitboard row = (Bitboard{1} << width()) - 1;
    Bitboard all = 0;
    for (std::size_t rank = 0; rank < height(); ++rank) all |= row << rank * 8;
    return all;
  }
  constexpr std::size_t first_rank(Colour colour) const { return colour == Colour::White ? 0 : height() - 1; }
  constexpr std::size_t last_rank(Colour colour) const { return first_rank(akl_chess::other(colour)); }
  /// From here a man that shows P may make the double step.
  constexpr std::size_t second_rank(Colour colour) const { return colour == Colour::White ? 1 : height() - 2; }

  /// A2: the types of a side's men, which are its second types too.
  constexpr Bag full_bag() const {
    constexpr std::string_view kLetters = "QRBNP";
    Bag bag;
    for (const char letter : first_rank_pieces()) {
      if (letter != 'K') ++bag[static_cast<Type>(kLetters.find(letter))];
      ++bag[Type::Pawn];
    }
    return bag;
  }

  constexpr bool operator==(const Rules&) const = default;

 private:
  struct Shape {
    std::string_view first_rank;
    std::size_t height;
  };
  /// In the order of the shapes.
  static constexpr std::array<Shape, 5> kShapes = {
      {{"RNBQKBNR", 8}, {"RQKR", 5}, {"RNBQK", 5}, {"RNBQK", 6}, {"RNQKNR", 6}}};
};

}  // namespace spooky::akl_chess
