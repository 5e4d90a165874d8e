#include "spooky/formats/combinatorial/text/heaps_text.hpp"

#include <algorithm>

#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Heaps;

namespace {

constexpr unsigned kLargestHeap = 0xFFFF;
constexpr std::size_t kMostInSet = 256;

Result<std::vector<unsigned>> read_heaps(std::string_view text) {
  const auto parts = split(text, ',');
  if (parts.size() > Heaps::kMostHeaps) {
    return bad_position("there are " + std::to_string(parts.size()) + " heaps; at most " +
                        std::to_string(Heaps::kMostHeaps) + " are supported");
  }
  const unsigned largest = Heaps(static_cast<unsigned>(parts.size())).largest();
  std::vector<unsigned> sizes;
  for (const std::string_view part : parts) {
    const auto size = read_number(part);
    const bool is_long = part.size() > 9 && part.find_first_not_of("0123456789") == std::string_view::npos;
    if (!size && !is_long) return bad_position(quote(part) + " is not the size of a heap: heaps are written as in 3,3");
    if (!size || *size > largest) {
      return bad_position("a heap of " + quote(part) + " is too large: with " +
                          counted(static_cast<unsigned>(parts.size()), "heap") + " the largest has " +
                          std::to_string(largest) + " tokens");
    }
    sizes.push_back(*size);
  }
  return sizes;
}

}  // namespace

Status check_set(const std::vector<unsigned>& set) {
  const auto bad = [](std::string reason) { return Error{ErrorCode::BadRequest, std::move(reason)}; };
  if (set.empty()) return bad("subtraction needs a set: the numbers that may be taken, as in 1,2,3");
  if (set.size() > kMostInSet) return bad("the set has at most " + std::to_string(kMostInSet) + " numbers");
  std::vector<unsigned> sorted = set;
  std::sort(sorted.begin(), sorted.end());
  if (sorted.front() == 0) return bad("0 is in the set, but a move must take something");
  if (sorted.back() > kLargestHeap) {
    return bad(std::to_string(sorted.back()) + " is in the set, but no heap is larger than " +
               std::to_string(kLargestHeap));
  }
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) return bad(std::to_string(*twice) + " is in the set twice");
  return success();
}

Result<ClassicalStart> parse_heaps(std::vector<unsigned> set, std::string_view text) {
  const auto parts = split_realisations(text);
  if (!parts) return parts.error();
  std::sort(set.begin(), set.end());
  const auto commas = std::count(parts->front().begin(), parts->front().end(), ',');
  const unsigned heaps = static_cast<unsigned>(std::min<std::ptrdiff_t>(commas, Heaps::kMostHeaps)) + 1;
  const Heaps game(heaps, std::move(set));
  ClassicalStart start{game, {}};
  for (const std::string_view part : *parts) {
    const auto sizes = read_heaps(part);
    if (!sizes) return sizes.error();
    if (sizes->size() != heaps) {
      return bad_position("all realisations have the same number of heaps, but " + quote(parts->front()) + " has " +
                          std::to_string(heaps) + " and " + quote(part) + " has " + std::to_string(sizes->size()));
    }
    Position position;
    for (unsigned heap = 0; heap < heaps; ++heap) position = game.with_size(position, heap, (*sizes)[heap]);
    start.positions.push_back(position);
  }
  return start;
}

std::string position_text(const Heaps& game, Position position) {
  std::string text;
  for (unsigned heap = 0; heap < game.heaps(); ++heap) {
    if (heap > 0) text += ',';
    text += std::to_string(game.size(position, heap));
  }
  return text;
}

std::string move_text(const Heaps&, Move move) {
  return std::to_string(Heaps::heap_of(move) + 1) + "-" + std::to_string(Heaps::count_of(move));
}

Result<Move> parse_move(const Heaps& game, Side, std::string_view text) {
  const auto parts = split(text, '-');
  const auto heap = read_number(parts.front());
  const auto count = parts.size() == 2 ? read_number(parts.back()) : std::nullopt;
  if (!heap || !count) {
    return illegal("refusal.no-take", {{"text", quote(text)}});
  }
  if (*heap == 0 || *heap > game.heaps()) {
    return illegal("refusal.no-heap", {{"heap", as_number(*heap)}, {"heaps", as_number(game.heaps())}});
  }
  if (*count == 0) return illegal("refusal.take-nothing");
  if (*count > game.largest()) {
    return illegal("refusal.heap-too-large", {{"count", as_number(*count)}, {"largest", as_number(game.largest())}});
  }
  if (!game.set().empty() && !std::binary_search(game.set().begin(), game.set().end(), *count)) {
    return illegal("refusal.not-in-set", {{"count", as_number(*count)}});
  }
  return Heaps::take(*heap - 1, *count);
}

Message why_not(const Heaps& game, Position position, Move move) {
  const unsigned heap = Heaps::heap_of(move);
  const unsigned size = game.size(position, heap);
  const Cell name{std::to_string(heap + 1)};
  if (size == 0) return message("why.heap-empty", {{"heap", name}});
  return message("why.heap-small", {{"heap", name}, {"tokens", as_number(size)}});
}

std::string drawing(const Heaps& game, Position position) {
  constexpr unsigned kMostDrawn = 40;
  std::string picture;
  for (unsigned heap = 0; heap < game.heaps(); ++heap) {
    const unsigned size = game.size(position, heap);
    picture += (heap < 9 && game.heaps() > 9 ? " " : "") + std::to_string(heap + 1) + ' ';
    for (unsigned i = 0; i < std::min(size, kMostDrawn); ++i) picture += "●";
    if (size > kMostDrawn) picture += "… " + std::to_string(size);
    picture += '\n';
  }
  return picture;
}

}  // namespace spooky::combinatorial::texts
