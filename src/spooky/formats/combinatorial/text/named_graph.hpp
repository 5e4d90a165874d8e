#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "spooky/formats/combinatorial/text/reading.hpp"

namespace spooky::combinatorial::texts {

/// Whether a text has the form of a whole graph's name: path5, cycle6, complete4, 3x4, with any numbers.
bool looks_like_graph(std::string_view text);

/// Calls vertex(name) for every vertex of the graph of that name, in order, then edge(name, name) for every edge. Both
/// return a Status; the first error is returned, as is bad-position for a graph that is too large or does not exist.
Status make_named_graph(std::string_view text, const std::function<Status(const std::string&)>& vertex,
                        const std::function<Status(const std::string&, const std::string&)>& edge);

}  // namespace spooky::combinatorial::texts
