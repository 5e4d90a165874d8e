#pragma once

#include <cstdint>

namespace spooky::go {

enum class Colour : std::uint8_t { Empty, Black, White, Edge };

constexpr Colour other(Colour player) { return player == Colour::Black ? Colour::White : Colour::Black; }

}  // namespace spooky::go
