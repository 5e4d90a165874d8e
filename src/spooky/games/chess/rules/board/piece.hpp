#pragma once

#include <cstddef>
#include <cstdint>

namespace spooky::chess {

enum class Colour : std::uint8_t { White, Black };
constexpr Colour other(Colour colour) { return colour == Colour::White ? Colour::Black : Colour::White; }
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };
inline constexpr std::size_t kPieceTypes = 6;
constexpr std::size_t index_of(PieceType type) { return static_cast<std::size_t>(type); }

/// What a pawn may become.
inline constexpr PieceType kPromotions[] = {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};

}  // namespace spooky::chess
