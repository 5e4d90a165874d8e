#pragma once

#include <vector>

namespace spooky::combinatorial::texts {

/// The numbers below count in an order that keeps that of every list, if there is one; where the lists leave it open,
/// and where they contradict each other, lower numbers first. So texts that were printed from one board are read onto
/// a board that prints them again.
std::vector<unsigned> merged_order(unsigned count, const std::vector<std::vector<unsigned>>& lists);

}  // namespace spooky::combinatorial::texts
