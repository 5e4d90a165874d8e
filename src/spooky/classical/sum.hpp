#pragma once

#include <span>
#include <variant>
#include <vector>

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/clobber.hpp"
#include "spooky/classical/colouring.hpp"
#include "spooky/classical/domineering.hpp"
#include "spooky/classical/geography.hpp"
#include "spooky/classical/hackenbush.hpp"
#include "spooky/classical/heaps.hpp"
#include "spooky/classical/node_kayles.hpp"
#include "spooky/classical/octal.hpp"
#include "spooky/classical/table.hpp"
#include "spooky/classical/toads_and_frogs.hpp"
#include "spooky/core/result.hpp"

namespace spooky::classical {

/// Any classical game that is not put together from others.
using PlainClassical = std::variant<Heaps, Octal, Domineering, Hackenbush, NodeKayles, Colouring, Geography, Clobber,
                                    ToadsAndFrogs, TableGame>;

/// Several games side by side; a move is a move in one of them (Q6). The parts' positions lie one after the other, each
/// in as many bits as its game has. A letter is the part's number << 24 | the part's letter.
class ClassicalSum {
 public:
  static constexpr unsigned kMostParts = 64;

  /// A sum of nothing.
  ClassicalSum() = default;
  /// An error, too-large, when there are too many parts or their positions do not fit.
  static Result<ClassicalSum> make(std::vector<PlainClassical> parts);

  const std::vector<PlainClassical>& parts() const { return parts_; }
  Position part_of(Position position, unsigned part) const;
  /// One position of each part, put together.
  Position joined(std::span<const Position> positions) const;

  static Move in_part(unsigned part, Move move) { return part << 24 | move; }
  static unsigned part_of(Move move) { return move >> 24; }
  static Move move_of(Move move) { return move & 0xFFFFFF; }

  unsigned bits() const { return offsets_.back(); }
  bool is_impartial() const;
  Owner owner(Move move) const;
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position position) const;

  bool operator==(const ClassicalSum&) const = default;

 private:
  std::vector<PlainClassical> parts_;
  std::vector<unsigned> offsets_ = {0};  ///< of each part, and of the end
};

static_assert(ClassicalGame<ClassicalSum>);

}  // namespace spooky::classical
