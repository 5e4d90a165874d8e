#pragma once

#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/formats/quote.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

/// What whoever asks for a game that there is not is told.
inline Error unknown_game(std::string_view name) {
  std::string known;
  Games::for_each([&]<class G>() { known += (known.empty() ? "" : ", ") + std::string(G::kName); });
  return {ErrorCode::BadRequest, "there is no game " + quote(name) + "; the games are " + known};
}

}  // namespace spooky
