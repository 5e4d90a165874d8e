// How two squares go together: their correlation, and whether they are entangled.
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/report/density.hpp"
#include "spooky/formats/quantum_chess/report/square_lists.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

Result<json::value> QuantumChess::pairs(const Position& position) {
  constexpr std::size_t kMostWork = 400'000;
  const SquareSet superposed = position.state().superposed();
  const std::size_t count = size_of(superposed);
  const std::size_t length = position.state().number_length();
  if (count * count / 2 * position.state().boards() > kMostWork / length / length) {
    return Error{ErrorCode::TooLarge, "there are too many boards to compare all pairs of squares"};
  }
  const auto branches = told_branches(position.state());
  json::array pairs;
  for (SquareSet rest = superposed; rest != 0;) {
    const Square first = take_lowest(rest);
    for (SquareSet others = rest; others != 0;) {
      const Square second = take_lowest(others);
      const PairDensity density(branches, first, second);
      pairs.push_back(json::object{{"squares", json::array{square_name(first), square_name(second)}},
                                   {"both", density.chance(3).to_string()},
                                   {"first", density.chance(1).to_string()},
                                   {"second", density.chance(2).to_string()},
                                   {"neither", density.chance(0).to_string()},
                                   {"covariance", density.covariance().to_string()},
                                   {"entangled", density.is_entangled()}});
    }
  }
  return json::value(std::move(pairs));
}

}  // namespace spooky
