#pragma once

#include "spooky/formats/capabilities.hpp"

// The reports that only Go has.
namespace spooky::go {

/// `placements(position)`: of its rules alone.
struct PlacementsReport : capabilities::PositionReport<PlacementsReport> {
  static constexpr std::string_view kName = "placements";
  static constexpr std::string_view kTells = "what a turn of each player may place, and how it is written";
  SPOOKY_HOOK(placements);
};

/// `sizes(position)`: of the boards by name, not of the position.
struct SizesReport : capabilities::PositionReport<SizesReport> {
  static constexpr std::string_view kName = "sizes";
  static constexpr std::string_view kTells = "which sizes each board may have";
  SPOOKY_HOOK(sizes);
};

/// `handicaps(position)`: of its rules alone.
struct HandicapsReport : capabilities::PositionReport<HandicapsReport> {
  static constexpr std::string_view kName = "handicaps";
  static constexpr std::string_view kTells = "where handicap stones stand by custom, for each number of them";
  SPOOKY_HOOK(handicaps);
};

}  // namespace spooky::go
