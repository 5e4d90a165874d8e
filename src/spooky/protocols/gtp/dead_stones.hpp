#pragma once

#include "spooky/games/go/rules/position.hpp"

namespace spooky::gtp {

/// The stones that would not live to the end: chains whose points most random games leave to the other player. The same
/// position has always the same answer.
go::PointSet dead_stones(const go::Position& position);

}  // namespace spooky::gtp
