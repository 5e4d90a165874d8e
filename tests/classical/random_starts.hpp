#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"

// Random small starts of every classical game, as texts.
namespace spooky::classical {

inline combinatorial::ClassicalOptions some_options() {
  combinatorial::ClassicalOptions options;
  options.set = {4, 1, 3};
  options.code = "0.3462";
  options.table =
      R"({"start":"s","moves":{"a":"left","b":"right","c":"both","d.1":"left"},
          "positions":{"s":{"a":"t","b":"u","c":"v"},"t":{"b":"w","c":"w","d.1":"v"},"u":{"a":"w","c":"v"},
                       "v":{"a":"w","b":"w"},"w":{}}})";
  return options;
}

inline std::string joined(const std::vector<std::string>& items, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) text += (i > 0 ? std::string(separator) : "") + items[i];
  return text;
}

template <class T>
void shuffle(Random& random, std::vector<T>& items) {
  for (std::size_t i = items.size(); i > 1; --i)
    std::swap(items[i - 1], items[uniform(random, static_cast<std::uint32_t>(i))]);
}

inline std::string random_letters(Random& random, std::string_view letters, unsigned count) {
  std::string text;
  while (text.size() < count) text += letters[uniform(random, static_cast<std::uint32_t>(letters.size()))];
  return text;
}

/// A picture that grows from the ground.
inline std::string random_picture(Random& random) {
  std::vector<std::string> edges;
  unsigned vertices = 1;
  for (unsigned i = uniform(random, 8); i > 0; --i) {
    const std::string from = std::to_string(uniform(random, vertices));
    const bool is_new = uniform(random, 3) > 0;
    const std::string to = std::to_string(is_new ? vertices++ : uniform(random, vertices));
    const std::string ends = uniform(random, 2) == 0 ? from + "-" + to : to + "-" + from;
    edges.push_back("e" + std::to_string(i) + ":" + ends + ":" + random_letters(random, "BRG", 1));
  }
  shuffle(random, edges);
  return joined(edges, ",");
}

inline std::string random_graph(Random& random, unsigned vertices) {
  constexpr std::string_view kNamed[] = {"path4", "cycle5", "complete3", "2x3", "1x4", "path1"};
  if (uniform(random, 4) == 0) return std::string(kNamed[uniform(random, std::size(kNamed))]);
  std::vector<std::string> items;
  for (unsigned a = 0; a < vertices; ++a) {
    items.push_back("v" + std::to_string(a));
    for (unsigned b = a + 1; b < vertices; ++b) {
      if (uniform(random, 3) == 0) items.push_back("v" + std::to_string(b) + "-v" + std::to_string(a));
    }
  }
  shuffle(random, items);
  return joined(items, ",");
}

inline std::string random_rows(Random& random, std::string_view letters, unsigned rows, unsigned columns) {
  std::vector<std::string> lines;
  for (unsigned row = 0; row < rows; ++row) lines.push_back(random_letters(random, letters, columns));
  return joined(lines, "/");
}

inline std::string random_start(Random& random, std::string_view name) {
  const unsigned rows = 1 + uniform(random, 3);
  const unsigned columns = 1 + uniform(random, 4);
  if (name == "nim" || name == "subtraction") {
    std::vector<std::string> heaps;
    for (unsigned i = 1 + uniform(random, 4); i > 0; --i) heaps.push_back(std::to_string(uniform(random, 7)));
    if (uniform(random, 4) == 0) heaps.resize(9 + uniform(random, 24), "2");
    return joined(heaps, ",");
  }
  if (name == "domineering") return random_rows(random, "##.", rows, columns);
  if (name == "hackenbush") {
    if (uniform(random, 3) > 0) return random_picture(random);
    return random_letters(random, "BRG", 1 + uniform(random, 3)) + "+" + random_letters(random, "BR", 2);
  }
  if (name == "node-kayles" || name == "col" || name == "snort") return random_graph(random, uniform(random, 7));
  if (name == "geography") {
    std::string graph = random_graph(random, 1 + uniform(random, 6));
    const bool is_grid = graph == "2x3" || graph == "1x4";
    return graph + (graph.find('v') != std::string::npos ? "@v0" : is_grid ? "@b1" : "@1");
  }
  if (name == "clobber") return random_rows(random, "xxoo.", rows, columns);
  if (name == "toads-and-frogs") {
    return random_letters(random, "TF..", 1 + uniform(random, 6)) + "/" + random_letters(random, "TF.", columns);
  }
  if (name == "table") return random_letters(random, "stuvw", 1);
  return random_letters(random, "##.", 1 + uniform(random, 10));
}

}  // namespace spooky::classical
