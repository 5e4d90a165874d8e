#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/result.hpp"

namespace spooky {

/// A fault of a file, code BadRecord.
Error bad_pgn(std::string reason);

/// One game of a PGN file before its moves are understood.
struct PgnGame {
  struct Tag {
    std::string name;
    std::string value;
  };
  std::vector<Tag> tags;
  std::vector<std::string> moves;  ///< of the main line, without numbers and annotations; `draw` of `[%draw]`
  /// Of `[%face …]` in comments: the index of the move before, and the face of each of its rolls.
  std::vector<std::pair<std::size_t, std::vector<std::optional<int>>>> faces;
  std::vector<std::optional<std::int64_t>> times;  ///< of `[%ms …]` in comments: milliseconds of each action

  /// The value of a tag; none when the game has no such tag.
  const std::string* find(std::string_view name) const;
};

/// Larger files and longer games are refused.
inline constexpr std::size_t kMostPgnBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMostPgnMoves = 20'000;

/// Whether a text looks like PGN: it begins with a tag or with the number of a move.
bool looks_like_pgn(std::string_view text);

/// The first game of a file. Comments, variations, annotations and lines that begin with % are skipped. Errors have
/// code BadRecord.
Result<PgnGame> parse_pgn_game(std::string_view text);

/// A text as it is written between the quotes of a tag.
std::string pgn_escaped(std::string_view text);

}  // namespace spooky
