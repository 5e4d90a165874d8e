#include "spooky/classical/content.hpp"

#include <algorithm>
#include <string>
#include <tuple>

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

namespace {

/// A thing that is left, by its names: an edge with its colour, or a vertex, or the token on a vertex.
using Item = std::tuple<std::string, std::string, std::string, int>;
using Items = std::vector<Item>;

template <class G>
concept NamesWhatIsLeft = std::same_as<G, Hackenbush> || std::same_as<G, NodeKayles> || std::same_as<G, Geography>;

bool has(Position position, unsigned bit) {
  return ((bit < 64 ? position.low >> bit : position.high >> (bit - 64)) & 1) != 0;
}

Items items_of(const Hackenbush& game, Position position) {
  Items items;
  for (unsigned i = 0; i < game.edges().size(); ++i) {
    if (!has(position, i)) continue;
    const Hackenbush::Edge& edge = game.edges()[i];
    const auto [from, to] = std::minmax(game.vertices()[edge.from], game.vertices()[edge.to]);
    items.emplace_back(edge.label, from, to, static_cast<int>(edge.colour));
  }
  return items;
}

Items items_of(const Graph& graph, std::uint64_t vertices) {
  Items items;
  for (unsigned i = 0; i < graph.size(); ++i) {
    if ((vertices >> i & 1) != 0) items.emplace_back(graph.name(i), "", "", 0);
  }
  for (const auto& [a, b] : graph.edges()) {
    if ((vertices >> a & 1) == 0 || (vertices >> b & 1) == 0) continue;
    const auto [from, to] = std::minmax(graph.name(a), graph.name(b));
    items.emplace_back("", from, to, 0);
  }
  return items;
}

Items items_of(const NodeKayles& game, Position position) { return items_of(game.graph(), position.low); }

Items items_of(const Geography& game, Position position) {
  Items items = items_of(game.graph(), game.vertices(position));
  items.emplace_back(game.graph().name(game.token(position)), "", "", 1);
  return items;
}

template <class G>
Items sorted_items(const G& game, Position position) {
  Items items = items_of(game, position);
  std::sort(items.begin(), items.end());
  return items;
}

/// FNV-1a.
Hash hash_text(const std::string& text) {
  Hash hash = 0xCBF29CE484222325ULL;
  for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
  return hash;
}

}  // namespace

bool same_content(const AnyClassical& first_game, Position first, const AnyClassical& second_game, Position second) {
  if (first_game.index() != second_game.index()) return false;
  return std::visit(
      [&]<class G>(const G& one) {
        const G& other = *std::get_if<G>(&second_game);
        if (one == other) return first == second;
        if constexpr (NamesWhatIsLeft<G>) {
          return sorted_items(one, first) == sorted_items(other, second);
        } else if constexpr (std::same_as<G, ClassicalSum>) {
          if (one.parts().size() != other.parts().size()) return false;
          for (unsigned part = 0; part < one.parts().size(); ++part) {
            if (!same_content(any_classical(one.parts()[part]), one.part_of(first, part),
                              any_classical(other.parts()[part]), other.part_of(second, part))) {
              return false;
            }
          }
          return true;
        } else {
          return false;
        }
      },
      first_game);
}

Hash content_hash(const AnyClassical& game, Position position) {
  return std::visit(
      [&]<class G>(const G& one) {
        if constexpr (NamesWhatIsLeft<G>) {
          Hash hash = 0;
          for (const auto& [label, from, to, kind] : items_of(one, position)) {
            hash += mix(hash_text(label) ^ mix(hash_text(from) + 3 * hash_text(to)) ^ static_cast<Hash>(kind));
          }
          return hash;
        } else if constexpr (std::same_as<G, ClassicalSum>) {
          Hash hash = 0;
          for (unsigned part = 0; part < one.parts().size(); ++part) {
            hash = combine(hash, content_hash(any_classical(one.parts()[part]), one.part_of(position, part)));
          }
          return hash;
        } else {
          return position.hash();
        }
      },
      game);
}

}  // namespace spooky::classical
