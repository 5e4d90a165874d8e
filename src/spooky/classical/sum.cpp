#include "spooky/classical/sum.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

Result<ClassicalSum> ClassicalSum::make(std::vector<PlainClassical> parts) {
  if (parts.size() > kMostParts) {
    return Error{ErrorCode::TooLarge, "a sum has at most " + std::to_string(kMostParts) + " parts"};
  }
  ClassicalSum sum;
  for (const PlainClassical& part : parts) {
    sum.offsets_.push_back(sum.offsets_.back() + std::visit([](const auto& game) { return game.bits(); }, part));
  }
  if (sum.bits() > 128) {
    return Error{ErrorCode::TooLarge, "the parts of the sum are too large together: they need " +
                                          std::to_string(sum.bits()) + " bits, and there are 128"};
  }
  sum.parts_ = std::move(parts);
  return sum;
}

Position ClassicalSum::part_of(Position position, unsigned part) const {
  return moved_down(position, offsets_[part]) & lowest_bits(offsets_[part + 1] - offsets_[part]);
}

Position ClassicalSum::joined(std::span<const Position> positions) const {
  Position whole;
  for (std::size_t i = 0; i < positions.size(); ++i) whole = whole | moved_up(positions[i], offsets_[i]);
  return whole;
}

bool ClassicalSum::is_impartial() const {
  return std::all_of(parts_.begin(), parts_.end(), [](const PlainClassical& part) {
    return std::visit([](const auto& game) { return game.is_impartial(); }, part);
  });
}

Owner ClassicalSum::owner(Move move) const {
  return std::visit([&](const auto& game) { return game.owner(move_of(move)); }, parts_[part_of(move)]);
}

void ClassicalSum::moves(Position position, Side side, Moves& list) const {
  for (unsigned part = 0; part < parts_.size(); ++part) {
    const std::size_t begin = list.size();
    std::visit([&](const auto& game) { game.moves(part_of(position, part), side, list); }, parts_[part]);
    for (std::size_t i = begin; i < list.size(); ++i) list[i] = in_part(part, list[i]);
  }
}

std::optional<Position> ClassicalSum::after(Position position, Move move) const {
  const unsigned part = part_of(move);
  if (part >= parts_.size()) return std::nullopt;
  const Position before = part_of(position, part);
  const auto after = std::visit([&](const auto& game) { return game.after(before, move_of(move)); }, parts_[part]);
  if (!after) return std::nullopt;
  return position ^ moved_up(before ^ *after, offsets_[part]);
}

std::uint64_t ClassicalSum::move_bound(Position position) const {
  std::uint64_t moves = 0;
  for (unsigned part = 0; part < parts_.size(); ++part) {
    moves += std::visit([&](const auto& game) { return game.move_bound(part_of(position, part)); }, parts_[part]);
  }
  return moves;
}

}  // namespace spooky::classical
