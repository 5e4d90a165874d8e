#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spooky::cli {

/// How many letters must be changed, left out, put in or exchanged with their neighbour to make one word another.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The known word that somebody who typed another may have meant; empty when none is near.
std::string nearest_word(std::string_view typed, const std::vector<std::string>& known);

}  // namespace spooky::cli
