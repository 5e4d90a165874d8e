#include "spooky/games/chess/rules/board/zobrist.hpp"

namespace spooky::chess::zobrist::detail {

namespace {

constexpr auto make_pieces() {
  std::array<std::array<std::array<Hash, 64>, kPieceTypes>, 2> words{};
  std::uint64_t counter = 1;
  for (auto& colour : words) {
    for (auto& type : colour) {
      for (Hash& word : type) word = mix(counter++);
    }
  }
  return words;
}

}  // namespace

constexpr std::array<std::array<std::array<Hash, 64>, kPieceTypes>, 2> kPieces = make_pieces();

}  // namespace spooky::chess::zobrist::detail
