#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

/// One action of a record.
struct RecordedAction {
  std::string text;
  Actor actor = Actor::None;
  std::optional<std::int64_t> milliseconds;  ///< since the game began, when known
  std::optional<int> face = std::nullopt;    ///< that was rolled for it, when known
  bool given = false;  ///< brought along when the game was opened: nobody saw it played, or rolled, there

  bool operator==(const RecordedAction&) const = default;
};

/// A game from its start to where it was left: one JSON object (docs/records.md), version 1. A record that was read
/// has been replayed: every action was legal and belongs to the actor named.
struct Record {
  AnyPosition start;
  std::vector<RecordedAction> actions;

  bool operator==(const Record&) const = default;
};

inline constexpr int kRecordVersion = 1;

std::string print_record(const Record& record);
Result<Record> parse_record(std::string_view text);

/// The positions of a record: its start, then one after each action. The actions must be legal, as in a record that
/// was read.
std::vector<AnyPosition> replay(const Record& record);

}  // namespace spooky
