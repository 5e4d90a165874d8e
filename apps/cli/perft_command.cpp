#include <fmt/format.h>

#include <chrono>

#include "commands.hpp"
#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::cli {

int run_perft(const PerftOptions& options) {
  if (options.depth < 0 && options.turns < 0) throw InputError(message("error.perft"));
  const AnyPosition start = options.game.start();
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t nodes = with_position(start, [&]<class G>(const auto& position) {
    return options.depth >= 0 ? count_actions(position, options.depth) : count_turns(position, options.turns);
  });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (options.json) {
    fmt::print("{{\"nodes\":{},\"seconds\":{:.6f}}}\n", nodes, seconds);
  } else {
    fmt::print("{} nodes in {:.3f} s ({:.1f} million a second)\n", nodes, seconds,
               static_cast<double>(nodes) / std::max(seconds, 1e-9) / 1e6);
  }
  return kSuccess;
}

}  // namespace spooky::cli
